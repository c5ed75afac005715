import DynamicTypeModel
import DynamicTypeSource
import SwiftUIReading

/// What a check reads once, whatever its devices and locales.
struct CheckInputs: Sendable {
  private var documents: DocumentScreens
  private let bytes: [Result<DocumentInput, InputProblem>]
  private var views: (screens: SwiftUIScreens, index: ProjectIndex)?
  /// The screens of UIKit that code builds; nil where none does.
  private var code: CodeScreens?
  private let sources: SourceSet
  private let reading: SourceSet.Reading
  /// Files that are read for others alone.
  private let unchanged: Set<String>
  /// The types that nothing uses, where somebody asks for what lint finds.
  private(set) var unused = UnusedTypes()
  /// What earlier runs made of the screens.
  private(set) var cache: ScreenCache?
  /// By path, of all files that could be read.
  private let codeReaders: [String: CodeReader]

  /// - Parameter lints: Whether somebody asks for what lint finds.
  init(
    _ files: InputFiles, screens selection: ScreenSelection = .wholeScreens, lints: Bool,
    threads: Int, cache: CheckCache? = nil, keptIn kept: KeptSources? = nil
  ) async {
    documents = DocumentScreens(
      paths: files.documents, folders: files.folders, linking: .acrossDocuments)
    documents.selection = selection
    bytes = await documents.inputs(threads: threads)
    unchanged = files.unchanged
    sources = await SourceSet(
      files.sources, below: files.folders, threads: threads, keptIn: kept)
    let showsSwiftUI = sources.showsSwiftUI
    reading = await sources.read(views: showsSwiftUI, lints: lints)
    if lints { unused = await sources.unusedTypes(of: reading, files) }
    if !files.documents.isEmpty { documents.classes = reading.classes }
    if showsSwiftUI {
      var screens = SwiftUIScreens(
        sources: reading.outlined.compactMap { try? $0.content.get() }, folders: files.folders)
      screens.selection = selection
      views = (screens, screens.index())
    }
    code = await CodeScreens(
      in: reading.sources, of: files, documents: bytes, threads: threads)
    code?.selection = selection
    documents.code = code?.project
    let readers =
      reading.sources.map { ($0.path, CodeReader($0)) }
      + bytes.compactMap { try? $0.get() }.map { ($0.path, CodeReader($0)) }
    codeReaders = Dictionary(readers) { first, _ in first }
    guard let cache else { return }
    code?.addDigest(of: sources.digests)
    self.cache = ScreenCache(
      cache.results, run: cache.run, index: views?.index, sources: sources.digests)
    views?.screens.cache = self.cache
    documents.isDigested = true
  }

  /// The files with screens, those of documents first, in the order of the run.
  func read(for matrix: ConfigurationMatrix, threads: Int) async -> [ScreenFile] {
    var files = await documents.read(bytes, for: matrix, threads: threads)
    if let (screens, index) = views {
      files += await screens.read(index, for: matrix, threads: threads, without: unchanged)
    }
    if var code {
      code.classesOfDocuments = files.reduce(into: []) { $0.formUnion($1.classes) }
      for file in await code.read(for: matrix, threads: threads, without: unchanged) {
        files.join(file)
      }
    }
    return files
  }

  /// The views that are parts of screens, in the order of the run.
  ///
  /// - Parameter classes: Those whose views are in documents, which are screens already.
  func components(without classes: Set<String>) -> [any Component] {
    let views = self.views.map { screens, index in
      var screens = screens
      screens.selection = .components
      return screens.screens(in: index).map {
        SwiftUIComponent(view: $0, screens: screens, index: index)
      }
    }
    var code = self.code
    code?.selection = .components
    code?.classesOfDocuments = classes
    let classes = code.map { code in code.screens.map { CodeComponent(view: $0, screens: code) } }
    return (views ?? []) + (classes ?? [])
  }

  /// The files of the documents alone.
  func readDocuments(for matrix: ConfigurationMatrix, threads: Int) async -> [ScreenFile] {
    await documents.read(bytes, for: matrix, threads: threads)
  }

  /// What comments of sources and notes of documents silence.
  func suppressions(of files: [ScreenFile]) -> FileSuppressions {
    let commented = reading.sources.filter { $0.bytes.contains("dynamictype:") }
    return FileSuppressions(files, commented.map { LintedFile(SourceFile($0)) })
  }

  /// Reads the code that findings are about, and moves each to what causes it.
  func readCode(of findings: inout [Finding]) {
    for path in Set(findings.map(\.location.path)) { codeReaders[path]?.fix(&findings) }
    for index in findings.indices { findings[index].moveToCause() }
    for path in Set(findings.map(\.location.path)) { codeReaders[path]?.describe(&findings) }
  }

  /// The types in which views are written, by their files and names.
  func types(around views: Set<SourceLocation>) -> Set<TypeOfFile> {
    Set(
      views.compactMap { view in
        codeReaders[view.path]?.type(at: view).map { TypeOfFile(path: view.path, name: $0) }
      })
  }

  /// What lint finds in the sources that are a shard's, with their numbers, and the controllers with views of their
  /// own that all sources declare, by their names, ascending.
  ///
  /// All are read, since constants that others declare are followed.
  func linted(
    by shard: Shard, threads: Int
  ) async -> (files: [(number: Int, file: LintedFile)], controllers: [String]) {
    let sizes = sources.files.map { 1 + ((try? $0.content.get())?.count ?? 0) }
    let isOwn = shard.isOwn(sizes)
    let facts = await sources.facts(of: reading)
    sources.save()
    var linted = await Lint(threads: threads).linted(
      facts, documents: documents.paths, where: isOwn, reading: codeReaders)
    for number in linted.indices { linted[number].findings.makeNotes(in: unused) }
    let files = zip(isOwn.indices.filter { isOwn[$0] }, linted).map { (number: $0, file: $1) }
    return (files, reading.classes.controllers)
  }
}

extension [ScreenFile] {
  /// Adds the screens of a file to those that it has already, or the file.
  fileprivate mutating func join(_ file: ScreenFile) {
    guard let number = firstIndex(where: { $0.path == file.path }) else { return append(file) }
    self[number].screens += file.screens
    self[number].classes.formUnion(file.classes)
  }
}

extension Finding {
  /// The type around its code; nil outside of types.
  var type: TypeOfFile? { (code?.view).map { TypeOfFile(path: location.path, name: $0) } }
}
