import FoundationEssentials

/// The pictures of a report that is not whole yet: an interrupted run leaves the former report as it was.
package enum UnfinishedReport {
  /// The folder, within that of the report, in which pictures wait.
  package static func folder(in report: String) -> String { "\(report)/.dynamictype-unfinished" }

  /// Removes what an interrupted run has left.
  package static func discard(in report: String) {
    // Where it cannot be removed, writing into it says why.
    try? FileManager.default.removeItem(atPath: folder(in: report))
  }

  /// Moves the pictures to their places beside the page.
  package static func finish(
    _ report: String, guardedBy results: ResultGuard
  ) throws(InputProblem) {
    let folder = folder(in: report) + "/pictures"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let place = "\(report)/pictures/\(name)"
      try results.check(picture: place)
      do {
        try FileManager.default.createDirectory(
          atPath: "\(report)/pictures", withIntermediateDirectories: true)
        // No other file than a picture, as was checked; moving does not replace.
        try? FileManager.default.removeItem(atPath: place)
        try FileManager.default.moveItem(atPath: "\(folder)/\(name)", toPath: place)
      } catch {
        throw InputProblem(path: place, reason: .init(error))
      }
    }
    discard(in: report)
  }
}
