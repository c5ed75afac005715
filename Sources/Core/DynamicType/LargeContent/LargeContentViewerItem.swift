/// Something that can show itself large while a finger rests on it, because it must stay small.
///
/// The defaults are those of UIKit's `UIView`: nothing is shown.
public protocol LargeContentViewerItem {
  /// Whether the viewer shows this item.
  ///
  /// Only items that cannot scale over the full range of text sizes should say yes.
  var showsLargeContentViewer: Bool { get }
  /// What the viewer says below the image.
  var largeContentTitle: String? { get }
  /// Which image the viewer shows, by name.
  var largeContentImage: String? { get }
  /// By how much the image is moved to look centred, in points.
  var largeContentImageInsets: DirectionalEdgeInsets { get }
  /// Whether the image is drawn as large as the viewer allows; it needs vector data then.
  var scalesLargeContentImage: Bool { get }
}

extension LargeContentViewerItem {
  public var showsLargeContentViewer: Bool { false }
  public var largeContentTitle: String? { nil }
  public var largeContentImage: String? { nil }
  public var largeContentImageInsets: DirectionalEdgeInsets { DirectionalEdgeInsets() }
  public var scalesLargeContentImage: Bool { false }
}

/// Distances from the edges of a rectangle, inwards, in points.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  /// Insets of which those left out are 0.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A control as far as the viewer is concerned.
public struct LargeContentControl: LargeContentViewerItem, Hashable, Sendable {
  public var showsLargeContentViewer: Bool
  public var largeContentTitle: String?
  public var largeContentImage: String?
  public var largeContentImageInsets = DirectionalEdgeInsets()
  public var scalesLargeContentImage = false

  /// A control of UIKit, with the defaults of its kind.
  ///
  /// - Parameters:
  ///   - title: The control's title or text, which the viewer shows unless told otherwise.
  ///   - image: The control's image, likewise.
  public init(_ kind: Kind, title: String? = nil, image: String? = nil) {
    showsLargeContentViewer = kind.showsLargeContentViewer
    largeContentTitle = kind.suggestsContent ? title : nil
    largeContentImage = kind.suggestsContent ? image : nil
  }

  /// What a control is.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case statusBarItem
    case navigationBarItem
    case tabBarItem
    case toolbarItem
    case button
    case label
    case imageView
    case segmentedControl
    case customView

    /// Whether controls of this kind show the viewer without being told to: those in bars.
    public var showsLargeContentViewer: Bool {
      switch self {
      case .statusBarItem, .navigationBarItem, .tabBarItem, .toolbarItem: true
      case .button, .label, .imageView, .segmentedControl, .customView: false
      }
    }

    /// Whether the framework takes title and image from the control.
    public var suggestsContent: Bool { self != .customView }
  }
}
