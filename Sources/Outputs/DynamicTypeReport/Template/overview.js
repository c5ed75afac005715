// The first sentence, the numbers, and the filters.

// What screens do that do not hold, the worst first.
const verdictWords = {
  fails: "lose text", doesNotGrow: "do not grow", growsAfterRestart: "grow only after a restart",
  mayFail: "may lose text", notJudged: "not judged",
};

function renderHeadline() {
  const { totals, coverage } = report;
  const holding = totals.holdingScreens;
  const sizes = report.matrix.sizes;
  const all = sizes.length === 12 ? "at every text size" : `at ${sizes.join(", ")}`;
  byID("headline").textContent = screens.length === 0 ? "No screens were laid out."
    : `${holding} of ${plural(screens.length, "screen")} ${holding === 1 || screens.length === 1 ? "holds" : "hold"} ${all}.`;
  byID("verdicts").replaceChildren(...Object.entries(verdictWords).flatMap(([kind, words]) => {
    const count = totals.byVerdict.find((each) => each.verdict === kind)?.count ?? 0;
    return count ? [make("li", { class: verdictClass(kind) }, make("b", null, grouped(count)), ` ${words}`)] : [];
  }));
  document.title = `Dynamic Type: ${holding} of ${plural(screens.length, "screen")} ${holding === 1 ? "holds" : "hold"} ${all}`;
  const elements = coverage.examined + coverage.notExamined;
  const numbers = [
    [totals.errors, totals.errors === 1 ? "error" : "errors", "error"],
    [totals.warnings, totals.warnings === 1 ? "warning" : "warnings", "warning"],
    [totals.notes, totals.notes === 1 ? "note" : "notes", "note"],
    [totals.documents, totals.documents === 1 ? "document" : "documents", ""],
    totals.sources > 0 && [totals.sources, totals.sources === 1 ? "source file" : "source files", ""],
    elements > 0 && [Math.floor((100 * coverage.examined) / elements), "% of elements examined", ""],
    totals.unreadable > 0 && [totals.unreadable, "not read", "error"],
  ].filter(Boolean);
  byID("numbers").replaceChildren(...numbers.map(([number, noun, kind]) =>
    make("li", { class: kind && number ? kind : "" },
      make("b", null, grouped(number)), ` ${noun}`)));
}

function renderFilters() {
  const counts = tally(report.findings);
  const changed = screens.filter(looksDifferent).length;
  const rules = [...new Set(report.findings.map((finding) => finding.rule))].sort();
  const chips = severities.map((name) =>
    make("label", { class: `chip ${name}` },
      make("input", {
        type: "checkbox", value: name,
        onchange: (event) => update({
          severities: severities.filter((each) =>
            each === name ? event.target.checked : state.severities.includes(each)),
        }),
      }),
      make("span", null, symbol(name), ` ${name[0].toUpperCase()}${name.slice(1)}s `, make("b", null, grouped(counts[name])))));
  const search = make("input", {
    type: "search", id: "query", placeholder: "Find", "aria-label": "Find screens, texts and messages",
    oninput: (event) => update({ query: event.target.value }),
  });
  byID("filters").replaceChildren(
    ...chips,
    choice("rule", "Rule", [["", "All rules"], ...rules.map((rule) => [rule, rule])]),
    ...(screens.length ? [
      choice("view", "View", [["screens", "By screen"], ["folders", "By folder"], ["causes", "By cause"]]),
      changed > 0 && choice("look", "Compared with before", [["", "Whatever they look like"], ["changed", `Look different (${grouped(changed)})`]]),
      choice("order", "Order of screens", [["worst", "Worst first"], ["document", "Order of documents"]]),
    ].filter(Boolean) : []),
    search);
}

// A list to choose a part of the state from.
function choice(name, label, options) {
  return make("select", { id: name, "aria-label": label, onchange: (event) => update({ [name]: event.target.value }) },
    options.map(([value, text]) => make("option", { value }, text)));
}

// The filters as the state has them, such as after an address was opened.
function showFilters() {
  for (const input of byID("filters").querySelectorAll(".chip input")) input.checked = state.severities.includes(input.value);
  for (const name of ["rule", "view", "order", "look"]) if (byID(name)) byID(name).value = state[name];
  if (byID("query").value !== state.query) byID("query").value = state.query;
}

// Severities differ in form, not in colour alone.
function symbol(severity) {
  const forms = { error: "✕", warning: "!", note: "i" };
  return make("span", { class: `symbol ${severity}`, "aria-hidden": "true" }, forms[severity]);
}
