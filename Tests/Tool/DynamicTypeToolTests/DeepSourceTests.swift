import Foundation
import Testing

/// Sources that are not safe to parse count as those that cannot be read: nothing is left out without a word.
@Suite struct DeepSourceTests {
  private static let deep: [(name: String, text: String)] = [
    (
      "lists",
      "let a = " + String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
    ),
    (
      "types",
      "let a: " + String(repeating: "[", count: 300) + "Int" + String(repeating: "]", count: 300)
    ),
    (
      "if",
      "func f() { " + String(repeating: "if a { ", count: 400) + String(repeating: "}", count: 401)
    ),
    ("#if", String(repeating: "#if A\n", count: 400) + String(repeating: "#endif\n", count: 400)),
    (
      "views",
      "struct AView: View { var body: some View { " + String(repeating: "VStack {", count: 400)
        + "Text(\"Tea\")" + String(repeating: "}", count: 402)
    ),
    ("words", String(repeating: "a + ", count: 600_000) + "a"),
  ]

  @Test("Each command says it with its line and column, and fails", arguments: deep.map(\.name))
  func unreadable(name: String) throws {
    let folder = try TemporaryFolder()
    let text = try #require(Self.deep.first { $0.name == name }).text
    try folder.write("import SwiftUI\n" + text, to: "App/Deep.swift")
    try folder.write(
      "let label = UILabel()\nfunc set() { label.font = .systemFont(ofSize: 17) }\n",
      to: "App/a.swift")
    for command in [["lint", "--no-cache"], ["check", "--size", "L"], ["fix"]] {
      let run = try Tool(arguments: command + ["App"], in: folder.path)
      let said = run.words + run.output
      #expect(said.contains(#/App\/Deep\.swift:\d+:\d+: /#), "\(command): \(said)")
      #expect(said.contains("1 file could not be read"), "\(command): \(said)")
      #expect(run.status == 1, "\(command)")
    }
    let passing = try Tool("lint", "App/Deep.swift", "--no-cache", in: folder.path)
    #expect(passing.status == 2)
    // The others are fixed all the same.
    #expect(try folder.read("App/a.swift").contains("UIFontMetrics"))
  }
}
