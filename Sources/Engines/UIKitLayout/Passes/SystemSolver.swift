import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// Solves the systems of a screen for one configuration, each when its size is known.
struct SystemSolver: LayoutStep {
  let screen: ScreenContext
  /// By their root's index; nil where no system starts.
  let systems: [ConstraintSystem?]
  let geometry: ScreenGeometry
  private(set) var distances: RecordedDistances
  /// Whether this is the pass over the document's own configuration.
  private let isRecording: Bool

  init(
    _ screen: ScreenContext, systems: [ConstraintSystem?], distances: RecordedDistances,
    isRecording: Bool
  ) {
    self.screen = screen
    self.systems = systems
    self.distances = distances
    self.isRecording = isRecording
    geometry = ScreenGeometry(
      elementCount: screen.scene.elements.count,
      isRootOfScreen: screen.scene.givenRoot?.isScreen ?? true)
  }

  /// Solves a system of a known size and moves its views to their place on the screen.
  ///
  /// - Returns: The system; nil where none starts at that root.
  mutating func place(_ placed: PlacedRoot) -> ConstraintSystem? {
    guard let system = systems[placed.root.rawValue] else { return nil }
    system.fix(.horizontal, placed.frame.width)
    system.fix(.vertical, placed.frame.height)
    solve(system, size: placed.frame.size)
    let solution = system.solution
    for member in system.members {
      geometry.rects[member.rawValue] = geometry.rects[member.rawValue].offset(
        dx: placed.frame.x, dy: placed.frame.y)
      guard let content = system.contentBox(of: member) else { continue }
      let size = solution.rect(of: content).size
      geometry.contentSizes[member.rawValue] = Size(
        width: environment.rounded(size.width), height: environment.rounded(size.height))
    }
    return system
  }

  /// The height that a system of this width asks for, in points.
  mutating func fittingHeight(of root: ElementIndex, width: Double) -> Double {
    guard let system = systems[root.rawValue], let box = system.box(root) else { return 0 }
    system.fix(.horizontal, width)
    system.fit(.vertical)
    solve(system, size: Size(width: width, height: 0))
    return system.solution.rect(of: box).height
  }

  /// The width that a system asks for by itself, in points; its texts stay on one line.
  mutating func fittingWidth(of root: ElementIndex) -> Double {
    guard let system = systems[root.rawValue], let box = system.box(root) else { return 0 }
    system.fit(.horizontal)
    system.fit(.vertical)
    solve(system, size: Size())
    return system.solution.rect(of: box).width
  }

  /// Solves, and again with constraints that were left out only on the way.
  private mutating func solve(_ system: ConstraintSystem, size: Size) {
    for member in system.members { geometry.wrapWidths[member.rawValue] = nil }
    settle(system, size: size)
    // What is added again may move insets so that it is broken once more, and then stays so.
    if system.restoreConstraints() { settle(system, size: size) }
    let underBars = ContentUnderBars(screen: screen, geometry: geometry).scrollViews(of: system)
    if let underBars {
      geometry.contentUnderBars.formUnion(underBars)
      if !geometry.contentUnderBars.isEmpty { settle(system, size: size) }
    }
  }

  /// Sets the slots and solves until they no longer change: heights of wrapping text follow from
  /// solved widths, margins and safe areas from solved places.
  private mutating func settle(_ system: ConstraintSystem, size: Size) {
    // Each round settles one kind of dependence; text in nested stacks needs four, and a margin by
    // which a view reaches out of the screen moves it by 8 points a round.
    for _ in 0..<24 {
      let isChanged = updateSlots(of: system, size: size)
      system.solve()
      store(system)
      if !updateWrapWidths(system), !isChanged { break }
    }
  }

  private mutating func updateSlots(of system: ConstraintSystem, size: Size) -> Bool {
    var values = SlotValues(
      for: system.root, size: size, on: screen, geometry, distances: distances,
      isRecording: isRecording)
    let isChanged = system.updateSlots { values.value(of: $0) }
    if isRecording { distances = values.distances }
    return isChanged
  }

  /// Notes the solved rectangles, in coordinates of the system.
  private mutating func store(_ system: ConstraintSystem) {
    let solution = system.solution
    for member in system.members {
      guard let box = system.box(member) else { continue }
      geometry.rects[member.rawValue] = solution.rect(of: box)
    }
  }

  /// Takes the solved widths of wrapping texts.
  ///
  /// - Returns: Whether any of them has to be measured anew.
  private mutating func updateWrapWidths(_ system: ConstraintSystem) -> Bool {
    var isChanged = false
    for member in system.members where sizer.wraps(member) {
      let solved = geometry.rects[member.rawValue].width
      let known = geometry.wrapWidths[member.rawValue]
      let own = sizer.size(of: member, fitting: known).width
      // A text that has its own width, or stays within the width it was broken for, is settled.
      if abs(solved - own) < 1e-6 { continue }
      if let known, solved > own, solved <= known + 1e-6 { continue }
      if known == nil, solved >= own { continue }
      if let known, abs(known - solved) < 1e-6 { continue }
      geometry.wrapWidths[member.rawValue] = max(0, solved)
      isChanged = true
    }
    return isChanged
  }
}
