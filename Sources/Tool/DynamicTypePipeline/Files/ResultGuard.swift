import DynamicTypeReport
import DynamicTypeReportModel

/// Refuses to write a result over a file that somebody else wrote.
///
/// Files are told by what they are, not by their names: links are followed.
package struct ResultGuard: Sendable {
  /// The paths that a run reads, by what they lead to.
  private var inputs: [FileStatus.Identity: String] = [:]

  /// - Parameter inputs: The files that the run reads.
  package init(inputs: [String]) {
    for path in inputs {
      guard let status = try? FileStatus(path), self.inputs[status.identity] == nil else {
        continue
      }
      self.inputs[status.identity] = path
    }
  }

  package init(_ files: InputFiles) { self.init(inputs: files.documents + files.sources) }

  /// Refuses a file that the run reads, and any Interface Builder document.
  package func check(_ path: String) throws(InputProblem) {
    let place = path.withoutMissingFolders
    guard let status = try? FileStatus(place) else { return }
    if let input = inputs[status.identity] {
      let words = input == path ? "is read by this run" : "is \(input), which this run reads"
      throw InputProblem(path: path, reason: .unreadable("\(words); nothing is written over it"))
    }
    guard status.kind == .file, InputKind(path: resolvedPath(place) ?? place) == .document else {
      return
    }
    throw InputProblem(
      path: path,
      reason: .unreadable("is an Interface Builder document; nothing is written over it"))
  }

  /// Refuses what ``check(_:)`` does, and any other file that is there and is no baseline.
  package func check(baseline path: String) throws(InputProblem) {
    try check(path)
    try check(path, replacesOnly: "a baseline that snapshot recorded") { bytes in
      String(decoding: bytes.prefix(200), as: UTF8.self).contains("dynamictype.snapshot/")
    }
  }

  /// Refuses what ``check(_:)`` does, and any other file that is there and is no baseline of findings.
  package func check(findingsBaseline path: String) throws(InputProblem) {
    try check(path)
    try check(path, replacesOnly: "a baseline that check or lint wrote") { bytes in
      String(decoding: bytes.prefix(200), as: UTF8.self).contains("dynamictype.baseline/")
    }
  }

  /// Refuses what ``check(_:)`` does, and any other file that is there and is no part.
  func check(part path: String) throws(InputProblem) {
    try check(path)
    try check(path, replacesOnly: "a part that --shard wrote") { bytes in
      String(decoding: bytes.prefix(200_000), as: UTF8.self).contains(PartFolder.schemaName)
    }
  }

  /// Refuses what ``check(_:)`` does, and any other file that is there and is no PNG picture.
  package func check(picture path: String) throws(InputProblem) {
    try check(path)
    try check(path, replacesOnly: "a PNG picture") { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
  }

  /// Refuses what ``check(_:)`` does, and any other file that is there and is no evidence.
  package func check(evidence path: String) throws(InputProblem) {
    try check(path)
    try check(path, replacesOnly: "evidence of dynamictype") { Evidence.isEvidence($0) }
  }

  /// Refuses a folder whose `index.html` is no report of this tool.
  package func check(reportFolder folder: String) throws(InputProblem) {
    let page = "\(folder)/index.html"
    try check(page)
    try check(page, replacesOnly: "a report of dynamictype") { Report.isPage($0) }
  }

  private func check(
    _ path: String, replacesOnly kind: String, _ isOfKind: ([UInt8]) -> Bool
  ) throws(InputProblem) {
    let place = path.withoutMissingFolders
    guard let status = try? FileStatus(place), status.kind == .file else { return }
    let bytes = try readFile(place)
    guard bytes.isEmpty || isOfKind(bytes) else {
      throw InputProblem(
        path: path, reason: .unreadable("is not \(kind); nothing is written over it"))
    }
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
