#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Puts other bytes into a file that somebody else works on, too.
///
/// The new bytes lie beside the file before it is compared, so that hardly any time is left for a change in between. What
/// a symbolic link leads to is written; a file with several names keeps them.
///
/// - Parameter original: What was read. A file that holds anything else by now is left as it is.
func replaceFile(
  _ path: String, holding original: [UInt8], with bytes: [UInt8]
) throws(InputProblem) {
  let place = resolvedPath(path) ?? path
  var status = stat()
  guard stat(place, &status) == 0 else {
    throw InputProblem(path: path, reason: .init(errorNumber: errno))
  }
  if status.st_nlink > 1 { return try overwriteFile(path, at: place, original, bytes) }
  let unfinished = "\(place).\(randomFileName()).unfinished"
  do throws(InputProblem) {
    try makeFile(unfinished, of: bytes)
  } catch {
    throw InputProblem(path: path, reason: error.reason)
  }
  // Only root may give a file away; its permissions come after, since that may take bits away.
  _ = chown(unfinished, status.st_uid, status.st_gid)
  do throws(InputProblem) {
    guard chmod(unfinished, status.st_mode & 0o7777) == 0 else {
      throw InputProblem(path: path, reason: .init(errorNumber: errno))
    }
    try check(path, holds: original)
    guard rename(unfinished, place) == 0 else {
      throw InputProblem(path: path, reason: .init(errorNumber: errno))
    }
  } catch {
    unlink(unfinished)
    throw error
  }
}

/// Writes into a file itself, which all of its names then show.
private func overwriteFile(
  _ path: String, at place: String, _ original: [UInt8], _ bytes: [UInt8]
) throws(InputProblem) {
  let file = open(place, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
  guard file >= 0 else { throw InputProblem(path: path, reason: .init(errorNumber: errno)) }
  defer { close(file) }
  try check(path, holds: original)
  guard writeAll(bytes, to: file), ftruncate(file, off_t(bytes.count)) == 0 else {
    throw InputProblem(path: path, reason: .init(errorNumber: errno))
  }
}

private func check(_ path: String, holds original: [UInt8]) throws(InputProblem) {
  guard try readFile(path) == original else {
    throw InputProblem(
      path: path, reason: .unreadable("was changed since it was read; run fix again"))
  }
}
