/// A length as messages give it: tenths of a point, none where there are none.
struct Measure: CustomStringConvertible {
  let points: Double

  init(_ points: Double) { self.points = points }

  var description: String {
    guard points.isFinite, abs(points) < 1e9 else { return "\(points)" }
    let tenths = Int((abs(points) * 10).rounded())
    let sign = points < 0 && tenths > 0 ? "-" : ""
    return tenths % 10 == 0 ? "\(sign)\(tenths / 10)" : "\(sign)\(tenths / 10).\(tenths % 10)"
  }
}
