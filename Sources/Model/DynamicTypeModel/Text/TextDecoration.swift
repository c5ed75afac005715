/// What is drawn with the letters of attributed text.
public struct TextDecoration: Hashable, Sendable {
  /// Nil for none, as all that follows.
  public var background: ColorValue?
  public var underline: LineStyle?
  /// Nil for the colour of the letters.
  public var underlineColor: ColorValue?
  public var strikethrough: LineStyle?
  public var strikethroughColor: ColorValue?
  public var shadow: TextShadow?

  public init() {}
}

/// A line under letters or through them.
///
/// Source: Apple, `NSUnderlineStyle`.
/// Evidence: E-line-styles.
public struct LineStyle: Hashable, Sendable {
  public enum Thickness: Hashable, Sendable {
    case single, thick, double
  }

  public enum Pattern: Int, Hashable, Sendable {
    case solid = 0x000
    case dot = 0x100
    case dash = 0x200
    case dashDot = 0x300
    case dashDotDot = 0x400
  }

  public var thickness: Thickness
  public var pattern: Pattern
  /// Whether spaces go without.
  public var isByWord: Bool

  public init(_ thickness: Thickness = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
    self.thickness = thickness
    self.pattern = pattern
    self.isByWord = isByWord
  }

  /// The style that a number means; nil for 0, no line, and for thicknesses that there are not.
  public init?(rawValue: Int) {
    switch rawValue & 0xFF {
    case 0x01: thickness = .single
    case 0x02: thickness = .thick
    case 0x09: thickness = .double
    default: return nil
    }
    pattern = Pattern(rawValue: rawValue & 0xF00) ?? .solid
    isByWord = rawValue & 0x8000 != 0
  }
}

/// A shadow that letters cast.
public struct TextShadow: Hashable, Sendable {
  /// Points to the right and down.
  public var offset: Point
  /// Points; 0 for a sharp one.
  public var blurRadius: Double
  /// Nil for black at a third of its strength, `NSShadow`'s own.
  public var color: ColorValue?

  public init(offset: Point = Point(), blurRadius: Double = 0, color: ColorValue? = nil) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}
