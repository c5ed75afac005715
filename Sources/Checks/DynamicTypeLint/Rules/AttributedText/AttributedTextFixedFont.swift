import DynamicTypeModel
import DynamicTypeSource

/// Attributed text in a font of a fixed size.
///
/// Each run of attributed text follows the reader by its own font, and runs with fixed fonts stay
/// as they are, also in a label that adjusts. A font of a text style, or one that `UIFontMetrics`
/// has scaled, follows.
///
/// Text that is only measured in such a font, with `size(withAttributes:)` or `boundingRect`, is a note:
/// where it is drawn in a font that grows, it does not fit. Attributed text that the file only measures is one, too, and so
/// is text in a view that shows the Large Content Viewer, as titles of bars do.
///
/// A function that makes such text in a font of any size is a note, unless its file scales something.
///
/// Titles of bars and of bar items are left out: UIKit keeps them small by design and shows the
/// Large Content Viewer for them. So is text that is made of white space alone, such as the `"\n"` that keeps two
/// paragraphs apart.
///
/// ## Triggers
///
/// ```swift
/// NSAttributedString(string: total, attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
/// ```
///
/// ## Fine
///
/// ```swift
/// NSAttributedString(
///   string: total, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
/// ```
package struct AttributedTextFixedFont: SourceRule {
  package static let id: RuleID = "attributed-text-fixed-font"
  package static let summary = "Attributed text in a font of a fixed size"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let deliberate = DeliberateSizes(file)
    let viewer = TextsShownLarge(file)
    return file.fonts.indices.compactMap { index in
      let index = FontIndex(index)
      let font = file[index]
      let scaling = file.scaling(of: index)
      guard !font.isFallback, scaling != .scales,
        file.names.isSeenByReaders(font.scope), !deliberate.isForPicture(font)
      else { return nil }
      guard scaling == .fixed else {
        return font.use == .textAttribute ? fontOfCaller(index, in: file) : nil
      }
      let size = file.sizeText(of: font)
      return switch font.use {
      case .textAttribute where viewer.shows(textWith: font): shownLarge(font, in: file)
      case .textAttribute:
        finding(
          "this run of text keeps \(size) at every text size: use a text style or UIFontMetrics",
          at: font.range.lowerBound, in: file, fix: fix(for: font, in: file, deliberate))
      case .measuringAttribute:
        finding(
          "text is measured at \(size) here at every text size; drawn larger, it does not fit: "
            + "measure it in the font that is drawn",
          at: font.range.lowerBound, in: file, severity: .note,
          fix: fix(for: font, in: file, deliberate, isSuggestion: true))
      default: nil
      }
    }
  }

  private func fix(
    for font: FontExpression, in file: SourceFile, _ deliberate: DeliberateSizes,
    isSuggestion: Bool = false
  ) -> FixIt? {
    guard let size = file.names.number(of: font.size, in: font.scope) else { return nil }
    var fix = scalingFix(for: font, ofSize: size, in: file, deliberate)
    if isSuggestion { fix?.isSuggestion = true }
    return fix
  }

  private func scalingFix(
    for font: FontExpression, ofSize size: Double, in file: SourceFile,
    _ deliberate: DeliberateSizes
  ) -> FixIt? {
    switch font.kind {
    // In a dictionary of `Any`, `.systemFont(ofSize:)` would not compile, so the type is there.
    case .system: return FixIt.scaling(font, ofSize: size, in: file, deliberate)
    case .named where font.outerRange != font.range:
      return FixIt.scaling(font, ofSize: size, in: file, deliberate)
    default: return nil
    }
  }
}
