/// The fonts that apps bring along: the files that their `Info.plist` names under `UIAppFonts`.
package enum AppFonts {
  /// The paths of the font files below a folder that a property list below it names, ascending.
  ///
  /// A name may lead through folders of the app's bundle; which of them there are is settled when an app
  /// is built, so that the file's own name counts.
  package static func files(below root: String) -> [String] {
    var named: Set<String> = []
    var fonts: [(name: String, path: String)] = []
    var pending = [root]
    while let folder = pending.popLast() {
      for name in Folder.contents(of: folder) where !name.hasPrefix(".") {
        let path = Folder.join(folder, name)
        let lowercased = name.lowercased()
        if lowercased.hasSuffix("info.plist") {
          named.formUnion(fontNames(inPropertyList: path))
        } else if endings.contains(where: lowercased.hasSuffix) {
          fonts.append((name, path))
        } else if !name.hasSuffix(".xcassets"), !AssetIndex.skippedFolders.contains(name),
          Folder.isFolder(path), !Folder.isLink(path)
        {
          pending.append(path)
        }
      }
    }
    return fonts.filter { named.contains($0.name) }.map(\.path).sorted()
  }

  private static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  /// None where the list cannot be read: it says more than this, and who needs that reports it.
  private static func fontNames(inPropertyList path: String) -> [String] {
    guard let bytes = Folder.bytes(of: path), let list = try? PropertyList(bytes, path: path) else {
      return []
    }
    return list.strings("UIAppFonts").map { Folder.split($0).name }
  }
}
