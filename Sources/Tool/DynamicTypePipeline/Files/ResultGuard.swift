import DynamicTypeReport
import DynamicTypeReportModel

/// Where results go: all that a run writes for people goes through here, and replaces nothing that the tool did not write.
///
/// Files are told by what they are, not by their names: links are followed.
package struct ResultGuard: Sendable {
  /// The paths that a run reads, by what they lead to.
  private var inputs: [FileStatus.Identity: String] = [:]
  /// Whether files are replaced that somebody else wrote; never those that the run reads.
  private let isForced: Bool

  /// - Parameters:
  ///   - inputs: The files that the run reads.
  ///   - isForced: Whether other files are replaced, whoever wrote them.
  package init(inputs: [String], isForced: Bool = false) {
    self.isForced = isForced
    add(inputs)
  }

  package init(_ files: InputFiles, isForced: Bool = false) {
    self.init(inputs: files.documents + files.sources, isForced: isForced)
  }

  /// Takes in further files that the run reads.
  package mutating func add(_ paths: [String]) {
    for path in paths {
      guard let status = try? FileStatus(path), inputs[status.identity] == nil else { continue }
      inputs[status.identity] = path
    }
  }

  /// Refuses a file that the run reads, any Interface Builder document, and, unless they are to be replaced, all others
  /// that are no earlier result of the same kind.
  package func check(_ path: String, as kind: ResultKind) throws(InputProblem) {
    let place = path.withoutMissingFolders
    guard let status = try? FileStatus(place) else { return }
    if let input = inputs[status.identity] {
      let words = input == path ? "is read by this run" : "is \(input), which this run reads"
      throw InputProblem(path: path, reason: .unreadable("\(words); nothing is written over it"))
    }
    // Devices and pipes have nothing to lose; folders are never replaced, and writing says so.
    guard status.kind == .file else { return }
    if InputKind(path: resolvedPath(place) ?? place) == .document {
      throw InputProblem(
        path: path,
        reason: .unreadable("is an Interface Builder document; nothing is written over it"))
    }
    guard !isForced, status.size > 0 else { return }
    guard kind.isKind(of: try readFile(place)) else {
      throw InputProblem(
        path: path, reason: .unreadable("is not \(kind.words); --force replaces it"))
    }
  }

  /// Writes a result, as ``check(_:as:)`` lets it be written.
  package func write(
    _ bytes: [UInt8], to path: String, as kind: ResultKind
  ) throws(InputProblem) {
    try check(path, as: kind)
    try writeFile(bytes, to: path)
  }

  /// Refuses a folder whose `index.html` is no report of this tool.
  package func check(reportFolder folder: String) throws(InputProblem) {
    try check("\(folder)/index.html", as: .page)
  }
}

extension String {
  /// This path without folders that are not there and that `..` leaves again: writing makes them first.
  fileprivate var withoutMissingFolders: String {
    var parts: [Substring] = []
    let root = hasPrefix("/") ? "/" : ""
    for part in split(separator: "/") where part != "." {
      let before = root + parts.joined(separator: "/")
      if part == "..", !parts.isEmpty, (try? FileStatus(before)) == nil {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return root + parts.joined(separator: "/")
  }
}
