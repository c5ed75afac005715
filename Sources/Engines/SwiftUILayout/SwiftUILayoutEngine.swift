public import DynamicTypeModel
public import DynamicTypeText
public import SwiftUIModel

/// Lays SwiftUI views out by proposals and answers, as SwiftUI does.
///
/// A layout is a function of its arguments, and may be made on several threads at once. Lengths are
/// points. Hostile numbers, views that contain themselves and trees of any depth end in a result.
public struct SwiftUILayoutEngine: Sendable {
  public var measurer: TextMeasurer

  public init(measurer: TextMeasurer) {
    self.measurer = measurer
  }

  /// Lays a view out in a window, centred in its safe area as a hosted root is.
  ///
  /// - Parameters:
  ///   - window: The size of the window.
  ///   - screen: The size of the device's screen, which decides some margins; nil where it is not known.
  ///   - safeArea: What the device keeps free at the window's edges.
  ///   - environment: What the view finds at its root.
  /// - Returns: The views that have a place, parents before children; the first is the window.
  public func layout(
    _ view: ViewTree, in window: Size, on screen: Size? = nil,
    safeArea: DirectionalInsets = .zero, environment: ViewEnvironment = ViewEnvironment()
  ) -> [PlacedView] {
    let session = session(view, window: window.sanitized, safeArea, environment)
    session.screenWidth = screen.map { min($0.width, $0.height) }
    return withExtendedLifetime(session) {
      Placing(session, root: 0, origin: Point(), proposal: ProposedSize(window.sanitized)).views()
    }
  }

  /// What a view answers to a proposal; lengths may be infinite.
  public func size(
    of view: ViewTree, proposed: ProposedSize, environment: ViewEnvironment = ViewEnvironment()
  ) -> Size {
    let session = session(view, window: Size(), .zero, environment)
    guard let root = session.nodes[0].children.first?.node.index else { return Size() }
    return withExtendedLifetime(session) {
      session.completing { session.size(of: root, proposed: proposed) }
    }
  }

  private func session(
    _ view: ViewTree, window: Size, _ safeArea: DirectionalInsets, _ environment: ViewEnvironment
  ) -> LayoutSession {
    var environment = environment
    if !(environment.pixelScale > 0 && environment.pixelScale.isFinite) {
      environment.pixelScale = 3
    }
    let session = LayoutSession(measurer: measurer, window: window, safeArea: safeArea)
    _ = session.append(
      ResolvedNode(
        rule: WindowRule(safeArea: safeArea), parent: -1,
        environment: EnvironmentBox(environment),
        record: ViewRecord(kind: .container(.container))))
    session.add(view, to: 0, implicit: .stack(StackDescription(axis: .vertical)))
    return session
  }
}

/// The window: its view is offered the safe area and centred in it.
private struct WindowRule: LayoutRule {
  var safeArea: DirectionalInsets

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    proposed.replacingUnspecified()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = view.child else { return [] }
    let presented = view.children.dropFirst().map { sheet in
      let offer = ProposedSize(size)
      return Placement(
        sheet, y: size.height - sheet.length(.vertical, proposed: offer), proposal: offer)
    }
    let width = max(0, size.width - safeArea.horizontal)
    let height = max(0, size.height - safeArea.vertical)
    let offer = ProposedSize(width: width, height: height)
    let own = child.size(proposed: offer)
    return [
      Placement(
        child, x: (safeArea.leading + (width - own.width) / 2).finiteOrZero,
        y: (safeArea.top + (height - own.height) / 2).finiteOrZero, proposal: offer)
    ] + presented
  }
}
