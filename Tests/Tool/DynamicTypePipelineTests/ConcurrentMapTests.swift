import Testing

@testable import DynamicTypePipeline

@Suite struct ConcurrentMapTests {
  @Test("Results come in the order of the inputs, for any number of threads", arguments: [1, 2, 7])
  func resultsKeepTheOrderOfTheInputs(threads: Int) async {
    let inputs = Array(0..<1000)
    let results = await concurrentMap(inputs, threads: threads, of: \.description) { $0 * $0 }
    #expect(results == inputs.map { $0 * $0 })
  }

  @Test func nothingGivesNothing() async {
    let results = await concurrentMap([Int](), threads: 2, of: \.description) { $0 }
    #expect(results.isEmpty)
  }
}
