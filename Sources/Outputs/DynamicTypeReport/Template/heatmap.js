// Screens × sizes: how much is found where. Each cell is a link to that screen at that size.

function renderHeatmap() {
  const sizes = report.matrix.sizes;
  const rows = screens.map((screen) => ({ screen, found: screen.findings.filter(passes) }));
  const head = make("thead", null,
    make("tr", null,
      make("th", { scope: "col", class: "corner" }, "Screen"),
      sizes.map((size) => sizeHeader(size, rows)),
      make("th", { scope: "col", class: "verdict" }, "Verdict")));
  for (const { screen, found } of rows) screen.row = heatmapRow(screen, found, sizes);
  const table = make("table", null, head, make("tbody"));
  table.addEventListener("keydown", (event) =>
    moveFocus(event, [...table.querySelectorAll("a.cell")], sizes.length));
  byID("heatmap").replaceChildren(table, make("p", { class: "empty", hidden: true }, "No screen is called that."));
  byID("legend").replaceChildren(
    legendItem("clean", "", "nothing found"), legendItem("note", "", "notes only"),
    legendItem("warning", "2", "warnings"),
    legendItem("error", "2", "errors, what a reader loses for certain"));
}

// A sample of a cell and what it means, which stay on one line.
function legendItem(kind, number, meaning) {
  return make("span", null, make("span", { class: `cell sample ${kind}` }, number), meaning);
}

// Which rows there are, and in which order; the rows themselves stay.
function arrangeHeatmap() {
  const table = byID("heatmap");
  table.querySelector("tbody").replaceChildren(...listed.map((screen) => screen.row));
  table.querySelector("table").hidden = listed.length === 0;
  table.querySelector(".empty").hidden = listed.length > 0;
  markCurrentCell();
}

// The header of a size: a letter as large as text is there, and how many screens hold up.
function sizeHeader(size, rows) {
  const [name, points] = sizeFacts[size];
  const sound = rows.filter(({ found }) =>
    !found.some((finding) => finding.severity === "error" && appearsAt(finding, size))).length;
  const share = rows.length ? sound / rows.length : 1;
  return make("th", { scope: "col", title: `${name}: body text of ${points} points; ${sound} of ${plural(rows.length, "screen")} without errors` },
    make("span", { class: "letter", "aria-hidden": "true", style: { "--points": points } }, "A"),
    make("span", { class: "size" }, size),
    make("span", { class: "share", "aria-hidden": "true", style: { "--share": share } }));
}

function heatmapRow(screen, found, sizes) {
  const safe = isSafe(screen);
  return make("tr", { "data-key": screen.key },
    make("th", { scope: "row" },
      make("a", { href: address(screen, state.size), tabindex: -1, dir: "auto" }, screen.title),
      make("small", null, make("bdi", null, screen.path.split("/").at(-1)), ` · ${screen.place}`),
      make("small", { class: `narrow-verdict ${safe ? "safe" : ""}` }, screen.verdict.text)),
    sizes.map((size) => make("td", null, heatmapCell(screen, found, size))),
    make("td", { class: `verdict ${safe ? "safe" : ""}` }, screen.verdict.text));
}

function heatmapCell(screen, found, size) {
  if (!screen.cells.some((cell) => cell.size === size)) return make("span", { class: "cell absent" });
  const counts = tally(found.filter((finding) => appearsAt(finding, size)));
  const worst = severities.find((severity) => counts[severity] > 0) ?? "clean";
  const number = worst === "error" || worst === "warning" ? counts[worst] : 0;
  const level = number > 9 ? 3 : number > 3 ? 2 : 1;
  return make("a", {
    class: `cell ${worst} level-${level}`, href: address(screen, size), "data-size": size, tabindex: -1,
    "aria-label": `${screen.title} at ${size}: ${inWords(counts)}`,
    title: `${size}: ${inWords(counts)}`,
  }, number ? String(number) : "");
}

function markCurrentCell() {
  const table = byID("heatmap");
  for (const cell of table.querySelectorAll("[aria-current]")) {
    cell.removeAttribute("aria-current");
    if (cell !== document.activeElement) cell.tabIndex = -1;
  }
  const row = state.screen?.row?.isConnected ? state.screen.row : null;
  const cell = row?.querySelector(`a.cell[data-size="${state.size}"]`);
  for (const each of table.querySelectorAll("tr.current")) each.classList.remove("current");
  row?.classList.add("current");
  if (!cell) return;
  cell.setAttribute("aria-current", "true");
  cell.tabIndex = 0;
  keepVisible(table, row, cell);
}

// Scrolls the list of screens, and nothing else, until the cell is in its middle.
function keepVisible(table, row, cell) {
  const outer = table.getBoundingClientRect(), inner = cell.getBoundingClientRect();
  if (inner.left < outer.left || inner.right > outer.right) {
    table.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }
  const head = table.querySelector("thead").offsetHeight;
  const top = row.offsetTop - head;
  const bottom = row.offsetTop + row.offsetHeight - table.clientHeight;
  if (top >= table.scrollTop && bottom <= table.scrollTop) return;
  table.scrollTop = (top + bottom) / 2;
}
