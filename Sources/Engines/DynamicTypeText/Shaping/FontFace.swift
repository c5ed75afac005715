/// Identifies a font within the shaper that made it up.
public struct FontID: Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// The font found for a request, with its vertical metrics in em.
public struct FontFace: Hashable, Sendable {
  public var id: FontID
  /// Above the baseline, in em.
  public var ascent: Double
  /// Below the baseline, in em; positive.
  public var descent: Double
  /// Between lines, in em.
  public var lineGap: Double
  public var capHeight: Double
  public var xHeight: Double
  public var decorations = FontDecorations.usual
  /// The name of the requested font where it is not installed; `nil` where the substitute has its
  /// widths.
  public var substituted: String?
  /// The factor by which the requested font is wider than the substitute.
  public var advanceScale = 1.0
  /// Whether the font is an app's own, from a file that it brings.
  public var isOwn = false
  /// The cut for large sizes whose advances the system font blends in; `nil` for other fonts.
  public var display: FontID?
  /// The bold of a substitute without a medium weight: the medium's advances are taken as halfway
  /// to the bold's.
  public var bolder: FontID?

  public init(
    id: FontID, ascent: Double, descent: Double, lineGap: Double = 0, capHeight: Double,
    xHeight: Double, substituted: String? = nil, display: FontID? = nil
  ) {
    self.id = id
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.substituted = substituted
    self.display = display
  }

  /// The height of one line in em, without the gap to the next, as UIFont's line height is.
  public var lineHeight: Double { ascent + descent }

  /// The font whose advances are asked for beside the face's own.
  var companion: FontID? { display ?? bolder }
}

/// A stretch of text that one font draws.
public struct FontSpan: Equatable, Sendable {
  public var range: Range<Int>
  public var font: FontID

  public init(range: Range<Int>, font: FontID) {
    self.range = range
    self.font = font
  }
}
