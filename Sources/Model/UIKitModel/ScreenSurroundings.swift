import DynamicTypeModel

/// What the controllers around a screen show with it, as segues tell.
///
/// The loader fills it in from the document alone; linking documents, from all that lead to each other.
public struct ScreenSurroundings: Hashable, Sendable {
  /// The bars that a controller is shown with.
  public struct Bars: Hashable, Sendable {
    public var navigation: Bool
    /// Whether the navigation bar prefers large titles.
    public var large: Bool
    public var tab: Bool
    public var toolbar: Bool

    public init(
      navigation: Bool = false, large: Bool = false, tab: Bool = false, toolbar: Bool = false
    ) {
      self.navigation = navigation
      self.large = large
      self.tab = tab
      self.toolbar = toolbar
    }
  }

  /// On devices, where a screen has every bar that it has in any of the ways in which it is shown.
  public var bars = Bars()
  /// On the document's canvas, which decides for one of the ways.
  public var barsOnCanvas = Bars()
  /// Whether a segue presents the screen, and says that it is to cover the other one.
  public var isPresentedFullScreen = false
  /// What the back button says: the title of the first screen that shows this one, or *Back*. Nil on the root of a
  /// navigation controller, and on screens that nothing leads to.
  public var backTitle: String?
  /// Whether the back button shows its arrow alone.
  public var isBackButtonMinimal = false
  /// The colours of the bar of the first navigation controller that the screen is in.
  public var navigationAppearance = BarAppearance()
  /// The tabs of the first tab bar controller that the screen is below.
  public var tabs = ScreenBars.Tabs(items: [], selected: nil)

  public init() {}

  public func bars(on target: LayoutTarget) -> Bars {
    target == .canvas ? barsOnCanvas : bars
  }
}
