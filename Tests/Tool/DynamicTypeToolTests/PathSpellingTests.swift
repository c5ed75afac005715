import Foundation
import Testing

/// One file is one file however its path is spelt, and folders above an app say nothing of it.
@Suite struct PathSpellingTests {
  private static let row =
    "import SwiftUI\nstruct Row: View {\n  let total: String\n  var body: some View {\n"
    + "    Text(total).lineLimit(1).minimumScaleFactor(0.5)\n  }\n}\n"

  private static func findings(_ run: Tool) throws -> [String] {
    struct Report: Decodable {
      struct Finding: Decodable { var rule: String }
      var findings: [Finding]
    }
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings.map(\.rule)
  }

  @Test("A folder above the app is no folder of widgets, one in it is")
  func widgets() throws {
    let folder = try TemporaryFolder()
    for root in ["Plain", "WidgetLab", "MyLiveActivities/2024"] {
      try folder.write("", to: "\(root)/Tea/Tea.xcodeproj/project.pbxproj")
      try folder.write(Self.row, to: "\(root)/Tea/App/Row.swift")
      try folder.write(Self.row, to: "\(root)/Bare/Row.swift")
      try folder.write(Self.row, to: "\(root)/Tea/TeaWidget/Row.swift")
    }
    func rules(_ path: String) throws -> [String] {
      try Self.findings(
        Tool("lint", path, "--no-cache", "--format", "json", "--notes", in: folder.path))
    }
    let plain = try rules("Plain/Tea/App")
    #expect(plain.contains("minimum-scale-factor-hides-truncation"), "\(plain)")
    for root in ["WidgetLab", "MyLiveActivities/2024"] {
      for path in ["Tea/App", "Tea/App/Row.swift", "Bare"] {
        #expect(try rules("\(root)/\(path)") == plain, "\(root)/\(path)")
      }
      #expect(try rules("\(folder.path)/\(root)/Tea/App") == plain)
    }
    #expect(try !rules("Plain/Tea/TeaWidget").contains("minimum-scale-factor-hides-truncation"))
    #expect(
      try !rules("Plain/Tea/TeaWidget/Row.swift").contains("minimum-scale-factor-hides-truncation"))
  }

  @Test("A file that is named in two ways, or met by a link, counts once")
  func spellings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.row, to: "App/Row.swift")
    try folder.write(storyboard(), to: "App/a.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Same.swift", withDestinationPath: "Row.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Linked", withDestinationPath: "App")
    func counts(_ paths: [String]) throws -> String {
      let run = try Tool(
        arguments: ["lint", "--no-cache", "--format", "json"] + paths, in: folder.path)
      let start = try #require(run.output.firstRange(of: "\"documents\":"))
      return run.output[start.lowerBound...].prefix(40).split { $0.isWhitespace }.joined(
        separator: " ")
    }
    let once = "\"documents\":1, \"sources\":1,"
    #expect(try counts(["App"]).hasPrefix(once))
    for paths in [
      ["App", "./App"], ["App/", "App//Row.swift"], ["App", folder.path + "/App"],
      ["App", "App/../App/a.storyboard"], ["App", "Linked/Row.swift", "Linked/"],
    ] {
      #expect(try counts(paths).hasPrefix(once), "\(paths)")
    }
  }

  @Test("Of two names that differ by how letters are composed neither is left out without a word")
  func normalForms() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.row, to: "App/Caf\u{E9}.swift")
    try folder.write(Self.row, to: "App/Cafe\u{301}.swift")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App")
    try #require(names.count == 2)
    let run = try Tool("lint", "App", "--no-cache", in: folder.path)
    #expect(run.status == 1)
    #expect((run.output + run.words).contains("but for how letters are composed"), "\(run.words)")
  }
}
