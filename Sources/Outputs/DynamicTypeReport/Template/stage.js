// One screen at one size: the slider, its picture, and the outlines over it.

function renderScreenHead() {
  const screen = state.screen;
  byID("stage").hidden = !screen;
  if (!screen) return;
  const title = byID("screen-title");
  title.textContent = screen.title;
  title.dir = "auto";
  const kind = screen.customClass ?? screen.kind;
  byID("screen-facts").replaceChildren(
    make("span", { class: `pill ${verdictClass(screen.verdict.kind)}` }, screen.verdict.text),
    " ", make("bdi", null, screen.path), ` · ${kind} · ${screen.place}`);
  renderPosition();
}

// Among the screens that the heat map lists, in its order.
function renderPosition() {
  const at = listed.indexOf(state.screen);
  byID("position").textContent = `${at < 0 ? "–" : at + 1} of ${listed.length}`;
  byID("previous").disabled = at <= 0;
  byID("next").disabled = listed.length === 0 || at === listed.length - 1;
}

// The same screen on other devices and in other locales, to switch to.
function renderPlaces() {
  const screen = state.screen;
  const others = screens.filter((each) =>
    each.path === screen?.path && each.id === screen.id && each.reading?.variant === screen.reading?.variant);
  byID("place-option").hidden = others.length < 2;
  byID("place").replaceChildren(...others.map((each) =>
    make("option", { value: each.key, selected: each === screen }, each.place)));
}

// The looks that it was drawn in, to switch between.
function renderSwitches() {
  const screen = state.screen;
  const differs = (name) => screen?.looks.some((look) => look[name] !== firstLook[name]) ?? false;
  byID("dark-option").hidden = !differs("appearance");
  byID("show-dark").checked = state.appearance === "dark";
  byID("bold-option").hidden = !differs("bold");
  byID("show-bold").checked = state.bold;
}

// For what a long press opens the Large Content Viewer, at the size that is shown.
function renderViewer() {
  const items = state.screen ? viewerItems(state.screen) : [];
  const isShown = items.some((item) => cellOfItem(item, state.size));
  byID("viewer-option").hidden = !isShown;
  byID("viewer").replaceChildren(
    make("option", { value: 0, selected: !state.viewer }, "off"),
    ...items.map((item, index) => make("option", {
      value: index + 1, selected: state.viewer === index + 1, disabled: !cellOfItem(item, state.size),
    }, `${index + 1} ${itemInWords(item)}`)));
}

// What the viewer is for on a screen, in its look.
function viewerItems(screen) {
  return (lookOf(screen) ?? screen).largeContent ?? [];
}

function cellOfItem(item, size) {
  return item?.cells.find((cell) => cell.size === size);
}

function itemInWords(item) {
  const name = item.label ?? { tab: "tab", button: "button", backButton: "button back" }[item.kind] ?? item.kind;
  return item.cells.some((cell) => cell.panel) ? name : `${name}: shows nothing`;
}

// The item that the viewer is open for, as it is at a size; undefined for none.
function openedItem(screen, size) {
  const item = viewerItems(screen)[state.viewer - 1];
  const cell = cellOfItem(item, size);
  return cell && { item, cell };
}

// The look of a screen that the switches ask for; undefined for that of its cells.
function lookOf(screen) {
  return screen.looks.find((look) => look.appearance === state.appearance && look.bold === state.bold);
}

// How a picture is told from those of the first look: in words behind its name.
function lookInWords(screen) {
  const look = lookOf(screen);
  if (!look) return "";
  return `${look.appearance === "dark" ? ", dark" : ""}${look.bold ? ", bold text" : ""}`;
}

// What was drawn of a screen at a size: its picture, and an earlier one.
function drawnAt(screen, at) {
  const look = lookOf(screen);
  return look ? look.cells[at] ?? {} : screen.cells[at];
}

// Where an element is in the picture; undefined where it is not shown.
function frameOf(screen, id, at) {
  const elements = lookOf(screen)?.elementsByID ?? screen.elementsByID;
  return elements.get(id)?.frames[at];
}

function renderSizeControl() {
  const screen = state.screen;
  if (!screen) return;
  const slider = byID("size");
  const at = cellIndex();
  slider.max = screen.cells.length - 1;
  slider.value = at;
  const shown = found(screen);
  const counts = tally(shown.filter((finding) => appearsAt(finding, state.size)));
  const [name, points] = sizeFacts[state.size];
  slider.setAttribute("aria-valuetext", `${state.size}, ${name}: ${inWords(counts)}`);
  byID("size-name").textContent = state.size;
  byID("size-detail").textContent = `${name} · body text of ${points} points · ${inWords(counts)}`;
  byID("size-strip").style.setProperty("--sizes", screen.cells.length);
  slider.style.setProperty("--sizes", screen.cells.length);
  byID("size-strip").replaceChildren(...screen.cells.map((cell, index) => {
    const here = tally(shown.filter((finding) => appearsAt(finding, cell.size)));
    const worst = severities.find((severity) => here[severity] > 0) ?? "clean";
    return make("span", {
      class: `step ${worst} ${index === at ? "current" : ""}`,
      onclick: () => update({ size: cell.size }),
    }, cell.size);
  }));
}

function renderFigures() {
  const screen = state.screen;
  if (!screen) return;
  const figures = [figure(screen, cellIndex(), true)];
  const large = screen.cells.findIndex((cell) => cell.size === "L");
  if (state.showLarge && large >= 0 && large !== cellIndex()) figures.unshift(figure(screen, large, false));
  byID("figures").replaceChildren(...figures);
  byID("figures").classList.toggle("two", figures.length > 1);
  byID("compare-option").hidden = !looksDifferent(screen);
  showMark();
}

// Scrolls the column of pictures, where it scrolls by itself, until the picked element is seen.
function showMark() {
  const column = byID("figures");
  const mark = column.querySelector(".mark.picked");
  if (!mark || column.scrollHeight <= column.clientHeight) return;
  const outer = column.getBoundingClientRect(), inner = mark.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  column.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}

function figure(screen, at, isMain) {
  const { size } = screen.cells[at];
  const drawn = drawnAt(screen, at);
  const words = `${screen.title} at ${size}${lookInWords(screen)}`;
  const own = drawn.picture?.area ?? { x: 0, y: 0, width: screen.device.width, height: screen.device.height };
  const before = isMain && state.showBefore ? drawn.before : undefined;
  // As high as the higher one of both, which begin at the same place.
  const area = before ? { ...own, height: Math.max(own.height, before.area.height) } : own;
  const view = make("div", {
    class: `view ${drawn.picture ? "" : "without-picture"}`,
    id: isMain ? "picture" : undefined,
    // One scale for all sizes, by which the device's screen fits into the window if it can.
    style: {
      "--ratio": `${area.width} / ${area.height}`, "--width": area.width,
      "--screen": screen.device.height,
    },
  });
  if (drawn.picture) {
    view.append(make("img", {
      src: pictureURL(drawn.picture), alt: words,
      width: own.width, height: own.height, draggable: "false", style: shareOf(own, area),
    }));
  }
  if (before) {
    view.style.setProperty("--split", `${state.split}%`);
    view.classList.add("compared");
    view.append(make("img", {
      src: pictureURL(before), alt: `${words}, before`, class: "before",
      width: before.area.width, height: before.area.height, draggable: "false", style: shareOf(before.area, area),
    }), make("div", { class: "divider", "aria-hidden": "true" }));
  }
  if (isMain) view.append(marks(screen, at, area));
  const opened = isMain ? openedItem(screen, size) : undefined;
  if (opened) view.append(...viewer(opened, area));
  const isScreen = /controller$/i.test(screen.kind) && area.height > screen.device.height / 2;
  return make("figure", { class: isScreen ? "device" : "card" },
    before && splitControl(view), view,
    make("figcaption", null, opened && !opened.cell.panel ? `${size} · the viewer shows nothing of this item` : size));
}

// The panel of the Large Content Viewer over the picture, and the item that it is of.
function viewer({ item, cell }, area) {
  const pressed = make("div", { class: "pressed", "aria-hidden": "true", style: placeIn(cell.frame, area) });
  if (!cell.panel) return [pressed];
  const place = cell.panel.area;
  // The corners of the panel in the picture, within which what is below is blurred.
  const corners = `${1700 / place.width}% / ${1700 / place.height}%`;
  return [pressed, make("img", {
    src: pictureURL(cell.panel), alt: `Large Content Viewer: ${itemInWords(item)}`, class: "panel",
    width: place.width, height: place.height, draggable: "false",
    style: { ...placeIn(place, area), "border-radius": corners },
  })];
}

function placeIn(frame, area) {
  const percent = (length, whole) => `${(100 * length) / whole}%`;
  return {
    left: percent(frame.x - area.x, area.width), top: percent(frame.y - area.y, area.height),
    width: percent(frame.width, area.width), height: percent(frame.height, area.height),
  };
}

// How much of a view a picture of an area takes.
function shareOf(part, whole) {
  return {
    width: `${(100 * part.width) / whole.width}%`, height: `${(100 * part.height) / whole.height}%`,
  };
}

// Moves the line between what a screen looked like and what it looks like now.
function splitControl(view) {
  const words = (percent) => `${percent} % before, ${100 - percent} % after`;
  const slider = make("input", {
    type: "range", id: "split", min: 0, max: 100, value: state.split, "aria-label": "Before and after",
    "aria-valuetext": words(state.split),
    oninput: (event) => {
      state.split = event.target.valueAsNumber;
      event.target.setAttribute("aria-valuetext", words(state.split));
      view.style.setProperty("--split", `${state.split}%`);
    },
  });
  return make("div", { class: "split" }, make("span", null, "Before"), slider, make("span", null, "After"));
}

// An outline an element, with the numbers of its findings at this size.
function marks(screen, at, area) {
  const layer = make("div", { class: `marks ${state.showMarks ? "" : "only-picked"} ${state.finding ? "has-picked" : ""}`, "aria-hidden": "true" });
  const byElement = new Map();
  const shown = new Set(found(screen));
  screen.findings.forEach((finding, index) => {
    if (!finding.element || !shown.has(finding) || !appearsAt(finding, screen.cells[at].size)) return;
    if (!byElement.has(finding.element)) byElement.set(finding.element, []);
    byElement.get(finding.element).push({ finding, number: index + 1 });
  });
  for (const [id, found] of byElement) {
    const frame = frameOf(screen, id, at);
    const isPicked = found.some(({ finding }) => finding === state.finding);
    // Notes are no defects: they are outlined only when the reader picks one.
    if (!frame || (!isPicked && found.every(({ finding }) => finding.severity === "note"))) continue;
    layer.append(mark(id, frame, area, found, isPicked));
  }
  return layer;
}

function mark(id, frame, area, found, isPicked) {
  const worst = severities.find((name) => found.some(({ finding }) => finding.severity === name));
  const node = make("div", {
    class: `mark ${worst} ${isPicked ? "picked" : ""}`, "data-element": id,
    onclick: () => pickNext(found.map(({ finding }) => finding)),
  }, make("span", { class: "number" }, numbers(found)));
  const outside = placeOutside(frame, area);
  const place = placeIn(outside ?? frame, area);
  node.style.left = place.left;
  node.style.top = place.top;
  if (outside) {
    node.classList.add("outside");
    node.firstChild.prepend(`${outside.arrow} `);
  } else {
    node.style.width = place.width;
    node.style.height = place.height;
  }
  return node;
}

// The picked finding's number alone, else all of them, as short as it goes: 9–11.
function numbers(found) {
  const picked = found.find(({ finding }) => finding === state.finding);
  if (picked) return String(picked.number);
  const [first, last] = [found[0].number, found.at(-1).number];
  if (found.length === 1) return String(first);
  return last - first === found.length - 1 ? `${first}–${last}` : found.map(({ number }) => number).join(",");
}

// Where on the edge to say that an element lies beyond the picture; null when some of it is inside.
function placeOutside(frame, area) {
  const right = area.x + area.width, bottom = area.y + area.height;
  const middle = {
    x: Math.min(Math.max(frame.x + frame.width / 2, area.x), right),
    y: Math.min(Math.max(frame.y + frame.height / 2, area.y), bottom),
  };
  if (frame.y >= bottom) return { ...middle, y: bottom, arrow: "↓" };
  if (frame.y + frame.height <= area.y && frame.height > 0) return { ...middle, y: area.y, arrow: "↑" };
  if (frame.x >= right) return { ...middle, x: right, arrow: "→" };
  if (frame.x + frame.width <= area.x && frame.width > 0) return { ...middle, x: area.x, arrow: "←" };
  return null;
}

function pickNext(findings) {
  const at = findings.indexOf(state.finding);
  const finding = findings[(at + 1) % findings.length];
  update({ finding: at === findings.length - 1 && findings.length === 1 ? null : finding });
}

// From a screen that is not listed, to the first one.
function step(by) {
  const at = listed.indexOf(state.screen);
  const target = at < 0 ? listed[0] : listed[at + by];
  if (target) update({ screen: target, finding: null });
}
