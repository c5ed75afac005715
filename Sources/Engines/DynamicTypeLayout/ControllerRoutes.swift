import DynamicTypeModel

/// How a reader gets from one view controller of a document to another.
struct ControllerRoutes {
  private let byID: [String: ViewController]
  /// What the button back says, by the id of the controller it stands on.
  private var backTitles: [String: String] = [:]
  /// Controllers whose button back shows its arrow alone.
  private var minimalBackButtons: Set<String> = []
  /// The first tab of the first tab bar controller that leads to a controller, by its id.
  private var places: [String: (holder: Int, tab: Int)] = [:]
  private var tabsByHolder: [ScreenBars.Tabs] = []
  /// The colours of the bar of the first navigation controller that leads to a controller.
  private var navigationAppearances: [String: BarAppearance] = [:]

  init(_ controllers: [ViewController]) {
    byID = Dictionary(controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    readBackTitles(of: controllers)
    for holder in controllers where holder.kind == .tabBarController {
      let roots = holder.segues.filter { $0.relationship == "viewControllers" }.map(\.destination)
      for (tab, root) in roots.enumerated() {
        let place = (holder: tabsByHolder.count, tab: tab)
        for id in reached(from: root, beside: { places[$0] != nil }) { places[id] = place }
      }
      var tabs = ScreenBars.Tabs(items: roots.map { item(of: $0, in: holder) }, selected: nil)
      tabs.appearance = holder.barAppearance
      tabsByHolder.append(tabs)
    }
    for holder in controllers where holder.kind == .navigationController {
      for id in reached(from: holder.id, beside: { navigationAppearances[$0] != nil }) {
        navigationAppearances[id] = holder.barAppearance
      }
    }
  }

  /// What the button back says on a screen: the title of the first one that shows it, or *Back*.
  ///
  /// Nil on the root of a navigation controller, and on screens that nothing leads to.
  func backTitle(on controller: ViewController) -> String? { backTitles[controller.id] }

  /// Whether the button back on a screen shows its arrow alone.
  func isBackButtonMinimal(on controller: ViewController) -> Bool {
    minimalBackButtons.contains(controller.id)
  }

  /// The colours of the bar of the first navigation controller that a screen is in.
  func navigationAppearance(around controller: ViewController) -> BarAppearance {
    navigationAppearances[controller.id] ?? BarAppearance()
  }

  /// The tabs of the first tab bar controller that a screen is below.
  func tabs(around controller: ViewController) -> ScreenBars.Tabs {
    if let place = places[controller.id] {
      var tabs = tabsByHolder[place.holder]
      tabs.selected = place.tab
      return tabs
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
        let item = source.navigationItem
        backTitles[segue.destination] =
          item?.backTitle ?? item?.title ?? source.title ?? "Back"
        if item?.isBackButtonMinimal ?? false { minimalBackButtons.insert(segue.destination) }
      }
    }
    for root in roots { backTitles[root] = nil }
  }

  /// All controllers that are shown in the place of one, not presented over it, and not taken yet.
  ///
  /// What is taken leads only to such that are taken too, so that each is visited once.
  private func reached(from start: String, beside isTaken: (String) -> Bool) -> Set<String> {
    var result: Set<String> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      guard !isTaken(next), result.insert(next).inserted else { continue }
      for segue in byID[next]?.segues ?? []
      where segue.relationship == "rootViewController" || ["show", "push"].contains(segue.kind) {
        waiting.append(segue.destination)
      }
    }
    return result
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
