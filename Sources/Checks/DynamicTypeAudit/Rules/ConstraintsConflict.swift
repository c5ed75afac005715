import DynamicTypeModel

/// Required constraints of a screen contradict each other.
///
/// iOS breaks one of them and says so in the console; which one is not documented, so the screen may look
/// other than here. A contradiction that appears at larger text sizes alone comes from something that
/// grows with the text: margins, safe areas, baselines, heights of rows.
///
/// To mend it, give one of the named constraints a priority below 1000, make an equality an
/// inequality, or take one away. Constraints that Xcode adds to the canvas are marked *Remove at
/// build time*.
///
/// **What is reported.** A warning at each constraint that was left out, with those that it
/// contradicts and the sizes at which it does. Here it is the largest of up to three constant widths
/// and heights among them; without one, a place between the innermost views; else the last in the
/// document's order.
///
/// **What is not.** The view of a xib has the size of its canvas until it is put on a screen: what
/// contradicts that size is a note. Content that does not fit a required height is no contradiction
/// but cut off, and other rules report it.
struct ConstraintsConflict: AuditRule {
  static let id: RuleID = "constraints-conflict"
  static let precedence = 40

  func findings(in series: ScreenSeries) -> [Finding] {
    series.findings(aboutDefects: { defect in
      guard case .conflict(let conflict) = defect else { return nil }
      let finding = Finding(
        rule: Self.id, severity: conflict.isWithCanvasSize ? .note : .warning,
        message: message(for: conflict), location: conflict.dropped.location,
        element: conflict.view)
      return (finding, "lower the priority of one of them, or remove it")
    })
  }

  private func message(for conflict: ConstraintConflict) -> String {
    var with = conflict.others.map(\.spokenName).joinedUpToFour
    if conflict.isWithCanvasSize {
      with += (with.isEmpty ? "" : " and ") + "the size of the canvas"
    }
    if with.isEmpty { with = "what places its views" }
    return "constraint \(conflict.dropped.id), \(conflict.dropped.equation), "
      + "conflicts with \(with); it is left out"
  }
}
