import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// All that the layout of one screen depends on beside the screen itself.
///
/// A class, because each step of a layout asks for it, and a copy of its documents and metrics costs
/// more than most answers. Nothing of it changes once a layout has begun.
final class LayoutEnvironment {
  let document: InterfaceDocument
  /// Without the text size, which is `textSize`.
  let configuration: FixedConfiguration
  /// What is asked of it decides whether a layout is used again at another size.
  let textSize: ObservedTextSize
  /// What iOS does, and the canvas that is followed, if any.
  var system: LayoutSystem
  let measurer: TextMeasurer
  let isRightToLeft: Bool
  /// What controls and texts that belong to the whole screen depend on.
  private(set) lazy var controlsOfScreen = makeControls(in: nil)
  /// As ``LayoutEngine/layoutKeepingNearSizes(_:of:for:)`` has it.
  var keepsNearSizes = false

  var metrics: SystemMetrics { system.metrics }
  /// Nil where the screen is laid out as on a device.
  var canvas: CanvasQuirks? { system.canvas }
  var pixelScale: Double { configuration.device.pixelScale }

  init(
    scene: Scene, document: InterfaceDocument, configuration: Configuration, system: LayoutSystem,
    measurer: TextMeasurer
  ) {
    self.document = document
    self.configuration = FixedConfiguration(configuration)
    textSize = ObservedTextSize(
      configuration.size, launch: configuration.launch,
      limited: scene.contentSizeCategories(at: configuration.size))
    self.measurer = measurer
    self.system = system
    isRightToLeft = Self.rightToLeftLanguages.contains(
      String(configuration.locale.prefix { $0 != "-" && $0 != "_" }))
  }

  private init(_ other: LayoutEnvironment, textSize: ObservedTextSize) {
    document = other.document
    configuration = other.configuration
    self.textSize = textSize
    system = other.system
    measurer = other.measurer
    isRightToLeft = other.isRightToLeft
    keepsNearSizes = other.keepsNearSizes
  }

  /// The same with a text size of which nothing has been asked yet.
  var unasked: LayoutEnvironment { LayoutEnvironment(self, textSize: textSize.unasked) }

  /// The configuration with the text size in it, for layouts inside this one.
  var wholeConfiguration: Configuration {
    let (size, launch) = textSize.everything
    return configuration.configuration(size: size, launch: launch)
  }

  /// Whether this is the canvas at the size at which it was recorded, or at Large, as is said of
  /// it.
  var isAsRecorded: Bool {
    guard let canvas else { return false }
    return textSize.isAt(.large) || textSize.isAt(canvas.recordedTextSize)
  }

  func roundedUp(_ length: Double) -> Double { configuration.device.roundedUp(length) }

  /// Rounds to the nearest device pixel; a solver's noise around a half does not decide.
  func rounded(_ length: Double) -> Double {
    let pixels = (length * pixelScale * 1e5).rounded() / 1e5
    return pixels.rounded(.toNearestOrAwayFromZero) / pixelScale
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "ur", "yi",
  ]
}

extension Scene {
  /// The text size that each element sees, after the limits of its ancestors and its own; empty
  /// where there are no limits.
  fileprivate func contentSizeCategories(at size: ContentSizeCategory) -> [ContentSizeCategory] {
    guard elements.contains(where: { $0.contentSizeLimits != .none }) else { return [] }
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: size))
    var nodes: [EnvironmentTree.ID] = []
    nodes.reserveCapacity(elements.count)
    for element in elements {
      let parent = element.parent.map { nodes[$0.rawValue] } ?? tree.root
      nodes.append(tree.add(element.id, to: parent, limits: element.contentSizeLimits))
    }
    return tree.contentSizeCategories.dropFirst().map { $0 ?? size }
  }
}

/// What a configuration says beside the text size.
struct FixedConfiguration: Hashable {
  let device: Device
  let locale: String
  let era: SystemEra?
  let rowHeights: RowHeights
  let appearance: ScreenAppearance
  let legibilityWeight: LegibilityWeight
  let target: LayoutTarget
  let textScaling: TextScaling

  init(_ configuration: Configuration) {
    device = configuration.device
    locale = configuration.locale
    era = configuration.era
    rowHeights = configuration.rowHeights
    appearance = configuration.appearance
    legibilityWeight = configuration.legibilityWeight
    target = configuration.target
    textScaling = configuration.textScaling
  }

  /// The language of the texts; nil where they are the document's own.
  var language: String? { Configuration.language(ofLocale: locale) }

  func configuration(size: ContentSizeCategory, launch: TextLaunch) -> Configuration {
    Configuration(
      size: size, device: device, locale: locale, era: era, rowHeights: rowHeights,
      launch: launch, appearance: appearance, legibilityWeight: legibilityWeight, target: target,
      textScaling: textScaling)
  }
}
