import DynamicTypeModel
import DynamicTypeResources

extension ColorValue {
  /// Reads a `color` element; nil for `nil` elements and colours without components or name.
  init?(_ node: DocumentNode, named fallbacks: [String: ColorValue]) {
    let systemName =
      node["systemColor"] ?? node["xcode11CocoaTouchSystemColor"] ?? node["cocoaTouchSystemColor"]
    if let systemName {
      self = .system(systemName)
    } else if let name = node["name"], node["catalog"] != nil {
      self = .system(name)
    } else if let name = node["name"] {
      self = .named(name, fallback: fallbacks[name])
    } else if let components = ColorValue.components(of: node) {
      self = components
    } else {
      return nil
    }
  }

  /// The components that a `color` element lists, in sRGB.
  ///
  /// Calibrated colours are taken as sRGB: the generic RGB profile that they mean differs by less
  /// than pictures of a screen show.
  static func components(of node: DocumentNode) -> ColorValue? {
    let alpha = node.number("alpha") ?? 1
    if let white = node.number("white") {
      return .rgba(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = node.number("red"), let green = node.number("green"),
      let blue = node.number("blue")
    else { return nil }
    guard node["customColorSpace"] == "displayP3" else {
      return .rgba(red: red, green: green, blue: blue, alpha: alpha)
    }
    return displayP3(red: red, green: green, blue: blue, alpha: alpha)
  }
}
