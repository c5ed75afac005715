// Everything that changes goes through here: the state first, then what shows it.

function update(changes, options) {
  const before = { ...state };
  Object.assign(state, changes);
  // Another screen has other items.
  if (state.screen !== before.screen && changes.viewer === undefined) state.viewer = 0;
  const changed = (...names) => names.some((name) => state[name] !== before[name]);
  const all = options?.all ?? false;
  const isFiltered = all || changed("severities", "rule", "query", "look");
  const isListedAnew = isFiltered || changed("order", "view");
  if (isListedAnew) listScreens();
  if (!state.screen) Object.assign(state, firstView());
  if (isListedAnew) {
    shownCauses = causesAtOnce;
    showFilters();
    if (isFiltered) renderFiles();
    arrangeHeatmap();
    renderCauses();
    renderPosition();
    if (!all) byID("heatmap").scrollTop = 0;
  } else if (changed("screen", "size")) {
    markCurrentCell();
  }
  if (all || changed("screen")) {
    renderScreenHead();
    renderReading();
    renderFilledByCode();
    renderPlaces();
  }
  if (all || changed("screen", "appearance", "bold")) renderSwitches();
  if (all || changed("screen", "size", "appearance", "bold", "viewer")) renderViewer();
  if (!isListedAnew && changed("appearance", "bold")) renewLinks();
  if (isFiltered || changed("screen", "size")) renderSizeControl();
  if (isFiltered || changed("screen", "size", "finding", "appearance", "bold", "viewer", "showMarks", "showLarge", "showBefore")) renderFigures();
  if (isFiltered || changed("screen", "size", "finding", "appearance", "bold")) renderFindings();
  if (isFiltered && !all || changed("screen", "size", "finding", "order", "view", "look", "appearance", "bold", "viewer")) writeAddress();
}

// Goes to a screen: what shows it comes into sight.
function show(view) {
  update(view);
  byID("stage").scrollIntoView({ block: "start" });
}

function start() {
  renderHeadline();
  renderFilters();
  renderHeatmap();
  renderKeys();
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
  byID("show-before").addEventListener("change", (event) => update({ showBefore: event.target.checked }));
  byID("show-dark").addEventListener("change", (event) => update({ appearance: event.target.checked ? "dark" : "light" }));
  byID("show-bold").addEventListener("change", (event) => update({ bold: event.target.checked }));
  byID("viewer").addEventListener("change", (event) => update({ viewer: Number(event.target.value) }));
  byID("place").addEventListener("change", (event) =>
    update({ screen: screens.find((each) => each.key === event.target.value), finding: null }));
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

// An address typed by hand, or gone back to.
function followLink() {
  if (!location.hash.includes("=")) return;
  const view = readAddress();
  const isSame = ["severities", "rule", "query", "look"].every((name) => String(view[name]) === String(state[name]));
  if (location.hash.includes("screen=")) show(isSame ? { ...view, severities: state.severities } : view);
  else update(view);
}

start();
