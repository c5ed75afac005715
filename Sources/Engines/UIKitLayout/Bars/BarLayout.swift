import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Which bars a screen of a document has, where they are, and what they show.
///
/// Where a bar has what it shows is up to its control in `DynamicTypeControls`.
struct BarLayout {
  private let context: BarContext
  /// The screen with its frames and the bars around it, as far as they are known.
  private let screen: LaidOutScreen
  private let environment: BarEnvironment
  private var metrics: BarMetrics { context.environment.metrics.bars }

  init(_ context: BarContext, screen: LaidOutScreen) {
    self.context = context
    self.screen = screen
    environment = BarEnvironment(
      context.environment.controls(in: nil), safeArea: screen.safeArea,
      imageSizes: context.environment.document.imageSizes)
  }

  /// The bars over the screen, then those among its views.
  func bars(rootSize: Size) -> [LaidOutBar] {
    var result: [LaidOutBar] = []
    let safe = screen.safeArea
    if let controller = context.scene.controller {
      if let bar = screen.bars.navigation, bar.isAboveRoot || safe.minY >= bar.height {
        let bottom = bar.isAboveRoot ? 0 : safe.minY
        let frame = Rect(y: bottom - bar.height, width: rootSize.width, height: bar.height)
        result.append(self.bar(NavigationBarControl(bar, of: controller), in: frame))
      }
      let bottom = Rect(
        y: safe.maxY, width: rootSize.width,
        height: max(0, rootSize.height + screen.bars.heightBelowRoot - safe.maxY))
      if screen.bars.hasToolbar, bottom.height >= metrics.screenToolbarHeight {
        result.append(toolbar(of: controller.toolbarItems, in: bottom))
      } else if let tabs = screen.bars.tabs {
        result.append(
          TabBarControl(items: tabs.items, selected: tabs.selected).bar(in: bottom, environment))
      }
    }
    return result + embeddedBars() + elementBars()
  }

  /// The bars of navigation controllers in container views, each of the root of its first screen.
  private func embeddedBars() -> [LaidOutBar] {
    context.scene.embedded.compactMap { embedded in
      guard embedded.hasNavigationBar, let controller = embedded.controller,
        screen.nodes[embedded.root.rawValue].isShown,
        let free = context.embeddedSafeAreas[embedded.root]
      else { return nil }
      let root = screen.absoluteFrame(of: embedded.root)
      let height = min(metrics.navigationBarHeight, free.minY)
      let frame = Rect(
        x: root.x, y: root.y + free.minY - height, width: root.width, height: height)
      var bar = bar(
        NavigationBarControl(ScreenBars.Navigation(height: height), of: controller), in: frame)
      bar.element = embedded.root
      bar.elementOrigin = root.origin
      return bar
    }
  }

  private func elementBars() -> [LaidOutBar] {
    context.scene.elements.indices.compactMap { place in
      let index = ElementIndex(place)
      let kind = context.scene.elements[place].kind
      guard screen.nodes[place].isShown, [.toolbar, .tabBar, .navigationBar].contains(kind) else {
        return nil
      }
      let frame = screen.absoluteFrame(of: index)
      var bar: LaidOutBar
      switch (context.scene.elements[place].content, kind) {
      case (.bar(let items), .toolbar): bar = toolbar(of: items, in: frame)
      case (.bar(let items), .tabBar):
        bar = TabBarControl(items: items).bar(in: frame, environment)
      case (.navigationBar(let items, let appearance), _):
        guard let control = NavigationBarControl(items, appearance, height: frame.height) else {
          return nil
        }
        bar = self.bar(control, in: frame)
      default: return nil
      }
      bar.element = index
      return bar
    }
  }
}

// MARK: Bars with views of their items

extension BarLayout {
  private func bar(_ control: NavigationBarControl, in frame: Rect) -> LaidOutBar {
    var bar = control.bar(in: frame, environment)
    addViews(to: &bar, title: control.item?.titleView)
    return bar
  }

  private func toolbar(of items: [BarItem], in frame: Rect) -> LaidOutBar {
    var bar = ToolbarControl(items: items).bar(in: frame, environment)
    addViews(to: &bar)
    return bar
  }

  /// Lays out the views that items show in their place.
  private func addViews(to bar: inout LaidOutBar, title: BarItem.CustomView? = nil) {
    for index in bar.items.indices {
      var shown = bar.items[index].role == .titleView ? title : nil
      if case .view(let view) = bar.items[index].item?.face { shown = view }
      guard let shown, let view = context.view(shown.scene) else { continue }
      bar.items[index].view = [view]
    }
  }
}

extension NavigationBarControl {
  /// The bar of a controller: its navigation item, with the controller's title for want of another.
  fileprivate init(_ bar: ScreenBars.Navigation, of controller: ViewController) {
    let item = controller.navigationItem
    let owns = item?.title != nil
    self.init(
      bar: bar, item: item, title: item?.title ?? controller.title,
      titleID: owns ? item?.id ?? controller.id : controller.id,
      location: owns ? item?.location ?? controller.location : controller.location)
  }

  /// A bar among the views, which shows the last of its items; nil without any.
  fileprivate init?(_ items: [NavigationItem], _ appearance: BarAppearance, height: Double) {
    guard let last = items.last else { return nil }
    let before = items.dropLast().last
    var bar = ScreenBars.Navigation(
      height: height, backTitle: before.map { $0.backTitle ?? $0.title ?? "Back" })
    bar.appearance = appearance
    self.init(
      bar: bar, item: last, title: last.title, titleID: last.id, location: last.location)
  }
}
