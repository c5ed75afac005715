import DynamicType
import DynamicTypeModel

/// What a verdict on a screen needs to know of it besides the findings.
package struct JudgedScreen: Codable, Hashable, Sendable {
  /// Those that were laid out, ascending.
  let sizes: [ContentSizeCategory]
  /// Whether the place of any view is known.
  let hasKnownPlaces: Bool
  /// Why nobody can say that nothing is lost on it; nil where all of it was there to be judged.
  let doubt: Verdict.Doubt?
  /// Views with words in them, at any size.
  let textCount: Int
  /// Of those the ones that keep the size at which the app was started, in a screen that code builds; those of documents
  /// are found.
  let lateTextCount: Int
  /// Whether it is of sources, not of a document.
  let isOfSources: Bool

  /// - Parameter isPicture: Whether it is a launch screen, which code does not fill.
  package init(_ series: ScreenSeries, isPicture: Bool = false) {
    sizes = series.sizes
    hasKnownPlaces = series.hasKnownPlaces
    let views = series.screens.flatMap { screen in
      screen.texts.filter { !$0.text.isWordless }.map(\.element)
    }
    textCount = Set(views).count
    lateTextCount = series.defaultScreen?.lateTextCount ?? 0
    isOfSources = series.layouts.first?.isOfSources ?? false
    doubt =
      isPicture
      ? (views.isEmpty ? .noText : nil) : series.defaultScreen.map(\.doubt) ?? .mostlyUnknown
  }

  /// The sizes at which something of a severity was found.
  func sizes(with severity: Severity, in findings: [Finding]) -> [ContentSizeCategory] {
    let found = findings.filter { $0.severity == severity }
    return sizes.filter { size in found.contains { $0.sizes.isEmpty || $0.sizes.contains(size) } }
  }
}

extension ExaminedScreen {
  /// How many views with words that code makes, and that are known, keep the size at which the app was started.
  fileprivate var lateTextCount: Int {
    guard layout.isBuiltByCode else { return 0 }
    return views.indices.count { index in
      isVisible[index] && views[index].provenance == .known
        && layout.nodes[index].texts.contains { text in
          guard case .atLaunch = text.font.scaling else { return false }
          return !text.isWordless
        }
    }
  }
}
