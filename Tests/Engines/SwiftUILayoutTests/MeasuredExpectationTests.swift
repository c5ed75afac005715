import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// What was measured on iOS: lists, forms and bars, whose parts have names of their own in the cases.
@Suite(.enabled(if: Expectation.isThere, "the shared expectations are not there"))
struct MeasuredExpectationTests {
  /// Cases that ask for what is not laid out yet, with the reason.
  private static let missing: [String: String] = [
    "nav26.inline.402": "the destination of a link is another screen",
    "nav18.375.search": "a button with plus is 42 points wide, one with another symbol 34",
  ]

  @Test("Measured frames are met")
  func measured() throws {
    let cases = try Expectation.all().filter { $0.evidence == "M" }
    var failures: [String] = []
    for expectation in cases {
      do {
        let differences = try MeasuredScreen(expectation).differences()
        if !differences.isEmpty {
          failures.append("\(expectation.id): \(differences.joined(separator: "; "))")
        }
      } catch {
        failures.append("\(expectation.id): \(error)")
      }
    }
    print("grade M: \(cases.count - failures.count) of \(cases.count)")
    let unexpected = failures.filter { failure in
      !Self.missing.keys.contains { failure.hasPrefix("\($0):") }
    }
    #expect(unexpected.isEmpty, "\(unexpected.joined(separator: "\n"))")
  }
}

/// A measured case laid out, with its parts by the names of the cases.
private struct MeasuredScreen {
  let expectation: Expectation
  let views: [PlacedView]

  init(_ expectation: Expectation) throws {
    self.expectation = expectation
    let size = try #require(DynamicTypeSize(name: expectation.size))
    let isNew = expectation.iOS?.hasPrefix("26") ?? false
    var laboratory = try Laboratory(size: size, era: isNew ? .iOS26 : .iOS17)
    let height = expectation.container?.height?.value ?? 0
    laboratory.safeArea = Self.safeAreas[height] ?? .zero
    views = try laboratory.layout(
      expectation.view, width: expectation.container?.width?.value ?? 0, height: height)
  }

  /// By the height of a phone's screen, as the cases' sources have them.
  private static let safeAreas: [Double: DirectionalInsets] = [
    812: DirectionalInsets(top: 50, bottom: 34), 844: DirectionalInsets(top: 47, bottom: 34),
    852: DirectionalInsets(top: 59, bottom: 34), 874: DirectionalInsets(top: 62, bottom: 34),
    956: DirectionalInsets(top: 62, bottom: 34),
  ]

  func differences() -> [String] {
    let origin = origin
    return expectation.expect.flatMap { expected -> [String] in
      let name = expected.id ?? ""
      guard let found = frame(name) else { return ["no \(name)"] }
      return expected.differences(from: found.offset(dx: 0, dy: -origin), expectation.tolerance)
    }
  }

  /// The y that the case's own is relative to.
  private var origin: Double {
    guard let relative = expectation.relativeTo else { return 0 }
    if relative.contains("card") { return all(.listCard).first?.minY ?? 0 }
    if relative == "top of the row" || relative == "top of the topmost listed view" {
      return expectation.expect.compactMap { frame($0.id ?? "")?.minY }.min() ?? 0
    }
    if relative.hasPrefix("top of the") {
      return expectation.expect.first.flatMap { frame($0.id ?? "")?.minY } ?? 0
    }
    return 0
  }

  private func all(_ kind: PlacedView.Kind) -> [Rect] {
    views.filter { $0.kind == kind }.map(\.exactFrame)
  }

  /// The texts below a view of a kind, by the number of the view from 1.
  private func texts(_ kind: PlacedView.Kind, _ number: Int) -> [PlacedView] {
    let indices = views.indices.filter { views[$0].kind == kind }
    guard indices.indices.contains(number - 1) else { return [] }
    return views.indices.filter { views[$0].text != nil && isIn($0, indices[number - 1]) }
      .map { views[$0] }
  }

  private func isIn(_ index: Int, _ ancestor: Int) -> Bool {
    var index: Int? = index
    while let current = index, current > ancestor { index = views[current].parent }
    return index == ancestor
  }

  private func baseline(_ text: PlacedView?, line: Int) -> Rect? {
    guard let text, let lines = text.text?.lines, lines.indices.contains(line) else { return nil }
    return Rect(x: text.exactFrame.x, y: text.exactFrame.y + lines[line].baseline)
  }

  private func frame(_ name: String) -> Rect? {
    if let identified = views[name] { return identified }
    let parts = name.split(separator: ".").map(String.init)
    let digits = parts[0].filter(\.isNumber)
    let number = Int(digits) ?? 1
    let detail = parts.count > 1 ? parts[1] : nil
    let kind = parts[0].filter { !$0.isNumber }
    switch (kind, detail) {
    case ("row", _): return at(number, .listRow)
    case ("card", _): return at(number, .listCard)
    case ("header", nil): return at(number, .listHeader)
    case ("footer", nil): return at(number, .listFooter)
    case ("header", "textLeading"): return texts(.listHeader, number).first?.exactFrame
    case ("header", "textBaseline"): return baseline(texts(.listHeader, number).first, line: 0)
    case ("footer", "textLeading"): return texts(.listFooter, number).first?.exactFrame
    case ("footer", "firstBaseline"): return baseline(texts(.listFooter, number).first, line: 0)
    case ("footer", "secondBaseline"): return baseline(texts(.listFooter, number).first, line: 1)
    case ("separator", "trailing"):
      return at(number, .listSeparator).map { Rect(x: $0.maxX) }
    case ("separator", _): return at(number, .listSeparator)
    case ("title", _): return texts(.listRow, number).first?.exactFrame
    case ("text", _): return texts(.listRow, 1).dropFirst(number - 1).first?.exactFrame
    case ("value", _): return views.text("None").map { Rect(x: $0.exactFrame.maxX) }
    default: return control(kind, number)
    }
  }

  private func at(_ number: Int, _ kind: PlacedView.Kind) -> Rect? {
    let all = all(kind)
    return all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  private func control(_ kind: String, _ number: Int) -> Rect? {
    switch kind {
    case "switch":
      let switches = views.filter {
        if case .controlPart(.toggleSwitch) = $0.kind { true } else { false }
      }
      return switches.indices.contains(number - 1) ? switches[number - 1].exactFrame : nil
    case "chevron": return all(.controlPart(.chevron)).first
    case "avatar":
      return views.first { if case .shape = $0.kind { true } else { false } }?.exactFrame
    case "stepper": return all(.control(.stepper)).first
    case "label":
      return views.first { $0.text?.string.hasPrefix("Threads") ?? false }.flatMap { text in
        text.parent.map { views[$0].exactFrame }
      } ?? views.text("How it works?")?.exactFrame
    case "button": return all(.control(.button())).first
    case "field", "secureEmpty", "secureFilled":
      let fields = views.filter {
        if case .controlPart(.field) = $0.kind { true } else { false }
      }.map(\.exactFrame)
      let index = kind == "field" ? number - 1 : kind == "secureEmpty" ? 2 : 3
      return fields.indices.contains(index) ? fields[index] : nil
    case "navigationBar": return all(.bar(.navigationBar)).first
    case "largeTitle": return all(.bar(.largeTitle)).first
    case "searchField": return all(.bar(.searchField)).first
    case "tabBar": return all(.bar(.tabBar)).first
    case "tab": return at(number, .bar(.tab))
    case "item": return at(number, .bar(.toolbarItem))
    default: return nil
    }
  }
}
