// The fonts of SwiftUI. Each is a description at `large` that is resolved where it is shown.
extension Font {
  /// The system's font of a text style, which follows the reader's size.
  ///
  /// - Parameters:
  ///   - style: The role of the text.
  ///   - design: The character of the letters.
  ///   - weight: Instead of the weight of the style.
  public static func system(
    _ style: TextStyle, design: Design = .standard, weight: FontWeight? = nil
  ) -> Font {
    var font = Font(
      family: .system(design), pointSize: style.pointSize(for: .large),
      weight: weight ?? style.weight, scaling: .preferred(style))
    font.preferredLineHeight = style.leading(for: .large)
    return font
  }

  /// The system's font at a size that stays.
  public static func system(
    size pointSize: Double, weight: FontWeight = .regular, design: Design = .standard
  ) -> Font {
    systemFont(ofSize: pointSize, weight: weight, design: design)
  }

  /// An app's own typeface that grows with body text.
  ///
  /// - Parameter size: The size of the design. A length that is scaled already does not fit here:
  ///   it would be scaled twice.
  public static func custom(_ name: String, size: Unscaled) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// An app's own typeface that grows with body text.
  ///
  /// - Parameter size: The size of the design, in points at `large`; not one that is scaled already.
  public static func custom(_ name: String, size: some BinaryFloatingPoint) -> Font {
    custom(name, size: Unscaled(Double(size)), relativeTo: .body)
  }

  /// An app's own typeface that grows with a text style.
  public static func custom(
    _ name: String, size: Unscaled, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(
      family: .named(name), pointSize: size.points, weight: .regular, scaling: .metrics(textStyle))
  }

  /// An app's own typeface that grows with a text style.
  ///
  /// - Parameter size: The size of the design, in points at `large`; not one that is scaled already.
  public static func custom(
    _ name: String, size: some BinaryFloatingPoint, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: Unscaled(Double(size)), relativeTo: textStyle)
  }

  /// An app's own typeface at a size that stays.
  public static func custom(_ name: String, fixedSize pointSize: Double) -> Font {
    font(named: name, size: pointSize)
  }

  /// The same font in bold.
  public func bold() -> Font { emphasized }

  /// The same font in another weight.
  public func weight(_ weight: FontWeight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The same font with tighter or looser lines.
  public func leading(_ leading: LeadingTrait) -> Font {
    var font = self
    font.leadingTrait = leading
    return font
  }

  public static let extraLargeTitle = system(.extraLargeTitle)
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title1)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption1)
  public static let caption2 = system(.caption2)
}
