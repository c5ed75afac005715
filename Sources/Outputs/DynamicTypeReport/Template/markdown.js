// As much of Markdown as the pages of rules use: paragraphs, headings, lists, code, bold.

function markdown(text) {
  const blocks = [];
  let lines = [], fence = null;
  const flush = () => {
    if (lines.length) blocks.push(paragraph(lines));
    lines = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) {
      if (fence) blocks.push(make("pre", null, make("code", null, fence.join("\n"))));
      else flush();
      fence = fence ? null : [];
    } else if (fence) fence.push(line);
    else if (line.trim() === "") flush();
    else lines.push(line);
  }
  flush();
  return blocks;
}

function paragraph(lines) {
  if (/^#+ /.test(lines[0])) return make("p", null, make("b", null, inline(lines.join(" ").replace(/^#+ /, ""))));
  if (!lines[0].startsWith("- ")) return make("p", null, inline(lines.join(" ")));
  const items = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return make("ul", null, items.map((item) => make("li", null, inline(item))));
}

function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) =>
    /^`.+`$/.test(part) ? make("code", null, part.slice(1, -1))
    : /^\*\*.+\*\*$/.test(part) ? make("b", null, part.slice(2, -2))
    : part);
}
