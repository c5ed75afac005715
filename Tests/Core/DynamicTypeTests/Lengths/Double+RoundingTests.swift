import SeededRandom
import Testing

@testable import DynamicType

@Suite struct DoubleRoundingTests {
  @Test("Equal to the C library's rounding, bit for bit but for the sign of zero")
  func equalsTheLibrary() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100_000 {
      let number = Double(bitPattern: generator.next())
      guard !number.isNaN else { continue }
      #expect(number.roundedToWhole == number.rounded())
    }
    for number in [0.5, 1.5, 2.5, 0.49999999999999994, 0x1p52 - 0.5, .infinity, 1e300] {
      #expect(number.roundedToWhole == number.rounded())
      #expect((-number).roundedToWhole == (-number).rounded())
    }
    #expect(Double.nan.roundedToWhole.isNaN)
  }
}
