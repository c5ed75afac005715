import DynamicTypeLint
import DynamicTypeModel
import Foundation
import Testing

/// How the time of linting grows with a source: in proportion to its bytes, whatever repeats in it.
///
/// Measured is what the thread computes, so that other work on the machine counts for little. A source that
/// is four times as long may take twelve times as long; where each repetition doubles the work, two more of
/// them take that.
@Suite(.serialized) struct GrowthTests {
  @Test("Every expression is evaluated once", arguments: RepeatingSource.expressions)
  func growsWithExpressions(source: RepeatingSource) {
    check(source)
  }

  @Test("Every statement is read once", arguments: RepeatingSource.statements)
  func growsWithStatements(source: RepeatingSource) {
    check(source)
  }

  @Test("A source of more than a million words and signs is not examined, and that is said")
  func limit() {
    let source = "let font = 1\n" + String(repeating: "a;", count: 500_000)
    let findings = Linter().findings(inSwift: source, path: "A.swift")
    #expect(findings.map(\.rule) == [.notExamined])
    #expect(findings.first?.message.contains("more than a million words") == true)
  }

  private func check(_ source: RepeatingSource) {
    let few = time(source.text(source.few))
    let many = time(source.text(4 * source.few))
    #expect(many < 12 * few, "\(many / few) times as long")
  }

  /// The CPU time in which this thread lints a source, in seconds; at least a tenth of a millisecond, below
  /// which the clock says little.
  private func time(_ source: String) -> Double {
    let bytes = Array(source.utf8)
    let start = threadTime()
    _ = Linter().findings(inSwift: bytes, path: "A.swift")
    return max(threadTime() - start, 1e-4)
  }

  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
