import Foundation
import Testing

/// `.dynamictype.yml`: what the command line leaves open, and severities.
@Suite struct SettingsTests {
  private let source = """
    import UIKit
    class List {
      func set(_ label: UILabel, _ table: UITableView) {
        label.font = .systemFont(ofSize: 17)
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
    }

    """

  /// What lint finds, each as its path, severity and rule.
  private func findings(_ settings: String, _ options: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App/List.swift")
    try folder.write(source, to: "Old/List.swift")
    try folder.write(settings, to: ".dynamictype.yml")
    let run = try Tool(
      arguments: ["lint", "--format", "json", "--notes"] + options, in: folder.path)
    struct Report: Decodable {
      struct Finding: Decodable { var rule, severity, path: String }
      var findings: [Finding]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    return report.findings.map { "\($0.path.replacing("./", with: "")) \($0.severity) \($0.rule)" }
  }

  @Test("Paths and exclusions are those of the file; a path on the command line comes first")
  func selection() throws {
    let app = ["App/List.swift warning fixed-font-size", "App/List.swift warning fixed-row-height"]
    let old = ["Old/List.swift warning fixed-font-size", "Old/List.swift warning fixed-row-height"]
    #expect(try findings("") == app + old)
    #expect(try findings("paths: App") == app)
    #expect(try findings("paths: [App]", "Old") == old)
    #expect(try findings("exclude:\n  - Old") == app)
    #expect(try findings("exclude: [Old]", "--exclude", "App") == old)
    #expect(try findings("exclude: [Old]", "--no-config") == app + old)
  }

  @Test("A rule is off, milder or stricter, everywhere or in some files; the last word counts")
  func severities() throws {
    #expect(
      try findings("paths: App\nrules:\n  fixed-font-size: off\n  fixed-row-height: error\n")
        == ["App/List.swift error fixed-row-height"])
    #expect(
      try findings(
        """
        rules:
          fixed-row-height: off
          fixed-font-size:
            "**": error
            Old: note
        """)
        == ["App/List.swift error fixed-font-size", "Old/List.swift note fixed-font-size"])
  }

  @Test("Sizes and what fails a run")
  func matrix() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    try folder.write("import UIKit\nlet f = UIFont.systemFont(ofSize: 9)\n", to: "a.swift")
    try folder.write("sizes: [L, AX5]\nfail-on: error\n", to: "team.yml")
    let run = try Tool("check", "--config", "team.yml", "--format", "json", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains(#""sizes":["L","AX5"]"#))
    let strict = try Tool(
      "check", "--config", "team.yml", "--fail-on", "warning", in: folder.path)
    #expect(strict.status == 1)
  }

  @Test("Layouts, baselines of layouts and evidence are of the screens that the file says")
  func otherCommands() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(views: AppFontsTests.label), to: "App/a.storyboard")
    try folder.write(storyboard(), to: "Old/b.storyboard")
    try folder.write("exclude: [Old]\nsizes: [L, AX5]\nlaunch: both\n", to: ".dynamictype.yml")
    func record(_ options: String...) throws -> String {
      let run = try Tool(arguments: ["snapshot", "record"] + options, in: folder.path)
      return String(run.words.prefix { $0 != "," })
    }
    #expect(try record() == "Layouts recorded: 2")
    #expect(try record("--size", "L") == "Layouts recorded: 1")
    #expect(try record("--no-config") == "Layouts recorded: 24")
    #expect(try Tool("snapshot", "verify", in: folder.path).status == 1)

    let evidence = try Tool("evidence", "--size", "L,AX1", in: folder.path)
    #expect(evidence.output.hasPrefix("1 of 1 screens"))
    let all = try Tool("evidence", "--size", "L,AX1", "--no-config", in: folder.path)
    #expect(all.output.hasPrefix("2 of 2 screens"), "\(all.output)")

    let control = "<switch opaque=\"NO\" id=\"www-ww-www\"/>"
    try folder.write(storyboard(views: control), to: "c.storyboard")
    try folder.write("look: iOS12\n", to: "old.yml")
    func layout(_ options: String...) throws -> String {
      try Tool(arguments: ["layout", "c.storyboard"] + options, in: folder.path).output
    }
    #expect(try layout("--config", "old.yml") == layout("--look", "iOS12"))
    #expect(try layout("--config", "old.yml", "--look", "iOS26") == layout("--look", "iOS26"))
    #expect(try layout("--look", "iOS12") != layout("--look", "iOS26"))
  }

  @Test(
    "What is wrong is named with its place and the nearest right name",
    arguments: [
      ("sizes: [L]\nexcludes: [Old]\n", ":2:1: 'excludes' is no setting. Did you mean 'exclude'?"),
      ("sizes:\n  - L\n  - AX9\n", ":3:5: 'AX9' is no text size. Did you mean 'AX1'?"),
      (
        "rules:\n  fixed-hight: off\n",
        ":2:3: 'fixed-hight' is no rule. Did you mean 'fixed-height'?"
      ),
      ("rules:\n  fixed-height: of\n", ":2:17: 'of' is no severity of a rule. Did you mean 'off'?"),
      ("rules: off\n", ":1:8: rules are names with severities"),
      ("- L\n", ":1:1: settings are keys with values"),
      ("look:\n  name: iOS26\n", ":2:3: a name is expected here"),
      ("sizes: [L\n", ":2:1: "),
      ("paths: A\npaths: B\n", "a key is there twice: paths"),
    ])
  func mistakes(_ settings: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "List.swift")
    try folder.write(settings, to: ".dynamictype.yml")
    for command in ["check", "lint", "fix", "serve", "evidence"] {
      let run = try Tool(command, in: folder.path)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.words.contains(message), "\(run.words)")
    }
    #expect(try folder.read("List.swift") == source)
  }

  @Test("iOS 18 is laid out as iOS 17, and not as iOS 12")
  func eighteen() throws {
    let folder = try TemporaryFolder()
    let control =
      "<switch opaque=\"NO\" id=\"www-ww-www\"/><stepper opaque=\"NO\" id=\"ttt-tt-ttt\"/>"
    try folder.write(storyboard(views: control), to: "a.storyboard")
    func layout(_ look: String) throws -> Tool {
      try Tool("layout", "a.storyboard", "--look", look, in: folder.path)
    }
    let eighteen = try layout("iOS18")
    #expect(eighteen.status == 0)
    #expect(eighteen.output == (try layout("ios17")).output)
    #expect(eighteen.output != (try layout("iOS12")).output)
  }

  @Test("A file that is named must be there")
  func absent() throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "List.swift")
    let run = try Tool("lint", "--config", "none.yml", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words == "dynamictype: none.yml: no such file or folder\n")
  }

  @Test("The published schema has the keys that are read")
  func schema() throws {
    let file = URL(filePath: Tool.package + "/Documentation/schemas/settings-1.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let properties = try #require((schema as? [String: Any])?["properties"] as? [String: Any])
    let folder = try TemporaryFolder()
    try folder.write(source, to: "List.swift")
    for key in properties.keys {
      try folder.write("\(key): [[]]\n", to: ".dynamictype.yml")
      let words = try Tool("lint", in: folder.path).words
      #expect(!words.contains("is no setting"), "\(key): \(words)")
    }
    try folder.write("zzz: 1\n", to: ".dynamictype.yml")
    #expect(try Tool("lint", in: folder.path).words.contains("'zzz' is no setting"))
    #expect(
      properties.keys.sorted()
        == [
          "appearance", "baseline", "bold-text", "devices", "exclude", "fail-on", "fonts", "launch",
          "locales", "look",
          "paths",
          "row-heights", "rules", "sizes",
        ])
  }
}
