import DynamicType
import DynamicTypeModel

extension ExaminedScreen {
  /// Whether none of a text's ink can be brought into sight.
  ///
  /// What its own frame hides is lost to the frame, not to the place of the text.
  func isOutOfReach(_ text: DrawnText) -> Bool {
    guard let bounds = text.bounds else { return false }
    let isScrolling = contentSizes[text.element.rawValue] != nil
    let around = isScrolling ? text.element : ancestors(of: text.element).first ?? text.element
    return bounds.intersection(reach[around.rawValue]).isEmpty
  }

  /// The size of a root view that is no whole screen; nil for screens, and for sheets, which are as wide
  /// as their screen and somewhat lower.
  ///
  /// How large a cell, a panel or a view of a file of its own is where an app shows it is said by
  /// what it is put into, so what its edge cuts off on the canvas may fit there.
  var canvas: Size? {
    guard let root = frames.first else { return nil }
    let screen = layout.configuration.device.screen
    let isScreen = root.width == screen.width && root.height > 0.7 * screen.height
    return isScreen ? nil : Size(width: root.width, height: root.height)
  }
}

extension Size {
  /// As messages say it: `375 × 190 points`.
  var spoken: String { "\(Measure(width)) × \(Measure(height)) points" }
}
