import CodeEvaluation
import SwiftCode
import Testing

@testable import EvaluationCheck

/// How what is run grows with the code.
@Suite struct GrowthTests {
  /// Instructions that a function's body takes in which nothing of what is asked is known.
  private static func steps(_ body: String) async -> Int {
    let source = """
      struct Probe {
        let store: Store
        var body: some View { Text(answer()) }
        func answer() -> String {
          var count = 0
      \(body)
          return "none \\(count)"
        }
      }
      """
    return await Deep.run {
      let index = CodeIndex(
        [("Probe.swift", Array(source.utf8))],
        prelude: [(Prelude.path, Array(Prelude.source.utf8))])
      let machine = Machine(index)
      machine.library = ListedTexts()
      _ = machine.bounded(by: .max) { () throws(Unwind) -> Value in
        let probe = try machine.make(.named("Probe"))
        return try machine.value(of: "body", in: probe)
      }
      return machine.allSteps
    }
  }

  /// Of twice as many statements each of which may end the function, four times as many instructions at most: each has to be
  /// joined to the changes of those before it. They doubled with each, as a condition of two truths fails in two ways.
  @Test(
    "Ways that end early",
    arguments: [
      "if store.a# && store.b# { return \"#\" }",
      "if store.a# && store.b# { count += 1; return \"#\" }; count += 2",
      "guard store.a# || store.b# else { return \"#\" }",
      "for value in [1, 2] { if store.a# && store.b# { break }; count += value }",
    ])
  func endings(statement: String) async {
    func body(_ count: Int) -> String {
      (0..<count).map { statement.replacing("#", with: "\($0)") }.joined(separator: "\n")
    }
    let (few, many) = (await Self.steps(body(6)), await Self.steps(body(12)))
    #expect(few > 20)
    #expect(many < 4 * few, "\(few) and \(many)")
  }
}
