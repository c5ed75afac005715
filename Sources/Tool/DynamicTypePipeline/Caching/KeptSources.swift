import DynamicTypeSource
import Synchronization

/// What earlier runs read in the sources of an app: a file of the same path and bytes is not parsed again.
///
/// All of a run is one entry of a ``ResultCache``, under the folders that it is of. It is read at once, and written anew
/// where a source was read that it did not have, so that it never holds more than one run's sources.
package final class KeptSources: Sendable {
  /// The cache, and the key under which all is kept.
  private let place: (results: ResultCache, key: Digest)
  /// What is known of each source, by its path and bytes.
  private let former: [Digest: KeptSource]
  private let current = Mutex<[Digest: KeptSource]>([:])

  /// - Parameters:
  ///   - files: Of the run.
  ///   - version: Of the tool.
  package init(_ results: ResultCache, of files: InputFiles, version: String) {
    var key = Digest()
    key.add("sources/1")
    ToolStamp(version: version).add(to: &key)
    for folder in files.folders.sorted() { key.add(folder) }
    place = (results, key)
    former = results.bytes(of: key).map(Self.sources(in:)) ?? [:]
  }

  /// What a source says, as it was kept; else as it is read now, to be kept.
  func value<Value: Codable>(
    _ part: KeptSource.Part, of source: Digest, read: () -> Value
  ) -> Value {
    if let bytes = former[source]?[part],
      let known = try? PositionalDecoder.decode(Value.self, from: bytes)
    {
      note(bytes, as: part, of: source)
      return known
    }
    let value = read()
    if let bytes = try? PositionalEncoder.encode(value) { note(bytes[...], as: part, of: source) }
    return value
  }

  private func note(_ bytes: ArraySlice<UInt8>, as part: KeptSource.Part, of source: Digest) {
    current.withLock { $0[source, default: former[source] ?? KeptSource()][part] = bytes }
  }

  /// Keeps what was read, for later runs.
  func save() {
    let known = current.withLock { $0 }
    guard known != former, !known.isEmpty else { return }
    var bytes: [UInt8] = []
    for (key, source) in known.sorted(by: { $0.key < $1.key }) {
      bytes += key.bytes
      source.append(to: &bytes)
    }
    place.results.keep(bytes, as: place.key)
    place.results.trim()
  }

  private static func sources(in bytes: ArraySlice<UInt8>) -> [Digest: KeptSource] {
    var sources: [Digest: KeptSource] = [:]
    var rest = bytes
    while let key = Digest(bytes: rest.prefix(Digest.length)) {
      rest.removeFirst(Digest.length)
      guard let source = KeptSource(takingFrom: &rest) else { return [:] }
      sources[key] = source
    }
    return sources
  }
}

/// What was read in a source, part by part; those that nobody asked for are nil.
struct KeptSource: Hashable {
  enum Part: Int, CaseIterable {
    /// What it says to the rules of lint.
    case facts
    /// The classes that it declares.
    case classes
    /// The names that it declares.
    case outline
  }

  private var parts = [ArraySlice<UInt8>?](repeating: nil, count: Part.allCases.count)

  init() {}

  subscript(part: Part) -> ArraySlice<UInt8>? {
    get { parts[part.rawValue] }
    set { parts[part.rawValue] = newValue }
  }

  /// Each part after its length, in four bytes, and one more: 0 is none.
  func append(to bytes: inout [UInt8]) {
    for part in parts {
      bytes.append(littleEndian: UInt32(part.map { $0.count + 1 } ?? 0))
      bytes += part ?? []
    }
  }

  /// Reads what ``append(to:)`` wrote, and takes it away; nil where it is cut off.
  init?(takingFrom bytes: inout ArraySlice<UInt8>) {
    for part in parts.indices {
      guard bytes.count >= 4 else { return nil }
      let length = Int(littleEndianBytes: bytes.prefix(4))
      bytes.removeFirst(4)
      guard length > 0 else { continue }
      guard length - 1 <= bytes.count else { return nil }
      parts[part] = bytes.prefix(length - 1)
      bytes.removeFirst(length - 1)
    }
  }
}
