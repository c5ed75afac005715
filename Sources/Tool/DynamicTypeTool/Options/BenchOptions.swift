import ArgumentParser
import DynamicTypePipeline
import Foundation

/// How screens are worked on.
struct BenchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A file or folder with an app's own fonts; may be repeated. Fonts that UIAppFonts of an Info.plist below \
      the folders of a run names are found without it.
      """, valueName: "path"),
    transform: path(named:))
  var fonts: [String] = []

  @OptionGroup var threads: ThreadOptions

  var threadCount: Int { threads.count }

  /// The bench with these fonts, and with those of the apps that a run is about.
  func bench(for files: InputFiles? = nil) throws -> Bench {
    for path in fonts { try checkFontPath(path) }
    let bench = try Bench(fonts: fonts, appFonts: files?.appFonts ?? [])
    for path in bench.unreadableFonts {
      printForPeople("\(path): not a font file that can be read, though UIAppFonts names it")
    }
    return bench
  }
}

/// How many things are worked on at a time.
struct ThreadOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Screens or files worked on at a time; the default is the number of processors. The results are the \
      same.
      """, valueName: "count"))
  var threads: Int?

  func validate() throws {
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads takes a number from 1 to 1024, not \(threads).")
    }
  }

  var count: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }
}
