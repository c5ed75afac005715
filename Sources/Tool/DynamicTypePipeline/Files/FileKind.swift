import DynamicTypeSource
import FoundationEssentials

/// What a path leads to.
enum FileKind {
  case missing
  case file
  case folder
  /// A symbolic link; only where links are not followed.
  case link
}

/// The bytes of a file.
///
/// - Throws: An ``InputProblem`` that names the path.
package func readFile(_ path: String) throws(InputProblem) -> [UInt8] {
  // Reading a pipe or a device may never end.
  let kind = try FileStatus(path).kind
  guard kind == .file else {
    throw InputProblem(path: path, reason: .unreadable("is a \(kind.rawValue), not a file"))
  }
  do {
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  } catch {
    throw InputProblem(path: path, reason: .init(error))
  }
}

/// The bytes of a Swift source, which is UTF-8.
///
/// Other bytes in comments and string literals are accepted, as the compiler does.
///
/// - Throws: An ``InputProblem`` that names the path, for UTF-16 too, and for a source that is not safe to parse: what is not
///   read counts as such.
func readSource(_ path: String) throws(InputProblem) -> [UInt8] {
  let bytes = try readFile(path)
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
    throw InputProblem(
      path: path, reason: .malformed(line: 1, column: 1, "is UTF-16; Swift sources are UTF-8"))
  }
  if let excess = ParsedSource.excess(in: bytes) {
    throw InputProblem(
      path: path,
      reason: .malformed(line: excess.place.line, column: excess.place.column, excess.words))
  }
  return bytes
}

/// Writes a file in one step: readers see the old bytes or the new ones, never a part.
///
/// Folders on the way to it are made. What a symbolic link leads to is written, and keeps its
/// permissions; devices and pipes are written as they are.
///
/// - Throws: An ``InputProblem`` that names the path.
package func writeFile(_ bytes: [UInt8], to path: String) throws(InputProblem) {
  do {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try FileManager.default.createDirectory(
        atPath: String(path[..<slash]), withIntermediateDirectories: true)
    }
    let place = WritingPlace(path)
    try Data(bytes).write(
      to: URL(fileURLWithPath: place.path), options: place.isReplaced ? .atomic : [])
    if let permissions = place.permissions {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: place.path)
    }
  } catch {
    throw InputProblem(path: path, reason: .init(error))
  }
}

/// Where and how what is written to a path is put.
private struct WritingPlace {
  var path: String
  /// Whether a new file takes the place of what is there; false for what is no regular file.
  var isReplaced: Bool
  /// Those of the file that is there already.
  var permissions: Int?

  init(_ path: String) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    let type = attributes?[.type] as? FileAttributeType
    // A link that leads nowhere is written through, too: the system makes what it names.
    let leadsNowhere = attributes == nil && FileKind(path: path, followsLinks: false) == .link
    self.path = leadsNowhere ? path : target
    isReplaced = !leadsNowhere && (type == nil || type == .typeRegular || type == .typeDirectory)
    if type == .typeRegular { permissions = attributes?[.posixPermissions] as? Int }
  }
}

extension InputProblem.Reason {
  /// The words for an error of the file system.
  init(_ error: any Error) {
    guard let error = error as? CocoaError else {
      self = .unreadable("cannot be read: \(error)")
      return
    }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: self = .noSuchFile
    case .fileReadNoPermission, .fileWriteNoPermission: self = .noPermission
    case .fileWriteOutOfSpace: self = .unreadable("no space left")
    case .fileWriteVolumeReadOnly: self = .unreadable("the file system is read-only")
    case .fileReadTooLarge: self = .unreadable("too large to be read")
    case .fileReadCorruptFile, .fileReadInvalidFileName: self = .unreadable("cannot be read")
    default:
      self =
        (error.underlying as? POSIXError).map { .init(errorNumber: $0.code.rawValue) }
        ?? .unreadable("cannot be read or written (\(error))")
    }
  }
}
