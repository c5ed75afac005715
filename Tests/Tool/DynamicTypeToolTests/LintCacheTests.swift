import Foundation
import Testing

/// `lint` keeps what it read in sources, and says what a run without that says.
@Suite struct LintCacheTests {
  private static let theme = "enum Theme { static let size = 17.0 }\n"
  private static let label = """
    import UIKit

    final class Row: UIView {
      let label = UILabel()
      func setUp() {
        label.font = UIFont.systemFont(ofSize: Theme.size)
        label.heightAnchor.constraint(equalToConstant: Theme.size).isActive = true
      }
    }

    """

  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(theme, to: "App/Theme.swift")
    try folder.write(label, to: "App/Row.swift")
    try folder.write("import UIKit\nfinal class Quiet: UIView {}\n", to: "App/Quiet.swift")
    return folder
  }

  private static func lint(
    _ folder: TemporaryFolder, _ options: String..., places: [String: String] = [:]
  ) throws -> String {
    let run = try Tool(
      arguments: ["lint", "App", "--no-config", "--format", "json"] + options, in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path + "/usual"].merging(places) { $1 })
    #expect(run.status == 1, "\(run.words)")
    return run.output
  }

  private static func entries(of folder: TemporaryFolder, in cache: String) -> [String: Data] {
    let root = folder.path + "/" + cache
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: root + "/" + name).map { (name, $0) }
      })
  }

  @Test func secondRun() throws {
    let folder = try Self.app()
    let plain = try Self.lint(folder, "--no-cache")
    #expect(plain.contains("fixed-font-size"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/usual"))
    #expect(try Self.lint(folder) == plain)
    let kept = Self.entries(of: folder, in: "usual/dynamictype")
    #expect(kept.count == 2, "\(kept.keys)")
    #expect(try Self.lint(folder, "--threads", "1") == plain)
    #expect(Self.entries(of: folder, in: "usual/dynamictype") == kept)
  }

  @Test("A constant of another file that changes, changes what is found in one that did not")
  func change() throws {
    let folder = try Self.app()
    let before = try Self.lint(folder, "--cache", "cache")
    try folder.write("enum Theme { static let size = 99.0 }\n", to: "App/Theme.swift")
    let after = try Self.lint(folder, "--no-cache")
    #expect(after != before)
    #expect(try Self.lint(folder, "--cache", "cache") == after)
    // And back again.
    try folder.write(Self.theme, to: "App/Theme.swift")
    #expect(try Self.lint(folder, "--cache", "cache") == before)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/usual"))
  }

  @Test func damage() throws {
    let folder = try Self.app()
    let plain = try Self.lint(folder, "--cache", "cache")
    let kept = Self.entries(of: folder, in: "cache/dynamictype")
    let entry = try #require(kept.first)
    for data in [entry.value.dropLast(), entry.value.prefix(20) + [0xFF], Data()] {
      try folder.write(Data(data), to: "cache/dynamictype/" + entry.key)
      #expect(try Self.lint(folder, "--cache", "cache") == plain)
      #expect(Self.entries(of: folder, in: "cache/dynamictype") == kept)
    }
  }

  @Test("Without a place for it nothing is kept, unless somebody names one")
  func wrongPlaces() throws {
    let folder = try Self.app()
    try folder.write("", to: "file")
    let plain = try Self.lint(folder, "--no-cache")
    #expect(
      try Self.lint(folder, places: ["XDG_CACHE_HOME": folder.path + "/file"]) == plain)
    let named = try Tool("lint", "App", "--cache", "file", in: folder.path)
    #expect(named.status == 2)
    #expect(
      named.words == "dynamictype: file: cannot be a cache: a file is in the way of a folder\n")
    let both = try Tool("lint", "App", "--cache", "a", "--no-cache", in: folder.path)
    #expect(both.status == 2)
    #expect(both.words.contains("--cache and --no-cache exclude each other."))
  }
}
