import Foundation
import Testing

/// Runs that take long: what they show, and what is left where one is ended.
@Suite struct LongRunTests {
  /// Of so many screens at twelve sizes more pictures are drawn than are kept until the end.
  private static let count = 120

  private static func app(screens: Int = count) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 1...screens {
      // All sizes look alike, so that a screen is drawn once.
      let screen = storyboard().replacing("text=\"Tea\"", with: "text=\"Tea \(number)\"")
        .replacing("style=\"UICTFontTextStyleBody\"", with: "type=\"system\" pointSize=\"17\"")
      try folder.write(screen, to: "App/\(number).storyboard")
    }
    return folder
  }

  private static func check(_ folder: TemporaryFolder, _ options: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.path)
    process.arguments = ["check", "App"] + options
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The files below a folder with their bytes.
  private static func files(in folder: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where !path.contains(".dynamictype-unfinished") {
      result[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
    }
    return result
  }

  @Test(
    "A run that is ended leaves the former report as it was, and the next one is whole",
    arguments: [SIGKILL, SIGINT])
  func interrupted(signal: Int32) throws {
    let folder = try Self.app()
    _ = try Tool("check", "App/1.storyboard", "--report", "report", in: folder.path)
    let before = try Self.files(in: folder.path + "/report")
    try #require(before["index.html"] != nil)

    // A script in the background ignores it, and so does what it starts.
    Foundation.signal(SIGINT, SIG_DFL)
    let run = Self.check(folder, ["--report", "report"])
    try run.run()
    let unfinished = folder.path + "/report/.dynamictype-unfinished/pictures"
    while (try? FileManager.default.contentsOfDirectory(atPath: unfinished))?.isEmpty ?? true {
      try #require(run.isRunning)
      usleep(1000)
    }
    kill(run.processIdentifier, signal)
    run.waitUntilExit()
    #expect(run.terminationReason == .uncaughtSignal)
    #expect(try Self.files(in: folder.path + "/report") == before)

    let again = try Tool(
      "check", "App", "--report", "report", "--fail-on", "never", in: folder.path)
    #expect(again.status == 0, "\(again.words)")
    #expect(
      !FileManager.default.fileExists(atPath: folder.path + "/report/.dynamictype-unfinished"))
    let pictures = try Self.files(in: folder.path + "/report").keys.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == Self.count)
  }

  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  @Test(
    "A terminal shows how many screens are done, on a line that is gone when the run ends",
    .enabled(if: hasPython, "python3, which makes the terminal, is not installed"))
  func progress() throws {
    // What takes less than half a second shows nothing: on one thread this takes several times as long.
    let count = 2 * Self.count
    let folder = try Self.app(screens: count)
    try folder.write("", to: "said")
    let said = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/said"))
    let run = Process()
    run.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    run.arguments = [
      "TERM=xterm", "python3", "-c", "import pty, sys; pty.spawn(sys.argv[1:])", "sh", "-c",
      "exec \"$0\" check App --report report --threads 1 > /dev/null", Tool.path,
    ]
    run.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    run.standardInput = FileHandle.nullDevice
    run.standardOutput = said
    try run.run()
    run.waitUntilExit()
    let words = try folder.read("said")
    let lines = words.components(separatedBy: "\r\u{1B}[2K")
    let counts = lines.compactMap { line in
      line.hasSuffix(" of \(count) screens") ? Int(line.prefix { $0.isNumber }) : nil
    }
    #expect(counts.count > 1, "\(words)")
    #expect(counts == counts.sorted(), "screens that are done stay so")
    // After the last clearing there is nothing but what stays.
    #expect(lines.last == "Report: report/index.html\r\n", "\(words)")
  }

  @Test("Nothing is shown where standard error is no terminal")
  func noTerminal() throws {
    let folder = try Self.app()
    let run = try Tool("check", "App", "--size", "L", in: folder.path)
    #expect(run.words == "")
  }
}
