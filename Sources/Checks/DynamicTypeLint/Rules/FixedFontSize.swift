import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A system font of a fixed size.
///
/// `UIFont.systemFont(ofSize: 17)` and `Font.system(size: 17)` are 17 points at every text size. A
/// reader who has asked for larger text does not get it, however well the rest of the screen
/// adapts. Text styles follow the reader; so do fonts that `UIFontMetrics` has scaled, and sizes
/// from `@ScaledMetric`.
///
/// Symbols are reported as a note: they stay small beside text that grows. Fonts of attributed
/// text have a rule of their own, `attributed-text-fixed-font`. Sizes that a function gets from
/// its caller are not reported, as the caller may have scaled them.
///
/// ## Triggers
///
/// ```swift
/// label.font = UIFont.systemFont(ofSize: 17)
/// Text("Total").font(.system(size: 34, weight: .bold))
/// ```
///
/// ## Fine
///
/// ```swift
/// label.font = UIFont.preferredFont(forTextStyle: .body)
/// label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
/// Text("Total").font(.largeTitle.bold())
/// ```
public struct FixedFontSize: SourceRule {
  public static let name = "fixed-font-size"
  public static let summary = "A system font of a fixed size"
  public static let severity = Severity.warning

  public init() {}

  public func findings(in file: SourceFile) -> [Finding] {
    file.fonts.indices.compactMap { finding(for: FontIndex($0), in: file) }
  }

  private func finding(for index: FontIndex, in file: SourceFile) -> Finding? {
    let font = file[index]
    switch font.kind {
    case .system, .swiftUISystem, .descriptor: break
    default: return nil
    }
    guard file.isPlainText(index), file.scaling(of: index) == .fixed else { return nil }
    let size = file.sizeText(of: font)
    if font.isForSymbol {
      return finding(
        "this symbol keeps \(size) at every text size, beside text that grows",
        at: font.range.lowerBound, in: file, severity: .note)
    }
    return finding(
      "this text keeps \(size) at every text size; readers who need larger text do not get it",
      at: font.range.lowerBound, in: file, fix: fix(for: font, in: file))
  }

  private func fix(for font: FontExpression, in file: SourceFile) -> FixIt? {
    guard let size = file.number(of: font.size, in: font.scope) else { return nil }
    switch font.kind {
    case .swiftUISystem: return textStyleFix(for: font, size, in: file)
    case .system: return FixIt.scaling(font, ofSize: size, in: file)
    default: return nil
    }
  }

  /// `Font.system(size: 17)` becomes the text style with 17 points at the default size.
  private func textStyleFix(
    for font: FontExpression, _ size: Double, in file: SourceFile
  ) -> FixIt? {
    guard let style = TextStyle.regular(ofSize: size), font.labels.first == "size",
      let argument = font.argumentRanges.first,
      font.labels.dropFirst().allSatisfy({ $0 == "design" })
    else { return nil }
    return FixIt(
      title: "Use the text style \(style.swiftUIName)",
      edits: [FixIt.Edit(range: argument, replacement: ".\(style.swiftUIName)")])
  }
}
