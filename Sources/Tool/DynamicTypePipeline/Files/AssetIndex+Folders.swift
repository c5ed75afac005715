import DynamicTypeInterfaceBuilder

extension AssetIndex {
  /// The asset catalogues below several folders, those within others read once.
  init(below folders: [String]) {
    self.init()
    var covered: [String] = []
    for folder in folders.sorted() where !covered.contains(where: { folder.isAt(orBelow: $0) }) {
      covered.append(folder)
      add(AssetIndex(below: folder))
    }
  }
}

extension String {
  /// Whether this path is a folder or lies below it.
  fileprivate func isAt(orBelow folder: String) -> Bool {
    self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
