// The first sentence, the numbers, and the filters.

function renderHeadline() {
  const { totals, coverage } = report;
  const safe = screens.filter(isSafe).length;
  const sizes = report.matrix.sizes;
  const all = sizes.length === 12 ? "at every text size" : `at ${sizes.join(", ")}`;
  byID("headline").replaceChildren(
    screens.length === 0 ? "No screens were laid out."
    : safe === screens.length ? `${screens.length === 1 ? "The screen holds" : `All ${screens.length} screens hold`} up ${all}.`
    : safe === 0 ? `${screens.length === 1 ? "The screen does not hold" : `None of ${screens.length} screens holds`} up ${all}.`
    : `${safe} of ${screens.length} screens ${safe === 1 ? "holds" : "hold"} up ${all}.`);
  document.title = `Dynamic Type: ${safe} of ${plural(screens.length, "screen")} safe ${all}`;
  const elements = coverage.examined + coverage.notExamined;
  const numbers = [
    [totals.errors, totals.errors === 1 ? "error" : "errors", "error"],
    [totals.warnings, totals.warnings === 1 ? "warning" : "warnings", "warning"],
    [totals.notes, totals.notes === 1 ? "note" : "notes", "note"],
    [totals.documents, totals.documents === 1 ? "document" : "documents", ""],
    elements > 0 && [`${Math.floor((100 * coverage.examined) / elements)} %`, "of elements examined", ""],
    totals.unreadable > 0 && [totals.unreadable, "not read", "error"],
  ].filter(Boolean);
  byID("numbers").replaceChildren(...numbers.map(([number, noun, kind]) =>
    make("li", { class: kind && number ? kind : "" },
      make("b", null, number.toLocaleString("en")), ` ${noun}`)));
}

function renderFilters() {
  const counts = tally(report.findings);
  const rules = [...new Set(report.findings.map((finding) => finding.rule))].sort();
  const chips = severities.map((name) =>
    make("label", { class: `chip ${name}` },
      make("input", {
        type: "checkbox", value: name, checked: state.severities.has(name),
        onchange: (event) => {
          const wanted = new Set(state.severities);
          if (event.target.checked) wanted.add(name); else wanted.delete(name);
          update({ severities: wanted });
        },
      }),
      make("span", null, symbol(name), ` ${name[0].toUpperCase()}${name.slice(1)}s `, make("b", null, counts[name].toLocaleString("en")))));
  const select = make("select", { id: "rule", "aria-label": "Rule", onchange: (event) => update({ rule: event.target.value }) },
    make("option", { value: "" }, "All rules"),
    rules.map((rule) => make("option", { value: rule }, rule)));
  const order = make("select", { "aria-label": "Order of screens", onchange: (event) => update({ order: event.target.value }) },
    make("option", { value: "document" }, "Order of documents"),
    make("option", { value: "worst" }, "Worst first"));
  const search = make("input", {
    type: "search", id: "query", placeholder: "Find a screen", "aria-label": "Find a screen",
    oninput: (event) => update({ query: event.target.value }),
  });
  byID("filters").replaceChildren(...chips, select, ...(screens.length > 3 ? [order, search] : []));
}

// Severities differ in form, not in colour alone.
function symbol(severity) {
  const forms = { error: "✕", warning: "!", note: "i" };
  return make("span", { class: `symbol ${severity}`, "aria-hidden": "true" }, forms[severity]);
}
