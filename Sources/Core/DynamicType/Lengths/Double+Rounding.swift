extension Double {
  /// The nearest whole number; halves go away from zero.
  ///
  /// Gives what `rounded()` gives, without a call into the C library's mathematics, which a
  /// program that imports nothing may not link. Numbers from 2⁵² on are whole already.
  @inline(__always)
  var roundedToWhole: Double {
    let size = magnitude
    guard size < 0x1p52 else { return self }
    let whole = Double(Int64(size))
    let rounded = size - whole < 0.5 ? whole : whole + 1
    return self < 0 ? -rounded : rounded
  }
}

extension Double {
  /// The nearest multiple of a pixel, in points; unrounded unless `displayScale` is a scale.
  func rounded(toPixelsOf displayScale: Double) -> Double {
    guard displayScale > 0, displayScale.isFinite else { return self }
    return (self * displayScale).roundedToWhole / displayScale
  }
}
