import DynamicTypeModel
import UIKitLayout
import UIKitModel

/// The frames that Xcode recorded for one scene, and which of them not to trust.
struct RecordedScene {
  let scene: Scene
  /// In root coordinates; nil where the document has none.
  let absolute: [Rect?]
  /// Why a frame proves nothing, by element; nil for those to trust.
  private(set) var notTrusted: [String?]

  init(_ scene: Scene, era: SystemEra, device: Device) {
    self.scene = scene
    absolute = Self.absoluteFrames(of: scene)
    notTrusted = scene.elements.map { element in
      if element.recordedFrame == nil { return "no recorded frame" }
      if element.isMisplaced { return "marked misplaced" }
      if element.isAmbiguous { return "marked ambiguous" }
      return nil
    }
    for constraint in scene.constraints where constraint.priority >= 1000 {
      let missed =
        residual(of: constraint, era: era, device: device)
        ?? guideResidual(of: constraint, device: device)
      guard let missed, missed > Self.tolerance else { continue }
      for case .element(let element)? in [constraint.first, constraint.second] {
        guard element != constraint.owner, notTrusted[element.rawValue] == nil else { continue }
        notTrusted[element.rawValue] = "breaks its own constraint \(constraint.id)"
      }
    }
  }

  /// Whether the frames of all views around one are to be trusted.
  func trustsViews(around index: ElementIndex) -> Bool {
    var view = scene.elements[index.rawValue].parent
    while let current = view {
      if notTrusted[current.rawValue] != nil { return false }
      view = scene.elements[current.rawValue].parent
    }
    return true
  }

  /// Xcode leaves a frame alone that is off by less than a point.
  static let tolerance = 1.0

  private static func absoluteFrames(of scene: Scene) -> [Rect?] {
    var result: [Rect?] = []
    result.reserveCapacity(scene.elements.count)
    for element in scene.elements {
      guard let frame = element.recordedFrame else {
        result.append(nil)
        continue
      }
      guard let parent = element.parent else {
        result.append(Rect(width: frame.width, height: frame.height))
        continue
      }
      result.append(result[parent.rawValue].map { frame.offset(dx: $0.x, dy: $0.y) })
    }
    return result
  }

  /// By how many points recorded frames miss a constraint; nil where they alone cannot say.
  private func residual(
    of constraint: LayoutConstraint, era: SystemEra, device: Device
  ) -> Double? {
    guard let first = value(constraint.first, constraint.firstAttribute, era, device) else {
      return nil
    }
    var second = 0.0
    if let item = constraint.second, let attribute = constraint.secondAttribute {
      // A multiplied position counts from an ancestor's start; those are few and left out.
      guard constraint.multiplier == 1 || attribute == .width || attribute == .height,
        let value = value(item, attribute, era, device)
      else { return nil }
      second = value
    }
    let difference = first - constraint.multiplier * second - constraint.constant
    switch constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  private func value(
    _ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute, _ era: SystemEra,
    _ device: Device
  ) -> Double? {
    guard case .element(let element) = item, let frame = absolute[element.rawValue],
      scene.elements[element.rawValue].kind != .scrollView
    else { return nil }
    let insets = RecordedAlignment.insets(
      of: scene.elements[element.rawValue], era: era, device: device)
    let box = frame.inset(by: insets)
    switch attribute {
    case .left, .leading: return box.minX
    case .right, .trailing: return box.maxX
    case .top: return box.minY
    case .bottom: return box.maxY
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.midX
    case .centerY: return box.midY
    default: return nil
    }
  }
}
