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

  /// As in ``ThreadOptions``.
  @Option(parsing: .unconditional, help: ThreadOptions.help)
  var threads: Int?

  /// As ``LogOptions``.
  @Option(
    help: LogOptions.help,
    transform: { try choice(LogFormat.self, named: $0, what: "format of the log") })
  var logFormat: LogFormat = .text

  var threadCount: Int { threads ?? ThreadOptions.all }

  func validate() throws { try ThreadOptions.check(threads) }

  /// The bench with these fonts, and with those of the apps that a run is about.
  ///
  /// - Parameter draws: Whether pictures are drawn, so that people are told which images are not in them.
  func bench(for files: InputFiles? = nil, draws: Bool = false) throws -> Bench {
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
  static let help = ArgumentHelp(
    """
    Screens or files worked on at a time; the default is the number of processors. The results are the \
    same.
    """, valueName: "count")

  @Option(parsing: .unconditional, help: Self.help)
  var threads: Int?

  /// As ``LogOptions``.
  @Option(
    help: LogOptions.help,
    transform: { try choice(LogFormat.self, named: $0, what: "format of the log") })
  var logFormat: LogFormat = .text

  func validate() throws { try Self.check(threads) }

  static func check(_ threads: Int?) throws {
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads takes a number from 1 to 1024, not \(threads).")
    }
  }

  static var all: Int { ProcessInfo.processInfo.activeProcessorCount }

  var count: Int { threads ?? Self.all }
}

/// How messages and progress are written.
struct LogOptions: ParsableArguments {
  static let help = ArgumentHelp(
    """
    How messages and progress are written to standard error: text, or json with an object a line, as \
    Documentation/schemas/log-1.schema.json describes it.
    """, valueName: "format")

  /// Heeded from the first message on, by ``LogFormat/current``; here for the help and for mistakes.
  @Option(
    help: Self.help,
    transform: { try choice(LogFormat.self, named: $0, what: "format of the log") })
  var logFormat: LogFormat = .text
}
