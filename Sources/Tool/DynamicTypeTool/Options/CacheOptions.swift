import ArgumentParser
import DynamicTypePipeline

/// Where a run keeps what it made, for later ones.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A folder that keeps what came of screens: a later run lays out and draws only those whose documents, sources, \
      fonts or options changed, and says the same. Several runs may share it.
      """, valueName: "folder"),
    transform: path(named:))
  var cache: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most megabytes that a run leaves in the folder of --cache, 2048 by default; what was not used for longest goes first.",
      valueName: "megabytes"))
  var cacheSize: Int?

  func validate() throws {
    guard let cacheSize else { return }
    if cache == nil { throw ValidationError("--cache-size needs --cache FOLDER.") }
    if !(1...1_000_000).contains(cacheSize) {
      throw ValidationError("--cache-size takes a number from 1 to 1000000, not \(cacheSize).")
    }
  }

  /// The folder, made where there is none; nil where none is asked for.
  func opened() throws -> ResultCache? {
    guard let cache else { return nil }
    do throws(InputProblem) {
      return try ResultCache(
        folder: cache, limit: cacheSize.map { $0 << 20 } ?? ResultCache.usualLimit)
    } catch {
      throw CommandFailure("\(error.path): cannot be a cache: \(error.message)")
    }
  }
}
