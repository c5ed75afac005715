import DynamicTypeModel
import UIKitModel

/// What segues say about all screens of a document: the bars that each is shown with, and what those
/// show.
///
/// Made once for documents that lead to each other and used for each of their scenes.
package struct SceneGraph: Sendable {
  /// The bars that a controller is shown with.
  struct Bars: Hashable, Sendable {
    var navigation = false
    var large = false
    var tab = false
    var toolbar = false

    mutating func formUnion(_ other: Bars) {
      navigation = navigation || other.navigation
      large = large || other.large
      tab = tab || other.tab
      toolbar = toolbar || other.toolbar
    }

    /// What is shown from a controller has the bars that this is said to have, and so has the root of a
    /// navigation controller that is said to have a tab bar.
    ///
    /// Source: of the last, 2 documents of 2 projects. That a controller has no bar below is said of its own
    /// canvas alone: what a tab bar controller shows has tabs nevertheless, in one document.
    /// Evidence: E-simulated-bars.
    func asSimulated(by controller: ViewController) -> Bars {
      var bars = self
      if case .bar(.tabBar, _) = controller.simulatedBottomBar { bars.tab = true }
      switch controller.simulatedTopBar {
      case .inferred: break
      case .none: bars.navigation = false
      case .bar: bars.navigation = true
      }
      return bars
    }
  }

  /// The place of the document among those that lead to each other.
  private let document: Int
  private let barsByController: [LinkedDocuments.Key: Bars]
  private let barsOnCanvas: [LinkedDocuments.Key: Bars]
  private let presentedFullScreen: Set<LinkedDocuments.Key>
  private let routes: ControllerRoutes

  /// The graph of a document alone, in time that grows with its scenes and segues.
  package init(_ document: InterfaceDocument) {
    self = SceneGraph.graphs(of: LinkedDocuments([document]))[0]
  }

  /// The graph of each document, bars of other documents that lead to it included.
  package static func graphs(of linked: LinkedDocuments) -> [SceneGraph] {
    let controllers = LinkedController.all(of: linked)
    let bars = inheritedBars(of: controllers)
    let onCanvas = LinkedController.withoutTies(controllers).map { inheritedBars(of: $0) } ?? bars
    let presented = Set(
      controllers.flatMap { controller in
        controller.segues.filter { $0.segue.isFullScreenPresentation }.map(\.destination)
      })
    let routes = ControllerRoutes(controllers)
    return linked.documents.indices.map {
      SceneGraph(
        document: $0, barsByController: bars, barsOnCanvas: onCanvas,
        presentedFullScreen: presented, routes: routes)
    }
  }

  private init(
    document: Int, barsByController: [LinkedDocuments.Key: Bars],
    barsOnCanvas: [LinkedDocuments.Key: Bars],
    presentedFullScreen: Set<LinkedDocuments.Key>, routes: ControllerRoutes
  ) {
    self.document = document
    self.barsByController = barsByController
    self.barsOnCanvas = barsOnCanvas
    self.presentedFullScreen = presentedFullScreen
    self.routes = routes
  }

  private func key(_ controller: ViewController) -> LinkedDocuments.Key {
    LinkedDocuments.Key(document: document, id: controller.id)
  }

  /// Carries bars along relationship, show and push segues until nothing changes.
  ///
  /// A controller that is shown in several ways has every bar that it has in any. What is pushed and hides the bottom
  /// bar has no tab bar, nor has what is pushed from there (Apple, `UIViewController.hidesBottomBarWhenPushed`), as
  /// recorded of 2 screens of build 14490. Bars only ever come along, so that each controller is looked at five times
  /// at most.
  private static func inheritedBars(
    of controllers: [LinkedController]
  ) -> [LinkedDocuments.Key: Bars] {
    var places: [LinkedDocuments.Key: Int] = [:]
    for (place, controller) in controllers.enumerated() { places[controller.key] = place }
    var bars: [LinkedDocuments.Key: Bars] = [:]
    var pending = Array(controllers.indices.reversed())
    var isPending = Array(repeating: true, count: controllers.count)
    while let place = pending.popLast() {
      isPending[place] = false
      let controller = controllers[place]
      let own = bars[controller.key] ?? Bars()
      for (segue, destination) in controller.segues {
        let before = bars[destination] ?? Bars()
        var after = before
        let next = places[destination]
        var brought = passed(by: controller.controller, with: own, along: segue)
        if let next, segue.isPush, controllers[next].controller.hidesBottomBarWhenPushed {
          brought.tab = false
        }
        after.formUnion(brought)
        guard after != before else { continue }
        bars[destination] = after
        guard let next, !isPending[next] else { continue }
        isPending[next] = true
        pending.append(next)
      }
    }
    return bars
  }

  /// The bars that a segue brings to its destination.
  private static func passed(
    by controller: ViewController, with own: Bars, along segue: ViewController.Segue
  ) -> Bars {
    let simulated = own.asSimulated(by: controller)
    return switch (segue.kind, segue.relationship) {
    case (.relationship, .rootViewController?):
      Bars(
        navigation: !controller.isNavigationBarHidden, large: controller.prefersLargeTitles,
        tab: simulated.tab, toolbar: !controller.isToolbarHidden)
    // What a tab bar controller in a navigation controller shows lies below that one's bar.
    case (.relationship, .viewControllers?) where controller.kind == .tabBarController:
      Bars(navigation: own.navigation, large: own.large, tab: true)
    case (.relationship, .viewControllers?): Bars(tab: own.tab)
    case _ where segue.isPush: simulated
    default: Bars()
    }
  }
}

extension SceneGraph {
  func bars(of controller: ViewController, on target: LayoutTarget) -> Bars {
    (target == .canvas ? barsOnCanvas : barsByController)[key(controller)] ?? Bars()
  }

  /// Whether a segue presents a screen and says that it is to cover the other one.
  func isPresentedFullScreen(_ controller: ViewController) -> Bool {
    presentedFullScreen.contains(key(controller))
  }

  /// What the button back says on a screen: the title of the first one that shows it, or *Back*.
  ///
  /// Nil on the root of a navigation controller, and on screens that nothing leads to.
  func backTitle(on controller: ViewController) -> String? { routes.backTitles[key(controller)] }

  /// Whether the button back on a screen shows its arrow alone.
  func isBackButtonMinimal(on controller: ViewController) -> Bool {
    routes.minimalBackButtons.contains(key(controller))
  }

  /// The colours of the bar of the first navigation controller that a screen is in.
  func navigationAppearance(around controller: ViewController) -> BarAppearance {
    routes.navigationAppearances[key(controller)] ?? BarAppearance()
  }

  /// The tabs of the first tab bar controller that a screen is below.
  func tabs(around controller: ViewController) -> ScreenBars.Tabs {
    if let tabs = routes.tabs(around: key(controller)) { return tabs }
    return ScreenBars.Tabs(
      items: controller.tabBarItem.map { [$0] } ?? [],
      selected: controller.tabBarItem == nil ? nil : 0)
  }
}

extension ViewController.Segue {
  /// Whether its destination takes the place of what is shown.
  var isPush: Bool { kind == .show || kind == .push }

  fileprivate var isFullScreenPresentation: Bool {
    kind == .presentation && modalPresentationStyle == .fullScreen
  }
}
