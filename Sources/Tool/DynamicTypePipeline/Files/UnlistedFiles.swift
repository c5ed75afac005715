import DynamicTypeResources

/// The Swift sources and Interface Builder documents that no target compiles, although a project lists other files of their
/// folders one by one.
///
/// Doubt keeps a file in the run: where a folder belongs to a target as a whole, where something else than the
/// project may say what is compiled, and where a project names a file of that name whose place is not found.
struct UnlistedFiles: Sendable {
  /// Without links and `..`.
  private var paths: Set<String> = []

  init() {}

  /// - Parameters:
  ///   - listed: The files that targets list, without `..`.
  ///   - unplaced: The names of those whose places are not known.
  ///   - foldersOfTargets: Folders that belong to targets with all that is in them.
  ///   - folders: Those of the run.
  init(
    beside listed: some Sequence<String>, unplaced: Set<String>, foldersOfTargets: Set<String>,
    in folders: [String]
  ) {
    let tops = Set(folders.compactMap { resolvedPath($0.isEmpty ? "." : $0) })
    var namesInDoubt = Set(unplaced.map { $0.lowercased() })
    var listedNames: [String: Set<String>] = [:]
    var inFolders: [String: Set<String>] = [:]
    let byFolder = Dictionary(
      grouping: listed.lazy.filter { InputKind(path: $0) != nil }.map(Folder.split),
      by: \.folder)
    for (folder, files) in byFolder {
      let place = resolvedPath(folder) ?? folder
      let found =
        inFolders[place]
        ?? Set(Folder.contents(of: place).filter { InputKind(path: $0) != nil })
      inFolders[place] = found
      for file in files {
        // A name in other letters is the same file on most Macs.
        if !found.contains(file.name) { namesInDoubt.insert(file.name.lowercased()) }
        listedNames[place, default: []].insert(file.name)
      }
    }
    for (folder, found) in inFolders where !found.isDisjoint(with: listedNames[folder] ?? []) {
      let left = found.subtracting(listedNames[folder] ?? []).filter {
        !namesInDoubt.contains($0.lowercased())
      }
      guard !left.isEmpty, !Self.mayBeCompiled(folder, foldersOfTargets, upTo: tops) else {
        continue
      }
      paths.formUnion(left.map { Folder.join(folder, $0) })
    }
  }

  /// Whether a file is one of them, by its path without links and `..`.
  func contain(_ path: String) -> Bool { paths.contains(path) }
}

extension UnlistedFiles {
  /// Whether something else may compile all files of a folder: a target with a folder around them, a package, or a
  /// program that makes the project anew.
  private static func mayBeCompiled(
    _ folder: String, _ foldersOfTargets: Set<String>, upTo tops: Set<String>
  ) -> Bool {
    var path = folder
    var isInRun = true
    while true {
      if foldersOfTargets.contains(path) { return true }
      if isInRun, Folder.contents(of: path).contains(where: isDescription) { return true }
      if tops.contains(path) { isInRun = false }
      if path == "/" || path == "." { return false }
      path = Folder.split(path).folder
    }
  }

  /// Whether a file says which files are compiled: for Swift packages, Tuist, XcodeGen, Bazel, Buck, CMake and
  /// CocoaPods.
  private static func isDescription(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return descriptions.contains(name) || descriptions.contains(lowercased)
      || lowercased.hasPrefix("package@") || lowercased.hasPrefix("xcodegen")
      || lowercased.hasSuffix(".podspec") || lowercased.hasSuffix(".podspec.json")
  }

  /// In small letters, but for Bazel's `BUILD`: `build` is a folder of Xcode's.
  private static let descriptions: Set<String> = [
    "package.swift", "project.swift", "project.yml", "project.yaml", "project.json", "BUILD",
    "build.bazel", "buck", "cmakelists.txt",
  ]
}
