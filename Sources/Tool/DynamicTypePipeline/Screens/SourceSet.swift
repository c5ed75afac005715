import DynamicTypeModel
import DynamicTypeSource

/// The Swift sources of a run, each read once.
struct SourceSet: Sendable {
  typealias File<Content: Sendable> = (path: String, content: Result<Content, InputProblem>)

  /// The bytes of each source, or why it could not be read; in the order of the paths.
  let files: [File<[UInt8]>]
  private let threads: Int

  /// - Parameter threads: How many files are worked on at a time. The result is the same for any number.
  init(_ paths: [String], threads: Int) async {
    self.threads = threads
    files = await concurrentMap(paths, threads: threads, of: \.self) { path in
      (path, Result { () throws(InputProblem) in try readSource(path) })
    }
  }

  /// Whether one of them shows views of SwiftUI, by its import. Only bytes are looked at: an app without SwiftUI
  /// costs no further parse.
  var showsSwiftUI: Bool {
    files.contains { (try? $0.content.get())?.contains(Self.importOfSwiftUI) ?? false }
  }

  private static let importOfSwiftUI = "import SwiftUI"

  /// All of them parsed.
  func parsed() async -> [File<ParsedSource>] {
    await concurrentMap(files, threads: threads, of: \.path) { path, content in
      (path, content.map { ParsedSource($0, path: path) })
    }
  }

  /// The classes that the sources declare.
  ///
  /// - Parameter parsed: Those that are parsed already; none for all to be read.
  func classes(of parsed: [File<ParsedSource>]) async -> ClassIndex {
    let facts =
      parsed.isEmpty
      ? await concurrentMap(files, threads: threads, of: \.path) { path, content -> [ClassFacts] in
        guard let bytes = try? content.get(), ClassFacts.mayBe(in: bytes) else { return [] }
        return ClassFacts.classes(in: ParsedSource(bytes, path: path))
      }
      : await concurrentMap(parsed, threads: threads, of: \.path) { _, content -> [ClassFacts] in
        (try? content.get()).map { ClassFacts.classes(in: $0) } ?? []
      }
    return ClassIndex(facts)
  }

  /// What each says to the rules of lint; of what is parsed already nothing is parsed again.
  func facts() async -> [File<SourceFile>] {
    let read = await concurrentMap(files, threads: threads, of: \.path) { path, content in
      (path, content.map { SourceFile(reading: $0, path: path) })
    }
    return await withConstants(read, from: files) { SourceFile(ParsedSource($0, path: $1)) }
  }

  /// The same of sources that are parsed already.
  func facts(of parsed: [File<ParsedSource>]) async -> [File<SourceFile>] {
    let read = await concurrentMap(parsed, threads: threads, of: \.path) { path, content in
      (path, content.map { SourceFile(sharing: $0) })
    }
    return await withConstants(read, from: parsed) { source, _ in SourceFile(source) }
  }
}

// MARK: - Constants of other files

extension SourceSet {
  /// The files with those read, too, that hold nothing but constants that others name.
  ///
  /// A constant may be made of others: files are read until no further ones are named.
  ///
  /// - Parameters:
  ///   - sources: What each of the files is read from.
  ///   - read: Reads a source whatever words it has.
  private func withConstants<Source: Sendable>(
    _ files: [File<SourceFile>], from sources: [File<Source>],
    _ read: @escaping @Sendable (Source, String) -> SourceFile
  ) async -> [File<SourceFile>] {
    var files = files
    var wanted = await constants(in: files) { $0.foreignConstants() }
    var known: Set<ForeignConstant> = []
    while !wanted.isEmpty {
      known.formUnion(wanted)
      let words = ForeignConstantWords(wanted)
      let pairs = Array(zip(files, sources))
      files = await concurrentMap(pairs, threads: threads, of: \.0.path) { file, source in
        guard let facts = try? file.content.get(), !facts.isRead, words.occur(in: facts.bytes)
        else { return file }
        return (file.path, source.content.map { read($0, file.path) })
      }
      let names = Set(known.map(\.name))
      wanted = await constants(in: files) { $0.foreignConstants(behind: names) }.subtracting(known)
    }
    return files
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
