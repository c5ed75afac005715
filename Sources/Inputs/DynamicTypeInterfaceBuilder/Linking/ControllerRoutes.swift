import DynamicTypeModel
import UIKitModel

/// A view controller with where its segues lead, references to other storyboards followed.
struct LinkedController {
  var key: LinkedDocuments.Key
  var controller: ViewController
  /// Those that lead to a controller.
  var segues: [(segue: ViewController.Segue, destination: LinkedDocuments.Key)]

  /// All controllers of documents that lead to each other, in the order of the documents.
  static func all(of linked: LinkedDocuments) -> [LinkedController] {
    linked.documents.enumerated().flatMap { place, document in
      document.scenes.compactMap { scene -> LinkedController? in
        guard let controller = scene.controller else { return nil }
        return LinkedController(
          key: LinkedDocuments.Key(document: place, id: controller.id), controller: controller,
          segues: controller.segues.compactMap { segue in
            linked.controller(of: segue.destination, in: place).map { (segue, $0) }
          })
      }
    }
  }

  /// The controllers as the canvas has them, where a scene that several segues lead to has its bars from one that
  /// the document names; nil where it names none.
  ///
  /// Source: a screen of build 14490 that one segue presents and another one shows has no bars, as in another
  /// state of that document; an older one has them. No other document tells.
  /// Evidence: E-segue-ties.
  static func withoutTies(_ controllers: [LinkedController]) -> [LinkedController]? {
    let decided = Set(
      controllers.flatMap(\.segues).filter(\.segue.breaksTies).map(\.destination))
    guard !decided.isEmpty else { return nil }
    return controllers.map { controller in
      var controller = controller
      controller.segues.removeAll {
        !$0.segue.breaksTies && decided.contains($0.destination)
      }
      return controller
    }
  }

  /// The first screen of a navigation controller.
  fileprivate var root: LinkedDocuments.Key? {
    segues.first { $0.segue.relationship == .rootViewController }?.destination
  }
}

/// How one gets from one view controller to another.
struct ControllerRoutes {
  private let byKey: [LinkedDocuments.Key: LinkedController]
  /// What the back button says, by the controller that shows it.
  private(set) var backTitles: [LinkedDocuments.Key: String] = [:]
  /// Controllers whose back button shows its arrow alone.
  private(set) var minimalBackButtons: Set<LinkedDocuments.Key> = []
  /// The first tab of the first tab bar controller that leads to a controller.
  private var places: [LinkedDocuments.Key: (holder: Int, tab: Int)] = [:]
  private var tabsByHolder: [ScreenBars.Tabs] = []
  /// The colours of the bar of the first navigation controller that leads to a controller.
  private(set) var navigationAppearances: [LinkedDocuments.Key: BarAppearance] = [:]

  init(_ controllers: [LinkedController]) {
    byKey = Dictionary(controllers.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    readBackTitles(of: controllers)
    for holder in controllers where holder.controller.kind == .tabBarController {
      let roots = holder.segues.filter { $0.segue.relationship == .viewControllers }
        .map(\.destination)
      for (tab, root) in roots.enumerated() {
        let place = (holder: tabsByHolder.count, tab: tab)
        for key in reached(from: root, beside: { places[$0] != nil }) { places[key] = place }
      }
      var tabs = ScreenBars.Tabs(items: roots.map { item(of: $0, in: holder) }, selected: nil)
      tabs.appearance = holder.controller.barAppearance
      tabsByHolder.append(tabs)
    }
    for holder in controllers where holder.controller.kind == .navigationController {
      for key in reached(from: holder.key, beside: { navigationAppearances[$0] != nil }) {
        navigationAppearances[key] = holder.controller.barAppearance
      }
    }
  }

  /// The tabs of the first tab bar controller that a screen is below; nil outside of any.
  func tabs(around key: LinkedDocuments.Key) -> ScreenBars.Tabs? {
    guard let place = places[key] else { return nil }
    var tabs = tabsByHolder[place.holder]
    tabs.selected = place.tab
    return tabs
  }

  private mutating func readBackTitles(of controllers: [LinkedController]) {
    var roots: Set<LinkedDocuments.Key> = []
    for source in controllers {
      for (segue, destination) in source.segues {
        if segue.relationship == .rootViewController { roots.insert(destination) }
        guard segue.isPush, source.key != destination,
          backTitles[destination] == nil
        else { continue }
        let item = source.controller.navigationItem
        backTitles[destination] =
          item?.backTitle ?? item?.title ?? source.controller.title ?? "Back"
        if item?.isBackButtonMinimal ?? false { minimalBackButtons.insert(destination) }
      }
    }
    for root in roots { backTitles[root] = nil }
  }

  /// All controllers that are shown in the place of one, not presented over it, and not taken yet.
  ///
  /// What is taken leads only to such that are taken too, so that each is visited once.
  private func reached(
    from start: LinkedDocuments.Key, beside isTaken: (LinkedDocuments.Key) -> Bool
  ) -> Set<LinkedDocuments.Key> {
    var result: Set<LinkedDocuments.Key> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      guard !isTaken(next), result.insert(next).inserted else { continue }
      for (segue, destination) in byKey[next]?.segues ?? []
      where segue.relationship == .rootViewController || segue.isPush {
        waiting.append(destination)
      }
    }
    return result
  }

  /// The item of a controller in a tab bar: its own, or its root's, as UIKit asks for it.
  ///
  /// Controllers that are not there have an item without a title.
  private func item(of key: LinkedDocuments.Key, in holder: LinkedController) -> BarItem {
    guard let linked = byKey[key] else {
      return BarItem(id: "\(key.id)#tabBarItem", location: holder.controller.location)
    }
    let controller = linked.controller
    if let item = controller.tabBarItem { return item }
    let root = linked.root.flatMap { byKey[$0]?.controller }
    if let item = root?.tabBarItem { return item }
    var item = BarItem(id: "\(key.id)#tabBarItem", location: controller.location)
    item.title = controller.title ?? root?.title ?? root?.navigationItem?.title
    return item
  }
}
