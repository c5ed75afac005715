import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A size that is scaled twice.
///
/// `Font.custom(_:size:)` and `UIFontMetrics.scaledFont(for:)` scale what they are given. If that
/// has been scaled already, by `@ScaledMetric`, `scaledValue(for:)` or the `pointSize` of a
/// preferred font, text grows by the square: 17 points become 135 instead of 48 at the largest size.
///
/// A font that `scaledFont(for:)` itself has made raises an exception when it is scaled again. A
/// preferred font does not, but it keeps its own text style, whatever the metrics.
///
/// A size is followed through constants, and through functions of the file that give back a scaled value.
///
/// ## Triggers
///
/// ```swift
/// @ScaledMetric var size: CGFloat = 17
/// Text("Total").font(.custom("Avenir-Book", size: size))
/// ```
///
/// ## Fine
///
/// ```swift
/// Text("Total").font(.custom("Avenir-Book", size: 17))
/// Text("Total").font(.custom("Avenir-Book", fixedSize: size))
/// ```
package struct ScaledTwice: SourceRule {
  package static let id: RuleID = "scaled-twice"
  package static let summary = "A size that is scaled twice"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let fonts = file.fonts.compactMap { font -> Finding? in
      switch font.kind {
      case .swiftUICustom: customFont(font, in: file)
      case .scaled(let value): scaledFont(font, value, in: file)
      default: nil
      }
    }
    return fonts + scaledValues(in: file) + scaledMetrics(in: file)
  }

  private func customFont(_ font: FontExpression, in file: SourceFile) -> Finding? {
    guard file.scaling(of: font.size, in: font.scope) == .scales else { return nil }
    var fix: FixIt?
    if font.labels == ["", "size"], let argument = font.argumentRanges.last {
      let label = argument.lowerBound..<argument.lowerBound + "size".utf8.count
      fix = FixIt(
        title: "Take the size as it is",
        edits: [FixIt.Edit(range: label, replacement: "fixedSize")])
    }
    return finding(
      "the size is scaled already, and Font.custom(_:size:) scales it again: "
        + "text grows far beyond the reader's size",
      at: font.range.lowerBound, in: file, fix: fix)
  }

  private func scaledFont(
    _ font: FontExpression, _ value: Value, in file: SourceFile
  ) -> Finding? {
    guard let inner = file.names.font(of: value, in: font.scope), file.scaling(of: inner) == .scales
    else { return nil }
    switch file[inner].kind {
    case .scaled:
      return finding(
        "scaledFont(for:) raises an exception for a font that it has scaled already: scale it once",
        at: font.range.lowerBound, in: file, severity: .error)
    case .preferred:
      return finding(
        "a preferred font keeps its own text style and scales by itself; "
          + "scaledFont(for:) changes nothing",
        at: font.range.lowerBound, in: file)
    default:
      return finding(
        "the font's size is scaled already, and scaledFont(for:) scales it again: "
          + "text grows far beyond the reader's size; give the font its size at the default text size",
        at: font.range.lowerBound, in: file)
    }
  }

  private func scaledValues(in file: SourceFile) -> [Finding] {
    file.scaledValueCalls.filter { file.scaling(of: $0.argument, in: $0.scope) == .scales }.map {
      finding(
        "the value is scaled already, and scaledValue(for:) scales it again",
        at: $0.range.lowerBound, in: file)
    }
  }

  private func scaledMetrics(in file: SourceFile) -> [Finding] {
    file.names.variables.filter {
      $0.isScaledMetric && file.scaling(of: $0.initial, in: $0.scope) == .scales
    }.map {
      finding(
        "the value is scaled already, and @ScaledMetric scales it again", at: $0.offset, in: file)
    }
  }
}
