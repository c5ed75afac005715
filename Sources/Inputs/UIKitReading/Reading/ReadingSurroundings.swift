import DynamicType
import DynamicTypeModel

/// What an app is asked about the device that it runs on.
package struct ReadingSurroundings: Hashable, Sendable {
  package var textSize: ContentSizeCategory
  package var device: Device
  package var isRightToLeft: Bool
  package var isDark: Bool
  package var isBold: Bool
  package var locale: String
  package var statusBarHeight: Double
  package var homeIndicatorHeight: Double

  package init(
    textSize: ContentSizeCategory, device: Device, isRightToLeft: Bool = false,
    isDark: Bool = false, isBold: Bool = false, locale: String = Configuration.baseLocale,
    statusBarHeight: Double = 0, homeIndicatorHeight: Double = 0
  ) {
    self.textSize = textSize
    self.device = device
    self.isRightToLeft = isRightToLeft
    self.isDark = isDark
    self.isBold = isBold
    self.locale = locale
    self.statusBarHeight = statusBarHeight
    self.homeIndicatorHeight = homeIndicatorHeight
  }
}

/// What lays scenes out for code that asks how large something is, or that moves views once it knows.
package protocol SceneLayout {
  func frames(of scene: ReadScene, in surroundings: ReadingSurroundings) -> SceneFrames
}

/// Where a scene has its elements.
package struct SceneFrames {
  /// Each in its parent's coordinates.
  package var elements: [Rect] = []
  /// What bars leave free, in the root's coordinates.
  package var safeArea = Rect()

  package init() {}

  package init(elements: [Rect], safeArea: Rect) {
    self.elements = elements
    self.safeArea = safeArea
  }
}
