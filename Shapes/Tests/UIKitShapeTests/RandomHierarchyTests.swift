import RandomHierarchies
import Testing
import UIKit

/// Layouts that use what earlier ones found, against layouts that use nothing.
@MainActor
@Suite(.serialized)
struct RandomHierarchyTests {
  @Test("A hierarchy that is changed has the frames of one laid out anew", arguments: 1...30)
  func changes(seed: UInt64) {
    #expect(HierarchyRun.problem(seed: seed) == nil)
  }
}
