import Foundation
import SwiftCode
import Testing

@testable import CodeEvaluation
@testable import EvaluationCheck

/// How what is run grows with the code.
@Suite struct GrowthTests {
  /// What a function's body takes in which nothing of what is asked is known.
  private struct Work {
    var instructions = 0
    /// Unknown values.
    var unknownValues = 0
    /// Of the thread's processor time.
    var seconds = 0.0
  }

  /// - Parameter declarations: What else the source declares.
  private static func work(
    _ body: String, beside declarations: String = "", most: Int = .max
  ) async -> Work {
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
      \(declarations)
      """
    return await Deep.run {
      let index = CodeIndex(
        [("Probe.swift", Array(source.utf8))],
        prelude: [(Prelude.path, Array(Prelude.source.utf8))])
      let machine = Machine(index)
      machine.library = ListedTexts()
      let start = threadTime()
      _ = machine.bounded(by: most) { () throws(Unwind) -> Value in
        let probe = try machine.make(.named("Probe"))
        return try machine.value(of: "body", in: probe)
      }
      return Work(
        instructions: machine.allSteps, unknownValues: machine.origins.count,
        seconds: max(threadTime() - start, 1e-4))
    }
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
    let (few, many) = (
      await Self.work(body(6)).instructions, await Self.work(body(12)).instructions
    )
    #expect(few > 20)
    #expect(many < 4 * few, "\(few) and \(many)")
  }

  /// Of an enumeration with four times as many cases twelve times the time at most, where it is in proportion: four times.
  /// Each clause of a `switch` went over all cases, and each raw value over those before it: sixteen times and more.
  @Test(
    "Enumerations with many cases",
    arguments: [
      "for _ in 0..<20 { switch Kind.last { CLAUSES } }",
      "if let kind = Kind(rawValue: \"value last\") { count = kind == .last ? 1 : 0 }",
    ])
  func cases(statement: String) async {
    func work(_ count: Int) async -> Work {
      let names = (0..<count).map { "one\($0)" } + ["last"]
      let clauses = names.map { "case .\($0): count += 1" }.joined(separator: "\n")
      let cases = names.map { "case \($0) = \"value \($0)\"" }.joined(separator: "\n")
      return await Self.work(
        statement.replacing("CLAUSES", with: clauses), beside: "enum Kind: String {\n\(cases)\n}")
    }
    _ = await work(10)
    let (few, many) = (await work(100), await work(400))
    #expect(many.seconds < 12 * few.seconds, "\(few) and \(many)")
  }

  /// Closures that code which is not there keeps may run at each of its calls: of what they change nobody knows anything then.
  /// What nobody has read since is not lost again. There were as many unknown values as closures times calls.
  @Test func keptClosures() async {
    func work(_ count: Int) async -> Work {
      let variables = (0..<count).map { "var value\($0) = 0" }
      let closures = (0..<count).map { "store.keep { value\($0) += 1 }" }
      let calls = (0..<count).map { "store.begin(\($0))" }
      return await Self.work((variables + closures + calls).joined(separator: "\n"))
    }
    let (few, many) = (await work(20), await work(80))
    #expect(few.unknownValues > 40)
    #expect(many.unknownValues < 6 * few.unknownValues, "\(few) and \(many)")
  }

  /// Closures within closures that are handed out: how often each is run to see what it changes doubled with each level.
  @Test func closuresWithinClosures() async {
    func work(_ depth: Int) async -> Work {
      let opening = (0..<depth).map { "store.begin { count += \($0)" }
      let closing = Array(repeating: "}", count: depth)
      return await Self.work((opening + closing).joined(separator: "\n"))
    }
    let (few, many) = (await work(5), await work(10))
    #expect(few.instructions > 20)
    #expect(many.instructions < 6 * few.instructions, "\(few) and \(many)")
  }

  /// A loop that takes apart a text that is one of several. Nobody knows how many rounds it takes, and each may double how many
  /// values there are.
  @Test func partsOfTexts() async {
    func work(_ count: Int) async -> Work {
      let cases = (0..<count).map { "case \"\($0)\": text = \"Number \($0) of \\(store.name)\"" }
      return await Self.work(
        """
        var text = ""
        switch store.kind { \(cases.joined(separator: "\n")); default: text = store.name }
        var parts: [String] = []
        var start = text.startIndex
        while start < text.endIndex {
          if let mark = text[start...].range(of: "<b>") {
            let before = String(text[start..<mark.lowerBound])
            if !before.isEmpty { parts.append(before) }
            if let end = text[mark.upperBound...].range(of: "</b>") { start = end.upperBound } else { break }
          } else {
            parts.append(String(text[start...]))
            break
          }
        }
        return parts.joined(separator: ",")
        """)
    }
    let (few, many) = (await work(3), await work(6))
    #expect(few.instructions > 100)
    #expect(many.instructions < 4 * few.instructions, "\(few) and \(many)")
    #expect(many.instructions < 60_000, "\(many)")
  }

  /// What looks up a parent where it knows nothing itself: nobody knows how many parents there are.
  @Test func recursionsWithoutAKnownEnd() async {
    let work = await Self.work(
      "return Theme(parent: store.theme)[text: \"title\"] ?? \"none\"",
      beside: """
        final class Theme {
          var parent: Theme?
          var words: [String: String] = store.words
          init(parent: Theme?) { self.parent = parent }
          subscript(text key: String) -> String? {
            guard let word = words[key] else { return parent?[text: key] }
            return parent?[text: word] ?? word
          }
        }
        """)
    #expect(work.instructions < 20_000, "\(work)")
  }

  /// A closure that takes long is not run to its end to see what it changes: what its object holds is not known after it.
  @Test func longClosures() async {
    let source = """
      final class Model {
        var title = "first"
        func load() { store.begin { for number in 0..<1_000_000 { self.title = "\\(number)" } } }
      }
      struct Probe {
        var body: some View { Text(answer()) }
        func answer() -> String {
          let model = Model()
          model.load()
          return model.title
        }
      }
      """
    let shown = await Deep.run {
      ProbeView.shown(by: [(path: "Probe.swift", text: Array(source.utf8))])
    }
    #expect(shown.count == 1)
    #expect(shown.allSatisfy { !$0.isKnown })
  }

  /// A color that takes long to find is one that nobody knows; all else goes on.
  @Test func colors() async {
    let work = await Self.work(
      "_ = color()\nreturn \"known\"",
      beside:
        "func color() -> UIColor { var sum = 0.0; for number in 0..<100_000 { sum += Double(number) }; return UIColor(white: sum, alpha: 1) }"
    )
    #expect(work.instructions < 3_000, "\(work)")
  }

  /// What has too many instructions ends, also while ways are joined, which is most of the work here. A join of 345 ways that change
  /// 10,000 cells took 13 million instructions where 400,000 are allowed.
  @Test func joinsEndInTime() async {
    let body = """
      let boxes = (0..<60).map { Box(number: $0) }
      for value in 0..<60 {
        for box in boxes { box.number += value }
        if store.ends(value) { return "\\(value)" }
      }
      count = boxes[0].number
      """
    func instructions(most: Int) async -> Int {
      await Self.work(
        body,
        beside: "final class Box { var number: Int; init(number: Int) { self.number = number } }",
        most: most
      ).instructions
    }
    let all = await instructions(most: .max)
    let half = await instructions(most: all / 2)
    #expect(half < all * 6 / 10, "\(half) of \(all)")
  }

  /// Loops over dictionaries run in three orders. Of three more within each other, which run their body eight times as often, thirty
  /// times as many instructions at most: each took three times as many as the one around it, 216 in all.
  @Test func loopsWithinLoops() async {
    func body(_ depth: Int) -> String {
      "let numbers = [1: 2, 3: 4]\n"
        + (0..<depth).map { "for (_, n\($0)) in numbers { count += n\($0)\n" }.joined()
        + String(repeating: "}\n", count: depth)
    }
    let (few, many) = (
      await Self.work(body(3)).instructions, await Self.work(body(6)).instructions
    )
    #expect(few > 20)
    #expect(many < 30 * few, "\(few) and \(many)")
  }

  /// What a search may take is what repetitions within each other, and one behind the other, make of the text's length: an engine
  /// tries two to the power of 38 ways of the first one here.
  @Test(
    arguments: [
      ("^(a+)+$", false), ("(a|aa)*b", false), ("(a?){30}b", false), ("(?:x+x+)+y", false),
      ("a*a*a*a*b", false), ("(a)\\1", false), ("[^0-9]", true), ("\\d+(\\.\\d+)?", true),
      ("(ab)+", true), ("[()+*]{2}", true), ("(?<year>\\d{4})-(?<month>\\d{2})", true),
      ("\\p{Lu}+", true),
    ])
  func patterns(pattern: String, endsSoon: Bool) async {
    let text = String(repeating: "a", count: 38) + "!"
    #expect(pattern.endsSoon(in: text) == endsSoon)
    guard !endsSoon else { return }
    let source = """
      struct Probe {
        var body: some View {
          Text("\(text)".range(of: #"\(pattern)"#, options: .regularExpression) == nil ? "none" : "some")
          Text("\(text)".firstMatch(of: try! Regex(#"\(pattern)"#)) == nil ? "none" : "some")
        }
      }
      """
    let shown = await Deep.run {
      ProbeView.shown(by: [(path: "Probe.swift", text: Array(source.utf8))])
    }
    #expect(shown.count == 2)
    #expect(shown.allSatisfy { !$0.isKnown })
  }
}
