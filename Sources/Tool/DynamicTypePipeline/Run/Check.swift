import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel

/// The main job: everything below some paths read, laid out at every cell of a matrix, and judged.
package struct Check: Sendable {
  package var matrix: ConfigurationMatrix
  /// How many screens are worked on at a time. The report is the same for any number.
  package var threads: Int
  /// The folder of a report with pictures; nil for no pictures.
  package var reportFolder: String?
  /// Told as the check goes on, on any thread.
  package var onProgress: @Sendable (CheckProgress) -> Void

  package init(
    matrix: ConfigurationMatrix, threads: Int, reportFolder: String? = nil,
    onProgress: @escaping @Sendable (CheckProgress) -> Void = { _ in }
  ) {
    self.matrix = matrix
    self.threads = threads
    self.reportFolder = reportFolder
    self.onProgress = onProgress
  }

  /// Runs the check.
  ///
  /// - Parameter version: Of the tool, for the report.
  package func run(_ files: InputFiles, on bench: Bench, version: String) async -> CheckResult {
    var source = DocumentScreens(
      paths: files.documents, folders: files.folders, linking: .acrossDocuments)
    onProgress(.reading(files: files.documents.count + files.sources.count))
    let sources = await SourceSet(files.sources, threads: threads)
    let isSwiftUI = sources.showsSwiftUI
    let parsed = isSwiftUI ? await sources.parsed() : []
    if !files.documents.isEmpty { source.classes = await sources.classes(of: parsed) }
    var screenFiles = await source.read(for: matrix, threads: threads)
    if isSwiftUI {
      let views = SwiftUIScreens(
        sources: parsed.compactMap { try? $0.content.get() }, folders: files.folders)
      screenFiles += await views.read(for: matrix, threads: threads)
    }
    let runs = screenFiles.enumerated().flatMap { number, file in
      file.screens.map { ScreenRun(fileNumber: number + 1, screen: $0, launches: matrix.launches) }
    }
    let pictures = pictures(count: runs.count * matrix.sizes.count)
    let counter = ProgressCounter(of: runs.count, tell: onProgress)
    var results = await concurrentMap(runs, threads: threads) { run in
      defer { counter.advance() }
      return run.run(on: bench, pictures: pictures)
    }
    onProgress(.linting(files: files.sources.count))
    let facts = isSwiftUI ? await sources.facts(of: parsed) : await sources.facts()
    var linted = await Lint(threads: threads).linted(facts)
    var suppressions = FileSuppressions(screenFiles, linted)
    for number in linted.indices { suppressions.apply(to: &linted[number].findings) }
    if isSwiftUI { Self.join(&results, &linted) }
    for number in results.indices { results[number].silence(by: &suppressions) }
    for number in screenFiles.indices {
      suppressions.apply(to: &screenFiles[number].findings)
      screenFiles[number].findings += suppressions.remarks(
        on: screenFiles[number].path, examined: [])
    }
    for number in linted.indices { linted[number].addRemarks(of: suppressions) }
    var assembly = ReportAssembly(matrix: matrix, version: version)
    assembly.add(files)
    assembly.add(screenFiles, results: results)
    for source in linted { assembly.add(source) }
    return CheckResult(
      report: assembly.report(sources: linted.count { $0.problem == nil }),
      pictures: results.flatMap(\.pictures).compactMap { $0?.file },
      localesWithoutTexts: localesWithoutTexts(in: screenFiles),
      localesWithTexts: Set(screenFiles.flatMap(\.localesWithTexts)).sorted())
  }

  /// Makes one finding of what screens and sources say about the same cause.
  private static func join(_ results: inout [ScreenResult], _ sources: inout [LintedFile]) {
    let views = results.reduce(into: Set()) { $0.formUnion($1.places) }
    var causes = SharedCauses(sources.flatMap(\.findings), views: views)
    for number in results.indices {
      results[number].findings = results[number].findings.map { causes.join($0) }
    }
    for number in sources.indices {
      sources[number].findings.removeAll { causes.joined.contains($0) }
    }
  }

  private func localesWithoutTexts(in files: [ScreenFile]) -> [String] {
    guard files.contains(where: { !$0.localesWithTexts.isEmpty }) else { return [] }
    let read = Set(files.flatMap(\.localesWithTexts))
    return matrix.locales.filter { locale in
      locale != Configuration.baseLocale && !read.contains(locale)
        && !files.contains { $0.chosenLocalesWithTexts.contains(locale) }
    }
  }

  private func pictures(count: Int) -> Pictures {
    guard let reportFolder else { return .none }
    return count <= Pictures.mostKept ? .kept : .written(report: reportFolder)
  }
}

/// What a check found, and what it drew.
package struct CheckResult: Sendable {
  package var report: Report
  /// Empty without a report folder; also when there are so many that they are written already.
  package var pictures: [ReportFile]
  /// The locales of the matrix in which no file has texts, where some have texts in others: their
  /// names may be mistyped.
  package var localesWithoutTexts: [String]
  /// The locales in which files have texts, ascending.
  package var localesWithTexts: [String]
}
