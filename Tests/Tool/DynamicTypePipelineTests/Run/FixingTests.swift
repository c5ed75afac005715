import Foundation
import Testing

@testable import DynamicTypePipeline

/// Files that change between being read and being written.
@Suite struct FixingTests {
  private static let source =
    "let label = UILabel()\nfunc set() { label.font = .systemFont(ofSize: 17) }\n"

  private static func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/fixing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in ["a.swift", "b.swift", "c.swift"] {
      try source.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
    }
    return path
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// What somebody does to a file while fixes are worked out.
  enum Change: CaseIterable {
    case longer, sameLength, empty, replaced, removed
  }

  @Test(
    "What somebody saves meanwhile stays, and the other files are fixed", arguments: Change.allCases
  )
  func changedMeanwhile(change: Change) async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fixing = Fixing(threads: 1)
    let plan = await fixing.plan(InputFiles(at: [folder]))
    #expect(plan.files.count == 3)
    let changed = folder + "/b.swift"
    let saved: String? =
      switch change {
      case .longer: Self.source + "// saved\n"
      case .sameLength: Self.source.replacing("17", with: "18")
      case .empty: ""
      case .replaced: "let other = 1\n"
      case .removed: nil
      }
    if let saved {
      try saved.write(toFile: changed, atomically: change == .replaced, encoding: .utf8)
    } else {
      try FileManager.default.removeItem(atPath: changed)
    }
    var left: [String: String] = [:]
    for file in plan.files {
      do throws(InputProblem) {
        try fixing.write(file)
      } catch {
        left[file.path] = error.message
      }
    }
    #expect(left.keys.sorted() == [changed])
    if let saved {
      #expect(left[changed] == "was changed since it was read; run fix again")
      #expect(try Self.read(changed) == saved)
    } else {
      #expect(!FileManager.default.fileExists(atPath: changed))
    }
    for name in ["a.swift", "c.swift"] {
      #expect(try Self.read("\(folder)/\(name)").contains("UIFontMetrics"))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == (saved == nil ? ["a.swift", "c.swift"] : ["a.swift", "b.swift", "c.swift"]))
  }

  @Test("A file keeps its other names, its permissions and its links")
  func names() async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/Other", withIntermediateDirectories: true)
    try manager.linkItem(atPath: folder + "/a.swift", toPath: folder + "/Other/a.txt")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/b.swift")
    let fixing = Fixing(threads: 1)
    for file in await fixing.plan(InputFiles(at: [folder])).files { try fixing.write(file) }
    #expect(try Self.read(folder + "/Other/a.txt").contains("UIFontMetrics"))
    #expect(try Self.read(folder + "/Other/a.txt") == Self.read(folder + "/a.swift"))
    let attributes = try manager.attributesOfItem(atPath: folder + "/b.swift")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }
}
