import DynamicType
import DynamicTypeModel
import RandomViews
import SwiftUILayout
import SwiftUIModel
import Testing

/// Random trees of all views and modifiers with hostile numbers.
@Suite struct RandomTreeTests {
  @Test("Random trees end in finite frames, the same ones each time", arguments: 0..<8)
  func randomTrees(batch: Int) throws {
    let laboratory = try Laboratory()
    for seed in 0..<25 {
      var random = RandomViews(seed: UInt64(batch * 1000 + seed))
      let tree = random.tree(depth: 5)
      let environment = random.environment()
      let window = Size(width: 320, height: 568)
      let first = laboratory.engine.layout(tree, in: window, environment: environment)
      let second = laboratory.engine.layout(tree, in: window, environment: environment)
      #expect(first.map(\.frame) == second.map(\.frame), "seed \(seed) of batch \(batch)")
      let areFinite = first.allSatisfy { view in
        [view.frame.x, view.frame.y, view.frame.width, view.frame.height].allSatisfy {
          $0.isFinite
        } && view.frame.width >= 0 && view.frame.height >= 0
      }
      #expect(areFinite, "seed \(seed) of batch \(batch)")
    }
  }
}
