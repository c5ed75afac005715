import Testing

/// The app that the demo checks, and the same app mended.
@Suite struct ExamplesTests {
  @Test func theMistakesAreFound() throws {
    let run = try Tool(
      "check", "Examples/Teahouse", "--format", "github", in: Tool.package)
    #expect(run.status == 1)
    let rules = [
      "text-truncated", "text-clipped", "out-of-bounds", "text-does-not-scale", "fixed-font-size",
      "fixed-row-height",
    ]
    for rule in rules {
      let isFound = ["title=\(rule)::", "[\(rule)]"].contains { run.output.contains($0) }
      #expect(isFound, "no finding of \(rule)")
    }
    // With layout, the text that stays small speaks for its font.
    let lint = try Tool("lint", "Examples/Teahouse", in: Tool.package)
    #expect(lint.output.contains("[custom-font-not-scaled]"))
  }

  @Test("The mended app is clean in every language it speaks", arguments: ["Base", "de", "ar"])
  func theMendedAppIsClean(locale: String) throws {
    let run = try Tool(
      "check", "Examples/TeahouseMended", "--locale", locale, "--fail-on", "note",
      in: Tool.package)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("Fixes are written into the sources, and a second run has none left to write")
  func fix() throws {
    let folder = try TemporaryFolder()
    let source =
      "import UIKit\nfinal class Row: UITableViewCell {\n"
      + "  func f() { nameLabel.heightAnchor.constraint(equalToConstant: 30).isActive = true }\n}\n"
    try folder.write(source, to: "Row.swift")
    let dry = try Tool("fix", "--dry-run", in: folder.path)
    #expect(dry.words.hasPrefix("./Row.swift:3: Let the height grow\n"), "\(dry.words)")
    #expect(dry.output.hasPrefix("--- a/Row.swift\n+++ b/Row.swift\n@@ -1,4 +1,4 @@\n"))
    #expect(try folder.read("Row.swift") == source)
    _ = try Tool("fix", in: folder.path)
    #expect(try folder.read("Row.swift").contains("greaterThanOrEqualToConstant"))
    #expect(try Tool("fix", in: folder.path).output == "")
  }
}
