import DynamicTypeReportModel
import Testing

@testable import DynamicTypeReport

@Suite struct WordingTests {
  @Test(
    "Sizes are named as a person would",
    arguments: [
      ([], nil),
      (["AX5"], "at AX5"),
      (["L"], "at L"),
      (["AX1", "AX2", "AX3", "AX4", "AX5"], "from AX1"),
      (["XS", "S", "M"], "at XS–M"),
      (["XS", "S", "L", "AX5"], "at XS, S, L, AX5"),
      (TextSize.allCases.map(\.rawValue), "at every size"),
    ] as [([String], String?)])
  func sizes(names: [String], phrase: String?) {
    let sizes = names.compactMap(TextSize.init(rawValue:))
    let finding = Report.Finding(
      rule: "r", severity: .note, message: "m", path: "p", sizes: sizes)
    #expect(finding.sizesPhrase(among: TextSize.allCases) == phrase)
  }

  @Test("A matrix of one size has no range")
  func singleSize() {
    let finding = Report.Finding(
      rule: "r", severity: .note, message: "m", path: "p", sizes: [.large])
    #expect(finding.sizesPhrase(among: [.large]) == "at L")
  }
}
