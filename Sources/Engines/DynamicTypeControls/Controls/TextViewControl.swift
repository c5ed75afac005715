import DynamicTypeModel
import DynamicTypeText

/// A text of any number of lines that people may edit.
package struct TextViewControl: Control {
  package var content: TextInputContent

  package init(content: TextInputContent) { self.content = content }

  /// 14 points where it names no font.
  package func text(in environment: ControlEnvironment) -> TextSetting? {
    var setting = TextSetting(content.text, in: environment, defaultFont: .system(14))
    setting.options.usesFontLeading = true
    if !content.isScrollEnabled {
      setting.options.tallLetters = environment.metrics.texts.tallLetters
    }
    return setting
  }

  package var axes: Set<Axis> { content.isScrollEnabled ? [] : [.horizontal, .vertical] }

  package var wraps: Bool { !content.isScrollEnabled }

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    guard let text else { return Size() }
    let container = Self.container
    let (across, down) = (container.left + container.right, container.top + container.bottom)
    let layout = environment.measurer.layout(
      text.text, options: text.options, width: width.map { max(0, $0 - across) })
    // A text style's lines are all as high as its leading, the first one too.
    let leading = text.font.leading.map { $0 * Double(layout.lines.count) }
    var height = max(leading ?? layout.size.height, layout.grownHeight)
    // The insertion point has a line of its own in an empty text and after a hard line break: Apple,
    // `NSLayoutManager.setExtraLineFragmentRect(_:usedRect:textContainer:)`.
    if text.content.string.last?.isNewline ?? true {
      height += text.font.leading ?? environment.measurer.lineHeight(of: text.font.textFont)
    }
    return Size(
      width: environment.roundedUp(layout.size.width + across),
      height: environment.roundedUp(height + down))
  }

  package func texts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText] {
    guard var text, !text.content.string.isEmpty else { return [] }
    text.wrap()
    return [
      Typesetter(in: environment).set(
        text, in: bounds.inset(by: Self.container), centred: false, limitsHeight: false)
    ]
  }

  /// What is free around a text view's container, in points.
  private static let container = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
}

extension TextLayout {
  /// The height of a text that lines have grown for; 0 for others.
  var grownHeight: Double { heightUncertainty > 0 ? size.height : 0 }
}

extension TextViewContent: ControlProviding {
  package var control: any Control { TextViewControl(content: input) }
}
