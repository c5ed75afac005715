// What the reader looks at. All of it but what is drawn over pictures is in the address, so that it can be sent.

const defaults = { severities, rule: "", query: "", order: "worst", view: "screens", look: "" };

const state = {
  ...defaults,
  screen: null,
  size: "L",
  finding: null,
  showMarks: true,
  showLarge: false,
  showBefore: true,
  ...firstLook,
  // The number of the item that the Large Content Viewer is open for, from 1; 0 for none.
  viewer: 0,
  // How much of a picture is as it was before, in percent of its width.
  split: 50,
  usesKeys: true,
};

// MARK: Filters

// The words of the query, all of which must be in what is found.
let words = [];

function passes(finding) {
  return state.severities.includes(finding.severity) && (!state.rule || finding.rule === state.rule);
}

// Whether findings are left out, apart from the query.
function hidesFindings() {
  return Boolean(state.rule) || state.severities.length < severities.length;
}

function holdsWords(text) {
  return words.every((word) => text.includes(word));
}

// The text in which a screen is found by its name, and a finding by what it says.
const nameOf = remembered((screen) =>
  [screen.title, screen.path, screen.customClass, screen.place, screen.id, screen.verdict.text].join("\n").toLowerCase());
const saidOf = remembered((finding) =>
  [finding.message, finding.rule, finding.path, finding.element].join("\n").toLowerCase());

function remembered(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}

// The findings of a screen that pass the filters; by the query, all of a screen that is called so.
let found = remembered(findingsOf);

function findingsOf(screen) {
  const passing = screen.findings.filter(passes);
  if (!words.length || holdsWords(nameOf(screen))) return passing;
  return passing.filter((finding) => holdsWords(saidOf(finding) + labelOf(screen, finding)));
}

function labelOf(screen, finding) {
  return `\n${screen.elementsByID.get(finding.element)?.label ?? ""}`.toLowerCase();
}

// All findings that pass, on whatever screen or on none.
let foundAnywhere = new Set();

let listed = [];

// The screens of the heat map, in its order: those with something that passes the filters.
function listScreens() {
  words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
  found = remembered(findingsOf);
  const looked = state.look ? screens.filter(looksDifferent) : screens;
  foundAnywhere = new Set(looked.flatMap(found));
  for (const finding of fileFindings) if (!state.look && passes(finding) && holdsWords(saidOf(finding))) foundAnywhere.add(finding);
  listed = looked.filter((screen) => {
    if (found(screen).length) return true;
    return !hidesFindings() && holdsWords(nameOf(screen));
  });
  if (state.order === "worst") {
    const harms = new Map(listed.map((screen) => [screen, harm(screen)]));
    listed.sort((a, b) => harms.get(b) - harms.get(a));
  }
  // Stable: in a folder the order stays.
  if (state.view === "folders") listed.sort((a, b) => compare(folderOf(a), folderOf(b)));
}

// Whether an earlier report shows a screen otherwise, at some size.
function looksDifferent(screen) {
  return screen.cells.some((_, at) => differsAt(screen, at));
}

// Whether it does at one size, in some look.
function differsAt(screen, at) {
  return Boolean(screen.cells[at].before) || screen.looks.some((look) => look.cells[at]?.before);
}

function folderOf(screen) {
  return screen.path.includes("/") ? screen.path.slice(0, screen.path.lastIndexOf("/")) : ".";
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// First at how many sizes something is lost, then how much is found there altogether.
function harm(screen) {
  let failing = 0;
  let result = 0;
  for (const { severity, bits } of found(screen)) {
    if (severity === "error") failing |= bits;
    result += countOfSizes(bits) * ({ error: 1e4, warning: 1 }[severity] ?? 0);
  }
  return result + 1e9 * countOfSizes(failing);
}

function countOfSizes(bits) {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}

// MARK: The address

// Where the eye should go first: the first screen of the list, at the smallest size at which it loses something.
function firstView() {
  const screen = listed[0] ?? screens[0] ?? null;
  return { screen, size: state.size ?? firstSize(screen) };
}

function firstSize(screen) {
  const sizes = report.matrix.sizes;
  for (const severity of ["error", "warning"]) {
    const shown = screen ? found(screen).filter((finding) => finding.severity === severity) : [];
    const size = sizes.find((each) => shown.some((finding) => appearsAt(finding, each)));
    if (size) return size;
  }
  return sizes.includes("L") ? "L" : sizes[0];
}

function readAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const screen = screens.find((each) => each.key === wanted.get("screen")) ?? null;
  const size = report.matrix.sizes.find((each) => each === wanted.get("size"));
  // Without a screen the first of the list is meant, which the filters decide.
  const view = { screen, size: size ?? (screen ? state.size : null) };
  view.finding = view.screen?.findings[Number(wanted.get("finding")) - 1] ?? null;
  view.rule = report.findings.some((finding) => finding.rule === wanted.get("rule")) ? wanted.get("rule") : "";
  const chosen = wanted.get("severity")?.split(",") ?? severities;
  view.severities = severities.filter((name) => chosen.includes(name));
  view.query = wanted.get("q") ?? "";
  view.look = wanted.get("look") === "changed" && screens.some(looksDifferent) ? "changed" : "";
  view.appearance = ["light", "dark"].find((name) => name === wanted.get("appearance")) ?? firstLook.appearance;
  view.bold = { on: true, off: false }[wanted.get("bold")] ?? firstLook.bold;
  view.viewer = Math.max(0, Math.trunc(Number(wanted.get("viewer"))) || 0);
  view.order = wanted.get("order") === "document" ? "document" : "worst";
  view.view = ["folders", "causes"].find((name) => name === wanted.get("view")) ?? "screens";
  return view;
}

// The address of a screen, or of what is looked at, without what is so by default.
function address(screen, size, finding) {
  const number = finding ? `&finding=${screen.findings.indexOf(finding) + 1}` : "";
  return `#${keyPart(screen)}&size=${size}${number}${filterPart()}`;
}

const keyPart = remembered((screen) => String(new URLSearchParams({ screen: screen.key })));

// What the filters and switches add to each address, made once for all of a heat map.
let filters = { key: "", part: "" };

function filterPart() {
  const key = [state.rule, state.severities, state.query, state.order, state.view, state.look, state.appearance, state.bold].join("\n");
  if (filters.key !== key) filters = { key, part: newFilterPart() };
  return filters.part;
}

function newFilterPart() {
  const parts = new URLSearchParams();
  if (state.rule) parts.set("rule", state.rule);
  if (state.severities.length < severities.length) parts.set("severity", state.severities.join(","));
  if (state.query.trim()) parts.set("q", state.query.trim());
  if (state.look) parts.set("look", state.look);
  if (state.order !== defaults.order) parts.set("order", state.order);
  if (state.view !== defaults.view) parts.set("view", state.view);
  if (state.appearance !== firstLook.appearance) parts.set("appearance", state.appearance);
  if (state.bold !== firstLook.bold) parts.set("bold", state.bold ? "on" : "off");
  return parts.size ? `&${parts}` : "";
}

function writeAddress() {
  if (!state.screen) return;
  const viewer = openedItem(state.screen, state.size) ? `&viewer=${state.viewer}` : "";
  const wanted = address(state.screen, state.size, state.finding) + viewer;
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
