import Foundation
import Testing

/// What a run looks at when something has changed: real repositories, and what git says of them.
@Suite struct ChangedSinceTests {
  private static func git(_ arguments: String..., in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  private static func view(_ name: String, showing content: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      var body: some View { List { \(content) } }
    }

    """
  }

  /// `Main` leads to `Detail`, `Root` shows `List`, and that `TeaRow`; `Alone` and `Other` stand alone.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let reference = #"""
      <viewControllerPlaceholder storyboardName="Detail" id="ppp" sceneMemberID="viewController"/>
      """#
    try folder.write(
      storyboard().replacing("</viewController>", with: "</viewController>" + reference),
      to: "App/Main.storyboard")
    for name in ["Detail", "Other"] { try folder.write(storyboard(), to: "App/\(name).storyboard") }
    try folder.write(#""lll-ll-lll.text" = "Tee";"#, to: "App/de.lproj/Other.strings")
    try folder.write(
      view("TeaRow", showing: #"Text("Tea").font(.system(size: 17))"#), to: "App/TeaRow.swift")
    try folder.write(view("TeaList", showing: "TeaRow()"), to: "App/TeaList.swift")
    try folder.write(view("Root", showing: "TeaList()"), to: "App/Root.swift")
    try folder.write(
      view("Alone", showing: #"Text("TeaTime").font(.system(size: 15))"#), to: "App/Alone.swift")
    try git("init", "-q", in: folder)
    try git("add", ".", in: folder)
    try git("commit", "-q", "-m", "first", in: folder)
    return folder
  }

  private static let options = ["--size", "L,AX5", "--no-config"]

  /// The words of a check since HEAD, or of another command.
  private static func taken(
    _ command: [String] = ["check", "App"] + options, since revision: String = "HEAD",
    in folder: TemporaryFolder
  ) throws -> String {
    let run = try Tool(
      arguments: command + ["--changed-since", revision, "--format", "json"], in: folder.path)
    #expect(run.status != 2, "\(run.words)")
    return run.words.replacing("Changed since \(revision), or dependent on it: ", with: "")
  }

  @Test("Nothing has changed: nothing is said, and the run passes")
  func nothing() throws {
    let folder = try Self.repository()
    for command in ["check", "lint"] {
      let run = try Tool(
        arguments: [command, "App", "--changed-since", "HEAD", "--no-config"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.words.hasPrefix("Changed since HEAD, or dependent on it: 0 of 7 files.\n"))
      #expect(run.output.contains("7 of unchanged files"), "\(run.output)")
    }
  }

  @Test("Of a file that uses a changed type, what does not use it brings nothing")
  func declarations() throws {
    let folder = try Self.repository()
    // A variable beside what uses the row, a helper that nobody else can name, a type in a type of the same name.
    try folder.write(
      Self.view("Both", showing: "TeaRow()") + "let shared = 1\n", to: "App/Both.swift")
    try folder.write(Self.view("UsesShared", showing: "Text(shared)"), to: "App/UsesShared.swift")
    try folder.write(
      "private " + Self.view("Helper", showing: "TeaRow()").dropFirst("import SwiftUI\n\n".count)
        + "private extension Other { var help: Helper { Helper() } }\n"
        + "struct Helped { let help = Other().help }\n", to: "App/Private.swift")
    try folder.write(Self.view("UsesHelp", showing: "help; Helper()"), to: "App/UsesHelp.swift")
    try folder.write(Self.view("UsesHelped", showing: "Helped()"), to: "App/UsesHelped.swift")
    try folder.write(
      "enum Texts { enum TeaRow { static let title = \"Tea\" } }\n", to: "App/Texts.swift")
    try folder.write(
      "enum Names { enum TeaRow {}\n static let row = Texts.TeaRow.title }\n", to: "App/Names.swift"
    )
    try folder.write(Self.view("UsesTexts", showing: "Text(Texts.a)"), to: "App/UsesTexts.swift")
    try folder.write(Self.view("UsesNames", showing: "Text(Names.row)"), to: "App/UsesNames.swift")
    try Self.git("add", ".", in: folder)
    try Self.git("commit", "-q", "-m", "second", in: folder)
    try folder.write(Self.view("TeaRow", showing: "Text(\"Milk\")"), to: "App/TeaRow.swift")
    let words = try Self.taken(["lint", "App", "--no-config"], in: folder)
    let files = words.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap {
      $0.split(separator: ":").first?.split(separator: "/").last
    }
    #expect(
      files == [
        "Both.swift", "Names.swift", "Private.swift", "Root.swift", "TeaList.swift", "TeaRow.swift",
        "Texts.swift", "UsesHelped.swift", "UsesNames.swift",
      ])
  }

  @Test("A changed type brings all that name it, and what names those")
  func types() throws {
    let folder = try Self.repository()
    try folder.write(
      Self.view("TeaRow", showing: #"Text("Tea").font(.system(size: 18))"#), to: "App/TeaRow.swift")
    let words = """
      3 of 7 files.
        App/Root.swift: uses TeaList
        App/TeaList.swift: uses TeaRow
        App/TeaRow.swift: changed

      """
    #expect(try Self.taken(in: folder) == words)
    #expect(try Self.taken(["lint", "App", "--no-config"], in: folder) == words)
    try Self.git("commit", "-qam", "second", in: folder)
    #expect(try Self.taken(in: folder) == "0 of 7 files.\n")
    #expect(try Self.taken(since: "HEAD~1", in: folder) == words)
  }

  @Test("What is found is what a whole run finds in those files")
  func findings() throws {
    struct Report: Decodable {
      struct Document: Decodable { var path: String }
      struct Finding: Decodable, Equatable {
        var path: String
        var line: Int
        var rule: String
        var message: String
      }
      var documents: [Document]
      var findings: [Finding]
    }
    let folder = try Self.repository()
    try folder.write(
      Self.view("TeaRow", showing: #"Text("Tea").font(.system(size: 18))"#), to: "App/TeaRow.swift")
    func report(_ options: [String]) throws -> Report {
      let run = try Tool(
        arguments: ["check", "App", "--format", "json"] + Self.options + options, in: folder.path)
      return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }
    let whole = try report([])
    let part = try report(["--changed-since", "HEAD"])
    let taken = ["App/Root.swift", "App/TeaList.swift", "App/TeaRow.swift"]
    #expect(part.findings == whole.findings.filter { taken.contains($0.path) })
    #expect(!part.findings.isEmpty)
    #expect(whole.findings.contains { $0.path == "App/Alone.swift" })
    #expect(
      part.documents.map(\.path) == whole.documents.map(\.path).filter { taken.contains($0) })
  }

  @Test("A type that is gone, a new file, and one that git ignores")
  func files() throws {
    let folder = try Self.repository()
    try FileManager.default.removeItem(atPath: folder.path + "/App/TeaRow.swift")
    try folder.write("Generated.swift\n", to: ".gitignore")
    try folder.write("import UIKit\n", to: "App/Generated.swift")
    try folder.write(storyboard(), to: "App/New.storyboard")
    #expect(
      try Self.taken(in: folder) == """
        4 of 8 files.
          App/New.storyboard: changed
          App/Generated.swift: changed
          App/Root.swift: uses TeaList
          App/TeaList.swift: uses TeaRow

        """)
  }

  @Test("Storyboards bring those that they are linked with, tables of strings their documents")
  func documents() throws {
    let folder = try Self.repository()
    try folder.write(storyboard() + "\n", to: "App/Detail.storyboard")
    #expect(
      try Self.taken(in: folder) == """
        2 of 7 files.
          App/Detail.storyboard: changed
          App/Main.storyboard: Detail.storyboard changed

        """)
    try Self.git("checkout", "-q", ".", in: folder)
    try folder.write(#""lll-ll-lll.text" = "Grüner Tee";"#, to: "App/de.lproj/Other.strings")
    #expect(
      try Self.taken(in: folder) == """
        1 of 7 files.
          App/Other.storyboard: Other.strings changed

        """)
  }

  @Test(
    "Fonts, settings and texts of the app bring everything",
    arguments: [
      "Fonts/Own.ttf", "App/Info.plist", ".dynamictype.yml", "App/de.lproj/Localizable.strings",
    ])
  func everything(name: String) throws {
    let folder = try Self.repository()
    try folder.write("", to: name)
    let words = try Self.taken(in: folder)
    #expect(words.hasPrefix("7 of 7 files.\n"))
    #expect(words.contains("App/Alone.swift: \(name.split(separator: "/").last ?? "") changed\n"))
  }

  @Test("Without git, without a repository or with an unknown revision the run ends with 2")
  func refusals() throws {
    let folder = try Self.repository()
    let unknown = try Tool("lint", "App", "--changed-since", "nowhere", in: folder.path)
    #expect(unknown.status == 2)
    #expect(
      unknown.words == """
        dynamictype: --changed-since: git knows no commit 'nowhere' here; a shallow clone may lack it \
        (git fetch --unshallow)

        """)
    let option = try Tool("lint", "App", "--changed-since=--output=x", in: folder.path)
    #expect(option.status == 2)
    #expect(option.words.contains("git knows no commit '--output=x'"))
    let none = try Tool(
      arguments: ["lint", "App", "--changed-since", "HEAD"], in: folder.path,
      environment: ["PATH": folder.path])
    #expect(none.status == 2)
    #expect(
      none.words == "dynamictype: --changed-since needs git, and there is none in PATH\n")
    let outside = try TemporaryFolder()
    try outside.write("import UIKit\n", to: "A.swift")
    let alone = try Tool("lint", "--changed-since", "HEAD", in: outside.path)
    #expect(alone.status == 2)
    #expect(
      alone.words.hasPrefix("dynamictype: --changed-since: git says: fatal: not a git repository"))
  }
}
