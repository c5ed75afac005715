import FoundationEssentials

/// What a path leads to.
enum FileKind {
  case missing
  case file
  case folder
  /// A symbolic link; only where links are not followed.
  case link

  init(path: String, followsLinks: Bool = true) {
    if !followsLinks,
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
        as? FileAttributeType,
      type == .typeSymbolicLink
    {
      self = .link
      return
    }
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      self = .missing
      return
    }
    self = isFolder ? .folder : .file
  }
}

/// The bytes of a file.
///
/// - Throws: An ``InputProblem`` that names the path.
public func readFile(_ path: String) throws(InputProblem) -> [UInt8] {
  do {
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  } catch {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory?:
      throw InputProblem(path: path, reason: .unreadable("is a folder, not a file"))
    case .typeRegular?, .typeSymbolicLink?, nil:
      throw InputProblem(path: path, reason: .init(error))
    default:
      throw InputProblem(path: path, reason: .unreadable("is no regular file"))
    }
  }
}

/// Writes a file in one step: readers see the old bytes or the new ones, never a part.
///
/// Folders on the way to it are made.
///
/// - Throws: An ``InputProblem`` that names the path.
public func writeFile(_ bytes: [UInt8], to path: String) throws(InputProblem) {
  do {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try FileManager.default.createDirectory(
        atPath: String(path[..<slash]), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    throw InputProblem(path: path, reason: .init(error))
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
    default: self = .unreadable("cannot be read or written (code \(error.code.rawValue))")
    }
  }
}
