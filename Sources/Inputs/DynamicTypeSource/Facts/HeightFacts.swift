/// The heights that a file gives views, rows and items.
package struct HeightFacts: Codable, Hashable, Sendable {
  package internal(set) var constraints: [HeightConstraint] = []
  package internal(set) var returned: [ReturnedHeight] = []
  package internal(set) var ofLayouts: [LayoutHeight] = []
  /// In the order of the source.
  package internal(set) var madeViews: [MadeView] = []
  /// In the order of the source.
  package internal(set) var rowClasses: [RowClass] = []
}

/// A height anchored to a constant.
package struct HeightConstraint: Codable, Hashable, Sendable {
  package enum Relation: Codable, Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package var target: TargetPath
  package var relation: Relation
  package var constant: Value
  /// UTF-8 offsets of the word that names the relation; nil where it names that of the width, too.
  package var relationRange: Range<Int>?
  /// The word for a least height in its place.
  package var leastRelation: String
  package var range: Range<Int>
  /// The name it is kept under; nil when it is used in place.
  package var variable: String?
  /// Whether it takes the place of one that the target has already.
  package var isUpdate = false
  package var scope: ScopeIndex
}

/// `.absolute(44)`, the height that a compositional layout gives an item, a group or a header.
package struct LayoutHeight: Codable, Hashable, Sendable {
  package var value: Value
  package var range: Range<Int>
  package var scope: ScopeIndex
}

/// A delegate's method that says how high a row, an item, a header or a footer is, by the label of its last
/// argument.
package enum HeightMethod: String, Codable, Hashable, Sendable {
  // Of a table's delegate.
  case heightForRowAt, heightForHeaderInSection, heightForFooterInSection
  // Of a flow layout's delegate.
  case sizeForItemAt, referenceSizeForHeaderInSection, referenceSizeForFooterInSection

  /// Whether it gives a size, of which the height alone matters to text.
  var givesSize: Bool {
    switch self {
    case .heightForRowAt, .heightForHeaderInSection, .heightForFooterInSection: false
    case .sizeForItemAt, .referenceSizeForHeaderInSection, .referenceSizeForFooterInSection: true
    }
  }
}

/// What a delegate's method gives back as the height of a row, an item, a header or a footer.
package struct ReturnedHeight: Codable, Hashable, Sendable {
  package var method: HeightMethod
  package var value: Value
  package var range: Range<Int>
  package var scope: ScopeIndex
}
