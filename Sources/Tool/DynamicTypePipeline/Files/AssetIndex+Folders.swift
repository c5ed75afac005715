import DynamicTypeInterfaceBuilder
import DynamicTypeResources

extension AssetIndex {
  /// The asset catalogues below several folders, those within others read once.
  init(below folders: [String]) {
    self.init()
    for folder in folders.withoutInner { add(AssetIndex(below: folder)) }
  }
}

extension InputFiles {
  /// The font files that apps below the folders of the run name in their property lists.
  package var appFonts: [String] {
    folders.withoutInner.flatMap { AppFonts.files(below: $0) }
  }
}

extension [String] {
  /// These folders, ascending, without those that lie in others.
  var withoutInner: [String] {
    var outer: [String] = []
    for folder in sorted() where !outer.contains(where: { folder.isAt(orBelow: $0) }) {
      outer.append(folder)
    }
    return outer
  }
}

extension String {
  /// Whether this path is a folder or lies below it.
  fileprivate func isAt(orBelow folder: String) -> Bool {
    self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
