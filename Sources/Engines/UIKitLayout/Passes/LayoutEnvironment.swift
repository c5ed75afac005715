import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// All that the layout of one screen depends on beside the screen itself.
struct LayoutEnvironment {
  var document: InterfaceDocument
  /// Without the text size, of which `reader` tells.
  let configuration: FixedConfiguration
  /// What is asked of it decides whether a layout is used again at another size.
  var reader: ReaderSize
  /// What iOS does, and the canvas that is followed, if any.
  var system: LayoutSystem
  var measurer: TextMeasurer
  var isRightToLeft: Bool
  /// As ``LayoutEngine/layoutKeepingNearSizes(_:of:for:)`` has it.
  var keepsNearSizes = false

  var metrics: SystemMetrics { system.metrics }
  /// Nil where the screen is laid out as on a device.
  var canvas: CanvasQuirks? { system.canvas }
  var pixelScale: Double { configuration.device.pixelScale }

  init(
    scene: Scene, document: InterfaceDocument, configuration: Configuration,
    measurer: TextMeasurer
  ) {
    self.document = document
    self.configuration = FixedConfiguration(configuration)
    reader = ReaderSize(
      configuration.size, launch: configuration.launch,
      limited: Self.limitedCategories(of: scene, size: configuration.size))
    self.measurer = measurer
    system = LayoutSystem(document, for: configuration)
    isRightToLeft = Self.rightToLeftLanguages.contains(
      String(configuration.locale.prefix { $0 != "-" && $0 != "_" }))
  }

  /// The configuration with the text size in it, for layouts inside this one.
  var wholeConfiguration: Configuration {
    let (size, launch) = reader.everything
    return configuration.configuration(size: size, launch: launch)
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

  /// The size each element sees; empty where none limits it.
  ///
  /// Every ancestor's limit acts on what arrives from its parent; where minimum and maximum
  /// contradict each other the maximum applies.
  private static func limitedCategories(
    of scene: Scene, size: ContentSizeCategory
  ) -> [ContentSizeCategory] {
    guard scene.elements.contains(where: \.limitsContentSizeCategory) else { return [] }
    var result: [ContentSizeCategory] = []
    result.reserveCapacity(scene.elements.count)
    for element in scene.elements {
      var category = element.parent.map { result[$0.rawValue] } ?? size
      if let name = element.minimumContentSizeCategory,
        let minimum = ContentSizeCategory(name: name)
      {
        category = max(category, minimum)
      }
      if let name = element.maximumContentSizeCategory,
        let maximum = ContentSizeCategory(name: name)
      {
        category = min(category, maximum)
      }
      result.append(category)
    }
    return result
  }
}

extension Element {
  fileprivate var limitsContentSizeCategory: Bool {
    minimumContentSizeCategory != nil || maximumContentSizeCategory != nil
  }
}

/// What a configuration says beside the reader's text size.
struct FixedConfiguration: Hashable {
  let device: Device
  let locale: String
  let era: SystemEra?
  let rowHeights: RowHeights
  let target: LayoutTarget

  init(_ configuration: Configuration) {
    device = configuration.device
    locale = configuration.locale
    era = configuration.era
    rowHeights = configuration.rowHeights
    target = configuration.target
  }

  func configuration(size: ContentSizeCategory, launch: TextLaunch) -> Configuration {
    Configuration(
      size: size, device: device, locale: locale, era: era, rowHeights: rowHeights,
      launch: launch, target: target)
  }
}
