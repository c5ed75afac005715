import DynamicTypeModel

/// A colour by its meaning: what it is in light and dark, and under which tint, is for whoever draws.
package struct DrawingColor: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    /// What controls are drawn in where they are: their own tint or that of what contains them.
    case tint
    case color(ColorValue)
    /// A colour that is another one in dark appearance.
    case pair(light: ColorValue, dark: ColorValue)
  }

  package var base: Base
  /// What the base's own opacity is multiplied by, from 0 to 1.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  package init(_ color: ColorValue) { self.init(.color(color)) }

  package func opacity(_ factor: Double) -> DrawingColor {
    DrawingColor(base, opacity: opacity * factor)
  }

  package static let tint = DrawingColor(.tint)
  package static let white = DrawingColor(.hex(0xFFFFFF))
  package static let black = DrawingColor(.hex(0))
  package static let label = system("label")
  package static let separator = system("separator")

  /// A colour of the system's by its name without the final `Color`.
  package static func system(_ name: String) -> DrawingColor { DrawingColor(.system(name)) }

  /// A grey that differs between the appearances, as style sheets write colours: `0xFF3B30`.
  package static func pair(light: UInt32, dark: UInt32) -> DrawingColor {
    DrawingColor(.pair(light: .hex(light), dark: .hex(dark)))
  }

  package static func hex(_ hex: UInt32) -> DrawingColor { DrawingColor(.hex(hex)) }
}

extension ColorValue {
  /// A colour as style sheets write it: `0xFF3B30`.
  fileprivate static func hex(_ hex: UInt32) -> ColorValue {
    .rgba(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: 1)
  }
}
