// What the reader looks at. All of it but the switches is in the address, so that it can be sent.

const state = {
  screen: null,
  size: "L",
  finding: null,
  severities: new Set(severities),
  rule: "",
  query: "",
  order: "document",
  showMarks: true,
  showLarge: false,
};

function passes(finding) {
  return state.severities.has(finding.severity) && (!state.rule || finding.rule === state.rule);
}

let listed = [];

// The screens of the heat map, in its order: those whose name, file or class hold the query.
function listScreens() {
  const query = state.query.trim().toLowerCase();
  const texts = (screen) => [screen.title, screen.path, screen.customClass, screen.place, screen.id];
  listed = screens.filter((screen) =>
    !query || texts(screen).some((text) => text?.toLowerCase().includes(query)));
  if (state.order === "document") return;
  const harms = new Map(listed.map((screen) => [screen, harm(screen)]));
  listed.sort((a, b) => harms.get(b) - harms.get(a));
}

// First at how many sizes something is lost, then how much is found there altogether.
function harm(screen) {
  const found = screen.findings.filter(passes);
  let result = 0;
  for (const cell of screen.cells) {
    const counts = tally(found.filter((finding) => appearsAt(finding, cell.size)));
    if (counts.error) result += 1e9;
    result += 1e4 * counts.error + counts.warning;
  }
  return result;
}

// Where the eye should go first: the screen that loses something at the smallest size.
function firstView() {
  const sizes = report.matrix.sizes;
  let best = { screen: screens[0], at: Infinity };
  for (const screen of screens) {
    const at = screen.cells.findIndex((cell) => cell.errors > 0);
    if (at >= 0 && at < best.at) best = { screen, at };
  }
  const size = best.screen?.cells[best.at]?.size ?? (sizes.includes("L") ? "L" : sizes[0]);
  return { screen: best.screen ?? null, size };
}

function readAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const first = firstView();
  const screen = screens.find((each) => each.key === wanted.get("screen"));
  const view = screen ? { screen, size: state.size } : first;
  const size = wanted.get("size");
  if (size && report.matrix.sizes.includes(size)) view.size = size;
  view.finding = view.screen?.findings[Number(wanted.get("finding")) - 1] ?? null;
  return view;
}

function address(screen, size, finding) {
  const parts = new URLSearchParams({ screen: screen.key, size });
  if (finding) parts.set("finding", screen.findings.indexOf(finding) + 1);
  return `#${parts}`;
}

function writeAddress() {
  if (!state.screen) return;
  const wanted = address(state.screen, state.size, state.finding);
  if (location.hash === wanted) return;
  try {
    history.replaceState(null, "", wanted);
  } catch {
    // A page without an origin may not have a history; it works without.
  }
}

function cellIndex() {
  const at = state.screen?.cells.findIndex((cell) => cell.size === state.size) ?? -1;
  return Math.max(0, at);
}
