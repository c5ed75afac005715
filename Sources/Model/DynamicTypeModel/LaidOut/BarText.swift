/// A text of a bar that lies over a screen, as it was set there.
///
/// Bars of controllers are no elements of the scene. Their texts grow little or not at all; for
/// items the Large Content Viewer makes up for it.
public struct BarText: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable {
    case title, largeTitle, tab
  }

  public var role: Role
  /// The id of the navigation or tab bar item in the document; of the controller for its own title.
  public var item: String
  /// In root coordinates.
  public var text: LaidOutText
  /// Whether a long press shows the item large at accessibility sizes.
  public var offersLargeContentViewer: Bool

  public init(role: Role, item: String, text: LaidOutText, offersLargeContentViewer: Bool) {
    self.role = role
    self.item = item
    self.text = text
    self.offersLargeContentViewer = offersLargeContentViewer
  }
}
