import DynamicTypeModel
import DynamicTypeReport

/// A check of one shard, which writes its pieces down for a merge.
package struct ShardRun: Sendable {
  private let check: Check
  private let shard: Shard
  private let folder: PartFolder
  private let run: CheckRun

  /// - Parameters:
  ///   - check: Whose report folder, where pictures are wanted, is that of the part.
  ///   - fonts: The files and folders of fonts that were named.
  ///   - version: Of the tool.
  package init(
    _ check: Check, of files: InputFiles, shard: Shard, folder: PartFolder, fonts: [String],
    version: String
  ) {
    self.check = check
    self.shard = shard
    self.folder = folder
    run = CheckRun(
      of: files, for: check.matrix, fonts: fonts, hasPictures: check.reportFolder != nil,
      version: version)
  }

  /// Writes the part.
  package func run(_ files: InputFiles, on bench: Bench) async throws(InputProblem) {
    var writer = try PartWriter(
      folder,
      head: PartFolder.Head(schema: PartFolder.schemaName, shard: shard, run: run))
    _ = try await check.work(on: files, as: shard, on: bench) {
      piece throws(InputProblem) in try writer.write(piece)
    }
    try writer.finish()
  }
}
