import Foundation
import Testing

/// Parts come from other machines: what they name leads nowhere else, whatever they say.
@Suite struct TamperedPartTests {
  /// A part with pictures, beside a secret.
  private static func part(_ options: [String] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    try folder.write("the secret", to: "secret.txt")
    let run = try Tool(
      arguments: ["check", "App", "--size", "L", "--shard", "1/1", "--pictures", "--part", "part"]
        + options, in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    return folder
  }

  /// Changes a part, so that it is whole by its hash.
  private static func change(_ folder: TemporaryFolder, _ change: (String) -> String) throws {
    let text = try folder.read("part/part.jsonl")
    var lines = change(text).split(separator: "\n").map(String.init)
    let last = lines.removeLast()
    let body = lines.map { $0 + "\n" }.joined()
    // FNV-1a of 64 bits: RFC 9923.
    let hash = body.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    let written = String(repeating: "0", count: 16 - digits.count) + digits
    let end = last.replacing(#/"hash":"[0-9a-f]+"/#, with: "\"hash\":\"\(written)\"")
    try folder.write(body + end + "\n", to: "part/part.jsonl")
  }

  private static func picture(of folder: TemporaryFolder) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/part/pictures")
    return try #require(names.first)
  }

  @Test("A single shard has its pictures, and its merge is the report of one run")
  func singleShard() throws {
    let folder = try Self.part()
    let merge = try Tool("merge", "part", "--report", "merged", in: folder.path)
    #expect(merge.status == 0, "\(merge.words)")
    let one = try Tool("check", "App", "--size", "L", "--report", "one", in: folder.path)
    #expect(one.status == 0)
    #expect(try folder.read("one/index.html") == folder.read("merged/index.html"))
    #expect(try folder.read("one/index.html").contains("data:image/png;base64,"))
  }

  @Test(
    "A picture is a name alone",
    arguments: [
      "../secret.txt", "pictures/../../secret.txt", "/etc/passwd", "pictures/a/../../../secret.png",
      "pictures/.png", "pictures/.hidden.png", "pictures/secret.txt", "pictures/a\\\\u0000.png",
    ])
  func names(source: String) throws {
    let folder = try Self.part()
    let name = try Self.picture(of: folder)
    try Self.change(folder) { $0.replacing("pictures/\(name)", with: source) }
    let merge = try Tool("merge", "part", "--report", "merged", in: folder.path)
    #expect(merge.status == 2)
    #expect(merge.words.contains("names a picture"), "\(merge.words)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/merged/index.html"))
  }

  @Test("A link is not followed, and what is no PNG is no picture")
  func links() throws {
    let manager = FileManager.default
    for kind in 0..<5 {
      let folder = try Self.part()
      let pictures = folder.path + "/part/pictures"
      let place = try pictures + "/" + Self.picture(of: folder)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: place))
      switch kind {
      case 0:
        try manager.removeItem(atPath: place)
        try manager.createSymbolicLink(atPath: place, withDestinationPath: "../../secret.txt")
      case 1:
        try folder.write("the secret", to: "part/pictures/" + Self.picture(of: folder))
      case 2:
        // A picture, but elsewhere.
        try folder.write(bytes, to: "private.png")
        try manager.removeItem(atPath: place)
        try manager.createSymbolicLink(atPath: place, withDestinationPath: "../../private.png")
      case 3:
        try manager.moveItem(atPath: pictures, toPath: folder.path + "/private")
        try manager.createSymbolicLink(atPath: pictures, withDestinationPath: "../private")
      default:
        try manager.removeItem(atPath: place)
        #expect(mkfifo(place, 0o600) == 0)
      }
      let merge = try Tool("merge", "part", "--report", "merged", in: folder.path)
      #expect(merge.status == 2, "\(kind): \(merge.words)")
      #expect(!manager.fileExists(atPath: folder.path + "/merged/index.html"))
    }
  }

  @Test(
    "Numbers of a part at their ends are refused with words",
    arguments: [
      ("\"shard\":{\"count\":1,\"number\":1}", "\"shard\":{\"count\":-3,\"number\":1}"),
      (
        "\"shard\":{\"count\":1,\"number\":1}",
        "\"shard\":{\"count\":9223372036854775807,\"number\":1}"
      ),
      (
        "\"shard\":{\"count\":1,\"number\":1}",
        "\"shard\":{\"count\":1,\"number\":-9223372036854775808}"
      ),
      ("\"pieces\":", "\"pieces\":9223372036854775807,\"old\":"),
      ("\"pieces\":", "\"pieces\":-9223372036854775808,\"old\":"),
    ])
  func numbers(old: String, new: String) throws {
    let folder = try Self.part()
    try Self.change(folder) { $0.replacing(old, with: new) }
    #expect(try folder.read("part/part.jsonl").contains(new))
    let merge = try Tool("merge", "part", in: folder.path)
    #expect(merge.status == 2, "\(merge.words)")
  }

  @Test(
    "A part with any of its numbers at their ends is merged or refused, and never ends the tool")
  func allNumbers() throws {
    let folder = try Self.part()
    let text = try folder.read("part/part.jsonl")
    let numbers = text.matches(of: #/:-?[0-9]+(?=[,}\]])/#).map(\.range)
    #expect(numbers.count > 20)
    for (index, range) in numbers.enumerated() {
      let value = [Int.max, Int.min, -1][index % 3]
      try folder.write(text, to: "part/part.jsonl")
      try Self.change(folder) {
        $0.replacingCharacters(in: range, with: ":\(value)")
      }
      let merge = try Tool("merge", "part", "--report", "merged", in: folder.path)
      #expect([0, 1, 2].contains(merge.status), "\(text[range]) to \(value): \(merge.words)")
    }
  }

  @Test("Variables of Bazel at their ends are refused with words")
  func variables() throws {
    let folder = try Self.part()
    for index in ["9223372036854775807", "-9223372036854775808", "-1", "1", "99999999999999999999"]
    {
      let run = try Tool(
        arguments: ["check", "App", "--size", "L"], in: folder.path,
        environment: ["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": index])
      #expect(run.status == 2, "\(index): \(run.words)")
      #expect(run.words.contains("TEST_SHARD_INDEX is '\(index)'"))
    }
  }
}
