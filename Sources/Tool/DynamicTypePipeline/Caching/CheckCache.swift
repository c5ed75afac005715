import DynamicTypeModel
import FoundationEssentials

/// Where a check keeps what came of its screens, for later ones.
package struct CheckCache: Sendable {
  /// What is kept of pictures.
  package enum Pictures: Sendable {
    case none, drawn, whenAsked
  }

  let results: ResultCache
  /// What all results of the run depend on.
  let run: Digest
  /// What earlier runs read in the sources.
  let sources: KeptSources

  /// - Parameters:
  ///   - fonts: Files and folders with an app's own fonts, besides those that `files` name.
  ///   - pictures: Whether they are drawn, as large as a report has them, and when.
  ///   - version: Of the tool.
  package init(
    _ results: ResultCache, of files: InputFiles, for matrix: ConfigurationMatrix, fonts: [String],
    pictures: Pictures, version: String
  ) {
    self.results = results
    var run = Digest()
    run.add("screen/4")
    ToolStamp(version: version).add(to: &run)
    run.add("\(matrix) \(pictures)")
    if pictures != .none { run.add(ImagePrograms.installed.identity) }
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
    sources = KeptSources(results, of: files, version: version)
  }
}
