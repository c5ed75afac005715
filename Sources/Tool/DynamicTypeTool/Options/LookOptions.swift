import ArgumentParser
import DynamicType
import DynamicTypeModel

/// The looks between which a report switches.
struct LookOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      light (the default), dark, or light,dark: the report switches between pictures of both. Findings are those of \
      the first: only where code asks for colorScheme is anything laid out otherwise.
      """, valueName: "appearance"),
    transform: appearances(named:))
  var appearance: [[ScreenAppearance]] = []

  @OptionGroup var boldText: BoldTextOptions

  mutating func fill(from settings: ProjectSettings) {
    boldText.boldText = boldText.boldText ?? settings.boldText
    if appearance.isEmpty, !settings.appearances.isEmpty { appearance = [settings.appearances] }
  }

  /// Lets a run draw them all.
  func apply(to matrix: inout ConfigurationMatrix) {
    let chosen = appearance.flatMap { $0 }.uniqued
    if !chosen.isEmpty { matrix.appearances = chosen }
    matrix.legibilityWeights = (boldText.boldText ?? .off).weights
  }
}

/// Whether fonts count as they are written.
struct ScalingOptions: ParsableArguments {
  @Flag(
    help: """
      Lay screens out as if every text followed the reader, by the text style nearest in size: what breaks once fonts of \
      constant sizes are replaced, before anybody does.
      """)
  var asIfScaled = false

  func apply(to matrix: inout ConfigurationMatrix) {
    guard asIfScaled else { return }
    matrix.textScaling = .asIfScaled
    // Nothing depends on when the app was started.
    matrix.launches = [.atSize]
  }
}

/// Bold Text of the reader's settings.
struct BoldTextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Bold Text of the reader's settings, with which the system's fonts are heavier and wider: off (the default), on, \
      or both (check and serve only): what is lost only with it says so, and the report switches.
      """, valueName: "choice"),
    transform: { try choice(BoldTextChoice.self, named: $0, what: "choice of bold text") })
  var boldText: BoldTextChoice?

  /// Lets a command lay out with it that shows one layout.
  func apply(to matrix: inout ConfigurationMatrix) throws {
    guard boldText != .both else {
      throw ValidationError("--bold-text both is for check and serve; say off or on")
    }
    matrix.legibilityWeights = (boldText ?? .off).weights
  }
}

/// Whether Bold Text is set, as the command line names it.
enum BoldTextChoice: String, CaseIterable {
  case off, on, both

  /// Those to lay out, pictures of the first.
  var weights: [LegibilityWeight] {
    switch self {
    case .off: [.regular]
    case .on: [.bold]
    case .both: [.regular, .bold]
    }
  }
}
