import Foundation
import Testing

/// What is said of a rule: its page in Documentation/rules, which Scripts/generate writes.
@Suite struct ExplainTests {
  private static let folder = Tool.package + "/Documentation/rules/"

  @Test("Every rule's page is printed, without the line that says who wrote it")
  func pages() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    let rules = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
      .filter { $0 != "README" }
    let pages = try rules.map { rule in
      let page = try String(contentsOfFile: Self.folder + rule + ".md", encoding: .utf8)
      let start = try #require(page.range(of: "# \(rule)\n")?.lowerBound)
      // Lists have the first paragraph in one line.
      var paragraphs = page[start...].components(separatedBy: "\n\n")
      paragraphs[1] = paragraphs[1].split(separator: "\n").joined(separator: " ")
      return paragraphs.joined(separator: "\n\n")
    }
    #expect(rules.count > 50)
    let run = try Tool(
      arguments: ["explain", rules.joined(separator: ",")],
      in: FileManager.default.temporaryDirectory.path)
    #expect(run.status == 0, "\(run.words)")
    #expect(run.output == pages.joined(separator: "\n"))
  }

  @Test("A name that is no rule is answered with the nearest one")
  func unknown() throws {
    let run = try Tool("explain", "text-trunkated", in: Tool.package)
    #expect(run.status == 2)
    #expect(run.words.contains("Did you mean 'text-truncated'?"))
  }
}
