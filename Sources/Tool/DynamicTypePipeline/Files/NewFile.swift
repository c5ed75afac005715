#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A name that no other process gives a file, even one of the same number in another container.
func randomFileName() -> String {
  var generator = SystemRandomNumberGenerator()
  return [generator.next(), generator.next()].map { String($0 as UInt64, radix: 36) }.joined()
}

/// Makes a file that nobody else has made, and no link.
///
/// - Throws: Where there is one already, or where it cannot be made whole; then there is none.
func makeFile(_ path: String, of bytes: [UInt8]) throws(InputProblem) {
  let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
  guard file >= 0 else { throw InputProblem(path: path, reason: .init(errorNumber: errno)) }
  let isWritten = writeAll(bytes, to: file)
  let number = errno
  let isClosed = close(file) == 0
  guard isWritten, isClosed else {
    unlink(path)
    throw InputProblem(path: path, reason: .init(errorNumber: number))
  }
}

/// Writes bytes where an open file stands; false where they do not all fit, `errno` says why.
func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard count > 0 || (count < 0 && errno == EINTR) else { return false }
    rest = rest.dropFirst(max(0, count))
  }
  return true
}
