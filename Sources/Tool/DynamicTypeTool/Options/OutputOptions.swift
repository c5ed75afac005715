import ArgumentParser
import DynamicTypePipeline

/// Where a command's result goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.long, .short],
    help: ArgumentHelp("A file to write to instead of standard output.", valueName: "file"),
    transform: path(named:))
  var output: String?

  /// Ends the run before it does anything where the file is one that it reads.
  func check(against files: ResultGuard) throws {
    if let output { try refuse { () throws(InputProblem) in try files.check(output) } }
  }

  func write(_ text: String) throws {
    try DynamicTypeTool.write(text, to: output)
  }
}
