/// How long something takes at its best: whatever else the machine does only adds to it.
public struct Measurement: CustomStringConvertible {
  /// The least of the rounds, in nanoseconds per call.
  public let nanoseconds: Double

  /// Measures `body`, which makes `calls` calls of what is of interest: once to warm up, and then
  /// `rounds` times.
  public init(calls: Int = 1, rounds: Int = 31, _ body: () -> Void) {
    let clock = ContinuousClock()
    body()
    let times = (0..<rounds).map { _ in clock.measure(body) / .nanoseconds(1) }
    nanoseconds = (times.min() ?? 0) / Double(calls)
  }

  /// Measures several calls in turns, so that a machine that is busy for a while is so for all of them.
  ///
  /// - Returns: The measurements in the order of `bodies`.
  public static func inTurns(
    rounds: Int, _ bodies: [() async throws -> Void]
  ) async throws -> [Measurement] {
    let clock = ContinuousClock()
    var least = Array(repeating: Double.infinity, count: bodies.count)
    for body in bodies { try await body() }
    for _ in 0..<rounds {
      for (place, body) in bodies.enumerated() {
        let start = clock.now
        try await body()
        least[place] = min(least[place], (clock.now - start) / .nanoseconds(1))
      }
    }
    return least.map { Measurement(nanoseconds: $0) }
  }

  private init(nanoseconds: Double) {
    self.nanoseconds = nanoseconds
  }

  public static func + (left: Self, right: Self) -> Self {
    Self(nanoseconds: left.nanoseconds + right.nanoseconds)
  }

  public static func - (left: Self, right: Self) -> Self {
    Self(nanoseconds: left.nanoseconds - right.nanoseconds)
  }

  public static func / (left: Self, divisor: Double) -> Self {
    Self(nanoseconds: left.nanoseconds / divisor)
  }

  public var description: String {
    nanoseconds < 1e5 ? "\(nanoseconds.hundredths) ns" : "\((nanoseconds / 1e6).hundredths) ms"
  }
}

/// Keeps the optimizer from seeing where a value goes.
@inline(never)
@_optimize(none)
public func use<Value>(_ value: Value) {}

/// A measured time beside another.
public struct Ratio: CustomStringConvertible {
  public let title: String
  public let measured: Measurement
  public let base: Measurement
  public let bound: Double

  public init(
    _ title: String, _ measured: Measurement, per base: Measurement, atMost bound: Double
  ) {
    self.title = title
    self.measured = measured
    self.base = base
    self.bound = bound
  }

  public var value: Double { measured.nanoseconds / base.nanoseconds }
  public var holds: Bool { value <= bound }

  public var description: String {
    let verdict = holds ? "" : "  FAILED"
    return """
      \(title): \(measured), base \(base), ratio \(value.hundredths), at most \(bound)\(verdict)
      """
  }
}

extension Double {
  /// Rounded to hundredths.
  public var hundredths: Double { (self * 100).rounded() / 100 }
}
