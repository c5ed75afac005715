import Foundation
import Testing

/// The suggested patch for a row that is too narrow at accessibility sizes, applied.
@Suite struct StackedRowTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Fix: Decodable {
        struct Edit: Decodable {
          var start: Int
          var end: Int
          var replacement: String
        }

        var edits: [Edit]
      }

      var rule: String
      var fix: Fix?
    }

    var findings: [Finding]
  }

  private func findings(in folder: TemporaryFolder) throws -> [Report.Finding] {
    let run = try Tool("check", ".", "--format", "json", "--fail-on", "never", in: folder.path)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings.filter {
      $0.rule == "row-breaks-words"
    }
  }

  private func layout(in folder: TemporaryFolder, size: String) throws -> String {
    try Tool("layout", ".", "--screen", "SettingsView", "--size", size, in: folder.path).output
  }

  private static func source(_ members: String, row: String) -> String {
    """
    import SwiftUI

    struct SettingsView: View {
    \(members)
      var body: some View {
        ScrollView {
          VStack {
            Text("Settings")
            \(row)
          }
        }
      }
    }

    """
  }

  private static let content = #"{ Text("GitHub2Notify"); Spacer(); Text("Xcode16Beta") }"#

  @Test(
    "Turned to a column, the row breaks no word; at Large nothing moves, and nothing is declared twice",
    arguments: [
      ("  /// What it is called.\n  let title = \"Tea\"", "HStack "),
      (
        "  @Environment(\\.dynamicTypeSize) private var size",
        "HStack(alignment: .top, spacing: 4) "
      ),
      ("", "HStack(alignment: .firstTextBaseline) "),
    ])
  func applied(members: String, row: String) throws {
    let folder = try TemporaryFolder()
    let source = Self.source(members, row: row + Self.content + ".padding(.top, 8)")
    try folder.write(source, to: "A.swift")
    let broken = try findings(in: folder)
    #expect(broken.count == 2)
    let fix = try #require(broken.first?.fix)
    let before = try layout(in: folder, size: "L")
    var bytes = Array(source.utf8)
    for edit in fix.edits.sorted(by: { $0.start > $1.start }) {
      bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8)
    }
    let fixed = String(decoding: bytes, as: UTF8.self)
    try folder.write(fixed, to: "A.swift")
    #expect(fixed.components(separatedBy: "@Environment").count == 2, "\(fixed)")
    #expect(try findings(in: folder).isEmpty, "\(fixed)")
    #expect(try layout(in: folder, size: "L") == before)
  }

  @Test("A row in an extension, of which no structure is seen, has no patch")
  func withoutStructure() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct SettingsView: View { var body: some View { ScrollView { row } } }
      extension SettingsView {
        var row: some View { HStack \(Self.content) }
      }
      """, to: "A.swift")
    let broken = try findings(in: folder)
    #expect(broken.count == 2)
    #expect(broken.allSatisfy { $0.fix == nil })
  }
}
