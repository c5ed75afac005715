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
    for folder in installed.fontFolders + installed.hyphenationFolders {
      run.add(Self.sizes(in: folder))
    }
    for path in fonts.flatMap(Self.files(at:)) + files.appFonts.sorted() {
      run.add(path)
      run.add(Digest(of: (try? readFile(path)) ?? []))
    }
    self.run = run
  }

  /// When a file was written, and its size.
  private static func stamp(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return "\(date?.timeIntervalSinceReferenceDate ?? 0) \((try? FileStatus(path).size) ?? 0)"
  }

  /// The names and sizes of what is in a folder of the system, whose files nobody edits.
  private static func sizes(in folder: String) -> String {
    files(at: folder).map { "\($0) \((try? FileStatus($0).size) ?? 0)\n" }.joined()
  }

  /// A file, or the files in a folder.
  private static func files(at path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.isEmpty ? [path] : names.sorted().map { path + "/" + $0 }
  }
}
