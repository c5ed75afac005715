import DynamicTypeModel

extension InputFiles {
  /// A file that rules say nothing about.
  package struct LeftOutFile: Hashable, Sendable {
    package var path: String
    package var reason: LeaveOutReason
  }

  /// Leaves out the files that iOS's text sizes do not concern, by the targets that they belong to.
  ///
  /// A project that cannot be read is a problem of the run.
  package mutating func leaveOutOtherTargets() {
    leaveOut(TargetMap(of: self))
  }

  mutating func leaveOut(_ map: TargetMap) {
    problems += map.problems
    areWholeApp = problems.isEmpty && map.knowsApp(of: self)
    var left: [LeftOutFile] = []
    var resolved: [Substring: String] = [:]
    func isJudged(_ path: String) -> Bool {
      let folder = path.lastIndex(of: "/").map { path[..<$0] }
      if let folder, resolved[folder] == nil { resolved[folder] = resolvedPath(String(folder)) }
      let known = folder.flatMap { resolved[$0] }
      guard let reason = map.leaveOutReason(of: path, resolvedFolder: known) else { return true }
      left.append(LeftOutFile(path: path, reason: reason))
      return false
    }
    documents = documents.filter(isJudged)
    sources = sources.filter(isJudged)
    leftOut += left
  }
}

extension LeaveOutReason {
  /// As counts name it: `12 of watchOS`, `2 of tests`.
  var word: String {
    switch self {
    case .platform(let platform): platform.rawValue
    case .tests: "tests"
    case .tools: "tools"
    case .noTarget: "no target"
    case .generated: "generated code"
    case .unchanged: "unchanged files"
    }
  }

  /// Why, for a list of targets.
  var explanation: String {
    switch self {
    case .platform(.watchOS): "watchOS has text sizes of its own"
    case .platform(.tvOS): "tvOS has one text size"
    case .platform(.macOS): "macOS has no text sizes"
    case .platform(let platform): "\(platform.rawValue) alone"
    case .tests: "tests show nothing to readers"
    case .tools: "tools have no views"
    case .noTarget: "nothing compiles them"
    case .generated: "a program writes them anew"
    case .unchanged: "nothing that they depend on has changed"
    }
  }
}
