#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Pictures as reports, parts and caches name them: `pictures/NAME.png`, a name alone.
///
/// What names them may come from another machine, so no name leads out of a folder, no link is followed, and what is no
/// PNG is none.
enum PictureFile {
  private static let folder = "pictures"

  /// Whether a source is a name in the folder of pictures, in the letters that names of pictures have.
  static func isName(_ source: String) -> Bool {
    let bytes = Array(source.utf8)
    guard bytes.starts(with: "\(folder)/".utf8), source.utf8.count <= 255,
      bytes.suffix(4).elementsEqual(".png".utf8)
    else { return false }
    let name = bytes.dropFirst(folder.utf8.count + 1)
    return name.count > 4 && name.first != UInt8(ascii: ".")
      && name.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// The signature, and the chunk that comes first.
  ///
  /// Source: PNG specification, 5.2 and 11.2.1.
  static func isPNG(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      && bytes.dropFirst(12).starts(with: "IHDR".utf8)
  }

  /// The bytes of a picture beside a page or a part.
  ///
  /// - Parameters:
  ///   - source: As it is named there.
  ///   - place: The folder of the page or the part, as somebody named it: it may be a link itself.
  static func bytes(of source: String, in place: String) throws(InputProblem) -> [UInt8] {
    let path = "\(place)/\(source)"
    guard isName(source) else {
      throw InputProblem(
        path: place, reason: .unreadable("names a picture '\(source)', which is no name of one"))
    }
    let name = String(source.dropFirst(folder.count + 1))
    let top = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard top >= 0 else { throw InputProblem(path: path, reason: .init(errorNumber: errno)) }
    defer { close(top) }
    let inner = openat(top, folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard inner >= 0 else { throw problem(path, errno) }
    defer { close(inner) }
    let file = openat(inner, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw problem(path, errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw InputProblem(path: path, reason: .unreadable("is no file"))
    }
    let bytes = try bytes(of: file, path, size: Int(status.st_size))
    guard isPNG(bytes) else {
      throw InputProblem(path: path, reason: .unreadable("is no PNG picture"))
    }
    return bytes
  }

  private static func problem(_ path: String, _ number: Int32) -> InputProblem {
    let isLink = number == ELOOP || number == ENOTDIR || number == EMLINK
    return InputProblem(
      path: path,
      reason: isLink
        ? .unreadable("is a link, which is not followed") : .init(errorNumber: number))
  }

  private static func bytes(
    of file: Int32, _ path: String, size: Int
  ) throws(InputProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= size {
      let count = read(file, &buffer, buffer.count)
      if count == 0 { break }
      guard count > 0 else { throw InputProblem(path: path, reason: .init(errorNumber: errno)) }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
