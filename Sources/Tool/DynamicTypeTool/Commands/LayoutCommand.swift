import ArgumentParser
import DynamicType
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
      """)

  @Argument(help: "A storyboard or xib.", transform: path(named:))
  var file: String

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var bench: BenchOptions

  @Option(
    help: ArgumentHelp("text or json.", valueName: "format"),
    transform: { try choice(Format.self, named: $0, what: "format") })
  var format: Format = .text

  @OptionGroup var destination: OutputOptions

  func run() async throws {
    try destination.check(against: ResultGuard(inputs: [file]))
    let matrix = try matrix.matrix(sizes: [.large])
    if format == .json, matrix.sizes.count * matrix.locales.count > 1 || matrix.devices.count > 1 {
      throw ValidationError("--format json takes one size, one device and one locale.")
    }
    let reports = try LayoutRun(path: file, matrix: matrix, target: .canvas).reports(
      on: try bench.bench())
    switch format {
    case .json: try destination.write(reports.map { $0.json() }.joined())
    case .text: try destination.write(reports.map(\.text).joined(separator: "\n"))
    }
  }
}
