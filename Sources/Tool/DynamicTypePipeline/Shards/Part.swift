import DynamicTypeReportModel
import FoundationEssentials

/// A part that was read and is whole.
struct Part {
  let head: PartFolder.Head
  private let path: String
  /// A piece each.
  private let lines: [ArraySlice<UInt8>]

  /// - Throws: Where there is none, or where it is cut off or changed.
  init(_ folder: PartFolder) throws(InputProblem) {
    path = folder.path
    let bytes: [UInt8]
    do throws(InputProblem) {
      bytes = try readFile(folder.file)
    } catch {
      guard error.reason == .noSuchFile else { throw error }
      throw InputProblem(
        path: folder.path,
        reason: .unreadable(
          FileKind(path: folder.unfinishedFile) == .missing
            ? "has no \(PartFolder.fileName): no shard has written it"
            : "is unfinished: its shard failed or was ended"))
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let head = lines.first.flatMap(PartFolder.Head.init(line:)) else {
      throw InputProblem(
        path: folder.path, reason: .unreadable("has no part that --shard wrote"))
    }
    self.head = head
    guard bytes.last == UInt8(ascii: "\n"), let last = lines.popLast(),
      let end = try? JSONDecoder().decode(PartFolder.End.self, from: Data(last))
    else {
      throw InputProblem(path: folder.path, reason: .unreadable("is cut off"))
    }
    var hash = FNV1a()
    hash.add(bytes[..<last.startIndex])
    guard hash.hexadecimal == end.hash, lines.count - 1 == end.pieces else {
      throw InputProblem(
        path: folder.path, reason: .unreadable("is not as its shard has written it"))
    }
    self.lines = Array(lines.dropFirst())
  }

  func readPieces<Piece: Decodable>(
    as type: Piece.Type, _ body: (Piece) throws(InputProblem) -> Void
  ) throws(InputProblem) {
    let decoder = JSONDecoder()
    for line in lines {
      guard let piece = try? decoder.decode(type, from: Data(line)) else {
        throw InputProblem(
          path: path, reason: .unreadable("has a piece that this version cannot read"))
      }
      try body(piece)
    }
  }
}

extension PartFolder {
  /// - Parameter path: The folder, or the file in it.
  init(partNamed path: String) {
    let ending = "/" + Self.fileName
    if path == Self.fileName {
      self.init(".")
    } else {
      self.init(path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path)
    }
  }
}

extension PartFolder.Head {
  /// Nil for what is no first line of a part.
  init?(line: ArraySlice<UInt8>) {
    guard let head = try? JSONDecoder().decode(Self.self, from: Data(line)),
      head.schema == PartFolder.schemaName
    else { return nil }
    self = head
  }

  /// In what it is not of the same run as another; nil where it is.
  func difference(from other: PartFolder.Head) -> String? {
    if shard.count != other.shard.count {
      return "is shard \(shard), the other one of \(other.shard.count)"
    }
    return run.difference(from: other.run)
  }
}
