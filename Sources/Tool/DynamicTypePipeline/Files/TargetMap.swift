import DynamicTypeModel
import DynamicTypeResources
import DynamicTypeSource

/// The targets of the projects around the files of a run, and which of them each file belongs to.
package struct TargetMap: Sendable {
  /// A target and where it is from.
  struct PlacedTarget: Hashable, Sendable {
    var target: ProjectTarget
    /// The `project.pbxproj` or `Package.swift`.
    var project: String
  }

  /// Project by project, in the order of each.
  private(set) var targets: [PlacedTarget] = []
  /// A message for each project that cannot be read.
  private(set) var problems: [InputProblem] = []
  private var byFile: [String: [Int]] = [:]
  private var byFolder: [String: [(target: Int, excluded: Set<String>)]] = [:]
  private let folders: [String]
  private var unlisted = UnlistedFiles()
  /// Whether all projects that may compile a source of the run are in the run, and are read.
  private var seesAllProjects = false

  /// Reads the projects in the folders of a run, and those that the folders are in.
  package init(of files: InputFiles) {
    folders = files.folders
    var projects = files.projects
    var met = Set(projects.map { resolvedPath($0) ?? $0 })
    for folder in files.folders {
      for path in Self.projects(around: folder) where met.insert(path).inserted {
        projects.append(path)
      }
    }
    for project in projects {
      do throws(InputProblem) {
        try add(project)
      } catch {
        problems.append(error)
      }
    }
    // Where other projects may be, or what one says is not known, any of them may compile a source.
    seesAllProjects =
      problems.isEmpty && projects.count == files.projects.count
      && !files.folders.contains(where: Self.isWithinRepository)
    guard seesAllProjects else { return }
    unlisted = UnlistedFiles(
      beside: byFile.keys, unplaced: Set(targets.flatMap(\.target.unplacedFiles)),
      foldersOfTargets: Set(byFolder.keys), in: files.folders)
  }

  /// Whether a folder is below that of a repository, and not that folder itself.
  private static func isWithinRepository(_ folder: String) -> Bool {
    guard var path = resolvedPath(folder.isEmpty ? "." : folder) else { return true }
    while path != "/" {
      path = Folder.split(path).folder
      if FileKind(path: Folder.join(path, ".git")) != .missing { return true }
    }
    return false
  }

  /// The nearest folder around a folder that has projects, up to that of the repository.
  private static func projects(around folder: String) -> [String] {
    guard var path = resolvedPath(folder.isEmpty ? "." : folder) else { return [] }
    while path != "/" {
      path = Folder.split(path).folder
      let names = Folder.contents(of: path)
      let found = names.compactMap { Self.project(named: $0, in: path) }
      if !found.isEmpty || names.contains(".git") { return found }
    }
    return []
  }

  static let manifestName = "Package.swift"

  /// The file that lists the targets, of what is a project by its name; nil for everything else.
  static func project(named name: String, in folder: String) -> String? {
    if name == manifestName { return Folder.join(folder, name) }
    guard name.hasSuffix(".xcodeproj") else { return nil }
    let path = Folder.join(Folder.join(folder, name), "project.pbxproj")
    return FileKind(path: path) == .file ? path : nil
  }
}

// MARK: - Whole apps

extension TargetMap {
  /// Whether a run has a project with an app, and all files of the targets.
  func knowsApp(of files: InputFiles) -> Bool {
    guard seesAllProjects, targets.contains(where: { $0.target.product == .app }) else {
      return false
    }
    let tops = files.folders.compactMap { resolvedPath($0.isEmpty ? "." : $0) }
    func isInRun(_ path: String) -> Bool {
      tops.contains { $0 == "/" || path == $0 || path.hasPrefix($0 + "/") }
    }
    return byFolder.keys.allSatisfy(isInRun)
      && byFile.keys.allSatisfy { isInRun($0) || FileKind(path: $0) == .missing }
  }
}

// MARK: - Reading projects

extension TargetMap {
  private mutating func add(_ project: String) throws(InputProblem) {
    let bytes = try readFile(project)
    var root = Folder.split(project).folder
    let found: [ProjectTarget]
    do throws(ProjectError) {
      if InputKind(path: project) == .source {
        found = try PackageManifest(bytes).targets
      } else {
        root = Folder.split(root).folder
        let folder = root
        found = try XcodeProject(bytes) { Folder.bytes(of: RelativePath.joined(folder, $0)) }
          .targets
      }
    } catch {
      throw InputProblem(
        path: project, reason: .malformed(line: error.line, column: error.column, error.reason))
    }
    let base = resolvedPath(root) ?? root
    for target in found {
      let index = targets.count
      targets.append(PlacedTarget(target: target, project: project))
      for file in target.files where InputKind(path: file) != nil {
        byFile[RelativePath.joined(base, file), default: []].append(index)
      }
      for folder in target.folders {
        byFolder[RelativePath.joined(base, folder.path), default: []].append(
          (index, Set(folder.excluded.map { RelativePath.joined(base, $0) })))
      }
    }
  }
}

// MARK: - Finding targets

extension TargetMap {
  /// The targets that a file belongs to, by their places in the list.
  ///
  /// - Parameter resolvedFolder: The file's folder without links and `..`, where the caller knows it.
  func targets(of path: String, resolvedFolder: String? = nil) -> [Int] {
    targets(ofResolved: Self.resolved(path, in: resolvedFolder))
  }

  private static func resolved(_ path: String, in resolvedFolder: String?) -> String {
    let (folder, name) = Folder.split(path)
    return Folder.join(resolvedFolder ?? resolvedPath(folder) ?? folder, name)
  }

  private func targets(ofResolved whole: String) -> [Int] {
    var found = byFile[whole] ?? []
    var around = [whole]
    while let last = around.last, last != "/", last != "." {
      around.append(Folder.split(last).folder)
    }
    for folder in around.dropFirst() {
      for (target, excluded) in byFolder[folder] ?? [] where excluded.isDisjoint(with: around) {
        found.append(target)
      }
    }
    return found
  }

  /// Why a file is not judged; nil where it is, in one of its targets at least.
  func leaveOutReason(of path: String, resolvedFolder: String? = nil) -> LeaveOutReason? {
    let whole = Self.resolved(path, in: resolvedFolder)
    let own = targets(ofResolved: whole)
    if own.isEmpty {
      return LeaveOutReason(namesIn: pathInRun(path)) ?? (unlisted.contain(whole) ? .noTarget : nil)
    }
    let reasons = own.map { targets[$0].target.leaveOutReason }
    return reasons.contains(nil) ? nil : reasons.compactMap { $0 }.min()
  }

  /// What follows the folder that was named; of a file that was named itself its name.
  private func pathInRun(_ path: String) -> Substring {
    let around = folders.filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    let length = around.map(\.utf8.count).max() ?? 0
    return path.utf8.count > length
      ? path[path.utf8.index(path.startIndex, offsetBy: length)...] : path[...]
  }
}

extension LeaveOutReason {
  /// By the names that folders of tests and of other platforms have, where no project knows a file.
  init?(namesIn path: Substring) {
    let names = path.lowercased().split(separator: "/")
    guard let file = names.last else { return nil }
    if file.hasSuffix("tests.swift") {
      self = .tests
      return
    }
    let found = names.dropLast().compactMap { LeaveOutReason(folder: $0) }
    guard let first = found.first else { return nil }
    self = first
  }

  private init?(folder name: Substring) {
    let endings: [(String, LeaveOutReason)] = [
      ("tests", .tests), ("watchos", .platform(.watchOS)), ("watchapp", .platform(.watchOS)),
      ("watch app", .platform(.watchOS)), ("watchkit app", .platform(.watchOS)),
      ("watchkit extension", .platform(.watchOS)), ("tvos", .platform(.tvOS)),
      ("macos", .platform(.macOS)),
    ]
    guard let found = endings.first(where: { name.hasSuffix($0.0) }) else { return nil }
    self = found.1
  }
}
