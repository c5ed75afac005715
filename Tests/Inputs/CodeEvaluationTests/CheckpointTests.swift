import SwiftCode
import Testing

@testable import CodeEvaluation
@testable import EvaluationCheck

/// What a machine knows is gone back to as a whole.
@Suite struct CheckpointTests {
  @Test("A property that is added to the machine is in its checkpoints, or is said not to be")
  func isComplete() {
    let machine = Machine(CodeIndex([], prelude: []))
    // What the sources say, whatever has run.
    let ofSources: Set = [
      "index", "library", "bodies", "canonicalTypes", "resolved", "memberCache", "variableCache",
      "functionCache", "declarations", "superclassCache", "wrapperCache", "conformances",
      "inferredTypes",
      "rawValueCache", "delegating", "rivals", "keepsLibraryState", "keptClosures",
      "capitalizedMembers",
    ]
    // Empty, or of no meaning, where nothing runs.
    let ofRuns: Set = [
      "journal", "openForks", "handlersWithExits", "path", "handlers", "tryDepth", "chainLabels",
      "currentFile", "currentType", "written", "callPlace", "depth", "stack", "builders", "active",
      "deferred",
      "isBeyondMemory", "nextLookAtMemory", "holders", "evaluated", "handedClosures",
      "callsKeptClosures", "recursions", "setUpDepth", "isTrial", "takesWrittenOrder",
      "firstNewCell",
      "hasChanged",
    ]
    // Numbers that are given out once, and what is known of the values that have them.
    let numbers: Set = [
      "objects", "origins", "foreignCount", "readersDates", "identifiers", "identifierCount",
      "encodedNodes",
    ]
    let all = Set(Mirror(reflecting: machine).children.compactMap(\.label))
    let kept = Set(Mirror(reflecting: machine.checkpoint).children.compactMap(\.label))
    #expect(
      all.subtracting(ofSources).subtracting(ofRuns).subtracting(numbers)
        == kept.subtracting(["objectCount"]))
  }

  @Test("Values, objects and numbers of instructions are those of then")
  func restores() async throws {
    let source = """
      final class Pot { var cups = 0; lazy var lid = cups + 1 }
      let pot = Pot()
      struct Probe { var cups: String { pot.cups += 1; return "\\(pot.cups + pot.lid)" } }
      """
    let poured = await Deep.run {
      let machine = Machine(
        CodeIndex(
          [("Pot.swift", Array(source.utf8))],
          prelude: [(Prelude.path, Array(Prelude.source.utf8))]))
      func pour() -> String {
        let made = machine.guarded { () throws(Unwind) -> Value in
          try machine.value(of: "cups", in: try machine.make(.named("Probe")))
        }
        guard case .string(let text, _) = made else { return "\(made)" }
        return "\(text) after \(machine.allSteps)"
      }
      let checkpoint = machine.checkpoint
      let (first, second) = (pour(), pour())
      machine.restore(checkpoint)
      return [first, second, pour()]
    }
    // One cup and a lid of 2, then two cups.
    #expect(poured[0].hasPrefix("3 after "))
    #expect(poured[1].hasPrefix("4 after "))
    #expect(poured[2] == poured[0])
  }
}
