import DynamicTypeModel

/// Required constraints of a screen conflict: they cannot all hold.
///
/// iOS breaks one of them and logs it to the console. Which one is not documented, so the screen
/// may look different from here. A conflict at larger text sizes only comes from something that
/// grows with the text: margins, safe areas, baselines, row heights.
///
/// To fix it, give one of the named constraints a priority below 1000, turn an equality into an
/// inequality, or remove one. Mark constraints that are only for the canvas *Remove at build time*.
///
/// **What is reported.** A warning at each constraint that was left out, with those that it
/// conflicts with, and the text sizes. Left out is the largest constant width or height, if there
/// are up to three of them; otherwise a distance between the innermost views; otherwise the last
/// constraint in the document.
///
/// **What is not.** A conflict that is there at Large already is a note: larger text is not its cause, and most are of a few
/// points, or of views without text. The view of a xib has the size of its canvas until it is put on a screen, so a
/// conflict with that size is a note. Content that does not fit a required height is cut off, which
/// other rules report.
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
