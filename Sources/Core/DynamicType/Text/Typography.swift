/// A company's text styles: what designers name and features ask for.
///
/// ```swift
/// let title = typography["title"]?.resolved(for: traits)
/// ```
///
/// A token is stated in unscaled units and answers in scaled ones, so that nobody lays out with
/// the numbers of the design by accident.
public struct Typography: Hashable, Sendable {
  /// The name in the token file.
  public var name: String
  /// The tokens, in the order of the token file.
  public var tokens: [Token]

  /// A set of tokens; of two with the same name the first is found.
  public init(name: String, tokens: [Token]) {
    self.name = name
    self.tokens = tokens
  }

  /// The token of a name, in any case.
  public subscript(name: String) -> Token? {
    let wanted = FoldedName(name)
    return tokens.first { FoldedName($0.name) == wanted }
  }
}

extension Typography {
  /// A text style of the design.
  public struct Token: Hashable, Sendable {
    /// What features ask for.
    public var name: String
    public var family: Font.Family
    public var weight: FontWeight
    public var isItalic = false
    /// The size of the font in the design.
    public var size: Unscaled
    /// The distance from baseline to baseline in the design; `nil` leaves it to the font.
    public var lineHeight: Unscaled?
    /// The space added after each letter in the design.
    public var tracking: Unscaled = 0
    /// The system's style in whose ratio the token grows.
    public var textStyle: TextStyle
    /// The size on the screen that the font never exceeds.
    public var maximum: Scaled?
    /// Sizes for each text size, instead of the ratio of `textStyle`.
    public var curve: ScalingCurve?

    /// A token that grows with a text style of the system.
    public init(
      name: String, family: Font.Family = .system(.standard), weight: FontWeight = .regular,
      size: Unscaled, lineHeight: Unscaled? = nil, tracking: Unscaled = 0,
      relativeTo textStyle: TextStyle = .body, maximum: Scaled? = nil
    ) {
      self.name = name
      self.family = family
      self.weight = weight
      self.size = size
      self.lineHeight = lineHeight
      self.tracking = tracking
      self.textStyle = textStyle
      self.maximum = maximum
    }
  }

  /// The two ways of scaling a size, which round differently.
  public enum Rounding: Hashable, Sendable {
    /// As `scaledFont(for:)`: sizes are whole points, and the rest keeps its proportion to them.
    case font
    /// As `scaledValue(for:)`: sizes and line heights are whole pixels.
    case value
  }
}
