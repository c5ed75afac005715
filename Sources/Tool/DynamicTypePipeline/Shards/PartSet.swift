import DynamicTypeReport

/// The parts of one run, each once and whole.
package struct PartSet: Sendable {
  /// Why there is no whole, a message for each part that is wrong or missing.
  package struct Failure: Error, Hashable, Sendable {
    package var messages: [String]
  }

  package let run: ShardedRun
  /// By their numbers, ascending.
  private let folders: [PartFolder]

  /// The files of the parts.
  package var files: [String] { folders.map(\.file) }

  /// Reads all parts.
  ///
  /// - Parameters:
  ///   - paths: Folders of parts, or their files, in any order.
  ///   - version: Of the tool.
  ///   - take: Given each piece, with what its part is of and where that lies.
  /// - Throws: A ``Failure`` unless they are the shards of one run, each once and whole.
  init<Piece: Decodable>(
    _ paths: [String], version: String,
    take: (Piece, ShardedRun, PartFolder) throws(InputProblem) -> Void
  ) throws(Failure) {
    var messages: [String] = []
    var first: (path: String, head: PartFolder.Head)?
    var folders: [Int: PartFolder] = [:]
    for path in paths {
      let folder = PartFolder(partNamed: path)
      do throws(InputProblem) {
        let part = try Part(folder)
        let (known, head) = first ?? (path, part.head)
        if first == nil {
          first = (path, part.head)
          if head.run.version != version {
            throw InputProblem(
              path: path,
              reason: .unreadable(
                "is of version \(head.run.version) of the tool, and this is \(version)"))
          }
        }
        if let difference = part.head.difference(from: head) {
          throw InputProblem(
            path: path, reason: .unreadable("\(difference): it is of another run than \(known)"))
        }
        if let other = folders[part.head.shard.number] {
          throw InputProblem(
            path: path,
            reason: .unreadable("is shard \(part.head.shard), which \(other.path) is already"))
        }
        folders[part.head.shard.number] = folder
        try part.readPieces(as: Piece.self) { piece throws(InputProblem) in
          try take(piece, head.run, folder)
        }
      } catch {
        messages.append(error.description)
      }
    }
    let count = first?.head.shard.count ?? 0
    for number in 1..<(count + 1) where folders[number] == nil {
      messages.append(
        "shard \(number)/\(count) is missing: it was not given, or did not run to its end")
    }
    guard let run = first?.head.run, messages.isEmpty else { throw Failure(messages: messages) }
    self.run = run
    self.folders = folders.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What the first of some parts that can be read is a part of; nil where none can.
  ///
  /// - Parameter paths: Folders of parts, or their files.
  package static func work(of paths: [String]) -> ShardedRun.Work? {
    for path in paths {
      let bytes = (try? readFile(PartFolder(partNamed: path).file)) ?? []
      if let head = PartFolder.Head(line: bytes.prefix { $0 != UInt8(ascii: "\n") }) {
        return head.run.work
      }
    }
    return nil
  }
}
