import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypePipeline

@Suite struct LaunchComparisonTests {
  private func finding(
    _ rule: RuleID, line: Int, _ message: String, _ sizes: [ContentSizeCategory] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, message: message,
      location: SourceLocation(path: "A.xib", line: line, column: 1), element: "a", sizes: sizes)
  }

  private func summary(_ finding: Finding) -> String {
    let sizes = finding.sizes.map(\.shortName).joined(separator: " ")
    return "\(finding.location.line) \(finding.rule) [\(sizes)] "
      + "\(finding.launch?.rawValue ?? "both"): \(finding.message)"
  }

  @Test("A defect that both ways show is one, with the sizes and words of the way with more")
  func both() {
    let comparison = LaunchComparison(
      started: [finding("cut", line: 2, "from AX1 on", [.accessibility1, .accessibility2])],
      changed: [finding("cut", line: 2, "at XS", [.extraSmall])])
    #expect(
      comparison.findings.map(summary) == ["2 cut [XS AX1 AX2] both: from AX1 on"])
  }

  @Test("What one way shows says so, in document order")
  func oneWay() {
    let comparison = LaunchComparison(
      started: [finding("cut", line: 3, "is cut", [.accessibility1])],
      changed: [finding("still", line: 1, "stays"), finding("cut", line: 5, "is cut too")])
    #expect(
      comparison.findings.map(summary) == [
        "1 still [] changedWhileRunning: stays (when the size changes while the app runs)",
        "3 cut [AX1] atSize: is cut (when the app is started at that size)",
        "5 cut [] changedWhileRunning: is cut too (when the size changes while the app runs)",
      ])
  }

  @Test("What only bold text shows, and what only text without shows, says so")
  func boldText() {
    var late = finding("still", line: 1, "stays (when the size changes while the app runs)")
    late.launch = .changedWhileRunning
    let comparison = BoldTextComparison(
      regular: [late, finding("cut", line: 3, "is cut", [.accessibility2])],
      bold: [
        finding("still", line: 1, "stays"),
        finding("cut", line: 3, "is cut sooner", [.accessibility1, .accessibility2]),
        finding("cut", line: 5, "is cut too", [.large]),
      ])
    #expect(
      comparison.findings.map { summary($0) + ", \($0.boldText.map { "\($0)" } ?? "both")" } == [
        "1 still [] both: stays (when the size changes while the app runs), both",
        "3 cut [AX1 AX2] both: is cut sooner, both",
        "5 cut [L] both: is cut too (with bold text), true",
      ])
    let other = BoldTextComparison(regular: [finding("cut", line: 2, "is cut")], bold: [])
    #expect(other.findings.map(\.boldText) == [false])
    #expect(other.findings.map(\.message) == ["is cut (without bold text)"])
  }

  @Test("Defects about the same are one, wherever they stand and in whatever order")
  func subjects() {
    var first = finding("cut", line: 2, "segment 1", [.accessibility1])
    first.subject = "a 0"
    var second = finding("cut", line: 2, "segment 2", [.large])
    second.subject = "a 1"
    var moved = second
    moved.location.line = 3
    let comparison = LaunchComparison(started: [first, second], changed: [moved])
    #expect(
      comparison.findings.map(summary) == [
        "2 cut [AX1] atSize: segment 1 (when the app is started at that size)",
        "2 cut [L] both: segment 2",
      ])
  }

  @Test("Two defects of one rule at one element stay two")
  func repeats() {
    let two = [finding("cut", line: 2, "first"), finding("cut", line: 2, "second")]
    let comparison = LaunchComparison(started: two, changed: [two[0]])
    #expect(comparison.findings.map(\.launch) == [nil, .atSize])
  }
}
