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
/// Symbols of up to 44 points are reported as a note: they stay small beside text that grows. A view is a symbol where
/// it is an `Image`, where its property, its function or its type shows images alone, and where a style has it as its icon;
/// a font that the run uses by its name for images alone, and that of the title of a button that has an image and never a
/// title, are those of symbols. Fonts of attributed
/// text have a rule of their own, `attributed-text-fixed-font`. A function that makes a `UIFont` of a
/// size that it gets from its caller is reported as a note, unless the file scales something: the caller
/// may. So is one of an extension of SwiftUI's `Font`, `Text` or `View`, and the size of a font that a view is made
/// with. Fonts that are given to no view are not reported in a file that scales fonts it does not name.
/// A font that a type keeps for other files is reported once, where it is made, unless one of them
/// scales it. A fix is offered for what a view gets directly: a font that is kept or given back may be
/// scaled elsewhere, and a second time is an exception.
///
/// Fonts in a function that draws a picture or a page, such as an avatar or a PDF, are passed over, and so are
/// fonts of at most 4 points that no view is given: they stand for their typeface alone.
///
/// Text in a view that shows the Large Content Viewer, as titles of bars do, is a note.
///
/// What an app's extensions make of a font, such as `.italicized`, is taken for a font of its size, unless the
/// name says that it scales.
///
/// Files that import AppKit or a test library, `@testable import` and clauses of `#if` that neither iOS nor
/// visionOS compiles are passed over, here and by every rule over sources; so is what is set or given back where
/// `if`, `switch`, `guard` or `?:` ask for the text size. Files of targets for other platforms, of tests and of
/// tools are left out, and so are sources that no target compiles (`dynamictype lint --targets`); nothing is said of code
/// that a program writes.
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
package struct FixedFontSize: SourceRule {
  package static let id: RuleID = "fixed-font-size"
  package static let summary = "A system font of a fixed size"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let deliberate = DeliberateSizes(file)
    let images = ImageSizes(file)
    let viewer = TextsShownLarge(file)
    return file.fonts.indices.compactMap {
      finding(for: FontIndex($0), in: file, deliberate, images, viewer)
    }
  }

  private func finding(
    for index: FontIndex, in file: SourceFile, _ deliberate: DeliberateSizes, _ images: ImageSizes,
    _ viewer: TextsShownLarge
  ) -> Finding? {
    let font = file[index]
    switch font.kind {
    case .system, .swiftUISystem, .descriptor: break
    default: return nil
    }
    guard file.isPlainText(index), !deliberate.isForPicture(font) else { return nil }
    let imageSize = images[index]
    switch (file.scaling(of: index), font.kind) {
    case (.fixed, _): break
    case (.unknown, .system), (.unknown, .descriptor): return fontOfCaller(index, in: file)
    case (.unknown, .swiftUISystem) where imageSize == nil: return fontOfCaller(index, in: file)
    default: return nil
    }
    if let imageSize {
      guard imageSize == .symbol,
        file.names.numbers(of: font.size, in: font.scope).allSatisfy({ $0 <= Self.mostPoints })
      else { return nil }
      return fixedSymbol(font, in: file, remedy: symbolRemedy(for: font))
    }
    if viewer.shows(textWith: font) { return shownLarge(font, in: file) }
    let size = file.sizeText(of: font)
    return finding(
      "this text keeps \(size) at every text size; readers who need larger text do not get it: "
        + remedy(for: font, in: file),
      at: font.range.lowerBound, in: file, fix: fix(for: font, in: file, deliberate))
  }

  /// Of a symbol that belongs to a text; larger ones are pictures.
  private static let mostPoints = 44.0

  private func remedy(for font: FontExpression, in file: SourceFile) -> String {
    guard font.kind == .swiftUISystem else { return "use a text style or UIFontMetrics" }
    let size = file.names.number(of: font.size, in: font.scope)
    if let alike = size.flatMap({ alike(font, $0) }) { return "use the text style .\(alike)" }
    let style = size.map(TextStyle.nearest) ?? .body
    return "use a text style such as .\(style.swiftUIName), or a size from @ScaledMetric"
  }

  private func symbolRemedy(for font: FontExpression) -> String {
    font.kind == .swiftUISystem
      ? "use a text style, or a size from @ScaledMetric" : "use a text style or UIFontMetrics"
  }

  /// The text style, with its weight, that looks the same at the default size: `title`, `title.weight(.bold)`.
  private func alike(_ font: FontExpression, _ size: Double) -> String? {
    if font.weight == .semibold, let style = TextStyle.exactly(size: size, weight: .semibold) {
      return style.swiftUIName
    }
    guard let style = TextStyle.regular(ofSize: size)?.swiftUIName else { return nil }
    switch font.weight {
    case nil: return font.labels.contains("weight") ? nil : style
    case .regular: return style
    case let weight?: return "\(style).weight(.\(weight.rawValue))"
    }
  }

  private func fix(
    for font: FontExpression, in file: SourceFile, _ deliberate: DeliberateSizes
  ) -> FixIt? {
    guard let size = file.names.number(of: font.size, in: font.scope) else { return nil }
    switch font.kind {
    case .swiftUISystem: return textStyleFix(for: font, size, in: file)
    // A size of 0 stands for the system's own, 12 points.
    case .system where size > 0: return FixIt.scaling(font, ofSize: size, in: file, deliberate)
    default: return nil
    }
  }

  /// `Font.system(size: 17)` becomes the text style with 17 points at the default size.
  private func textStyleFix(
    for font: FontExpression, _ size: Double, in file: SourceFile
  ) -> FixIt? {
    let rest = font.labels.dropFirst()
    let hasDesign = rest == ["design"]
    guard font.labels.first == "size", let argument = font.argumentRanges.first,
      let style = alike(font, size),
      rest.isEmpty || rest == ["weight"] || hasDesign && !style.contains(".")
    else { return nil }
    let start = font.range.lowerBound
    // After `Font.`, `SwiftUI.Font.` or a dot alone.
    let text = file.text(in: font.range)
    guard let function = text.firstRange(of: "system(") else { return nil }
    let name = start + text[..<function.lowerBound].utf8.count
    return FixIt(
      title: "Use the text style \(style)",
      edits: [
        hasDesign
          ? FixIt.Edit(range: argument, replacement: ".\(style)")
          : FixIt.Edit(range: name..<font.range.upperBound, replacement: style)
      ])
  }
}
