import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// What the layout of a bar depends on besides its frame and what it shows.
package struct BarEnvironment {
  package var controls: ControlEnvironment
  /// What neither corners nor sensors of the device cut into, in the coordinates of bars' frames; bars reach
  /// beyond it, but show nothing there. Empty for a screen that nothing cuts into.
  package var safeArea: Rect
  /// The natural sizes of items' images, by name, in points.
  package var imageSizes: [String: Size]

  package init(
    _ controls: ControlEnvironment, safeArea: Rect = Rect(), imageSizes: [String: Size] = [:]
  ) {
    self.controls = controls
    self.safeArea = safeArea
    self.imageSizes = imageSizes
  }

  var bars: BarMetrics { controls.metrics.bars }
  /// Whether items are on backgrounds that float.
  var isFloating: Bool { bars.hasFloatingItems }
}

// MARK: Places

extension BarEnvironment {
  /// The distance of what a bar shows from its sides, in points.
  package func sideMargin(of bar: Rect) -> Double { controls.device.sideMargin(inWidth: bar.width) }

  /// The part of a bar that nothing at the sides of the screen cuts into.
  func uncutPart(of bar: Rect) -> Rect {
    guard safeArea.width > 0 else { return bar }
    let left = max(bar.minX, safeArea.minX)
    let right = min(bar.maxX, safeArea.maxX)
    return right > left
      ? Rect(x: left, y: bar.y, width: right - left, height: bar.height) : bar
  }

  /// A rectangle that was placed as if leading were on the left.
  func mirrored(_ rect: Rect, in bar: Rect) -> Rect {
    guard controls.isRightToLeft else { return rect }
    return Rect(
      x: bar.minX + bar.maxX - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
}

// MARK: Texts

extension BarEnvironment {
  func setting(
    _ string: String, _ font: ResolvedFont, at location: SourceLocation,
    alignment: TextAlignment = .center
  ) -> TextSetting {
    var setting = TextSetting(string, font: font, in: controls, location: location)
    setting.options.numberOfLines = 1
    setting.options.alignment = alignment
    return setting
  }

  /// The width that a text asks for, up to the pixel.
  func width(of setting: TextSetting) -> Double {
    controls.roundedUp(
      controls.measurer.layout(setting.text, options: setting.options, width: nil).size.width)
  }

  /// A text in the middle of a box's height.
  func set(_ setting: TextSetting, in box: Rect, as part: LaidOutText.Part) -> LaidOutText {
    var text = Typesetter(in: controls).set(setting, in: box, centred: true)
    text.part = part
    return text
  }

  /// The font of bars' own texts, which the author of a screen has not chosen.
  func font(_ pointSize: Double, _ weight: FontWeight = .regular) -> ResolvedFont {
    ResolvedFont(face: .system, weight: weight, pointSize: pointSize, scaling: .builtIn)
  }

  /// The size of the words of a navigation bar's buttons, in points.
  var buttonPointSize: Double {
    TextStyle.body.pointSize(for: controls.textSize.category(ofBar: .buttonTitle))
  }

  /// The font of a navigation bar's title: the one that the bar's author gives to titles, as it is; without one
  /// the system's, at the sizes at which bars let it grow.
  ///
  /// Source: Apple, `UINavigationBar.titleTextAttributes`: a font among them takes the place of the system's.
  /// Evidence: E-bar-title-font.
  package func titleFont(_ own: FontDescription? = nil, isLarge: Bool) -> ResolvedFont {
    if let own {
      return controls.systemFonts.resolve(own, adjusts: false, default: font(isLarge ? 34 : 17))
    }
    let style: TextStyle = isLarge ? .largeTitle : .headline
    let size = style.pointSize(
      for: controls.textSize.category(ofBar: isLarge ? .largeTitle : .buttonTitle))
    return font(size, isLarge ? .bold : .semibold)
  }
}
