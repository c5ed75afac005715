import DynamicType
import Testing

/// A scaled metric follows the view it belongs to, by the three ways in which it can know it.
///
/// Expected values: body's scaling leadings by hand, 22 at L, 26 at XXL and 62 at AX5: 22 points
/// are as many.
@Suite struct ScaledMetricTests {
  struct Card {
    @ScaledMetric var padding = 22.0

    /// What a view framework does before it lays the card out.
    mutating func update(for traits: TraitCollection) { _padding.update(for: traits) }
  }

  /// A header that lets nothing above XXL through, at a reader's AX5.
  private func limitedTree() -> (tree: EnvironmentTree, label: EnvironmentTree.ID) {
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: .accessibility5))
    let header = tree.add("header", to: tree.root, limits: ContentSizeLimits(maximum: .xxLarge))
    let label = tree.add("label", to: header)
    return (tree, label)
  }

  @Test("Handed the traits of its view, it stays within the limits of the container")
  func update() {
    let (tree, label) = limitedTree()
    var (inside, outside) = (Card(), Card())
    inside.update(for: tree.traits(of: label))
    outside.update(for: tree.traits(of: tree.root))
    #expect(inside.padding == 26)
    #expect(outside.padding == 62)
    let elsewhere = TraitCollection(preferredContentSizeCategory: .xSmall)
    TraitSource.withTraits(elsewhere) { #expect(inside.padding == 26) }
  }

  @Test("Each copy of a view has the environment of its own place")
  func copies() {
    let (tree, label) = limitedTree()
    let card = Card()
    var copy = card
    copy.update(for: tree.traits(of: label))
    TraitSource.withTraits(TraitCollection(preferredContentSizeCategory: .large)) {
      #expect(card.padding == 22)
      #expect(copy.padding == 26)
    }
  }

  @Test("What the environment does not say comes from the source")
  func partialEnvironment() {
    var card = Card()
    card.update(for: TraitCollection(displayScale: 2))
    TraitSource.withTraits(TraitCollection(preferredContentSizeCategory: .accessibility5)) {
      #expect(card.padding == 62)
    }
    let medium = TraitCollection(preferredContentSizeCategory: .medium)
    // 22 × 21 / 22 = 21.
    #expect(card.$padding.value(compatibleWith: medium) == 21)
  }

  @Test("Inside the traits of a node, everything that names none follows the node")
  func nodesAsCurrent() {
    let (tree, label) = limitedTree()
    let card = Card()
    let (padding, size) = tree.withTraits(of: label) {
      (card.padding, Font.preferredFont(forTextStyle: .body).pointSize)
    }
    #expect(padding == 26)
    #expect(size == 21)
    #expect(tree.withTraits(of: tree.root) { card.padding } == 62)
  }

  @Test("With a source of its own it follows that one and no other")
  func ownSource() {
    let source = TraitSource()
    @ScaledMetric(in: source) var padding = 22.0
    TraitSource.withTraits(TraitCollection(preferredContentSizeCategory: .xxLarge)) {
      #expect(padding == 22)
      source.contentSizeCategory = .accessibility5
      #expect(padding == 62)
    }
  }
}
