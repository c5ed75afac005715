import DynamicType
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// A screen with the solver state that its configurations share.
///
/// Used by one thread at a time; screens are independent of each other.
public final class ScreenLayout {
  public let scene: Scene
  let document: InterfaceDocument
  let measurer: TextMeasurer
  /// The bars around the screen on devices, and on its document's canvas.
  private let onDevice: PresentationContext
  private let onCanvas: PresentationContext
  private let structure: SceneStructure
  /// Whether recorded sizes that are less than a point off count as what the content asks for.
  var keepsNearSizes = false
  private var systems: ScreenSystems
  /// The views of bar items, by the ids of their scenes.
  private var barViews: [String: ScreenLayout] = [:]
  /// How many bars this is in: documents may hold views of bar items in views of bar items.
  private var depthInBars = 0
  private static let deepestInBars = 3

  /// Those of the configurations so far.
  private var layoutSystems: [(configuration: FixedConfiguration, system: LayoutSystem)] = []
  /// By whether the interface runs from right to left.
  private var views: [Bool: [LaidOutView]] = [:]

  /// What has been laid out, to be used again at text sizes at which it is the same.
  private var known: [KnownLayout] = []

  convenience init(scene: Scene, document: InterfaceDocument, measurer: TextMeasurer) {
    func context(_ target: LayoutTarget) -> PresentationContext {
      PresentationContext(scene: scene, document: document, target: target)
    }
    self.init(
      scene: scene, document: document, onDevice: context(.device), onCanvas: context(.canvas),
      measurer: measurer)
  }

  private init(
    scene: Scene, document: InterfaceDocument, onDevice: PresentationContext,
    onCanvas: PresentationContext, measurer: TextMeasurer
  ) {
    self.scene = scene
    self.document = document
    self.measurer = measurer
    self.onDevice = onDevice
    self.onCanvas = onCanvas
    structure = SceneStructure(scene)
    systems = ScreenSystems(scene, structure.controls)
  }

  /// The screen laid out for one configuration.
  public func layout(for configuration: Configuration) -> LaidOutScreen {
    let environment = environment(configuration)
    guard !scene.elements.isEmpty else {
      return LaidOutScreen(scene, configuration: configuration, era: environment.metrics.era)
    }
    let place =
      known.firstIndex { $0.fits(environment) } ?? layOutAnew(for: configuration, environment)
    var screen = known[place].screen
    screen.configuration = configuration
    screen.laidOutBars = known[place].bars(of: screen, scene, in: environment) {
      self.barView($0, for: $1.wholeConfiguration)
    }
    return screen
  }

  /// - Returns: The place of the new layout among those known.
  private func layOutAnew(
    for configuration: Configuration, _ environment: LayoutEnvironment
  ) -> Int {
    prepare(
      for: configuration,
      ConstraintSystem.Form(
        isRightToLeft: environment.isRightToLeft, isCanvas: environment.canvas != nil))
    systems.renewProportions(environment, knowing: [:])
    var pass = systems.pass(over: context(environment))
    pass.run()
    let widths = systems.widthsOfProportions(in: pass.geometry)
    if !widths.isEmpty {
      // As UIKit, which goes over the constraints of labels that wrap twice.
      systems.renewProportions(environment, knowing: widths)
      pass = systems.pass(over: context(environment))
      pass.run()
    }
    var screen = pass.laidOutScreen(for: configuration)
    screen.views = views(isRightToLeft: environment.isRightToLeft)
    screen.defects = systems.defects
    known.append(KnownLayout(screen, by: pass))
    return known.count - 1
  }

  /// The view of a bar item laid out for one configuration; nil when the document has none of that
  /// id.
  private func barView(_ id: String, for configuration: Configuration) -> LaidOutScreen? {
    if let known = barViews[id] { return known.layout(for: configuration) }
    guard depthInBars < Self.deepestInBars,
      let scene = document.scenes.first(where: { $0.id == id && $0.isPartOfBar }),
      !scene.elements.isEmpty
    else { return nil }
    let layout = ScreenLayout(
      scene: scene, document: document, onDevice: PresentationContext(),
      onCanvas: PresentationContext(), measurer: measurer)
    layout.depthInBars = depthInBars + 1
    barViews[id] = layout
    return layout.layout(for: configuration)
  }

  /// Lets the systems start from the document's own configuration, for a later one too where they
  /// have traces of the one before.
  private func prepare(for configuration: Configuration, _ form: ConstraintSystem.Form) {
    guard !systems.areFresh(for: form) else { return }
    var own = configuration
    own.size = document.recordedTextSize
    own.device = document.recordedDevice
    own.locale = Configuration.baseLocale
    own.legibilityWeight = .regular
    own.textScaling = .asWritten
    let recording = environment(own)
    recording.system.followCanvas()
    systems.record(context(recording), as: form, looksForOpenPlaces: !keepsNearSizes)
  }

  /// What is known of the screen's views before they are laid out, which all sizes share.
  private func views(isRightToLeft: Bool) -> [LaidOutView] {
    if let known = views[isRightToLeft] { return known }
    let made = scene.laidOutViews(isRightToLeft: isRightToLeft)
    views[isRightToLeft] = made
    return made
  }

  private func context(_ environment: LayoutEnvironment) -> ScreenContext {
    ScreenContext(
      scene, structure, environment: environment,
      presentation: presentation(environment.system))
  }

  private func presentation(_ system: LayoutSystem) -> PresentationContext {
    system.canvas == nil ? onDevice : onCanvas
  }

  private func environment(_ configuration: Configuration) -> LayoutEnvironment {
    let environment = LayoutEnvironment(
      scene: scene, document: document, configuration: configuration,
      system: system(for: configuration), measurer: measurer)
    environment.keepsNearSizes = keepsNearSizes
    return environment
  }

  /// The system of a configuration, which its text size has no part in.
  private func system(for configuration: Configuration) -> LayoutSystem {
    let fixed = FixedConfiguration(configuration)
    if let known = layoutSystems.first(where: { $0.configuration == fixed }) { return known.system }
    var system = LayoutSystem(document, for: configuration)
    if let frame = scene.elements.first?.recordedFrame {
      let extent = presentation(system).drawnExtent(of: frame, in: document)
      system.isInSheet = extent == .sheet
    }
    layoutSystems.append((fixed, system))
    return system
  }
}
