import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel

/// What came of a screen, as a cache keeps it.
struct StoredScreen: Codable {
  private var result: ScreenResult
  private var views: [SourceLocation]
  private var pictures: [Picture]

  /// A picture that was drawn.
  private struct Picture: Codable {
    /// The place of its text size among those of the run.
    var size: Int
    /// Where the cache has its bytes.
    var key: Digest
  }

  /// Keeps the pictures of an outcome, too.
  ///
  /// - Parameter names: Those of its pictures, one a size.
  init(_ outcome: ScreenOutcome, pictures names: [String], in cache: ScreenCache) {
    result = outcome.result
    views = outcome.views.sorted()
    let sizes = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    pictures = outcome.pictures.compactMap { file in
      sizes[file.path].map { Picture(size: $0, key: cache.keep(picture: file.bytes)) }
    }
  }

  /// The outcome in another run, in which the screen has another place and its pictures have other names.
  ///
  /// - Returns: Nil where a picture is not there any more.
  func outcome(at place: ScreenResult.Place, pictures names: [String], from cache: ScreenCache)
    -> ScreenOutcome?
  {
    var result = result
    result.place = place
    var files: [ReportFile] = []
    var renamed: [String: String] = [:]
    for picture in pictures {
      guard names.indices.contains(picture.size), result.pictures.indices.contains(picture.size),
        let old = result.pictures[picture.size]?.source, let bytes = cache.picture(picture.key)
      else { return nil }
      renamed[old] = names[picture.size]
      files.append(ReportFile(path: names[picture.size], bytes: bytes))
    }
    for index in result.pictures.indices {
      if let old = result.pictures[index]?.source {
        result.pictures[index]?.source = renamed[old] ?? old
      }
    }
    return ScreenOutcome(result: result, views: Set(views), pictures: files)
  }
}
