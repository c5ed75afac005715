import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeResources
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
    /// The file as it was read.
    var original: [UInt8]
    /// The file with the fixes in it.
    var bytes: [UInt8]

    /// What would be written, as a unified diff of the file.
    package var diff: String { UnifiedDiff(from: original, to: bytes).text(path: path) }
  }

  /// A fix that is shown and not written.
  package struct WithheldFix: Sendable {
    package enum Reason: Hashable, Sendable {
      /// It is right only if something is so that nobody here knows.
      case suggestion
      /// So many views are elsewhere, or of another size, at Large.
      case moves(views: Int)
    }

    package var path: String
    /// From 1, in the file as it was.
    package var line: Int
    package var title: String
    package var reason: Reason
  }

  /// What fixes would do to the files of a run.
  package struct Plan: Sendable {
    /// The files that would change, in the order of the run.
    package var files: [FixedFile]
    package var problems: [InputProblem]
    /// Sources that the parser found errors in, which no fix is offered for.
    package var unparsed: [String]
    /// What is not written because it is not certain, or because it moves views: by file and line.
    package var withheld: [WithheldFix]
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
  /// Lays documents out before and after a fix; nil where a fix may move views at Large.
  package var bench: Bench?

  package init(threads: Int) { self.threads = threads }

  /// What to write so that linting offers no further fix; nothing is written yet.
  package func plan(_ files: InputFiles) async -> Plan {
    let folders = KnownFolders()
    let read = await concurrentMap(
      files.documents + files.sources, threads: threads, of: \.self
    ) { path in
      Result { () throws(InputProblem) in try Draft(path: path, in: folders) }
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
      unparsed: drafts.filter(\.isUnparsed).map(\.path), withheld: drafts.flatMap(\.withheld),
      isEmpty: drafts.isEmpty)
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

  /// Writes a planned file, unless it is not as it was read any more.
  package func write(_ file: FixedFile) throws(InputProblem) {
    try replaceFile(file.path, holding: file.original, with: file.bytes)
  }

  /// What linting offers for each draft; nil for what the last round did not change.
  private func offers(for drafts: [Draft]) async -> [Draft.Offer?] {
    let sources = drafts.filter { $0.document == nil }
    var linked: [SourceFile] = []
    // What one source says may be the effect of another.
    if sources.contains(where: \.hasChanged) {
      linked = SourceFile.linked(
        await concurrentMap(sources, threads: threads, of: \.path) { $0.source })
    }
    var rest = linked.makeIterator()
    let inputs = drafts.map { ($0, $0.document == nil ? rest.next() : nil) }
    return await concurrentMap(inputs, threads: threads, of: \.0.path) { draft, source in
      if let source {
        return Draft.Offer(
          Linter().findings(in: source).compactMap(\.fix), isUnparsed: source.hasErrors)
      }
      guard draft.hasChanged, let document = draft.current else { return nil }
      var offer = Draft.Offer(document.fixes, isUnparsed: false)
      if let bench { offer.withholdMoves(FixMoves(of: document, on: bench)) }
      return offer
    }
  }
}
