extension LaidOutScreen {
  /// The screen as it is seen: boxes stand where SwiftUI's `redacted(reason: .placeholder)` draws them for texts and images.
  public var withRedactedBoxes: LaidOutScreen {
    guard views.contains(where: \.isRedacted) else { return self }
    var result = self
    for index in views.indices where views[index].isRedacted {
      result.nodes[index].texts = []
      result.views[index].kind = "redacted"
      result.views[index].role = .container
      result.views[index].hasImage = false
      result.views[index].imageName = nil
      result.views[index].usage = nil
      result.views[index].appearance = LaidOutView.Appearance()
      result.views[index].appearance.background = .system("systemFillColor")
      result.views[index].appearance.cornerRadius = Self.radiusOfBoxes
    }
    return result
  }

  /// In points, as far as pictures show it.
  private static let radiusOfBoxes = 4.0
}
