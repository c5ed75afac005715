import DynamicTypeModel

/// The colours of an appearance.
struct Palette: Sendable {
  var appearance: RenderOptions.Appearance

  /// A system colour by its name without the final `Color`; the text colour for unknown names.
  func system(_ name: String) -> RGBA {
    guard let color = SystemColor.named(name) else { return appearance == .light ? .black : .white }
    return appearance == .light ? color.light : color.dark
  }

  /// A colour of a document; mid grey for a colour of a catalogue that records no components.
  func resolve(_ color: ColorValue) -> RGBA {
    switch color {
    case .rgba(let red, let green, let blue, let alpha):
      RGBA(
        red: red.clamped(), green: green.clamped(), blue: blue.clamped(), alpha: alpha.clamped())
    case .system(let name): system(name)
    case .adaptive(let light, let dark): resolve(appearance == .light ? light : dark)
    case .named(_, let fallback?): resolve(fallback)
    case .named(_, nil): system("systemGray2")
    }
  }

  func resolve(_ color: ColorValue?, else name: String) -> RGBA {
    color.map(resolve) ?? system(name)
  }
}

extension Double {
  /// This number kept within 0…1; 0 for one that is no number.
  fileprivate func clamped() -> Double {
    isNaN ? 0 : Swift.min(1, Swift.max(0, self))
  }
}
