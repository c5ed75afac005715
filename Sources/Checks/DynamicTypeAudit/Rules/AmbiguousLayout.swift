import DynamicTypeModel

/// Constraints leave open where a view is or how large it is.
///
/// iOS then chooses a place, which may be another on the next system or after a change of text size,
/// and findings about the view are no more certain than its place.
///
/// To mend it, add what is missing: a view needs its place and its length in both directions, from
/// constraints, a stack view or its own content.
///
/// **What is reported.** A warning at the first of the views that depend on each other, with the
/// direction and the constraints that it has there.
///
/// **What is not.** Views of a class of their own and images of unknown size, which may have a size
/// that no document tells; hidden views; views with *Ambiguity: Never verify*. Views of equal
/// priority that share room are no ambiguity here: the last of them takes what is over.
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
