import ArgumentParser
import DynamicType
import DynamicTypeFoundation
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// `dynamictype scale`: what a style, a font or a token becomes at each text size.
struct ScaleCommand: ParsableCommand {
  enum Format: String, CaseIterable {
    case text, json, css, swift
  }

  /// Whose styles.
  enum Platform: String, CaseIterable {
    case iOS, macOS, tvOS, watchOS, visionOS, catalyst, material
  }

  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Prints the size of text styles, and of values that follow them, at each text size.",
    discussion: """
      A --value is scaled twice, because UIKit rounds twice: as a length to the pixel, and as the \
      size of a font to the point. As JSON it is the schema dynamictype.scale/1.
        dynamictype scale --style body --value 17
        dynamictype scale --format css --output text-sizes.css
      """)

  @Option(
    help: ArgumentHelp("A text style; may be repeated. The default is all.", valueName: "name"))
  var style: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A length or font size at Large, in points; may be repeated.", valueName: "points"))
  var value: [Double] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, to which lengths are rounded.", valueName: "number"))
  var displayScale: Double = 3

  @Option(
    help: ArgumentHelp(
      "iOS, macOS, tvOS, watchOS, visionOS, catalyst or material.", valueName: "platform"),
    transform: { try choice(Platform.self, named: $0, what: "platform") })
  var platform: Platform = .iOS

  @Option(
    help: ArgumentHelp("A token file (JSON) whose styles to use.", valueName: "file"),
    transform: path(named:))
  var tokens: String?

  @Option(
    help: ArgumentHelp("text, json, css or swift.", valueName: "format"),
    transform: { try choice(Format.self, named: $0, what: "format") })
  var format: Format = .text

  @OptionGroup var destination: OutputOptions

  @Option(
    help: ArgumentHelp(
      "A PNG file for a specimen: each style at each size. At most three styles.",
      valueName: "file"),
    transform: path(named:))
  var picture: String?

  func validate() throws {
    guard (0.25...16).contains(displayScale) else {
      throw ValidationError(
        "--display-scale takes a number from 0.25 to 16, not \(displayScale.written).")
    }
    for value in value where !(-Self.longest...Self.longest).contains(value) {
      throw ValidationError("--value takes at most a million points, not \(value.written).")
    }
  }

  /// More points than any screen has, so that none becomes infinite.
  private static let longest = 1e6

  func run() throws {
    let results = ResultGuard(
      inputs: tokens.map { [$0] } ?? [], isForced: destination.overwriting.force)
    try destination.check(against: results)
    if let picture {
      try refuse { () throws(InputProblem) in try results.check(picture, as: .picture) }
    }
    let styles = try chosenStyles()
    if let picture { try draw(styles, to: picture, guardedBy: results) }
    let reports = styles.map { ScaleReport($0, values: value, displayScale: displayScale) }
    let text =
      switch format {
      case .text: ScaleReport.table(reports)
      case .json: ScaleReport.json(reports)
      case .css: ScaleReport.css(reports)
      case .swift: ScaleReport.swift(reports)
      }
    try destination.write(text, guardedBy: results)
  }

  private func draw(
    _ styles: [ScaledStyle], to picture: String, guardedBy results: ResultGuard
  ) throws {
    guard styles.count <= 3 else {
      throw ValidationError("--picture takes at most three styles: name them with --style.")
    }
    let title = tokens ?? platform.rawValue
    try results.put(
      try Bench().specimen(of: styles, title: title), to: picture, as: .picture)
  }

  private func chosenStyles() throws -> [ScaledStyle] {
    let all = try styles()
    return try style.isEmpty
      ? all
      : style.map { name in
        // Any of a system style's names will do, such as UICTFontTextStyleBody.
        let known = TextStyle(rawName: name)?.name
        let wanted = [name.lowercased(), known?.lowercased()]
        guard let match = all.first(where: { wanted.contains($0.name.lowercased()) }) else {
          let nearest = nearestName(to: name, among: all.map(\.name))
          throw ValidationError("'\(name)' is no text style. Did you mean '\(nearest)'?")
        }
        return match
      }
  }

  private func styles() throws -> [ScaledStyle] {
    if let tokens {
      let (file, warnings) = try TokenFile.read(readFile(tokens), path: tokens)
      for warning in warnings { printForPeople("\(tokens):\(warning)") }
      return file.scale.styles.map { ScaledStyle($0, of: file.scale) }
    }
    let scale: TypeScale
    switch platform {
    case .iOS: scale = .iOS
    case .macOS: scale = .macOS
    case .tvOS: scale = .tvOS
    case .watchOS: scale = .watchOS
    case .visionOS: scale = .visionOS
    case .catalyst: scale = .catalyst
    case .material: return MaterialTextStyle.allCases.map { ScaledStyle($0) }
    }
    for limitation in scale.limitations { printForPeople("\(scale.name): \(limitation)") }
    return scale.styles.map { ScaledStyle($0, of: scale) }
  }
}
