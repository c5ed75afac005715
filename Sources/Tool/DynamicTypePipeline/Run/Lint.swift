import DynamicTypeInterfaceBuilder
import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeReportModel
import DynamicTypeResources
import DynamicTypeSource

/// What rules find in sources, without laying anything out.
package struct Lint: Sendable {
  /// How many files are worked on at a time. The result is the same for any number.
  package var threads: Int
  /// What earlier runs read in the sources, and where this one keeps what it reads; nil for neither.
  package var kept: KeptSources?

  package init(threads: Int) { self.threads = threads }

  /// A report on the Swift sources and the documents of a run as they are written.
  ///
  /// - Parameter version: Of the tool, for the report.
  package func run(_ files: InputFiles, version: String) async -> Report {
    let matrix = ConfigurationMatrix(sizes: [.large])
    var assembly = ReportAssembly(matrix: Report.Matrix(matrix), version: version)
    assembly.add(UnreadFiles(of: files))
    var documents = DocumentScreens(
      paths: files.documents.filter { !files.unchanged.contains($0) }, folders: files.folders,
      linking: .none)
    documents.lints = true
    let inputs = await documents.inputs(threads: threads)
    var screenFiles = await documents.read(inputs, for: matrix, threads: threads)
    let sourceSet = await SourceSet(
      files.sources, below: files.folders, threads: threads, keptIn: kept)
    let facts = await sourceSet.facts()
    let unused = await UnusedTypes(in: facts, of: files, threads: threads)
    var sources = await linted(facts, documents: files.documents)
    sourceSet.save()
    for number in screenFiles.indices { screenFiles[number].findings.makeNotes(in: unused) }
    for number in sources.indices { sources[number].findings.makeNotes(in: unused) }
    var suppressions = FileSuppressions(screenFiles, sources)
    for number in screenFiles.indices {
      suppressions.apply(to: &screenFiles[number].findings)
      screenFiles[number].findings += suppressions.remarks(
        on: screenFiles[number].path, examined: Linter.documentRuleIDs)
    }
    for number in sources.indices {
      suppressions.apply(to: &sources[number].findings)
      sources[number].addRemarks(of: suppressions)
    }
    // The others declare constants.
    sources.removeAll { files.unchanged.contains($0.path) }
    for (number, input) in zip(screenFiles.indices, inputs)
    where !screenFiles[number].findings.isEmpty {
      guard let document = try? input.get() else { continue }
      CodeReader(document.bytes, path: document.path).describe(&screenFiles[number].findings)
    }
    for file in screenFiles { assembly.add(CheckedFile(file), screens: []) }
    for source in sources { assembly.add(source) }
    return assembly.report(sources: sources.count { $0.problem == nil })
  }

  /// What is found in each source, in their order, silenced or not; constants that others declare are followed.
  ///
  /// - Parameters:
  ///   - documents: The documents of the run: those are read that have the texts of a table's rows or sections.
  ///   - isWanted: By source, whether it is to be looked through.
  func linted(
    _ sources: [SourceSet.File<SourceFile>], documents: [String] = [],
    where isWanted: [Bool]? = nil, reading readers: [String: CodeReader] = [:]
  ) async -> [LintedFile] {
    let read = sources.compactMap { try? $0.content.get() }
    let texts = await textFonts(of: documents, namedIn: read)
    return await linted(sources, texts: texts, where: isWanted, reading: readers)
  }

  /// - Parameters:
  ///   - texts: What the texts of documents have for fonts, by the names of their classes.
  ///   - readers: Of sources that are parsed already, by their paths.
  func linted(
    _ sources: [SourceSet.File<SourceFile>], texts: [String: TextFonts], where isWanted: [Bool]?,
    reading readers: [String: CodeReader] = [:]
  ) async -> [LintedFile] {
    let read = sources.compactMap { try? $0.content.get() }
    var files = SourceFile.linked(read, documents: texts).makeIterator()
    let linked = sources.map { ($0.path, $0.content.map { files.next() ?? $0 }) }
    let wanted = linked.indices.filter { isWanted?[$0] ?? true }.map { linked[$0] }
    return await concurrentMap(wanted, threads: threads, of: \.0) { path, result in
      switch result {
      case .success(let file): LintedFile(file, readers[path])
      case .failure(let problem): LintedFile(path: path, problem: problem)
      }
    }
  }
}

extension Lint {
  /// What the texts of xibs have for fonts that are named as the classes of rows and sections, and those of prototypes
  /// of these classes, by their names.
  func textFonts(
    of documents: [String], namedIn sources: [SourceFile]
  ) async -> [String: TextFonts] {
    guard sources.contains(where: { !$0.typesWithRowHeights.isEmpty }) else { return [:] }
    let names = sources.reduce(into: Set<String>()) { $0.formUnion($1.classesOfRows) }
    let wanted = documents.filter { path in
      path.hasSuffix(".storyboard") || names.contains(Self.className(ofDocument: path))
    }
    let folders = KnownFolders()
    let found = await concurrentMap(wanted, threads: threads, of: \.self) { path in
      let document = try? DocumentInput(path: path, folders: folders)
      guard path.hasSuffix(".xib") else {
        return document?.textFonts(ofPrototypesAmong: names) ?? [:]
      }
      let name = Self.className(ofDocument: path)
      return [name: document?.textFonts(ofClass: name) ?? .unknown]
    }
    return found.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) }
  }

  /// `Header` of `Views/Header.xib`.
  static func className(ofDocument path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? "")
  }
}

extension DocumentInput {
  /// What its texts have for fonts; those of one that cannot be read are not known.
  func textFonts(ofClass name: String) -> TextFonts {
    let loaded = try? load(device: nil, locale: Configuration.baseLocale)
    return loaded?.document.textFonts(ofClass: name) ?? .unknown
  }

  /// What the texts of its prototypes have for fonts, by those of some classes that they have.
  func textFonts(ofPrototypesAmong names: Set<String>) -> [String: TextFonts] {
    let words = AnyCaseWords(names.map { "customclass=\"\($0.lowercased())\"" })
    guard words.occur(in: bytes) else { return [:] }
    let loaded = try? load(device: nil, locale: Configuration.baseLocale)
    return loaded?.document.textFonts(ofPrototypesAmong: names) ?? [:]
  }
}

extension DocumentSource: DocumentEditing {}

extension LoadedDocument {
  /// What rules find in the document, silenced or not, with the edits that fix it.
  var lintFindings: [Finding] { Linter().findings(in: document, editing: source) }
}

/// What was found in one file.
struct LintedFile: Codable, Sendable {
  var path: String
  var findings: [Finding] = []
  /// What its comments silence; nil for a file that could not be read.
  var suppressions: Suppressions?
  var columns = CodePointColumns([])
  /// The text of lines with findings, by line.
  var lineTexts: [Int: String] = [:]
  var problem: InputProblem?
  /// Whether a program wrote it, so that nothing is said of it.
  var isGenerated = false

  /// - Parameter reader: Of the file, where it is parsed already.
  init(_ file: SourceFile, _ reader: CodeReader? = nil) {
    path = file.path
    isGenerated = file.isGenerated
    if isGenerated { return }
    columns = CodePointColumns(file.bytes)
    findings = Linter().allFindings(in: file)
    if !findings.isEmpty {
      (reader ?? CodeReader(file.bytes, path: path)).describe(&findings)
    }
    suppressions = Suppressions(file, rules: FileSuppressions.allRules)
    let lines = Set(findings.map(\.location.line))
    for (index, line) in file.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() where lines.contains(index + 1) {
      lineTexts[index + 1] = String(decoding: line, as: UTF8.self).excerpt(of: 200)
    }
  }

  init(path: String, problem: InputProblem) {
    self.path = path
    self.problem = problem
  }
}
