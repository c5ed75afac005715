import DynamicTypeModel
import DynamicTypeReport

/// The work of one shard, which writes its pieces down for a merge.
package struct ShardRun: Sendable {
  private let shard: Shard
  private let folder: PartFolder
  private let run: ShardedRun

  /// - Parameters:
  ///   - work: What all shards do together.
  ///   - fonts: The files and folders of fonts that were named.
  ///   - hasPictures: Whether pictures are drawn into the folder.
  ///   - version: Of the tool.
  package init(
    of work: ShardedRun.Work, on files: InputFiles, for matrix: ConfigurationMatrix, shard: Shard,
    folder: PartFolder, fonts: [String], hasPictures: Bool, version: String
  ) {
    self.shard = shard
    self.folder = folder
    run = ShardedRun(
      work, of: files, for: matrix, fonts: fonts, hasPictures: hasPictures, version: version)
  }

  /// Writes the part of a check.
  ///
  /// - Parameter check: Whose report folder, where pictures are wanted, is that of the part.
  package func run(_ check: Check, of files: InputFiles, on bench: Bench) async throws(InputProblem)
  {
    var writer = try writer()
    _ = try await check.work(on: files, as: shard, on: bench) {
      piece throws(InputProblem) in try writer.write(piece)
    }
    try writer.finish()
  }

  /// Writes the part of a snapshot.
  package func run(
    _ snapshot: SnapshotRun, of files: InputFiles, on bench: Bench
  ) async throws(InputProblem) {
    var writer = try writer()
    try await snapshot.work(on: files, as: shard, on: bench) {
      piece throws(InputProblem) in try writer.write(piece)
    }
    try writer.finish()
  }

  private func writer() throws(InputProblem) -> PartWriter {
    try PartWriter(
      folder, head: PartFolder.Head(schema: PartFolder.schemaName, shard: shard, run: run))
  }
}
