import Foundation

/// The documents that mutations start from, and the input at hand for when it crashes.
enum FuzzDocuments {
  /// An input that was kept; nil where there is a folder.
  static func kept(at path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  /// The storyboards and xibs below a folder, by path, and the strings tables where these are wanted.
  static func read(below folder: String, strings: Bool) -> [[UInt8]] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let suffixes =
      [".storyboard", ".xib"] + (strings ? [".strings", ".stringsdict", ".xcstrings"] : [])
    return names.filter { name in suffixes.contains { name.hasSuffix($0) } }.sorted()
      .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }.map { [UInt8]($0) }
  }

  private static let path = FileManager.default.temporaryDirectory
    .appending(path: "DocumentFuzz-\(ProcessInfo.processInfo.processIdentifier).input").path

  static func remember(_ bytes: [UInt8]) {
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }

  static func forget() { try? FileManager.default.removeItem(atPath: path) }
}
