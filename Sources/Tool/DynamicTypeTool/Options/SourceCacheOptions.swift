import ArgumentParser
import DynamicTypePipeline
import Foundation

/// Where a run keeps what it read in sources, for later ones.
struct SourceCacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder that keeps what was read in sources: a later run reads only those that changed, and says the same. \
      Several runs may share it. By default dynamictype in the user's folder for caches ($XDG_CACHE_HOME or \
      ~/.cache; ~/Library/Caches on macOS).
      """, valueName: "folder"),
    transform: path(named:))
  var cache: String?

  @Flag(help: "Read every source again, and keep nothing.")
  var noCache = false

  func validate() throws {
    if noCache, cache != nil { throw ValidationError("--cache and --no-cache exclude each other.") }
  }

  /// What earlier runs read in some sources; nil for none, also where the usual folder cannot be made.
  func opened(for files: InputFiles) throws -> KeptSources? {
    guard !noCache, !files.sources.isEmpty else { return nil }
    guard let cache else { return Self.usual(for: files) }
    do throws(InputProblem) {
      return KeptSources(try ResultCache(folder: cache), of: files, version: toolVersion)
    } catch {
      throw CommandFailure("\(error.path): cannot be a cache: \(error.message)")
    }
  }

  /// What earlier runs read in some sources, in the usual folder; nil where that cannot be made.
  static func usual(for files: InputFiles) -> KeptSources? {
    guard let folder = usualFolder, let results = try? ResultCache(folder: folder) else {
      return nil
    }
    return KeptSources(results, of: files, version: toolVersion)
  }

  /// Source: XDG Base Directory Specification 0.8, `$XDG_CACHE_HOME`, which is to be absolute.
  static var usualFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    #if os(macOS)
      return environment["HOME"].map { $0 + "/Library/Caches/dynamictype" }
    #else
      if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
        return folder + "/dynamictype"
      }
      return environment["HOME"].map { $0 + "/.cache/dynamictype" }
    #endif
  }
}
