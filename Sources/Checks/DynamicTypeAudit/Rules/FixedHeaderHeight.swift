import DynamicType
import DynamicTypeModel

/// A table keeps its header as high as the document draws it.
///
/// A `tableHeaderView` or `tableFooterView` has the height that it had when the table got it: no constraint makes the
/// table ask again. Of a view from a file of its own that is the height on the canvas, whatever the text size is, and larger
/// text is squeezed or cut off in it.
///
/// To fix it, give it the height that fits, by `systemLayoutSizeFitting(_:)`, and set `tableHeaderView` again, when the
/// text size changes; or make it a row or the header of a section, which size themselves.
///
/// **What is reported.** A view of a file of its own that needs more height at larger text sizes, by its constraints,
/// whose class sources take from `tableHeaderView` or `tableFooterView`, or give to it.
///
/// **What is not.** Views whose height such a source sets, or works out.
struct FixedHeaderHeight: AuditRule {
  static let id: RuleID = "document-fixed-header-height"
  static let precedence = 12

  func findings(in series: ScreenSeries) -> [Finding] {
    guard
      let note = series.views.first?.codeNotes.first(where: { Self.ofTables.contains($0.property) }
      ),
      let drawn = series.defaultScreen?.frames.first?.height
    else { return [] }
    let pixel = series.screens[0].pixel
    let larger = series.screens.filter { ($0.frames.first?.height ?? 0) > drawn + pixel }
    guard let last = larger.last, let needed = last.frames.first?.height else { return [] }
    let name = note.property == .tableHeaderView ? "header" : "footer"
    return [
      series.finding(
        rule: Self.id, severity: .warning,
        message:
          "a table keeps this \(name) \(Measure(drawn)) points high, as it is drawn, and its content needs "
          + "\(Measure(needed)) at \(last.size.shortName): give it the height that fits when the text size changes",
        element: .root, sizes: larger.map(\.size))
    ]
  }

  private static let ofTables: Set<CodeNote.Property> = [.tableHeaderView, .tableFooterView]
}
