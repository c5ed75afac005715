import DynamicTypeLint
import Testing

@Suite struct SuppressionsTests {
  private func findings(_ source: String) -> [String] {
    Linter().findings(inSwift: source, path: "A.swift").map {
      "\($0.location.line):\($0.location.column) \($0.severity.name) \($0.rule): \($0.message)"
    }
  }

  private let text =
    "warning fixed-font-size: this text keeps 17 points at every text size; "
    + "readers who need larger text do not get it: use a text style or UIFontMetrics"

  @Test func linesAndRegions() {
    let source = """
      // dynamictype:disable:next fixed-font-size
      a.font = .systemFont(ofSize: 17)
      b.font = .systemFont(ofSize: 17)  // dynamictype:disable:this fixed-font-size
      c.font = .systemFont(ofSize: 17)
      // dynamictype:disable fixed-font-size, single-line-text
      d.font = .systemFont(ofSize: 17)
      /* dynamictype:enable all */
      e.font = .systemFont(ofSize: 17)
      // dynamictype:disable all
      f.font = .systemFont(ofSize: 17)
      """
    #expect(
      findings(source) == [
        "4:10 \(text)",
        "5:4 note unused-disable: no finding of single-line-text is silenced here",
        "8:10 \(text)",
      ])
  }

  @Test("What follows two hyphens is a reason, whatever its words; without a rule it is a mistake")
  func reasons() {
    let source = """
      // dynamictype:disable:next fixed-font-size -- brand logo, all of it
      a.font = .systemFont(ofSize: 17)
      b.font = .systemFont(ofSize: 17)  // dynamictype:disable:this fixed-font-size --
      // dynamictype:disable:next single-line-text -- fixed-font-size
      c.font = .systemFont(ofSize: 17)
      // dynamictype:disable:next -- brand logo
      /* dynamictype:disable:next fixed-font-size
         -- a reason on a line of its own */
      let d = 1
      // dynamictype:disable:next fixed-font--size
      """
    #expect(
      findings(source) == [
        "4:4 note unused-disable: no finding of single-line-text is silenced here",
        "5:10 \(text)",
        "6:4 note unused-disable: disable:next names no rule",
        "7:4 note unused-disable: no finding of fixed-font-size is silenced here",
        "10:4 note unused-disable: there is no rule named fixed-font--size",
      ])
  }

  @Test func mistakes() {
    let source = """
      // dynamictype:disable fixed-font
      // dynamictype:ignore all
      // dynamictype:disable
      let notAComment = "// dynamictype:disable all"
      a.font = .systemFont(ofSize: 17)
      """
    #expect(
      findings(source) == [
        "1:4 note unused-disable: there is no rule named fixed-font",
        "2:4 note unused-disable: expected disable, disable:next, disable:this or enable, "
          + "found ignore",
        "3:4 note unused-disable: disable names no rule",
        "5:10 \(text)",
      ])
  }
}
