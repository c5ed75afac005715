import Foundation
import Testing

/// Files that are none, names that nobody types, and limits of the system.
@Suite struct SpecialFileTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    return folder
  }

  @Test("Links to devices and to nothing are said to be that, wherever they are found")
  func links() throws {
    let folder = try app()
    for (link, target) in [("zero.xib", "/dev/zero"), ("gone.xib", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/\(link)", withDestinationPath: target)
    }
    let run = try Tool("check", "App", "--format", "json", in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.words.hasPrefix(
        """
        App/gone.xib: is a link that leads to nothing
        App/zero.xib: is a device, not a file

        """), "\(run.words)")
    let named = try Tool("layout", "App/zero.xib", in: folder.path)
    #expect(named.words == "dynamictype: App/zero.xib: is a device, not a file\n")
  }

  @Test("Nothing waits for a pipe: not as a font, a table of texts, a picture or a property list")
  func pipes() throws {
    let folder = try app()
    try folder.write(
      "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>Tea.otf</string></array>"
        + "</dict></plist>", to: "App/Info.plist")
    for name in [
      "App/Tea.otf", "App/de.lproj/a.strings", "App/en.lproj/Info.plist", "App/a.xcstrings",
      "App/A.xcassets/b.imageset/Contents.json", "App/A.xcassets/c.imageset/c.png", "Fonts/d.ttf",
    ] {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      #expect(mkfifo(path, 0o600) == 0)
    }
    try folder.write(
      "{\"images\": [{\"filename\": \"c.png\"}]}", to: "App/A.xcassets/c.imageset/Contents.json")
    let run = try Tool("check", "App", "--size", "L", in: folder.path)
    #expect(
      run.words
        == "App/Tea.otf: not a font file that can be read, though UIAppFonts names it\n")
    #expect(run.output.contains("1 of 1 screen holds"))
    for (font, words) in [
      ("Fonts/d.ttf", "Fonts/d.ttf: is a pipe, not a file"),
      ("/dev/zero", "/dev/zero: is a device, not a file"),
      ("Fonts", "Fonts has no font file that can be read"),
      ("Missing", "Missing: no such file or folder"),
    ] {
      let run = try Tool("check", "App", "--fonts", font, in: folder.path)
      #expect(run.status == 2)
      #expect(run.words.hasSuffix("dynamictype: \(words)\n"), "\(run.words)")
    }
  }

  @Test("Names that are no text, and paths that are too long")
  func names() throws {
    let folder = try app()
    let file = fopen(folder.path + "/App/b", "w")
    if let file { fclose(file) }
    let name = Array("\(folder.path)/App/c".utf8) + [0xFF] + Array(".xib\0".utf8)
    #expect(
      name.withUnsafeBytes {
        rename(folder.path + "/App/b", $0.bindMemory(to: CChar.self).baseAddress)
      }
        == 0)
    let run = try Tool("check", "App", "--format", "json", in: folder.path)
    #expect(
      run.words.hasPrefix("App/c\u{FFFD}.xib: its name is not UTF-8; rename it\n"), "\(run.words)")
    #expect(run.status == 1)
    let long = String(repeating: "x", count: 5000) + ".xib"
    let words = try Tool("check", long, in: folder.path).words
    #expect(words.hasSuffix(".xib: the path is too long\n"), "\(words)")
  }

  @Test("Where few files may be open, that is what is said", arguments: [12, 31, 32])
  func fewDescriptors(limit: Int) throws {
    let folder = try app()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "(ulimit -n \(limit); exec '\(Tool.path)' check App) >output 2>words",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    let isEnough = limit >= 32
    #expect(process.terminationStatus == (isEnough ? 0 : 2))
    let words =
      "dynamictype: too few files may be open at a time: \(limit), and at least 32 are needed "
      + "(ulimit -n)\n"
    #expect(try folder.read("words") == (isEnough ? "" : words))
  }

  @Test("Text of 100,000 points leaves the rest of a picture as it is")
  func hugeFont() throws {
    let folder = try app()
    let label = """
      <label text="Tea" id="mmm-mm-mmm"><rect key="frame" x="0" y="300" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="100000"/></label>
      """
    try folder.write(storyboard(views: label), to: "huge.storyboard")
    let run = try Tool("render", "huge.storyboard", "-o", "huge.png", in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    let plain = try Tool(
      "render", "App/a.storyboard", "-o", "plain.png", in: folder.path)
    #expect(plain.status == 0)
    #expect(
      FileManager.default.contents(atPath: folder.path + "/huge.png")
        == FileManager.default.contents(atPath: folder.path + "/plain.png"))
  }
}
