import DynamicTypeModel
internal import FoundationEssentials

/// The asset catalogues below a folder, read once for all documents in it.
package struct AssetIndex: Hashable, Sendable {
  struct Catalog: Hashable, Sendable {
    var path: String
    var imageSizes: [String: Size] = [:]
    var imageFiles: [String: ImageFile] = [:]
    var colors: [String: ColorValue] = [:]
  }

  /// By path, ascending.
  var catalogs: [Catalog] = []

  package init() {}

  /// Reads every `.xcassets` folder below a folder; what cannot be read is passed over.
  package init(below root: String) {
    var pending = [root]
    while let folder = pending.popLast() {
      for name in Folder.contents(of: folder) where !name.hasPrefix(".") {
        let path = Folder.join(folder, name)
        if name.hasSuffix(".xcassets") {
          catalogs.append(AssetIndex.readCatalog(path))
        } else if !AssetIndex.skippedFolders.contains(name), Folder.isFolder(path),
          !Folder.isLink(path)
        {
          pending.append(path)
        }
      }
    }
    catalogs.sort { $0.path < $1.path }
  }

  /// Reads some `.xcassets` folders; what cannot be read is passed over.
  init(catalogs paths: [String]) {
    catalogs = paths.sorted().map(AssetIndex.readCatalog)
  }

  /// Takes in the catalogues of another folder.
  package mutating func add(_ other: AssetIndex) {
    catalogs += other.catalogs
    catalogs.sort { $0.path < $1.path }
  }

  static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build",
  ]

  /// The pictures that a document or a source can show, by their names: of equal ones those of the nearest catalogue.
  package func imageFiles(for documentPath: String) -> [String: ImageFile] {
    byNearness(to: documentPath).reduce(into: [:]) { files, catalog in
      // An image whose file cannot be drawn hides those of its name that are farther away.
      for name in catalog.imageSizes.keys { files[name] = catalog.imageFiles[name] }
    }
  }

  /// Images and colours as a document sees them: of equal names those of the nearest catalogue.
  package func resources(
    for documentPath: String
  ) -> (sizes: [String: Size], colors: [String: ColorValue]) {
    var sizes: [String: Size] = [:]
    var colors: [String: ColorValue] = [:]
    for catalog in byNearness(to: documentPath) {
      sizes.merge(catalog.imageSizes) { $1 }
      colors.merge(catalog.colors) { $1 }
    }
    return (sizes, colors)
  }

  /// The catalogues, the one with the most folders in common with a document last.
  private func byNearness(to documentPath: String) -> [Catalog] {
    let folders = documentPath.split(separator: "/")
    return catalogs.enumerated().map { place, catalog in
      (shared: AssetIndex.sharedCount(folders, catalog.path), place: place, catalog: catalog)
    }.sorted { ($0.shared, -$0.place) < ($1.shared, -$1.place) }.map(\.catalog)
  }

  private static func sharedCount(_ folders: [Substring], _ path: String) -> Int {
    zip(folders, path.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

// MARK: - Reading

extension AssetIndex {
  private static func readCatalog(_ path: String) -> Catalog {
    var catalog = Catalog(path: path)
    var pending = [(folder: path, prefix: "")]
    while let (folder, prefix) = pending.popLast() {
      for name in Folder.contents(of: folder) {
        let child = Folder.join(folder, name)
        guard Folder.isFolder(child), !Folder.isLink(child) else { continue }
        let contents = Folder.bytes(of: Folder.join(child, "Contents.json")).flatMap {
          AssetContents($0)
        }
        if let asset = name.removingSuffix(".imageset") {
          catalog.imageSizes[prefix + asset] = contents.flatMap { imageSize($0, in: child) }
          catalog.imageFiles[prefix + asset] = contents.flatMap { imageFile($0, in: child) }
        } else if let asset = name.removingSuffix(".colorset") {
          catalog.colors[prefix + asset] = contents?.color
        } else if !name.contains(".") {
          let isNamespace = contents?.properties?.providesNamespace ?? false
          pending.append((child, isNamespace ? "\(prefix)\(name)/" : prefix))
        }
      }
    }
    return catalog
  }

  /// The natural size of the first image that tells it, in points.
  private static func imageSize(_ contents: AssetContents, in folder: String) -> Size? {
    for image in contents.imagesByPreference {
      guard let file = image.filename, !file.contains("/"),
        let bytes = Folder.bytes(of: Folder.join(folder, file)),
        let size = ImageSize.declared(in: bytes), size.isOfAnImage
      else { continue }
      return Size(width: size.width / image.pixelScale, height: size.height / image.pixelScale)
    }
    return nil
  }
}

extension AssetIndex {
  /// The picture with the most pixels for a phone.
  private static func imageFile(_ contents: AssetContents, in folder: String) -> ImageFile? {
    let plain = contents.imagesByPreference.filter { $0.appearances == nil }
    let best = plain.filter { $0.idiom == plain.first?.idiom }.max { $0.pixelScale < $1.pixelScale }
    guard let best, let name = best.filename, !name.contains("/"),
      let bytes = Folder.bytes(of: Folder.join(folder, name)),
      let size = ImageSize.declared(in: bytes), size.isOfAnImage
    else { return nil }
    let format = ImageSize.format(of: bytes)
    guard format.isVector || size.width * size.height <= mostPixels else { return nil }
    var file = ImageFile(
      path: Folder.join(folder, name), format: format,
      rendering: contents.rendering,
      size: Size(width: size.width / best.pixelScale, height: size.height / best.pixelScale))
    file.slices = best.slices
    return file
  }

  /// 16 megapixels: a photo for a whole screen has 4. A small file can declare any number.
  private static let mostPixels = 16e6

  /// How the names of the files in the image sets of all asset catalogues below some folders end, in small letters with
  /// the dot; nothing is read.
  package static func endings(ofImagesBelow folders: [String]) -> Set<String> {
    var endings: Set<String> = []
    var pending = folders
    while let folder = pending.popLast() {
      let isImageSet = folder.hasSuffix(".imageset")
      for name in Folder.contents(of: folder) where !name.hasPrefix(".") {
        let path = Folder.join(folder, name)
        if isImageSet, let dot = name.lastIndex(of: ".") {
          endings.insert(name[dot...].lowercased())
        } else if !skippedFolders.contains(name), Folder.isFolder(path), !Folder.isLink(path) {
          pending.append(path)
        }
      }
    }
    return endings
  }
}

extension Size {
  /// Whether a picture can be as large: that of a broken file may be nothing, or without end.
  fileprivate var isOfAnImage: Bool {
    [width, height].allSatisfy { $0 > 0 && $0 < 1_000_000 }
  }
}

extension String {
  /// This text without a suffix that it has.
  fileprivate func removingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
