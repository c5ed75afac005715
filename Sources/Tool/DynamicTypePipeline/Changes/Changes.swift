/// What has changed since some revision, whoever says so.
package struct Changes: Sendable {
  /// Without links and `..`; files that are gone, too.
  package var paths: Set<String>
  /// The sources as they were, of those that have changed or are gone.
  package var formerSources: [[UInt8]]

  package init(paths: Set<String>, formerSources: [[UInt8]]) {
    self.paths = paths
    self.formerSources = formerSources
  }
}

extension InputFiles {
  /// The documents and sources, without links and `..` in their paths.
  package var resolvedPaths: [String] { (documents + sources).map { resolvedPath($0) ?? $0 } }

  /// Keeps what has changed and what may depend on it; the rest is read, and nothing is said of it.
  ///
  /// - Returns: What is kept, documents first, in the order of the run.
  package mutating func take(_ changes: Changes) -> [TakenFile] {
    var search = DependentSearch(self, changes)
    let taken = search.run()
    let kept = Set(taken.map(\.path))
    unchanged = Set(documents + sources).subtracting(kept)
    leftOut += unchanged.sorted().map { LeftOutFile(path: $0, reason: .unchanged) }
    return taken
  }
}
