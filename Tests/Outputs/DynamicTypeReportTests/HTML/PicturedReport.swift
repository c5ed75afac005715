import DynamicTypeReport
import DynamicTypeReportModel

/// A report with small pictures of its own making: enough for a browser to show every part of.
struct PicturedReport {
  var report: Report
  var pictures: [ReportFile]

  /// The sample with a picture a size: a block where each named element is, on white.
  init(_ report: Report = .crowded) {
    self.report = report
    pictures = []
    for document in report.documents.indices {
      for screen in report.documents[document].screens.indices {
        addPictures(document: document, screen: screen)
      }
    }
  }

  /// A report whose first screen was half as high before, at the three largest sizes.
  init(compared report: Report) {
    self.init(report)
    let screen = self.report.documents[0].screens[0]
    for index in screen.cells.indices.suffix(3) {
      let area = Report.Rect(x: 0, y: 0, width: screen.device.width, height: 300)
      let path = "screens/before-\(index).png"
      pictures.append(
        ReportFile(path: path, bytes: TinyPNG(size: area, blocks: [area], scale: 0.2).bytes))
      self.report.documents[0].screens[0].cells[index].before =
        Report.Picture(source: path, area: area)
    }
  }

  /// A report whose first two screens are dark, too: with a picture of their own, and elements 40 points further down.
  /// The first one was half as high before, in dark mode alone.
  ///
  /// - Parameter bold: Whether there are pictures with Bold Text, too, which the first finding needs to be seen.
  init(dark report: Report, bold: Bool = false) {
    self.init(report)
    self.report.matrix.appearances = ["light", "dark"]
    if bold {
      self.report.matrix.boldText = .both
      self.report.findings[0].boldText = true
    }
    for number in 0...1 {
      let screen = self.report.documents[0].screens[number]
      var look = Report.Look(appearance: "dark")
      look.elements = screen.elements.map { element in
        var element = element
        element.frames = element.frames.map { frame in
          frame.map { Report.Rect(x: $0.x, y: $0.y + 40, width: $0.width, height: $0.height) }
        }
        return element
      }
      for index in screen.cells.indices {
        let area = Report.Rect(x: 0, y: 0, width: screen.device.width, height: 500)
        look.cells.append(
          Report.LookCell(picture: add("dark-\(number)-\(index)", area, blocks: [area])))
      }
      if number == 0 {
        let area = Report.Rect(x: 0, y: 0, width: screen.device.width, height: 250)
        look.cells[11].before = add("dark-before", area, blocks: [])
      }
      self.report.documents[0].screens[number].looks = [look]
      guard bold else { continue }
      for appearance in ["light", "dark"] {
        let area = Report.Rect(x: 0, y: 0, width: screen.device.width, height: 600)
        let cells = screen.cells.indices.map { index in
          Report.LookCell(picture: add("\(appearance)-bold-\(number)-\(index)", area, blocks: []))
        }
        self.report.documents[0].screens[number].looks?.append(
          Report.Look(appearance: appearance, boldText: true, cells: cells))
      }
    }
  }

  /// A report whose first two screens have three items for the Large Content Viewer, the last of which shows nothing and
  /// is there at AX5 alone; in dark mode with panels of another size.
  init(viewer report: Report) {
    self.init(dark: report)
    for number in 0...1 {
      let (light, dark) = (items("light", height: 180), items("dark", height: 200))
      self.report.documents[0].screens[number].largeContent = light
      self.report.documents[0].screens[number].looks?[0].largeContent = dark
    }
  }

  private mutating func items(_ name: String, height: Double) -> [Report.LargeContentItem] {
    let sizes = TextSize.allCases.suffix(5)
    return ["Home", "</option><b>", nil].enumerated().map { index, label in
      let shown = label == nil ? sizes.suffix(1) : sizes
      let cells = shown.map { size in
        let area = Report.Rect(x: 80, y: 200, width: 160, height: height)
        let panel = label.map { _ in add("\(name)-viewer-\(index)-\(size)", area, blocks: []) }
        return Report.LargeContentCell(
          size: size, frame: Report.Rect(x: 10, y: 420, width: 40, height: 40), panel: panel)
      }
      return Report.LargeContentItem(
        element: "tab\(index)", kind: "tab", label: label, cells: cells)
    }
  }

  private mutating func add(
    _ name: String, _ area: Report.Rect, blocks: [Report.Rect]
  ) -> Report.Picture {
    let path = "screens/\(name).png"
    // One of another size each, so that none stands for another.
    let scale = 0.2 + Double(pictures.count) / 1000
    pictures.append(
      ReportFile(path: path, bytes: TinyPNG(size: area, blocks: blocks, scale: scale).bytes))
    return Report.Picture(source: path, area: area)
  }

  private mutating func addPictures(document: Int, screen: Int) {
    let original = report.documents[document].screens[screen]
    for (index, cell) in original.cells.enumerated() {
      let path = "screens/\(document)-\(screen)-\(cell.size.rawValue).png"
      // The area starts below the screen's top, so that a wrong origin cannot go unseen.
      let area = Report.Rect(
        x: 0, y: 20, width: original.device.width, height: original.device.height - 20)
      let frames = original.elements.compactMap { $0.frames[index] }
      let blocks = frames.map { frame in
        Report.Rect(x: frame.x, y: frame.y - area.y, width: frame.width, height: frame.height)
      }
      pictures.append(
        ReportFile(path: path, bytes: TinyPNG(size: area, blocks: blocks, scale: 0.2).bytes))
      report.documents[document].screens[screen].cells[index].picture =
        Report.Picture(source: path, area: area)
    }
  }
}

extension Report {
  /// A screen in two languages, and another one; code fills some of the first.
  static var translated: Report {
    var report = sample
    let first = report.documents[0].screens[0]
    report.documents[0].screens[0].filledByCode = [
      "TeaChart", "table view", "</p><b>", "table view",
    ]
    var german = first
    german.locale = "de"
    report.documents[0].screens.insert(german, at: 1)
    report.matrix.locales = ["Base", "de"]
    return report
  }

  /// The hostile sample, and a second document with many findings on small and large screens.
  static var crowded: Report {
    var report = sample
    let pad = Device(id: "ipad9_7", name: "iPad 9.7″", width: 768, height: 1024, pixelScale: 2)
    for (number, device) in [phone, pad].enumerated() {
      let first = report.findings.count
      let ids = (0..<8).map { "e\(number)-\($0)" }
      for (index, id) in ids.enumerated() {
        report.findings.append(crowdedFinding(index: index, element: id, device: device.id))
      }
      report.documents.append(
        Document(
          path: "App/Views/Card\(number).xib", format: "xib",
          screens: [
            Screen(
              id: "iN0-l3-epB", title: "Card", kind: number == 0 ? "view" : "viewController",
              device: device,
              verdict: Verdict(text: "fails at every size", kind: .fails, safeUpTo: nil),
              cells: TextSize.allCases.map { Cell(size: $0) },
              findings: Array(first..<report.findings.count),
              elements: ids.enumerated().map { crowdedElement(index: $0, id: $1) },
              coverage: Coverage(
                examined: 8, byKind: [KindCoverage(kind: "label", examined: 8)]),
              reading: number == 1 ? nil : reading)
          ]))
    }
    report.count(sources: 1)
    return report
  }

  private static var reading: Reading {
    Reading(
      variant: "model.isNew: false", texts: 5, knownTexts: 3, opaqueViews: 1,
      assumptions: ["model.items has three elements", "</script><b>: true"])
  }

  private static func crowdedFinding(index: Int, element: String, device: String) -> Finding {
    let sizes = Array(TextSize.allCases[min(index * 2, 11)...])
    return Finding(
      rule: ["text-truncated", "text-clipped", "text-overlaps", "text-does-not-scale"][index % 4],
      severity: index % 4 == 3 ? .warning : index == 6 ? .note : .error,
      message:
        "label 'A text that goes on for a while' (\(element)) is cut from "
        + "\(sizes.first?.rawValue ?? "") on: shows 'A text that goes…', loses 14 of 31 characters",
      path: "App/Views/Card.xib", line: 20 + index, column: 9, element: element,
      scene: "iN0-l3-epB", sizes: sizes, isAtDefaultSize: index < 2, devices: [device],
      locales: ["Base"])
  }

  /// The last element ends up below the screen.
  private static func crowdedElement(index: Int, id: String) -> Element {
    Element(
      id: id, kind: "label", label: "A text that goes on for a while",
      frames: TextSize.allCases.map { size in
        let height = 20 + 6 * Double(size.order)
        return Rect(
          x: 20.5 + 7 * Double(index), y: 40 + (height + 20) * Double(index), width: 240,
          height: height)
      })
  }
}
