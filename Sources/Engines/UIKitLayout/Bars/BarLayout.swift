import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Places what bars show, and sets their texts at the sizes that bars let them have.
///
/// Source of the distances up to iOS 18: views of iOS 11 to 15 as programs printed them in public
/// repositories. On a bar of 375 points a group of buttons starts 8 points from the edge, and what
/// it shows 8 points further in (Vercantez, crifan and 2 more: words of 35, 52 and images of 24
/// points at 16 points from the edge); a view of an item's own starts 16 points from it (3); beside
/// an image are 11 points, between buttons 8 (`minimumInterItemSpace=8`); the title has what the groups leave.
/// From iOS 26 on: views and a title of 2 projects in documents of Xcode 26.
struct BarLayout {
  let context: BarContext
  /// The screen with its frames and the bars around it, as far as they are known.
  let screen: LaidOutScreen

  var environment: LayoutEnvironment { context.environment }
  var metrics: SystemMetrics { environment.metrics }
  var typesetter: Typesetter { Typesetter(environment: environment) }
  /// Whether items stand on backgrounds that float.
  var isFloating: Bool { metrics.bars.hasFloatingItems }

  init(_ context: BarContext, screen: LaidOutScreen) {
    self.context = context
    self.screen = screen
  }

  /// The bars over the screen, then those among its views.
  func bars(rootSize: Size) -> [LaidOutBar] {
    var result: [LaidOutBar] = []
    let safe = screen.safeArea
    if let controller = context.scene.controller {
      if let bar = screen.bars.navigation, bar.isAboveRoot || safe.minY >= bar.height {
        let bottom = bar.isAboveRoot ? 0 : safe.minY
        let frame = Rect(y: bottom - bar.height, width: rootSize.width, height: bar.height)
        result.append(navigationBar(Navigation(bar: bar, controller: controller), in: frame))
      }
      let bottom = Rect(
        y: safe.maxY, width: rootSize.width,
        height: max(0, rootSize.height + screen.bars.heightBelowRoot - safe.maxY))
      if screen.bars.hasToolbar, bottom.height >= metrics.bars.screenToolbarHeight {
        result.append(toolbar(controller.toolbarItems, in: bottom))
      } else if let tabs = screen.bars.tabs {
        result.append(tabBar(tabs, in: bottom))
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
      let height = min(metrics.bars.navigationBarHeight, free.minY)
      let frame = Rect(
        x: root.x, y: root.y + free.minY - height, width: root.width, height: height)
      var bar = navigationBar(
        Navigation(bar: ScreenBars.Navigation(height: height), controller: controller), in: frame)
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
      var bar: LaidOutBar
      switch (context.scene.elements[place].content, kind) {
      case (.bar(let items), .toolbar):
        bar = toolbar(items, in: screen.absoluteFrame(of: index))
      case (.bar(let items), .tabBar):
        bar = tabBar(
          ScreenBars.Tabs(items: items, selected: nil), in: screen.absoluteFrame(of: index))
      case (.navigationBar(let items, let appearance), _):
        guard let last = items.last else { return nil }
        let frame = screen.absoluteFrame(of: index)
        let before = items.dropLast().last
        var own = ScreenBars.Navigation(
          height: frame.height, backTitle: before.map { $0.backTitle ?? $0.title ?? "Back" })
        own.appearance = appearance
        bar = navigationBar(
          Navigation(
            bar: own, item: last, title: last.title, titleID: last.id, location: last.location),
          in: frame)
      default: return nil
      }
      bar.element = index
      return bar
    }
  }
}

// MARK: What all bars share

extension BarLayout {
  /// The distance of what a bar shows from its sides, in points.
  func sideMargin(of bar: Rect) -> Double {
    environment.configuration.device.sideMargin(inWidth: bar.width)
  }

  /// The part of a bar that nothing at the sides of the screen cuts into.
  func row(of bar: Rect) -> Rect {
    guard screen.safeArea.width > 0 else { return bar }
    let left = max(bar.minX, screen.safeArea.minX)
    let right = min(bar.maxX, screen.safeArea.maxX)
    return right > left
      ? Rect(x: left, y: bar.y, width: right - left, height: bar.height) : bar
  }

  /// A rectangle that was placed as if leading were on the left.
  func mirrored(_ rect: Rect, in bar: Rect) -> Rect {
    guard environment.isRightToLeft else { return rect }
    return Rect(
      x: bar.minX + bar.maxX - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }

  func setting(
    _ string: String, _ font: ResolvedFont, at location: SourceLocation,
    alignment: TextAlignment = .center
  ) -> TextSetting {
    var setting = TextSetting(
      string, font: font, environment: environment, location: location)
    setting.options.numberOfLines = 1
    setting.options.alignment = alignment
    return setting
  }

  /// The width that a text asks for, up to the pixel.
  func width(of setting: TextSetting) -> Double {
    environment.roundedUp(
      environment.measurer.layout(setting.text, options: setting.options, width: nil).size.width)
  }

  /// The font of bars' own texts, which the author of a screen has not chosen.
  func font(_ pointSize: Double, _ weight: FontWeight = .regular) -> ResolvedFont {
    ResolvedFont(face: .system, weight: weight, pointSize: pointSize, scaling: .builtIn)
  }

  /// The text size in which a navigation bar shows its buttons and its title.
  func category(of text: LargeContentViewerPolicy.BarText) -> ContentSizeCategory {
    environment.textSize.category(ofBar: text)
  }
}
