import Foundation
import Testing

/// What is suggested for a screen that is full.
@Suite struct ScrollRemedyTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Fix: Decodable { var title: String }

      var rule: String
      var message: String
      var fix: Fix?
    }

    var findings: [Finding]
  }

  private func findings(beside view: String) throws -> [Report.Finding] {
    let folder = try TemporaryFolder()
    let words = String(repeating: "words to read before the next ones ", count: 6)
    try folder.write(
      """
      import SwiftUI
      @main struct Tea: App { var body: some Scene { WindowGroup { SettingsView() } } }
      struct SettingsView: View {
        var body: some View {
          VStack {
            Text("\(words)").font(.title)
            \(view)
          }
        }
      }
      """, to: "A.swift")
    let run = try Tool("check", ".", "--format", "json", "--fail-on", "never", in: folder.path)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings.filter {
      $0.rule == "screen-does-not-scroll"
    }
  }

  @Test("A stack of texts goes into a scroll view")
  func texts() throws {
    let words = String(repeating: "more words ", count: 20)
    let found = try findings(beside: "Text(\"\(words)\").font(.title)")
    #expect(
      found.compactMap(\.fix?.title) == Array(repeating: "Put it into a scroll view", count: 2))
  }

  @Test("A list would have no height in a scroll view: what is beside it is to scroll with it")
  func list() throws {
    let found = try findings(beside: "List { Text(\"Tea\") }")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fix == nil && $0.message.hasSuffix("scroll with that part") })
  }
}
