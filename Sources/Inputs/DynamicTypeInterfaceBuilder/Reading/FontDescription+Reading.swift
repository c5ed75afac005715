import DynamicType
import DynamicTypeModel

extension FontDescription {
  /// Reads a `fontDescription` element.
  init(_ node: DocumentNode) {
    // A size of zero means the system's: 12 in three recorded labels of built-in cells.
    let size = node.number("pointSize").map { $0 > 0 ? $0 : 12 }
    let location = node.location
    if let style = node["style"].flatMap({ TextStyle(rawName: $0) }) {
      self.init(face: .textStyle(style), pointSize: size ?? 0, location: location)
    } else if let name = node["name"] {
      self.init(
        face: Face(postScriptName: name, family: node["family"]), pointSize: size ?? 17,
        location: location)
    } else {
      let type = node["type"] ?? "system"
      let bold: FontWeight? = type == "boldSystem" ? .bold : nil
      let weight = node["weight"].flatMap { FontWeight(name: $0) } ?? bold ?? .regular
      self.init(
        face: .system(weight: weight, isItalic: type == "italicSystem"),
        pointSize: size ?? FontDescription.metaSize(node["size"]), location: location)
    }
  }

  /// The size that a `size` attribute names, in points.
  ///
  /// Source: Interface Builder's font inspector for iOS: a button's system font is 15, the system
  /// font itself 14 as `UIFont.systemFontSize` is.
  /// Evidence: E-font-sizes-named.
  private static func metaSize(_ name: String?) -> Double {
    switch name {
    case "button": 15
    case "label": 17
    case "smallSystem": 12
    default: 14
    }
  }
}

extension FontDescription.Face {
  /// A named font; the system's own fonts have names with a leading dot or of San Francisco.
  init(postScriptName name: String, family: String?) {
    let systemNames = [".AppleSystemUIFont", ".SFUI", ".SFNS", ".SF", "SFUI", "SFPro"]
    guard systemNames.contains(where: name.hasPrefix) else {
      self = .named(name, family: family)
      return
    }
    let suffix = name.split(separator: "-").dropFirst().joined()
    let isItalic = suffix.hasSuffix("Italic")
    let weight = FontWeight(name: isItalic ? String(suffix.dropLast(6)) : suffix)
    let isBold = name.hasSuffix("Bold") || suffix.contains("Emphasized")
    self = .system(weight: weight ?? (isBold ? .bold : .regular), isItalic: isItalic)
  }
}
