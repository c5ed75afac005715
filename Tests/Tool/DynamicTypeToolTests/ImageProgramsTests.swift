import Foundation
import Testing

private let isInstalled = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
  FileManager.default.isExecutableFile(atPath: $0 + "/rsvg-convert")
}

/// Runs with and without the programs that read SVG images.
@Suite(.enabled(if: isInstalled, "needs librsvg2-bin"))
struct ImageProgramsTests {
  private static let none = ["PATH": "/nonexistent"]
  private static let words =
    "SVG images are drawn as boxes: there is no rsvg-convert in PATH (Debian and Ubuntu: librsvg2-bin)\n"

  /// Two views with an image each.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Tea", "Cup"] {
      try folder.write(
        "import SwiftUI\nstruct \(name): View { var body: some View { List { Image(\"\(name)\") } } }",
        to: "App/\(name).swift")
      try folder.write(
        "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"a.svg\" }] }",
        to: "App/A.xcassets/\(name).imageset/Contents.json")
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="30"/></svg>
        """, to: "App/A.xcassets/\(name).imageset/a.svg")
    }
    return folder
  }

  @Test(
    "Without the program its images are boxes, which is said once, and only where pictures are drawn"
  )
  func missing() throws {
    let folder = try Self.app()
    let render = ["render", "App", "--scene", "Tea", "-o"]
    let with = try Tool(arguments: render + ["with.png"], in: folder.path)
    let without = try Tool(
      arguments: render + ["without.png"], in: folder.path, environment: Self.none)
    #expect(with.words == "")
    #expect(without.words == Self.words)
    let pictures = ["with.png", "without.png"].map {
      FileManager.default.contents(atPath: folder.path + "/" + $0)
    }
    #expect(pictures[0] != nil && pictures[1] != nil && pictures[0] != pictures[1])
    for (options, count) in [([], 0), (["--report", "report"], 1)] {
      let run = try Tool(
        arguments: ["check", "App", "--size", "L"] + options, in: folder.path,
        environment: Self.none)
      #expect(run.words.components(separatedBy: Self.words).count == count + 1, "\(run.words)")
    }
  }

  @Test("What was drawn without the program is drawn again with it")
  func cache() throws {
    let folder = try Self.app()
    func report(_ name: String, _ environment: [String: String], cache: Bool) throws -> String {
      _ = try Tool(
        arguments: ["check", "App", "--size", "L", "--report", name]
          + (cache ? ["--cache", "cache"] : []), in: folder.path, environment: environment)
      return try folder.read("\(name)/index.html")
    }
    let plain = try report("plain", [:], cache: false)
    #expect(try report("without", Self.none, cache: true) != plain)
    #expect(try report("with", [:], cache: true) == plain)
    #expect(try report("again", [:], cache: true) == plain)
  }

  @Test("Shards with pictures have the same programs; without pictures it does not matter")
  func shards() throws {
    let folder = try Self.app()
    func merge(_ options: [String]) throws -> Tool {
      for (number, environment) in [(1, Self.none), (2, [:])] {
        let run = try Tool(
          arguments: [
            "check", "App", "--size", "L", "--shard", "\(number)/2", "--part", "part\(number)",
          ] + options, in: folder.path, environment: environment)
        #expect(run.status == 0, "\(run.words)")
      }
      return try Tool("merge", "part1", "part2", in: folder.path)
    }
    #expect(try merge([]).status < 2)
    let refused = try merge(["--pictures"])
    #expect(refused.status == 2)
    #expect(refused.words.contains("other programs for images"), "\(refused.words)")
    #expect(refused.words.contains("rsvg-convert: none"), "\(refused.words)")
  }
}
