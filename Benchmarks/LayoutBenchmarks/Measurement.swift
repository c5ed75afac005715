/// How long something takes at its best, in seconds: whatever else the machine does only adds to it.
struct Measurement: CustomStringConvertible {
  let seconds: Double

  /// - Parameter body: Run once to warm up, and then `rounds` times.
  init(rounds: Int = 7, _ body: () -> Void) {
    body()
    seconds = (0..<rounds).map { _ in ContinuousClock().measure(body) / .seconds(1) }.min() ?? 0
  }

  private init(seconds: Double) {
    self.seconds = seconds
  }

  static func + (left: Self, right: Self) -> Self {
    Self(seconds: left.seconds + right.seconds)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(seconds: left.seconds - right.seconds)
  }

  static func / (left: Self, divisor: Double) -> Self {
    Self(seconds: left.seconds / divisor)
  }

  var description: String { "\((seconds * 10_000).rounded() / 10) ms" }
}

/// Keeps the optimizer from seeing where a value goes.
@inline(never)
@_optimize(none)
func use<Value>(_ value: Value) {}

/// A measured time beside another.
struct Ratio: CustomStringConvertible {
  let title: String
  let measured: Measurement
  let base: Measurement
  let bound: Double

  init(_ title: String, _ measured: Measurement, per base: Measurement, atMost bound: Double) {
    self.title = title
    self.measured = measured
    self.base = base
    self.bound = bound
  }

  var value: Double { measured.seconds / base.seconds }
  var holds: Bool { value <= bound }

  var description: String {
    let rounded = (value * 100).rounded() / 100
    let verdict = holds ? "" : "  FAILED"
    return "\(title): \(measured) beside \(base), ratio \(rounded), at most \(bound)\(verdict)"
  }
}
