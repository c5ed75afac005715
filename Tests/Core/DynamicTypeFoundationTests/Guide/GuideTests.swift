import Foundation
import Testing

/// The guide shows code that compiles: each of its blocks is in `GuideSnippets.swift`.
@Suite struct GuideTests {
  @Test("Every block of the guide is a compiled snippet, and every snippet is in the guide")
  func blocksAreSnippets() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let root = here.appending(path: "../../../..").standardizedFileURL
    let guide = try String(
      contentsOf: root.appending(
        path: "Sources/Core/DynamicType/DynamicType.docc/SupportDynamicTypeInYourApp.md"),
      encoding: .utf8)
    let compiled = try String(
      contentsOf: here.appending(path: "GuideSnippets.swift"), encoding: .utf8)
    let blocks = parts(of: guide, from: "```swift", to: "```")
    let snippets = parts(of: compiled, from: "// snippet", to: "// end")
    print("Guide: \(blocks.count) blocks of code")
    #expect(blocks.sorted() == snippets.sorted())
    #expect(blocks.count == 19)
  }

  /// The lines between lines that say `start` and `end`, without their common indentation.
  private func parts(of text: String, from start: String, to end: String) -> [String] {
    var parts: [String] = []
    var lines: [String]?
    var indentation = 0
    for line in text.components(separatedBy: "\n") {
      let content = line.drop { $0 == " " }
      if lines == nil, content == start {
        lines = []
        indentation = line.count - content.count
      } else if let current = lines, content == end {
        parts.append(current.joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(String(line.dropFirst(min(indentation, line.count - content.count))))
      }
    }
    return parts
  }
}
