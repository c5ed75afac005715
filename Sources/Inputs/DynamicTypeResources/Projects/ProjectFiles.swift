/// Where the files and folders of an Xcode project are, relative to the project's folder.
struct ProjectFiles {
  /// By the identifiers of files and groups; of what lies in the project's folder or is led to from there.
  private var paths: [String: String] = [:]
  /// The files of variant groups, such as the translations of a storyboard.
  private var variants: [String: [String]] = [:]
  /// The identifiers of the folders that the file system keeps in step.
  private(set) var synchronizedFolders: [String] = []

  init(_ objects: ProjectObjects) {
    guard let main = objects.text(objects.root, "mainGroup") else { return }
    let base = RelativePath.joined("", objects.text(objects.root, "projectDirPath") ?? "")
    var open = [(identifier: main, parent: Optional(base))]
    var met: Set<String> = []
    while let (identifier, parent) = open.popLast() {
      // A group within itself would go round for ever.
      guard met.insert(identifier).inserted else { continue }
      let folder = Self.folder(of: identifier, in: parent, base: base, objects)
      let path = folder.map { RelativePath.joined($0, objects.text(identifier, "path") ?? "") }
      paths[identifier] = path
      let children = objects[identifier, "children"].strings
      switch objects.isa(identifier) {
      case "PBXFileSystemSynchronizedRootGroup": synchronizedFolders.append(identifier)
      case "PBXVariantGroup": variants[identifier] = children
      default: break
      }
      open += children.reversed().map { ($0, path) }
    }
  }

  /// The paths of a file, or of each file of a variant group; none outside of the project's own folders.
  func paths(of identifier: String) -> [String] {
    (variants[identifier] ?? [identifier]).compactMap { paths[$0] }
  }

  /// What the path of a file or group begins from; nil for folders of Xcode, and of what is built.
  private static func folder(
    of identifier: String, in parent: String?, base: String, _ objects: ProjectObjects
  ) -> String? {
    switch objects.text(identifier, "sourceTree") ?? "<group>" {
    case "<group>", "group": parent
    case "SOURCE_ROOT": base
    case "<absolute>": "/"
    default: nil
    }
  }
}
