import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel

extension LayoutReport.Configuration {
  init(_ configuration: Configuration) {
    self.init(
      size: TextSize(configuration.size), device: configuration.device.id,
      locale: configuration.locale)
  }
}

extension LayoutReport.Scene {
  init(_ screen: LaidOutScreen) {
    let views = screen.views
    self.init(
      id: screen.id, kind: screen.kind, customClass: screen.customClass,
      elements: zip(views, screen.nodes).map { view, node in
        LayoutReport.Element(
          id: view.id, kind: view.kind, parent: view.parent.map { views[$0.rawValue].id },
          frame: Report.Rect(node.frame), text: node.texts.first.map { LayoutReport.Text($0) })
      },
      bars: screen.laidOutBars.isEmpty
        ? nil
        : screen.laidOutBars.map { bar in
          LayoutReport.Bar(
            kind: bar.kind.rawValue, element: bar.element.map { views[$0.rawValue].id },
            frame: Report.Rect(bar.frame), items: bar.items.map { LayoutReport.BarItem($0) })
        })
  }
}

extension LayoutReport.BarItem {
  init(_ item: LaidOutBarItem) {
    self.init(
      id: item.id, role: item.role.rawValue, frame: Report.Rect(item.frame),
      text: item.text.map { LayoutReport.Text($0) })
  }
}

extension LayoutReport.Text {
  init(_ text: LaidOutText) {
    self.init(
      lines: text.lines.map(\.text), truncated: text.isTruncated, pointSize: text.font.pointSize)
  }
}

extension LayoutReport {
  /// The layout for people: an element a line, indented below its parent, its lines quoted.
  package var text: String {
    let configuration = "\(configuration.size.rawValue) \(configuration.device)"
    var lines = ["\(document)  \(configuration) \(self.configuration.locale)"]
    for scene in scenes {
      lines.append("")
      lines.append("\(scene.kind) \(scene.id)" + (scene.customClass.map { " (\($0))" } ?? ""))
      var depths: [String: Int] = [:]
      for element in scene.elements {
        let depth = element.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 1
        depths[element.id] = depth
        lines.append(element.text(indentedBy: depth))
      }
      for bar in scene.bars ?? [] {
        let owner = bar.element.map { "of \($0)" } ?? "over the screen"
        lines.append("  \(bar.kind) \(owner)  \(bar.frame.written)")
        for item in bar.items {
          lines.append("    \(item.role) \(item.id)  \(item.frame.written)" + written(item.text))
        }
      }
    }
    return lines.map { $0.singleLine + "\n" }.joined()
  }
}

extension LayoutReport.Element {
  fileprivate func text(indentedBy depth: Int) -> String {
    String(repeating: "  ", count: depth) + "\(kind) \(id)  \(frame.written)" + written(text)
  }
}

/// The point size and the lines of a text, written after the element or item that has it.
private func written(_ text: LayoutReport.Text?) -> String {
  guard let text else { return "" }
  let lines = text.lines.map { " “\($0)”" }.joined()
  return "  \(text.pointSize.written) pt\(lines)" + (text.truncated ? " truncated" : "")
}

extension Report.Rect {
  fileprivate var written: String {
    "\(x.written), \(y.written)  \(width.written) × \(height.written)"
  }
}
