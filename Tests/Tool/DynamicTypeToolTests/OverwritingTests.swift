import Foundation
import Testing

/// Results never replace what somebody else wrote, and always replace those of before.
@Suite struct OverwritingTests {
  /// An app with files of many kinds that no result may replace.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    try folder.write("import UIKit\nlet f = UIFont.systemFont(ofSize: 9)\n", to: "App/a.swift")
    for (name, text) in theirs { try folder.write(text, to: name) }
    return folder
  }

  /// Files of people and of other tools, some much like results.
  private static let theirs = [
    "App/Localizable.strings": "\"tea\" = \"Tee\";\n",
    "App/Info.plist": "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>\n",
    "App/Contents.json": "{\"info\": {\"author\": \"xcode\", \"version\": 1}}\n",
    "App/Vendor/Old.swift": "let f = UIFont.systemFont(ofSize: 9)\n",
    ".dynamictype.yml": "exclude: [App/Vendor]\nbaseline: baseline.json\n",
    "baseline.json":
      "{\"schema\": \"dynamictype.baseline/1\", \"command\": \"check\", \"findings\": []}\n",
    "README.md": "# Dynamic Type\n\nHow we support it.\n",
    "lint.xml":
      "<?xml version=\"1.0\"?>\n<checkstyle version=\"4.3\"><file name=\"a\"><error source=\"swiftlint.x\"/></file></checkstyle>\n",
    "other.sarif":
      "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"other\"}}}]}\n",
    "quality.json": "[{\"check_name\": \"x\", \"fingerprint\": \"abc\"}]\n",
    "tokens.css": ":root {\n  --space: 4px;\n  color: red;\n}\n",
    "log.txt": "App/a.swift:1:1: warning: unused [unused-import]\n",
    "windows.txt": "To check by hand: windows 320 points wide and 480 high, at AX3.\n",
    "notes.md":
      "# Notes\n\n2 screens, by the width from which on they hold; windows 200 points wide and 400 high.\n",
    "snapshot.json": "{\"schema\": \"dynamictype.snapshot/1\", \"layouts\": []}\n",
  ]

  @Test(
    "Nothing that is there is replaced by a result of another kind, unless --force says so",
    arguments: theirs.keys.sorted(),
    [
      ["lint", "App", "--no-cache", "-o"], ["check", "App", "--also"],
      ["layout", "App/a.storyboard", "-o"], ["scale", "--picture"],
    ])
  func theirFiles(name: String, command: [String]) throws {
    let folder = try Self.app()
    let before = try contents(of: folder)
    let place = command.last == "--also" ? "json=" + name : name
    let run = try Tool(arguments: command + [place], in: folder.path)
    #expect(run.status == 2, "\(run.words)")
    #expect(run.output == "")
    #expect(try contents(of: folder) == before)
  }

  @Test("A file that nobody reads is replaced with --force; one that is read never is")
  func forced() throws {
    let folder = try Self.app()
    let refused = try Tool("scale", "-o", "README.md", in: folder.path)
    #expect(
      refused.words
        == "dynamictype: README.md: not written: is not a result of dynamictype; --force replaces it\n"
    )
    #expect(try Tool("scale", "-o", "README.md", "--force", in: folder.path).status == 0)
    #expect(try folder.read("README.md").contains("largeTitle"))
    for read in ["App/a.swift", "App/a.storyboard", "baseline.json"] {
      let before = try folder.read(read)
      let run = try Tool(
        "check", "App", "--baseline", "baseline.json", "-o", read, "--force", in: folder.path)
      #expect(run.status == 2 && run.words.contains("nothing is written over it"), "\(run.words)")
      #expect(try folder.read(read) == before)
    }
  }

  private static let formats = [
    "text", "json", "sarif", "junit", "github", "gitlab", "checkstyle", "xcode", "markdown",
  ]

  @Test(
    "Each command replaces what it wrote before, with findings and without",
    arguments: [true, false])
  func ownResults(hasFindings: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    let line = hasFindings ? "let f = UIFont.systemFont(ofSize: 9)\n" : "let a = 1\n"
    try folder.write("import UIKit\n" + line, to: "App/a.swift")
    try folder.write(
      "import SwiftUI\nstruct AView: View { var body: some View { Text(\"Tea\") } }\n",
      to: "App/AView.swift")
    let size = ["--size", "L"]
    let commands =
      Self.formats.flatMap { format in
        [
          ["lint", "App", "--no-cache", "--format", format, "-o", "lint.\(format)"],
          ["check", "App", "--also", "\(format)=check.\(format)"] + size,
        ]
      } + [
        ["check", "App", "--verbose", "-o", "check.txt"] + size,
        ["lint", "App", "--no-cache", "--notes", "-o", "notes.txt"],
        ["layout", "App/a.storyboard", "-o", "layout.txt"],
        ["layout", "App/a.storyboard", "--format", "json", "-o", "layout.json"],
        ["layout", "App", "--size", "L,AX3", "-o", "views.txt"],
        ["layout", "App", "--screens", "-o", "screens.txt"],
        ["layout", "App", "--screens", "--format", "json", "-o", "screens.json"],
        ["map", "App", "--widths", "320-340", "-o", "map.txt"] + size,
        ["map", "App", "--widths", "320-340", "--screen", "AView", "-o", "sentence.txt"] + size,
        ["map", "App", "--widths", "320-340", "--format", "json", "-o", "map.json"] + size,
        ["map", "App", "--widths", "320-340", "--format", "html", "-o", "map.html"] + size,
        ["scale", "-o", "scale.txt"], ["scale", "--format", "json", "-o", "scale.json"],
        ["scale", "--format", "css", "-o", "scale.css"],
        ["scale", "--platform", "material", "-o", "material.txt"],
        ["scale", "--value", "12.5", "--format", "css", "-o", "values.css"],
        ["scale", "--format", "swift", "-o", "scale.swift"],
        ["scale", "--style", "body", "--picture", "scale.png"],
        ["fidelity", "App", "-o", "fidelity.md"],
        ["fidelity", "App", "--format", "json", "-o", "fidelity.json"],
        ["render", "App/a.storyboard", "-o", "screen.png"],
        ["render", "App", "-o", "pictures"],
        ["evidence", "App", "--page", "evidence.html"],
        ["check", "App", "--report", "report"] + size,
        ["snapshot", "record", "App", "--baseline", "layouts.json"] + size,
        ["check", "App", "--shard", "1/1", "--part", "part", "--pictures"] + size,
        ["merge", "part", "--report", "merged", "--also", "sarif=merged.sarif"],
        ["check", "App", "--baseline", "accepted.json", "--write-baseline"] + size,
      ]
    for command in commands {
      for turn in 1...2 {
        let run = try Tool(arguments: command, in: folder.path)
        #expect(run.status != 2, "\(command) the time \(turn): \(run.words)")
      }
    }
  }

  @Test("A report with other forms of it over its own output, twice")
  func emptyResults() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "a.swift")
    for format in Self.formats {
      for _ in 1...2 {
        let run = try Tool(
          "lint", ".", "--no-cache", "--format", format, "-o", "../\(format)-\(UUID().uuidString)",
          in: folder.path)
        #expect(run.status == 0, "\(run.words)")
      }
    }
  }

  @Test("A part removes nothing but an earlier part")
  func parts() throws {
    let folder = try Self.app()
    try folder.write("keep", to: "part/part.jsonl/keep.txt")
    try folder.write("keep", to: "other/part.jsonl.unfinished/keep.txt")
    try folder.write("{\"mine\": 1}\n", to: "third/part.jsonl")
    let before = try contents(of: folder)
    for part in ["part", "other", "third"] {
      let run = try Tool("check", "App", "--shard", "1/2", "--part", part, in: folder.path)
      #expect(run.status == 2 && run.words.contains("not written"), "\(run.words)")
    }
    #expect(try contents(of: folder) == before)
  }

  @Test("Pictures that somebody else drew stay, and so does what lies in the folder of a report")
  func pictures() throws {
    let folder = try Self.app()
    // The smallest PNG there is, by hand: one white pixel.
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg=="
      ))
    try folder.write(png, to: "logo.png")
    try folder.write(png, to: "report/pictures/logo.png")
    try folder.write("mine", to: "report/.dynamictype-unfinished/notes.txt")
    try folder.write("mine", to: "report/.dynamictype-unfinished/pictures/notes.txt")
    let before = try contents(of: folder)
    let drawn = try Tool("render", "App/a.storyboard", "-o", "logo.png", in: folder.path)
    #expect(
      drawn.words
        == "dynamictype: logo.png: not written: is not a picture that dynamictype drew; --force replaces it\n"
    )
    let specimen = try Tool("scale", "--style", "body", "--picture", "logo.png", in: folder.path)
    #expect(specimen.status == 2)
    let check = try Tool(
      "check", "App", "--report", "report", "--size", "L", "--no-config", in: folder.path)
    #expect(check.status == 1, "\(check.words)")
    let after = try contents(of: folder)
    for (name, bytes) in before { #expect(after[name] == bytes, "\(name)") }
  }

  @Test("The file with which Bazel learns of shards is made, and keeps what is in it")
  func statusFile() throws {
    let folder = try Self.app()
    try folder.write("mine", to: "status")
    let run = try Tool(
      arguments: ["check", "App", "--size", "L"], in: folder.path,
      environment: [
        "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0",
        "TEST_SHARD_STATUS_FILE": folder.path + "/status",
      ])
    #expect(run.status == 0, "\(run.words)")
    #expect(try folder.read("status") == "mine")
  }

  /// The bytes of each file by its path.
  private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      result[path] = FileManager.default.contents(atPath: folder.path + "/" + path)
    }
    return result
  }
}
