import SwiftCode
import Testing

@testable import CodeEvaluation
@testable import EvaluationCheck

/// Sets have another order in each process, and what a machine makes of code has not.
@Suite struct OrderOfLossesTests {
  @Test("What a closure may change is lost in the order in which code made it")
  func order() async throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let source = """
      struct Probe {
        var values: [Int] {
          \(names.map { "var \($0) = 0" }.joined(separator: "; "))
          remote { \(names.map { "\($0) += 1" }.joined(separator: "; ")) }
          return [\(names.joined(separator: ", "))]
        }
      }
      """
    let numbers = await Deep.run { () -> [Int] in
      let machine = Machine(
        CodeIndex(
          [("Probe.swift", Array(source.utf8))],
          prelude: [(Prelude.path, Array(Prelude.source.utf8))]))
      let made = machine.guarded { () throws(Unwind) -> Value in
        try machine.value(of: "values", in: try machine.make(.named("Probe")))
      }
      guard case .array(let array) = made else { return [] }
      return array.elements.compactMap {
        if case .unknown(let unknown) = $0 { unknown.id.rawValue } else { nil }
      }
    }
    #expect(numbers.count == names.count)
    #expect(numbers == numbers.sorted())
  }
}
