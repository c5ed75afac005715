extension CodeIndex {
  /// Whether a type belongs to another module than a source that imports SwiftUI: a name that SwiftUI has, too, is not the type's
  /// there, for it would be ambiguous.
  package func isElsewhere(_ type: TypeDeclaration, from file: Int) -> Bool {
    // Extensions of a module's type stand for it in no place of their own.
    guard type.kind != .foreign, type.container == nil, type.place.file >= 0,
      type.place.file < ownFileCount, files.indices.contains(file),
      files[file].imports.contains("SwiftUI")
    else { return false }
    return module(ofFile: type.place.file) != module(ofFile: file)
  }

  /// The module of a package that a type is declared in; nil for those of apps.
  func module(of type: TypeDeclaration) -> String? {
    files.indices.contains(type.place.file) ? module(ofFile: type.place.file) : nil
  }

  /// The module of a package that a source is of, by its folder: `Sources/Tea`, or `Tea/Sources`, where some source imports
  /// `Tea`; nil for those of apps.
  private func module(ofFile file: Int) -> String? {
    let folders = files[file].path.split(separator: "/").dropLast().map(String.init)
    guard let sources = folders.lastIndex(of: "Sources") else { return nil }
    let names = [sources + 1, sources - 1].filter(folders.indices.contains).map { folders[$0] }
    return names.first(where: importedModules.contains)
  }
}
