import DynamicTypeModel

/// What the controllers around a screen show with it, as segues tell.
///
/// The loader fills it in from the document alone; linking documents, from all that lead to each other.
package struct ScreenSurroundings: Hashable, Sendable {
  /// The bars that a controller is shown with.
  package struct Bars: Hashable, Sendable {
    package var navigation: Bool
    /// Whether the navigation bar prefers large titles.
    package var large: Bool
    package var tab: Bool
    package var toolbar: Bool

    package init(
      navigation: Bool = false, large: Bool = false, tab: Bool = false, toolbar: Bool = false
    ) {
      self.navigation = navigation
      self.large = large
      self.tab = tab
      self.toolbar = toolbar
    }
  }

  /// On devices, where a screen has every bar that it has in any of the ways in which it is shown.
  package var bars = Bars()
  /// On the document's canvas, which decides for one of the ways.
  package var barsOnCanvas = Bars()
  /// Whether a segue presents the screen, and says that it is to cover the other one.
  package var isPresentedFullScreen = false
  /// What the back button says: the title of the first screen that shows this one, or *Back*. Nil on the root of a
  /// navigation controller, and on screens that nothing leads to.
  package var backTitle: String?
  /// Whether the back button shows its arrow alone.
  package var isBackButtonMinimal = false
  /// The colours of the bar of the first navigation controller that the screen is in.
  package var navigationAppearance = BarAppearance()
  /// The tabs of the first tab bar controller that the screen is below.
  package var tabs = ScreenBars.Tabs(items: [], selected: nil)

  package init() {}

  package func bars(on target: LayoutTarget) -> Bars {
    target == .canvas ? barsOnCanvas : bars
  }
}
