import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// All that the layout of one screen depends on beside the screen itself.
struct LayoutEnvironment {
  var document: InterfaceDocument
  var configuration: Configuration
  var metrics: LookMetrics
  var measurer: TextMeasurer
  /// The size each element sees after the limits of its ancestors and its own.
  var categories: [ContentSizeCategory]
  var isRightToLeft: Bool
  /// As ``LayoutEngine/layoutKeepingNearSizes(_:of:for:)`` has it.
  var keepsNearSizes = false

  var pixelScale: Double { configuration.device.pixelScale }

  init(
    scene: Scene, document: InterfaceDocument, configuration: Configuration,
    measurer: TextMeasurer
  ) {
    self.document = document
    self.configuration = configuration
    self.measurer = measurer
    let look = configuration.look ?? Look(toolsVersion: document.toolsVersion)
    metrics = LookMetrics(look: look, device: configuration.device)
    metrics.toolsVersion = configuration.look == nil ? document.toolsVersion : nil
    categories = Self.limitedCategories(of: scene, size: configuration.size)
    isRightToLeft = Self.rightToLeftLanguages.contains(
      String(configuration.locale.prefix { $0 != "-" && $0 != "_" }))
  }

  /// Rounds up to the next device pixel, but not because of noise in the last digits.
  func roundedUp(_ length: Double) -> Double {
    (length * pixelScale - 1e-6).rounded(.up) / pixelScale
  }

  /// Rounds to the nearest device pixel; a solver's noise around a half does not decide.
  func rounded(_ length: Double) -> Double {
    let pixels = (length * pixelScale * 1e5).rounded() / 1e5
    return pixels.rounded(.toNearestOrAwayFromZero) / pixelScale
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Every ancestor's limit acts on what arrives from its parent; where minimum and maximum
  /// contradict each other the maximum applies.
  private static func limitedCategories(
    of scene: Scene, size: ContentSizeCategory
  ) -> [ContentSizeCategory] {
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
