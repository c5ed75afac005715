import Foundation
import Testing

/// Names in files steer neither a terminal nor a build server.
@Suite struct HostileNameTests {
  /// Begins a command of GitHub's and of Azure's on a line of its own, colours what follows in two ways,
  /// and turns the direction of text.
  static let hostile =
    "a\n::error file=x::forged\r##[error]forged\u{1B}[31m\u{9B}31m\u{202E}\u{2028}"

  /// The same as it can be in XML, which has no escape character.
  static let inXML =
    "a&#10;::error file=x::forged&#13;##[error]forged&#x9B;31m&#x202E;&#x2028;"

  /// An app whose files, screens, classes, texts and ids are named like that, with one that cannot be
  /// read.
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let name = Self.hostile
    let label = """
      <label text="\(Self.inXML) and a text that is too long for its frame" id="\(Self.inXML)" \
      customClass="\(Self.inXML)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="40" height="20"/>
      <fontDescription key="fontDescription" name="\(Self.inXML)" family="F" pointSize="17"/>
      <constraints><constraint firstAttribute="height" constant="20" id="h01-hh-hhh"/>
      <constraint firstAttribute="width" constant="40" id="\(Self.inXML)w"/></constraints></label>
      <odd id="\(Self.inXML)2"/>
      """
    let text = storyboard(views: label)
      .replacing("aaa-aa-aaa", with: Self.inXML + "s")
      .replacing("<viewController ", with: "<viewController title=\"\(Self.inXML)\" ")
    try folder.write(text, to: "App/\(name).storyboard")
    try folder.write("<document \(name)>", to: "App/\(name).xib")
    try folder.write(
      "let label = UILabel()\nfunc set() { label.font = .systemFont(ofSize: 17) }\n",
      to: "App/\(name).swift")
    return folder
  }

  private func expectSafe(_ run: Tool, _ arguments: [String]) {
    for (stream, text) in [("output", run.output), ("words", run.words)] {
      for line in text.split(whereSeparator: \.isNewline) {
        #expect(!line.hasPrefix("::error file=x"), "\(arguments): \(stream)")
        #expect(!line.hasPrefix("##["), "\(arguments): \(stream)")
      }
      let raw = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0xA: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(raw.isEmpty, "\(arguments): \(stream): \(Set(raw.map(\.value)))")
    }
  }

  @Test(
    "No command prints them as they are, in any format",
    arguments: [
      ["check", "App", "--notes"], ["check", "App", "--format", "json"],
      ["check", "App", "--format", "sarif"], ["check", "App", "--format", "junit"],
      ["check", "App", "--format", "github", "--fail-on", "note"],
      ["check", "App", "--format", "markdown"], ["lint", "App", "--notes"],
      ["lint", "App", "--format", "github"], ["fix", "App", "--dry-run"], ["fidelity", "App"],
      ["fidelity", "App", "--format", "json"],
      ["snapshot", "record", "App", "--allow-unreadable", "--size", "L"],
    ])
  func commands(arguments: [String]) throws {
    let folder = try app()
    let run = try Tool(arguments: arguments, in: folder.path)
    #expect(!(run.output + run.words).isEmpty)
    expectSafe(run, arguments)
  }

  @Test("Nor do those that take one file, or what is repeated of the command line")
  func files() throws {
    let folder = try app()
    let document = "App/\(Self.hostile).storyboard"
    try folder.write(
      "{\"styles\": {\"\(Self.inXML.replacing("&#10;", with: "\\n"))\": {}}}", to: "tokens.json")
    for arguments in [
      ["layout", document], ["layout", document, "--format", "json"],
      ["render", document, "-o", "out"], ["render", document, "-o", "out", "--scene", "x"],
      ["check", "missing\(Self.hostile).xib"], ["check", "App", "--\(Self.hostile)"],
      ["check", "App", "--size", Self.hostile], ["\(Self.hostile)"],
      ["scale", "--tokens", "tokens.json"], ["check", "App", "--fonts", Self.hostile],
      ["check", "App", "--locale", Self.hostile], ["check", "App", "--threads", Self.hostile],
      ["check", "App", "--\(Self.hostile)=1"],
    ] {
      let run = try Tool(arguments: arguments, in: folder.path)
      #expect(!(run.output + run.words).isEmpty, "\(arguments)")
      expectSafe(run, arguments)
    }
  }

  @Test("What changed since a baseline is said on one line each")
  func differences() throws {
    let folder = try app()
    let options = ["App", "--allow-unreadable", "--size", "L"]
    _ = try Tool(arguments: ["snapshot", "record"] + options, in: folder.path)
    let path = "App/\(Self.hostile).storyboard"
    try folder.write(
      try folder.read(path).replacing("constant=\"40\"", with: "constant=\"60\""), to: path)
    let run = try Tool(arguments: ["snapshot", "verify"] + options, in: folder.path)
    #expect(run.status == 1)
    expectSafe(run, ["verify"])
  }
}
