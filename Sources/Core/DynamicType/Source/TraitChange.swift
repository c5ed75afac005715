/// A change of the traits that a ``TraitSource`` answers with.
public struct TraitChange: Hashable, Sendable {
  /// The traits until then.
  public let previous: TraitCollection
  /// The traits from then on.
  public let current: TraitCollection

  /// A change from some traits to others.
  public init(from previous: TraitCollection, to current: TraitCollection) {
    self.previous = previous
    self.current = current
  }

  /// Whether the reader's text size is another one.
  public var changesContentSizeCategory: Bool {
    previous.preferredContentSizeCategory != current.preferredContentSizeCategory
  }
}
