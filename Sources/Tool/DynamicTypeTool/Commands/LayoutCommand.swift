import ArgumentParser
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// `dynamictype layout`: frames and lines of each element.
struct LayoutCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Prints the frame and the lines of text of each element, in points.",
    discussion: """
      Frames are in the parent's coordinates, as Interface Builder records them; on the document's \
      own device without --look as its canvas shows them where that differs from a device. As JSON \
      it is the schema dynamictype.layout/1, for one size, device and locale.
        dynamictype layout Main.storyboard --size AX5
        dynamictype layout Main.storyboard --format json --output layout.json

      Of Swift sources, views of SwiftUI and screens of UIKit that code builds are laid out as they are read, without \
      compiling the app:
        dynamictype layout App --screens
        dynamictype layout App --screen FilterView --size AX3

      Elements then say where they are written, what their text is for, and whether it is known or \
      made up because only running the app would tell.
      """)

  @Argument(
    help: "A storyboard or xib, a Swift source, or a folder of sources.", transform: path(named:))
  var file: String

  @Flag(
    help:
      "List the scenes of documents, the views of SwiftUI that fill a screen and the controllers of UIKit, without laying them out."
  )
  var screens = false

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      """
      Lay out the view, controller or preview of this name; may be repeated. The default is all that fill a screen.
      """, valueName: "name"))
  var names: [String] = []

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var boldText: BoldTextOptions
  @OptionGroup var scaling: ScalingOptions
  @OptionGroup var bench: BenchOptions

  @Option(
    help: ArgumentHelp("text or json.", valueName: "format"),
    transform: { try choice(Format.self, named: $0, what: "format") })
  var format: Format = .text

  @OptionGroup var destination: OutputOptions

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    command.matrix.fillAppearance(from: settings)
    try command.bench.fill(from: settings)
    try await command.run(settings)
  }

  private func run(_ settings: ProjectSettings) async throws {
    var input = InputFiles(at: [file])
    if input.documents + input.sources != [file] {
      input.exclude(by: settings)
    }
    let isDocument = input.sources.isEmpty && !screens && names.isEmpty
    let isForced = destination.overwriting.force
    let results =
      isDocument
      ? ResultGuard(inputs: [file], isForced: isForced) : ResultGuard(input, isForced: isForced)
    try destination.check(against: results)
    var matrix = try matrix.matrix(sizes: [.large])
    try boldText.apply(to: &matrix)
    scaling.apply(to: &matrix)
    if format == .json, matrix.sizes.count * matrix.locales.count > 1 || matrix.devices.count > 1 {
      throw ValidationError("--format json takes one size, one device and one locale.")
    }
    if isDocument {
      try write(
        await LayoutRun(
          path: file, matrix: matrix, target: .canvas, threads: bench.threadCount
        ).reports(on: try bench.bench()),
        guardedBy: results)
    } else {
      if !screens || input.documents.isEmpty { try refuseWithoutSources(input) }
      try await layOutSources(input, for: matrix, guardedBy: results)
    }
  }

  private func layOutSources(
    _ input: InputFiles, for matrix: ConfigurationMatrix, guardedBy results: ResultGuard
  ) async throws {
    for problem in input.problems { printForPeople(problem.description, .warning) }
    if screens {
      var unread: [InputProblem] = []
      let list = await ScreenList(of: input, threads: bench.threadCount, problems: &unread)
      for problem in unread { printForPeople(problem.description, .warning) }
      return try destination.write(
        format == .json ? list.json() : list.text, guardedBy: results)
    }
    let run = await LayoutRun(
      path: file, sources: input, screens: names, matrix: matrix, threads: bench.threadCount)
    try write(await run.reports(on: try bench.bench(for: input)), guardedBy: results)
    for screen in run.missing {
      let hint = screen.nearest.map { " Did you mean '\($0)'?" } ?? ""
      printForPeople("\(file) has no view or preview '\(screen.name)'.\(hint)".singleLine)
    }
    if !run.missing.isEmpty { throw Exit.findings }
  }

  private func refuseWithoutSources(_ input: InputFiles) throws {
    guard input.sources.isEmpty else { return }
    let reason = input.problems.first?.description ?? "\(file): there is no Swift source in it"
    throw CommandFailure(reason)
  }

  private func write(_ reports: [LayoutReport], guardedBy results: ResultGuard) throws {
    let text =
      switch format {
      case .json: reports.map { $0.json() }.joined()
      case .text: reports.map(\.text).joined(separator: "\n")
      }
    try destination.write(text, guardedBy: results)
  }
}
