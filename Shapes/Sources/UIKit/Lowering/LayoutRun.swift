internal import DynamicType
internal import DynamicTypeModel
internal import UIKitLayout
internal import UIKitModel

/// What a hierarchy keeps from one layout to the next.
@MainActor
final class LayoutMemory {
  let lowering: Lowering
  let layout: ScreenLayout
  var screen: LaidOutScreen
  /// When it was made, by ``LayoutClock``.
  var time: Int
  var surroundings: LayoutSurroundings

  init(
    _ lowering: Lowering, _ layout: ScreenLayout, _ screen: LaidOutScreen,
    _ surroundings: LayoutSurroundings
  ) {
    self.lowering = lowering
    self.layout = layout
    self.screen = screen
    self.surroundings = surroundings
    time = LayoutClock.now
  }
}

/// Lays a hierarchy out: from its views to a scene, from the scene to frames, until no view asks for more.
@MainActor
struct LayoutRun {
  let root: UIView
  private static var running: Set<ObjectIdentifier> = []
  /// A view that changes something at each layout is left as it is after so many.
  private static let mostRounds = 30

  init(_ root: UIView) { self.root = root }

  /// Brings all frames up to date.
  ///
  /// - Returns: The layout as the bench knows it.
  @discardableResult
  func run() -> LaidOutScreen {
    let id = ObjectIdentifier(root)
    guard !Self.running.contains(id) else { return solve() }
    Self.running.insert(id)
    defer { Self.running.remove(id) }
    UIApplication.shared.note(root)
    root.updateTraits()
    if let memory = root.layoutMemory, memory.time == LayoutClock.now,
      memory.surroundings == .current
    {
      return memory.screen
    }
    var screen = solve()
    for _ in 0..<Self.mostRounds {
      let time = LayoutClock.now
      layOutViews(root)
      if LayoutClock.now == time { break }
      screen = solve()
    }
    root.layoutMemory?.time = LayoutClock.now
    return screen
  }

  private func layOutViews(_ view: UIView) {
    if view.needsLayout {
      view.needsLayout = false
      ReaderTraits.withCurrent(view.traitCollection) {
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
      }
    }
    for subview in view.subviews { layOutViews(subview) }
  }

  private func updateConstraints(_ view: UIView) {
    for subview in view.subviews { updateConstraints(subview) }
    guard view.needsConstraints else { return }
    ReaderTraits.withCurrent(view.traitCollection) {
      view.controller?.updateViewConstraints()
      view.updateConstraints()
    }
    view.needsConstraints = false
  }

  /// Finds the frames from what views and constraints say now.
  private func solve() -> LaidOutScreen {
    updateConstraints(root)
    var lowering = Lowering(title: title)
    lowering.add(root, in: nil)
    lowering.addConstraints()
    describeScreen(&lowering)
    let known = root.layoutMemory
    let layout: ScreenLayout
    if let known, known.layout.scene == lowering.scene, known.surroundings == .current {
      layout = known.layout
    } else {
      layout = LayoutTools.shared.engine.screenLayout(
        lowering.scene, Self.document(device: device, format: .storyboard))
    }
    let screen = layout.layout(for: Self.configuration(category, on: device))
    root.layoutMemory = LayoutMemory(lowering, layout, screen, .current)
    apply(screen, lowering)
    return screen
  }

  private func apply(_ screen: LaidOutScreen, _ lowering: Lowering) {
    for (node, view) in zip(screen.nodes, lowering.views) {
      guard let view else { continue }
      if view !== root { view.place(CGRect(node.frame), ticks: false) }
      view.take(node)
    }
    for (guide, element) in lowering.ownGuides {
      guide.ownFrame = CGRect(screen.nodes[element.rawValue].frame)
    }
    root.safeArea = CGRect(screen.safeArea)
  }
}

extension UIView {
  /// Lays out the scene that the view's last layout was of with nothing kept, as a document's is, for comparisons of
  /// time.
  ///
  /// - Returns: The count of views.
  package func layoutAnew() -> Double {
    layoutIfNeeded()
    guard let memory = layoutMemory else { return 0 }
    let layout = LayoutTools.shared.engine.screenLayout(
      memory.layout.scene,
      LayoutRun.document(device: KnownDevice.device(of: self), format: .storyboard))
    return Double(layout.layout(for: memory.screen.configuration).nodes.count)
  }
}

// MARK: - Surroundings

extension LayoutRun {
  private var title: String {
    root.controller?.title ?? "\(type(of: root.controller as AnyObject? ?? root))"
  }

  private var windowSize: CGSize { root.window?.size ?? root.size }
  private var device: Device { KnownDevice.device(of: root) }
  private var category: ContentSizeCategory {
    root.outerTraits.traits.preferredContentSizeCategory ?? .large
  }

  /// What is around the root: a device with its bars, or nothing.
  private func describeScreen(_ lowering: inout Lowering) {
    let controller = root.controller
    let bars = controller?.bars
    let isWhole = root.window != nil && root.size == windowSize
    lowering.changeScene { scene in
      if let controller, isWhole, bars != nil || KnownDevice.named(windowSize) != nil {
        var shown = ViewController(
          id: scene.id, kind: .viewController, location: scene.location)
        shown.customClass = "\(type(of: controller))"
        controller.describe(&shown)
        scene.controller = shown
        if let bars { scene.surroundings = bars }
      } else {
        scene.givenRoot = Scene.GivenRoot(
          size: Size(width: Double(root.size.width), height: Double(root.size.height)),
          isScreen: controller != nil)
      }
    }
  }

  static func document(
    device: Device, format: InterfaceDocument.Format
  ) -> InterfaceDocument {
    var document = InterfaceDocument(path: "", format: format, device: device)
    document.toolsVersion = 32700
    document.usesSafeAreas = true
    document.usesTraitCollections = true
    return document
  }

  static func configuration(
    _ category: ContentSizeCategory, on device: Device
  ) -> Configuration {
    let surroundings = LayoutSurroundings.current
    return Configuration(
      size: category, device: device, locale: surroundings.locale ?? Configuration.baseLocale,
      era: surroundings.era)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
