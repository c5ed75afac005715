// Makes an element; texts are set as text, never as markup, so that no document can add any.
function make(name, properties, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "style") for (const [name, each] of Object.entries(value)) node.style.setProperty(name, each);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

function byID(id) {
  return document.getElementById(id);
}

// Arrow keys, Home and End move the focus within a group, which is one stop of the Tab key.
function moveFocus(event, items, columns) {
  const at = items.indexOf(document.activeElement);
  if (at < 0) return;
  const row = columns ?? 1;
  const steps = {
    ArrowDown: row, ArrowUp: -row, Home: -at, End: items.length - 1 - at,
    ...(columns ? { ArrowRight: 1, ArrowLeft: -1 } : {}),
  };
  const step = steps[event.key];
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  const target = items[at + step];
  if (!target) return;
  for (const item of items) if (item.tabIndex === 0) item.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
}
