import DynamicTypeModel

/// How a reader gets from one view controller of a document to another.
struct ControllerRoutes {
  private let byID: [String: ViewController]
  /// What the button back says, by the id of the controller it stands on.
  private var backTitles: [String: String] = [:]
  /// The first tab of the first tab bar controller that leads to a controller, by its id.
  private var places: [String: (holder: Int, tab: Int)] = [:]
  private var itemsByHolder: [[BarItem]] = []

  init(_ controllers: [ViewController]) {
    byID = Dictionary(controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    readBackTitles(of: controllers)
    for holder in controllers where holder.kind == .tabBarController {
      let roots = holder.segues.filter { $0.relationship == "viewControllers" }.map(\.destination)
      for (tab, root) in roots.enumerated() {
        claim(from: root, for: (holder: itemsByHolder.count, tab: tab))
      }
      itemsByHolder.append(roots.map { item(of: $0, in: holder) })
    }
  }

  /// What the button back says on a screen: the title of the first one that shows it, or *Back*.
  ///
  /// Nil on the root of a navigation controller, and on screens that nothing leads to.
  func backTitle(on controller: ViewController) -> String? { backTitles[controller.id] }

  /// The tabs of the first tab bar controller that a screen is below.
  func tabs(around controller: ViewController) -> ScreenBars.Tabs {
    if let place = places[controller.id] {
      return ScreenBars.Tabs(items: itemsByHolder[place.holder], selected: place.tab)
    }
    return ScreenBars.Tabs(
      items: controller.tabBarItem.map { [$0] } ?? [],
      selected: controller.tabBarItem == nil ? nil : 0)
  }

  private mutating func readBackTitles(of controllers: [ViewController]) {
    var roots: Set<String> = []
    for source in controllers {
      for segue in source.segues {
        if segue.relationship == "rootViewController" { roots.insert(segue.destination) }
        guard ["show", "push"].contains(segue.kind), source.id != segue.destination,
          backTitles[segue.destination] == nil
        else { continue }
        backTitles[segue.destination] = source.navigationItem?.title ?? source.title ?? "Back"
      }
    }
    for root in roots { backTitles[root] = nil }
  }

  /// Gives a place to all that is shown in it, not presented over it, and has none yet.
  ///
  /// What has one leads only to such that have one too, so that each is visited once.
  private mutating func claim(from start: String, for place: (holder: Int, tab: Int)) {
    var waiting = [start]
    while let next = waiting.popLast() {
      guard places[next] == nil else { continue }
      places[next] = place
      for segue in byID[next]?.segues ?? []
      where segue.relationship == "rootViewController" || ["show", "push"].contains(segue.kind) {
        waiting.append(segue.destination)
      }
    }
  }

  /// The item of a controller in a tab bar: its own, or its root's, as UIKit asks for it.
  ///
  /// Controllers of other documents have an item without a title.
  private func item(of id: String, in holder: ViewController) -> BarItem {
    guard let controller = byID[id] else {
      return BarItem(id: "\(id)#tabBarItem", location: holder.location)
    }
    if let item = controller.tabBarItem { return item }
    let root = controller.segues.first { $0.relationship == "rootViewController" }
      .flatMap { byID[$0.destination] }
    if let item = root?.tabBarItem { return item }
    var item = BarItem(id: "\(id)#tabBarItem", location: controller.location)
    item.title = controller.title ?? root?.title ?? root?.navigationItem?.title
    return item
  }
}
