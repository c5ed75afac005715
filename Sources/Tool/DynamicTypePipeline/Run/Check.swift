import DynamicType
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
  /// Whether pictures are drawn when somebody looks at them.
  var drawsWhenAsked = false
  /// For evidence: the sizes of which small pictures are drawn, and the growth of texts is measured; nil for other runs.
  package var evidencePictures: Set<ContentSizeCategory>?
  /// The names or ids of the screens to check, of sources also any view or preview; none for all screens that an app
  /// shows by themselves. Findings are then those of these screens alone.
  package var screens: [String] = []
  /// Told as the check goes on, on any thread.
  package var onProgress: @Sendable (CheckProgress) -> Void
  /// What earlier runs made, and where this one keeps what it makes; nil for neither.
  package var cache: CheckCache?

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
    await runWithPictures(files, on: bench, version: version).result
  }

  func runWithPictures(
    _ files: InputFiles, on bench: Bench, version: String
  ) async -> (result: CheckResult, pictures: RunPictures) {
    var assembly = CheckAssembly(
      matrix: Report.Matrix(matrix), version: version, unread: UnreadFiles(of: files),
      isOfScreens: !screens.isEmpty)
    let pictures = await work(on: files, as: .whole, keepingPictures: true, on: bench) {
      assembly.add($0)
    }
    return (assembly.result(pictures: pictures.kept), pictures)
  }

  /// Works out a shard's pieces, device by device and locale by locale, so that the documents of one are kept.
  ///
  /// - Parameters:
  ///   - keepsPictures: Whether pictures may come back instead of being written beside the report. A shard writes
  ///     all of its own, even where it is the only one.
  ///   - tell: Given each piece, one after the other.
  func work<Failure: Error>(
    on files: InputFiles, as shard: Shard, keepingPictures keepsPictures: Bool = false,
    on bench: Bench,
    _ tell: (CheckPiece) throws(Failure) -> Void
  ) async throws(Failure) -> RunPictures {
    onProgress(.reading(files: files.documents.count + files.sources.count))
    let inputs = await CheckInputs(
      files,
      screens: screens.isEmpty ? .wholeScreens : .named(Set(screens.flatMap(RenderRun.names(in:)))),
      lints: true, threads: threads, cache: cache, keptIn: cache?.sources)
    let counter = ProgressCounter(tell: onProgress)
    var pictures: Pictures?
    var drawn = RunPictures()
    var views: Set<SourceLocation> = []
    /// Where screens of sources are written.
    var places: Set<SourceLocation> = []
    var codeViews: Set<SourceLocation> = []
    var classesOfDocuments: Set<String> = []
    var locales = CheckedLocales()
    var roster: ScreenRoster?
    let cells = matrix.places
    let reached = cells.indices.filter { shard.reaches($0, of: cells.count) }
    for cell in reached {
      var screenFiles = await inputs.read(for: matrix.only(at: cells[cell]), threads: threads)
      if !screens.isEmpty { screenFiles.keepScreens(called: screens) }
      for file in screenFiles { classesOfDocuments.formUnion(file.classes) }
      if cell == 0, shard.number == 1 { roster = ScreenRoster(screenFiles) }
      for (number, file) in screenFiles.enumerated() {
        locales.add(file)
        guard !files.unchanged.contains(file.path) else { continue }
        guard cell == 0, shard.number == 1 else { continue }
        var checked = CheckedFile(file)
        checked.findings.makeNotes(in: inputs.unused)
        inputs.readCode(of: &checked.findings)
        try tell(.file(number + 1, checked))
      }
      let placed = screenFiles.screens(in: cell, without: files.unchanged)
      let isOwn = shard.isOwn(placed.map(\.screen.cost), at: cell, of: cells.count)
      let runs = zip(placed, isOwn).filter(\.1).map { ScreenRun($0.0, matrix: matrix) }
      places.formUnion(runs.compactMap(\.screen.location))
      counter.add(runs.count, again: reached.count { $0 > cell })
      let drawing =
        pictures
        ?? self.pictures(
          count: placed.count * cells.count * matrix.sizes.count * matrix.appearances.count
            * matrix.legibilityWeights.count, areKept: keepsPictures)
      pictures = drawing
      let outcomes = await concurrentMap(
        runs, threads: threads, of: \.path, isView: \.screen.isOfSource
      ) { run in
        let time = ThreadTime()
        var outcome = run.run(on: bench, pictures: drawing, cache: inputs.cache)
        outcome.result.findings.makeNotes(in: inputs.unused)
        inputs.readCode(of: &outcome.result.findings)
        counter.advance(
          CheckProgress.Screen(
            path: run.path, title: run.screen.title,
            seconds: run.screen.secondsOfReading + time.seconds,
            isFromCache: outcome.isFromCache))
        return outcome
      }
      for outcome in outcomes {
        drawn.keep(outcome.pictures)
        drawn.toDraw.merge(outcome.picturesToDraw) { first, _ in first }
        views.formUnion(outcome.views)
        codeViews.formUnion(outcome.codeViews)
        try tell(.screen(outcome.result))
      }
    }
    try tell(.views(views.sorted()))
    if screens.isEmpty {
      let shown = inputs.types(around: views.union(codeViews))
      try tell(.shownTypes(shown.sorted()))
      try await layOutComponents(
        of: inputs, as: shard, besides: shown, classesOfDocuments: classesOfDocuments,
        without: files.unchanged, on: bench, tell)
    }
    try tell(.locales(locales))
    onProgress(.linting(files: files.sources.count))
    let linted = await inputs.linted(by: shard, threads: threads)
    let types = screens.isEmpty ? nil : inputs.types(around: views.union(places))
    for (number, source) in linted.files {
      var source = source
      if let types { source.findings.removeAll { !($0.type.map(types.contains) ?? false) } }
      try tell(.source(number, source))
    }
    if var roster {
      roster.controllers = linted.controllers
      try tell(.roster(roster))
    }
    cache?.results.trim()
    return drawn
  }

  /// - Parameters:
  ///   - count: How many pictures the whole run has, by the screens of the first cell.
  ///   - areKept: Whether they may come back.
  private func pictures(count: Int, areKept: Bool) -> Pictures {
    if drawsWhenAsked { return .whenAsked }
    if let evidencePictures { return .evidence(evidencePictures) }
    guard let reportFolder else { return .none }
    return areKept && count <= Pictures.mostKept ? .kept : .written(report: reportFolder)
  }
}

/// The pictures of a run that are not written.
struct RunPictures: Sendable {
  /// Each path once: screens share panels of the Large Content Viewer.
  private(set) var kept: [ReportFile] = []
  private var paths: Set<String> = []
  /// By path.
  var toDraw: [String: PictureToDraw] = [:]

  mutating func keep(_ files: [ReportFile]) {
    kept += files.filter { paths.insert($0.path).inserted }
  }
}

/// What a check found, and what it drew.
package struct CheckResult: Sendable {
  package var report: Report
  /// Empty without a report folder; also when there are so many that they are written already.
  package var pictures: [ReportFile]
  /// The paths of all files that were read, or could not be.
  package var paths: Set<String>
  /// The locales of the matrix in which no file has texts, where some have texts in others: their
  /// names may be mistyped.
  package var localesWithoutTexts: [String]
  /// The locales in which files have texts, ascending.
  package var localesWithTexts: [String]
}

extension [ScreenFile] {
  /// Leaves out the screens of other names.
  mutating func keepScreens(called names: [String]) {
    for number in indices {
      self[number].screens.removeAll { screen in
        !names.contains { screen.isCalled($0) }
      }
    }
  }
}
