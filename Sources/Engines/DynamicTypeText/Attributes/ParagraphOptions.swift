public import DynamicType

/// What happens to text that is wider than its box.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  case wordWrap
  case charWrap
  case clip
  case headTruncation
  case tailTruncation
  case middleTruncation
}

/// Where lines stand between the edges of their box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// The leading edge of the paragraph's writing direction.
  case natural
  case left
  case center
  case right
  case justified
}

/// The direction in which a paragraph's text runs.
public enum WritingDirection: Hashable, Sendable, CaseIterable {
  /// That of each paragraph's first strongly directed character, else that of the interface.
  case natural
  case leftToRight
  case rightToLeft
}

/// Which of the system font's spacings and optical sizes apply.
public enum TrackingEra: Hashable, Sendable, CaseIterable {
  /// As published; what documents of Xcode 12 and later record.
  case published
  /// As iOS 11 to 13 set text; what documents of Xcode 9 to 11 record.
  case iOS11
  /// As iOS 9 and 10 set text; what documents of Xcode 7 and 8 record.
  case iOS9
}

/// How a paragraph is laid out, whatever its size.
public struct ParagraphOptions: Hashable, Sendable {
  /// The most lines to show; 0 for any number.
  public var numberOfLines: Int
  public var lineBreakMode: LineBreakMode
  /// Whose rules apply where UIKit and SwiftUI differ.
  public var conventions = TextConventions.uiKit
  /// What UIKit's labels do to plain text, and nothing for text with paragraph styles of its own.
  public var lineBreakStrategy: LineBreakStrategy = []
  public var alignment: TextAlignment
  public var writingDirection: WritingDirection
  /// The direction of the interface, for text that has none of its own.
  public var layoutDirection: LayoutDirection
  /// The language the text is in, as a BCP 47 tag ("ja", "zh-Hant"); `nil` if unknown. It decides
  /// between glyph variants and how strictly lines are broken.
  public var language: String?
  public var trackingEra: TrackingEra
  /// Device pixels in a point; greater than zero.
  public var pixelScale: Double
  /// Whether the line gap of fonts stands between lines, as in text views, whose layout manager uses
  /// it. Labels do without: "not appropriate for most UI text" (Apple, `NSLayoutManager.usesFontLeading`).
  public var usesFontLeading = false
  /// Whether a text that ends with a line break is as high as if a line followed it, where there may be
  /// one more: the line of the insertion point, which a label leaves free, too (Apple,
  /// `NSLayoutManager.extraLineFragmentRect`; a recorded label of 5 lines and a break is 6 high). It is no line of
  /// the layout.
  public var includesExtraLineFragment = false
  /// Points added between lines.
  public var lineSpacing: Double
  /// How far text may shrink to fit, as a part of its size: 1 for not at all. A label that adjusts
  /// its font's size has its minimum scale factor here.
  public var minimumScaleFactor: Double
  /// Whether characters may move together before text is shrunk or truncated.
  public var allowsTightening: Bool
  /// By what part of its line a text may be wider that is tightened rather than truncated; 0 or less for
  /// none. The default is that of `NSParagraphStyle.tighteningFactorForTruncation`.
  public var tighteningFactor = 0.05
  public var tallLetters = TallLetters.stickOut
  /// The language for whose letters lines that grow are high enough, whatever is drawn in them, as with
  /// SwiftUI's `typesettingLanguage(_:)`: a BCP 47 tag; `nil` for what is drawn alone.
  public var typesettingLanguage: String?
  /// Bounds on the height of lines in points, and what heights are multiplied by first; 0 for none.
  public var minimumLineHeight: Double
  public var maximumLineHeight: Double
  public var lineHeightMultiple: Double
  /// The number of lines whose height the text takes at least, as with SwiftUI's
  /// `lineLimit(_:reservesSpace:)`; 0 for none.
  public var reservedLines = 0
  /// Words are divided at the ends of lines that without it would be narrower than this part of their
  /// room: 1 for wherever it helps, 0 for never. Nothing is divided in a language without dictionary.
  public var hyphenationFactor = 0.0
  /// How paragraphs are set that have indents, tab stops or spacing of their own. Where there are
  /// any they decide, and `alignment`, `lineSpacing`, `hyphenationFactor` and the bounds of line heights
  /// here do not.
  public var paragraphStyles: [ParagraphStyle.Run] = []

  public init(
    numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .wordWrap,
    alignment: TextAlignment = .natural, writingDirection: WritingDirection = .natural,
    layoutDirection: LayoutDirection = .leftToRight, language: String? = nil,
    trackingEra: TrackingEra = .published, pixelScale: Double = 2, lineSpacing: Double = 0,
    minimumScaleFactor: Double = 1, allowsTightening: Bool = false, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, lineHeightMultiple: Double = 0
  ) {
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.writingDirection = writingDirection
    self.layoutDirection = layoutDirection
    self.language = language
    self.trackingEra = trackingEra
    self.pixelScale = pixelScale
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
  }
}

extension ParagraphOptions {
  /// Whether words may be divided with a hyphen, in one of the paragraphs at least.
  public var hyphenates: Bool {
    hyphenationFactor > 0 || paragraphStyles.contains { $0.style.hyphenationFactor > 0 }
  }
}
