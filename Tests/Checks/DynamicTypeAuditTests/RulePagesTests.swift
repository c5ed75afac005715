import DynamicTypeAudit
import DynamicTypeModel
import Foundation
import Testing

/// `Scripts/rule-pages` was run after the last change of a doc comment.
@Suite struct RulePagesTests {
  private let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "The page is what the script writes today", arguments: Audit.rules.map { type(of: $0).id })
  func pageIsFresh(name: RuleID) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("rule-pages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let script = Process()
    script.executableURL = package.appendingPathComponent("Scripts/rule-pages")
    script.arguments = [directory.path]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    let fresh = try String(
      contentsOf: directory.appendingPathComponent("\(name).md"), encoding: .utf8)
    let page = package.appendingPathComponent("Documentation/rules/\(name).md")
    #expect(try String(contentsOf: page, encoding: .utf8) == fresh)
  }
}
