import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel

/// A check that is run again while its files change: screens that no change reaches keep their results.
///
/// What a change reaches is found as for `--changed-since`: too much rather than too little. Sources that did not change
/// are not parsed again, but for those whose declarations a changed screen asks for.
package struct LiveCheck: Sendable {
  private var check: Check
  private var last: Results?

  package init(_ check: Check) {
    self.check = check
    self.check.drawsWhenAsked = true
  }

  /// A check's result, the same as that of a check that knows nothing of former ones; its pictures are drawn when
  /// somebody looks at them.
  ///
  /// - Parameters:
  ///   - changed: The files that have changed since the last run, without links and `..`; nil where what all screens
  ///     depend on has, such as the fonts.
  ///   - version: Of the tool, for the report.
  package mutating func run(
    _ files: InputFiles, changed: Set<String>?, on bench: Bench, version: String
  ) async -> (result: CheckResult, pictures: LivePictures) {
    let sources = Self.contents(of: files)
    check.kept = KeptSources(after: check.kept)
    var results: Results?
    if let changed, let last, last.files == files {
      var narrowed = files
      let former = last.sources.filter { changed.contains(resolvedPath($0.key) ?? $0.key) }
      let taken = narrowed.take(
        Changes(paths: changed, formerSources: former.sorted { $0.key < $1.key }.map(\.value)))
      let new = await self.results(of: narrowed, on: bench)
      results = last.with(new, of: Set(taken.map(\.path)))
    }
    var known: Results
    if let results { known = results } else { known = await self.results(of: files, on: bench) }
    (known.files, known.sources) = (files, sources)
    last = known
    var assembly = CheckAssembly(
      matrix: Report.Matrix(check.matrix), version: version, unread: UnreadFiles(of: files))
    for piece in known.pieces { assembly.add(piece) }
    return (assembly.result(pictures: []), LivePictures(pictures: known.pictures, bench: bench))
  }

  private func results(of files: InputFiles, on bench: Bench) async -> Results {
    var results = Results(files: files)
    results.pictures = await check.work(on: files, as: .whole, on: bench) { results.add($0) }.toDraw
    return results
  }

  /// As they are before they are checked: what they declare may be gone after the next change.
  private static func contents(of files: InputFiles) -> [String: [UInt8]] {
    Dictionary(
      files.sources.compactMap { path in (try? readFile(path)).map { (path, $0) } }
    ) { first, _ in first }
  }
}

/// The pictures of a report, each drawn when it is asked for.
package struct LivePictures: Sendable {
  fileprivate var pictures: [String: PictureToDraw] = [:]
  fileprivate var bench: Bench

  /// The PNG file of this path in the report's folder; nil where the report has none.
  package func png(at path: String) -> [UInt8]? { pictures[path]?.png(on: bench) }
}

/// What a check has found, piece by piece.
private struct Results: Sendable {
  var files: InputFiles
  var sources: [String: [UInt8]] = [:]
  /// By path.
  var pictures: [String: PictureToDraw] = [:]
  private var checked: [Int: CheckedFile] = [:]
  private var screens: [ScreenResult] = []
  private var linted: [Int: LintedFile] = [:]
  private var views: Set<SourceLocation> = []
  private var locales = CheckedLocales()
  private var roster = ScreenRoster()

  init(files: InputFiles) { self.files = files }

  mutating func add(_ piece: CheckPiece) {
    switch piece {
    case .file(let number, let file): checked[number] = file
    case .screen(let screen): screens.append(screen)
    case .source(let number, let source): linted[number] = source
    case .views(let views): self.views.formUnion(views)
    case .locales(let locales): self.locales.add(locales)
    case .roster(let roster): self.roster = roster
    }
  }

  var pieces: [CheckPiece] {
    checked.map { .file($0, $1) } + screens.map { .screen($0) } + linted.map { .source($0, $1) }
      + [.views(views.sorted()), .locales(locales), .roster(roster)]
  }

  /// These results with those of some files in their place.
  ///
  /// - Returns: Nil where there are other screens than before, since the numbers of the others have changed then.
  func with(_ new: Results, of taken: Set<String>) -> Results? {
    let numbers = Set(checked.filter { taken.contains($1.path) }.keys)
    guard
      new.checked.mapValues(\.path)
        == checked.filter({ numbers.contains($0.key) })
        .mapValues(\.path), new.screenNumbers == screenNumbers(of: numbers),
      new.roster.swiftUI == roster.swiftUI
    else { return nil }
    var merged = self
    let replaced = screens.filter { numbers.contains($0.place.file) }
    for picture in replaced.flatMap(\.pictures) {
      if let source = picture?.source { merged.pictures[source] = nil }
    }
    merged.pictures.merge(new.pictures) { $1 }
    merged.checked.merge(new.checked) { $1 }
    merged.screens = screens.filter { !numbers.contains($0.place.file) } + new.screens
    merged.linted = new.linted
    merged.views = views.filter { !taken.contains($0.path) }.union(new.views)
    merged.locales = new.locales
    merged.roster = new.roster
    return merged
  }

  /// Which screens there are, whatever their states.
  private struct ScreenNumber: Hashable {
    var file: Int
    var screen: Int
  }

  private var screenNumbers: Set<ScreenNumber> {
    Set(screens.map { ScreenNumber(file: $0.place.file, screen: $0.place.state.screen) })
  }

  private func screenNumbers(of files: Set<Int>) -> Set<ScreenNumber> {
    screenNumbers.filter { files.contains($0.file) }
  }
}
