import DynamicTypeReportModel
import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a part piece by piece, so that none is kept.
struct PartWriter {
  private let folder: PartFolder
  private let stream: UnsafeMutablePointer<FILE>
  private let encoder = JSONEncoder()
  private var hash = FNV1a()
  private var count = 0

  init(_ folder: PartFolder, head: PartFolder.Head) throws(InputProblem) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
    } catch {
      throw InputProblem(path: folder.path, reason: .init(error))
    }
    guard let stream = fopen(folder.unfinishedFile, "w") else {
      throw InputProblem(path: folder.unfinishedFile, reason: .init(errorNumber: errno))
    }
    self.stream = stream
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try line(head)
  }

  mutating func write(_ piece: some Encodable) throws(InputProblem) {
    try line(piece)
    count += 1
  }

  /// Ends the file and gives it its name: until then there is no part.
  mutating func finish() throws(InputProblem) {
    try line(PartFolder.End(pieces: count, hash: hash.hexadecimal))
    let isClosed = fclose(stream) == 0
    guard isClosed, rename(folder.unfinishedFile, folder.file) == 0 else {
      throw InputProblem(path: folder.file, reason: .init(errorNumber: errno))
    }
  }

  private mutating func line(_ value: some Encodable) throws(InputProblem) {
    let data: Data
    do {
      data = try encoder.encode(value)
    } catch {
      throw InputProblem(path: folder.file, reason: .unreadable("cannot be written: \(error)"))
    }
    let bytes = [UInt8](data) + [UInt8(ascii: "\n")]
    hash.add(bytes)
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw InputProblem(path: folder.unfinishedFile, reason: .init(errorNumber: errno))
    }
  }
}
