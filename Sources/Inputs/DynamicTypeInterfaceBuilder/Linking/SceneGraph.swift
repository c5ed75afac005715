import DynamicTypeModel
import UIKitModel

/// What segues say about all screens of documents that lead to each other: the bars that each is shown with, and
/// what those show.
struct SceneGraph {
  typealias Bars = ScreenSurroundings.Bars

  private let barsByController: [LinkedDocuments.Key: Bars]
  private let barsOnCanvas: [LinkedDocuments.Key: Bars]
  private let presentedFullScreen: Set<LinkedDocuments.Key>
  private let routes: ControllerRoutes

  /// In time that grows with the scenes and segues.
  init(_ linked: LinkedDocuments) {
    let controllers = LinkedController.all(of: linked)
    barsByController = Self.inheritedBars(of: controllers)
    barsOnCanvas =
      LinkedController.withoutTies(controllers).map { Self.inheritedBars(of: $0) }
      ?? barsByController
    presentedFullScreen = Set(
      controllers.flatMap { controller in
        controller.segues.filter { $0.segue.isFullScreenPresentation }.map(\.destination)
      })
    routes = ControllerRoutes(controllers)
  }

  /// What is around the screen of a controller.
  func surroundings(of controller: ViewController, at key: LinkedDocuments.Key)
    -> ScreenSurroundings
  {
    var result = ScreenSurroundings()
    result.bars = barsByController[key] ?? Bars()
    result.barsOnCanvas = barsOnCanvas[key] ?? Bars()
    result.isPresentedFullScreen = presentedFullScreen.contains(key)
    result.backTitle = routes.backTitles[key]
    result.isBackButtonMinimal = routes.minimalBackButtons.contains(key)
    result.navigationAppearance = routes.navigationAppearances[key] ?? BarAppearance()
    result.tabs =
      routes.tabs(around: key)
      ?? ScreenBars.Tabs(
        items: controller.tabBarItem.map { [$0] } ?? [],
        selected: controller.tabBarItem == nil ? nil : 0)
    return result
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

extension LinkedDocuments {
  /// The documents with what is around each of their screens.
  package func findingSurroundings() -> LinkedDocuments {
    let graph = SceneGraph(self)
    var result = self
    for place in documents.indices {
      for index in documents[place].scenes.indices {
        guard let controller = documents[place].scenes[index].controller else { continue }
        let key = Key(document: place, id: controller.id)
        result.documents[place].scenes[index].surroundings = graph.surroundings(
          of: controller, at: key)
      }
    }
    return result
  }
}

extension ScreenSurroundings.Bars {
  fileprivate mutating func formUnion(_ other: Self) {
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
  fileprivate func asSimulated(by controller: ViewController) -> Self {
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

extension ViewController.Segue {
  /// Whether its destination takes the place of what is shown.
  var isPush: Bool { kind == .show || kind == .push }

  fileprivate var isFullScreenPresentation: Bool {
    kind == .presentation && modalPresentationStyle == .fullScreen
  }
}
