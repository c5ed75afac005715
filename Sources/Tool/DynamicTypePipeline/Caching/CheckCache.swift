import DynamicTypeModel
import FoundationEssentials

/// Where a check keeps what came of its screens, for later ones.
package struct CheckCache: Sendable {
  let results: ResultCache
  /// What all results of the run depend on.
  let run: Digest

  /// - Parameters:
  ///   - fonts: Files and folders with an app's own fonts, besides those that `files` name.
  ///   - hasPictures: Whether pictures are drawn, as large as a report has them.
  ///   - version: Of the tool.
  package init(
    _ results: ResultCache, of files: InputFiles, for matrix: ConfigurationMatrix, fonts: [String],
    hasPictures: Bool, version: String
  ) {
    self.results = results
    var run = Digest()
    run.add("screen/1")
    run.add(version)
    // Another build of the same version.
    run.add(resolvedPath("/proc/self/exe").map(Self.stamp) ?? "")
    run.add("\(matrix) \(hasPictures)")
    let installed = InstalledResources()
    // Nobody edits them: names and sizes do.
    for size in (installed.fontFolders + installed.hyphenationFolders).flatMap(fileSizes(at:)) {
      run.add(size)
    }
    let own = fonts.flatMap { path in
      let names = fileNames(in: path)
      return names.isEmpty ? [path] : names.map { path + "/" + $0 }
    }
    for path in own + files.appFonts.sorted() {
      run.add(path)
      run.add(Digest(of: (try? readFile(path)) ?? []))
    }
    self.run = run
  }

  /// When a file was written, and its size.
  private static func stamp(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return "\(date?.timeIntervalSinceReferenceDate ?? 0) \(fileSize(of: path))"
  }
}
