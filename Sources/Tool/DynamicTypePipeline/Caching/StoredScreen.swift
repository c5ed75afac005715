import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel

/// What came of a screen, as a cache keeps it.
struct StoredScreen: Codable {
  private var result: ScreenResult
  private var views: [SourceLocation]
  private var codeViews: [SourceLocation]
  private var pictures: [Picture]

  /// A picture that was drawn.
  private struct Picture: Codable {
    /// The place of its text size among those of the run.
    var size: Int
    /// Where the cache has its bytes.
    var key: Digest
  }

  private var panels: [Panel]

  /// A panel of the Large Content Viewer, which is called the same in each run.
  private struct Panel: Codable {
    var path: String
    var key: Digest
  }

  /// Keeps the pictures of an outcome, too.
  ///
  /// - Parameter names: Those of its pictures, one a size.
  init(_ outcome: ScreenOutcome, pictures names: [String], in cache: ScreenCache) {
    result = outcome.result
    views = outcome.views.sorted()
    codeViews = outcome.codeViews.sorted()
    let sizes = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    pictures = outcome.pictures.compactMap { file in
      sizes[file.path].map { Picture(size: $0, key: cache.keep(picture: file.bytes)) }
    }
    panels = outcome.pictures.filter { sizes[$0.path] == nil }.map {
      Panel(path: $0.path, key: cache.keep(picture: $0.bytes))
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
    for picture in pictures {
      guard names.indices.contains(picture.size), result.pictures.indices.contains(picture.size),
        result.pictures[picture.size] != nil, let bytes = cache.picture(picture.key)
      else { return nil }
      files.append(ReportFile(path: names[picture.size], bytes: bytes))
    }
    for panel in panels {
      guard PictureFile.isName(panel.path), let bytes = cache.picture(panel.key) else { return nil }
      files.append(ReportFile(path: panel.path, bytes: bytes))
    }
    guard result.pictures.count <= names.count else { return nil }
    // Sizes that look alike share the picture of the first.
    var renamed: [String: String] = [:]
    for (index, name) in zip(result.pictures.indices, names) {
      guard let old = result.pictures[index]?.source else { continue }
      let new = renamed[old] ?? name
      renamed[old] = new
      result.pictures[index]?.source = new
    }
    return ScreenOutcome(
      result: result, views: Set(views), codeViews: Set(codeViews), pictures: files)
  }
}
