/// A change of the traits that a ``TraitSource`` answers with.
public struct TraitChange: Hashable, Sendable {
  /// The traits until then.
  public let previous: TraitCollection
  /// The traits from then on.
  public let current: TraitCollection

  /// Whether the reader's text size is another one.
  public var changesContentSizeCategory: Bool {
    previous.preferredContentSizeCategory != current.preferredContentSizeCategory
  }
}
