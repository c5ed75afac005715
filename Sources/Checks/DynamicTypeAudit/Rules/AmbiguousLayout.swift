import DynamicTypeModel

/// Constraints do not determine where a view is, or how large it is.
///
/// iOS then chooses a position, which may differ in the next version or at another text size. Other
/// findings about the view are no more certain than its position.
///
/// To fix it, add what is missing: a view needs a position and a size in both directions, from
/// constraints, a stack view or its own content.
///
/// **What is reported.** A warning at the first of the views that depend on each other, with the
/// direction and the constraints in that direction.
///
/// **What is not.** An ambiguity that is there at Large already is a note: larger text is not its cause. Views of custom classes and images of unknown size, which may have a size that
/// the document does not contain; hidden views; stack views that show nothing until code fills them; views with *Ambiguity: Never Verify*. Views of
/// equal priority that share the available space are not reported: the last of them takes what is
/// left.
struct AmbiguousLayout: AuditRule {
  static let id: RuleID = "ambiguous-layout"
  static let precedence = 41

  func findings(in series: ScreenSeries) -> [Finding] {
    series.findings(aboutDefects: { defect in
      guard case .ambiguity(let ambiguity) = defect else { return nil }
      let finding = Finding(
        rule: Self.id, severity: .warning, message: message(for: ambiguity),
        location: ambiguity.location, element: ambiguity.view)
      return (finding, "add the constraint that is missing")
    })
  }

  private func message(for ambiguity: AmbiguousPlacement) -> String {
    let own = ambiguity.constraints.map(\.spokenName).joinedUpToFour
    let direction = ambiguity.axis == .horizontal ? "horizontal" : "vertical"
    let count = ambiguity.otherViews
    let others =
      count == 0 ? "" : ", and with it that of \(count) more \(count == 1 ? "view" : "views")"
    let given = own.isEmpty ? "no constraint sets it" : "\(own) do not determine it"
    return
      "the \(direction) position or size of \(ambiguity.viewKind) (\(ambiguity.view)) is ambiguous"
      + "\(others): \(given)"
  }
}
