import ArgumentParser
import CodeEvaluation
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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Megabytes that the tool may have while it runs code of screens: a screen is not examined whose code takes \
      more. The default is half of the machine's memory, and at most 2048.
      """, valueName: "megabytes"))
  var memory: Int?

  @OptionGroup var threads: ThreadOptions

  func validate() throws {
    if let memory, !(1...1_048_576).contains(memory) {
      throw ValidationError("--memory takes a number from 1 to 1048576, not \(memory).")
    }
  }

  var threadCount: Int { threads.count }

  /// The bench with these fonts, and with those of the apps that a run is about.
  ///
  /// - Parameter draws: Whether pictures are drawn, so that people are told which images are not in them.
  func bench(for files: InputFiles? = nil, draws: Bool = false) throws -> Bench {
    MemoryBound.set(megabytes: memory ?? MemoryBound.usualMegabytes)
    for path in fonts { try checkFontPath(path) }
    let bench = try Bench(fonts: fonts, appFonts: files?.appFonts ?? [])
    for path in bench.unreadableFonts {
      printForPeople(
        "\(path): not a font file that can be read, though UIAppFonts names it", .warning)
    }
    if draws, let files {
      for words in bench.imagePrograms.missing(for: files.folders) { printForPeople(words) }
    }
    return bench
  }
}

/// How many things are worked on at a time, and how that is told.
struct ThreadOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Screens or files worked on at a time; the default is the number of processors. The results are the \
      same.
      """, valueName: "count"))
  var threads: Int?

  @OptionGroup var log: LogOptions

  func validate() throws {
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads takes a number from 1 to 1024, not \(threads).")
    }
  }

  var count: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }
}

/// How messages and progress are written.
struct LogOptions: ParsableArguments {
  /// Heeded from the first message on, by ``LogFormat/current``; here for the help and for mistakes.
  @Option(
    help: ArgumentHelp(
      """
      How messages and progress are written to standard error: text, or json with an object a line, as \
      Documentation/schemas/log-1.schema.json describes it.
      """, valueName: "format"),
    transform: { try choice(LogFormat.self, named: $0, what: "format of the log") })
  var logFormat: LogFormat = .text
}
