// The report as the page looks at it: screens in one list, each with its findings and a key.

const report = JSON.parse(document.getElementById("report").textContent);

const severities = ["error", "warning", "note"];

// What people call the sizes, and the points of body text there.
// Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
const sizeFacts = {
  XS: ["Extra Small", 14], S: ["Small", 15], M: ["Medium", 16], L: ["Large, the default", 17],
  XL: ["Extra Large", 19], XXL: ["Extra Extra Large", 21], XXXL: ["Extra Extra Extra Large", 23],
  AX1: ["Accessibility Medium", 28], AX2: ["Accessibility Large", 33],
  AX3: ["Accessibility Extra Large", 40], AX4: ["Accessibility Extra Extra Large", 47],
  AX5: ["Accessibility Extra Extra Extra Large", 53],
};

// The look of the screens' cells; pictures of other ones are in their looks.
const firstLook = { appearance: report.matrix.appearances?.[0] ?? "light", bold: report.matrix.boldText === "on" };

const screens = report.documents.flatMap((document) =>
  document.screens.map((screen) => ({
    ...screen,
    path: document.path,
    place: screen.locale === "Base" ? screen.device.name : `${screen.device.name}, ${screen.locale}`,
    findings: screen.findings.map((index) => report.findings[index]).filter(Boolean),
    elementsByID: byIDs(screen.elements),
    looks: (screen.looks ?? []).map((look) => ({
      ...look, bold: look.boldText ?? false, elementsByID: look.elements && byIDs(look.elements),
    })),
  })));

function byIDs(elements) {
  return new Map(elements.map((element) => [element.id, element]));
}

giveKeys(screens);

// The sizes at which a finding appears, as bits: the first size of the matrix is the lowest.
const bitBySize = new Map(report.matrix.sizes.map((size, at) => [size, 1 << at]));
for (const finding of report.findings) {
  const sizes = finding.sizes.length ? finding.sizes : report.matrix.sizes;
  finding.bits = sizes.reduce((all, size) => all | bitBySize.get(size), 0);
}

// By finding, the screens that it was seen on.
const screensByFinding = new Map();
for (const screen of screens) {
  for (const finding of screen.findings) {
    if (!screensByFinding.has(finding)) screensByFinding.set(finding, []);
    screensByFinding.get(finding).push(screen);
  }
}

// Findings that no screen shows, such as those in Swift sources.
const fileFindings = report.findings.filter((finding) => !screensByFinding.has(finding));

// A key is as short as it can be: links should survive a screen more or less in the report.
function giveKeys(list) {
  const forms = [
    (screen) => screen.id,
    (screen) => `${screen.id}@${screen.device.id}.${screen.locale}`,
    (screen) => `${screen.path}:${screen.id}@${screen.device.id}.${screen.locale}`,
  ];
  const counts = forms.map((form) => {
    const count = new Map();
    for (const screen of list) count.set(form(screen), (count.get(form(screen)) ?? 0) + 1);
    return count;
  });
  list.forEach((screen, index) => {
    const unique = forms.findIndex((form, at) => counts[at].get(form(screen)) === 1);
    screen.key = unique < 0 ? `${forms[2](screen)}.${index}` : forms[unique](screen);
  });
}

function appearsAt(finding, size) {
  return finding.sizes.length === 0 || finding.sizes.includes(size);
}

// How a verdict looks: what holds, what fails, and what lies between.
function verdictClass(kind) {
  return { holds: "safe", fails: "error", notJudged: "note" }[kind] ?? "warning";
}

function place(at) {
  if (!at.line) return at.path;
  return at.column ? `${at.path}:${at.line}:${at.column}` : `${at.path}:${at.line}`;
}

// A place, as a link that opens it in the editor where the run named one.
function placeLink(at) {
  const text = place(at);
  return make("code", { class: "place" }, editor ? make("a", { href: editorAddress(at) }, text) : text);
}

function editorAddress(at) {
  const path = at.path.startsWith("/") ? at.path : `${editor.folder}/${at.path}`;
  const values = {
    path: path.split("/").filter((name, index) => index === 0 || (name && name !== ".")).map(encodeURIComponent).join("/"),
    line: at.line || 1, column: at.column || 1,
  };
  return editor.address.replace(/\{(path|line|column)\}/g, (_, name) => values[name]);
}

// How many findings of each severity, of those that pass the filter.
function tally(findings) {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const finding of findings) counts[finding.severity] += 1;
  return counts;
}

// Made once: toLocaleString looks its format up at each call.
const numberFormat = new Intl.NumberFormat("en");

function grouped(number) {
  return numberFormat.format(number);
}

function plural(number, noun) {
  return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
}

function inWords(counts) {
  const parts = severities.filter((name) => counts[name]).map((name) => plural(counts[name], name));
  return parts.length ? parts.join(", ") : "nothing found";
}

// A picture is beside the report, or inside it in an element of its own that is read when needed.
function pictureURL(picture) {
  if (!picture.source.startsWith("#")) return picture.source;
  const stored = document.getElementById(picture.source.slice(1));
  return stored ? `data:image/png;base64,${stored.textContent}` : "";
}
