import BenchmarkMeasuring
import DynamicType

/// A layout in typed lengths, beside the same in `Double`.
func typedLengths() -> [Ratio] {
  let count = 100_000
  let numbers = (0..<count).map { Double($0 % 97) }
  let lengths = numbers.map { Scaled(points: $0) }

  let plain = Measurement(calls: count) { use(sum(numbers)) }
  let typed = Measurement(calls: count) { use(sum(lengths)) }
  // The same machine code; what is above 1 is noise.
  return [Ratio("adding up typed lengths, to doubles", typed, per: plain, atMost: 1.1)]
}

@inline(never)
private func sum(_ heights: [Double]) -> Double {
  var total = 0.0
  for height in heights { total = max(total + height * 1.5, height) }
  return total
}

@inline(never)
private func sum(_ heights: [Scaled]) -> Scaled {
  var total = Scaled.zero
  for height in heights { total = max(total + height * 1.5, height) }
  return total
}
