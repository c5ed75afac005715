import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel
import DynamicTypeSource

/// What lint finds in files while they are being written: the rest of the app is read once.
///
/// A constant that no file named when the app was read is known after ``reading(_:threads:keptIn:)`` has read it again.
package struct LiveLint: Sendable {
  private let folders: [String]
  private let threads: Int
  private var facts: [SourceSet.File<SourceFile>]
  private let texts: [String: TextFonts]
  private let unused: UnusedTypes

  /// Reads an app as its files are now.
  ///
  /// - Parameter kept: What earlier runs read in its sources.
  package static func reading(
    _ files: InputFiles, threads: Int, keptIn kept: KeptSources? = nil
  ) async -> LiveLint {
    let sources = await SourceSet(
      files.sources, below: files.folders, threads: threads, keptIn: kept)
    let facts = await sources.facts()
    sources.save()
    let lint = Lint(threads: threads)
    return LiveLint(
      folders: files.folders, threads: threads, facts: facts,
      texts: await lint.textFonts(
        of: files.documents, namedIn: facts.compactMap { try? $0.content.get() }),
      unused: await UnusedTypes(in: facts, of: files, threads: threads))
  }

  /// What lint says of a file with these bytes, whatever is on the disk; a file that cannot be read is an error of it.
  package mutating func report(
    on path: String, holding bytes: [UInt8], version: String
  ) async -> Report {
    var assembly = ReportAssembly(
      matrix: Report.Matrix(ConfigurationMatrix(sizes: [.large])), version: version)
    switch InputKind(path: path) {
    case .document?: assembly.add(CheckedFile(await document(path, bytes)), screens: [])
    case .source?: assembly.add(await source(path, bytes))
    case nil: break
    }
    return assembly.report(sources: 1)
  }

  private mutating func source(_ path: String, _ bytes: [UInt8]) async -> LintedFile {
    let alone = await SourceSet(contents: [(path, .success(bytes))], below: folders, threads: 1)
      .facts()
    let place = facts.firstIndex { $0.path == path }
    if let place, let new = alone.first {
      facts[place] = new
    } else {
      facts += alone
    }
    let number = place ?? facts.count - 1
    let isWanted = facts.indices.map { $0 == number }
    var linted = await Lint(threads: threads).linted(facts, texts: texts, where: isWanted)
    guard var file = linted.popLast() else {
      return LintedFile(
        path: path, problem: InputProblem(path: path, reason: .unreadable("cannot be read")))
    }
    file.findings.makeNotes(in: unused)
    var suppressions = FileSuppressions([CheckedFile](), [file])
    suppressions.apply(to: &file.findings)
    file.addRemarks(of: suppressions)
    return file
  }

  private func document(_ path: String, _ bytes: [UInt8]) async -> ScreenFile {
    var documents = DocumentScreens(paths: [path], folders: folders, linking: .none)
    documents.lints = true
    let input = Result { () throws(InputProblem) in
      try DocumentInput(path: path, holding: bytes)
    }
    let files = await documents.read(
      [input], for: ConfigurationMatrix(sizes: [.large]), threads: 1)
    guard var file = files.first else { return ScreenFile(path: path) }
    CodeReader(bytes, path: path).describe(&file.findings)
    var suppressions = FileSuppressions([file], [])
    suppressions.apply(to: &file.findings)
    file.findings += suppressions.remarks(on: path, examined: Linter.documentRuleIDs)
    return file
  }
}
