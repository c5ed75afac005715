import DynamicTypeLint
import DynamicTypeModel

/// What fixes of a document do to its screens at Large, the size that most people keep.
///
/// Lines of a text style are farther apart than those of a fixed font of its size (Body 22 points, a system font of
/// 17 points 20.3), so a label of several lines pushes what is below it.
struct FixMoves {
  private let document: DocumentInput
  private let bench: Bench
  private let before: [Place]

  /// A view of a screen, and where it is in its parent.
  private struct Place: Hashable {
    var screen: String
    var view: String
    var frame: Rect
  }

  init(of document: DocumentInput, on bench: Bench) {
    self.document = document
    self.bench = bench
    before = Self.places(in: document, on: bench)
  }

  /// How many views each fix moves or resizes when it is written alone; 0 for all where they move nothing
  /// together.
  ///
  /// Takes a layout where nothing moves, else one more for each fix.
  func movedViews(byEachOf fixes: [FixIt]) -> [Int] {
    if fixes.isEmpty || movedViews(by: fixes) == 0 { return fixes.map { _ in 0 } }
    let alone = fixes.map { movedViews(by: [$0]) }
    // Some move only together: then none of them is certain.
    let still = zip(fixes, alone).filter { $1 == 0 }.map(\.0)
    let together = movedViews(by: still)
    return alone.map { $0 == 0 ? together : $0 }
  }

  private func movedViews(by fixes: [FixIt]) -> Int {
    guard !fixes.isEmpty else { return 0 }
    var fixed = document
    fixed.bytes = FixApplier().apply(fixes, to: document.bytes).bytes
    let after = Self.places(in: fixed, on: bench)
    guard after.count == before.count else { return max(before.count, 1) }
    return zip(before, after).count { $0 != $1 }
  }

  private static func places(in input: DocumentInput, on bench: Bench) -> [Place] {
    guard let document = try? input.load(device: nil, locale: "Base").document else { return [] }
    let configuration = Configuration(size: .large, device: document.device)
    return document.scenes.filter { !$0.elements.isEmpty && !$0.isTooLarge }.flatMap { scene in
      bench.engine.layoutSeries(scene, of: document, for: [configuration]).flatMap { screen in
        zip(screen.views, screen.nodes).map {
          Place(screen: screen.id, view: $0.id, frame: $1.frame)
        }
      }
    }
  }
}
