import DynamicType

/// A font expression's place in the list of its file; below zero in the list that files share.
package struct FontIndex: Codable, Hashable, Comparable, Sendable {
  package var rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static func < (left: FontIndex, right: FontIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// An expression that makes a font.
package struct FontExpression: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// `UIFont.systemFont(ofSize:)`, `boldSystemFont(ofSize:)` and their like.
    case system(SystemFunction)
    /// `UIFont(name:size:)`, or what a generator writes in its place: `R.font.interBold(size:)`.
    case named
    /// `UIFont(descriptor:size:)`, `font.withSize(_:)`: of a size of its own, whatever it is made from.
    case descriptor
    /// `UIFont.preferredFont(forTextStyle:)`, or `UIFontDescriptor.preferredFontDescriptor(withTextStyle:)`,
    /// which has the same sizes.
    case preferred
    /// The same `compatibleWith:` traits of the code's own: of whatever text size these are.
    case preferredForTraits
    /// `UIFontMetrics.scaledFont(for:)` of that value.
    case scaled(Value)
    /// `Font.system(size:)`.
    case swiftUISystem
    /// `Font.system(_:)` with a text style.
    case swiftUITextStyle
    /// `Font.custom(_:size:)`, with or without `relativeTo:`: it scales.
    case swiftUICustom
    /// `Font.custom(_:fixedSize:)`.
    case swiftUIFixedCustom
    /// `Font(_:)` around a `UIFont` of that value.
    case swiftUIWrapped(Value)
    /// A call that makes a font if it is of a function of the app's that makes fonts of the size that it gets, by the name of
    /// its type, where that is said, and its own.
    case ownFunction([String])

    var isOwnFunction: Bool { if case .ownFunction = self { true } else { false } }
  }

  /// What becomes of it.
  package enum Use: Codable, Hashable, Sendable {
    /// It is handed to `UIFontMetrics.scaledFont(for:)`.
    case scaled
    /// `target.property = font`; a plain name only where it is `font`, the property of `self`.
    case assigned
    /// `.font(…)` on a view, by the name of the chain's first call, or by the dotted name that it starts with.
    case modifier(root: String?)
    /// The value of an attribute of attributed text.
    case textAttribute
    /// The value of an attribute of text that is measured and not shown.
    case measuringAttribute
    /// The value of an attribute of text that is white space alone.
    case blankAttribute
    /// The value of an attribute of a bar's title or a bar item's, which UIKit keeps small.
    case barAttribute
    /// Handed to `Font(_:)`.
    case wrapped
    /// For a symbol image.
    case symbol
    /// Only asked for its metrics, or whether it is there.
    case measured
    /// Handed to a function of that name, which is none of the above.
    case argument(function: String)
    case other
  }

  package var kind: Kind
  /// The point size it is asked for, of a scaled one the greatest that it may have; `.other` where there is none.
  package var size: Value
  /// What it is made from, of a `UIFont(descriptor:size:)`.
  package var descriptor = Value.other
  /// The text style it names; nil where it names none that is known.
  package var style: TextStyle?
  /// The weight it names in words; nil without one, and for one of an app's own.
  package var weight: NamedWeight?
  /// Labels of the arguments, in order; an empty string for one without a label.
  package var labels: [String]
  package var use: Use
  /// Whether it follows `??`, for the case that the font before it is missing.
  package var isFallback: Bool
  /// UTF-8 offsets of the call.
  package var range: Range<Int>
  /// The call with everything that belongs to it: `!`, `?? other`.
  package var outerRange: Range<Int>
  /// The cases for which a `switch` over `self` gives it: `iconLarge`.
  package var cases: [String] = []
  /// The arguments' UTF-8 offsets, in order, with their labels.
  package var argumentRanges: [Range<Int>]
  package var scope: ScopeIndex
}

extension FontExpression {
  /// The functions of `UIFont` that make a font of the system.
  package enum SystemFunction: String, Codable, Hashable, Sendable {
    case systemFont, boldSystemFont, italicSystemFont, monospacedSystemFont
    case monospacedDigitSystemFont
  }

  /// A weight as `Font.Weight` and `UIFont.Weight` name it.
  package enum NamedWeight: String, Codable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
