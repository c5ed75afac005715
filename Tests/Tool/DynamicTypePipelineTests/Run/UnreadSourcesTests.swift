import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeSource
import Foundation
import Testing

@testable import DynamicTypePipeline

/// Sources without the words of rules are read only for constants that others name: what is found must be the same as
/// if all were read.
@Suite struct UnreadSourcesTests {
  /// What is found in sources, by the words in them or with all of them read.
  private func findings(at paths: [String], readingAll: Bool) async -> [Finding] {
    let set = await SourceSet(paths, threads: 2)
    let files =
      readingAll
      ? set.files.map { path, bytes in
        (path, bytes.map { SourceFile(ParsedSource($0, path: path)) })
      }
      : await set.facts()
    return await Lint(threads: 2).linted(files).flatMap(\.findings).filter {
      // What does not parse is said of those alone that are read.
      $0.rule != .notExamined
    }
  }

  private func findings(in sources: [String], readingAll: Bool) async throws -> [Finding] {
    let folder = try TemporaryFolder([])
    let paths = sources.indices.map { "\(folder.path)/\($0).swift" }
    for (path, source) in zip(paths, sources) {
      try writeFile(Array(source.utf8), to: path)
    }
    return await findings(at: paths, readingAll: readingAll).map {
      var finding = $0
      finding.location.path =
        finding.location.path.split(separator: "/").last.map(String.init) ?? ""
      return finding
    }
  }

  /// Twenty points, as a source without words of rules declares them, and how another one names them.
  private static let declarations: [(name: String, sources: [String])] = [
    ("Metrics.side", ["enum Metrics { static let side: CGFloat = 20 }"]),
    ("Metrics.side", ["enum Metrics { static var side: CGFloat { return 20 } }"]),
    ("Metrics.side", ["enum Metrics { static let // points\n  side = 20 }"]),
    ("Metrics.side", ["enum Metrics { static let /* points */ side = 20 }"]),
    ("Metrics.side", ["enum Metrics { static let a = 1, // points\n  side = 20 }"]),
    ("Metrics.side", ["enum Metrics {}", "extension Metrics { static let a = 1, side = 20 }"]),
    (
      "Metrics.side",
      ["enum Metrics { static let side = Other.most }", "enum Other { static let most = 20 }"]
    ),
    (
      "Metrics.side",
      [
        "enum Metrics { static let side = Other.most }",
        "enum Other { static let most = Third.most }",
        "class Third { static let most = kMost }", "let kMost = 20",
      ]
    ),
    ("Metrics.side.rawValue", ["enum Metrics: CGFloat { case a = 1, side = 20 }"]),
    ("Design.Metrics.side", ["enum Design { enum Metrics { static let side = 20 } }"]),
    ("Self.side", ["extension Screen { static let side = 20 }"]),
    ("side", ["extension Screen { static let side = 20 }"]),
    ("kSide", ["let kSide: CGFloat = 20"]),
    ("App.kSide", ["let kSide: CGFloat = 20"]),
    (".side", ["extension CGFloat { static let side: CGFloat = 20 }"]),
    ("CGFloat.side", ["extension CGFloat { static let side: CGFloat = 20 }"]),
  ]

  private static let uses: [@Sendable (String) -> String] = [
    { "Text(a).frame(height: \($0))" },
    { "label.heightAnchor.constraint(equalToConstant: \($0))" },
    { "label.font = UIFont.systemFont(ofSize: \($0))" },
    { "Text(a).font(.custom(\"A\", fixedSize: \($0)))" },
    { "table.rowHeight = \($0)" },
    { "style.maximumLineHeight = \($0)" },
    { "let own = \($0)\nText(a).frame(height: own)" },
    { "Text(a).frame(height: large ? \($0) : 21)" },
  ]

  @Test("Constants that stand alone in a source", arguments: declarations.indices)
  func constants(number: Int) async throws {
    let (name, sources) = Self.declarations[number]
    var found = 0
    for use in Self.uses {
      let screen = "final class Screen { let label = UILabel()\n func show() {\n\(use(name))\n} }"
      let all = try await findings(in: sources + [screen], readingAll: true)
      let unknown = try await findings(in: [screen], readingAll: true)
      #expect(try await findings(in: sources + [screen], readingAll: false) == all)
      if all != unknown { found += 1 }
    }
    // The constant changes what is found, or nothing is tested.
    #expect(found > 0)
  }

  /// The examples, and apps of others where they are.
  private static let folders = ["Examples", "Shapes/Tests", "../shared/swiftui/sources"].map {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../" + $0)
      .standardized.path
  }.filter { FileManager.default.fileExists(atPath: $0) }

  @Test("Whole folders", arguments: folders)
  func whole(folder: String) async {
    let paths = InputFiles(at: [folder]).sources
    #expect(paths.count > 10)
    let all = await findings(at: paths, readingAll: true)
    #expect(!all.isEmpty)
    #expect(await findings(at: paths, readingAll: false) == all)
  }
}
