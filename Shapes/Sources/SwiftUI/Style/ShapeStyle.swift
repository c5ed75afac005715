package import DynamicTypeModel

/// What fills a shape or text: a colour, a gradient, a material.
public protocol ShapeStyle: Sendable {
  /// The single colour that comes nearest; nil for none.
  var _nearestColor: Color? { get }
}

extension ShapeStyle {
  package var shapeColor: ColorValue? { _nearestColor?.value }
}

extension Color: ShapeStyle {
  public var _nearestColor: Color? { self }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

/// The foreground's colour and its weaker steps.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _nearestColor: Color?

  fileprivate init(_ name: String) {
    _nearestColor = Color(value: .system(name))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle("labelColor") }
  public static var secondary: HierarchicalShapeStyle {
    HierarchicalShapeStyle("secondaryLabelColor")
  }
  public static var tertiary: HierarchicalShapeStyle {
    HierarchicalShapeStyle("tertiaryLabelColor")
  }
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle("quaternaryLabelColor")
  }
  public static var quinary: HierarchicalShapeStyle {
    HierarchicalShapeStyle("quaternaryLabelColor")
  }
}

/// A style of the surroundings: the tint, the background, the foreground.
public struct SurroundingShapeStyle: ShapeStyle {
  public let _nearestColor: Color?

  fileprivate init(_ name: String) {
    _nearestColor = Color(value: .system(name))
  }
}

public typealias TintShapeStyle = SurroundingShapeStyle
public typealias BackgroundStyle = SurroundingShapeStyle
public typealias ForegroundStyle = SurroundingShapeStyle
public typealias SeparatorShapeStyle = SurroundingShapeStyle

extension ShapeStyle where Self == SurroundingShapeStyle {
  public static var tint: SurroundingShapeStyle { SurroundingShapeStyle("tintColor") }
  public static var background: SurroundingShapeStyle {
    SurroundingShapeStyle("systemBackgroundColor")
  }
  public static var foreground: SurroundingShapeStyle { SurroundingShapeStyle("labelColor") }
  public static var separator: SurroundingShapeStyle { SurroundingShapeStyle("separatorColor") }
  public static var placeholder: SurroundingShapeStyle {
    SurroundingShapeStyle("placeholderTextColor")
  }
  public static var link: SurroundingShapeStyle { SurroundingShapeStyle("linkColor") }
  public static var selection: SurroundingShapeStyle { SurroundingShapeStyle("tintColor") }
  public static var fill: SurroundingShapeStyle { SurroundingShapeStyle("systemFillColor") }
  public static var windowBackground: SurroundingShapeStyle {
    SurroundingShapeStyle("systemBackgroundColor")
  }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  public let _nearestColor: Color?

  public init<S: ShapeStyle>(_ style: S) {
    _nearestColor = style._nearestColor
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(_nearestColor?.opacity(opacity) ?? .clear)
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

public struct ShadowStyle: Hashable, Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A blur of what lies under a view.
public struct Material: ShapeStyle {
  public var _nearestColor: Color? { Color(value: .system("secondarySystemBackgroundColor")) }

  public static let regular = Material()
  public static let thick = Material()
  public static let thin = Material()
  public static let ultraThin = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
