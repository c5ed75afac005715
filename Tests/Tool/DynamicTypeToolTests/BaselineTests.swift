import Foundation
import Testing

/// How an app with findings begins: they are accepted, and only new ones fail.
@Suite struct BaselineTests {
  private static let accepting = ["--baseline", "baseline.json"]

  /// A source with fixed fonts, one a size, from a line on.
  private func source(sizes: [Int], firstLine: Int = 3) -> String {
    let lines = sizes.map { "  label.font = .systemFont(ofSize: \($0))\n" }.joined()
    return "import UIKit\n" + String(repeating: "\n", count: firstLine - 3)
      + "func set(_ label: UILabel) {\n\(lines)}\n"
  }

  private func lint(_ options: String..., in folder: TemporaryFolder) throws -> Tool {
    try Tool(arguments: ["lint"] + Self.accepting + options, in: folder.path)
  }

  @Test("A first run is accepted; moved lines and a renamed file change nothing")
  func start() throws {
    let folder = try TemporaryFolder()
    try folder.write(source(sizes: [17, 21]), to: "Old.swift")
    #expect(try Tool("lint", in: folder.path).status == 1)
    let first = try lint("--write-baseline", in: folder)
    #expect(first.status == 0)
    #expect(first.words == "Baseline written: 2 findings, in baseline.json.\n")
    let written = try folder.read("baseline.json")
    #expect(
      written == """
        {
          "schema": "dynamictype.baseline/1",
          "command": "lint",
          "findings": [
            {"path": "Old.swift", "rule": "fixed-font-size", "subject": "label.font = .systemFont(ofSize: 17)", "count": 1, "severity": "warning"},
            {"path": "Old.swift", "rule": "fixed-font-size", "subject": "label.font = .systemFont(ofSize: 21)", "count": 1, "severity": "warning"}
          ]
        }

        """)
    try FileManager.default.removeItem(atPath: folder.path + "/Old.swift")
    try folder.write(source(sizes: [17, 21], firstLine: 40), to: "App/New.swift")
    let second = try lint(in: folder)
    #expect(second.status == 0, "\(second.output)")
    #expect(!second.output.contains("fixed-font-size"))
    #expect(second.words == "In the baseline and not listed: 2 findings.\n")
    #expect(try folder.read("baseline.json") == written)
  }

  @Test("One new finding fails the run and is listed alone; the baseline does not take it in")
  func new() throws {
    let folder = try TemporaryFolder()
    try folder.write(source(sizes: [17, 21]), to: "A.swift")
    _ = try lint("--write-baseline", in: folder)
    let written = try folder.read("baseline.json")
    try folder.write(source(sizes: [13, 17, 21]), to: "A.swift")
    for options in [[], ["--write-baseline"]] {
      let run = try Tool(
        arguments: ["lint", "--format", "json"] + Self.accepting + options, in: folder.path)
      #expect(run.status == 1)
      let report = try #require(
        JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let findings = try #require(report["findings"] as? [[String: Any]])
      #expect(findings.map { $0["line"] as? Int } == [3])
      #expect((report["totals"] as? [String: Any])?["warnings"] as? Int == 1)
      #expect(run.words == "In the baseline and not listed: 2 findings.\n")
      #expect(try folder.read("baseline.json") == written)
    }
  }

  @Test("A mended finding is said, and taken out when the baseline is written again")
  func gone() throws {
    let folder = try TemporaryFolder()
    try folder.write(source(sizes: [17, 21]), to: "A.swift")
    _ = try lint("--write-baseline", in: folder)
    try folder.write(source(sizes: [21]), to: "A.swift")
    let run = try lint(in: folder)
    #expect(run.status == 0)
    #expect(
      run.words == """
        In the baseline and not listed: 1 finding.
        Gone since the baseline was written: 1 finding; --write-baseline takes them out.
          A.swift: label.font = .systemFont(ofSize: 17) [fixed-font-size]

        """)
    #expect(try lint("--write-baseline", in: folder).status == 0)
    #expect(try folder.read("baseline.json").contains("17") == false)
    #expect(try folder.read("baseline.json").contains("21"))
    // What was mended once does not come back unseen.
    try folder.write(source(sizes: [17, 21]), to: "A.swift")
    #expect(try lint(in: folder).status == 1)
  }

  @Test("A check of the example: green, red with one new defect alone, green when a file moves")
  func check() throws {
    let folder = try TemporaryFolder()
    let app = folder.path + "/App"
    try FileManager.default.copyItem(atPath: Tool.package + "/Examples/Teahouse", toPath: app)
    let command = ["check", "App", "--size", "L,AX5"] + Self.accepting
    let first = try Tool(arguments: command + ["--write-baseline"], in: folder.path)
    #expect(first.status == 0, "\(first.words)")
    let written = try folder.read("baseline.json")
    try FileManager.default.createDirectory(
      atPath: app + "/Moved", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: app + "/Tea", toPath: app + "/Moved/Tea")
    let second = try Tool(arguments: command, in: folder.path)
    #expect(second.status == 0, "\(second.output)")
    #expect(!second.words.contains("Gone"), "\(second.words)")
    try folder.write(source(sizes: [15]), to: "App/New.swift")
    let third = try Tool(arguments: command + ["--format", "github"], in: folder.path)
    #expect(third.status == 1)
    let annotations = third.output.split(separator: "\n").filter { !$0.contains("::notice") }
    #expect(annotations.count == 1, "\(third.output)")
    #expect(annotations.first?.contains("App/New.swift") == true)
    #expect(try folder.read("baseline.json") == written)
  }

  @Test("Without a baseline, with a foreign file or with another command's, the run ends with 2")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write(source(sizes: [17]), to: "A.swift")
    try folder.write("{}", to: "notes.json")
    _ = try lint("--write-baseline", in: folder)
    let runs = try [
      ["lint", "--baseline", "none.json"],
      ["lint", "--baseline", "notes.json"],
      ["lint", "--baseline", "notes.json", "--write-baseline"],
      ["lint", "--baseline", "A.swift", "--write-baseline"],
      ["check", "--baseline", "baseline.json"],
    ].map { try Tool(arguments: $0, in: folder.path) }
    #expect(runs.map(\.status) == [2, 2, 2, 2, 2])
    #expect(
      runs.map(\.words) == [
        "dynamictype: none.json: no such file or folder\n",
        "dynamictype: notes.json: is no baseline that check or lint wrote\n",
        "dynamictype: notes.json: not written: is not a baseline that check or lint wrote; "
          + "--force replaces it\n",
        "dynamictype: A.swift: not written: is ./A.swift, which this run reads; nothing is "
          + "written over it\n",
        "dynamictype: baseline.json: is a baseline of lint; check finds other things and needs "
          + "its own\n",
      ])
    #expect(try folder.read("notes.json") == "{}")
    #expect(try Tool("lint", "--write-baseline", in: folder.path).status == 2)
  }
}
