#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says of the file that a path leads to, through any links.
struct FileStatus: Sendable {
  enum Kind: String, Sendable {
    case file, folder, pipe, socket, device
  }

  /// The same for every name of a file: those of hard links and those that symbolic links lead from.
  struct Identity: Hashable, Sendable {
    var fileSystem: UInt64
    var number: UInt64
  }

  var kind: Kind
  var identity: Identity
  /// In bytes.
  var size: Int
  /// Whether its permissions let nobody write it, or not whoever runs the tool.
  var isWriteProtected: Bool

  /// - Throws: Why there is nothing at the path, or why it cannot be reached.
  init(_ path: String) throws(InputProblem) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let number = errno
      throw InputProblem(path: path, reason: Self.reason(path, errorNumber: number))
    }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .file
      }
    identity = Identity(
      fileSystem: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    isWriteProtected = status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }
}

extension FileKind {
  init(path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      self = .missing
      return
    }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .file
      }
  }
}

extension FileStatus {
  /// Why nothing can be said of a path: names that were not UTF-8 have lost their bytes by now.
  private static func reason(_ path: String, errorNumber: Int32) -> InputProblem.Reason {
    guard errorNumber == ENOENT else { return .init(errorNumber: errorNumber) }
    if path.unicodeScalars.contains("\u{FFFD}") {
      return .unreadable("its name is not UTF-8; rename it")
    }
    var status = stat()
    return lstat(path, &status) == 0 ? .unreadable("is a link that leads to nothing") : .noSuchFile
  }
}

/// Refuses a path that leads to neither a file nor a folder.
package func checkFontPath(_ path: String) throws(InputProblem) {
  let kind = try FileStatus(path).kind
  guard kind == .file || kind == .folder else {
    throw InputProblem(path: path, reason: .unreadable("is a \(kind.rawValue), not a file"))
  }
}

/// The path without links and `..` in it; nil where it leads to nothing.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Whether what a path leads to, or would be made at, is one of some folders or lies below it; links are followed.
package func leads(_ path: String, into folders: [String]) -> Bool {
  guard let place = placeOf(path) else { return false }
  return folders.contains { folder in
    guard let root = resolvedPath(folder) else { return false }
    return place == root || place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}

/// Where a path leads, with what is not there yet at its end; nil where a link on the way leads to nothing.
private func placeOf(_ path: String) -> String? {
  var head = path.hasPrefix("/") ? path : "./" + path
  var missing: [Substring] = []
  while resolvedPath(head) == nil {
    if FileKind(path: head, followsLinks: false) == .link { return nil }
    guard let slash = head.lastIndex(of: "/") else { return nil }
    missing.append(head[head.index(after: slash)...])
    head = slash == head.startIndex ? "/" : String(head[..<slash])
  }
  guard var place = resolvedPath(head) else { return nil }
  for name in missing.reversed() where !name.isEmpty && name != "." {
    if name == ".." {
      place = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
    } else {
      place += (place.hasSuffix("/") ? "" : "/") + name
    }
  }
  return place.isEmpty ? "/" : place
}

extension InputProblem.Reason {
  /// The words for an error number of the system.
  init(errorNumber: Int32) {
    switch errorNumber {
    case ENOENT: self = .noSuchFile
    case EACCES, EPERM: self = .noPermission
    case ELOOP: self = .unreadable("symbolic links that lead round in a circle")
    case EISDIR: self = .unreadable("is a folder, not a file")
    case ENOTDIR, EEXIST: self = .unreadable("a file is in the way of a folder")
    case ENAMETOOLONG: self = .unreadable("the path is too long")
    case EMFILE, ENFILE:
      self = .unreadable("too many files are open: raise the limit (ulimit -n)")
    case EIO: self = .unreadable("the disk cannot be read or written")
    case ENOSPC: self = .unreadable("no space left")
    case EROFS: self = .unreadable("the file system is read-only")
    case let number: self = .unreadable("the system refuses it (error \(number))")
    }
  }
}
