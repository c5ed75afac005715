import DynamicTypeSource
import Testing

@Suite struct ParsedSourceTests {
  private func parse(_ source: String) -> ParsedSource {
    ParsedSource(Array(source.utf8), path: "A.swift")
  }

  @Test("The tree has the text of the source; facts and others read the same one")
  func tree() {
    let source = "// Size\nlabel.font = UIFont.systemFont(ofSize: 17) // points\n"
    let parsed = parse(source)
    #expect(parsed.tree.map { "\($0)" } == source + "\n\n")
    #expect(parsed.firstError == nil)
    #expect(parsed.tooDeep == nil)
    let file = SourceFile(parsed)
    #expect(file.fonts.map { parsed.text(in: $0.range) } == ["UIFont.systemFont(ofSize: 17)"])
    #expect(file == SourceFile(reading: parsed.bytes, path: "A.swift"))
  }

  @Test("What does not parse has a first error, not before its place")
  func firstError() {
    #expect(parse("func a( {\n}\n").firstError != nil)
    let error = parse("let a = 1\nlet b = )\nlet c = 2\n").firstError
    #expect(error.map { $0 >= "let a = 1\nlet b".utf8.count } == true)
  }

  @Test("Brackets directly in brackets are followed ten deep, for each doubles the parser's time")
  func brackets() {
    func nested(_ count: Int, _ opening: String) -> ParsedSource {
      parse(
        String(repeating: opening, count: count) + "1" + String(repeating: "]", count: count))
    }
    #expect(nested(10, "[").tree != nil)
    #expect(nested(11, "[").tree == nil)
    #expect(nested(11, "[").tooDeep == 10)
    #expect(nested(11, "[ // a\n").tree == nil)
    #expect(nested(100, "[a, ").tree != nil)
    #expect(nested(100, "a[").tree != nil)
  }

  @Test("A source of more than a million words and signs is not parsed, texts and comments aside")
  func length() {
    let many = parse(String(repeating: "a;", count: 500_001))
    #expect(many.tree == nil)
    #expect(many.tooLong == 1_000_000)
    #expect(many.tooDeep == nil)
    let text = String(repeating: "a; ", count: 500_001)
    #expect(parse("let a = \"\(text)\" // \(text)").tree != nil)
  }

  @Test("Text outside of the source is empty")
  func ranges() {
    let parsed = parse("let a = 1")
    #expect(parsed.text(in: 4..<5) == "a")
    #expect(parsed.text(in: 4..<50) == "")
    #expect(parsed.text(in: -1..<2) == "")
  }
}
