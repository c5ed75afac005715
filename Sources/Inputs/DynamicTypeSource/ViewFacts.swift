/// What a dotted name starts from and leads to: `cell.titleLabel`, without a leading `self`.
///
/// Empty for `self` itself. `button.titleLabel?` and `button.titleLabel!` are the same.
public struct TargetPath: Hashable, Sendable {
  public var components: [String]

  public init(_ components: [String]) { self.components = components }

  /// As a reader would write it; `self` for the empty path.
  public var description: String {
    components.isEmpty ? "self" : components.joined(separator: ".")
  }
}

/// `target.property = value`, for the properties that decide how text is set.
public struct PropertyAssignment: Hashable, Sendable {
  public var target: TargetPath
  /// The target as it is spelled, with its dot: `button.titleLabel?.`; empty for `self` unspoken.
  public var targetText: String
  public var property: String
  /// Of a size, such as an `itemSize`, its height.
  public var value: Value
  public var scope: ScopeIndex
  /// UTF-8 offsets of the whole assignment.
  public var range: Range<Int>
  public var valueRange: Range<Int>
}

/// A chain of modifiers on a SwiftUI view.
public struct ViewChain: Hashable, Sendable {
  public struct Argument: Hashable, Sendable {
    public var label: String?
    public var value: Value
    /// Whether it is a literal text.
    public var isString: Bool
    /// The name of the call that it is, and what that is called with: `.exact(points: 20)`.
    public var callee: String?
    public var calleeArgument: Value?
    /// UTF-8 offsets, the label included.
    public var range: Range<Int>
  }

  public struct Modifier: Hashable, Sendable {
    public var name: String
    public var arguments: [Argument]
    /// UTF-8 offsets from the modifier's name to its closing parenthesis.
    public var range: Range<Int>
  }

  /// The root of a chain on the label that a button style is given.
  public static let styledLabel = "configuration.label"

  /// The name that the chain starts with, such as `Text`; nil for an unknown expression.
  public var root: String?
  public var rootArguments: [Argument]
  /// UTF-8 offsets of the closure that makes the root's label, of a button and its like.
  public var label: Range<Int>?
  /// In the order of the source.
  public var modifiers: [Modifier]
  /// UTF-8 offsets of the closure of the `ZStack` in which it stands as one of the layers.
  public var layers: Range<Int>?
  public var scope: ScopeIndex
  public var range: Range<Int>
}

/// A view of SwiftUI that shows text, such as `Text`.
public struct ShownText: Hashable, Sendable {
  /// UTF-8 offset at which it begins.
  public var offset: Int
  /// What its own `font` modifiers give it, in the order of the source.
  public var fonts: [Value]
  /// UTF-8 offsets of the closure of the `ZStack` in which it stands as one of the layers.
  public var layers: Range<Int>?
  public var scope: ScopeIndex
}

/// A call of `setTitle(_:for:)` or `setAttributedTitle(_:for:)`, or a title of a configuration: its target
/// shows text.
public struct TitleCall: Hashable, Sendable {
  public var target: TargetPath
  public var scope: ScopeIndex
}

/// A call of `UIFontMetrics.scaledValue(for:)`.
public struct ScaledValueCall: Hashable, Sendable {
  public var argument: Value
  public var range: Range<Int>
  public var scope: ScopeIndex
}

/// A height anchored to a constant.
public struct HeightConstraint: Hashable, Sendable {
  public enum Relation: Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  public var target: TargetPath
  public var relation: Relation
  public var constant: Value
  /// UTF-8 offsets of the word that names the relation; nil where it names that of the width, too.
  public var relationRange: Range<Int>?
  /// The word for a least height in its place.
  public var leastRelation: String
  public var range: Range<Int>
  /// The name it is kept under; nil when it is used in place.
  public var variable: String?
  /// Whether it takes the place of one that the target has already.
  public var isUpdate = false
  public var scope: ScopeIndex
}

/// `.absolute(44)`, the height that a compositional layout gives an item, a group or a header.
public struct LayoutHeight: Hashable, Sendable {
  public var value: Value
  public var range: Range<Int>
  public var scope: ScopeIndex
}

/// What a delegate's method gives back as the height of a row, an item, a header or a footer.
public struct ReturnedHeight: Hashable, Sendable {
  /// The last argument's label: `heightForRowAt`, `sizeForItemAt`…
  public var method: String
  public var value: Value
  public var range: Range<Int>
  public var scope: ScopeIndex
}

/// A comment that speaks to the linter: `// dynamictype:disable fixed-font-size`.
public struct DirectiveComment: Hashable, Sendable {
  /// What follows `dynamictype:` up to the end of the comment, trimmed.
  public var text: String
  /// UTF-8 offsets from `dynamictype:` to the end of the text.
  public var range: Range<Int>
}
