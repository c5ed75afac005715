import DynamicTypeModel
import DynamicTypeSource
import SwiftUIReading

/// The Swift sources of a run, each read once.
struct SourceSet: Sendable {
  typealias File<Content: Sendable> = (path: String, content: Result<Content, InputProblem>)

  /// The bytes of each source, or why it could not be read; in the order of the paths.
  let files: [File<[UInt8]>]
  private let threads: Int
  /// Those that the run is about.
  private let folders: [String]
  private let kept: Kept?

  /// What earlier runs read in the sources.
  private struct Kept: Sendable {
    var sources: KeptSources
    /// Of the path and the bytes of each source.
    var digests: [String: Digest]
  }

  /// - Parameters:
  ///   - folders: Those that the run is about.
  ///   - threads: How many files are worked on at a time. The result is the same for any number.
  ///   - sources: What earlier runs read in them; nil for all to be read anew.
  init(
    _ paths: [String], below folders: [String] = [], threads: Int,
    keptIn sources: KeptSources? = nil
  ) async {
    self.threads = threads
    self.folders = folders
    let read = await concurrentMap(paths, threads: threads, of: \.self) { path in
      let content = Result { () throws(InputProblem) in try readSource(path) }
      let bytes = sources == nil ? nil : try? content.get()
      return (file: (path, content), digest: bytes.map { Digest(of: $0, at: path) })
    }
    files = read.map(\.file)
    kept = sources.map {
      Kept(
        sources: $0,
        digests: Dictionary(
          read.compactMap { read in read.digest.map { (read.file.0, $0) } }
        ) { first, _ in first })
    }
  }

  /// Sources whose bytes are known, whatever is on the disk.
  init(contents: [File<[UInt8]>], below folders: [String], threads: Int) {
    self.threads = threads
    self.folders = folders
    files = contents
    kept = nil
  }

  /// What a source says, as it was kept; else as it is read now, to be kept.
  private func value<Value: Codable>(
    _ part: KeptSource.Part, of path: String, read: () -> Value
  ) -> Value {
    guard let kept, let digest = kept.digests[path] else { return read() }
    return kept.sources.value(part, of: digest, read: read)
  }

  /// Of the path and the bytes of each source; none where nothing is kept.
  var digests: [String: Digest] { kept?.digests ?? [:] }

  /// Keeps what was read in the sources, for later runs.
  func save() { kept?.sources.save() }

  /// Whether one of them shows views of SwiftUI, by its import. Only bytes are looked at: an app without SwiftUI
  /// costs no further parse.
  var showsSwiftUI: Bool {
    files.contains { (try? $0.content.get())?.contains(Self.importOfSwiftUI) ?? false }
  }

  private static let importOfSwiftUI = "import SwiftUI"

  /// All of them with the names that they declare; those that were read before are parsed where their syntax is asked for.
  func outlined() async -> [File<OutlinedSource>] {
    await concurrentMap(files, threads: threads, of: \.path) { path, content in
      (path, content.map { outlined($0, at: path) })
    }
  }

  private func outlined(_ bytes: [UInt8], at path: String) -> OutlinedSource {
    outlined(ParsedSource(unparsed: bytes, path: path))
  }

  private func outlined(_ source: ParsedSource) -> OutlinedSource {
    OutlinedSource(
      source, outline: value(.outline, of: source.path) { FileOutline(of: source) })
  }

  /// What all readers of a check find in the sources.
  struct Reading: Sendable {
    /// Those that could be read, in the order of the paths.
    var sources: [ParsedSource] = []
    /// None where nobody reads views.
    var outlined: [File<OutlinedSource>] = []
    var classes = ClassIndex()
    /// None where nobody lints.
    fileprivate var facts: [File<SourceFile>] = []
  }

  /// Reads the classes, with views the names that the sources declare, and for lint what they say to its rules: each source
  /// is parsed once, where somebody asks for its syntax.
  func read(views readsViews: Bool, lints: Bool) async -> Reading {
    let read = await concurrentMap(files, threads: threads, of: \.path) { path, content in
      let source = content.map { ParsedSource(unparsed: $0, path: path) }
      // The names come last: they are read in what is parsed for the others.
      return (
        source: source,
        facts: lints ? (path, source.map { facts(of: $0, whateverItSays: false) }) : nil,
        classes: (try? source.get()).map { classes(of: $0, besidesViews: readsViews) } ?? [],
        outlined: readsViews ? (path, source.map { outlined($0) }) : nil
      )
        as (
          source: Result<ParsedSource, InputProblem>, facts: File<SourceFile>?,
          classes: [ClassFacts], outlined: File<OutlinedSource>?
        )
    }
    return Reading(
      sources: read.compactMap { try? $0.source.get() }, outlined: read.compactMap(\.outlined),
      classes: ClassIndex(read.map(\.classes)),
      facts: read.compactMap(\.facts))
  }

  private func classes(of source: ParsedSource, besidesViews: Bool) -> [ClassFacts] {
    let mayBe =
      besidesViews
      ? ClassFacts.mayAdd(in: source.bytes) : ClassFacts.mayBe(in: source.bytes)
    return mayBe ? value(.classes, of: source.path) { ClassFacts.classes(in: source) } : []
  }

  /// What each says to the rules of lint, with constants of other files.
  func facts(of reading: Reading) async -> [File<SourceFile>] {
    await withConstants(reading.facts, from: sources(of: reading.outlined))
  }

  /// The types of a run that nothing uses.
  func unusedTypes(of reading: Reading, _ files: InputFiles) async -> UnusedTypes {
    await UnusedTypes(in: reading.facts, of: files, threads: threads)
  }

  /// What each says to the rules of lint; each forgets its syntax.
  func facts() async -> [File<SourceFile>] {
    let sources = sources(of: [])
    let read = await concurrentMap(sources, threads: threads, of: \.path) { path, content in
      (path: path, content: content.map { facts(of: $0.parsed(at: path), whateverItSays: false) })
    }
    return await withConstants(read, from: sources)
  }

  /// What facts are read from.
  private enum Source: Sendable {
    case bytes([UInt8])
    case outlined(OutlinedSource)

    func parsed(at path: String) -> ParsedSource {
      switch self {
      case .bytes(let bytes): ParsedSource(unparsed: bytes, path: path)
      case .outlined(let outlined): outlined.source
      }
    }
  }

  private func sources(of outlined: [File<OutlinedSource>]) -> [File<Source>] {
    outlined.isEmpty
      ? files.map { path, content in (path, content.map { .bytes($0) }) }
      : outlined.map { path, content in (path, content.map { .outlined($0) }) }
  }

  /// - Parameter whateverItSays: Whether to read one without any of the words that rules look for.
  private func facts(of source: ParsedSource, whateverItSays: Bool) -> SourceFile {
    guard whateverItSays || SourceFile.mayHaveFacts(source.bytes) else {
      return SourceFile(unread: source)
    }
    return value(.facts, of: source.path) { SourceFile(source) }.with(source)
      .inApp { pathInApp(of: source.path, folders: folders) }
  }
}

// MARK: - Constants of other files

extension SourceSet {
  /// The files with those read, too, that hold nothing but constants that others name, or classes of their rows.
  ///
  /// A constant may be made of others: files are read until no further ones are named.
  ///
  /// - Parameter sources: What each of the files is read from.
  private func withConstants(
    _ files: [File<SourceFile>], from sources: [File<Source>]
  ) async -> [File<SourceFile>] {
    var files = files
    var wanted = await constants(in: files) { $0.foreignConstants() }
    var types = Self.typesOfRows(in: files)
    var knownTypes = types
    var known: Set<ForeignConstant> = []
    while !wanted.isEmpty || !types.isEmpty {
      known.formUnion(wanted)
      let words = ForeignConstantWords(wanted, types: types)
      let pairs = Array(zip(files, sources))
      files = await concurrentMap(pairs, threads: threads, of: \.0.path) { file, source in
        guard let facts = try? file.content.get(), !facts.isRead, words.occur(in: facts.bytes)
        else { return file }
        return (
          file.path,
          source.content.map {
            self.facts(of: $0.parsed(at: file.path), whateverItSays: true)
          }
        )
      }
      let names = Set(known.map(\.name))
      wanted = await constants(in: files) { $0.foreignConstants(behind: names) }.subtracting(known)
      // An extension in another file may say which rows a table has.
      types = types.isEmpty ? [] : Self.typesOfRows(in: files).subtracting(knownTypes)
      knownTypes.formUnion(types)
    }
    return files
  }

  /// The types that give tables' rows their heights, and the classes of rows.
  private static func typesOfRows(in files: [File<SourceFile>]) -> Set<String> {
    files.reduce(into: []) { types, file in
      guard let facts = try? file.content.get() else { return }
      types.formUnion(facts.classesOfRows.union(facts.typesWithRowHeights))
    }
  }

  private func constants(
    in files: [File<SourceFile>],
    _ named: @escaping @Sendable (SourceFile) -> Set<ForeignConstant>
  ) async -> Set<ForeignConstant> {
    await concurrentMap(files, threads: threads, of: \.path) { _, content in
      (try? content.get()).map(named) ?? []
    }.reduce(into: []) { $0.formUnion($1) }
  }
}
