// Everything that changes goes through here: the state first, then what shows it.

function update(changes, options) {
  const before = { ...state };
  Object.assign(state, changes);
  const changed = (...names) => names.some((name) => state[name] !== before[name]);
  const all = options?.all ?? false;
  const isRecounted = all || changed("severities", "rule");
  if (isRecounted) {
    renderHeatmap();
    renderFiles();
  }
  if (isRecounted || changed("query", "order")) {
    listScreens();
    arrangeHeatmap();
    renderPosition();
    if (changed("query", "order")) byID("heatmap").scrollTop = 0;
  } else if (changed("screen", "size")) {
    markCurrentCell();
  }
  if (all || changed("screen")) renderScreenHead();
  if (all || changed("screen", "size", "severities", "rule")) renderSizeControl();
  if (all || changed("screen", "size", "finding", "severities", "rule", "showMarks", "showLarge")) renderFigures();
  if (all || changed("screen", "size", "finding", "severities", "rule")) renderFindings();
  if (changed("screen", "size", "finding")) writeAddress();
}

function start() {
  renderHeadline();
  renderFilters();
  renderUnreadable();
  renderCoverage();
  renderRules();
  renderColophon();
  byID("overview").hidden = screens.length === 0;
  Object.assign(state, readAddress());
  update({}, { all: true });
  byID("size").addEventListener("input", (event) => update({ size: state.screen.cells[event.target.valueAsNumber].size }));
  byID("previous").addEventListener("click", () => step(-1));
  byID("next").addEventListener("click", () => step(1));
  byID("show-marks").addEventListener("change", (event) => update({ showMarks: event.target.checked }));
  byID("show-large").addEventListener("change", (event) => update({ showLarge: event.target.checked }));
  byID("findings").addEventListener("keydown", (event) =>
    moveFocus(event, [...byID("findings").querySelectorAll("button.finding")]));
  window.addEventListener("hashchange", followLink);
  const control = document.querySelector(".size-control");
  new ResizeObserver(() => byID("stage").style.setProperty("--control", `${control.offsetHeight}px`)).observe(control);
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    byID("stage").focus();
  });
}

// A cell of the heat map, or an address typed by hand.
function followLink() {
  if (!location.hash.includes("screen=")) return;
  update(readAddress());
  byID("stage").scrollIntoView({ block: "start" });
}

start();
