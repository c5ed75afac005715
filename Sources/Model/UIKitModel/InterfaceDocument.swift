import DynamicType
import DynamicTypeModel

/// A storyboard or xib as it was read, for one device and one locale.
public struct InterfaceDocument: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable {
    case storyboard, xib
  }

  /// The path as messages show it.
  public var path: String
  public var format: Format
  /// The build number of the Xcode that saved it, such as 15505; 32700 where that is not said.
  public var toolsVersion: Int
  /// The device named in the document, or the one that was asked for instead.
  public var device: Device
  /// The device named in the document: its recorded frames are this one's.
  public var recordedDevice: Device
  /// Whether the document names a device at all, as those of Xcode 8 and later usually do.
  public var namesDevice: Bool
  public var usesAutoLayout: Bool
  public var usesSafeAreas: Bool
  public var usesTraitCollections: Bool
  public var isLaunchScreen: Bool
  public var initialViewController: String?
  /// In document order. A xib's top-level views are scenes of their own.
  public var scenes: [Scene]
  /// What its segues lead to in other storyboards, in document order.
  public var references: [StoryboardReference]
  /// Natural sizes of images by name, in points, from the `resources` of the document or from the
  /// asset catalogues beside it.
  public var imageSizes: [String: Size]
  /// What its authors say to the bench in *Notes*, in document order.
  public var notes: [DocumentNote]

  public init(path: String, format: Format, device: Device) {
    self.path = path
    self.format = format
    self.device = device
    recordedDevice = device
    namesDevice = true
    toolsVersion = 0
    usesAutoLayout = true
    usesSafeAreas = false
    usesTraitCollections = false
    isLaunchScreen = false
    scenes = []
    references = []
    imageSizes = [:]
    notes = []
  }
}

/// One view controller's screen, or one top-level view of a xib.
public struct Scene: Hashable, Sendable {
  /// What `simulated…SizeMetrics` say of the root's size.
  public enum SimulatedSize: Hashable, Sendable {
    /// Nothing is said that tells: the size follows from how the screen is shown.
    case inferred
    /// As the author drew it.
    case freeform
    /// That of a page sheet or form sheet.
    case sheet
  }

  /// The id of the view controller; of the view itself in a xib.
  public var id: String
  public var controller: ViewController?
  public var surroundings = ScreenSurroundings()
  /// What a person calls it: the storyboard identifier, the custom class, the title or the id.
  public var title: String
  /// The views in pre-order; the root is element 0. Empty for controllers without a view.
  public var elements: [Element]
  /// In document order, those that size classes exclude left out.
  public var constraints: [LayoutConstraint]
  public var guides: [LayoutGuide]
  /// Of its controller, its views and, in a xib, the owner; in document order.
  public var outlets: [Outlet]
  /// What its views and bar items call, in document order.
  public var actions: [ControlAction]
  /// The screens whose views are inside container views of this one, by their roots; ascending.
  public var embedded: [EmbeddedScene]
  /// Container views whose screen cannot be shown, with the reasons; ascending.
  public var emptyContainers: [EmptyContainer]
  /// Whether it is shown in a container view of another scene only, and laid out there.
  public var isLaidOutInPlace: Bool
  /// Whether it is the view of a bar item, which keeps its size.
  public var isPartOfBar: Bool
  /// What a view says of bars around it that has no controller in its document.
  public var simulatedTopBar: ViewController.SimulatedBar
  public var simulatedBottomBar: ViewController.SimulatedBar
  /// What a view or its controller says of the size it is drawn in.
  public var simulatedSize: SimulatedSize
  /// How large the root is and what covers it, where code says so; nil where the screen's device, its bars
  /// and the recorded frame decide.
  public var givenRoot: GivenRoot?
  public var location: SourceLocation

  /// The root of a view tree that code has given a size.
  public struct GivenRoot: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// What is covered of it, in points.
    public var safeArea: EdgeInsets
    /// Whether it is a controller's view, which has the margins of a screen.
    public var isScreen: Bool

    public init(size: Size, safeArea: EdgeInsets = .zero, isScreen: Bool = false) {
      self.size = size
      self.safeArea = safeArea
      self.isScreen = isScreen
    }
  }

  public init(id: String, title: String, location: SourceLocation) {
    self.id = id
    self.title = title
    self.location = location
    elements = []
    constraints = []
    guides = []
    outlets = []
    actions = []
    embedded = []
    emptyContainers = []
    isLaidOutInPlace = false
    isPartOfBar = false
    simulatedTopBar = .inferred
    simulatedBottomBar = .inferred
    simulatedSize = .inferred
  }

  /// The indices of an element's children, in order.
  public func children(of parent: ElementIndex) -> [ElementIndex] {
    var result: [ElementIndex] = []
    var next = parent.rawValue + 1
    while next < elements[parent.rawValue].subtreeEnd {
      result.append(ElementIndex(next))
      next = max(next + 1, elements[next].subtreeEnd)
    }
    return result
  }
}

/// A view controller of a storyboard.
public struct ViewController: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case viewController, tableViewController, collectionViewController, navigationController,
      tabBarController, splitViewController, pageViewController, other
  }

  /// What a segue or containment says about where a controller is shown.
  public struct Segue: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      case show, push, showDetail, replace, presentation, modal, popoverPresentation, popover,
        embed, relationship, unwind, custom
      /// A kind that is not known: nothing follows from it.
      case other
    }

    /// What a destination is to the controller that contains it.
    public enum Relationship: String, Hashable, Sendable {
      case rootViewController, viewControllers, masterViewController, detailViewController,
        supplementaryViewController
      /// A relationship that is not known: nothing follows from it.
      case other
    }

    public var kind: Kind
    /// Nil for segues that do not contain their destination.
    public var relationship: Relationship?
    /// The id of the destination controller, of this document.
    public var destination: String
    /// The id of the container view, for an embed segue.
    public var source: String?
    /// By which code performs it; nil for none.
    public var identifier: String?
    /// The id of the view or bar item that performs it; nil for one that only code performs, and for containment.
    public var trigger: String?
    /// The method of the controller to which an unwind segue goes back, as Objective-C writes it.
    public var unwindAction: String?
    public var modalPresentationStyle: ModalPresentationStyle?
    /// Whether the canvas shows its destination with the bars that this segue brings, whatever other ones do.
    public var breaksTies: Bool

    public init(
      kind: Kind, relationship: Relationship? = nil, destination: String, source: String? = nil,
      modalPresentationStyle: ModalPresentationStyle? = nil, breaksTies: Bool = false
    ) {
      self.kind = kind
      self.relationship = relationship
      self.destination = destination
      self.source = source
      self.modalPresentationStyle = modalPresentationStyle
      self.breaksTies = breaksTies
    }
  }

  /// Source: Apple, `UIModalPresentationStyle`.
  public enum ModalPresentationStyle: String, Hashable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen,
      overCurrentContext, popover, custom, none
  }

  /// What `simulated…Metrics` say of one bar.
  public enum SimulatedBar: Hashable, Sendable {
    public enum Bar: String, Hashable, Sendable {
      case navigationBar = "simulatedNavigationBarMetrics"
      case toolbar = "simulatedToolbarMetrics"
      case tabBar = "simulatedTabBarMetrics"
      /// Metrics that are not known.
      case other
    }

    /// Nothing is said: the bar follows from the segues.
    case inferred
    case none
    /// Views are placed below an opaque one.
    case bar(Bar, isOpaque: Bool = false)
  }

  public var id: String
  public var kind: Kind
  public var customClass: String?
  public var title: String?
  public var storyboardIdentifier: String?
  public var segues: [Segue]
  public var navigationItem: NavigationItem?
  /// Of a navigation controller: its bar prefers large titles, is hidden, shows a toolbar.
  public var prefersLargeTitles: Bool
  public var isNavigationBarHidden: Bool
  public var isToolbarHidden: Bool
  /// The colours of its own navigation bar or tab bar.
  public var barAppearance: BarAppearance
  public var tabBarItem: BarItem?
  public var toolbarItems: [BarItem]
  public var simulatedTopBar: SimulatedBar
  public var simulatedBottomBar: SimulatedBar
  public var modalPresentationStyle: ModalPresentationStyle?
  public var automaticallyAdjustsScrollViewInsets: Bool
  public var hidesBottomBarWhenPushed: Bool
  public var extendsUnderTopBars: Bool
  public var extendsUnderBottomBars: Bool
  public var location: SourceLocation

  public init(id: String, kind: Kind, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.location = location
    segues = []
    prefersLargeTitles = false
    isNavigationBarHidden = false
    isToolbarHidden = true
    barAppearance = BarAppearance()
    toolbarItems = []
    simulatedTopBar = .inferred
    simulatedBottomBar = .inferred
    automaticallyAdjustsScrollViewInsets = true
    hidesBottomBarWhenPushed = false
    extendsUnderTopBars = true
    extendsUnderBottomBars = true
  }
}
