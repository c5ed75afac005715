// The findings by what caused them, the worst first: what to mend before anything else.

const causesAtOnce = 40;
let shownCauses = causesAtOnce;

function renderCauses() {
  const isWanted = state.view === "causes";
  byID("causes").hidden = !isWanted;
  byID("heatmap").hidden = isWanted;
  byID("legend").hidden = isWanted;
  if (!isWanted) return byID("causes").replaceChildren();
  const entries = report.causes
    .map((cause) => ({ cause, found: cause.findings.map((index) => report.findings[index]).filter((finding) => foundAnywhere.has(finding)) }))
    .filter((entry) => entry.found.length);
  byID("causes").replaceChildren(
    make("ol", { class: "cause-list" }, entries.slice(0, shownCauses).map(causeItem)),
    entries.length > shownCauses && make("button", {
      type: "button", class: "copy",
      onclick: () => { shownCauses += causesAtOnce; renderCauses(); },
    }, `Show more of ${plural(entries.length, "cause")}`) || "",
    entries.length ? "" : make("p", { class: "empty" }, "All filtered out."));
}

function causeItem({ cause, found }) {
  const counts = [cause.places > 1 && plural(cause.places, "place"), cause.screens > 1 && plural(cause.screens, "screen")].filter(Boolean);
  const item = make("details", null,
    make("summary", null,
      symbol(cause.severity), make("span", { class: "visually-hidden" }, `${cause.severity}: `), " ",
      make("span", { dir: "auto" }, cause.title), " ",
      counts.length ? make("b", null, counts.join(", ")) : "", " ",
      cause.rules.map((rule) => make("code", null, `${rule} `)),
      placeLink(cause)));
  // What follows from it is listed when somebody wants to see it: it may be hundreds.
  item.addEventListener("toggle", () => {
    if (item.open && item.children.length === 1) item.append(make("ul", { class: "plain-list" }, found.map(causedItem)));
  });
  return make("li", null, item);
}

// A finding with the way to the first screen that shows it.
function causedItem(finding) {
  const screen = screensByFinding.get(finding)?.[0];
  return make("li", null, symbol(finding.severity), make("span", null,
    screen ? make("a", {
      href: address(screen, finding.sizes[0] ?? state.size, finding), dir: "auto",
      onclick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        show({ screen, finding, size: appearsAt(finding, state.size) ? state.size : finding.sizes[0] });
      },
    }, finding.message) : make("span", { dir: "auto" }, finding.message),
    " ", placeLink(finding)));
}
