import DynamicType
import DynamicTypeModel

/// How far the texts of a screen grow with the reader's size.
///
/// A text is large enough at a size where it has twice the size that it has at Large. A heading of at least 34 points
/// at Large, which is twice the size of Body, is large enough where it grows at all: iOS lets Large Title grow from 34
/// to 60 points, and no further.
package struct ScreenGrowth: Codable, Hashable, Sendable {
  /// A text that is never large enough.
  package struct Text: Codable, Hashable, Sendable {
    /// As messages name it.
    package var name: String
    package var location: SourceLocation
    /// In points, at Large and at the size at which it is largest.
    package var atLarge: Double
    package var largest: Double
  }

  /// Texts with words whose place is known at Large, without those of bars, which iOS keeps small.
  package var texts: Int
  /// The first size at and above which every text is large enough; nil where one is not at the largest.
  package var enoughFrom: ContentSizeCategory?
  /// Those that are not large enough at the largest size, in document order.
  package var small: [Text]

  /// Nil where the series has no layout at Large and at a larger size.
  package init?(_ series: ScreenSeries) {
    guard let base = series.screens.first(where: { $0.size == .large }) else { return nil }
    let larger = series.screens.filter { $0.size > .large }
    guard !larger.isEmpty else { return nil }
    let texts = base.placedTexts.filter { !$0.text.isWordless && !base.isInBar($0.element) }
    self.texts = texts.count
    let sizes = larger.map { screen in
      Dictionary(
        screen.placedTexts.map { ($0.subject, $0.text.font.pointSize) },
        uniquingKeysWith: { first, _ in first })
    }
    func isEnough(_ text: DrawnText, at place: Int) -> Bool {
      // What is not there at a size is not small there.
      guard let points = sizes[place][text.subject] else { return true }
      let atLarge = text.text.font.pointSize
      return points >= 2 * atLarge || (atLarge >= Self.heading && points > atLarge)
    }
    let last = larger.indices.last ?? 0
    small = texts.filter { !isEnough($0, at: last) }.map { text in
      Text(
        name: base.layout.name(of: text.element, text: text.number), location: text.text.location,
        atLarge: text.text.font.pointSize,
        largest: sizes.compactMap { $0[text.subject] }.max() ?? text.text.font.pointSize)
    }
    let first = larger.indices.reversed().prefix { place in
      texts.allSatisfy { isEnough($0, at: place) }
    }.last
    enoughFrom = texts.isEmpty ? nil : first.map { larger[$0].size }
  }

  /// Twice the size of Body at Large, in points.
  private static let heading = 34.0
}

extension ExaminedScreen {
  /// Whether a view is a bar, or in one.
  fileprivate func isInBar(_ element: NodeIndex) -> Bool {
    ([element] + ancestors(of: element)).contains { index in
      let view = views[index.rawValue]
      return view.role == .bar || view.usage == .navigationTitle || view.usage == .toolbarItem
    }
  }
}
