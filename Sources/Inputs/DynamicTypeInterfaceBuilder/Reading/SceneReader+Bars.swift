import DynamicTypeModel

/// Items of navigation bars, toolbars and tab bars.
extension SceneReader {
  func readBarItems(of bar: DocumentNode) -> [BarItem] {
    bar.children(in: "items").map { readBarItem($0) }
  }

  func readBarItem(_ node: DocumentNode) -> BarItem {
    var item = BarItem(id: node.id ?? "item@\(node.location.line)", location: node.location)
    item.title = string("title", of: node)?.text
    item.systemItem = value("systemItem", of: node)
    let image = readImage(of: node, attribute: "image")
    item.image = image.name
    item.isSystemSymbol = image.isSystemSymbol
    (item.imageFile, item.imageSize) = (image.file, image.naturalSize)
    let largeImage = readImage(of: node, attribute: "largeContentSizeImage")
    if largeImage.name != nil { item.largeContentSizeImage = largeImage }
    item.style = value("style", of: node)
    item.width = node.number("width")
    item.badge = string("badgeValue", of: node)?.text
    item.customView = readBarView(node, key: "customView")
    return item
  }

  /// The view that an item shows; the view itself is a scene of its own.
  private func readBarView(_ item: DocumentNode, key: String) -> BarItem.CustomView? {
    guard let view = item.child(key: key), SceneReader.isView(view) else { return nil }
    let frame = view.child(key: "frame").flatMap { Rect($0) }
    return BarItem.CustomView(scene: view.sceneID, size: frame?.size ?? Size())
  }

  /// The colours and fonts of a bar.
  func readBarAppearance(_ bar: DocumentNode) -> BarAppearance {
    var appearance = BarAppearance()
    appearance.isBlack = bar["barStyle"]?.hasPrefix("black") ?? false
    appearance.background =
      color(of: bar, key: "barTintColor") ?? color(of: bar, key: "backgroundColor")
    // Xcode writes a clear background for bars that show the system's own.
    if case .rgba(_, _, _, alpha: 0)? = appearance.background { appearance.background = nil }
    appearance.tint = color(of: bar, key: "tintColor")
    let title = bar.child(key: "titleTextAttributes")
    appearance.title = title.flatMap { color(of: $0, key: "textColor") }
    appearance.titleFont = title?.child(key: "fontDescription").map { FontDescription($0) }
    let largeTitle = bar.child(key: "largeTitleTextAttributes")
    appearance.largeTitle = largeTitle.flatMap { color(of: $0, key: "textColor") }
    appearance.largeTitleFont = largeTitle?.child(key: "fontDescription").map {
      FontDescription($0)
    }
    return appearance
  }

  func readNavigationItem(_ node: DocumentNode) -> NavigationItem {
    var item = NavigationItem(id: node.id ?? "navigationItem", location: node.location)
    item.title = string("title", of: node)?.text
    item.prompt = string("prompt", of: node)?.text
    item.largeTitleDisplayMode = value("largeTitleDisplayMode", of: node)
    item.titleView = readBarView(node, key: "titleView")
    item.hidesBackButton = node.flag("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = node.flag("leftItemsSupplementBackButton") ?? false
    item.isBackButtonMinimal = node["backButtonDisplayMode"] == "minimal"
    item.backTitle = string("backButtonTitle", of: node)?.text
    for child in node.children {
      switch (child.name, child.key) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftItems.append(readBarItem(child))
      case ("barButtonItem", "backBarButtonItem"):
        item.backTitle = readBarItem(child).title ?? item.backTitle
      case ("barButtonItem", "rightBarButtonItem"): item.rightItems.append(readBarItem(child))
      case ("leftBarButtonItems", _): item.leftItems += child.children.map { readBarItem($0) }
      case ("rightBarButtonItems", _): item.rightItems += child.children.map { readBarItem($0) }
      default: break
      }
    }
    return item
  }
}
