import DynamicTypeModel
import DynamicTypeText

/// Where constraints and stacks find the first and the last line of a view.
package struct Baselines: Hashable {
  /// From the top of the alignment rectangle to the first baseline, in points.
  package var first: Double
  /// From the last baseline to the bottom.
  package var last: Double

  /// Those of a view without text: its top and its bottom.
  ///
  /// Source: Apple, `UIView.forFirstBaselineLayout`.
  package init(first: Double = 0, last: Double = 0) {
    self.first = first
    self.last = last
  }
}

/// The baselines of a text in its own height.
package struct TextBaselines {
  /// Of all lines, in points.
  var height: Double
  var first: Double
  /// From the top of the first line.
  var last: Double

  /// Those of a text at the top of a view as high as its lines.
  func atTop(_ environment: ControlEnvironment) -> Baselines {
    let height = environment.roundedUp(height)
    return Baselines(first: first, last: max(0, height - last))
  }

  /// Those of a text in the middle of a view: what the text leaves of the height, or lacks, is halved to the next
  /// lower pixel (5 recorded documents).
  ///
  /// - Parameter hasWholeLines: Whether its lines are as high as whole points.
  func centred(
    in outer: Double, hasWholeLines: Bool = false, _ environment: ControlEnvironment
  ) -> Baselines {
    guard height > 0 else { return Baselines() }
    let height = hasWholeLines ? height.rounded(.up) : environment.roundedUp(height)
    let free = (outer - height) / 2
    let above = environment.device.roundedDown(free)
    return Baselines(first: above + first, last: above + max(0, height - last))
  }
}

extension TextSetting {
  /// The baselines of the text; of an empty one, of what will be typed or shown.
  ///
  /// - Parameter width: What there is for text that wraps; nil for as much as it likes.
  func baselines(inWidth width: Double?, _ environment: ControlEnvironment) -> TextBaselines {
    let layout = environment.measurer.layout(
      content.string.isEmpty ? AttributedText("x", font: font.textFont) : text,
      options: options, width: width)
    guard !layout.lines.isEmpty else { return TextBaselines(height: 0, first: 0, last: 0) }
    return TextBaselines(
      height: layout.size.height, first: layout.firstBaseline, last: layout.lastBaseline)
  }
}
