public import DynamicType
public import DynamicTypeModel

/// One scene, on one device and in one locale, laid out for one text size after the other.
public struct ScreenSeries: Sendable {
  /// By ascending text size; one at least.
  public let layouts: [LaidOutScreen]
  let screens: [ExaminedScreen]
  /// By screen, the first one that looks the same, but for its bars; the screen itself where none does.
  let firstAlike: [Int]

  /// A series of layouts that differ in their text size alone.
  ///
  /// - Parameter layouts: In any order, no size twice. Where code shows other views at other sizes, one
  ///   that a screen lacks is there as one that is not shown.
  public init(_ layouts: [LaidOutScreen]) {
    precondition(!layouts.isEmpty, "a series of screens needs one layout at least")
    let layouts = layouts.sorted { $0.configuration.size < $1.configuration.size }.aligned()
      .map(\.withRedactedBoxes)
    var screens: [ExaminedScreen] = []
    var firstAlike: [Int] = []
    for (place, layout) in layouts.enumerated() {
      let first = (0..<place).first {
        firstAlike[$0] == $0 && layout.hasSameContent(as: layouts[$0])
      }
      firstAlike.append(first ?? place)
      screens.append(
        first.map { ExaminedScreen(layout, looksLike: screens[$0]) } ?? ExaminedScreen(layout))
    }
    self.layouts = layouts
    self.screens = screens
    self.firstAlike = firstAlike
  }

  /// The text sizes, ascending.
  public var sizes: [ContentSizeCategory] { layouts.map(\.configuration.size) }

  /// Whether at some size it is known where something is.
  package var hasKnownPlaces: Bool { screens.contains { $0.isKnown.contains(true) } }

  /// The views of the screen, the same at every size.
  var views: [LaidOutView] { layouts.first?.views ?? [] }

  /// Whether some text is cut off unless letters are narrower than they are taken to be, at any size.
  package var mayCutText: Bool {
    screens.contains { screen in
      screen.placedTexts.contains { $0.text.isTruncated && $0.text.isTruncationDoubtful }
    }
  }

  /// The screen at Large, where authors look; the smallest size where Large was not laid out.
  var defaultScreen: ExaminedScreen? {
    screens.first { $0.size == .large } ?? screens.first
  }
}
