import DynamicTypeModel
import SwiftUIModel

/// Colours and other styles that fill.
extension ViewReader {
  /// The colour that a value stands for, the first of a gradient's; nil where it is not known.
  func color(_ value: Value?) -> ColorValue? {
    switch value?.readable {
    case .symbol(let symbol)?: return color(symbol)
    case .view(let piece)?:
      if case .shape(let shape) = piece.content { return shape.color }
      return nil
    default: return nil
    }
  }

  /// What a view is filled with: a grey stands for a colour that is not known, so that what is written on it can
  /// be read.
  func fillColor(_ value: Value?) -> ColorValue {
    color(value) ?? .system("systemGray2Color")
  }

  /// A view that a style fills, in an outline where one is given.
  ///
  /// - Parameter lineWidth: Of a line along the outline, in points; nil where the whole is filled.
  func fill(
    _ value: Value, in outline: (ShapeContent.Outline, name: String)? = nil,
    lineWidth: Double? = nil, at location: SourceLocation? = nil
  ) -> ViewPiece {
    var shape = ShapeContent(color: fillColor(value))
    shape.lineWidth = lineWidth
    if case .symbol(let symbol) = value.readable { shape.name = Self.styleName(symbol) }
    if let outline { (shape.outline, shape.name) = outline }
    let piece = ViewPiece(.shape(shape), at: location)
    let opacity = opacity(of: value)
    return opacity == 1 ? piece : piece.modified(by: .opacity(opacity), at: location)
  }

  /// How a shape that a style fills is called: a gradient, a material, or else a colour.
  private static func styleName(_ symbol: Symbol) -> String {
    let isMaterial = symbol.type == "Material" || symbol.name?.hasSuffix("Material") == true
    return isMaterial ? "Material" : symbol.type ?? "Color"
  }

  /// What `opacity(_:)` says of a colour whose parts are not known; the others have it in their alpha.
  private func opacity(of value: Value) -> Double {
    guard case .symbol(let symbol) = value.readable, let color = color(symbol) else { return 1 }
    if case .rgba = color { return 1 }
    return symbol.steps.dropFirst().reduce(1) { opacity, step in
      guard step.name == "opacity" else { return opacity }
      return opacity * (number(step.arguments?.first?.value) ?? 1)
    }
  }

  private func color(_ symbol: Symbol) -> ColorValue? {
    guard let first = symbol.steps.first else { return nil }
    if let stops = first.arguments?.first(where: { Self.stops.contains($0.label ?? "") })?.value {
      return firstColor(stops)
    }
    guard var color = base(first) else { return nil }
    for step in symbol.steps.dropFirst() {
      if step.name == "opacity", let alpha = number(step.arguments?.first?.value),
        case .rgba(let red, let green, let blue, let before) = color
      {
        color = .rgba(red: red, green: green, blue: blue, alpha: before * alpha)
      }
    }
    return color
  }

  /// The labels under which a gradient has its colours.
  private static let stops: Set = ["colors", "stops", "gradient"]

  private func firstColor(_ value: Value) -> ColorValue? {
    guard case .array(let stops) = value.readable else { return color(value) }
    guard case .symbol(let stop)? = stops.first?.readable,
      let inner = stop.steps.last?.arguments?.first(where: { $0.label == "color" })?.value
    else { return color(stops.first) }
    return color(inner)
  }

  private func base(_ step: Symbol.Step) -> ColorValue? {
    if let arguments = step.arguments {
      guard step.name == "init" else { return nil }
      func part(_ label: String) -> Double? { number(arguments.first { $0.label == label }?.value) }
      if let red = part("red"), let green = part("green"), let blue = part("blue") {
        return .rgba(
          red: red, green: green, blue: blue, alpha: part("opacity") ?? part("alpha") ?? 1)
      }
      if let white = part("white") {
        return .rgba(
          red: white, green: white, blue: white, alpha: part("opacity") ?? part("alpha") ?? 1)
      }
      if arguments.first?.label?.lowercased().contains("hex") == true {
        return hexColor(arguments[0].value, alpha: part("opacity") ?? part("alpha") ?? 1)
      }
      switch arguments.first?.value {
      case .string(let name)?:
        guard let name = name.known else { return nil }
        return .named(name, fallback: project.resources.color(name, near: ""))
      case .symbol(let inner)?: return color(inner)
      default: return nil
      }
    }
    return Self.named(step.name) ?? assetColor(step.name)
  }

  /// A colour as a package that is not there reads it: `Color(hex: "#3366CC")`, `UIColor(hex: 0x3366CC)`.
  private func hexColor(_ value: Value?, alpha: Double) -> ColorValue? {
    let number: UInt32?
    switch value {
    case .string(let string)?:
      let digits = (string.known ?? "").drop { $0 == "#" }
      number = digits.count == 6 ? UInt32(digits, radix: 16) : nil
    case .number(let value, _)?:
      number = UInt32(exactly: value).flatMap { $0 > 0xFFFFFF ? nil : $0 }
    default: number = nil
    }
    return number.map {
      .rgba(
        red: Double($0 >> 16) / 255, green: Double($0 >> 8 & 0xFF) / 255,
        blue: Double($0 & 0xFF) / 255, alpha: alpha)
    }
  }

  /// The colour of the symbol that Xcode generates for an asset.
  private func assetColor(_ symbol: String) -> ColorValue? {
    let resources = project.resources
    guard let name = resources.colorName(ofSymbol: symbol, near: "") else { return nil }
    return resources.color(name, near: "").map { .named(name, fallback: $0) }
  }

  /// The system's colours, by the names that SwiftUI and UIKit give them.
  private static func named(_ name: String) -> ColorValue? {
    switch name {
    case "white": return .rgba(red: 1, green: 1, blue: 1, alpha: 1)
    case "black": return .rgba(red: 0, green: 0, blue: 0, alpha: 1)
    case "clear": return .rgba(red: 0, green: 0, blue: 0, alpha: 0)
    case "primary", "foreground", "label": return .system("labelColor")
    case "secondary": return .system("secondaryLabelColor")
    case "tertiary": return .system("tertiaryLabelColor")
    case "quaternary": return .system("quaternaryLabelColor")
    case "accentColor", "tint": return .system("tintColor")
    case "background", "windowBackground": return .system("systemBackgroundColor")
    // Blur is drawn as a plain colour.
    case "bar", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
      "ultraThickMaterial":
      return .system("secondarySystemBackgroundColor")
    case "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray":
      return .system("system" + name.prefix(1).uppercased() + name.dropFirst() + "Color")
    default:
      return colorsOfUIKit.contains(name) ? .system(name + "Color") : nil
    }
  }

  /// UIKit's names of colours that are others in the dark.
  private static let colorsOfUIKit: Set<String> = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
    "separator", "opaqueSeparator", "link", "placeholderText", "lightGray", "darkGray", "lightText",
    "darkText", "groupTableViewBackground",
  ]
}
