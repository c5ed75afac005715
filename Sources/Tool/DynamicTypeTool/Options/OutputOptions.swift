import ArgumentParser

/// Where a command's result goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.long, .short],
    help: ArgumentHelp("A file to write to instead of standard output.", valueName: "file"),
    transform: path(named:))
  var output: String?

  func write(_ text: String) throws {
    try DynamicTypeTool.write(text, to: output)
  }
}
