import DynamicType
import DynamicTypeModel

/// An icon keeps its size beside text that grows with the reader's size.
///
/// Who needs text of 50 points does not recognise an icon of 20 beside it. Apple asks for meaningful icons to grow
/// with the text that they belong to.
///
/// To fix it, show a symbol in the text's style, turn on "Adjusts Image Size" for an image view without a constant size, or scale the size with `UIFontMetrics` or `@ScaledMetric`.
///
/// **What is reported.** A note for an image of at most 44 points that is as large at the largest accessibility size
/// laid out as at Large, on a line with text that is half as large again there, in the same view.
///
/// **What is not.** Images that are larger, which are pictures and not icons; those in controls and bars, which have
/// rules of their own; launch screens, which are pictures.
struct ImageStaysSmall: AuditRule {
  static let id: RuleID = "image-stays-small"
  static let precedence = 32
  static let includesLaunchScreens = false

  func findings(in series: ScreenSeries) -> [Finding] {
    guard let small = series.defaultScreen, let large = series.screens.last, small.size <= .large,
      large.size.isAccessibilityCategory
    else { return [] }
    return series.views.indices.compactMap { index in
      guard small.isIcon(index), large.isIcon(index),
        small.frames[index].size == large.frames[index].size,
        let text = small.textBeside(index),
        let grown = large.placedTexts.first(where: { $0.subject == text.subject }),
        grown.text.font.pointSize >= Self.leastGrowth * text.text.font.pointSize
      else { return nil }
      let size = small.frames[index].size
      let name = series.views[index].imageName.map { " '\($0.excerpt(of: 30))'" } ?? ""
      let sizes = "\(Measure(text.text.font.pointSize)) to \(Measure(grown.text.font.pointSize))"
      return series.finding(
        rule: Self.id, severity: .note,
        message: "image\(name) (\(series.views[index].id)) stays \(size.spoken) large beside "
          + "\(small.layout.name(of: text.element, text: text.number)), which grows from \(sizes): "
          + remedy(in: small.layout.framework),
        element: NodeIndex(index), sizes: [])
    }
  }

  /// Text that grows less has hardly left its icon behind.
  private static let leastGrowth = 1.5

  private func remedy(in framework: LaidOutScreen.Framework) -> String {
    switch framework {
    case .swiftUI: "show a symbol in the text's font, or scale its size with @ScaledMetric"
    case .uiKit: "show a symbol in the text's style, or scale its size with UIFontMetrics"
    }
  }
}

extension ExaminedScreen {
  /// Whether it is an image of the size of a symbol, and seen.
  fileprivate func isIcon(_ index: Int) -> Bool {
    let view = views[index]
    let frame = frames[index]
    guard view.role == .image, view.hasImage, isVisible[index], isKnown[index] else { return false }
    return min(frame.width, frame.height) >= 8 && max(frame.width, frame.height) <= 44
  }

  /// The text on a line with an icon, in the view around it: one whose lines are not much smaller or larger.
  fileprivate func textBeside(_ index: Int) -> DrawnText? {
    guard let around = views[index].parent else { return nil }
    let icon = frames[index]
    return placedTexts.first { text in
      guard isInside(text.element, around), !text.text.isWordless, let line = text.ink.first else {
        return false
      }
      let isOnLine = line.minY < icon.maxY && icon.minY < line.maxY
      let gap = max(line.minX - icon.maxX, icon.minX - line.maxX)
      let ratio = icon.height / text.text.font.pointSize
      // A check mark or an arrow is at the other end of its row.
      return isOnLine && gap >= 0
        && (gap <= 44 || views[around.rawValue].kind == LaidOutView.horizontalStackKind)
        && (0.5...3).contains(ratio)
    }
  }
}
