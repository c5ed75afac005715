import ArgumentParser
import DynamicType
import DynamicTypePipeline

/// `dynamictype fidelity`: agreement with the frames recorded in the documents.
struct FidelityCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compares layout with the frames that Xcode recorded in the documents.",
    discussion: """
      Xcode wrote the frames that Apple's own engine computed into every document, so that you can \
      see on your own screens how accurate the layout is. Frames that prove nothing are left out: \
      misplaced, ambiguous, or breaking their own constraints. The tables are Markdown.
        dynamictype fidelity App
      """)

  @Argument(help: "Storyboards, xibs, and folders with them.", transform: path(named:))
  var paths: [String] = ["."]

  @OptionGroup var bench: BenchOptions

  @Option(
    help: ArgumentHelp(
      "The text size the documents were recorded at; by default it is found for each.",
      valueName: "size"),
    transform: sizes(named:))
  var size: [ContentSizeCategory] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many of the furthest-off views to name.", valueName: "count"))
  var worst: Int = 20

  @Option(
    help: ArgumentHelp("text or json.", valueName: "format"),
    transform: { try choice(Format.self, named: $0, what: "format") })
  var format: Format = .text

  @OptionGroup var unreadable: UnreadableOptions
  @OptionGroup var destination: OutputOptions

  func validate() throws {
    if size.count > 1 { throw ValidationError("--size takes one size here.") }
    if worst < 0 { throw ValidationError("--worst takes a number from 0 up, not \(worst).") }
  }

  func run() async throws {
    let files = InputFiles(at: paths)
    let results = ResultGuard(files, isForced: destination.overwriting.force)
    try destination.check(against: results)
    let run = FidelityRun(threads: bench.threadCount, size: size.first)
    let result = await run.run(files, on: try bench.bench(for: files))
    for problem in result.problems { printForPeople(problem.description, .warning) }
    guard result.documents > 0 else {
      if result.problems.isEmpty { throw CommandFailure.noDocument }
      throw Exit.unusable
    }
    let text =
      switch format {
      case .text: result.markdown(worstCount: worst)
      case .json: try result.json(worstCount: worst)
      }
    try destination.write(text, guardedBy: results)
    if unreadable.fails(unreadable: result.problems.count) { throw Exit.findings }
  }
}
