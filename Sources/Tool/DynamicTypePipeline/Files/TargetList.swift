import DynamicTypeModel
import DynamicTypeReport

/// The targets of a run as `lint --targets` lists them.
package struct TargetList {
  /// Project by project; one target a line, with how many files of the run are in it.
  package let text: String
  /// Projects that cannot be read.
  package let problems: [InputProblem]

  package init(of files: InputFiles) {
    let map = TargetMap(of: files)
    problems = map.problems
    var counts = Array(repeating: 0, count: map.targets.count)
    var others: [LeaveOutReason?: [String]] = [:]
    for path in files.documents + files.sources {
      let targets = Set(map.targets(of: path))
      for target in targets { counts[target] += 1 }
      if targets.isEmpty { others[map.leaveOutReason(of: path), default: []].append(path) }
    }
    var lines: [String] = []
    var project: String?
    for (placed, count) in zip(map.targets, counts) {
      if placed.project != project {
        lines.append("\(lines.isEmpty ? "" : "\n")\(placed.project.singleLine)")
        project = placed.project
      }
      lines.append(Self.line(count, placed.target.title, placed.target.leaveOutReason))
    }
    if !others.isEmpty {
      lines.append("\(lines.isEmpty ? "" : "\n")In no target")
      if let files = others[nil] { lines.append(Self.line(files.count, "files", nil)) }
      for (reason, files) in others.compactMap({ key, files in key.map { ($0, files) } })
        .sorted(by: { $0.0 < $1.0 })
      {
        let isUnlisted = reason == .noTarget
        let title =
          isUnlisted ? "files beside those of targets" : "\(reason.word), by their names"
        lines.append(Self.line(files.count, title, reason))
        if isUnlisted { lines += files.map { "          \($0.singleLine)" } }
      }
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// `   12  Clock (watch app, watchOS)  not judged: watchOS has text sizes of its own`.
  private static func line(_ count: Int, _ title: String, _ reason: LeaveOutReason?) -> String {
    let number = String(count)
    let left = String(repeating: " ", count: max(0, 6 - number.count)) + number + "  " + title
    guard let reason else { return left.singleLine }
    let gap = String(repeating: " ", count: max(2, 52 - left.count))
    return "\(left)\(gap)not judged: \(reason.explanation)".singleLine
  }
}

extension ProjectTarget {
  /// `Clock (watch app, watchOS)`.
  fileprivate var title: String {
    let words = [product.rawValue] + platforms.sorted().map(\.rawValue)
    return "\(name) (\(words.joined(separator: ", ")))"
  }
}
