import CodeEvaluation
import DynamicType

/// Measures of UIKit's fonts, which code of views asks for.
extension ViewReader {
  /// What a property of a font gives; nil for other members, and for what only the font's file tells.
  func measure(_ name: String, of value: ForeignValue) -> MachineValue? {
    guard Self.measures.contains(name), let font = font(value) else { return nil }
    if name == "pointSize" { return .double(font.pointSize, .cgFloat) }
    guard font.verticalMetrics != nil else { return nil }
    let number =
      switch name {
      case "lineHeight": font.lineHeight
      case "ascender": font.ascender
      case "descender": font.descender
      case "capHeight": font.capHeight
      default: font.xHeight
      }
    return .double(number, .cgFloat)
  }

  private static let measures: Set<String> = [
    "pointSize", "lineHeight", "ascender", "descender", "capHeight", "xHeight",
  ]

  private func font(_ value: ForeignValue) -> Font? {
    let arguments = value.arguments ?? []
    func number(_ label: String) -> Double? {
      guard let given = arguments.first(where: { $0.label == label })?.value,
        case .number(let number, _) = convert(given).readable
      else { return nil }
      return number
    }
    func name(_ label: String) -> String? {
      arguments.first { $0.label == label }.flatMap { symbolName(convert($0.value)) }
    }
    if case .foreign(let base)? = value.base {
      switch (value.name, arguments.map(\.label)) {
      case ("scaledFont", ["for"]) where base.root?.name == "UIFontMetrics":
        guard case .foreign(let inner) = machine.current(arguments[0].value),
          let unscaled = font(inner)
        else { return nil }
        let style = metrics(base).flatMap { TextStyle(swiftUIName: $0) } ?? .body
        return try? FontMetrics(forTextStyle: style).scaledFont(
          checking: unscaled, compatibleWith: textTraits)
      case ("withSize", [nil]):
        guard case .number(let size, _) = convert(arguments[0].value).readable else { return nil }
        return font(base)?.withSize(size)
      default: return nil
      }
    }
    guard value.root?.name == "UIFont" else { return nil }
    switch (value.name, arguments.map(\.label)) {
    case ("preferredFont", ["forTextStyle"]):
      return name("forTextStyle").flatMap { TextStyle(swiftUIName: $0) }.map {
        Font.preferredFont(forTextStyle: $0, compatibleWith: textTraits)
      }
    case ("systemFont", ["ofSize"]): return number("ofSize").map { Font.systemFont(ofSize: $0) }
    case ("boldSystemFont", ["ofSize"]):
      return number("ofSize").map { Font.systemFont(ofSize: $0, weight: .bold) }
    case ("systemFont", ["ofSize", "weight"]):
      guard let weight = name("weight").flatMap({ FontWeight(name: $0) }) else { return nil }
      return number("ofSize").map { Font.systemFont(ofSize: $0, weight: weight) }
    case ("init", ["name", "size"]):
      guard case .string(let family) = convert(arguments[0].value), let family = family.known
      else { return nil }
      return number("size").map { Font.custom(family, fixedSize: $0) }
    default: return nil
    }
  }

  var textTraits: TraitCollection {
    TraitCollection(preferredContentSizeCategory: textSize)
  }
}
