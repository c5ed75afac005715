import DynamicType
import DynamicTypeModel
import Foundation
import Synchronization
import Testing

@testable import DynamicTypePipeline

/// A check of files that change gives what a check that knows nothing of them would.
@Suite struct LiveCheckTests {
  /// How often a screen was laid out.
  private final class Count: Sendable {
    let screens = Mutex(0)

    var value: Int { screens.withLock { $0 } }
  }

  private static let matrix = ConfigurationMatrix(sizes: [.large, .accessibility3])

  private static let start = [
    "Row.swift":
      "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Tea\").font(.system(size: 9)) } }",
    "First.swift":
      "import SwiftUI\nstruct First: View { var body: some View { List { Row() }.navigationTitle(\"A\") } }",
    "Second.swift":
      "import SwiftUI\nstruct Second: View { var body: some View { List { Text(\"Milk\") }.navigationTitle(\"B\") } }",
    "Third.swift":
      "import SwiftUI\nstruct Third: View { var body: some View { List { Text(Size.name) }.navigationTitle(\"C\") } }",
    "Size.swift": "enum Size { static let name = \"Small\" }",
  ]

  /// What is written, one after the other, and how many screens are laid out anew for it: those that ask for what has
  /// changed, and new ones.
  private static let changes: [(name: String, text: String, screens: Int)] = [
    (
      "Second.swift",
      "import SwiftUI\nstruct Second: View { var body: some View { List { Text(\"Cream\") }.navigationTitle(\"B\") } }",
      1
    ),
    (
      "Row.swift",
      "import SwiftUI\n\nstruct Row: View { var body: some View { Text(\"Coffee\") } }", 1
    ),
    ("Size.swift", "enum Size { static let title = \"Small\" }", 1),
    ("Size.swift", "enum Size { static let name = \"Large\" }", 1),
    ("Row.swift", "struct Row: View { var body: some View { Text(\"Half", 1),
    (
      "Second.swift",
      "import SwiftUI\nstruct Second: View { var body: some View { List { Row() }.navigationTitle(\"B\") } }\n"
        + "struct Zero: View { var body: some View { List { Row() }.navigationTitle(\"D\") } }",
      2
    ),
    ("Second.swift", "import SwiftUI", 0),
    ("Third.swift", "import SwiftUI\nlet a = 1", 0),
  ]

  @Test(
    "After each change report and pictures are those of a new check, and only what the change reaches is laid out"
  )
  func changes() async throws {
    let folder = try TemporaryFolder([])
    for (name, text) in Self.start { try writeFile(Array(text.utf8), to: folder.path + "/" + name) }
    let bench = try Bench()
    let count = Count()
    let kept = try TemporaryFolder([])
    let live = LiveCheck(
      Check(matrix: Self.matrix, threads: 1) { progress in
        guard case .layingOut(_, of: _, let screen) = progress, !screen.isFromCache else { return }
        count.screens.withLock { $0 += 1 }
      }, keptIn: try ResultCache(folder: kept.path), fonts: [])
    var files = InputFiles(at: [folder.path])
    let drawn = try TemporaryFolder([])
    let fresh = Check(matrix: Self.matrix, threads: 1, reportFolder: drawn.path)
    let first = await live.run(files, on: bench, version: "1")
    #expect(count.value == 3)
    #expect(first.result.report == (await fresh.run(files, on: bench, version: "1")).report)
    for (number, change) in Self.changes.enumerated() {
      let path = folder.path + "/" + change.name
      try writeFile(Array(change.text.utf8), to: path)
      files = InputFiles(at: [folder.path])
      let before = count.value
      let (result, pictures) = await live.run(files, on: bench, version: "1")
      let expected = await fresh.run(files, on: bench, version: "1")
      #expect(result.report == expected.report, "change \(number)")
      #expect(result.paths == expected.paths, "change \(number)")
      #expect(count.value - before == change.screens, "change \(number)")
      // Those of the screens that were not laid out again, too.
      #expect(
        expected.pictures.map { pictures.png(at: $0.path) } == expected.pictures.map(\.bytes),
        "change \(number)")
      #expect(pictures.png(at: "pictures/none.png") == nil)
    }
  }

  @Test("A picture shows an image as its file is now")
  func images() async throws {
    let folder = try TemporaryFolder([])
    let kept = try TemporaryFolder([])
    let drawn = try TemporaryFolder([])
    let set = folder.path + "/A.xcassets/leaf.imageset"
    try writeFile(
      Array(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#.utf8),
      to: set + "/Contents.json")
    try writeFile(
      Array(
        "import SwiftUI\nstruct Tea: View { var body: some View { List { Image(\"leaf\") } } }".utf8
      ),
      to: folder.path + "/Tea.swift")
    let bench = try Bench()
    let live = LiveCheck(
      Check(matrix: Self.matrix, threads: 1), keptIn: try ResultCache(folder: kept.path), fonts: [])
    let fresh = Check(matrix: Self.matrix, threads: 1, reportFolder: drawn.path)
    var shown: Set<[UInt8]> = []
    for color: UInt32 in [0xFF00_00FF, 0x00FF_00FF] {
      try writeFile(PNGFile(width: 4, height: 4) { _, _ in color }.bytes, to: set + "/a.png")
      let files = InputFiles(at: [folder.path])
      let (_, pictures) = await live.run(files, on: bench, version: "1")
      let expected = await fresh.run(files, on: try Bench(), version: "1")
      #expect(
        expected.pictures.map { pictures.png(at: $0.path) } == expected.pictures.map(\.bytes))
      shown.formUnion(expected.pictures.map(\.bytes))
    }
    #expect(shown.count == 2 * Self.matrix.sizes.count)
  }
}
