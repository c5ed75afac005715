import DynamicTypeModel
import DynamicTypeSource

/// Table rows that do not grow with their text.
///
/// A table whose `rowHeight` is a number, or whose delegate returns one, gives each row that height
/// whatever it contains. `UITableView.automaticDimension` asks the constraints of the cell, so that
/// rows grow with their text.
///
/// Heights below 18 points hold no text and are not reported, nor are those that hold two lines of
/// body text at the largest size, 127 points; nor is what a method gives back that asks for the text size.
///
/// Nothing is said of rows and sections whose texts never grow: where the classes that the type registers, dequeues
/// or makes for them, and their xibs and prototypes, have fonts of constant sizes alone. Those are reported by
/// themselves, and cut nothing off. Where some of them are not known, or nothing says what the table shows, and no
/// text in it is known to grow, it is a note.
///
/// From 63.5 points on, where one line fits at every size, a cell holds more than that, and whether its
/// constraints give it a height is not known: no fix is offered. Below, an automatic height is a suggestion, as
/// it is right only for cells whose constraints reach from the top to the bottom.
///
/// ## Triggers
///
/// ```swift
/// tableView.rowHeight = 44
/// ```
///
/// ## Fine
///
/// ```swift
/// tableView.rowHeight = UITableView.automaticDimension
/// tableView.estimatedRowHeight = 44
/// ```
package struct FixedRowHeight: SourceRule {
  package static let id: RuleID = "fixed-row-height"
  package static let summary = "Table rows that do not grow with their text"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    file.assignments.compactMap { finding(for: $0, in: file) }
      + file.heights.returned.compactMap { finding(for: $0, in: file) }
  }

  private func finding(for assignment: PropertyAssignment, in file: SourceFile) -> Finding? {
    guard let method = HeightMethod(ofProperty: assignment.property) else { return nil }
    return finding(
      method, assignment.value, assignment.valueRange, at: assignment.range.lowerBound,
      assignment.scope, in: file)
  }

  private func finding(for returned: ReturnedHeight, in file: SourceFile) -> Finding? {
    guard !file.names.choosesByTextSize(around: returned.scope) else { return nil }
    return finding(
      returned.method, returned.value, returned.range, at: returned.range.lowerBound,
      returned.scope, in: file)
  }

  private func finding(
    _ method: HeightMethod, _ value: Value, _ range: Range<Int>, at offset: Int,
    _ scope: ScopeIndex,
    in file: SourceFile
  ) -> Finding? {
    guard let rows = Self.rows[method],
      let height = file.outgrownHeight(value, in: scope)
    else { return nil }
    let fonts = file.fontsOfTexts(withHeightFrom: method, around: scope) ?? .unknown
    if fonts == .fixed { return nil }
    let isChoice = file.names.number(of: value, in: scope) == nil
    var finding = finding(
      "\(rows) keep \(height.description), whatever they contain; "
        + "automatic heights let them grow with their text",
      at: offset, in: file,
      fix: height.holdsLineAlways || isChoice
        ? nil
        : FixIt(
          title: "Let the height follow the content",
          edits: [FixIt.Edit(range: range, replacement: "UITableView.automaticDimension")],
          isSuggestion: true))
    if fonts == .unknown { finding.severity = .note }
    return finding
  }

  private static let rows: [HeightMethod: String] = [
    .heightForRowAt: "rows", .heightForHeaderInSection: "section headers",
    .heightForFooterInSection: "section footers",
  ]
}
