import DynamicTypeReport

/// The command of a run, as it is said to whoever is to run it again.
enum CommandWords {
  /// Options that say how a result is written, with their values; a command that is run again has its own.
  private static let options: Set<String> = [
    "--format", "--page", "--output", "-o", "--also", "--report", "--before", "--screen", "--rule",
    "--in",
  ]

  /// This run without what says how its result is written: `dynamictype check App`.
  static let ofThisRun: String = {
    var words = ["dynamictype"]
    var isValue = false
    for argument in CommandLine.arguments.dropFirst() {
      defer { isValue = !isValue && options.contains(argument) }
      let name = String(argument.prefix { $0 != "=" })
      if isValue || options.contains(name) { continue }
      words.append(argument.shellWord)
    }
    return words.joined(separator: " ")
  }()
}
