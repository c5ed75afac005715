import Foundation
import Testing

/// A cache that others use, too: other containers, runs that are killed, full disks, folders that cannot be written.
@Suite(.serialized)
struct SharedCacheTests {
  private static let cache = ["--size", "L,AX5", "--no-config", "--format", "json"]

  /// Two apps in folders of the same name, with the same files and other texts.
  private static func apps() throws -> [TemporaryFolder] {
    try (0..<2).map { number in
      let folder = try TemporaryFolder()
      for screen in 0..<12 {
        let text =
          number == 0 ? "Tea" : "A label of the second app that is far too long to be shown"
        let label = #"""
          <label text="\#(text) \#(screen)" adjustsFontForContentSizeCategory="YES" \#
          translatesAutoresizingMaskIntoConstraints="NO" id="more"><rect key="frame" x="20" y="200" \#
          width="80" height="21"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          """#
        try folder.write(storyboard(views: label), to: "App/Screen\(screen).storyboard")
      }
      return folder
    }
  }

  private static func check(_ app: TemporaryFolder, cache: String? = nil) throws -> String {
    let more = cache.map { ["--cache", $0] } ?? []
    let run = try Tool(arguments: ["check", "App"] + Self.cache + more, in: app.path)
    #expect(run.status < 2, "\(run.words)")
    return run.output
  }

  private static func entries(_ cache: TemporaryFolder) throws -> [String] {
    let root = cache.path + "/dynamictype"
    return try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
      .map { root + "/" + $0 }.filter {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }

  @Test("What was kept under another key is not believed, whatever its name")
  func otherKeys() throws {
    let apps = try Self.apps()
    let plain = try apps.map { try Self.check($0) }
    #expect(plain[0] != plain[1])
    let caches = try apps.map { app in
      let cache = try TemporaryFolder()
      #expect(try Self.check(app, cache: cache.path) == Self.check(app))
      return cache
    }
    let (first, second) = (try Self.entries(caches[0]), try Self.entries(caches[1]))
    #expect(!first.isEmpty && first.count == second.count)
    for (from, to) in zip(first, second) {
      try Data(contentsOf: URL(fileURLWithPath: from)).write(to: URL(fileURLWithPath: to))
    }
    #expect(try Self.check(apps[1], cache: caches[1].path) == plain[1])
    // Within one cache, too.
    let all = try Self.entries(caches[0])
    let bytes = try all.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    for (path, other) in zip(all, bytes.dropFirst() + bytes.prefix(1)) {
      try other.write(to: URL(fileURLWithPath: path))
    }
    #expect(try Self.check(apps[0], cache: caches[0].path) == plain[0])
  }

  private static func canRun(_ program: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", program]
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
      && {
        process.waitUntilExit()
        return process.terminationStatus == 0
      }()
  }

  /// In a namespace of its own each run has the process number 1, as in a container.
  private static let hasNamespaces = getuid() == 0 && canRun("unshare --pid --fork true")

  @Test(
    "Runs of the same process number share a cache without taking each other's results",
    .enabled(if: hasNamespaces, "makes namespaces of processes, which needs root"))
  func sameProcessNumbers() throws {
    let apps = try Self.apps()
    let plain = try apps.map { try Self.check($0) }
    for _ in 0..<3 {
      let cache = try TemporaryFolder()
      let runs = try (0..<4).map { number in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments =
          ["--pid", "--fork", Tool.path, "check", "App"] + Self.cache + ["--cache", cache.path]
        process.currentDirectoryURL = URL(fileURLWithPath: apps[number % 2].path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      // One is killed while it writes.
      Thread.sleep(forTimeInterval: 0.5)
      runs[3].terminate()
      for run in runs { run.waitUntilExit() }
      for (app, plain) in zip(apps, plain) {
        #expect(try Self.check(app, cache: cache.path) == plain)
      }
    }
  }

  private static let hasMounts =
    getuid() == 0 && canRun("unshare -m mount -t tmpfs -o size=64k tmpfs /mnt")

  @Test(
    "A full disk and a folder that cannot be written give the same findings",
    .enabled(if: hasMounts, "mounts file systems, which needs root"),
    arguments: [
      "mount -t tmpfs -o size=32k tmpfs cache",
      "mount --bind cache cache && mount -o remount,ro,bind cache",
    ])
  func disks(mount: String) throws {
    let app = try #require(try Self.apps().first)
    let plain = try Self.check(app)
    try FileManager.default.createDirectory(
      atPath: app.path + "/cache/dynamictype", withIntermediateDirectories: true)
    try app.write("", to: "cache/CACHEDIR.TAG")
    for _ in 0..<2 {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
      let options = Self.cache.joined(separator: " ")
      process.arguments = [
        "-m", "/bin/sh", "-c",
        "\(mount) && \(Tool.path) check App \(options) --cache cache; "
          + "\(Tool.path) check App \(options) --cache cache > second; cat second",
      ]
      process.currentDirectoryURL = URL(fileURLWithPath: app.path)
      process.standardOutput = output
      try process.run()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(said == plain + plain)
    }
  }

  @Test("What else lies in the folder of a cache is never removed")
  func others() throws {
    let app = try #require(try Self.apps().first)
    let cache = try TemporaryFolder()
    try cache.write("mine", to: "dynamictype/ab/notes.txt")
    let run = try Tool(
      arguments: ["check", "App", "--cache", cache.path, "--cache-size", "1", "--size", "L"],
      in: app.path)
    #expect(run.status < 2)
    #expect(try cache.read("dynamictype/ab/notes.txt") == "mine")
  }
}
