import DynamicTypeModel

/// What the drawing of a control depends on besides its content and its place.
package struct DrawingEnvironment: Hashable, Sendable {
  package var metrics: DrawingMetrics
  package var device: Device
  /// Whether the screen runs from right to left.
  package var isRightToLeft: Bool

  package init(era: SystemEra, device: Device, isRightToLeft: Bool) {
    metrics = DrawingMetrics(era: era)
    self.device = device
    self.isRightToLeft = isRightToLeft
  }
}

/// A control where it was laid out.
package struct PlacedControl {
  /// In the picture, in points.
  package var place: Rect
  /// In coordinates of the control.
  package var texts: [LaidOutText]
  /// Where its parts are, in coordinates of the control, as it said itself in layout.
  package var partFrames: [Rect]
  /// The size in points of a button's image; nil where it is not known.
  package var imageSize: Size?
  /// The control's own tint; nil where it inherits one.
  package var ownTint: ColorValue?
  /// Whether the control itself runs from right to left.
  package var isRightToLeft: Bool

  package init(_ node: LaidOutNode, of view: LaidOutView, at place: Rect) {
    self.place = place
    texts = node.texts
    partFrames = node.partFrames
    imageSize = node.imageSize
    ownTint = view.appearance.tint
    isRightToLeft = view.isRightToLeft
  }
}
