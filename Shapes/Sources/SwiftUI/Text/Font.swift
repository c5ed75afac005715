public import DynamicType

/// A font that is resolved where it is shown, at the text size that reaches the view.
public struct Font: Hashable, Sendable {
  public typealias TextStyle = DynamicType.TextStyle
  public typealias Weight = DynamicType.FontWeight
  public typealias Design = DynamicType.Font.Design
  public typealias Leading = DynamicType.Font.LeadingTrait

  package var base: DynamicType.Font
  var hasMonospacedDigits = false

  package init(base: DynamicType.Font) {
    self.base = base
  }

  /// How wide letters are; the fonts at hand have one width.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

extension DynamicType.Font.Design {
  public static let `default` = standard
}

extension Font {
  public static let extraLargeTitle2 = Font(base: .extraLargeTitle2)
  public static let extraLargeTitle = Font(base: .extraLargeTitle)
  public static let largeTitle = Font(base: .largeTitle)
  public static let title = Font(base: .title)
  public static let title2 = Font(base: .title2)
  public static let title3 = Font(base: .title3)
  public static let headline = Font(base: .headline)
  public static let subheadline = Font(base: .subheadline)
  public static let body = Font(base: .body)
  public static let callout = Font(base: .callout)
  public static let footnote = Font(base: .footnote)
  public static let caption = Font(base: .caption)
  public static let caption2 = Font(base: .caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .system(style, design: design ?? .standard, weight: weight))
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      base: .system(
        size: Double(size), weight: weight ?? .regular, design: design ?? .standard))
  }

  /// Scales with Body.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: Double(size)))
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(base: .custom(name, size: Double(size), relativeTo: textStyle))
  }

  /// Keeps its size at every text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, fixedSize: Double(fixedSize)))
  }
}

extension Font {
  private func with(_ change: (DynamicType.Font) -> DynamicType.Font) -> Font {
    var font = self
    font.base = change(base)
    return font
  }

  public func bold() -> Font { with { $0.bold() } }
  public func italic() -> Font { with { $0.italic() } }
  public func weight(_ weight: Weight) -> Font { with { $0.weight(weight) } }
  public func leading(_ leading: Leading) -> Font { with { $0.leading(leading) } }
  public func width(_ width: Width) -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }

  public func monospaced() -> Font {
    with { font in
      var font = font
      if case .system = font.family { font.family = .system(.monospaced) }
      return font
    }
  }

  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
}
