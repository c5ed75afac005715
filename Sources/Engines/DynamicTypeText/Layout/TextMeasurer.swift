internal import Synchronization

/// Lays out texts as UIKit's labels and SwiftUI's `Text` do, on any system.
///
/// A text comes in as an ``AttributedText``, with its fonts at their final sizes, and
/// ``ParagraphOptions``; out comes a ``TextLayout`` with its size, lines, baselines and glyphs. All
/// lengths are points, all offsets into texts count UTF-8 code units.
///
/// ```swift
/// import DynamicTypeShaping
/// import DynamicTypeText
///
/// // Throws FontLibrary.Failure where the fonts used for the system font are not installed.
/// let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
/// let body = TextFont.system(size: 17, leading: 22)
/// var options = ParagraphOptions(numberOfLines: 2, lineBreakMode: .tailTruncation)
/// let layout = measurer.layout(
///   AttributedText("Text that is too long for its label", font: body), options: options,
///   width: 120)
/// layout.roundedSize          // the size that a label would ask for
/// layout.lines.map(\.text)    // what it shows, line by line
/// layout.isTruncated          // whether an ellipsis hides some of it
/// ```
///
/// A layout engine that asks for many sizes of one text prepares it once:
///
/// ```swift
/// options.conventions = .swiftUI
/// let text = measurer.prepare(AttributedText("Continue", font: body), options: options)
/// text.size(width: 80, height: nil)
/// text.size(width: nil, height: nil)
/// ```
///
/// Nothing throws, and there is no invalid input: sizes and lengths that are negative or not finite
/// count as 0, runs out of order are put in order. Fonts that are not installed are replaced, and
/// ``TextLayout/substitutedFonts`` names them; the system font is measured by estimates, and
/// ``TextLayout/widthUncertainty`` says by how much widths may be off.
///
/// The analysis of a text (directions, fonts, shaping, line break opportunities) is kept for its
/// other sizes and widths, and takes most of the time: some 7 µs a word, where each further layout
/// takes less than 1 µs. A measurer may be used from several threads at once, and a result never
/// depends on what was laid out before.
public final class TextMeasurer: Sendable {
  package let shaper: any TextShaper
  private let paragraphs: ShardedCache<ParagraphKey, Paragraph>
  private let pieceCache = PieceCache()
  private let insertions = Mutex<[FontRequest: Insertions]>([:])

  /// - Parameters:
  ///   - shaper: The source of fonts, glyphs and Unicode properties: `HarfBuzzShaper` of
  ///     DynamicTypeShaping, or one of your own.
  ///   - cachedParagraphs: The number of analysed texts to keep, approximately; one takes some 8 kB.
  public init(shaper: any TextShaper, cachedParagraphs: Int = 20_000) {
    self.shaper = shaper
    paragraphs = ShardedCache(capacity: cachedParagraphs)
  }

  /// Lays a text out in a box.
  ///
  /// - Parameters:
  ///   - width: The width of the box in points; `nil` for as wide as the text needs.
  ///   - height: The height of the box, which limits the lines as a label's bounds do; `nil` for
  ///     any height. The first line is always there.
  public func layout(
    _ text: AttributedText, options: ParagraphOptions, width: Double?, height: Double? = nil
  ) -> TextLayout {
    let (key, sizes) = text.split(options: options)
    return paragraph(for: key).layout(
      sizes: sizes, options: options, width: width, height: height)
  }

  /// A text ready to be laid out in one proposed size after the other.
  ///
  /// The first time that a text is prepared it is analysed and shaped, at any later time looked up.
  public func prepare(_ text: AttributedText, options: ParagraphOptions) -> PreparedText {
    let (key, sizes) = text.split(options: options)
    return PreparedText(paragraph: paragraph(for: key), sizes: sizes, options: options)
  }

  /// Whether a box a device pixel wider would break, truncate or shrink the text otherwise: a fit
  /// or a misfit so near that the measurement of the font decides it.
  package func isNearMiss(
    _ text: AttributedText, options: ParagraphOptions, width: Double, height: Double? = nil
  ) -> Bool {
    let layout = layout(text, options: options, width: width, height: height)
    let wider = self.layout(
      text, options: options, width: width + 1 / options.pixelScale, height: height)
    return layout.scaleFactor != wider.scaleFactor || layout.tightening != wider.tightening
      || layout.lines.map(\.text) != wider.lines.map(\.text)
  }

  /// The analysis of a text, which serves all sizes of its fonts.
  package func paragraph(for text: AttributedText, options: ParagraphOptions) -> Paragraph {
    paragraph(for: text.split(options: options).key)
  }

  private func paragraph(for key: ParagraphKey) -> Paragraph {
    paragraphs.value(for: key) {
      ParagraphBuilder(
        key: key, shaper: shaper, pieceCache: pieceCache, insertions: insertions(for:)
      ).build()
    }
  }

  private func insertions(for request: FontRequest) -> Insertions {
    if let known = insertions.withLock({ $0[request] }) { return known }
    let made = Insertions(
      ellipsis: InsertedText("…", for: request, shaper: shaper),
      hyphen: InsertedText("-", for: request, shaper: shaper))
    insertions.withLock { $0[request] = made }
    return made
  }
}

// MARK: - Fonts

extension TextMeasurer {
  /// The height of one line in points, before rounding.
  ///
  /// Evidence: E-text-heights.
  public func lineHeight(of font: TextFont) -> Double {
    shaper.face(for: font.request).lineHeight * font.pointSize
  }

  /// Whether a font is an app's own, from a file that it brings.
  package func isOwn(_ font: TextFont) -> Bool { shaper.face(for: font.request).isOwn }

  /// The height above the baseline that a line reserves, in points.
  public func ascender(of font: TextFont) -> Double {
    shaper.face(for: font.request).ascent * font.pointSize
  }

  /// The depth below the baseline that a line reserves, in points; positive.
  public func descender(of font: TextFont) -> Double {
    shaper.face(for: font.request).descent * font.pointSize
  }

  public func capHeight(of font: TextFont) -> Double {
    shaper.face(for: font.request).capHeight * font.pointSize
  }

  public func xHeight(of font: TextFont) -> Double {
    shaper.face(for: font.request).xHeight * font.pointSize
  }
}
