import DynamicTypeModel

/// How a reader gets from one view controller of a document to another.
struct ControllerRoutes {
  private let controllers: [ViewController]
  private let byID: [String: ViewController]

  init(_ controllers: [ViewController]) {
    self.controllers = controllers
    byID = Dictionary(controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the button back says on a screen: the title of the first one that shows it, or *Back*.
  ///
  /// Nil on the root of a navigation controller, and on screens that nothing leads to.
  func backTitle(on controller: ViewController) -> String? {
    var title: String?
    for source in controllers {
      for segue in source.segues where segue.destination == controller.id {
        if segue.relationship == "rootViewController" { return nil }
        if ["show", "push"].contains(segue.kind), source.id != controller.id {
          title = title ?? source.navigationItem?.title ?? source.title ?? "Back"
        }
      }
    }
    return title
  }

  /// The tabs of the first tab bar controller that a screen is below.
  func tabs(around controller: ViewController) -> ScreenBars.Tabs {
    for holder in controllers where holder.kind == .tabBarController {
      let roots = holder.segues.filter { $0.relationship == "viewControllers" }.map(\.destination)
      if let selected = roots.firstIndex(where: { leads(from: $0, to: controller.id) }) {
        return ScreenBars.Tabs(
          items: roots.map { item(of: $0, in: holder) }, selected: selected)
      }
    }
    return ScreenBars.Tabs(
      items: controller.tabBarItem.map { [$0] } ?? [],
      selected: controller.tabBarItem == nil ? nil : 0)
  }

  /// Whether what is shown in place, not presented over it, leads from a controller to another.
  private func leads(from start: String, to end: String) -> Bool {
    var reached: Set<String> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      if next == end { return true }
      for segue in byID[next]?.segues ?? []
      where segue.relationship == "rootViewController" || ["show", "push"].contains(segue.kind) {
        if reached.insert(segue.destination).inserted { waiting.append(segue.destination) }
      }
    }
    return false
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
