import Foundation
import Testing

/// Results never replace what somebody else wrote.
@Suite struct ResultGuardTests {
  /// A folder with a document, a symbolic and a hard link to it, and a source.
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    try folder.write("import UIKit\n", to: "App/a.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/symbolic.json", withDestinationPath: "App/a.storyboard")
    try FileManager.default.linkItem(
      atPath: folder.path + "/App/a.storyboard", toPath: folder.path + "/hard.json")
    return folder
  }

  @Test(
    "A result is not written over a document that is read, by whatever name",
    arguments: [
      ["layout", "App/a.storyboard", "-o"], ["check", "App", "-o"], ["lint", "App", "-o"],
      ["fidelity", "App", "-o"], ["snapshot", "record", "App", "--baseline"],
    ], ["App/a.storyboard", "symbolic.json", "hard.json"])
  func documents(command: [String], output: String) throws {
    let folder = try app()
    let before = try contents(of: folder)
    let run = try Tool(arguments: command + [output], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.words.hasPrefix("dynamictype: \(output): not written: is "), "\(run.words)")
    #expect(run.words.hasSuffix("nothing is written over it\n"), "\(run.words)")
    #expect(try contents(of: folder) == before)
  }

  @Test("Nor over a source, a document of another run, or a baseline's namesake")
  func others() throws {
    let folder = try app()
    try folder.write("Notes", to: "notes.json")
    let before = try contents(of: folder)
    let runs = try [
      Tool("lint", "App", "--format", "json", "-o", "App/a.swift", in: folder.path),
      Tool("lint", "App/a.swift", "-o", "hard.json", "--format", "json", in: folder.path),
      Tool("lint", "App/a.swift", "-o", "symbolic.json", in: folder.path),
      Tool("snapshot", "record", "App", "--baseline", "notes.json", in: folder.path),
      Tool("render", "App/a.storyboard", "-o", "picture.png", in: folder.path),
    ]
    #expect(
      runs.map(\.words) == [
        "dynamictype: App/a.swift: not written: is read by this run; nothing is written over it\n",
        // A hard link has no name that tells what it is.
        "dynamictype: hard.json: not written: is not a result of dynamictype; --force replaces it\n",
        """
        dynamictype: symbolic.json: not written: is an Interface Builder document; \
        nothing is written over it

        """,
        """
        dynamictype: notes.json: not written: is not a baseline that snapshot recorded; \
        --force replaces it

        """,
        "",
      ])
    #expect(runs.map(\.status) == [2, 2, 2, 2, 0])
    let after = try contents(of: folder)
    for name in ["App/a.storyboard", "App/a.swift", "symbolic.json", "notes.json"] {
      #expect(after[name] == before[name], "\(name)")
    }
  }

  @Test("Folders on the way that are not there yet change nothing")
  func missingFolders() throws {
    let folder = try app()
    let before = try contents(of: folder)
    for output in ["App/new/../a.storyboard", "new/./../App/./newer/newest/../../a.storyboard"] {
      let run = try Tool("layout", "App/a.storyboard", "-o", output, in: folder.path)
      #expect(run.status == 2)
      #expect(run.words.hasPrefix("dynamictype: \(output): not written: is "), "\(run.words)")
    }
    #expect(try contents(of: folder) == before)
  }

  @Test("A baseline and a report replace those that were there, and nothing else")
  func replacing() throws {
    let folder = try app()
    for _ in 0..<2 {
      let arguments = ["--size", "L"]
      #expect(
        try Tool(arguments: ["snapshot", "record", "App"] + arguments, in: folder.path).status == 0)
      let check = try Tool(
        arguments: ["check", "App", "--report", "report"] + arguments, in: folder.path)
      #expect(check.words == "Report: report/index.html\n")
    }
    for path in ["site/index.html", "linked/page.html"] {
      try folder.write("<html>Our own page</html>", to: path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/linked/index.html", withDestinationPath: "page.html")
    let before = try contents(of: folder)
    for report in ["site", "linked"] {
      let run = try Tool("check", "App", "--report", report, in: folder.path)
      #expect(run.status == 2)
      #expect(
        run.words == """
          dynamictype: \(report)/index.html: not written: is not a report of dynamictype; \
          --force replaces it

          """)
    }
    #expect(try contents(of: folder) == before)
  }

  @Test("Pictures stay in their folder, whatever a document calls its screens")
  func pictureNames() throws {
    let folder = try TemporaryFolder()
    let names = [
      "../logo", "/tmp/logo", "a/b", "a-b", ".hidden", String(repeating: "x", count: 400),
    ]
    for (number, name) in names.enumerated() {
      try folder.write(
        storyboard().replacing("aaa-aa-aaa", with: name), to: "App/\(number).storyboard")
      let run = try Tool(
        "render", "App/\(number).storyboard", "-o", "out/\(number)", in: folder.path)
      #expect(run.status == 0)
      #expect(run.words == "Drew 1 picture in out/\(number).\n")
    }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }
    #expect(paths.count == names.count)
    #expect(Set(paths.compactMap { $0.split(separator: "/").last }).count == names.count)
    #expect(paths.contains("out/3/a-b-L.png"))
    for path in paths {
      #expect(path.hasPrefix("out/") && !path.contains("/."), "\(path)")
      #expect(path.split(separator: "/").count == 3, "\(path)")
    }
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

extension FixTests {
  private func row() -> String {
    "let label = UILabel()\nfunc set() { label.font = .systemFont(ofSize: 17) }\n"
  }

  @Test("Read-only files are left alone unless they are asked for")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write(row(), to: "Row.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/Row.swift")
    let refused = try Tool("fix", "Row.swift", in: folder.path)
    #expect(refused.status == 2)
    #expect(
      refused.words.hasPrefix(
        "Row.swift: not written: is read-only; --write-read-only writes it\n"), "\(refused.words)")
    #expect(try folder.read("Row.swift") == row())
    let asked = try Tool("fix", "Row.swift", "--write-read-only", in: folder.path)
    #expect(asked.status == 0, "\(asked.words)")
    #expect(try folder.read("Row.swift").contains("UIFontMetrics"))
  }

  @Test("Nothing is written through links that lead out of the folders of the run")
  func linksOutside() throws {
    let folder = try TemporaryFolder()
    try folder.write(row(), to: "Shared/Row.swift")
    try folder.write("", to: "App/Empty.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Row.swift", withDestinationPath: "../Shared/Row.swift")
    let refused = try Tool("fix", "App", in: folder.path)
    #expect(refused.status == 2)
    #expect(refused.words.hasPrefix("App/Row.swift: not written: is a link to /"))
    #expect(
      refused.words.contains(
        "/Shared/Row.swift, outside of the folders of the run; --follow-links writes it\n"))
    #expect(try folder.read("Shared/Row.swift") == row())
    #expect(try Tool("fix", "App", "--follow-links", in: folder.path).status == 0)
    #expect(try folder.read("Shared/Row.swift").contains("UIFontMetrics"))
    // With the folder that it leads to, it is one of the run's own.
    try folder.write(row(), to: "Shared/Row.swift")
    #expect(try Tool("fix", "App", "Shared", in: folder.path).status == 0)
  }
}
