/// What a file says about views of SwiftUI.
package struct ViewFacts: Hashable, Sendable {
  package internal(set) var chains: [ViewChain] = []
  /// Views that show text: `Text(…)`, `TextField(…)`.
  package internal(set) var shownTexts: [ShownText] = []
  /// UTF-8 offsets of views that make what is in them fit, or keep it small: `ViewThatFits { … }`,
  /// `HStack { … }.minimumScaleFactor(0.5)`, `ToolbarItem { … }`.
  package internal(set) var fittingViews: [Range<Int>] = []
  /// In the order of their ends.
  package internal(set) var rows: [ViewRow] = []
}

/// A view of SwiftUI that shows text, such as `Text`.
package struct ShownText: Hashable, Sendable {
  /// UTF-8 offset at which it begins.
  package var offset: Int
  /// What its own `font` modifiers give it, in the order of the source.
  package var fonts: [Value]
  /// UTF-8 offsets of the closure of the `ZStack` of which it is one of the layers.
  package var layers: Range<Int>?
  package var scope: ScopeIndex
}
