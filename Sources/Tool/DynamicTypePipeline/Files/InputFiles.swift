import FoundationEssentials

/// The files of a run, in the order in which they are reported.
package struct InputFiles: Hashable, Sendable {
  /// Storyboards and xibs.
  package var documents: [String] = []
  /// Swift sources.
  package var sources: [String] = []
  package var problems: [InputProblem] = []
  /// The folders that were named, and those of named files: where asset catalogues are looked for.
  package var folders: [String] = []
  /// The `project.pbxproj` and `Package.swift` in those folders.
  package var projects: [String] = []
  /// What is not looked at, because iOS's text sizes do not concern it.
  package internal(set) var leftOut: [LeftOutFile] = []
  /// Files that nothing is said of, and that may name types of the sources: those in Objective-C, property lists, and
  /// documents and sources that are excluded.
  package internal(set) var others: [String] = []
  /// Whether all files of an app are known, so that nobody else can use what it declares for itself.
  package internal(set) var areWholeApp = false
  /// Of the documents and sources those that are read for the others alone.
  package internal(set) var unchanged: Set<String> = []

  fileprivate init() {}

  /// Whether something below a folder is left out for its name.
  static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || foldersOfOthers.contains(name) || name.hasSuffix(".xcloc")
  }

  /// Whether a file that is no input may name types of Swift, by the ending of its name.
  static func mayNameTypes(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["m", "mm", "h", "pch", "plist"].contains(name[name.index(after: dot)...].lowercased())
  }

  private static let foldersOfOthers: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// What is found at `paths`, and below those that are folders.
  ///
  /// Below a folder names are sorted byte by byte, so that every machine finds the same order. Hidden
  /// folders, `Pods`, `Carthage`, `DerivedData`, `node_modules` and what Xcode exports for translators (`.xcloc`, with
  /// copies of documents) are left out unless they are named; so are links to folders, which may go round in circles. A file that is met twice counts once.
  package init(at paths: [String]) {
    var finder = InputFinder()
    for path in paths { finder.visit(path) }
    self = finder.found
    let ended = CrashRecovery.ended
    if ended.contains(.documents) { documents = [] }
    if ended.contains(.sources) { sources = [] }
    problems += CrashRecovery.problems(at: folders.first ?? paths.first ?? ".")
  }
}

extension InputFiles {
  /// Says something of a file or a folder alone; the others are read for it.
  ///
  /// - Throws: When there is nothing at the path, or none of it is in the run.
  package mutating func narrow(to path: String) throws(InputProblem) {
    let named = InputFiles(at: [path])
    if let problem = named.problems.first { throw problem }
    let wanted = (named.documents + named.sources).map { (try? FileStatus($0))?.identity }
    func isWanted(_ path: String) -> Bool { wanted.contains((try? FileStatus(path))?.identity) }
    let all = Set(documents + sources)
    unchanged = all.filter { !isWanted($0) }
    guard unchanged.count == all.count else { return }
    let leftOut = leftOut.first { isWanted($0.path) }
    let reason = leftOut?.reason.explanation ?? "it is not among the files that are read"
    throw InputProblem(path: path, reason: .unreadable("is left out: \(reason)"))
  }
}

/// A file's kind, by the ending of its name.
enum InputKind {
  case document
  case source

  init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .document
    } else if name.hasSuffix(".swift") {
      self = .source
    } else {
      return nil
    }
  }
}

/// One walk over the paths of a run.
private struct InputFinder {
  var found = InputFiles()
  /// By where they lead, byte by byte: two spellings of a path are one file.
  private var met: Set<[UInt8]> = []
  /// As texts, in which letters count as the same however they are composed.
  private var names: Set<String> = []

  /// A path that was named: it must lead to something.
  mutating func visit(_ path: String) {
    let kind: FileStatus.Kind
    do throws(InputProblem) {
      kind = try FileStatus(path).kind
    } catch {
      found.problems.append(error)
      return
    }
    switch kind {
    case .folder:
      found.folders.append(path)
      let knownProblems = found.problems.count
      if walk(path) == 0, found.problems.count == knownProblems {
        found.problems.append(InputProblem(path: path, reason: .nothingToCheck))
      }
    case .file, .pipe, .socket, .device:
      if InputKind(path: path) == nil {
        found.problems.append(InputProblem(path: path, reason: .notAnInput))
      }
      found.folders.append(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
      add(path)
    }
  }

  /// Adds everything below a folder, nearest first, and says how many inputs are there.
  ///
  /// A list of open folders instead of recursion, so that no depth is too deep.
  private mutating func walk(_ folder: String) -> Int {
    var pending = [folder]
    var count = 0
    while let path = pending.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        found.problems.append(InputProblem(path: path, reason: .init(error)))
        continue
      }
      var folders: [String] = []
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        let child = path.hasSuffix("/") ? path + name : path + "/" + name
        if let project = TargetMap.project(named: name, in: path) { found.projects.append(project) }
        if InputKind(path: name) != nil, FileKind(path: child) != .folder {
          add(child)
          count += 1
        } else if InputFiles.mayNameTypes(name) {
          found.others.append(child)
        } else if !InputFiles.isSkipped(name), FileKind(path: child, followsLinks: false) == .folder
        {
          folders.append(child)
        }
      }
      pending.append(contentsOf: folders.reversed())
    }
    return count
  }

  private mutating func add(_ path: String) {
    guard let kind = InputKind(path: path),
      met.insert(Array((resolvedPath(path) ?? path).utf8)).inserted
    else { return }
    guard names.insert(path).inserted else {
      found.problems.append(
        InputProblem(
          path: path,
          reason: .unreadable(
            "its name is that of another file but for how letters are composed; rename one")))
      return
    }
    let known = CrashRecovery.givenUp.filter { $0.path == path }
    if let first = known.first {
      found.problems.append(InputProblem(path: path, reason: first.reason))
      // What lint finds in a source does not depend on its screens.
      if known.contains(where: { $0.work != .views }) { return }
    }
    switch kind {
    case .document: found.documents.append(path)
    case .source: found.sources.append(path)
    }
  }
}
