import DynamicTypeModel
import DynamicTypeReportModel

extension LayoutReport.Configuration {
  init(_ configuration: Configuration) {
    self.init(
      size: TextSize(configuration.size), device: configuration.device.id,
      locale: configuration.locale)
  }
}

extension LayoutReport.Scene {
  init(_ layout: LaidOutInterface) {
    let elements = layout.scene.elements
    self.init(
      id: layout.scene.id, kind: layout.scene.kindName, customClass: layout.scene.customClass,
      elements: elements.enumerated().map { index, element in
        LayoutReport.Element(
          id: element.id,
          kind: element.kind == .unknown ? element.elementName : element.kind.rawValue,
          parent: element.parent.map { elements[$0.rawValue].id },
          frame: Report.Rect(layout.frames[index]),
          text: layout.texts[index].first.map { LayoutReport.Text($0) })
      })
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
  public var text: String {
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
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension LayoutReport.Element {
  fileprivate func text(indentedBy depth: Int) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.written)
    var line = String(repeating: "  ", count: depth)
    line += "\(kind) \(id)  \(numbers[0]), \(numbers[1])  \(numbers[2]) × \(numbers[3])"
    guard let text else { return line }
    line += "  \(text.pointSize.written) pt"
    for shown in text.lines { line += " “\(shown)”" }
    return line + (text.truncated ? " truncated" : "")
  }
}
