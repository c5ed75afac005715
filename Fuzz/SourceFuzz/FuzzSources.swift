import Foundation

/// Sources to mutate, and the input that is being run.
enum FuzzSources {
  /// Whether inputs are read as views of SwiftUI, not linted.
  static let areRead = CommandLine.arguments.contains("--reading")

  private static let current = FileManager.default.temporaryDirectory.appending(
    path: areRead ? "reading-fuzz-input.swift" : "source-fuzz-input.swift")

  /// The Swift sources of example apps and of kept inputs, and the examples on the pages of rules.
  static func read(below folder: String) -> [[UInt8]] {
    files(below: folder + "/Examples", ".swift").map { Array($0.utf8) }
      + files(below: folder + "/Fuzz/SourceFuzz/Seeds", ".txt").map { Array($0.utf8) }
      + files(below: folder + "/Documentation/rules", ".md").flatMap(examples)
  }

  /// The bytes of a file that is no folder; nil for a folder.
  static func kept(at path: String) -> [UInt8]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    return FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// Keeps an input where a crash leaves it.
  static func remember(_ bytes: [UInt8]) {
    try? Data(bytes).write(to: current)
  }

  static func forget() {
    try? FileManager.default.removeItem(at: current)
  }

  private static func files(below folder: String, _ ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().compactMap {
      try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
    }
  }

  /// The blocks of Swift on a page.
  private static func examples(on page: String) -> [[UInt8]] {
    page.components(separatedBy: "```swift\n").dropFirst().map { block in
      Array((block.components(separatedBy: "```").first ?? "").utf8)
    }
  }
}
