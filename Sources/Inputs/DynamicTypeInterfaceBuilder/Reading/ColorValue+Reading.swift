import DynamicTypeModel

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

  /// A Display P3 colour in sRGB, cut to its gamut.
  ///
  /// Both share a transfer function and a white point; the matrix is that of CSS Color 4,
  /// https://www.w3.org/TR/css-color-4/#color-conversion-code
  static func displayP3(red: Double, green: Double, blue: Double, alpha: Double) -> ColorValue {
    let linear = [red, green, blue].map(linearLight)
    func component(_ row: [Double]) -> Double {
      min(1, max(0, encodedLight(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })))
    }
    return .rgba(
      red: component([1.2249401762805598, -0.22494017628055996, 0]),
      green: component([-0.04205695470968816, 1.0420569547096881, 0]),
      blue: component([-0.019637554590334432, -0.07863604555063188, 1.0982736001409663]),
      alpha: alpha)
  }
}
