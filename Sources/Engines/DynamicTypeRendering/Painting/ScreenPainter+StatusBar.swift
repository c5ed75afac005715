import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  /// The time and a battery, as in Apple's own pictures, in what stands out from what is below.
  func paintStatusBar(_ bar: Rect) {
    let color: RGBA = canvas.luminance(at: Point(x: bar.midX, y: bar.midY)) < 0.4 ? .white : .black
    let device = screen.configuration.device
    let isNotched = device.hasHomeIndicator && !device.isPad
    let row =
      isNotched
      ? Rect(y: max(12, bar.height - 34), width: bar.width, height: 22)
      : Rect(width: bar.width, height: bar.height)
    let time = isNotched ? Rect(x: 20, y: row.y, width: 70, height: row.height) : row
    write("9:41", in: time, .system(size: isNotched ? 16 : 12, weight: .semibold), color)
    let battery = Rect(
      x: bar.width - (isNotched ? 46 : 30), y: row.midY - 5, width: 22, height: 10)
    canvas.strokeInside(battery, color.opacity(0.4), width: 1, radius: 3)
    canvas.fill(
      battery.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), color, radius: 1.5)
    canvas.fill(
      Rect(x: battery.maxX + 1, y: row.midY - 2, width: 1.5, height: 4), color.opacity(0.4))
  }
}
