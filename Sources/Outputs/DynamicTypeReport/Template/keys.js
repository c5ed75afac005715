// Keys for those who look through many screens; a switch turns them off.

const keys = {
  j: ["next screen", () => step(1)],
  k: ["previous screen", () => step(-1)],
  n: ["next finding", () => stepFinding(1)],
  p: ["previous finding", () => stepFinding(-1)],
  "+": ["larger text", () => stepSize(1)],
  "-": ["smaller text", () => stepSize(-1)],
  "/": ["find", () => byID("query").focus()],
};

function stepSize(by) {
  const cell = state.screen?.cells[cellIndex() + by];
  if (cell) update({ size: cell.size });
}

function pressKey(event) {
  if (!state.usesKeys || event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  if (event.target.closest("input:not([type=checkbox], [type=range]), select, textarea")) return;
  const key = keys[event.key];
  if (!key) return;
  event.preventDefault();
  key[1]();
}

function renderKeys() {
  byID("keys").replaceChildren(
    make("summary", null, "Keys"),
    make("label", null,
      make("input", { type: "checkbox", checked: true, onchange: (event) => update({ usesKeys: event.target.checked }) }),
      " Single keys act"),
    make("dl", { class: "key-list" }, Object.entries(keys).map(([key, [meaning]]) =>
      make("div", null, make("dt", null, make("kbd", null, key)), make("dd", null, meaning)))));
  document.addEventListener("keydown", pressKey);
}
