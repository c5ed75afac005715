extension Double {
  /// This number as people write it: at most two decimals, and none that say nothing.
  package var written: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(self)" }
    let whole = Int(hundredths)
    let sign = whole < 0 ? "-" : ""
    let (units, rest) = (whole.magnitude / 100, whole.magnitude % 100)
    if rest == 0 { return "\(sign)\(units)" }
    if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
    return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }
}
