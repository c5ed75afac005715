import DynamicTypeModel
import UIKitModel

/// A screen that was laid out, with what it depends on: at other text sizes it may be the same.
struct KnownLayout {
  /// Without what bars show.
  let screen: LaidOutScreen
  private let rootSize: Size
  private let embeddedSafeAreas: [ElementIndex: Rect]
  private let configuration: FixedConfiguration
  private let answers: [ObservedTextSize.Question: ObservedTextSize.Answer]
  /// Bars hardly change with the size, and never for the same reason as their screen.
  private var bars:
    [(answers: [ObservedTextSize.Question: ObservedTextSize.Answer], bars: [LaidOutBar])] = []

  /// - Parameter pass: The one that laid the screen out.
  init(_ screen: LaidOutScreen, by pass: LayoutPass) {
    self.screen = screen
    rootSize = pass.size
    embeddedSafeAreas = pass.geometry.embeddedSafeAreas
    configuration = pass.environment.configuration
    answers = pass.environment.textSize.answers
  }

  /// Whether the screen would be laid out alike in another environment.
  func fits(_ environment: LayoutEnvironment) -> Bool {
    environment.configuration == configuration && environment.textSize.gives(answers)
  }

  /// What bars show of the screen in an environment that it fits.
  ///
  /// - Parameter view: The view of a bar item laid out, by the id of its scene.
  mutating func bars(
    of screen: LaidOutScreen, _ scene: Scene, in environment: LayoutEnvironment,
    view: @escaping (String, LayoutEnvironment) -> LaidOutScreen?
  ) -> [LaidOutBar] {
    guard !screen.views.isEmpty else { return [] }
    if let known = bars.first(where: { environment.textSize.gives($0.answers) }) {
      return known.bars
    }
    let environment = environment.unasked
    let context = BarContext(
      scene: scene, environment: environment, embeddedSafeAreas: embeddedSafeAreas,
      view: { [environment] in view($0, environment) })
    let result = BarLayout(context, screen: screen).bars(rootSize: rootSize)
    bars.append((environment.textSize.answers, result))
    return result
  }
}
