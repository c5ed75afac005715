import DynamicType
import DynamicTypeModel

/// A storyboard or xib as it was read, for one device and one locale.
package struct InterfaceDocument: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable {
    case storyboard, xib
  }

  /// The path as messages show it.
  package var path: String
  package var format: Format
  /// The build number of the Xcode that saved it, such as 15505; 32700 where that is not said.
  package var toolsVersion: Int
  /// The device named in the document, or the one that was asked for instead.
  package var device: Device
  /// The device named in the document: its recorded frames are this one's.
  package var recordedDevice: Device
  /// Whether the document names a device at all, as those of Xcode 8 and later usually do.
  package var namesDevice: Bool
  package var usesAutoLayout: Bool
  package var usesSafeAreas: Bool
  package var usesTraitCollections: Bool
  package var isLaunchScreen: Bool
  package var initialViewController: String?
  /// In document order. A xib's top-level views are scenes of their own.
  package var scenes: [Scene]
  /// What its segues lead to in other storyboards, in document order.
  package var references: [StoryboardReference]
  /// Natural sizes of images by name, in points, from the `resources` of the document or from the
  /// asset catalogues beside it.
  package var imageSizes: [String: Size]
  /// What its authors say to the bench in *Notes*, in document order.
  package var notes: [DocumentNote]

  package init(path: String, format: Format, device: Device) {
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
package struct Scene: Hashable, Sendable {
  /// What `simulated…SizeMetrics` say of the root's size.
  package enum SimulatedSize: Hashable, Sendable {
    /// Nothing is said that tells: the size follows from how the screen is shown.
    case inferred
    /// As the author drew it.
    case freeform
    /// That of a page sheet or form sheet.
    case sheet
  }

  /// The id of the view controller; of the view itself in a xib.
  package var id: String
  package var controller: ViewController?
  package var surroundings = ScreenSurroundings()
  /// What a person calls it: the storyboard identifier, the custom class, the title or the id.
  package var title: String
  /// The views in pre-order; the root is element 0. Empty for controllers without a view.
  package var elements: [Element]
  /// In document order, those that size classes exclude left out.
  package var constraints: [LayoutConstraint]
  package var guides: [LayoutGuide]
  /// Of its controller, its views and, in a xib, the owner; in document order.
  package var outlets: [Outlet]
  /// The screens whose views are inside container views of this one, by their roots; ascending.
  package var embedded: [EmbeddedScene]
  /// Container views whose screen cannot be shown, with the reasons; ascending.
  package var emptyContainers: [EmptyContainer]
  /// Whether it is shown in a container view of another scene only, and laid out there.
  package var isLaidOutInPlace: Bool
  /// Whether it is the view of a bar item, which keeps its size.
  package var isPartOfBar: Bool
  /// What a view says of bars around it that has no controller in its document.
  package var simulatedTopBar: ViewController.SimulatedBar
  package var simulatedBottomBar: ViewController.SimulatedBar
  /// What a view or its controller says of the size it is drawn in.
  package var simulatedSize: SimulatedSize
  package var location: SourceLocation

  package init(id: String, title: String, location: SourceLocation) {
    self.id = id
    self.title = title
    self.location = location
    elements = []
    constraints = []
    guides = []
    outlets = []
    embedded = []
    emptyContainers = []
    isLaidOutInPlace = false
    isPartOfBar = false
    simulatedTopBar = .inferred
    simulatedBottomBar = .inferred
    simulatedSize = .inferred
  }

  /// The indices of an element's children, in order.
  package func children(of parent: ElementIndex) -> [ElementIndex] {
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
package struct ViewController: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case viewController, tableViewController, collectionViewController, navigationController,
      tabBarController, splitViewController, pageViewController, other
  }

  /// What a segue or containment says about where a controller is shown.
  package struct Segue: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case show, push, showDetail, replace, presentation, modal, popoverPresentation, popover,
        embed, relationship, unwind, custom
      /// A kind that is not known: nothing follows from it.
      case other
    }

    /// What a destination is to the controller that contains it.
    package enum Relationship: String, Hashable, Sendable {
      case rootViewController, viewControllers, masterViewController, detailViewController,
        supplementaryViewController
      /// A relationship that is not known: nothing follows from it.
      case other
    }

    package var kind: Kind
    /// Nil for segues that do not contain their destination.
    package var relationship: Relationship?
    /// The id of the destination controller, of this document.
    package var destination: String
    /// The id of the container view, for an embed segue.
    package var source: String?
    package var modalPresentationStyle: ModalPresentationStyle?
    /// Whether the canvas shows its destination with the bars that this segue brings, whatever other ones do.
    package var breaksTies: Bool

    package init(
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
  package enum ModalPresentationStyle: String, Hashable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen,
      overCurrentContext, popover, custom, none
  }

  /// What `simulated…Metrics` say of one bar.
  package enum SimulatedBar: Hashable, Sendable {
    package enum Bar: String, Hashable, Sendable {
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

  package var id: String
  package var kind: Kind
  package var customClass: String?
  package var title: String?
  package var storyboardIdentifier: String?
  package var segues: [Segue]
  package var navigationItem: NavigationItem?
  /// Of a navigation controller: its bar prefers large titles, is hidden, shows a toolbar.
  package var prefersLargeTitles: Bool
  package var isNavigationBarHidden: Bool
  package var isToolbarHidden: Bool
  /// The colours of its own navigation bar or tab bar.
  package var barAppearance: BarAppearance
  package var tabBarItem: BarItem?
  package var toolbarItems: [BarItem]
  package var simulatedTopBar: SimulatedBar
  package var simulatedBottomBar: SimulatedBar
  package var modalPresentationStyle: ModalPresentationStyle?
  package var automaticallyAdjustsScrollViewInsets: Bool
  package var hidesBottomBarWhenPushed: Bool
  package var extendsUnderTopBars: Bool
  package var extendsUnderBottomBars: Bool
  package var location: SourceLocation

  package init(id: String, kind: Kind, location: SourceLocation) {
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
