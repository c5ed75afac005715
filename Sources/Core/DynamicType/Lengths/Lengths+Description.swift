extension Scaled: CustomStringConvertible {
  /// The length in points with at most two decimals, such as `37.67`.
  public var description: String { points.withTwoDecimals }
}

extension Unscaled: CustomStringConvertible {
  /// The length at `large` in points with at most two decimals, such as `37.67`.
  public var description: String { points.withTwoDecimals }
}

extension Double {
  /// The number with at most two decimals and no zeros at its end.
  ///
  /// What is too large for hundredths, or no number, is printed as Swift does.
  fileprivate var withTwoDecimals: String {
    let hundredths = (self * 100).roundedToWhole
    guard hundredths.magnitude < 0x1p52 else { return "\(self)" }
    let size = Int64(hundredths.magnitude)
    let (whole, decimals) = (size / 100, size % 100)
    let sign = hundredths < 0 ? "-" : ""
    if decimals == 0 { return "\(sign)\(whole)" }
    if decimals % 10 == 0 { return "\(sign)\(whole).\(decimals / 10)" }
    return "\(sign)\(whole).\(decimals / 10)\(decimals % 10)"
  }
}
