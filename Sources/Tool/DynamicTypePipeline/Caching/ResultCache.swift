import DynamicTypeReportModel
import FoundationEssentials
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Results of earlier runs in a folder, by what they were made of.
///
/// Each is a file, which gets its name when it is whole: runs may share the folder, and one that is ended leaves nothing that
/// is read. Its first bytes are a hash of its key and of the others; one that was cut off or changed counts as missing, and
/// so does one that was kept under another key, whoever gave it this name.
package struct ResultCache: Sendable {
  /// The most bytes that a run leaves in the folder where nobody says otherwise.
  package static let usualLimit = 2 << 30

  private let folder: String
  /// In bytes.
  private let limit: Int
  /// How many results this run has put there.
  private let kept: Counter

  private final class Counter: Sendable {
    let value = Atomic<Int>(0)
  }

  /// - Parameters:
  ///   - folder: Made where there is none. What else is in it is left alone.
  ///   - limit: The most bytes that a run leaves there.
  /// - Throws: Where it cannot be made or written.
  package init(folder: String, limit: Int = usualLimit) throws(InputProblem) {
    self.folder = folder
    self.limit = limit
    kept = Counter()
    do {
      try FileManager.default.createDirectory(atPath: entries, withIntermediateDirectories: true)
    } catch {
      throw InputProblem(path: folder, reason: .init(error))
    }
    let tag = folder + "/CACHEDIR.TAG"
    if FileKind(path: tag) == .missing { try writeFile(Array(Self.tag.utf8), to: tag) }
  }

  /// Tells backup programs to leave the folder out.
  ///
  /// Source: bford.info/cachedir, "Cache Directory Tagging Specification".
  private static let tag = """
    Signature: 8a477f597d28d172789f06886806bc55
    # Results of earlier runs of dynamictype. May be deleted at any time.

    """

  private var entries: String { folder + "/dynamictype" }

  /// One of 256 folders, and the file in it.
  private func place(of key: Digest) -> (folder: String, path: String) {
    let name = key.hexadecimal
    let folder = "\(entries)/\(name.prefix(2))"
    return (folder, "\(folder)/\(name.dropFirst(2))")
  }

  /// What was kept under a key; nil where nothing was, or nothing that is whole.
  func bytes(of key: Digest) -> ArraySlice<UInt8>? {
    let path = place(of: key).path
    guard let bytes = try? readFile(path), bytes.count >= Self.hashLength,
      Self.hash(of: bytes[Self.hashLength...], at: key).bytes == Array(bytes[..<Self.hashLength])
    else { return nil }
    // What is used last goes last.
    utimensat(AT_FDCWD, path, nil, 0)
    return bytes[Self.hashLength...]
  }

  private static let hashLength = 16

  /// What tells a result from others, and from parts of itself.
  private static func hash(of bytes: some Sequence<UInt8>, at key: Digest) -> Digest {
    var hash = Digest()
    hash.add(key)
    hash.add(bytes)
    return hash
  }

  /// Keeps a result; where it cannot be written, the next run works it out again.
  func keep(_ bytes: some Sequence<UInt8>, as key: Digest) {
    write(Array(bytes), as: key)
  }

  /// Keeps bytes under a key of their own, which is their hash.
  func keep(_ bytes: [UInt8]) -> Digest {
    let hash = Digest(of: bytes)
    write(bytes, as: hash)
    return hash
  }

  private func write(_ bytes: [UInt8], as key: Digest) {
    let place = place(of: key)
    kept.value.add(1, ordering: .relaxed)
    // At random: containers that share the folder have the same process numbers.
    let unfinished = "\(entries)/\(Self.unfinished)\(randomFileName())"
    let whole = Self.hash(of: bytes, at: key).bytes + bytes
    guard (try? makeFile(unfinished, of: whole)) != nil else { return }
    mkdir(place.folder, 0o777)
    if rename(unfinished, place.path) != 0 { unlink(unfinished) }
  }

  private static let unfinished = "unfinished-"
}

// MARK: - The bound

extension ResultCache {
  /// A file of the cache.
  private struct Entry {
    var path: String
    var size: Int
    var used: Date
  }

  /// Removes what was not used for longest until the rest is within the limit, and what runs that were ended have left.
  package func trim() {
    guard kept.value.load(ordering: .relaxed) > 0 else { return }
    var all: [Entry] = []
    for name in fileNames(in: entries) {
      let path = entries + "/" + name
      if name.hasPrefix(Self.unfinished) {
        if let entry = entry(path), entry.used.timeIntervalSinceNow < -Self.longestRun {
          unlink(path)
        }
      } else if name.utf8.count == 2 {
        // Whatever else is there is somebody else's.
        all += fileNames(in: path).filter(Self.isEntry).compactMap { entry(path + "/" + $0) }
      }
    }
    var size = all.reduce(0) { $0 + $1.size }
    for entry in all.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) {
      guard size > limit else { return }
      unlink(entry.path)
      size -= entry.size
    }
  }

  /// Whether a file's name is the rest of a key.
  private static func isEntry(_ name: String) -> Bool {
    name.utf8.count == 2 * hashLength - 2
      && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Seconds after which a file that is not finished will not be.
  private static let longestRun = 86_400.0

  private func entry(_ path: String) -> Entry? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let used = attributes[.modificationDate] as? Date
    else { return nil }
    return Entry(path: path, size: fileSize(of: path), used: used)
  }
}
