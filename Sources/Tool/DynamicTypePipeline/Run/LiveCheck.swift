/// A check that is run again while its files change: screens that no change reaches keep their results, as by
/// `check --cache`.
package struct LiveCheck: Sendable {
  private let check: Check
  private let results: ResultCache
  private let fonts: [String]

  /// - Parameters:
  ///   - results: Where it keeps what came of screens.
  ///   - fonts: Files and folders with an app's own fonts, besides those that its files name.
  package init(_ check: Check, keptIn results: ResultCache, fonts: [String]) {
    self.check = check
    self.results = results
    self.fonts = fonts
  }

  /// A check's result, the same as that of a check that knows nothing of former ones; its pictures are drawn when
  /// somebody looks at them.
  ///
  /// - Parameters:
  ///   - bench: With the fonts that there are now.
  ///   - version: Of the tool, for the report.
  package func run(
    _ files: InputFiles, on bench: Bench, version: String
  ) async -> (result: CheckResult, pictures: LivePictures) {
    let bench = bench.readingImagesAnew()
    var check = check
    check.drawsWhenAsked = true
    check.cache = CheckCache(
      results, of: files, for: check.matrix, fonts: fonts, pictures: .whenAsked, version: version)
    let (result, pictures) = await check.runWithPictures(files, on: bench, version: version)
    return (result, LivePictures(pictures: pictures.toDraw, bench: bench))
  }
}

/// The pictures of a report, each drawn when it is asked for.
package struct LivePictures: Sendable {
  fileprivate var pictures: [String: PictureToDraw]
  fileprivate var bench: Bench

  /// The PNG file of this path in the report's folder; nil where the report has none.
  package func png(at path: String) -> [UInt8]? { pictures[path]?.png(on: bench) }
}
