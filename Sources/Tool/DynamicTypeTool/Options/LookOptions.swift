import ArgumentParser
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

  mutating func fill(from settings: ProjectSettings) {
    if appearance.isEmpty, !settings.appearances.isEmpty { appearance = [settings.appearances] }
  }

  /// Lets a run draw them all.
  func apply(to matrix: inout ConfigurationMatrix) {
    let chosen = appearance.flatMap { $0 }.uniqued
    if !chosen.isEmpty { matrix.appearances = chosen }
  }
}
