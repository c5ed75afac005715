/// Rounds lengths to the pixels of a device.
struct PixelRounding {
  /// Device pixels in a point; greater than zero.
  let scale: Double

  /// The length rounded to the nearest whole pixel.
  func nearest(_ length: Double) -> Double {
    guard scale > 0, length.isFinite else { return length }
    return (length * scale).rounded() / scale
  }

  /// The length rounded up to a whole pixel, unless it is a whole number of pixels but for the
  /// error of adding up.
  func up(_ length: Double) -> Double {
    guard scale > 0, length.isFinite else { return length }
    return max((length * scale - 1e-6).rounded(.up), 0) / scale
  }
}
