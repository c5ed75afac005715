import ArgumentParser
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// `dynamictype map`: from which width on screens hold.
struct MapCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable {
    case text, json, html
  }

  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Says from which width of the window on each screen holds, at each text size.",
    discussion: """
      Apps for iPhone are resizable since iOS 27. Each screen is laid out in windows of 200 to 1400 points, every 10 points, \
      at each text size, as 'check --window' lays it out; only the windows that decide are looked at.
        dynamictype map App
        dynamictype map App --screen FilterView --format html --output map.html
        dynamictype map App --screen FilterView --widths 320-744 --window-height 600

      A screen holds where nothing is lost, not even perhaps, and enough of it is known. A screen that holds in a narrow window is \
      taken to hold in wider ones up to where something changes: margins at 394 points, size classes at 678. \
      --every-width looks at all of them, and takes up to twenty times as long.
      """)

  @Argument(
    help: "Folders, storyboards, xibs and Swift sources; the default is this folder.",
    transform: path(named:))
  var paths: [String] = []

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      """
      Look at the screen of this name or id; of sources also at any view or preview. May be repeated. The default is \
      all screens.
      """, valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "The narrowest and the widest window, in points.", valueName: "FROM-TO"),
    transform: widths(named:))
  var widths = WidthMap.Widths.usual

  @Option(
    help: ArgumentHelp(
      "The height of each window, in points; the default is that of the device.",
      valueName: "points"),
    transform: height(named:))
  var windowHeight: Double?

  @Flag(help: "Lay out every window, also those that a search would not ask for.")
  var everyWidth = false

  @Flag(name: .shortAndLong, help: "Say how many windows were laid out.")
  var verbose = false

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var boldText: BoldTextOptions
  @OptionGroup var bench: BenchOptions

  @Option(
    help: ArgumentHelp(
      "text; json; or html, a page in which one walks through widths and sizes and sees the screen.",
      valueName: "format"),
    transform: { try choice(Format.self, named: $0, what: "format") })
  var format: Format = .text

  @OptionGroup var destination: OutputOptions

  func validate() throws {
    if matrix.window.window != nil {
      throw ValidationError("map looks at many windows: give --widths and --window-height.")
    }
    if matrix.device.joined().count > 1 {
      throw ValidationError("map looks at windows of one device.")
    }
    if matrix.locale.joined().count > 1 {
      throw ValidationError("map looks at one locale.")
    }
  }

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    if command.paths.isEmpty { command.paths = try settings.ownPaths() }
    command.matrix.fillAppearance(from: settings)
    try command.bench.fill(from: settings)
    try await command.run(settings)
  }

  private func run(_ settings: ProjectSettings) async throws {
    var input = InputFiles(at: paths.isEmpty ? ["."] : paths)
    input.exclude(by: settings)
    input.leaveOutOtherTargets()
    if input.documents.isEmpty, input.sources.isEmpty, let problem = input.problems.first {
      throw problem
    }
    let results = ResultGuard(input, isForced: destination.overwriting.force)
    try destination.check(against: results)
    var windows = MapRun.Windows(
      device: matrix.device.joined().first ?? .swiftUIDefault, widths: widths)
    windows.height = windowHeight
    windows.safeArea = matrix.window.safeArea
    windows.pixelScale = matrix.window.displayScale
    var matrix = try matrix.matrix()
    try boldText.apply(to: &matrix)
    let run = await MapRun(
      input, screens: names, windows: windows, matrix: matrix,
      silenced: settings.rulesThatAreOff, threads: bench.threadCount)
    if let name = run.missing(of: names).first {
      throw CommandFailure("there is no screen '\(name)' here".singleLine)
    }
    let bench = try bench.bench(for: input, draws: format == .html)
    let map = await run.map(
      on: bench, isWhole: everyWidth, version: toolVersion)
    for problem in run.problems {
      printForPeople(problem.description, .warning)
    }
    switch format {
    case .text: try destination.write(map.text, guardedBy: results)
    case .json: try destination.write(map.json(), guardedBy: results)
    case .html:
      if map.screens.count > MapRun.mostScreensWithPictures {
        printForPeople(
          "No pictures of more than \(MapRun.mostScreensWithPictures) screens: --screen chooses some."
        )
      }
      let page = map.html(pictures: try await run.pictures(for: map, on: bench))
      try destination.write(String(decoding: page, as: UTF8.self), guardedBy: results)
    }
    if verbose { printForPeople("Laid out \(map.cells) windows.") }
    if !run.problems.isEmpty { throw Exit.findings }
  }
}

/// Widths of windows, such as `200-1400`.
private func widths(named argument: String) throws -> WidthMap.Widths {
  let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
  guard ends.count == 2, let from = ends[0], let to = ends[1], (1...10_000).contains(from),
    (from...10_000).contains(to)
  else {
    throw ValidationError(
      "'\(argument)' are no widths: give the narrowest and the widest window in points, such as 320-1024."
    )
  }
  return WidthMap.Widths(from: from, to: to, step: WidthMap.Widths.usual.step)
}

/// The height of a window.
private func height(named argument: String) throws -> Double {
  guard let height = Double(argument), (1...10_000).contains(height) else {
    throw ValidationError("'\(argument)' is no height in points, from 1 to 10000.")
  }
  return height
}
