/// The bars that lie over a screen and belong to the controllers around it.
///
/// They are no elements of the scene, and a safe area does not tell a bar from a home indicator.
public struct ScreenBars: Hashable, Sendable {
  /// The bar of a navigation controller; it ends where the safe area begins.
  public struct Navigation: Hashable, Sendable {
    /// Points, without the status bar; with the prompt.
    public var height: Double
    public var hasLargeTitle: Bool
    /// What the button back says; nil on the first screen of a navigation controller.
    public var backTitle: String?
    /// Whether the button back shows its arrow alone.
    public var isBackButtonMinimal = false
    /// Whether the root begins below it, as below an opaque bar, so that a picture does not show it.
    public var isAboveRoot = false
    public var appearance = BarAppearance()

    public init(height: Double, hasLargeTitle: Bool = false, backTitle: String? = nil) {
      self.height = height
      self.hasLargeTitle = hasLargeTitle
      self.backTitle = backTitle
    }
  }

  /// The bar of a tab bar controller; it begins where the safe area ends.
  public struct Tabs: Hashable, Sendable {
    /// In the controller's order; empty when the document does not tell them.
    public var items: [BarItem]
    /// The item of the screen; nil when it is none of `items`.
    public var selected: Int?
    public var appearance = BarAppearance()

    public init(items: [BarItem], selected: Int?) {
      self.items = items
      self.selected = selected
    }
  }

  /// Points at the top of the screen; 0 where none is shown.
  public var statusBarHeight: Double
  public var navigation: Navigation?
  public var tabs: Tabs?
  /// Whether a toolbar with the controller's `toolbarItems` begins where the safe area ends.
  public var hasToolbar: Bool
  /// How much of the bars at the bottom the root ends above, in points, so that a picture does not show it.
  public var heightBelowRoot = 0.0

  public init() {
    statusBarHeight = 0
    hasToolbar = false
  }
}
