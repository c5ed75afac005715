/// How long something takes at its best: whatever else the machine does only adds to it.
struct Measurement {
  /// The least of the rounds, in nanoseconds per call.
  let nanoseconds: Double

  /// Measures `body`, which makes `calls` calls of what is of interest.
  init(calls: Int, rounds: Int = 31, _ body: () -> Void) {
    let clock = ContinuousClock()
    body()
    let times = (0..<rounds).map { _ in
      let time = clock.measure(body).components
      return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
    }
    nanoseconds = (times.min() ?? 0) / Double(calls)
  }

  var description: String { "\(Double(Int(nanoseconds * 100)) / 100) ns" }
}

/// Keeps the optimizer from seeing where a value goes.
@inline(never)
@_optimize(none)
func use<Value>(_ value: Value) {}

/// A measured time beside another.
struct Ratio {
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

  var value: Double { measured.nanoseconds / base.nanoseconds }
  var holds: Bool { value <= bound }

  var description: String {
    let rounded = Double(Int(value * 100)) / 100
    let verdict = holds ? "" : "  FAILED"
    return """
      \(title): \(measured.description), base \(base.description), \
      ratio \(rounded), at most \(bound)\(verdict)
      """
  }
}
