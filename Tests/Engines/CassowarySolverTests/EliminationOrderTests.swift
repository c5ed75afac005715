import CassowarySolver
import Testing

/// Rows that form cycles: each view's edges follow from its middle and its width together, and the middles
/// from each other.
@Suite struct EliminationOrderTests {
  /// The first view starts at 0 and the last ends at 2,000, so that the middles of 120 views of one width
  /// stand (2000 - width) / 119 apart: by hand.
  @Test(
    "Views with their middles in equal steps stand where arithmetic puts them, also when they grow")
  func equalSteps() throws {
    var solver = Solver()
    let views = (0..<120).map { _ in (start: solver.makeVariable(), end: solver.makeVariable()) }
    try solver.add(LinearExpression(views[0].start), .equal, strength: .required)
    try solver.add(views[119].end - 2000, .equal, strength: .required)
    for (near, far) in zip(views, views.dropFirst()) {
      try solver.add(far.start - near.end, .greaterThanOrEqual, strength: .required)
    }
    let middles = views.map { 0.5 * ($0.start + $0.end) }
    let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
    for step in steps.dropFirst() {
      try solver.add(step - steps[0], .equal, strength: Strength(priority: 149))
    }
    var widths: [ConstraintID] = []
    for view in views {
      try solver.add(view.end - view.start, .greaterThanOrEqual, strength: .required)
      widths.append(
        try solver.add(view.end - view.start, .equal, strength: Strength(priority: 750)))
    }
    for width in [4.0, 10, 16, 7] {
      try solver.setConstants(widths.map { ($0, -width) })
      solver.solve()
      for (place, view) in views.enumerated() {
        let middle = width / 2 + Double(place) * (2000 - width) / 119
        #expect(abs(solver.value(of: view.start) - (middle - width / 2)) < 1e-6)
        #expect(abs(solver.value(of: view.end) - (middle + width / 2)) < 1e-6)
      }
    }
    #expect(solver.undeterminedVariables().isEmpty)
  }
}
