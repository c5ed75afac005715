/// The parts of a snapshot put together: that of one run.
package struct SnapshotMerge: Sendable {
  private let parts: PartSet
  package let laidOut: LaidOutSnapshot
  /// The files that the snapshot is of.
  package let paths: Set<String>

  /// Reads all parts.
  ///
  /// - Parameters:
  ///   - paths: Folders of parts, or their files, in any order.
  ///   - version: Of the tool.
  package init(_ paths: [String], version: String) throws(PartSet.Failure) {
    var assembly = SnapshotAssembly()
    parts = try PartSet(paths, version: version) { (piece: SnapshotPiece, _, _) in
      assembly.add(piece)
    }
    laidOut = LaidOutSnapshot(assembly, problems: parts.run.unread.problems)
    self.paths = assembly.paths
  }

  /// The files of the parts.
  package var files: [String] { parts.files }
}
