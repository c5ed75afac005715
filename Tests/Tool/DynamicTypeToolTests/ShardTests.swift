import Foundation
import Testing

/// Shares of a check on several machines, and what is made of them.
@Suite struct ShardTests {
  static let matrix = [
    "--size", "L,AX5", "--device", "retina4_7,retina6_12", "--locale", "Base,de,ar",
  ]

  /// Four parts of a check, in the folder `parts`.
  private static func share(
    _ paths: [String], _ options: [String], in folder: String, to parts: TemporaryFolder,
    shards: ClosedRange<Int> = 1...4
  ) throws -> [String] {
    try shards.map { number in
      let part = "\(parts.path)/part-\(number)"
      let run = try Tool(
        arguments: ["check"] + paths + options + ["--shard", "\(number)/4", "--part", part],
        in: folder)
      #expect(run.status == 0, "\(run.words)")
      #expect(run.output.isEmpty)
      return part
    }
  }

  /// A project with everything that joins what several shards see: linked storyboards, a class that sets views
  /// up, views of SwiftUI whose lint and audit speak of one cause, silenced findings and comments that silence
  /// none, texts of two languages, a document that cannot be read and settings.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let examples = Tool.package + "/Examples/"
    for name in ["Teahouse", "TeahouseViews"] {
      try FileManager.default.copyItem(
        atPath: examples + name, toPath: folder.path + "/" + name)
    }
    for number in 1...9 {
      let label = #"""
        <label text="Label \#(number) – größer" numberOfLines="1" \#
        translatesAutoresizingMaskIntoConstraints="NO" id="m\#(number)"><rect key="frame" x="20" y="200" \#
        width="80" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """#
      try folder.write(
        storyboard(
          views: label,
          constraints: #"""
            <constraint firstItem="m\#(number)" firstAttribute="width" constant="80" id="w\#(number)"/>
            """#), to: "Generated/Screen\(number).storyboard")
      try folder.write(
        """
        import SwiftUI

        struct Generated\(number)View: View {
          var body: some View {
            VStack {
              // dynamictype:disable:next fixed-font-size -- brand
              Text("Grüße \(number)").font(.system(size: 17))
              Text("A line that is far too long for one line \(number)").lineLimit(1)
              // dynamictype:disable:next fixed-height
              Text("Nothing is wrong here")
            }
          }
        }
        """, to: "Generated/Generated\(number)View.swift")
    }
    try folder.write("<document", to: "Generated/Broken.xib")
    try folder.write(
      "rules: { fixed-height: note, text-truncated: { Generated: warning } }\nfail-on: error\n",
      to: ".dynamictype.yml")
    return folder
  }

  @Test(
    "Four shards merged are one run, byte for byte, in every format",
    arguments: [
      "json", "sarif", "junit", "github", "gitlab", "checkstyle", "xcode", "markdown", "text",
    ])
  func formats(format: String) throws {
    let folder = try Self.merged.get()
    #expect(
      try folder.read("one.\(format)") == folder.read("merged.\(format)"), "\(format) differs")
    #expect(try folder.read("one.\(format)").utf8.count > 1000)
  }

  /// What one run and a merge wrote of the same project, in all formats.
  private static let merged = Result {
    let folder = try Self.project()
    let parts = try TemporaryFolder()
    let formats = [
      "json", "sarif", "junit", "github", "gitlab", "checkstyle", "xcode", "markdown", "text",
    ]
    func also(_ name: String) -> [String] {
      formats.flatMap { ["--also", "\($0)=\(parts.path)/\(name).\($0)"] }
    }
    let one = try Tool(
      arguments: ["check", "."] + Self.matrix + also("one") + ["--report", "\(parts.path)/one"],
      in: folder.path)
    let shards = try Self.share(["."], Self.matrix + ["--pictures"], in: folder.path, to: parts)
    let merge = try Tool(
      arguments: ["merge"] + shards.reversed() + also("merged")
        + ["--report", "\(parts.path)/merged"], in: folder.path)
    #expect(merge.status == one.status)
    #expect(one.status == 1)
    #expect(merge.output == one.output)
    #expect(
      merge.words == one.words.replacing("\(parts.path)/one", with: "\(parts.path)/merged"))
    return parts
  }

  @Test("The report with pictures is the same, too")
  func pictures() throws {
    let folder = try Self.merged.get()
    #expect(try folder.read("one/index.html") == folder.read("merged/index.html"))
    #expect(try folder.read("one/index.html").contains("data:image/png;base64,"))
  }

  @Test("A baseline is compared with by the merge, which says what one run says")
  func baseline() throws {
    let folder = try Self.project()
    let parts = try TemporaryFolder()
    let accepting = ["--baseline", "\(parts.path)/baseline.json"]
    let options = ["--size", "L,AX5"]
    _ = try Tool(
      arguments: ["check", "Generated", "--write-baseline"] + options + accepting, in: folder.path)
    try FileManager.default.removeItem(atPath: folder.path + "/Generated/Screen4.storyboard")
    try folder.write(
      "import SwiftUI\nstruct NewView: View { var body: some View { Text(\"New\").font(.system(size: 9)) } }\n",
      to: "Generated/NewView.swift")
    let one = try Tool(
      arguments: ["check", "Generated", "--fail-on", "warning"] + options + accepting,
      in: folder.path)
    let shards = try Self.share(["Generated"], options, in: folder.path, to: parts)
    let merge = try Tool(
      arguments: ["merge", "--fail-on", "warning"] + shards + accepting, in: folder.path)
    #expect(merge.words == one.words)
    #expect(merge.words.contains("Gone since the baseline was written"))
    #expect(merge.output == one.output)
    #expect(merge.status == 1)
    #expect(one.status == 1)
  }

  @Test("A part that is missing, cut off, changed, there twice or of another run is said")
  func wrongParts() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] { try folder.write(storyboard(), to: "App/\(name).storyboard") }
    let options = ["--size", "L", "--no-config"]
    let parts = try Self.share(["App"], options, in: folder.path, to: folder)
    func merge(_ parts: [String]) throws -> String {
      let run = try Tool(arguments: ["merge"] + parts, in: folder.path)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      return run.words.replacing(folder.path + "/", with: "")
    }
    let missing = "dynamictype: shard 2/4 is missing: it was not given, or did not run to its end\n"
    #expect(try merge([parts[0], parts[2], parts[3]]) == missing)
    #expect(
      try merge(parts + [parts[0]])
        == "dynamictype: part-1: is shard 1/4, which part-1 is already\n")

    let whole = try folder.read("part-2/part.jsonl")
    let lines = whole.split(separator: "\n")
    try folder.write(lines.dropLast().joined(separator: "\n") + "\n", to: "part-2/part.jsonl")
    #expect(try merge(parts) == "dynamictype: part-2: is cut off\n" + missing)
    try folder.write(String(whole.prefix(whole.count / 2)), to: "part-2/part.jsonl")
    #expect(try merge(parts) == "dynamictype: part-2: is cut off\n" + missing)
    let last = try #require(lines.last)
    try folder.write(lines[0] + "\n" + last + "\n", to: "part-2/part.jsonl")
    #expect(
      try merge(parts) == "dynamictype: part-2: is not as its shard has written it\n" + missing)
    try folder.write("{}\n", to: "part-2/part.jsonl")
    #expect(
      try merge(parts) == "dynamictype: part-2: has no part that --shard wrote\n" + missing)

    try folder.write(whole, to: "part-2/part.jsonl")
    _ = try Self.share(
      ["App"], ["--size", "M", "--no-config"], in: folder.path, to: folder, shards: 2...2)
    let other = ": it is of another run than part-1\n"
    #expect(
      try merge(parts)
        == "dynamictype: part-2: is of other sizes, devices, locales or looks" + other + missing)
    try folder.write(storyboard() + "<!-- -->\n", to: "App/B.storyboard")
    _ = try Self.share(["App"], options, in: folder.path, to: folder, shards: 2...2)
    #expect(
      try merge(parts) == "dynamictype: part-2: is of files with other contents" + other + missing)
    try folder.write(storyboard(), to: "App/C.storyboard")
    _ = try Self.share(["App"], options, in: folder.path, to: folder, shards: 2...2)
    #expect(try merge(parts) == "dynamictype: part-2: is of other files" + other + missing)
    try FileManager.default.removeItem(atPath: folder.path + "/part-2/part.jsonl")
    #expect(
      try merge(parts) == "dynamictype: part-2: has no part.jsonl: no shard has written it\n"
        + missing)
  }

  @Test(
    "A shard that fails or is killed leaves no part, not even an earlier one, and the merge says so"
  )
  func unfinished() throws {
    let folder = try Self.project()
    let parts = try TemporaryFolder()
    let names = try Self.share(["."], ["--size", "L"], in: folder.path, to: parts)
    let merge = """
      dynamictype: part-3: is unfinished: its shard failed or was ended
      dynamictype: shard 3/4 is missing: it was not given, or did not run to its end

      """
    // The part is larger than files may be.
    let failing = try Self.shard(
      "ulimit -f 4; exec \"$@\"", ["--size", "L", "--shard", "3/4", "--part", names[2]],
      in: folder.path)
    failing.waitUntilExit()
    #expect(failing.terminationReason == .uncaughtSignal || failing.terminationStatus == 2)
    var run = try Tool(arguments: ["merge"] + names, in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.replacing(parts.path + "/", with: "") == merge)

    _ = try Self.share(["."], ["--size", "L"], in: folder.path, to: parts, shards: 3...3)
    // All that the other shards have taken together: it is ended long before.
    let killed = try Self.shard(
      "exec \"$@\"", Self.matrix + ["--pictures", "--shard", "1/1", "--part", names[2]],
      in: folder.path)
    while !FileManager.default.fileExists(atPath: names[2] + "/part.jsonl.unfinished") {
      try #require(killed.isRunning)
    }
    kill(killed.processIdentifier, SIGKILL)
    killed.waitUntilExit()
    #expect(killed.terminationReason == .uncaughtSignal)
    run = try Tool(arguments: ["merge"] + names, in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.replacing(parts.path + "/", with: "") == merge)
  }

  /// A check of the current folder that a shell starts.
  private static func shard(
    _ script: String, _ options: [String], in folder: String
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments = ["-c", script, "sh", Tool.path, "check", "."] + options
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test("Bazel says which shard it is, where the part goes, and is told that shards are heeded")
  func bazel() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/A.storyboard")
    let environment = [
      "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1",
      "TEST_SHARD_STATUS_FILE": folder.path + "/heeded",
      "TEST_UNDECLARED_OUTPUTS_DIR": folder.path + "/outputs",
    ]
    let run = try Tool(
      arguments: ["check", "App", "--size", "L"], in: folder.path, environment: environment)
    #expect(run.status == 0, "\(run.words)")
    #expect(run.words == "Part 2/2: \(folder.path)/outputs/dynamictype-part-2-of-2\n")
    #expect(try folder.read("heeded").isEmpty)
    let wrong = try Tool(
      arguments: ["check", "App"], in: folder.path,
      environment: environment.merging(["TEST_SHARD_INDEX": "2"]) { $1 })
    #expect(wrong.status == 2)
    #expect(wrong.words.contains("TEST_SHARD_INDEX is '2' and TEST_TOTAL_SHARDS '2'"))
  }

  @Test("Options of the report are for the merge, and nothing but a part is replaced")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/A.storyboard")
    try folder.write("notes", to: "mine/part.jsonl")
    for (options, words) in [
      (["--shard", "1/2", "--report", "r"], "give --report to 'dynamictype merge'"),
      (["--shard", "1/2", "--baseline", "b"], "give --baseline to 'dynamictype merge'"),
      (["--shard", "1/2", "--rule", "fixed-height"], "give --rule to 'dynamictype merge'"),
      (["--shard", "3/2"], "'3/2' is no shard"), (["--shard", "1"], "'1' is no shard"),
      (["--part", "p"], "--part needs --shard"), (["--pictures"], "--pictures needs --shard"),
      (["--shard", "1/2", "--part", "mine"], "mine/part.jsonl: not written: is not a part"),
    ] {
      let run = try Tool(arguments: ["check", "App"] + options, in: folder.path)
      #expect(run.status == 2)
      #expect(run.words.contains(words), "\(run.words)")
    }
    #expect(try folder.read("mine/part.jsonl") == "notes")
    let parts = try Self.share(["App"], ["--size", "L"], in: folder.path, to: folder)
    let run = try Tool(arguments: ["merge", "--report", "r"] + parts, in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.contains("their shards need --pictures"))
  }
}
