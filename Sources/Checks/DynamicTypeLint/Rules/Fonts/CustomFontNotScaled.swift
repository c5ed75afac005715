import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A custom font that is not scaled.
///
/// `UIFont(name:size:)` and `Font.custom(_:fixedSize:)` give the same size at every text size.
/// `UIFontMetrics.scaledFont(for:)` scales any `UIFont`; `Font.custom(_:size:)` scales by itself,
/// with the body style or with the one that `relativeTo:` names.
///
/// `Font(_:)` around a `UIFont` keeps the size that the font has when it is made, even if that is a
/// preferred font. It is not reported in files that read `dynamicTypeSize` from the environment or have a
/// `@ScaledMetric`, as their views are made anew when the size changes.
///
/// An icon font, by its name, is reported as a note, as symbols are.
///
/// Text in a view that shows the Large Content Viewer, as titles of bars do, is a note.
///
/// Fonts by the functions that R.swift, SwiftGen and Tuist generate are such fonts, too.
///
/// A function that makes the app's fonts from a size it is given is reported as a note, unless the
/// file scales something. Constants that it makes, as `static let title = UIFont.brand(size: 24)`, are reported as those are
/// that UIKit makes.
///
/// ## Triggers
///
/// ```swift
/// label.font = UIFont(name: "Avenir-Book", size: 17)
/// Text("Total").font(.custom("Avenir-Book", fixedSize: 17))
/// ```
///
/// ## Fine
///
/// ```swift
/// let avenir = UIFont(name: "Avenir-Book", size: 17)!
/// label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: avenir)
/// Text("Total").font(.custom("Avenir-Book", size: 17, relativeTo: .body))
/// ```
package struct CustomFontNotScaled: SourceRule {
  package static let id: RuleID = "custom-font-not-scaled"
  package static let summary = "A custom font that is not scaled"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let deliberate = DeliberateSizes(file)
    let viewer = TextsShownLarge(file)
    return file.fonts.indices.compactMap { index in
      let index = FontIndex(index)
      let font = file[index]
      guard file.isPlainText(index), !deliberate.isForPicture(font) else { return nil }
      if font.isCustom, !file.isIconFont(index), file.scaling(of: index) == .fixed,
        viewer.shows(textWith: font)
      {
        return shownLarge(font, in: file)
      }
      return switch font.kind {
      case .named where file.isIconFont(index): iconFont(index, in: file)
      case .named: namedFont(index, in: file, deliberate)
      case .swiftUIFixedCustom: fixedCustomFont(index, in: file)
      case .swiftUIWrapped(let value): wrappedFont(index, value, in: file)
      case .ownFunction(let path): ownFont(index, madeBy: path, in: file)
      default: nil
      }
    }
  }

  private func namedFont(
    _ index: FontIndex, in file: SourceFile, _ deliberate: DeliberateSizes
  ) -> Finding? {
    let font = file[index]
    switch file.scaling(of: index) {
    case .scales: return nil
    case .fixed:
      return finding(
        "this font keeps \(file.sizeText(of: font)) at every text size; "
          + "readers who need larger text do not get it: scale it with UIFontMetrics",
        at: font.range.lowerBound, in: file, fix: scalingFix(for: font, in: file, deliberate))
    case .unknown:
      return fontOfCaller(index, in: file)
    }
  }

  /// A constant that a function of the app's own makes of the size that it gets. Where views get their fonts from the
  /// function, it is the one cause.
  private func ownFont(_ index: FontIndex, madeBy path: [String], in file: SourceFile) -> Finding? {
    let font = file[index]
    guard font.use == .other || file[font.scope].isOfConstants, file.scaling(of: index) == .fixed,
      let name = path.last
    else { return nil }
    var found = finding(
      "this font keeps \(file.sizeText(of: font)) at every text size; readers who need larger text do not get it: "
        + "scale what \(name) makes",
      at: font.range.lowerBound, in: file)
    found.cause = FindingCause(
      "the fonts that \(path.joined(separator: ".")) makes keep the size they are asked for",
      scope: .run)
    return found
  }

  /// The signs of an icon font, which are no words.
  private func iconFont(_ index: FontIndex, in file: SourceFile) -> Finding? {
    let font = file[index]
    guard file.scaling(of: index) == .fixed else { return nil }
    return fixedSymbol(font, in: file, remedy: "scale it with UIFontMetrics")
  }

  /// Only where the expression is no optional: a `UIFont?` cannot be scaled.
  private func scalingFix(
    for font: FontExpression, in file: SourceFile, _ deliberate: DeliberateSizes
  ) -> FixIt? {
    guard font.outerRange != font.range, let size = file.names.number(of: font.size, in: font.scope)
    else { return nil }
    return FixIt.scaling(font, ofSize: size, in: file, deliberate)
  }

  private func fixedCustomFont(_ index: FontIndex, in file: SourceFile) -> Finding? {
    let font = file[index]
    switch file.scaling(of: index) {
    case .fixed: break
    case .unknown: return fontOfCaller(index, in: file)
    case .scales: return nil
    }
    var fix: FixIt?
    if let place = font.labels.firstIndex(of: "fixedSize") {
      let start = font.argumentRanges[place].lowerBound
      fix = FixIt(
        title: "Let the font scale with the body style",
        edits: [FixIt.Edit(range: start..<start + "fixedSize".utf8.count, replacement: "size")])
    }
    return finding(
      "this font keeps \(file.sizeText(of: font)) at every text size; "
        + "readers who need larger text do not get it: size: and relativeTo: let it scale",
      at: font.range.lowerBound, in: file, fix: fix)
  }

  private func wrappedFont(_ index: FontIndex, _ value: Value, in file: SourceFile) -> Finding? {
    let font = file[index]
    guard let inner = file.names.font(of: value, in: font.scope),
      file.scaling(of: inner) == .scales,
      !file.names.variables.contains(where: {
        $0.isScaledMetric || ["dynamicTypeSize", "sizeCategory"].contains($0.name)
      })
    else { return nil }
    return finding(
      "Font(_:) keeps the size that the UIFont has now; "
        + "the text does not follow a change of the text size",
      at: font.range.lowerBound, in: file)
  }
}

extension Scope {
  /// Whether what it declares is kept: a type, or the file.
  fileprivate var isOfConstants: Bool {
    switch kind {
    case .file, .type: true
    default: false
    }
  }
}

extension FontExpression {
  /// Whether it is a typeface of the app's by its name.
  fileprivate var isCustom: Bool { kind == .named || kind == .swiftUIFixedCustom }
}

extension SourceFile {
  /// Whether the name of a `UIFont(name:size:)` is that of an icon font, `FontAwesome5Free-Solid`, or that
  /// of the function which a generator wrote for one.
  fileprivate func isIconFont(_ index: FontIndex) -> Bool {
    let font = self[index]
    guard let first = font.argumentRanges.first else { return false }
    let isInitializer = font.labels.first == "name"
    let name = isInitializer ? first : font.range.lowerBound..<first.lowerBound
    let words = text(in: name).lowercased()
    return ["awesome", "icon", "glyph", "symbol"].contains { words.contains($0) }
  }
}
