import FoundationEssentials

/// The part of a source's path that is within its app.
///
/// The app's folder is the nearest one with a project, a package or a repository; without one it is the folder that was named.
///
/// - Parameters:
///   - path: Of the source.
///   - folders: Those that the run is about.
func pathInApp(of path: String, folders: [String]) -> String {
  let full = resolvedPath(path) ?? path
  var folder = full
  while let slash = folder.lastIndex(of: "/") {
    folder = String(folder[..<slash])
    let names = fileNames(in: folder.isEmpty ? "/" : folder)
    if names.contains(where: isMarkOfApp) { return String(full.dropFirst(folder.count + 1)) }
  }
  let roots = folders.compactMap(resolvedPath).filter { full.hasPrefix($0 + "/") }
  guard let root = roots.max(by: { $0.count < $1.count }) else { return path }
  return String(full.dropFirst(root.count + 1))
}

private func isMarkOfApp(_ name: String) -> Bool {
  ["Package.swift", "Project.swift", "project.yml", ".git"].contains(name)
    || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
}
