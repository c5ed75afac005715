import DynamicTypeModel
internal import Synchronization

/// What an app's folders hold besides its code: texts in all languages, images, colours.
///
/// Folders are walked once. Tables and catalogues are read when something of them is first asked for.
package final class AppResources: Sendable {
  private let tables: TextTables
  private let catalogFolders: [String]
  private let tablePaths: [String]
  private let assets = Mutex<AssetLookup?>(nil)

  /// - Parameter folders: Folders of the app and of its packages; hidden folders and those of
  ///   dependencies are left out, and so are links to folders, which may go round in circles.
  package init(below folders: [String]) {
    var paths: [String] = []
    var catalogs: [String] = []
    var projects: [String] = []
    var pending = Array(folders.reversed())
    while let folder = pending.popLast() {
      for name in Folder.contents(of: folder) where !name.hasPrefix(".") {
        let path = Folder.join(folder, name)
        if name.hasSuffix(".xcassets") {
          catalogs.append(path)
        } else if Self.tableEndings.contains(where: name.hasSuffix) {
          paths.append(path)
        } else if name == "project.pbxproj" || name == "Package.swift" {
          projects.append(path)
        } else if !Self.hasFileEnding(name), !AssetIndex.skippedFolders.contains(name),
          Folder.isFolder(path), !Folder.isLink(path)
        {
          pending.append(path)
        }
      }
    }
    catalogFolders = catalogs.sorted()
    tablePaths = (paths + projects).sorted()
    tables = TextTables(
      paths: paths, developmentLocale: projects.lazy.compactMap(Self.developmentLocale).first)
  }

  /// All files that it may read: tables of texts, projects, and what is in asset catalogues.
  package var files: [String] {
    var result = tablePaths
    var pending = catalogFolders
    while let folder = pending.popLast() {
      for name in Folder.contents(of: folder) where !name.hasPrefix(".") {
        let path = Folder.join(folder, name)
        if Folder.isFolder(path) { pending.append(path) } else { result.append(path) }
      }
    }
    return result.sorted()
  }

  /// A text as people see it.
  ///
  /// - Parameters:
  ///   - table: The name of the table; `Localizable` by default, as in SwiftUI.
  ///   - locale: A language tag, or `Base` for the development language. Where the language has no text,
  ///     that of the development language counts.
  ///   - path: The source that shows it: of several tables the one nearest to it counts.
  /// - Returns: Nil where no table has the key.
  package func text(
    for key: String, table: String? = nil, locale: String, near path: String
  ) -> LocalizedText? {
    let pseudo = PseudoLocale(locale)
    let found = tables.text(
      for: key, table: table ?? "Localizable",
      locale: pseudo == nil ? locale : Configuration.baseLocale, near: path)
    guard let pseudo, var found else { return found }
    found.text = pseudo.text(from: found.text)
    found.plurals = found.plurals.mapValues(pseudo.text(from:))
    return found
  }

  /// The key of a table that a symbol stands for which a program makes of its keys: `L10n.Payment.customAmount` of
  /// `payment.custom_amount`.
  ///
  /// - Parameter symbol: Without the names before those of the key.
  package func textKey(ofSymbol symbol: String, table: String? = nil, near path: String) -> String?
  {
    tables.key(ofSymbol: symbol, table: table ?? "Localizable", near: path)
  }

  /// The natural size of an image of the nearest asset catalogue that has it, in points.
  package func imageSize(_ name: String, near path: String) -> Size? {
    lookup(near: path).sizes[name]
  }

  /// What an image of the nearest asset catalogue that has it shows; nil where nobody can draw its file.
  package func imageFile(_ name: String, near path: String) -> ImageFile? {
    lookup(near: path).files[name]
  }

  /// A colour of the nearest asset catalogue that has it.
  package func color(_ name: String, near path: String) -> ColorValue? {
    lookup(near: path).colors[name]
  }

  /// The image that Xcode's generated symbol stands for, as in `Image(.appIcon)`.
  package func imageName(ofSymbol symbol: String, near path: String) -> String? {
    lookup(near: path).imageSymbols[AssetSymbol(symbol)]
  }

  /// The colour that Xcode's generated symbol stands for, as in `Color(.paper)` or `Color.paper`.
  package func colorName(ofSymbol symbol: String, near path: String) -> String? {
    lookup(near: path).colorSymbols[AssetSymbol(symbol)]
  }

  /// The language in which the app's authors write: that of `Base`.
  package var developmentLocale: String { tables.developmentLocale }

  /// The languages that some table has texts in, ascending.
  package var locales: [String] { tables.locales }

  /// The paths of the asset catalogues, ascending.
  package var assetCatalogs: [String] { catalogFolders }
}

// MARK: - Asset catalogues

extension AppResources {
  private struct AssetLookup: Sendable {
    var index: AssetIndex
    /// By the folder that asks.
    var byFolder: [String: NearAssets] = [:]
  }

  private func lookup(near path: String) -> NearAssets {
    let folder = Folder.split(path).folder
    return assets.withLock { assets in
      var known = assets ?? AssetLookup(index: AssetIndex(catalogs: catalogFolders))
      let found = known.byFolder[folder] ?? NearAssets(known.index, near: path)
      known.byFolder[folder] = found
      assets = known
      return found
    }
  }
}

/// The assets that a source sees, by their names and by the symbols that Xcode generates for them.
private struct NearAssets {
  let sizes: [String: Size]
  let files: [String: ImageFile]
  let colors: [String: ColorValue]
  let imageSymbols: [AssetSymbol: String]
  let colorSymbols: [AssetSymbol: String]

  init(_ index: AssetIndex, near path: String) {
    (sizes, colors) = index.resources(for: path)
    files = index.imageFiles(for: path)
    imageSymbols = AssetSymbol.names(of: sizes.keys, suffix: "image")
    colorSymbols = AssetSymbol.names(of: colors.keys, suffix: "color")
  }
}

// MARK: - Walking

extension AppResources {
  private static let tableEndings = [".strings", ".stringsdict", ".xcstrings"]

  /// Whether a name is that of a file that is not looked at, without asking the disk.
  private static func hasFileEnding(_ name: String) -> Bool {
    let endings = [".swift", ".h", ".m", ".mm", ".png", ".jpg", ".svg", ".json", ".md", ".plist"]
    return endings.contains(where: name.hasSuffix)
  }

  /// The language that an Xcode project or a package manifest names for its own texts.
  private static func developmentLocale(of path: String) -> String? {
    guard let bytes = Folder.bytes(of: path) else { return nil }
    let key = path.hasSuffix(".swift") ? "defaultLocalization:" : "developmentRegion = "
    guard let start = bytes.firstIndex(of: Array(key.utf8), from: 0) else { return nil }
    let rest = String(decoding: bytes[(start + key.utf8.count)...].prefix(40), as: UTF8.self)
    let tag = rest.drop { $0 == " " || $0 == "\"" }.prefix {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
    }
    guard !tag.isEmpty else { return nil }
    return tag == "English" ? "en" : String(tag)
  }
}
