import DynamicTypeModel
import DynamicTypeSource

/// An icon that keeps its size beside text that grows.
///
/// An icon says what its text says. Where the text grows threefold and the icon stays, a reader who needs large text
/// cannot make the icon out. A symbol follows the font of its text when it is not resized; a size for a picture comes
/// from `@ScaledMetric` or `UIFontMetrics`. A symbol configuration takes a text style in place of points.
///
/// Reported are images of 12 to 44 points in a row with text of SwiftUI, and symbol configurations of a constant
/// size. A symbol in a font of a fixed size is left to the rules about fonts.
///
/// ## Triggers
///
/// ```swift
/// HStack {
///   Image("cart").resizable().frame(width: 20, height: 20)
///   Text(title)
/// }
/// button.setImage(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17)), for: .normal)
/// ```
///
/// ## Fine
///
/// ```swift
/// HStack {
///   Image(systemName: "cart")
///   Text(title)
/// }
/// let symbol = UIImage.SymbolConfiguration(textStyle: .body)
/// ```
package struct IconDoesNotScale: SourceRule {
  package static let id: RuleID = "icon-does-not-scale"
  package static let summary = "An icon that keeps its size beside text that grows"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    file.views.rows.flatMap { icons(in: $0, file) }
      + file.symbolSizes.compactMap { symbol($0, in: file) }
  }

  private func icons(in row: ViewRow, _ file: SourceFile) -> [Finding] {
    guard file.names.isSeenByReaders(row.scope),
      row.children.contains(where: { isGrowingText($0, row, file) })
    else { return [] }
    return row.children.compactMap { child in
      guard child.root == "Image", child.modifiers.contains(where: { $0.name == "resizable" }),
        let frame = child.modifiers.last(where: { $0.name == "frame" })
      else { return nil }
      let sides = frame.arguments.filter { $0.label == "width" || $0.label == "height" }
      let points = sides.compactMap { file.names.number(of: $0.value, in: row.scope) }
      guard points.count == sides.count, let size = points.max(), (12...44).contains(size) else {
        return nil
      }
      return finding(
        "this icon keeps \(size.points) beside text that grows: take its size from @ScaledMetric, or leave a symbol "
          + "its font's size",
        at: frame.range.lowerBound, in: file)
    }
  }

  /// Whether a view shows text that follows the reader, as far as the row says.
  private func isGrowingText(_ child: ViewRow.Child, _ row: ViewRow, _ file: SourceFile) -> Bool {
    guard child.root == "Text" else { return false }
    let fonts = (row.modifiers + child.modifiers).filter { $0.name == "font" }
    return !file.keepsSize(fonts.compactMap(\.arguments.first?.value), in: row.scope)
      && !(row.modifiers + child.modifiers).contains { $0.name == "dynamicTypeSize" }
  }

  private func symbol(_ symbol: SymbolSize, in file: SourceFile) -> Finding? {
    guard file.scaling(of: symbol.points, in: symbol.scope) == .fixed,
      file.names.isSeenByReaders(symbol.scope),
      let points = file.names.number(of: symbol.points, in: symbol.scope), points <= 44
    else { return nil }
    return finding(
      "this symbol keeps \(points.points) at every text size: configure it with a text style or a font that scales",
      at: symbol.range.lowerBound, in: file)
  }
}
