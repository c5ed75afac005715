import DynamicTypeAudit
import DynamicTypeModel
import Foundation
import Testing

@Suite struct RulePagesTests {
  private let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("`Scripts/generate` was run after the last change of a doc comment")
  func pagesAreFresh() throws {
    let script = Process()
    script.executableURL = package.appendingPathComponent("Scripts/generate")
    script.arguments = ["--check", "rules"]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
  }

  @Test("Each rule has a page", arguments: Audit.rules.map { type(of: $0).id })
  func pageIsThere(name: RuleID) throws {
    let page = package.appendingPathComponent("Documentation/rules/\(name).md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("\n# \(name)\n"))
  }
}
