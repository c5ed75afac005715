import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// What the slots of a system are worth, as it follows from where views are and from the
/// configuration.
struct SlotValues: LayoutStep {
  let screen: ScreenContext
  let geometry: ScreenGeometry
  /// What the document's own configuration says; the recording pass writes it here.
  private(set) var distances: RecordedDistances
  private let isRecording: Bool
  /// The root's, in points.
  private let size: Size
  private var margins: MarginResolver
  /// That of the slot before: the edges of a box come one after the other.
  private var latest: (source: ConstantSlot.Inset, value: EdgeInsets)?

  init(
    for root: ElementIndex, size: Size, on screen: ScreenContext, _ geometry: ScreenGeometry,
    distances: RecordedDistances, isRecording: Bool
  ) {
    self.screen = screen
    self.geometry = geometry
    self.distances = distances
    self.isRecording = isRecording
    self.size = size
    margins = MarginResolver(root: root, screen: screen, geometry: geometry)
  }

  mutating func value(of source: ConstantSlot.Source) -> Double {
    switch source {
    case .rootWidth: return size.width
    case .rootHeight: return size.height
    case .intrinsic(let member, let axis): return intrinsicLength(of: member, axis)
    case .weighted(let member, let axis, let weight):
      return weight * intrinsicLength(of: member, axis)
    case .inset(let source, let edge):
      if let latest, latest.source == source { return latest.value[edge] }
      let value = insets(source)
      latest = (source, value)
      return value[edge]
    case .autoresizing(let member, let axis):
      return autoresizingDistance(source, member, axis)
    case .firstBaseline(let member): return baselines(of: member).first
    case .lastBaseline(let member): return baselines(of: member).last
    case .systemSpacing(let spacing, let written): return length(of: spacing, written: written)
    }
  }

  private func intrinsicLength(of member: ElementIndex, _ axis: Axis) -> Double {
    let size = screen.sizer.size(of: member, fitting: geometry.wrapWidths[member.rawValue])
    return axis == .horizontal ? size.width : size.height
  }

  private mutating func insets(_ source: ConstantSlot.Inset) -> EdgeInsets {
    switch source {
    case .margins(let member):
      screen[member].followsReadableWidth
        ? margins.readableInsets(of: member) : margins.margins(of: member)
    case .guide(let index): margins.guideInsets(index)
    case .cellPart(let part):
      BuiltInCellLayout(screen: screen, geometry: geometry).partInsets(part)
    }
  }

  private func baselines(of member: ElementIndex) -> Baselines {
    screen.sizer.baselines(of: member, in: rects[member.rawValue].size)
  }

  /// How far an autoresized view's far edge is from its parent's.
  private mutating func autoresizingDistance(
    _ source: ConstantSlot.Source, _ index: ElementIndex, _ axis: Axis
  ) -> Double {
    guard isRecording else { return distances.autoresizing[source] ?? 0 }
    let view = screen[index]
    guard let parent = view.parent, let frame = view.recordedFrame else { return 0 }
    let inner = frame.inset(by: environment.metrics.alignmentInsets(of: view.kind))
    let distance = view.autoresizing.farDistance(
      of: inner, in: view.recordedSuperviewSize ?? rects[parent.rawValue].size, along: axis)
    distances.autoresizing[source] = distance
    return distance
  }

  /// The system's spacing; where the document says a number, in proportion to it.
  private mutating func length(of spacing: SystemSpacing, written: Double?) -> Double {
    let own = spacing.length(measuredBy: screen.sizer)
    if isRecording { distances.spacings[spacing] = own }
    guard let written else { return own }
    guard let recorded = distances.spacings[spacing], recorded > 0 else { return written }
    return written * own / recorded
  }
}

/// What a screen at the document's own configuration says of it at others.
struct RecordedDistances {
  /// How far autoresized views' far edges are from their parents', in points.
  var autoresizing: [ConstantSlot.Source: Double] = [:]
  /// The system's spacing above texts, in points.
  var spacings: [SystemSpacing: Double] = [:]
}

extension AutoresizingMask {
  /// What it makes of a frame where the superview gets another size.
  func frame(_ frame: Rect, in old: Size, grownTo new: Size) -> Rect {
    func place(
      _ start: Double, _ length: Double, _ gain: Double, _ near: Self, _ size: Self, _ far: Self
    ) -> (Double, Double) {
      if contains(size) { return (start, max(0, length + gain)) }
      if contains(near) { return (start + (contains(far) ? gain / 2 : gain), length) }
      return (start, length)
    }
    let (x, width) = place(
      frame.x, frame.width, new.width - old.width, .flexibleMinX, .widthSizable, .flexibleMaxX)
    let (y, height) = place(
      frame.y, frame.height, new.height - old.height, .flexibleMinY, .heightSizable, .flexibleMaxY)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// From the far edge of a view to its parent's; where both of its margins are flexible, what the
  /// far margin has more than the near one.
  fileprivate func farDistance(of view: Rect, in parent: Size, along axis: Axis) -> Double {
    let start = axis == .horizontal ? view.x : view.y
    let end = axis == .horizontal ? parent.width - view.maxX : parent.height - view.maxY
    let isCentred =
      axis == .horizontal
      ? contains(.flexibleMinX) && contains(.flexibleMaxX) && !contains(.widthSizable)
      : contains(.flexibleMinY) && contains(.flexibleMaxY) && !contains(.heightSizable)
    return isCentred ? end - start : end
  }
}
