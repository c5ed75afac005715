internal import DynamicTypeInterfaceBuilder
internal import DynamicTypeModel
internal import Synchronization

/// The folders of bundles, where documents and images are.
enum BundleFolders {
  /// - Parameter bundle: Nil for all bundles beside the program.
  /// - Returns: Ascending.
  static func of(_ bundle: Bundle?) -> [String] {
    bundle.map { [$0.bundleURL.path] } ?? besideProgram
  }

  /// Listed once: an image that code makes for each row asks for them.
  private static let besideProgram: [String] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }()
}

/// The images of bundles, each bundle read once.
enum BundleImages {
  private static let known = Mutex<[String: [String: ImageContent]]>([:])

  /// The image of a name; nil where no asset catalogue of the bundle has it with a size.
  ///
  /// - Parameter bundle: Nil for all bundles beside the program; the first that has it counts.
  static func named(_ name: String, in bundle: Bundle?) -> ImageContent? {
    for folder in BundleFolders.of(bundle) {
      let images = known.withLock { known in
        if let images = known[folder] { return images }
        let images = readImages(below: folder)
        known[folder] = images
        return images
      }
      if let image = images[name] { return image }
    }
    return nil
  }
}
