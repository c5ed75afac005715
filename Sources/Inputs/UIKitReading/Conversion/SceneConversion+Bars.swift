import CodeEvaluation
import DynamicTypeModel
import UIKitModel

extension SceneConversion {
  /// What a navigation bar shows for a controller.
  func navigationItem(of controller: ObjectID, title: String?) -> NavigationItem? {
    guard let id = reader.object("UIViewController._navigationItem", of: controller) else {
      guard let title else { return nil }
      var item = NavigationItem(id: "navigationItem", location: scene.location)
      item.title = title
      return item
    }
    return navigationItem(id, title: title)
  }

  /// - Parameter title: What is shown where the item has no title.
  func navigationItem(_ id: ObjectID, title: String?) -> NavigationItem {
    var item = NavigationItem(
      id: "navigationItem", location: location(id, "UINavigationItem._made"))
    item.title = reader.text("UINavigationItem.title", of: id)?.string ?? title
    item.prompt = reader.text("UINavigationItem.prompt", of: id)?.string
    item.largeTitleDisplayMode = reader.name("UINavigationItem.largeTitleDisplayMode", of: id)
      .flatMap(NavigationItem.LargeTitleDisplayMode.init(rawValue:))
    item.backTitle = reader.text("UINavigationItem.backButtonTitle", of: id)?.string
    item.titleView = reader.object("UINavigationItem.titleView", of: id).flatMap {
      barView($0, "titleView")
    }
    item.hidesBackButton = reader.truth("UINavigationItem.hidesBackButton", of: id) ?? false
    item.leftItems = reader.objects("UINavigationItem.leftBarButtonItems", of: id).enumerated().map
    {
      barItem($1, "left \($0 + 1)")
    }
    item.rightItems = reader.objects("UINavigationItem.rightBarButtonItems", of: id).enumerated()
      .map { barItem($1, "right \($0 + 1)") }
    return item
  }

  /// What a button says that leads back to a controller: its item's own words, or its title.
  func back(to controller: ObjectID) -> (title: String, isMinimal: Bool) {
    let item = reader.object("UIViewController._navigationItem", of: controller)
    func text(_ field: UIKitFields.Field, of object: ObjectID?) -> String? {
      object.flatMap { reader.text(field, of: $0)?.string }
    }
    let button = item.flatMap { reader.object("UINavigationItem.backBarButtonItem", of: $0) }
    let title =
      text("UIBarItem.title", of: button) ?? text("UINavigationItem.backButtonTitle", of: item)
      ?? text("UINavigationItem.title", of: item) ?? text("UIViewController.title", of: controller)
    let mode = item.flatMap { reader.name("UINavigationItem.backButtonDisplayMode", of: $0) }
    return (title ?? "Back", mode == "minimal")
  }

  /// What a toolbar shows for a controller.
  func toolbarItems(of controller: ObjectID) -> [BarItem] {
    reader.objects("UIViewController.toolbarItems", of: controller).enumerated().map {
      barItem($1, "toolbar \($0 + 1)")
    }
  }

  private func barItem(_ object: ObjectID, _ id: String) -> BarItem {
    var item = BarItem(id: id, location: location(object, "UIBarButtonItem._made"))
    item.title = reader.text("UIBarItem.title", of: object)?.string
    if let number = reader.integer("UIBarButtonItem._system", of: object) {
      let all: [BarItem.SystemItem] = [
        .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
        .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
        .fastForward, .undo, .redo, .pageCurl, .close, .writingTools,
      ]
      if all.indices.contains(number) { item.systemItem = all[number] }
    }
    item.style = reader.name("UIBarButtonItem.style", of: object).flatMap(
      BarItem.Style.init(rawValue:))
    if let picture = reader.object("UIBarItem.image", of: object) {
      let content = image(picture)
      item.image = content.name
      item.isSystemSymbol = content.isSystemSymbol
      item.imageSize = content.naturalSize
      item.imageFile = content.file
    }
    item.customView = reader.object("UIBarButtonItem.customView", of: object).flatMap {
      barView($0, id)
    }
    item.width = reader.number("UIBarButtonItem.width", of: object).flatMap { $0 > 0 ? $0 : nil }
    return item
  }

  func tabs(of controller: ObjectID) -> ScreenBars.Tabs {
    let items = reader.objects("UIViewController._children", of: controller).enumerated().map {
      number, child -> BarItem in
      var item = BarItem(id: "tab \(number + 1)", location: scene.location)
      takeTab(of: child, into: &item)
      return item
    }
    let selected = reader.selectedTab(of: controller)
    return ScreenBars.Tabs(
      items: items, selected: items.indices.contains(selected) ? selected : nil)
  }

  /// What a tab shows for a controller: its own item, or that of the first controller of a stack which has none itself.
  private func takeTab(of controller: ObjectID, into item: inout BarItem) {
    if let own = reader.object("UIViewController._tabBarItem", of: controller) {
      item.title = reader.text("UIBarItem.title", of: own)?.string
      if let picture = reader.object("UIBarItem.image", of: own) {
        let content = image(picture)
        item.image = content.name
        item.isSystemSymbol = content.isSystemSymbol
      }
    } else if reader.isOf("UINavigationController", controller),
      let first = reader.objects("UIViewController._children", of: controller).first
    {
      takeTab(of: first, into: &item)
    }
    if item.title == nil {
      item.title = reader.text("UIViewController.title", of: controller)?.string
    }
  }
}

extension HeapReader {
  /// Which of a tab bar controller's controllers is shown.
  func selectedTab(of controller: ObjectID) -> Int {
    integer("UITabBarController.selectedIndex", of: controller) ?? 0
  }
}
