public import DynamicType

/// How a text is laid out: all but its characters, fonts and box.
public struct ParagraphOptions: Hashable, Sendable {
  /// The most lines to show; 0 for any number.
  public var numberOfLines: Int
  public var lineBreakMode: LineBreakMode
  /// Whose rules apply where UIKit and SwiftUI differ.
  public var conventions = TextConventions.uiKit
  /// The line break strategy that UIKit's labels use for plain text; text with paragraph styles
  /// ignores it.
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
  /// Whether the line gap of fonts is added between lines, as in text views. Labels do without:
  /// "not appropriate for most UI text" (Apple, `NSLayoutManager.usesFontLeading`).
  public var usesFontLeading = false
  /// Whether the height of a text that ends with a line break includes the extra line fragment, if
  /// the number of lines allows one more: the empty line of the insertion point, for which labels
  /// leave space, too (Apple, `NSLayoutManager.extraLineFragmentRect`; a recorded label of 5 lines
  /// and a line break is 6 lines high). It is not one of the layout's lines.
  public var includesExtraLineFragment = false
  /// The points added between lines.
  public var lineSpacing: Double
  /// The least factor by which the size of text may be multiplied to make it fit; 1 for none. A
  /// label that adjusts its font size has its minimum scale factor here.
  public var minimumScaleFactor: Double
  /// Whether characters may move closer together before text is shrunk or truncated.
  public var allowsTightening: Bool
  /// The part of its line by which text may be too wide and still be tightened rather than
  /// truncated; 0 or less for none. The default is that of
  /// `NSParagraphStyle.tighteningFactorForTruncation`.
  public var tighteningFactor = 0.05
  public var tallLetters = TallLetters.stickOut
  /// The language for whose letters lines that grow are high enough, whatever the text, as with
  /// SwiftUI's `typesettingLanguage(_:)`: a BCP 47 tag; `nil` for the letters in the text alone.
  public var typesettingLanguage: String?
  /// Bounds on the height of lines in points, and the factor applied to heights before; 0 for none.
  public var minimumLineHeight: Double
  public var maximumLineHeight: Double
  public var lineHeightMultiple: Double
  /// The number of lines whose height the text takes at least, as with SwiftUI's
  /// `lineLimit(_:reservesSpace:)`; 0 for none.
  public var reservedLines = 0
  /// A word is hyphenated at the end of a line that would otherwise fill less than this part of its
  /// available width: 1 wherever it helps, 0 for never. Languages without a dictionary are not
  /// hyphenated.
  public var hyphenationFactor = 0.0
  /// The paragraph styles. If there are any, they decide instead of `alignment`, `lineSpacing`,
  /// `hyphenationFactor` and the bounds of line heights here.
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
  /// Whether a hyphenation factor is set, for one of the paragraphs at least.
  package var hyphenates: Bool {
    hyphenationFactor > 0 || paragraphStyles.contains { $0.style.hyphenationFactor > 0 }
  }
}
