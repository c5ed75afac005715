import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// The bar at the top of every screen.
package struct StatusBar {
  package var device: Device

  package init(device: Device) { self.device = device }

  /// The time and a battery, as in Apple's own pictures.
  ///
  /// - Parameter color: One that can be told from what is below.
  package func drawing(in bar: Rect, _ color: DrawingColor) -> Drawing {
    var drawing = Drawing()
    let isNotched = device.hasHomeIndicator && !device.isPad
    let row =
      isNotched
      ? Rect(y: max(12, bar.height - 34), width: bar.width, height: 22)
      : Rect(width: bar.width, height: bar.height)
    let time = isNotched ? Rect(x: 20, y: row.y, width: 70, height: row.height) : row
    drawing.text(
      "9:41", in: time, .system(size: isNotched ? 16 : 12, weight: .semibold), color)
    let battery = Rect(
      x: bar.width - (isNotched ? 46 : 30), y: row.midY - 5, width: 22, height: 10)
    drawing.border(battery, color.opacity(0.4), width: 1, radius: 3)
    drawing.fill(
      battery.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), color, radius: 1.5)
    drawing.fill(
      Rect(x: battery.maxX + 1, y: row.midY - 2, width: 1.5, height: 4), color.opacity(0.4))
    return drawing
  }
}
