#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder that a shard writes: its pieces in a file, and the pictures of its screens.
///
/// The file is JSON, a value a line: what the run is, each piece, and at the end how many there are with a hash of
/// all that is before. It is no contract: the version of the tool that wrote it reads it.
package struct PartFolder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  static let schemaName = "dynamictype.part/1"
  static let fileName = "part.jsonl"

  /// The file with the pieces.
  package var file: String { "\(path)/\(Self.fileName)" }
  /// The file while it is being written.
  var unfinishedFile: String { "\(file).unfinished" }

  /// Refuses a place where something else than a part would be replaced.
  package func check(against results: ResultGuard) throws(InputProblem) {
    for path in [file, unfinishedFile] {
      if FileKind(path: path) == .folder {
        throw InputProblem(path: path, reason: .unreadable("is a folder, not a file"))
      }
      try results.check(path, as: .part)
    }
  }

  /// Removes what an earlier run has left, so that nobody takes it for this one's: files alone, as they were checked.
  package func discard() {
    unlink(file)
    unlink(unfinishedFile)
  }
}

extension PartFolder {
  /// The first line.
  struct Head: Codable, Hashable {
    var schema: String
    var shard: Shard
    var run: ShardedRun
  }

  /// The last line.
  struct End: Codable, Hashable {
    /// How many pieces there are.
    var pieces: Int
    /// Of all lines before.
    var hash: String
  }
}
