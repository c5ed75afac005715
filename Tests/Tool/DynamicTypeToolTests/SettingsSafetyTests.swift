import Foundation
import Testing

/// Settings that come with an app may be anybody's: they neither hang a command nor lead it elsewhere.
@Suite struct SettingsSafetyTests {
  private static let row =
    "let label = UILabel()\nfunc set() { label.font = .systemFont(ofSize: 17) }\n"

  private static func folder(_ settings: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(row, to: "Elsewhere/Row.swift")
    try folder.write(row, to: "Project/App/Row.swift")
    try folder.write(settings, to: "Project/.dynamictype.yml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Project/Linked", withDestinationPath: "../Elsewhere")
    return folder
  }

  @Test(
    "Paths of the settings stay in their folder",
    arguments: [
      "../Elsewhere", "App/../../Elsewhere", "Linked", "ABSOLUTE", "../Project/../Elsewhere",
    ])
  func paths(path: String) throws {
    let folder = try Self.folder("")
    let path = path == "ABSOLUTE" ? folder.path + "/Elsewhere" : path
    try folder.write("paths: [App, \(path)]\n", to: "Project/.dynamictype.yml")
    for command in [
      ["fix"], ["check", "--size", "L"], ["lint", "--no-cache"], ["snapshot", "record"],
    ] {
      let run = try Tool(arguments: command, in: folder.path + "/Project")
      #expect(run.status == 2)
      #expect(
        run.words
          == "dynamictype: .dynamictype.yml: '\(path)' of 'paths' is outside of the folder of the settings; name it on the command line\n"
      )
    }
    #expect(try folder.read("Elsewhere/Row.swift") == Self.row)
    #expect(try folder.read("Project/App/Row.swift") == Self.row)
    // Whoever types the command may say so.
    #expect(try Tool("fix", "App", path, in: folder.path + "/Project").status == 0)
    #expect(try folder.read("Elsewhere/Row.swift").contains("UIFontMetrics"))
  }

  @Test("So do a baseline and fonts of the settings")
  func others() throws {
    for (settings, key) in [
      ("baseline: ../accepted.json", "baseline"), ("fonts: ../Elsewhere", "fonts"),
    ] {
      let folder = try Self.folder(settings)
      let run = try Tool(
        arguments: ["check", "App", "--size", "L"]
          + (key == "baseline" ? ["--write-baseline"] : []),
        in: folder.path + "/Project")
      #expect(run.status == 2)
      #expect(run.words.contains("of '\(key)' is outside of the folder"), "\(run.words)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/accepted.json"))
    }
  }

  @Test("Paths in the folder are those of before, also of settings that lie elsewhere")
  func inside() throws {
    let folder = try Self.folder("paths: [./App/../App]\n")
    #expect(try Tool("lint", "--no-cache", in: folder.path + "/Project").status == 1)
    try folder.write("paths: App\n", to: "team/settings.yml")
    let run = try Tool(
      "lint", "--no-cache", "--config", "../team/settings.yml", in: folder.path + "/Project")
    #expect(run.status == 1, "\(run.words)")
  }

  /// As many values as 10 to the power of 9, in ten lines.
  private static let laughs =
    "a0: &a0 [x]\n"
    + (1...9).map {
      "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 10).joined(separator: ", "))]\n"
    }
    .joined()

  @Test(
    "Anchors and aliases are refused where they are, at once",
    arguments: [
      (laughs, "1:5"), ("rules:\n  ? &a [1]\n  : 1\n", "2:5"), ("paths: *a\n", "1:8"),
      ("sizes: [L, *a]\n", "1:12"), ("- *a\n", "1:3"), ("? *a\n: 1\n", "1:3"), ("*a : 1\n", "1:1"),
      ("'paths':*a\nb: &b c\n", "2:4"), ("{\"paths\":*a}\n", "1:10"),
      ("paths: !!str &a b\n", "1:14"),
      ("paths: a\u{2028}b: &b c\n", "2:4"), ("exclude: **/*.swift\n", "1:10"), ("<<: *a\n", "1:5"),
      (String(repeating: "[", count: 100_000), "1:33"),
      (String(repeating: "- ", count: 100_000), "1:65"),
    ])
  func aliases(text: String, place: String) throws {
    let folder = try Self.folder(text)
    let run = try Tool("lint", "App", "--no-cache", in: folder.path + "/Project")
    #expect(run.status == 2)
    #expect(run.words.hasPrefix("dynamictype: .dynamictype.yml:\(place): "), "\(run.words)")
  }

  @Test("Stars and ampersands within texts are texts")
  func texts() throws {
    let folder = try Self.folder(
      """
      # a comment with *a and &b
      exclude: ['**/*Preview.swift', "*.generated.swift", R&D, App/**/x]  # *c
      rules:
        fixed-height: {'**/Old': off}
        fixed-font-size: off
      """)
    let run = try Tool("lint", "App", "--no-cache", in: folder.path + "/Project")
    #expect(run.status == 0, "\(run.words)")
  }
}
