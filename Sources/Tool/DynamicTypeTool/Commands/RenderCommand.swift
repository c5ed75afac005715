import ArgumentParser
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeRendering
import DynamicTypeReport
import Foundation

/// `dynamictype render`: pictures.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws screens as PNG files.",
    discussion: """
      With --output NAME.png one screen is drawn, at one size. With --output FOLDER every screen is \
      drawn, at every size given, as FOLDER/SCREEN-SIZE.png.
        dynamictype render Main.storyboard --size L,AX5 --output pictures

      Of Swift sources, views of SwiftUI are drawn as their sources describe them:
        dynamictype render App --scene FilterView --size AX3 --output filter.png

      Of one file of an app, with what other files add: bars, screens in container views, images, fonts, and what \
      classes set. The picture is that of 'check App'; with --full-content --pixel-scale 2, its bytes:
        dynamictype render App/Base.lproj/Main.storyboard --in App --output pictures
      """)

  @Argument(
    help: "A storyboard or xib, a Swift source, or a folder of them.", transform: path(named:))
  var file: String

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The app that the file is of: its other files are read, too.", valueName: "folder"),
    transform: path(named:))
  var folder: String?

  @Option(
    name: [.long, .short],
    help: ArgumentHelp("A PNG file, or a folder for pictures of all screens.", valueName: "path"),
    transform: path(named:))
  var output: String

  @Option(
    help: ArgumentHelp(
      "Draw only the screen of this id or name; of sources any view or preview.",
      valueName: "screen"))
  var scene: String?

  @Option(
    help: ArgumentHelp("light or dark.", valueName: "appearance"),
    transform: { try choice(ScreenAppearance.self, named: $0, what: "appearance") })
  var appearance: ScreenAppearance = .light

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point; by default the device's.", valueName: "number"))
  var pixelScale: Double?

  @Flag(help: "Make pictures as tall as what scrolls in them.")
  var fullContent = false

  @Option(
    help: ArgumentHelp(
      "Open the Large Content Viewer for an item of a bar, or a view that asks for it: from 1, as the report counts them.",
      valueName: "item"))
  var largeContentViewer: Int?

  @OptionGroup var overwriting: ForceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var boldText: BoldTextOptions
  @OptionGroup var scaling: ScalingOptions
  @OptionGroup var bench: BenchOptions

  func validate() throws {
    if let pixelScale, !(0.25...8).contains(pixelScale) {
      throw ValidationError(
        "--pixel-scale takes a number from 0.25 to 8, not \(pixelScale.written).")
    }
    if let largeContentViewer, largeContentViewer < 1 {
      throw ValidationError(
        "--large-content-viewer takes a number from 1 on, not \(largeContentViewer).")
    }
  }

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    command.matrix.fillAppearance(from: settings)
    try command.bench.fill(from: settings)
    try await command.run(settings)
  }

  private func run(_ settings: ProjectSettings) async throws {
    let input = try input(without: settings)
    var options = RenderOptions(
      pixelScale: pixelScale, extent: fullContent ? .fullContent : .screen,
      appearance: appearance)
    options.largeContentItem = largeContentViewer.map { $0 - 1 }
    var matrix = try matrix.matrix(sizes: [.large])
    matrix.appearances = [appearance]
    try boldText.apply(to: &matrix)
    scaling.apply(to: &matrix)
    let run = await RenderRun(
      input, screen: scene, matrix: matrix, options: options,
      threads: bench.threadCount)
    if run.screens.isEmpty, let problem = run.problems.first { throw problem }
    for problem in run.problems { printForPeople(problem.description, .warning) }
    try await draw(try chosen(from: run.screens), of: run, input)
    if !run.problems.isEmpty { throw Exit.findings }
  }

  /// What is read: the file, or what is around it.
  private func input(without settings: ProjectSettings) throws -> InputFiles {
    var input = InputFiles(at: [folder ?? file])
    if input.documents + input.sources != [file] {
      input.exclude(by: settings)
      input.leaveOutOtherTargets()
    }
    if folder != nil { try input.narrow(to: file) }
    if input.documents.isEmpty, input.sources.isEmpty, let problem = input.problems.first {
      throw problem
    }
    for problem in input.problems { printForPeople(problem.description, .warning) }
    return input
  }

  private func draw(
    _ screens: [RenderRun.Screen], of run: RenderRun, _ input: InputFiles
  ) async throws {
    let isOneFile = output.lowercased().hasSuffix(".png")
    let results = ResultGuard(input, isForced: overwriting.force)
    if isOneFile {
      try refuse { () throws(InputProblem) in try results.check(output, as: .picture) }
    }
    let pictures = try await run.pictures(
      of: isOneFile ? Array(screens.prefix(1)) : screens,
      on: try bench.bench(for: input, draws: true))
    if isOneFile {
      guard pictures.count == 1, let picture = pictures.first else {
        throw ValidationError("'\(output)' takes one size, one device and one locale.")
      }
      try results.put(picture.png, to: output, as: .picture)
      if screens.count > 1 {
        let others = screens.dropFirst().map(\.id).joined(separator: ", ")
        printForPeople(
          "Drew \(picture.screen.name) (\(picture.screen.id)); --scene draws another: \(others).")
      }
    } else {
      for picture in pictures {
        let path = path(of: picture)
        try refuse { () throws(InputProblem) in try results.check(path, as: .picture) }
      }
      for picture in pictures {
        try results.put(picture.png, to: path(of: picture), as: .picture)
      }
      let count = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
      printForPeople("Drew \(count) in \(output).")
    }
  }

  private func chosen(from all: [RenderRun.Screen]) throws -> [RenderRun.Screen] {
    guard !all.isEmpty else {
      let name = scene.map { " '\($0)'" } ?? ""
      throw CommandFailure("\(file): there is no screen\(name) in it".singleLine)
    }
    guard let scene else { return all }
    let chosen = all.filter { $0.id == scene || $0.name == scene }
    guard chosen.isEmpty else { return chosen }
    let nearest = nearestName(to: scene, among: all.map(\.id) + all.map(\.name))
    let words = "\(file) has no screen '\(scene)'. Did you mean '\(nearest)'?"
    throw ValidationError(words.singleLine)
  }

  /// A name with as many parts as it takes to tell the pictures apart.
  private func path(of picture: RenderRun.Picture) -> String {
    var parts = [picture.screen.pictureName]
    if matrix.device.joined().count > 1 { parts.append(picture.configuration.device.id) }
    if matrix.locale.joined().count > 1 { parts.append(picture.configuration.locale) }
    parts.append(picture.configuration.size.shortName)
    return "\(output)/\(fileName(for: parts.joined(separator: "-"))).png"
  }
}
