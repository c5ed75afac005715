import DynamicTypeModel
import DynamicTypeSource

/// Collection items that do not grow with their text.
///
/// A layout that is given a height in points, or whose delegate returns one, gives it to each item
/// whatever it contains. An estimated height asks the constraints of the cell: `.estimated(44)` in
/// a compositional layout, `estimatedItemSize` in a flow layout.
///
/// It is a note, as many items are pictures; a warning for items where the file says which cells it registers or takes out, one of
/// them has text that follows the reader, and one line of body text does not fit at every size. No fix is offered, as the
/// constraints of the cell must then give it a height. Squares are not reported, nor are heights below 18 points, which hold no text, those that
/// hold two lines of body text at the largest size, 127 points, and what a method gives back that asks for
/// the text size.
///
/// ## Triggers
///
/// ```swift
/// let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
/// flowLayout.itemSize = CGSize(width: 160, height: 44)
/// ```
///
/// ## Fine
///
/// ```swift
/// let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
/// flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
/// ```
package struct FixedItemHeight: SourceRule {
  package static let id: RuleID = "fixed-item-height"
  package static let summary = "Collection items that do not grow with their text"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    file.assignments.compactMap { assignment in
      Self.properties[assignment.property].flatMap {
        finding($0, assignment.value, at: assignment.range, assignment.scope, in: file)
      }
    }
      + file.heights.returned.compactMap { returned in
        guard let items = Self.methods[returned.method],
          !file.names.choosesByTextSize(around: returned.scope)
        else { return nil }
        return finding(items, returned.value, at: returned.range, returned.scope, in: file)
      }
      + file.heights.ofLayouts.compactMap {
        finding("parts of a layout", $0.value, at: $0.range, $0.scope, in: file)
      }
  }

  private func finding(
    _ items: String, _ value: Value, at range: Range<Int>, _ scope: ScopeIndex,
    in file: SourceFile
  ) -> Finding? {
    guard let height = file.outgrownHeight(value, in: scope) else { return nil }
    let growsText =
      items == Self.items
      && file.fontsOfTexts(withHeightFrom: .sizeForItemAt, around: scope) == .growing
    return finding(
      "\(items) keep \(height.description), whatever they contain; an estimated height lets "
        + "them grow with their text",
      at: range.lowerBound, in: file,
      severity: growsText && !height.holdsLineAlways ? .warning : nil)
  }

  private static let items = "items"

  private static let properties: [TextProperty: String] = [
    .itemSize: items, .headerReferenceSize: "section headers",
    .footerReferenceSize: "section footers",
  ]

  private static let methods: [HeightMethod: String] = [
    .sizeForItemAt: items, .referenceSizeForHeaderInSection: "section headers",
    .referenceSizeForFooterInSection: "section footers",
  ]
}
