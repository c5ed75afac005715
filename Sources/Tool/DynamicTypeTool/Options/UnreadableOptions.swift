import ArgumentParser
import DynamicTypePipeline

/// What becomes of a run in which files could not be read.
struct UnreadableOptions: ParsableArguments {
  @Flag(
    help: "Let the run pass although files cannot be read; without it the exit code is 1.")
  var allowUnreadable = false

  /// These options, where they say something.
  var said: [String] { allowUnreadable ? ["--allow-unreadable"] : [] }

  /// Whether a run that could not read everything fails for it.
  ///
  /// - Parameter count: How many files could not be read.
  func fails(unreadable count: Int) -> Bool {
    guard count > 0, !allowUnreadable else { return false }
    let files = count == 1 ? "1 file" : "\(count) files"
    printForPeople(
      "\(files) could not be read, which fails the run without --allow-unreadable.", .warning)
    return true
  }
}
