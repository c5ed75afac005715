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
  /// When the views were lowered, by ``LayoutClock/content``.
  let content: Int
  /// Those around the root when all was up to date.
  var outerTraits: UITraitCollection?
  var surroundings: LayoutSurroundings

  init(
    _ lowering: Lowering, _ layout: ScreenLayout, _ screen: LaidOutScreen,
    _ surroundings: LayoutSurroundings, content: Int
  ) {
    self.content = content
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
  /// The number of the layout that is being made; nil where none is.
  static var number: Int? { running.isEmpty ? nil : lastNumber }
  private static var lastNumber = 0
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
    if Self.running.isEmpty { Self.lastNumber += 1 }
    Self.running.insert(id)
    defer { Self.running.remove(id) }
    UIApplication.shared.note(root)
    let traits = root.outerTraits
    // What objects say that SwiftUI observes ticks no clock.
    if let memory = root.layoutMemory, memory.time == LayoutClock.now, !memory.lowering.isHost,
      memory.surroundings == .current, memory.outerTraits == traits
    {
      return memory.screen
    }
    root.updateTraits()
    var screen = solve()
    for _ in 0..<Self.mostRounds {
      let time = LayoutClock.now
      layOutViews(root)
      // What is hosted may change its state when it is laid out.
      let isDone = LayoutClock.now == time
      let shown = isDone ? showingHosted(screen) : screen
      if isDone, LayoutClock.now == time {
        screen = shown
        break
      }
      screen = solve()
    }
    root.layoutMemory?.time = LayoutClock.now
    root.layoutMemory?.outerTraits = traits
    return screen
  }

  private func showingHosted(_ screen: LaidOutScreen) -> LaidOutScreen {
    guard let memory = root.layoutMemory, memory.lowering.isHost else { return screen }
    memory.screen = screen.showingHosted()
    return memory.screen
  }

  private func layOutViews(_ view: UIView) {
    if view.needsLayout {
      view.needsLayout = false
      ReaderTraits.withCurrent(view.knownTraits) {
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
    ReaderTraits.withCurrent(view.knownTraits) {
      view.controller?.updateViewConstraints()
      view.updateConstraints()
    }
    view.needsConstraints = false
  }

  /// Finds the frames from what views and constraints say now.
  private func solve() -> LaidOutScreen {
    updateConstraints(root)
    let content = LayoutClock.content
    let (lowering, layout) = lowered(at: content)
    let screen = layout.layout(for: Self.configuration(category, on: device))
    root.layoutMemory = LayoutMemory(lowering, layout, screen, .current, content: content)
    apply(screen, lowering)
    return screen
  }

  /// The scene of the views, with the solver state that it has from earlier layouts.
  private func lowered(at content: Int) -> (Lowering, ScreenLayout) {
    let known = root.layoutMemory.flatMap { $0.surroundings == .current ? $0 : nil }
    // Another text size alone changes no scene.
    if let known, known.content == content, !known.lowering.dependsOnTraits {
      return (known.lowering, known.layout)
    }
    var lowering = Lowering(title: title)
    lowering.add(root, in: nil)
    lowering.addConstraints()
    describeScreen(&lowering)
    if let known, known.layout.scene == lowering.scene { return (lowering, known.layout) }
    let document = Self.document(device: device, format: .storyboard)
    return (lowering, LayoutTools.shared.engine.screenLayout(lowering.scene, document))
  }

  private func apply(_ screen: LaidOutScreen, _ lowering: Lowering) {
    for (node, lowered) in zip(screen.nodes, lowering.views) {
      guard let view = lowered.view else { continue }
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
  /// Has the next layout begin with nothing kept of earlier ones, for comparisons.
  package func forgetLayout() {
    layoutMemory = nil
    setNeedsLayout()
  }

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
