import DynamicTypeModel

extension SceneReader {
  /// Reads `userDefinedRuntimeAttributes`, and applies those that set layout or text.
  func readRuntimeAttributes(of node: DocumentNode, into element: inout Element) {
    for child in node.children(in: "userDefinedRuntimeAttributes") {
      guard let keyPath = child["keyPath"] else { continue }
      let value = child.child(key: "value")
      let attribute = RuntimeAttribute(
        keyPath: keyPath, type: child["type"] ?? "",
        value: child["value"] ?? value.map(text(ofValue:)), location: child.location)
      element.runtimeAttributes.append(attribute)
    }
  }

  /// The value of a runtime attribute as text: numbers, strings, sizes, colours.
  private func text(ofValue node: DocumentNode) -> String {
    switch node.name {
    case "string", "mutableString": node.text
    case "size": "\(node["width"] ?? "0") \(node["height"] ?? "0")"
    case "point": "\(node["x"] ?? "0") \(node["y"] ?? "0")"
    case "color": node["name"] ?? node["systemColor"] ?? "color"
    default: node["value"] ?? ""
    }
  }
}
