import DynamicTypeReportModel

extension WidthMap {
  /// The map as one page that opens from disk in any browser: a grid of widths and sizes a screen, in which one walks by
  /// slider, by keys and by pointing, and sees the nearest picture.
  package func html(pictures: [Picture]) -> [UInt8] {
    let list = pictures.map { picture in
      let png = String(decoding: Base64.text(of: picture.png), as: UTF8.self)
      return [
        "screen": .integer(picture.screen), "size": .string(picture.size.rawValue),
        "width": .integer(picture.width), "source": .string("data:image/png;base64,\(png)"),
      ] as JSONValue
    }
    let words = screens.map { JSONValue.string($0.words(in: widths)) }
    return Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.title)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>From which width on each screen holds</h1>
      <p id="windows"></p>
      <nav aria-label="Screens"><select id="screen" aria-label="Screen"></select></nav>
      <p id="words"></p>
      <div id="grid" tabindex="0" role="application" aria-label="Widths and text sizes; walk with the arrow keys"></div>
      <p><label>Width <input id="width" type="range"></label> <output id="cell" aria-live="polite"></output></p>
      <ul id="legend"><li class="holds">holds</li><li class="mayLose">may lose something</li>\
      <li class="loses">loses something</li><li class="notJudged">not judged</li></ul>
      <figure><img id="picture" alt=""><figcaption id="caption"></figcaption></figure>
      <script>
      const map = \(JSONValue(encoding: self).text(.embedded));
      const words = \(JSONValue.array(words).text(.embedded));
      const pictures = \(JSONValue.array(list).text(.embedded));
      \(Self.script)
      </script>
      </body>
      </html>

      """.utf8)
  }

  private static let title = "Dynamic Type map of widths"

  /// Whether the bytes of a file are such a page.
  package static func isPage(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1000), as: UTF8.self).contains("<title>\(title)</title>")
  }

  private static let style = """
    :root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
    body { margin: 1rem auto; max-width: 60rem; padding: 0 1rem; }
    select, input { font: inherit; max-width: 100%; }
    #width { width: min(30rem, 100%); vertical-align: middle; }
    #grid { display: grid; grid-template-columns: 3.2rem 1fr; gap: 2px; }
    #grid:focus-visible { outline: 3px solid Highlight; }
    .row { display: flex; position: relative; height: 1.4rem; touch-action: pan-y; cursor: crosshair; }
    .row.chosen { outline: 2px solid CanvasText; }
    .holds { background: #2f9e5a; } .mayLose { background: #e3b341; } .loses { background: #d1495b; }
    .notJudged { background: repeating-linear-gradient(45deg, #9a9a9a 0 4px, #c4c4c4 4px 8px); }
    .mark { position: absolute; top: -2px; bottom: -2px; width: 3px; background: CanvasText; }
    #legend { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; }
    #legend li { padding: 0 .5rem; color: #000; } #legend .holds, #legend .loses { color: #fff; }
    figure { margin: 0; } img { max-width: 100%; border: 1px solid GrayText; }
    """

  private static let script = """
    const $ = id => document.getElementById(id);
    const said = {holds: "holds", mayLose: "may lose something", loses: "loses something", notJudged: "is not judged"};
    const {from, to, step} = map.widths;
    let screen = 0, row = 0, width = from;
    $("windows").textContent = `Windows ${from} to ${to} points wide and ${map.height} high; ${map.device}, ${map.locale}.`;
    map.screens.forEach((each, number) => $("screen").add(new Option(`${each.title}  ${each.path}`, number)));
    Object.assign($("width"), {min: from, max: to, step});

    function choose(newRow, newWidth) {
      const rows = map.screens[screen].rows;
      row = Math.max(0, Math.min(rows.length - 1, newRow));
      width = Math.max(from, Math.min(to, from + Math.round((newWidth - from) / step) * step));
      show();
    }

    function show() {
      const rows = map.screens[screen].rows, current = rows[row];
      const span = current.spans.find(span => span.from <= width && width <= span.to);
      document.querySelectorAll(".row").forEach((bar, number) => {
        bar.classList.toggle("chosen", number === row);
        bar.querySelector(".mark").style.left = `${(width - from) / (to - from + step) * 100}%`;
      });
      $("width").value = width;
      $("cell").textContent = `${width} points at ${current.size}: ${said[span.outcome]}`;
      const near = pictures.filter(each => each.screen === screen && each.size === current.size)
        .sort((a, b) => (a.width < span.from || a.width > span.to) - (b.width < span.from || b.width > span.to)
          || Math.abs(a.width - width) - Math.abs(b.width - width))[0];
      $("picture").hidden = !near;
      if (near) {
        $("picture").src = near.source;
        $("picture").alt = `${map.screens[screen].title} in a window ${near.width} points wide at ${current.size}`;
      }
      $("caption").textContent = near ? `In a window ${near.width} points wide at ${current.size}` : "No picture of this size.";
    }

    function open(number) {
      screen = number;
      $("screen").value = number;
      $("words").textContent = `${map.screens[number].title} ${words[number]}.`;
      const grid = $("grid");
      grid.replaceChildren();
      map.screens[number].rows.forEach((each, index) => {
        const name = document.createElement("span"), bar = document.createElement("div");
        name.textContent = each.size;
        bar.className = "row";
        each.spans.forEach(span => {
          const part = document.createElement("div");
          part.className = span.outcome;
          part.style.flexGrow = span.to - span.from + step;
          part.title = `${each.size}: ${said[span.outcome]} from ${span.from} to ${span.to} points`;
          bar.append(part);
        });
        const mark = document.createElement("div");
        mark.className = "mark";
        bar.append(mark);
        const point = event => {
          const box = bar.getBoundingClientRect();
          choose(index, from + (event.clientX - box.left) / box.width * (to - from));
        };
        bar.addEventListener("pointerdown", point);
        bar.addEventListener("pointermove", event => { if (event.buttons) point(event); });
        grid.append(name, bar);
      });
      const large = map.screens[number].rows.findIndex(each => each.size === "L");
      choose(large < 0 ? 0 : large, 390);
    }

    $("screen").addEventListener("change", event => open(Number(event.target.value)));
    $("width").addEventListener("input", event => choose(row, Number(event.target.value)));
    $("grid").addEventListener("keydown", event => {
      const moves = {ArrowLeft: [0, -step], ArrowRight: [0, step], ArrowUp: [-1, 0], ArrowDown: [1, 0],
        PageUp: [0, -10 * step], PageDown: [0, 10 * step], Home: [0, -to], End: [0, to]};
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      choose(row + move[0], width + move[1]);
    });
    if (map.screens.length) open(0);
    """
}
