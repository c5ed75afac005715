// The findings of the screen beside its picture. Picking one lights up its element.

function renderFindings() {
  const screen = state.screen;
  if (!screen) return;
  const shown = found(screen);
  const here = shown.filter((finding) => appearsAt(finding, state.size)).length;
  const hidden = screen.findings.length - shown.length;
  byID("findings-title").textContent = screen.findings.length === 0
    ? "Nothing was found on this screen."
    : `${plural(shown.length, "finding")}, ${here} at ${state.size}${hidden ? ` (${hidden} filtered out)` : ""}`;
  const list = byID("findings");
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.number : null;
  list.replaceChildren(...shown.map((finding) => findingItem(screen, finding)));
  const buttons = [...list.querySelectorAll("button.finding")];
  const stop = buttons.find((button) => button.getAttribute("aria-expanded") === "true") ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  if (focused) buttons.find((button) => button.dataset.number === focused)?.focus();
}

function findingItem(screen, finding) {
  const number = screen.findings.indexOf(finding) + 1;
  const isPicked = finding === state.finding;
  const isHere = appearsAt(finding, state.size);
  const button = make("button", {
    type: "button", class: "finding", "data-number": number, "aria-expanded": String(isPicked),
    onclick: () => pick(isPicked ? null : finding),
  },
    make("span", { class: `badge ${finding.severity}` }, String(number)),
    make("span", { class: "message" },
      make("span", { class: "visually-hidden" }, `${finding.severity}: `),
      make("span", { dir: "auto" }, finding.message)),
    make("span", { class: "meta" },
      symbol(finding.severity), make("code", null, finding.rule), sizesStrip(screen, finding)));
  return make("li", { class: `${isPicked ? "picked" : ""} ${isHere ? "" : "elsewhere"}` },
    button, isPicked && findingDetails(screen, finding));
}

// Twelve little squares: at which sizes it appears, and which one is looked at.
function sizesStrip(screen, finding) {
  const phrase = finding.sizes.length ? `appears at ${finding.sizes.join(", ")}` : "at every size";
  return make("span", { class: "sizes", role: "img", "aria-label": phrase, title: phrase },
    screen.cells.map((cell) => make("i", {
      class: `${appearsAt(finding, cell.size) ? finding.severity : ""} ${cell.size === state.size ? "now" : ""}`,
    })));
}

function findingDetails(screen, finding) {
  const element = screen.elementsByID.get(finding.element);
  const frame = frameOf(screen, finding.element, cellIndex());
  const rule = report.rules.find((each) => each.name === finding.rule);
  const facts = [
    ["Where", [...copyable(finding), frame && make("button", {
      type: "button", class: "copy narrow-only",
      onclick: () => document.querySelector(".mark.picked")?.scrollIntoView({ block: "center" }),
    }, "Show in the picture")]],
    element && ["Element", [element.kind, " ", make("code", null, element.id), element.label && [" ", make("q", { dir: "auto" }, element.label)]]],
    frame && ["Frame", `x ${round(frame.x)}, y ${round(frame.y)}, ${round(frame.width)} × ${round(frame.height)} points at ${state.size}`],
    finding.fix && [finding.fix.isSuggestion ? "Suggestion" : "Fix", finding.fix.title],
    rule && ["Rule", [rule.summary, rule.help && make("details", null,
      make("summary", null, "More about it"), make("div", { class: "help" }, markdown(rule.help)))]],
  ].filter(Boolean);
  return make("dl", { class: "details" },
    facts.map(([term, value]) => make("div", null, make("dt", null, term), make("dd", null, value))));
}

function copyable(at) {
  const button = make("button", {
    type: "button", class: "copy",
    onclick: async () => {
      try {
        await navigator.clipboard.writeText(place(at));
        button.textContent = "Copied";
      } catch {
        button.textContent = "Select it";
      }
    },
  }, "Copy");
  return [placeLink(at), " ", button];
}

function round(length) {
  return String(Math.round(length * 100) / 100);
}

// The next or previous finding of the list; from the last one on to the next screen that has any.
function stepFinding(by) {
  const shown = state.screen ? found(state.screen) : [];
  const at = shown.indexOf(state.finding);
  const target = shown[at < 0 && by < 0 ? shown.length - 1 : at + by];
  if (target) return pick(target);
  const rest = listed.slice(listed.indexOf(state.screen) + 1);
  const screen = by > 0 ? rest.find((each) => found(each).length) : null;
  if (!screen) return;
  update({ screen, finding: null });
  pick(found(screen)[0]);
}

// A finding that is not there at this size, or in this look, is shown at the first size and in the look where it is.
function pick(finding) {
  const changes = { finding };
  const isBoldDrawn = state.screen?.looks.some((look) => look.bold !== firstLook.bold);
  if (isBoldDrawn && finding?.boldText !== undefined) changes.bold = finding.boldText;
  if (finding && !appearsAt(finding, state.size)) changes.size = finding.sizes[0];
  update(changes);
}
