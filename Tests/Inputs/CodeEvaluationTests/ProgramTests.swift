import CodeEvaluation
import Foundation
import SwiftCode
import Testing

@testable import EvaluationCheck

/// Programs whose texts the compiler's own program showed (`../shared/swift-eval`, Swift 6.3.1 on Linux).
@Suite struct ProgramTests {
  struct Case: Decodable {
    var id: String
    var category: String
    var sources: [String: String]
    var truth: [String?]?
    var list: Bool?
  }

  struct Cases: Decodable { var cases: [Case] }

  static let cases: [Case] = {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../../shared/swift-eval/cases.json"
    ).standardized
    guard let data = try? Data(contentsOf: file),
      let cases = try? JSONDecoder().decode(Cases.self, from: data)
    else { return [] }
    return cases.cases.filter { $0.category != "uikit" }
  }()

  @Test func claimsNothingWrong() async {
    // The scorer's own file is not everywhere.
    guard !Self.cases.isEmpty else { return }
    var right = 0
    var known = 0
    for program in Self.cases {
      let shown = await Self.texts(of: program)
      let truth = program.truth ?? [nil]
      if program.list == true {
        known += program.truth == nil ? 0 : 1
        guard shown.allSatisfy(\.isKnown) else { continue }
        #expect(shown.map(\.string) == truth.compactMap { $0 }, "\(program.id)")
        right += 1
        continue
      }
      known += truth.compactMap { $0 }.count
      guard shown.count == truth.count else { continue }
      for (text, expected) in zip(shown, truth) where text.isKnown {
        #expect(text.string == expected, "\(program.id)")
        if text.string == expected { right += 1 }
      }
    }
    #expect(Double(right) >= 0.85 * Double(known), "\(right) of \(known) are known")
  }

  static func texts(of program: Case) async -> [(string: String, isKnown: Bool)] {
    let sources = program.sources.sorted { $0.key < $1.key }.map {
      (path: $0.key, text: Array($0.value.utf8))
    }
    return await Deep.run { ProbeView.shown(by: sources).map { ($0.string, $0.isKnown) } }
  }
}

/// Work on a thread with a stack for programs that nest.
enum Deep {
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 << 20
      thread.start()
    }
  }
}
