extension Prelude {
  /// What lists are sorted by. A descriptor of a text compares as the reader's language does, a comparator by scalars.
  static let comparators = """
    enum SortOrder: Hashable, Codable { case forward, reverse }
    protocol SortComparator {}
    struct StandardComparator: Hashable {
      let name: String
      static let lexical = StandardComparator(name: "lexical")
      static let localized = StandardComparator(name: "localized")
      static let localizedStandard = StandardComparator(name: "localizedStandard")
    }
    struct KeyPathComparator<Compared>: SortComparator {
      let keyPath: Any
      var order: SortOrder
      private let comparator: Any?
      init(_ keyPath: Any, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        comparator = nil
      }
      init(_ keyPath: Any, comparator: StandardComparator, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        self.comparator = comparator.name
      }
      func compare(_ one: Compared, _ other: Compared) -> ComparisonResult {
        NativeComparison(one[keyPath: keyPath], other[keyPath: keyPath], comparator, order == .reverse)
      }
    }
    struct SortDescriptor<Compared>: SortComparator {
      let keyPath: Any
      var order: SortOrder
      private let comparator: String
      init(_ keyPath: Any, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        comparator = "localizedStandard"
      }
      init(_ keyPath: Any, comparator: StandardComparator, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        self.comparator = comparator.name
      }
      func compare(_ one: Compared, _ other: Compared) -> ComparisonResult {
        NativeComparison(one[keyPath: keyPath], other[keyPath: keyPath], comparator, order == .reverse)
      }
    }
    """
}
