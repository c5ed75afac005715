// What belongs to no screen: findings in other files, files not read, coverage, rules.

function renderFiles() {
  const shown = fileFindings.filter((finding) => foundAnywhere.has(finding));
  byID("files").hidden = fileFindings.length === 0;
  const paths = [...new Set(shown.map((finding) => finding.path))];
  byID("files-list").replaceChildren(
    ...paths.map((path) => make("details", { open: paths.length <= 20 },
      make("summary", null, make("code", null, path), ` ${inWords(tally(shown.filter((finding) => finding.path === path)))}`),
      make("ul", { class: "plain-list" }, shown.filter((finding) => finding.path === path).map((finding) =>
        make("li", null, symbol(finding.severity),
          make("span", null,
            make("span", { class: "visually-hidden" }, `${finding.severity}: `),
            make("span", { dir: "auto" }, finding.message), " ",
            make("code", null, finding.rule), " ",
            placeLink(finding),
            finding.fix && make("span", { class: "fix" }, ` ${finding.fix.isSuggestion ? "Suggestion" : "Fix"}: ${finding.fix.title}`))))))),
    shown.length === 0 ? "All filtered out." : "");
}

function renderUnreadable() {
  byID("unreadable").hidden = report.errors.length === 0;
  byID("unreadable-list").replaceChildren(...report.errors.map((problem) =>
    make("li", null, symbol("error"),
      make("span", null, placeLink(problem), ` ${problem.message}`))));
}

function renderCoverage() {
  const { examined, notExamined, byKind } = report.coverage;
  const all = examined + notExamined;
  byID("coverage").hidden = all === 0;
  byID("coverage-text").textContent = `${grouped(examined)} of ${plural(all, "element")} examined. What was not says why in a note.`;
  const kinds = byKind.filter((kind) => kind.notExamined > 0);
  byID("coverage-kinds").hidden = kinds.length === 0;
  byID("coverage-kinds").replaceChildren(
    make("thead", null, make("tr", null,
      ["Kind", "Examined", "Not examined"].map((title) => make("th", { scope: "col" }, title)))),
    make("tbody", null, kinds.map((kind) => make("tr", null,
      make("th", { scope: "row" }, kind.kind), make("td", null, kind.examined), make("td", null, kind.notExamined)))));
}

function renderRules() {
  byID("rules").hidden = report.rules.length === 0;
  byID("rules-list").replaceChildren(...report.rules.map((rule) =>
    make("details", null,
      make("summary", null, make("code", null, rule.name), ` ${rule.summary}`),
      rule.help && make("div", { class: "help" }, markdown(rule.help)))));
}

function renderColophon() {
  const { tool, matrix } = report;
  const devices = matrix.devices.length ? matrix.devices.map((device) => device.name).join(", ") : "each document’s own device";
  byID("colophon").textContent = `${tool.name} ${tool.version} · ${plural(matrix.sizes.length, "text size")} · ${devices} · `
    + `${matrix.locales.join(", ")} · row heights: ${matrix.rowHeights} · look: ${matrix.look ?? "that of each document"}`;
}
