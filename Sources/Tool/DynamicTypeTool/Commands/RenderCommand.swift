import ArgumentParser
import DynamicType
import DynamicTypePipeline
import DynamicTypeRendering
import DynamicTypeReport
import Foundation

/// `dynamictype render`: pictures.
struct RenderCommand: AsyncParsableCommand {
  enum Appearance: String, CaseIterable {
    case light, dark
  }

  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws screens as PNG files.",
    discussion: """
      With --output NAME.png one screen is drawn, at one size. With --output FOLDER every screen is \
      drawn, at every size given, as FOLDER/SCREEN-SIZE.png.
        dynamictype render Main.storyboard --size L,AX5 --output pictures

      Of Swift sources, views of SwiftUI are drawn as their sources describe them:
        dynamictype render App --scene FilterView --size AX3 --output filter.png
      """)

  @Argument(
    help: "A storyboard or xib, a Swift source, or a folder of sources.", transform: path(named:))
  var file: String

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
    transform: { try choice(Appearance.self, named: $0, what: "appearance") })
  var appearance: Appearance = .light

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point; by default the device's.", valueName: "number"))
  var pixelScale: Double?

  @Flag(help: "Make pictures as tall as what scrolls in them.")
  var fullContent = false

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var bench: BenchOptions

  func validate() throws {
    if let pixelScale, !(0.25...8).contains(pixelScale) {
      throw ValidationError(
        "--pixel-scale takes a number from 0.25 to 8, not \(pixelScale.written).")
    }
  }

  func run() async throws {
    let options = RenderOptions(
      pixelScale: pixelScale, extent: fullContent ? .fullContent : .screen,
      appearance: appearance == .dark ? .dark : .light)
    let input = InputFiles(at: [file])
    let run = try await run(of: input, options)
    let all = run.screens
    let chosen = try chosen(from: all)
    let isOneFile = output.lowercased().hasSuffix(".png")
    let results = input.sources.isEmpty ? ResultGuard(inputs: [file]) : ResultGuard(input)
    if isOneFile {
      try refuse { () throws(InputProblem) in try results.check(picture: output) }
    }
    let pictures = try run.pictures(
      of: (isOneFile ? Array(chosen.prefix(1)) : chosen).map(\.id),
      on: try bench.bench(for: input.sources.isEmpty ? nil : input))
    if isOneFile {
      guard pictures.count == 1, let picture = pictures.first else {
        throw ValidationError("'\(output)' takes one size, one device and one locale.")
      }
      try write(picture.png, to: output)
      if chosen.count > 1 {
        let others = chosen.dropFirst().map(\.id).joined(separator: ", ")
        printForPeople(
          "Drew \(picture.title) (\(picture.scene)); --scene draws another: \(others).")
      }
    } else {
      for picture in pictures {
        let path = path(of: picture)
        try refuse { () throws(InputProblem) in try results.check(picture: path) }
      }
      for picture in pictures { try write(picture.png, to: path(of: picture)) }
      let count = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
      printForPeople("Drew \(count) in \(output).")
    }
  }

  private func run(of input: InputFiles, _ options: RenderOptions) async throws -> RenderRun {
    let matrix = try matrix.matrix(sizes: [.large])
    guard !input.sources.isEmpty else {
      return try RenderRun(path: file, matrix: matrix, options: options)
    }
    return await RenderRun(
      sources: input, screen: scene, matrix: matrix, options: options, threads: bench.threadCount)
  }

  private func chosen(
    from all: [(id: String, title: String)]
  ) throws -> [(id: String, title: String)] {
    guard !all.isEmpty else {
      let name = scene.map { " '\($0)'" } ?? ""
      throw CommandFailure("\(file): there is no screen\(name) in it".singleLine)
    }
    guard let scene else { return all }
    let chosen = all.filter { $0.id == scene || $0.title == scene }
    guard chosen.isEmpty else { return chosen }
    let nearest = nearestName(to: scene, among: all.map(\.id) + all.map(\.title))
    let words = "\(file) has no screen '\(scene)'. Did you mean '\(nearest)'?"
    throw ValidationError(words.singleLine)
  }

  /// A name with as many parts as it takes to tell the pictures apart.
  private func path(of picture: RenderRun.Picture) -> String {
    var parts = [picture.scene]
    if matrix.device.joined().count > 1 { parts.append(picture.configuration.device.id) }
    if matrix.locale.joined().count > 1 { parts.append(picture.configuration.locale) }
    parts.append(picture.configuration.size.shortName)
    return "\(output)/\(fileName(for: parts.joined(separator: "-"))).png"
  }
}
