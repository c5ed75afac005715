import DynamicTypeReportModel

extension Evidence {
  /// The evidence as one page that opens from disk in any browser: pictures are in it, and no script.
  ///
  /// - Parameter pictures: The PNG files that ``Picture/source`` names; others are left out.
  package func html(pictures: [ReportFile]) -> [UInt8] {
    let bytes = Dictionary(pictures.map { ($0.path, $0.bytes) }) { first, _ in first }
    var page = EvidencePage(pictures: bytes)
    page.write(self)
    return page.bytes
  }

  /// Whether the bytes of a file are such a page, or such JSON, of this version of the tool or another.
  package static func isEvidence(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(1000), as: UTF8.self)
    return head.contains("<title>\(EvidencePage.title)</title>")
      || head.contains("dynamictype.evidence/")
  }

  /// The evidence as JSON of the schema ``schemaName``.
  package func json() -> String { JSONValue(encoding: self).text() + "\n" }

  /// What was found, in a line a result.
  package var text: String {
    let screens = totals.reduce(0) { $0 + $1.screens }
    return totals.map { "\($0.screens) of \(screens) screens \($0.result.sentence)\n" }.joined()
  }
}

extension Evidence.Result {
  /// Behind a number of screens.
  fileprivate var sentence: String {
    switch self {
    case .meets: "grow to 200 % and more without loss"
    case .inDoubt: "grow to 200 %, but may lose text before"
    case .losesText: "lose text before all of it has grown to 200 %"
    case .doesNotGrow: "have text that does not grow to 200 %"
    case .noText: "have no text"
    case .notJudged: "are made in code or unknown, in whole or in part, and not judged"
    }
  }

  /// In a cell of a table.
  fileprivate var word: String {
    switch self {
    case .meets: "meets"
    case .inDoubt: "in doubt"
    case .losesText: "loses text"
    case .doesNotGrow: "does not grow"
    case .noText: "no text"
    case .notJudged: "not judged"
    }
  }
}

/// Writes the page, from its head to its foot.
private struct EvidencePage {
  static let title = "Evidence for Larger Text"

  var pictures: [String: [UInt8]]
  private(set) var bytes: [UInt8] = []

  init(pictures: [String: [UInt8]]) { self.pictures = pictures }

  private mutating func put(_ html: String) { bytes += (html + "\n").utf8 }

  mutating func write(_ evidence: Evidence) {
    put(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(Self.title)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(Self.title)</h1>
      """)
    writeSummary(evidence)
    writeMethod(evidence)
    for (number, flow) in evidence.flows.enumerated() { write(flow, number: number) }
    put("</body>\n</html>")
  }

  private mutating func writeSummary(_ evidence: Evidence) {
    let screens = evidence.totals.reduce(0) { $0 + $1.screens }
    let meeting = evidence.totals.first { $0.result == .meets }?.screens ?? 0
    put(
      "<p class=\"lead\"><b>\(meeting) of \(screens)</b> screens grow to 200 % and more without loss.</p>"
    )
    put("<ul>")
    for count in evidence.totals where count.result != .meets {
      put("<li><b>\(count.screens)</b> \(count.result.sentence)</li>")
    }
    put("</ul>\n<h2>By flow</h2>\n<table>\n<tr><th scope=\"col\">Flow</th>")
    let results = evidence.totals.map(\.result)
    for result in results { put("<th scope=\"col\">\(result.word)</th>") }
    put("</tr>")
    for (number, flow) in evidence.flows.enumerated() {
      put("<tr><th scope=\"row\"><a href=\"#flow-\(number)\">\(flow.name.htmlEscaped)</a></th>")
      for result in results {
        put("<td>\(flow.screens.count { $0.result == result })</td>")
      }
      put("</tr>")
    }
    put("</table>")
  }

  private mutating func writeMethod(_ evidence: Evidence) {
    let matrix = evidence.matrix
    let devices =
      matrix.devices.isEmpty
      ? "each document's own device" : matrix.devices.map(\.name).joined(separator: ", ")
    put(
      """
      <h2>What was asked</h2>
      <p>Apple's criteria for the accessibility label <i>Larger Text</i> ask that people can enlarge text to at least \
      200 % of its default size in all common tasks, and that text is neither cut off nor overlaps at large sizes \
      (App Store Connect Help, <i>Larger Text evaluation criteria</i>). Here a screen <b>meets</b> them when each of \
      its texts has at least twice the size that it has at Large from some text size on, and nothing is lost from \
      Large up to that size. A heading of 34 points and more, which is twice Body, is large enough when it grows.</p>
      <h2>How it was run</h2>
      <p>\(evidence.tool.name.htmlEscaped) \(evidence.tool.version.htmlEscaped) laid every screen out at \
      \(matrix.sizes.map(\.rawValue).joined(separator: ", ")), for \(devices.htmlEscaped), with the texts of \
      \(matrix.locales.joined(separator: ", ").htmlEscaped). Nothing was run on a device.</p>
      <h2>What was not examined</h2>
      <ul>
      <li>Whether a person can do each common task: somebody who reads large text tries that on a device.</li>
      <li>Screens that code builds without documents or SwiftUI, and what only running the app would show.</li>
      <li>Titles and items of bars, which iOS keeps small, and shows in the Large Content Viewer.</li>
      """)
    for problem in evidence.unreadable {
      put("<li>\(problem.path.htmlEscaped): \(problem.message.htmlEscaped)</li>")
    }
    put("</ul>")
  }

  private mutating func write(_ flow: Evidence.Flow, number: Int) {
    put("<section>\n<h2 id=\"flow-\(number)\">\(flow.name.htmlEscaped)</h2>")
    for screen in flow.screens { write(screen) }
    if flow.screens.isEmpty { put("<p>No screens.</p>") }
    put("</section>")
  }

  private mutating func write(_ screen: Evidence.Screen) {
    let title = screen.title.htmlEscaped
    let isOpen = screen.result == .losesText || screen.result == .doesNotGrow
    put("<details class=\"\(screen.result.rawValue)\"\(isOpen ? " open" : "")>")
    put("<summary><h3>\(title)</h3> <b>\(screen.result.word)</b> \(growth(of: screen))</summary>")
    let locale = screen.locale == Report.baseLocale ? "" : ", \(screen.locale)"
    put(
      "<p class=\"place\">\(screen.path.htmlEscaped), \(screen.device.name.htmlEscaped)\(locale.htmlEscaped)</p>"
    )
    if let windows = screen.windows {
      put("<p>In windows of other widths it \(windows.htmlEscaped).</p>")
    }
    write(
      "Text that does not grow to 200 %",
      screen.growth.small.map { text in
        let percent = Int((text.largest / text.atLarge * 100).rounded(.down))
        return "\(text.name): \(percent) % (\(text.path):\(text.line))"
      })
    write("Text that is lost", screen.losses.map { "\($0.message) (\($0.path):\($0.line))" })
    var unknown = screen.notExamined
    if let reading = screen.reading {
      let madeUp = reading.texts - reading.knownTexts
      if madeUp > 0 {
        unknown.append("\(madeUp) of \(reading.texts) texts are known only when the app runs")
      }
      unknown += reading.assumptions.map { "assumed: \($0)" }
    }
    write("Not examined", unknown)
    writePictures(of: screen, titled: title)
    put("</details>")
  }

  private func growth(of screen: Evidence.Screen) -> String {
    let texts = screen.growth.texts == 1 ? "1 text" : "\(screen.growth.texts) texts"
    guard screen.growth.texts > 0 else { return "" }
    var words =
      screen.growth.enoughFrom.map { "\(texts), at 200 % from \($0.rawValue) on" }
      ?? "\(screen.growth.small.count) of \(texts) below 200 %"
    if let first = screen.losingSizes.first { words += "; loses text from \(first.rawValue) on" }
    return words
  }

  private mutating func write(_ heading: String, _ items: [String]) {
    if items.isEmpty { return }
    put("<h4>\(heading)</h4>\n<ul>")
    for item in items { put("<li>\(item.htmlEscaped)</li>") }
    put("</ul>")
  }

  private mutating func writePictures(of screen: Evidence.Screen, titled title: String) {
    let known = screen.pictures.filter { pictures[$0.source] != nil }
    if known.isEmpty { return }
    put("<div class=\"pictures\">")
    for picture in known {
      let size = picture.size.rawValue
      bytes +=
        "<figure><figcaption>\(size)</figcaption><img loading=\"lazy\" alt=\"\(title) at \(size)\" "
        .utf8
      bytes += "width=\"\(Int(picture.width))\" height=\"\(Int(picture.height))\" ".utf8
      bytes += "src=\"data:image/png;base64,".utf8
      bytes += Base64.text(of: pictures[picture.source] ?? [])
      put("\"></figure>")
    }
    put("</div>")
  }

  /// Lengths are rem, so that the page follows its own reader's text size.
  private static let style = """
    :root { color-scheme: light dark; --line: #8886; --good: #14694c; --bad: #b3261e; --open: #8a5300; }
    @media (prefers-color-scheme: dark) { :root { --good: #7fd3ae; --bad: #ff9c92; --open: #f7c566; } }
    body { font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; max-width: 75rem; \
    margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
    h1 { line-height: 1.15; } h3 { display: inline; font-size: 1.05rem; } h4 { margin: .75rem 0 0; }
    .lead { font-size: 1.3rem; }
    table { border-collapse: collapse; } th, td { border-bottom: 1px solid var(--line); padding: .3rem .7rem; \
    text-align: left; } td { text-align: right; font-variant-numeric: tabular-nums; }
    details { border-top: 1px solid var(--line); padding: .6rem 0; } summary { cursor: pointer; }
    .meets summary b { color: var(--good); } .losesText summary b, .doesNotGrow summary b { color: var(--bad); }
    .inDoubt summary b, .notJudged summary b { color: var(--open); }
    .place { font-size: .9rem; margin: .3rem 0; } ul { margin: .2rem 0; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: .75rem; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; } img { max-width: 100%; height: auto; border: 1px solid var(--line); }
    """
}

extension String {
  /// This text as HTML character data, and between quotation marks.
  fileprivate var htmlEscaped: String { xmlEscaped(isAttribute: true) }
}
