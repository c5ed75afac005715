import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// A screen as it was read from sources, in one of its states.
///
/// It is written down without its tree, which it gets when it is read again.
package struct ReadScreen: Codable, Sendable {
  package var screen: SwiftUIScreen
  /// What is different from the base state; empty for the base state itself.
  package var variant = ""
  package var tree = ViewTree.empty
  /// What was assumed where only running the app would tell, such as `viewModel.state: .content`.
  package var assumptions: [String] = []
  package var texts = TextCount()
  /// Views whose content nobody knows.
  package var opaqueCount = 0
  package var traits = PreviewTraits()
  /// Whether its code asks for the text size, or may ask for it in layouts; otherwise it reads the same at each.
  package internal(set) var asksForTextSize = false
  /// Its code that runs while it is laid out; nil where there is none.
  package var layoutCode: LayoutCode?
  /// Whether it shows what layout at the text size told its code.
  package internal(set) var isMeasured = false
  /// Whether its code asks for dark mode or bold text; otherwise it reads the same without.
  package internal(set) var asksForLook = false
  /// Whether its reading was ended, as the process has more memory than it may have.
  package internal(set) var isBeyondMemory = false
  /// Where it was read.
  package internal(set) var environment = ReadingEnvironment()
  /// Whether the code has run that runs when the screen appears.
  var hasAppeared = false
  /// Where its reading begins, and what was chosen otherwise than in the base state; to read it again.
  var root: Root?
  var scenario: [String: Int] {
    get { Dictionary(choices.map { ($0.decision, $0.option) }) { first, _ in first } }
    set { choices = newValue.sorted { $0.key < $1.key }.map { Choice(decision: $0, option: $1) } }
  }
  private var choices: [Choice] = []

  private struct Choice: Codable {
    var decision: String
    var option: Int
  }

  private enum CodingKeys: CodingKey {
    case screen, variant, assumptions, texts, opaqueCount, traits, asksForTextSize, asksForLook,
      isBeyondMemory, choices
  }

  /// The name of the view's type, or that of the preview.
  package var name: String { screen.name }
  /// The `struct`, or the preview.
  package var location: SourceLocation { screen.location }
  /// Whether it is a preview, which shows what it makes and nothing around it.
  package var isPreview: Bool { screen.kind == .preview }

  /// How many of a screen's texts follow from its sources.
  package struct TextCount: Codable, Hashable, Sendable {
    package var known = 0
    package var all = 0

    package init() {}
  }

  package init(of screen: SwiftUIScreen) {
    self.screen = screen
  }
}

/// How a preview shows its view.
package struct PreviewTraits: Codable, Hashable, Sendable {
  package enum Layout: Codable, Hashable, Sendable {
    /// As a whole screen.
    case device
    /// In a window of this size, in points.
    case fixed(width: Double, height: Double)
    case sizeThatFits
  }

  package var layout = Layout.device
  /// As `previewDevice(_:)` names it.
  package var device: String?
  package var isLandscape = false
  /// Its raw value.
  private var textSize: Int?
  package var isDark: Bool?
  package var locale: String?

  package init() {}

  package var dynamicTypeSize: DynamicTypeSize? {
    get { textSize.flatMap(DynamicTypeSize.init(rawValue:)) }
    set { textSize = newValue?.rawValue }
  }
}
