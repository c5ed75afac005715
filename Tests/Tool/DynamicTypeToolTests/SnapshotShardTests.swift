import Foundation
import Testing

/// Shares of a snapshot on several machines, and what is made of them.
@Suite struct SnapshotShardTests {
  /// Four parts of a snapshot, in the folder `parts`.
  private static func share(
    _ command: String, _ paths: [String], _ options: [String], in folder: String,
    to parts: TemporaryFolder
  ) throws -> [String] {
    try (1...4).map { number in
      let part = "\(parts.path)/\(command)-\(number)"
      let run = try Tool(
        arguments: ["snapshot", command] + paths + options
          + ["--shard", "\(number)/4", "--part", part], in: folder)
      #expect(run.status == 0, "\(run.words)")
      #expect(run.words == "Part \(number)/4: \(part)\n")
      #expect(run.output.isEmpty)
      return part
    }
  }

  @Test("Four shards merged write the baseline of one run, byte for byte, in any order")
  func record() throws {
    let folder = try ShardTests.project()
    let parts = try TemporaryFolder()
    let one = try Tool(
      arguments: ["snapshot", "record", ".", "--allow-unreadable", "--baseline", "one.json"]
        + ShardTests.matrix, in: folder.path)
    let shards = try Self.share("record", ["."], ShardTests.matrix, in: folder.path, to: parts)
    for order in [shards, [shards[2], shards[0], shards[3], shards[1]]] {
      let merge = try Tool(
        arguments: ["merge", "--allow-unreadable", "--baseline", "merged.json"] + order,
        in: folder.path)
      #expect(merge.words == one.words.replacing("one.json", with: "merged.json"))
      #expect(merge.words.contains("Generated/Broken.xib"))
      #expect(merge.status == 0)
      #expect(try folder.read("merged.json") == folder.read("one.json"))
    }
    let baseline = try folder.read("one.json")
    for words in ["TeahouseViews/", "Teahouse/", "\"locale\": \"ar\"", "\"device\": \"retina4_7\""]
    {
      #expect(baseline.contains(words))
    }
    // Without leave nothing is written, as by one run.
    let refused = try Tool(
      arguments: ["merge", "--baseline", "refused.json"] + shards, in: folder.path)
    #expect(refused.words.contains("Nothing recorded"))
    #expect(refused.status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/refused.json"))
  }

  @Test("Shards of a comparison, merged, say what one run says, and end as it does")
  func verify() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B", "C"] { try folder.write(storyboard(), to: "App/\(name).storyboard") }
    try folder.write(
      "import SwiftUI\nstruct TeaView: View { var body: some View { List { Text(\"Tea\") } } }\n",
      to: "App/TeaView.swift")
    let options = ["--size", "L,AX5", "--no-config"]
    _ = try Tool(arguments: ["snapshot", "record", "App"] + options, in: folder.path)
    let same = try Self.share("verify", ["App"], options, in: folder.path, to: folder)
    var merge = try Tool(arguments: ["merge"] + same, in: folder.path)
    #expect(merge.words == "Layouts as recorded: 8.\n")
    #expect(merge.status == 0)

    try folder.write(
      storyboard().replacing("constant=\"100\"", with: "constant=\"120\""), to: "App/B.storyboard")
    try folder.write(
      "import SwiftUI\nstruct TeaView: View { var body: some View { List { Text(\"Milk\") } } }\n",
      to: "App/TeaView.swift")
    let one = try Tool(arguments: ["snapshot", "verify", "App"] + options, in: folder.path)
    let shards = try Self.share("verify", ["App"], options, in: folder.path, to: folder)
    merge = try Tool(arguments: ["merge"] + shards.reversed(), in: folder.path)
    #expect(merge.output == one.output)
    #expect(merge.output.contains("frame 20, 100"))
    #expect(
      merge.output.contains("App/TeaView.swift: AX5 retina6_12 Base: TeaView text-milk: is new"))
    #expect(merge.words == one.words)
    #expect(merge.status == 1)
    #expect(one.status == 1)
  }

  @Test("Parts that are missing, changed, of another run or of a check are said")
  func wrongParts() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] { try folder.write(storyboard(), to: "App/\(name).storyboard") }
    let options = ["--size", "L", "--no-config"]
    let parts = try Self.share("record", ["App"], options, in: folder.path, to: folder)
    func merge(_ parts: [String]) throws -> String {
      let run = try Tool(arguments: ["merge"] + parts, in: folder.path)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/dynamictype-snapshot.json"))
      return run.words.replacing(folder.path + "/", with: "")
    }
    let missing = "dynamictype: shard 2/4 is missing: it was not given, or did not run to its end\n"
    #expect(try merge([parts[0], parts[2], parts[3]]) == missing)

    func replaceSecond(_ command: [String]) throws {
      let run = try Tool(
        arguments: command + ["App", "--shard", "2/4", "--part", parts[1]] + options,
        in: folder.path)
      #expect(run.status == 0)
    }
    let other = ": it is of another run than record-1\n"
    try replaceSecond(["check"])
    #expect(
      try merge(parts)
        == "dynamictype: record-2: is a part of check, the other of snapshot record" + other
        + missing)
    let ofCheck = try merge([parts[1], parts[0]])
    #expect(
      ofCheck.contains(
        "record-1: is a part of snapshot record, the other of check: it is of another run than "
          + "record-2"))
    try replaceSecond(["snapshot", "verify"])
    #expect(
      try merge(parts)
        == "dynamictype: record-2: is a part of snapshot verify, the other of snapshot record"
        + other + missing)
    try replaceSecond(["snapshot", "record", "--look", "iOS18"])
    #expect(
      try merge(parts)
        == "dynamictype: record-2: is of other sizes, devices, locales or looks" + other + missing)

    try replaceSecond(["snapshot", "record"])
    let whole = try folder.read("record-2/part.jsonl")
    try folder.write(whole.replacing("393", with: "394"), to: "record-2/part.jsonl")
    #expect(
      try merge(parts) == "dynamictype: record-2: is not as its shard has written it\n" + missing)
    try FileManager.default.removeItem(atPath: folder.path + "/record-2/part.jsonl")
    try folder.write(
      String(whole.prefix(whole.count / 2)), to: "record-2/part.jsonl.unfinished")
    #expect(
      try merge(parts)
        == "dynamictype: record-2: is unfinished: its shard failed or was ended\n" + missing)
  }

  @Test("Options of the outcome are for the merge; those of a report, and settings for it, are not")
  func options() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/A.storyboard")
    try folder.write("baseline: findings.json\nsizes: [L]\n", to: ".dynamictype.yml")
    try folder.write("notes", to: "notes.json")
    for (options, words) in [
      (["--shard", "1/4", "--baseline", "b"], "give --baseline to 'dynamictype merge'"),
      (
        ["--shard", "1/4", "--allow-unreadable"], "give --allow-unreadable to 'dynamictype merge'"
      ),
      (["--part", "p"], "--part needs --shard"), (["--shard", "5/4"], "'5/4' is no shard"),
    ] {
      let run = try Tool(arguments: ["snapshot", "record", "App"] + options, in: folder.path)
      #expect(run.status == 2)
      #expect(run.words.contains(words), "\(run.words)")
    }
    let parts = try Self.share("record", ["App"], [], in: folder.path, to: folder)
    for (options, words) in [
      (["--report", "r"], "--report is for the parts of a check"),
      (["--rule", "fixed-height"], "--rule is for the parts of a check"),
      (["--baseline", "notes.json"], "notes.json: not written"),
      (["--baseline", "App/A.storyboard"], "App/A.storyboard: not written"),
    ] {
      let run = try Tool(arguments: ["merge"] + options + parts, in: folder.path)
      #expect(run.status == 2)
      #expect(run.words.contains(words), "\(run.words)")
    }
    #expect(try folder.read("notes.json") == "notes")
    let merge = try Tool(arguments: ["merge"] + parts, in: folder.path)
    #expect(merge.words == "Layouts recorded: 1, in dynamictype-snapshot.json.\n")
    #expect(merge.status == 0)
  }

  @Test("Bazel says which shard of a snapshot it is, and where the part goes")
  func bazel() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/A.storyboard")
    let run = try Tool(
      arguments: ["snapshot", "verify", "App"], in: folder.path,
      environment: [
        "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1",
        "TEST_SHARD_STATUS_FILE": folder.path + "/heeded",
        "TEST_UNDECLARED_OUTPUTS_DIR": folder.path + "/outputs",
      ])
    #expect(run.status == 0, "\(run.words)")
    #expect(run.words == "Part 2/2: \(folder.path)/outputs/dynamictype-part-2-of-2\n")
    #expect(try folder.read("heeded").isEmpty)
  }
}
