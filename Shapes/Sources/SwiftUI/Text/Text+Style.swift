/// Styles of a text: one that is written nearer to the words wins.
extension Text {
  private func styled(_ change: (inout Style) -> Void) -> Text {
    var text = self
    for index in text.pieces.indices { change(&text.pieces[index].style) }
    return text
  }

  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }

  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.design = $0.design ?? design }
  }

  public func fontWidth(_ width: Font.Width?) -> Text { self }

  public func bold() -> Text { bold(true) }

  public func bold(_ isActive: Bool) -> Text {
    isActive ? styled { $0.weight = $0.weight ?? .bold } : self
  }

  public func italic() -> Text { italic(true) }

  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = $0.isItalic ?? isActive } }

  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = $0.color ?? color } }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let color = style.shapeColor.map { Color(value: $0) }
    return styled { $0.color = $0.color ?? color }
  }

  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.kerning = $0.kerning ?? Double(kerning) }
  }

  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = $0.baselineOffset ?? Double(baselineOffset) }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = $0.isUnderlined ?? isActive }
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
  }

  public func monospacedDigit() -> Text {
    styled { $0.font = $0.font?.monospacedDigit() }
  }

  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// A size of text in a text.
  public struct Scale: Hashable, Sendable {
    public static let `default` = Scale()
    public static let secondary = Scale()
  }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
      public static let dashDot = Pattern()
      public static let dashDotDot = Pattern()
    }

    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    public static let single = LineStyle()
  }
}
