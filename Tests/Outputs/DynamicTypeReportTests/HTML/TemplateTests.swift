import Foundation
import Testing

@testable import DynamicTypeReport

@Suite struct TemplateTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../Sources/Outputs/DynamicTypeReport/Template")
    .standardizedFileURL

  @Test("The Swift file holds what the files in Template hold; else run Scripts/generate")
  func generatedFileIsFresh() throws {
    #expect(Template.page + "\n" == (try Self.text(["page.html"])))
    #expect(Template.style + "\n" == (try Self.text(["style.css"])))
    let scripts = [
      "data", "dom", "markdown", "state", "overview", "heatmap", "causes", "stage", "reading",
      "findings", "keys", "appendix", "main",
    ]
    #expect(Template.script + "\n" == (try Self.text(scripts.map { "\($0).js" })))
    #expect(Template.live + "\n" == (try Self.text(["live.js"])))
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = scripts.map { "\($0).js" } + ["live.js", "page.html", "style.css"]
    #expect(files.sorted() == names.sorted())
  }

  private static func text(_ names: [String]) throws -> String {
    try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }
}
