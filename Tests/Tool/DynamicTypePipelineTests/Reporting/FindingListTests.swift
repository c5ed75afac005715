import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypePipeline

@Suite struct FindingListTests {
  private func finding(
    _ message: String, in locale: String, _ sizes: [ContentSizeCategory]
  ) -> Finding {
    Finding(
      rule: "text-truncated", severity: .error, message: message,
      location: SourceLocation(path: "a.xib", line: 3, column: 5), element: "a", sizes: sizes,
      devices: ["retina4_7"], locales: [locale])
  }

  @Test("Of one defect in several locales the words are those of the worst, the rest is joined")
  func words() {
    var list = FindingList()
    #expect(list.add([finding("at AX5", in: "Base", [.accessibility5])]) == [0])
    #expect(
      list.add([finding("from AX4 on", in: "de", [.accessibility4, .accessibility5])]) == [0])
    #expect(list.add([finding("at XS, too", in: "ar", [.extraSmall, .accessibility5])]) == [0])
    var expected = finding(
      "from AX4 on", in: "Base", [.extraSmall, .accessibility4, .accessibility5])
    expected.locales = ["Base", "de", "ar"]
    #expect(list.findings == [expected])
    // Without sizes it is there at all of them.
    _ = list.add([finding("always", in: "fr", [])])
    #expect(list.findings.map(\.message) == ["always"])
    #expect(list.findings[0].sizes == [])
  }
}
