public import DynamicTypeModel

/// What the segues of a document say about all its screens: the bars that each is shown with, and
/// what those show.
///
/// Made once for a document and used for each of its scenes.
public struct SceneGraph: Sendable {
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
  }

  private let barsByController: [String: Bars]
  let routes: ControllerRoutes

  /// The graph of a document, in time that grows with its scenes and segues alone.
  public init(_ document: InterfaceDocument) {
    let controllers = document.scenes.compactMap(\.controller)
    barsByController = Self.inheritedBars(of: controllers)
    routes = ControllerRoutes(controllers)
  }

  func bars(of controller: ViewController) -> Bars { barsByController[controller.id] ?? Bars() }

  /// Carries bars along relationship, show and push segues until nothing changes.
  ///
  /// A controller that is shown in several ways has every bar that it has in any. Bars only ever
  /// come along, so that each controller is looked at five times at most.
  private static func inheritedBars(of controllers: [ViewController]) -> [String: Bars] {
    var places: [String: Int] = [:]
    for (place, controller) in controllers.enumerated() { places[controller.id] = place }
    var bars: [String: Bars] = [:]
    var pending = Array(controllers.indices.reversed())
    var isPending = Array(repeating: true, count: controllers.count)
    while let place = pending.popLast() {
      isPending[place] = false
      let controller = controllers[place]
      let own = bars[controller.id] ?? Bars()
      for segue in controller.segues {
        let before = bars[segue.destination] ?? Bars()
        var after = before
        after.formUnion(passed(by: controller, with: own, along: segue))
        guard after != before else { continue }
        bars[segue.destination] = after
        guard let next = places[segue.destination], !isPending[next] else { continue }
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
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"?):
      Bars(
        navigation: !controller.isNavigationBarHidden, large: controller.prefersLargeTitles,
        tab: own.tab, toolbar: !controller.isToolbarHidden)
    case ("relationship", "viewControllers"?):
      Bars(tab: controller.kind == .tabBarController || own.tab)
    case ("show", _), ("push", _): own
    default: Bars()
    }
  }
}
