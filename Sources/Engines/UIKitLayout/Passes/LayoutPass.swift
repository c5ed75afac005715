import DynamicTypeModel
import UIKitModel

/// One configuration of a screen on its way from constants to frames.
///
/// The steps, in order: systems are solved from the outside in, tables place their cells, frames
/// are rounded to device pixels, texts are set in them.
struct LayoutPass: LayoutStep {
  let screen: ScreenContext
  private var solver: SystemSolver
  /// What bars take of the root, which has no other size until it is laid out.
  private let bounds: RootBounds
  /// The root's, in points.
  private(set) var size: Size

  /// - Parameters:
  ///   - systems: By their root's index; nil where no system starts.
  ///   - isRecording: Whether this is the document's own configuration, of which others take
  ///     ``distances``.
  init(
    _ screen: ScreenContext, systems: [ConstraintSystem?], distances: RecordedDistances,
    isRecording: Bool = false
  ) {
    self.screen = screen
    solver = SystemSolver(
      screen, systems: systems, distances: distances, isRecording: isRecording)
    bounds = RootBounds(of: screen)
    size = bounds.size
    solver.geometry.insets = bounds.contentInsets
  }

  var geometry: ScreenGeometry { solver.geometry }
  var distances: RecordedDistances { solver.distances }

  /// Finds the places of all views.
  mutating func run() {
    if screen[.root].kind == .tableViewCell { layOutRootCell() } else { layOutRootView() }
  }

  /// The screen as it was laid out, but for what is known of its views before, and what bars show.
  func laidOutScreen(for configuration: Configuration) -> LaidOutScreen {
    var result = LaidOutScreen(
      screen.scene, configuration: configuration, era: environment.metrics.era)
    let finishing = ScreenFinishing(screen: screen, geometry: geometry)
    result.nodes = finishing.nodes()
    result.notExamined = finishing.notExamined(result.nodes)
    result.safeArea = Rect(width: size.width, height: size.height).inset(by: bounds.barInsets)
    result.isRightToLeft = environment.isRightToLeft
    result.bars = bounds.bars
    return result
  }

  private mutating func layOutRootCell() {
    let height = rootCellHeight(recorded: size.height, width: size.width)
    layOut(PlacedRoot(root: .root, frame: Rect(width: size.width, height: height)))
    // What is in it may ask for another size; its content view has the size it is given.
    for part in screen.scene.children(of: .root)
    where screen[part].kind == .tableViewCellContentView {
      let insets = BuiltInCellLayout(screen: screen, geometry: geometry).partInsets(part)
      solver.geometry.rects[part.rawValue] = rects[0].inset(by: insets)
    }
  }

  private mutating func layOutRootView() {
    size.height = rootViewHeight(recorded: size.height, width: size.width)
    layOut(PlacedRoot(root: .root, frame: Rect(width: size.width, height: size.height)))
  }

  /// A cell on its own has its recorded height on its canvas at Large; elsewhere it grows with its
  /// content, as in its table. A row height of its own is the canvas's, as a prototype's is: tables
  /// do not ask for it.
  private mutating func rootCellHeight(recorded: Double, width: Double) -> Double {
    guard case .cell(let cell) = screen[.root].content else { return recorded }
    if environment.configuration.rowHeights == .document, environment.canvas != nil,
      environment.isAsRecorded || cell.rowHeight ?? 0 > 0
    {
      return recorded
    }
    let needed =
      cell.style == .custom
      ? environment.roundedUp(solver.fittingHeight(of: .root, width: width))
      : BuiltInCellLayout(screen: screen, geometry: geometry)
        .rowHeight(of: .root, cell, width: width)
    return max(recorded, needed)
  }

  /// A xib's view is as high as its canvas on that canvas, at Large. Elsewhere it grows with
  /// content that reaches from its top to its bottom, as it does where an app puts it among other
  /// views; one as high as a screen does not.
  ///
  /// Evidence: E-screen-part.
  private mutating func rootViewHeight(recorded: Double, width: Double) -> Double {
    let device = environment.document.recordedDevice.screen
    guard screen.scene.givenRoot == nil, screen.scene.controller == nil, !screen.scene.isPartOfBar,
      recorded < ScreenContext.shareOfScreens * device.height, !environment.isAsRecorded
    else {
      return recorded
    }
    return max(recorded, environment.roundedUp(solver.fittingHeight(of: .root, width: width)))
  }

  /// Lays out a system of a known size and everything inside its tables, collections and
  /// containers.
  private mutating func layOut(_ placed: PlacedRoot) {
    guard let system = solver.place(placed) else { return }
    for member in system.members {
      switch screen[member].content {
      case .table(let table):
        let layout = TableLayout(of: member, table, measuredBy: &solver)
        solver.geometry.sections[member] = layout.sections
        solver.geometry.contentSizes[member.rawValue] = layout.contentSize
        for row in layout.placed { layOut(row) }
        layOutOwnViews(of: member, besides: layout.placed)
      case .collection(let collection):
        let layout = CollectionLayout(of: member, collection, measuredBy: &solver)
        solver.geometry.contentSizes[member.rawValue] = layout.contentSize
        for cell in layout.placed { layOut(cell) }
        layOutOwnViews(of: member, besides: layout.placed)
      default: break
      }
    }
    for container in system.members where screen.structure.embedded[container] != nil {
      for embedded in embeddedScreens(in: container, of: placed) {
        solver.geometry.embeddedSafeAreas[embedded.placed.root] = embedded.safeArea
        layOut(embedded.placed)
      }
    }
  }

  /// Lays out views that code puts over or behind what a list shows: their frames and masks place them.
  private mutating func layOutOwnViews(of list: ElementIndex, besides placed: [PlacedRoot]) {
    let known = Set(placed.map(\.root))
    let outer = geometry.rects[list.rawValue]
    for index in screen.scene.children(of: list) where !known.contains(index) {
      let view = screen[index]
      guard view.translatesAutoresizingMask, view.isOwnViewOfList, let frame = view.recordedFrame
      else { continue }
      let own = view.autoresizing.frame(
        frame, in: view.recordedSuperviewSize ?? outer.size, grownTo: outer.size)
      layOut(
        PlacedRoot(
          root: index,
          frame: Rect(
            x: outer.x + own.x, y: outer.y + own.y, width: own.width, height: own.height)))
    }
  }

  private func embeddedScreens(
    in container: ElementIndex, of placed: PlacedRoot
  ) -> [(placed: PlacedRoot, safeArea: Rect)] {
    let layout = EmbeddedLayout(
      root: placed.root, origin: placed.frame.origin, screen: screen, geometry: geometry)
    return layout.screens(in: container)
  }
}

extension Element {
  /// Whether it is neither a part of a list, which has a key, nor a prototype of one.
  fileprivate var isOwnViewOfList: Bool {
    switch kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: false
    default: key == nil
    }
  }
}
