/// What a file says about views of SwiftUI.
package struct ViewFacts: Codable, Hashable, Sendable {
  package internal(set) var chains: [ViewChain] = []
  /// Views that show text: `Text(…)`, `TextField(…)`; in the order of their offsets.
  package internal(set) var shownTexts: [ShownText] = []
  /// UTF-8 offsets of views that make what is in them fit, or keep it small: `ViewThatFits { … }`,
  /// `HStack { … }.minimumScaleFactor(0.5)`, `ToolbarItem { … }`, and of what stands for content that is not there yet. Ascending, and what is in another one is left out.
  package internal(set) var fittingViews: [Range<Int>] = []
  /// What views of the app's own always show: the text that the `body` of a type is, or has in its stacks.
  package internal(set) var ownTexts: [OwnText] = []
  /// Properties, functions and views of the app's own that show an image and no text, by their names; of a view the
  /// name of its type.
  @Sorted package internal(set) var namesOfImages: Set<String> = []
  /// The others, which show other views or do not say so.
  @Sorted package internal(set) var namesOfOtherViews: Set<String> = []
  /// In the order of their ends.
  package internal(set) var rows: [ViewRow] = []

  /// The views that show text in a range of UTF-8 offsets.
  package func shownTexts(in range: Range<Int>) -> ArraySlice<ShownText> {
    let start = shownTexts.partitioningIndex { $0.offset >= range.lowerBound }
    return shownTexts[start...].prefix { $0.offset < range.upperBound }
  }

  /// Whether a view is in another one that makes what is in it fit.
  package func isFittedByAnother(_ view: ViewChain) -> Bool {
    let next = fittingViews.partitioningIndex { $0.lowerBound > view.range.lowerBound }
    guard next > 0, fittingViews[next - 1].contains(view.range.lowerBound) else { return false }
    return fittingViews[next - 1] != view.range
  }

  /// Whether a UTF-8 offset is in a view that makes what is in it fit.
  package func isFitted(at offset: Int) -> Bool {
    let next = fittingViews.partitioningIndex { $0.lowerBound > offset }
    return next > 0 && fittingViews[next - 1].contains(offset)
  }
}

/// A text that a view of the app's own always shows, by the name of the view's type.
package struct OwnText: Codable, Hashable, Sendable {
  package var type: String
  package var text: ShownText
}

/// A view of SwiftUI that shows text, such as `Text`.
package struct ShownText: Codable, Hashable, Sendable {
  /// UTF-8 offset at which it begins.
  package var offset: Int
  /// The literal text that it is made with, as of a child of a ``ViewRow``; nil where it is no literal.
  package var literal: String?
  /// What its own `font` modifiers give it, in the order of the source.
  package var fonts: [Value]
  /// UTF-8 offsets of the closure of the `ZStack` of which it is one of the layers.
  package var layers: Range<Int>?
  package var scope: ScopeIndex
}
