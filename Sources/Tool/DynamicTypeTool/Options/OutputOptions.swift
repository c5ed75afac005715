import ArgumentParser
import DynamicTypePipeline

/// Where a command's result goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.long, .short],
    help: ArgumentHelp("A file to write to instead of standard output.", valueName: "file"),
    transform: path(named:))
  var output: String?

  @OptionGroup var overwriting: ForceOptions

  /// Ends the run before it does anything where the file is somebody else's.
  func check(against files: ResultGuard) throws {
    if let output {
      try refuse { () throws(InputProblem) in try files.check(output, as: .printed) }
    }
  }

  /// Writes to the file, or to standard output where none is named.
  func write(_ text: String, guardedBy files: ResultGuard) throws {
    if let output {
      try files.put(text, to: output, as: .printed)
    } else {
      try printResult(text)
    }
  }
}
