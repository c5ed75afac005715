// Screens × sizes: how much is found where. Each cell is a link to that screen at that size.

// Rows are made as they come into sight: a report may have thousands.
const rowsAtOnce = 16;
let unmade = [];

function renderHeatmap() {
  const table = make("table", null, make("thead"), make("tbody"));
  table.addEventListener("keydown", (event) => {
    if (event.key === "End") makeRows(Infinity);
    else if (event.key === "ArrowDown") makeRowsAfter(document.activeElement.closest("tr"));
    moveFocus(event, [...table.querySelectorAll("a.cell")], report.matrix.sizes.length);
  });
  table.addEventListener("click", followCell);
  const region = byID("heatmap");
  region.replaceChildren(table, make("p", { class: "empty", hidden: true }));
  region.addEventListener("scroll", () => {
    if (region.scrollTop + 2 * region.clientHeight > region.scrollHeight) makeRows(rowsAtOnce);
  }, { passive: true });
  byID("legend").replaceChildren(
    legendItem("clean", "", "nothing found"), legendItem("note", "", "notes only"),
    legendItem("warning", "2", "warnings"),
    legendItem("error", "2", "errors, what a reader loses for certain"),
    ...(screens.some(looksDifferent) ? [legendItem("clean changed", "", "looks different from before")] : []));
}

// A link to a screen, followed without losing the filters that its address was made with.
function followCell(event) {
  const link = event.target.closest("a");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const screen = screens.find((each) => each.key === link.closest("tr").dataset.key);
  show({ screen, size: link.dataset.size ?? state.size, finding: null });
}

// A sample of a cell and what it means, which stay on one line.
function legendItem(kind, number, meaning) {
  return make("span", null, make("span", { class: `cell sample ${kind}` }, number), meaning);
}

// The rows of the screens that are listed, below the names of their folders where these are wanted.
function arrangeHeatmap() {
  const region = byID("heatmap");
  const sizes = report.matrix.sizes;
  const failing = failingScreens();
  region.querySelector("thead").replaceChildren(
    make("tr", null,
      make("th", { scope: "col", class: "corner" }, "Screen"),
      sizes.map((size) => sizeHeader(size, listed.length - (failing.get(size) ?? 0))),
      make("th", { scope: "col", class: "verdict" }, "Verdict")));
  region.querySelector("tbody").replaceChildren();
  unmade = listed.flatMap((screen, at) => {
    const isNew = state.view === "folders" && (at === 0 || folderOf(listed[at - 1]) !== folderOf(screen));
    return isNew ? [{ folder: folderOf(screen) }, { screen }] : [{ screen }];
  });
  makeRows(rowsAtOnce);
  region.querySelector("table").hidden = listed.length === 0;
  const empty = region.querySelector(".empty");
  empty.hidden = listed.length > 0;
  empty.textContent = state.query.trim() ? `Nothing here says “${state.query.trim()}”.` : "All filtered out.";
  renderShown();
  markCurrentCell();
}

function makeRows(count) {
  const entries = unmade.slice(0, count);
  if (!entries.length) return;
  unmade = unmade.slice(entries.length);
  byID("heatmap").querySelector("tbody").append(...entries.map(({ folder, screen }) =>
    folder === undefined ? heatmapRow(screen) : folderRow(folder)));
}

function makeRowsAfter(row) {
  if (row && !row.nextElementSibling?.nextElementSibling) makeRows(rowsAtOnce);
}

function folderRow(folder) {
  return make("tr", { class: "folder" },
    make("th", { scope: "rowgroup", colspan: report.matrix.sizes.length + 2 }, make("bdi", null, folder)));
}

// How much passes the filters.
function renderShown() {
  const isAll = !hidesFindings() && !state.query.trim() && !state.look;
  const count = foundAnywhere.size;
  byID("shown").textContent = isAll ? ""
    : `${grouped(listed.length)} of ${plural(screens.length, "screen")}, ${grouped(count)} of ${plural(report.findings.length, "finding")}.`;
}

// By size, how many of the screens that are listed lose something there.
function failingScreens() {
  const counts = new Map();
  for (const screen of listed) {
    let failing = 0;
    for (const finding of found(screen)) if (finding.severity === "error") failing |= finding.bits;
    for (const [size, bit] of bitBySize) if (failing & bit) counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  return counts;
}

// The header of a size: a letter as large as text is there, and how many screens hold up.
function sizeHeader(size, sound) {
  const [name, points] = sizeFacts[size];
  const share = listed.length ? sound / listed.length : 1;
  return make("th", { scope: "col", title: `${name}: body text of ${points} points; ${sound} of ${plural(listed.length, "screen")} without errors` },
    make("span", { class: "letter", "aria-hidden": "true", style: { "--points": points } }, "A"),
    make("span", { class: "size" }, size),
    make("span", { class: "share", "aria-hidden": "true", style: { "--share": share } }));
}

function heatmapRow(screen) {
  const sizes = report.matrix.sizes;
  const look = verdictClass(screen.verdict.kind);
  return make("tr", { "data-key": screen.key },
    make("th", { scope: "row" },
      make("a", { href: address(screen, state.size), tabindex: -1, dir: "auto" }, screen.title),
      make("small", { title: screen.path }, make("bdi", null, screen.path.split("/").at(-1)), ` · ${screen.place}`),
      make("small", { class: `narrow-verdict ${look}` }, screen.verdict.text)),
    sizes.map((size) => make("td", null, heatmapCell(screen, size))),
    make("td", { class: `verdict ${look}` }, screen.verdict.text));
}

function heatmapCell(screen, size) {
  const cell = screen.cells.find((each) => each.size === size);
  if (!cell) return make("span", { class: "cell absent" });
  const counts = tally(found(screen).filter((finding) => appearsAt(finding, size)));
  const worst = severities.find((severity) => counts[severity] > 0) ?? "clean";
  const number = worst === "error" || worst === "warning" ? counts[worst] : 0;
  const isChanged = differsAt(screen, screen.cells.indexOf(cell));
  const level = number > 9 ? 3 : number > 3 ? 2 : 1;
  return make("a", {
    class: `cell ${worst} level-${level} ${isChanged ? "changed" : ""}`, href: address(screen, size), "data-size": size, tabindex: -1,
    "aria-label": `${screen.title} at ${size}: ${inWords(counts)}${isChanged ? ", looks different" : ""}`,
    title: `${size}: ${inWords(counts)}${isChanged ? ", looks different" : ""}`,
  }, number ? String(number) : "");
}

// The addresses of rows that are made already, after a switch that is part of them.
function renewLinks() {
  for (const row of byID("heatmap").querySelectorAll("tr[data-key]")) {
    const screen = screens.find((each) => each.key === row.dataset.key);
    for (const link of row.querySelectorAll("a")) link.href = address(screen, link.dataset.size ?? state.size);
  }
}

function markCurrentCell() {
  const table = byID("heatmap");
  for (const cell of table.querySelectorAll("[aria-current]")) {
    cell.removeAttribute("aria-current");
    if (cell !== document.activeElement) cell.tabIndex = -1;
  }
  const row = currentRow(table);
  const cell = row?.querySelector(`a.cell[data-size="${state.size}"]`) ?? null;
  for (const each of table.querySelectorAll("tr.current")) each.classList.remove("current");
  row?.classList.add("current");
  if (!cell) {
    const first = table.querySelector("a.cell");
    if (first) first.tabIndex = 0;
    return;
  }
  cell.setAttribute("aria-current", "true");
  cell.tabIndex = 0;
  keepVisible(table, row, cell);
}

// The row of the screen that is looked at, made if it is listed further down.
function currentRow(table) {
  const find = () => [...table.querySelectorAll("tr[data-key]")].find((row) => row.dataset.key === state.screen?.key);
  const row = find();
  if (row || !listed.includes(state.screen)) return row;
  makeRows(unmade.findIndex(({ screen }) => screen === state.screen) + 1);
  return find();
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
