extension Prelude {
  /// What lists are sorted by. A descriptor of a text compares as the reader's language does, a comparator by scalars.
  static let comparators = """
    enum SortOrder: Hashable, Codable { case forward, reverse }
    protocol SortComparator {}
    protocol _KeyPathSorting: SortComparator {
      associatedtype Compared
      var keyPath: Any { get }
      var order: SortOrder { get }
      var _comparator: String { get }
    }
    extension _KeyPathSorting {
      func compare(_ one: Compared, _ other: Compared) -> ComparisonResult {
        NativeComparison(one[keyPath: keyPath], other[keyPath: keyPath], _comparator, order == .reverse)
      }
    }
    struct StandardComparator: Hashable {
      let name: String
      static let lexical = StandardComparator(name: "lexical")
      static let localized = StandardComparator(name: "localized")
      static let localizedStandard = StandardComparator(name: "localizedStandard")
    }
    struct KeyPathComparator<Compared>: _KeyPathSorting {
      let keyPath: Any
      var order: SortOrder
      let _comparator: String
      init(_ keyPath: Any, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = "lexical"
      }
      init(_ keyPath: Any, comparator: StandardComparator, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = comparator.name
      }
    }
    struct SortDescriptor<Compared>: _KeyPathSorting {
      let keyPath: Any
      var order: SortOrder
      let _comparator: String
      init(_ keyPath: Any, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = "localizedStandard"
      }
      init(_ keyPath: Any, comparator: StandardComparator, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = comparator.name
      }
    }
    """
}
