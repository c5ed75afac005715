import DynamicTypeReport
import Foundation
import Testing

@Suite struct UnifiedDiffTests {
  private static let lines = (1...30).map { "line \($0)\n" }.joined()

  /// What Python's difflib makes of the same.
  private static func difflib(_ old: String, _ new: String) throws -> String {
    let program = """
      import difflib, json, sys
      old, new = json.load(sys.stdin)
      diff = list(difflib.unified_diff(old.splitlines(True), new.splitlines(True)))[2:]
      for line in diff:
          print(line, end="" if line.endswith("\\n") else "\\n\\\\ No newline at end of file\\n")
      """
    let input = try JSONEncoder().encode([old, new])
    return try Python.run(["-c", program], input: String(decoding: input, as: UTF8.self)).output
  }

  @Test(
    "Hunks are those of an independent implementation",
    .enabled(if: Python.path != nil, "python3 is not installed"),
    arguments: [
      ("line 3\n", "line three\n"), ("line 1\n", ""), ("line 30\n", "line 30\nmore\n"),
      ("line 30\n", "line 30"), ("line 9\nline 10\n", "ten\n"), ("line 15\n", "line 15\n\n\n"),
    ])
  func hunks(old: String, new: String) throws {
    let after = Self.lines.replacing(old, with: new).replacing("line 22\n", with: "22\n")
    let diff = UnifiedDiff(from: Array(Self.lines.utf8), to: Array(after.utf8))
    #expect(diff.hunks == (try Self.difflib(Self.lines, after)))
  }

  @Test("Nothing different is no text at all")
  func same() {
    let bytes = Array(Self.lines.utf8)
    #expect(UnifiedDiff(from: bytes, to: bytes).text(path: "a.swift").isEmpty)
  }

  @Test(
    "Changes of the same state are one diff; of two that meet the first is left",
    .enabled(if: Python.path != nil, "python3 is not installed"))
  func joined() throws {
    func hunks(_ old: String, _ new: String) -> String {
      UnifiedDiff(
        from: Array(Self.lines.utf8), to: Array(Self.lines.replacing(old, with: new).utf8)
      ).hunks
    }
    let joined = UnifiedDiff(joining: [
      hunks("line 20\n", "20\n"), hunks("line 2\n", "2\nand a half\n"), hunks("line 21\n", "21\n"),
    ])
    let after = Self.lines.replacing("line 2\n", with: "2\nand a half\n")
      .replacing("line 20\n", with: "20\n")
    #expect(joined.hunks == (try Self.difflib(Self.lines, after)))
  }
}
