import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeSource

/// Writes the fix-its of findings into their files.
package struct Fixing: Sendable {
  /// What was done to one file.
  package struct FixedFile: Sendable {
    package var path: String
    /// What each fix that was written does, in the order of their places.
    package var titles: [String]
    /// The lines at which they begin, from 1, in the file as it was.
    package var lines: [Int]
    /// The file with the fixes in it.
    var bytes: [UInt8]
  }

  /// What fixes would do to the files of a run.
  package struct Plan: Sendable {
    /// The files that would change, in the order of the run.
    package var files: [FixedFile]
    package var problems: [InputProblem]
    /// Sources that the parser found errors in, which no fix is offered for.
    package var unparsed: [String]
    /// Whether no file could be read.
    package var isEmpty: Bool
  }

  /// One fix can call for another: text that has been made to scale must adjust, too.
  private static let mostRounds = 8

  package var threads: Int
  /// Whether files are written whose permissions forbid it.
  package var writesReadOnly = false
  /// Whether what links lead to outside of the run's folders is written.
  package var followsLinks = false

  package init(threads: Int) { self.threads = threads }

  /// What to write so that linting offers no further fix; nothing is written yet.
  package func plan(_ files: InputFiles) async -> Plan {
    let read = await concurrentMap(files.documents + files.sources, threads: threads) { path in
      Result { () throws(InputProblem) in try Draft(path: path) }
    }
    var drafts: [Draft] = []
    var problems = files.problems
    for result in read {
      switch result {
      case .success(let draft): drafts.append(draft)
      case .failure(let problem): problems.append(problem)
      }
    }
    for _ in 0..<Self.mostRounds {
      await drafts.apply(offers(for: drafts))
      if !drafts.contains(where: \.hasChanged) { break }
    }
    return Plan(
      files: drafts.compactMap(\.fixedFile), problems: problems,
      unparsed: drafts.filter(\.isUnparsed).map(\.path), isEmpty: drafts.isEmpty)
  }

  /// Refuses a file that nobody expects to be written: a read-only one, or one elsewhere.
  ///
  /// - Parameter files: The run, whose folders may be written in.
  package func check(_ file: FixedFile, of files: InputFiles) throws(InputProblem) {
    if !writesReadOnly, try FileStatus(file.path).isWriteProtected {
      throw InputProblem(
        path: file.path, reason: .unreadable("is read-only; --write-read-only writes it"))
    }
    guard !followsLinks, let place = resolvedPath(file.path) else { return }
    let isInside = files.folders.contains { folder in
      guard let root = resolvedPath(folder.isEmpty ? "/" : folder) else { return false }
      return place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
    if !isInside {
      throw InputProblem(
        path: file.path,
        reason: .unreadable(
          "is a link to \(place), outside of the folders of the run; --follow-links writes it"))
    }
  }

  /// Writes a planned file.
  package func write(_ file: FixedFile) throws(InputProblem) {
    try writeFile(file.bytes, to: file.path)
  }

  /// What linting offers for each draft, as far as the last round changed something.
  private func offers(for drafts: [Draft]) async -> [Draft.Offer] {
    let sources = drafts.filter { $0.document == nil }
    var linked: [SourceFile] = []
    // What one source says may be the effect of another.
    if sources.contains(where: \.hasChanged) {
      linked = SourceFile.linked(
        await concurrentMap(sources, threads: threads) { $0.source })
    }
    var rest = linked.makeIterator()
    let inputs = drafts.map { ($0, $0.document == nil ? rest.next() : nil) }
    return await concurrentMap(inputs, threads: threads) { draft, source in
      if let source {
        return Draft.Offer(
          fixes: Linter().findings(in: source).compactMap(\.fix), isUnparsed: source.hasErrors)
      }
      return Draft.Offer(
        fixes: draft.hasChanged ? draft.documentFixes : [], isUnparsed: draft.isUnparsed)
    }
  }
}

/// A file with the fixes that have been put into it.
private struct Draft: Sendable {
  /// What linting says of a draft as it is.
  struct Offer: Sendable {
    var fixes: [FixIt]
    var isUnparsed: Bool
  }

  let path: String
  let original: [UInt8]
  /// Of a document; nil for a source.
  let document: DocumentInput?
  private(set) var bytes: [UInt8]
  /// Whether the last round changed it; true before the first one.
  private(set) var hasChanged = true
  /// Whether it is a source that the parser found errors in.
  private(set) var isUnparsed = false
  private var rounds: [FixApplier.Result] = []
  /// What each fix does, and where it begins in the original.
  private var fixes: [Fix] = []

  private struct Fix: Hashable {
    var place: Int
    var title: String
  }

  init(path: String) throws(InputProblem) {
    self.path = path
    if InputKind(path: path) == .document {
      let document = try DocumentInput(path: path)
      _ = try document.load(device: nil, locale: "Base")
      (self.document, original) = (document, document.bytes)
    } else {
      (document, original) = (nil, try readSource(path))
    }
    bytes = original
  }

  var source: SourceFile { SourceFile(reading: bytes, path: path) }

  /// What rules offer for a document as it is now.
  var documentFixes: [FixIt] {
    guard var document else { return [] }
    document.bytes = bytes
    // What could be read once is still well-formed.
    let loaded = try? document.load(device: nil, locale: "Base")
    return loaded?.lintFindings.compactMap(\.fix) ?? []
  }

  mutating func apply(_ offer: Offer) {
    isUnparsed = offer.isUnparsed
    // One that is offered again where it has been written did not help, and would not the next time.
    let known = Set(fixes)
    let sorted = offer.fixes.sorted { $0.start < $1.start }
    let new = zip(sorted, originals(of: sorted)).filter { !known.contains($1) }.map(\.0)
    let result = FixApplier().apply(new, to: bytes)
    hasChanged = result.bytes != bytes
    guard hasChanged else { return }
    fixes += originals(of: result.applied)
    rounds.append(result)
    bytes = result.bytes
  }

  /// - Parameter fixes: By ascending place.
  private func originals(of fixes: [FixIt]) -> [Fix] {
    var places = fixes.map(\.start)
    for round in rounds.reversed() { places = round.places(before: places) }
    return zip(places, fixes).map { Fix(place: $0, title: $1.title) }
  }

  /// Nil for a file without fixes.
  var fixedFile: Fixing.FixedFile? {
    guard bytes != original else { return nil }
    let sorted = fixes.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    let lines = LineTable(original)
    return Fixing.FixedFile(
      path: path, titles: sorted.map(\.element.title),
      lines: sorted.map { lines.position(of: $0.element.place).line }, bytes: bytes)
  }
}

extension [Draft] {
  /// - Parameter offers: Parallel to the drafts.
  fileprivate mutating func apply(_ offers: [Draft.Offer]) {
    for (index, offer) in zip(indices, offers) { self[index].apply(offer) }
  }
}
