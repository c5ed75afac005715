// How far a screen that was read from sources can be relied on.

function renderReading() {
  const reading = state.screen?.reading;
  const panel = byID("reading");
  panel.hidden = !reading;
  if (!reading) return;
  const { texts, knownTexts, opaqueViews } = reading;
  const assumptions = reading.assumptions ?? [];
  const facts = [`${grouped(knownTexts)} of ${plural(texts, "text")} known`];
  if (opaqueViews) facts.push(`${plural(opaqueViews, "view")} not known`);
  if (assumptions.length) facts.push(plural(assumptions.length, "assumption"));
  byID("reading-facts").textContent = `Read from sources: ${facts.join(", ")}`;
  byID("reading-details").replaceChildren(
    make("meter", { min: 0, max: Math.max(1, texts), value: knownTexts, "aria-label": "Texts that are known" }),
    make("p", null, "Other texts are made up in the place of what only the running app tells; findings that rest on them, or on one of these assumptions, are notes."),
    reading.variant && make("p", null, "This state: ", make("bdi", null, reading.variant)),
    assumptions.length > 0 && make("ul", null, assumptions.map((each) => make("li", { dir: "auto" }, each))));
}

// What the pictures show hatched, since nobody knows what code puts there.
function renderFilledByCode() {
  const names = state.screen?.filledByCode ?? [];
  const panel = byID("filled-by-code");
  panel.hidden = names.length === 0;
  if (!names.length) return;
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return [make("bdi", null, name), count > 1 ? ` (${count} times)` : ""];
  });
  panel.replaceChildren("Hatched, because code fills it, and not judged: ",
    ...counted.flatMap((name, at) => (at ? [", ", ...name] : name)), ".");
}
