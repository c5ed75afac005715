import Foundation
import Testing

/// What people have on their disks by accident, or type by mistake.
@Suite struct BadInputTests {
  @Test(
    "A file that is no document gives one line with its place",
    arguments: [
      ("empty.storyboard", "", "1:1: the file is empty"),
      ("text.xib", "hello\n", "1:1: expected '<' as the first character of an XML file"),
      (
        "cut.storyboard", cut(storyboard(), after: "<subviews>"),
        "8:11: the file ends inside <subviews>, which line 8 opened"
      ),
      (
        "picture.storyboard", "\u{89}PNG\r\n\u{1A}\n",
        "1:1: expected an Interface Builder document, found a PNG picture"
      ),
    ])
  func noDocument(name: String, content: String, message: String) throws {
    let folder = try TemporaryFolder()
    let bytes =
      content.hasPrefix("\u{89}")
      ? content.unicodeScalars.map { UInt8($0.value) } : Array(content.utf8)
    try folder.write(Data(bytes), to: name)
    let run = try Tool("check", name, in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.words == "\(name):\(message)\n")
  }

  @Test("Entities that would fill the memory are not expanded")
  func bomb() throws {
    let folder = try TemporaryFolder()
    var entities = "<!ENTITY e0 \"aaaaaaaaaa\">"
    for level in 1...20 {
      let previous = String(repeating: "&e\(level - 1);", count: 10)
      entities += "<!ENTITY e\(level) \"\(previous)\">"
    }
    try folder.write(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [\(entities)]>\n<document>&e20;</document>",
      to: "bomb.xib")
    let run = try Tool("check", "bomb.xib", in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.words.hasPrefix("bomb.xib:2:")
        && run.words.hasSuffix(
          "declares an entity; entities can expand without bound and are not read\n"),
      "\(run.words)")
  }

  @Test func aConstraintToAMissingViewIsSaidAndLeftOut() throws {
    let folder = try TemporaryFolder()
    let constraint = """
      <constraint firstItem="lll-ll-lll" firstAttribute="width" secondItem="no-th-ing" \
      secondAttribute="width" id="c03-cc-ccc"/>
      """
    try folder.write(storyboard(constraints: constraint), to: "a.storyboard")
    let run = try Tool("check", "a.storyboard", "--verbose", in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
        warning: secondItem 'no-th-ing' is not a view or guide of this scene; the constraint is \
        left out [broken-reference]
        """), "\(run.output)")
  }

  @Test func viewsThatContainThemselvesEnd() throws {
    let folder = try TemporaryFolder()
    let views = """
      <containerView id="ccc-cc-ccc"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections><segue destination="aaa-aa-aaa" kind="embed" id="ddd-dd-ddd"/></connections>
      </containerView>
      <view id="eee-ee-eee"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews><view id="eee-ee-eee"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      </subviews></view>
      """
    try folder.write(storyboard(views: views), to: "a.storyboard")
    let run = try Tool("check", "a.storyboard", "--verbose", in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.contains("embeds 'aaa-aa-aaa', which contains this screen: a cycle"))
    #expect(run.output.contains("the id 'eee-ee-eee' is also that of an element around it"))
  }

  @Test("Fifty megabytes are read, and the screen in them is judged")
  func largeDocument() throws {
    let folder = try TemporaryFolder()
    let filler = String(
      repeating: "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" value=\"v\"/>\n",
      count: 10)
    let attributes = String(repeating: filler, count: 76_000)
    let text = storyboard(
      views: """
        <view id="vvv-vv-vvv"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
        """)
    #expect(text.utf8.count > 50_000_000)
    try folder.write(text, to: "large.storyboard")
    let run = try Tool("check", "large.storyboard", "--size", "L", in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    #expect(run.output.contains("1 of 1 screen holds"))
  }

  @Test("A screen with more constraints than are solved is said not to be examined, in no time")
  func manyConstraints() throws {
    let folder = try TemporaryFolder()
    let constraints = (0..<40_000).map { number in
      """
      <constraint firstItem="lll-ll-lll" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="bbb-bb-bbb" secondAttribute="top" constant="\(number % 90)" id="q\(number)"/>
      """
    }
    try folder.write(storyboard(constraints: constraints.joined()), to: "a.storyboard")
    try folder.write(storyboard(), to: "b.storyboard")
    let start = ContinuousClock.now
    let run = try Tool("check", ".", "--verbose", in: folder.path)
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
        warning: the screen is not examined: it has 40002 constraints, and at most 10000 are \
        solved [not-examined]
        """), "\(run.output)")
    #expect(
      run.output.contains("1 of 1 screen holds at every size.\n2 documents: "), "\(run.output)")
  }

  @Test("A screen with more views than are laid out is said not to be examined, in no time")
  func manyViews() throws {
    let folder = try TemporaryFolder()
    let labels = (0..<25_000).map { "<label text=\"Tea\" id=\"q\($0)\"/>" }
    try folder.write(storyboard(views: labels.joined()), to: "a.storyboard")
    try folder.write(storyboard(), to: "b.storyboard")
    let start = ContinuousClock.now
    let run = try Tool("check", ".", "--verbose", in: folder.path)
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(
      run.output.contains(
        "warning: the screen is not examined: it has 25002 views, and at most 20000 are laid out"),
      "\(run.output.prefix(500))")
    #expect(run.output.contains("1 of 1 screen holds at every size.\n2 documents: "))
  }

  @Test("Nesting without end is refused, not followed")
  func deepDocument() throws {
    let folder = try TemporaryFolder()
    let views = String(repeating: "<view><subviews>", count: 50_000)
    try folder.write(storyboard(views: views), to: "deep.storyboard")
    let run = try Tool("check", "deep.storyboard", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.hasSuffix("elements nest deeper than 1024\n"), "\(run.words)")
  }

  @Test("A folder is no file, nor is what waits for others to write")
  func otherThanFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/note.txt")
    let run = try Tool("layout", "App", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words == "dynamictype: App: is a folder, not a file\n")
    #expect(mkfifo(folder.path + "/a.swift", 0o600) == 0)
    #expect(
      try Tool("lint", "a.swift", in: folder.path).words == "a.swift: is a pipe, not a file\n")
  }

  @Test("Links that lead round in a circle, and UTF-16 for Swift")
  func unreadableFiles() throws {
    let folder = try TemporaryFolder()
    for (link, target) in [("a.xib", "b.xib"), ("b.xib", "a.xib")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    try folder.write(Data([0xFF, 0xFE, 0x61, 0]), to: "c.swift")
    let run = try Tool("check", in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.words == """
        ./a.xib: symbolic links that lead round in a circle
        ./b.xib: symbolic links that lead round in a circle
        ./c.swift:1:1: is UTF-16; Swift sources are UTF-8

        """)
  }

  @Test("A reader of the output that cannot take it, and none", arguments: [">/dev/full", ">&-"])
  func outputThatCannotBeWritten(redirection: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(Tool.path)' check a.storyboard \(redirection) 2>words"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(try folder.read("words") == "dynamictype: standard output cannot be written\n")
  }

  @Test(
    "Every command says what it cannot read, and goes on with the rest",
    arguments: [
      ["check"], ["lint"], ["fidelity"], ["snapshot", "record"], ["snapshot", "verify"], ["fix"],
    ])
  func everyCommandGoesOn(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    _ = try Tool("snapshot", "record", in: folder.path)
    try folder.write("<<<<<<< HEAD\n", to: "b.storyboard")
    let run = try Tool(arguments: command, in: folder.path)
    #expect(run.status == 1)
    #expect((run.words + run.output).contains("./b.storyboard:1:1: "), "\(run.words)")
    let why = "1 file could not be read, which fails the run without --allow-unreadable.\n"
    #expect(run.words.contains(why), "\(run.words)")
    let allowed = try Tool(arguments: command + ["--allow-unreadable"], in: folder.path)
    #expect(allowed.status == 0)
    #expect((allowed.words + allowed.output).contains("./b.storyboard:1:1: "), "\(allowed.words)")
  }

  @Test("What cannot be read is said, and the rest of the run goes on")
  func theRestGoesOn() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "good.storyboard")
    try folder.write("", to: "empty.xib")
    let run = try Tool(
      "check", "missing.xib", "empty.xib", "good.storyboard", "--fail-on", "error",
      in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.contains("missing.xib: error: no such file or folder [not read]"))
    #expect(run.output.contains("empty.xib:1:1: error: the file is empty [not read]"))
    #expect(run.output.contains("1 of 1 screen holds"))
    #expect(run.output.contains("2 files could not be read."))
  }

  @Test(
    "An unreadable folder is said, and the rest of the run goes on",
    .enabled(if: getuid() == 0, "root reads everything, so the test runs as somebody else"))
  func unreadableFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    try folder.write(storyboard(), to: "locked/b.storyboard")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path + "/locked")
    let run = try Tool("check", ".", "--format", "github", in: folder.path, as: 65534)
    #expect(
      run.words == """
        ./locked: permission denied
        1 file could not be read, which fails the run without --allow-unreadable.

        """)
    #expect(run.output == "::error file=./locked,title=unreadable::permission denied\n")
    #expect(run.status == 1)
  }

  @Test("What cannot be read is an error in every format")
  func formats() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    try folder.write("hello", to: "b.storyboard")
    let reason = "expected '<' as the first character of an XML file"
    for (format, line) in [
      ("text", "./b.storyboard:1:1: error: \(reason)"),
      ("json", #""path":"./b.storyboard","line":1,"column":1,"message":"\#(reason)""#),
      ("sarif", #""ruleId": "unreadable""#), ("junit", #"<error message="expected"#),
      ("github", "::error file=./b.storyboard,line=1,col=1,title=unreadable::\(reason)"),
      ("markdown", "- **error** `./b.storyboard:1:1`: expected '&lt;' as"),
    ] {
      let run = try Tool("check", ".", "--size", "L", "--format", format, in: folder.path)
      #expect(run.output.contains(line), "\(format): \(run.output)")
      #expect(run.status == 1, "\(format)")
      let never = try Tool(
        "check", ".", "--size", "L", "--format", format, "--fail-on", "never", in: folder.path)
      #expect(never.status == 1, "\(format)")
      let allowed = try Tool(
        "check", ".", "--size", "L", "--format", format, "--fail-on", "never",
        "--allow-unreadable", in: folder.path)
      #expect(allowed.status == 0, "\(format)")
    }
  }

  @Test("A baseline that lacks a document is recorded only where that is asked for")
  func baselines() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    try folder.write("<document>", to: "App/b.storyboard")
    let refused = try Tool("snapshot", "record", "App", in: folder.path)
    #expect(refused.status == 1)
    #expect(
      refused.words.hasSuffix(
        "Nothing recorded: a baseline without their screens would hide them.\n"),
      "\(refused.words)")
    let baseline = folder.path + "/dynamictype-snapshot.json"
    #expect(!FileManager.default.fileExists(atPath: baseline))
    let asked = try Tool("snapshot", "record", "App", "--allow-unreadable", in: folder.path)
    #expect(asked.status == 0)
    #expect(asked.words.hasSuffix("The baseline lacks what could not be read: 1.\n"))
    #expect(try Tool("snapshot", "verify", "App", in: folder.path).status == 1)
  }
}

/// The text up to and with the first place where a part stands.
private func cut(_ text: String, after part: String) -> String {
  text.range(of: part).map { String(text[..<$0.upperBound]) } ?? text
}
