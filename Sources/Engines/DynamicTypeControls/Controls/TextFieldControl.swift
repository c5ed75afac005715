import DynamicTypeModel
import DynamicTypeText

/// A text field of one line.
package struct TextFieldControl: Control {
  package var content: TextInputContent

  package init(content: TextInputContent) { self.content = content }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    switch content.borderStyle {
    case .roundedRect:
      drawing.fill(place, .system("systemBackground"), radius: 5)
      drawing.border(place, .separator.opacity(0.8), width: 1, radius: 5)
    case .line: drawing.border(place, .label, width: 1)
    case .bezel: drawing.border(place, .system("systemGray"), width: 1)
    case .none: break
    }
    return drawing
  }

  /// 14 points where it names no font.
  package func text(in environment: ControlEnvironment) -> TextSetting? {
    var setting = TextSetting(content.text, in: environment, defaultFont: .system(14))
    setting.options.usesFontLeading = false
    setting.options.tallLetters = environment.metrics.texts.tallLetters
    return setting
  }

  package func texts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText] {
    guard var text else { return [] }
    let isPlaceholder = text.content.string.isEmpty
    if isPlaceholder {
      guard let placeholder = content.placeholder, !placeholder.isEmpty else { return [] }
      text.replaceText(by: placeholder)
    }
    text.options.numberOfLines = 1
    text.options.lineBreakMode = .tailTruncation
    let inset: Double = content.borderStyle == .none ? 0 : 7
    var result = Typesetter(in: environment).set(
      text.shrinking, in: bounds.inset(by: EdgeInsets(left: inset, right: inset)), centred: true)
    result.isPlaceholder = isPlaceholder
    return [result]
  }
}

// MARK: Size and baselines

extension TextFieldControl {
  /// A field's line is as high as whole points: 21 of the 34 that one of 17 points has.
  package func baselines(
    of text: TextSetting?, in size: Size, _ environment: ControlEnvironment
  ) -> Baselines {
    guard let text else { return Baselines() }
    return text.baselines(inWidth: nil, environment)
      .centred(in: size.height, hasWholeLines: true, environment)
  }

  /// UIKit counts the space that a border leaves twice: around the text, and around that with its space
  /// (E-text-field-padding).
  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    guard let text else { return Size() }
    let metrics = environment.metrics
    let shown = content.text.string.isEmpty ? content.placeholder ?? "" : content.text.string
    let line = AttributedText(shown, font: text.font.textFont)
    let layout = environment.measurer.layout(line, options: text.options, width: nil)
    let lineHeight = environment.measurer.lineHeight(of: text.font.textFont)
    let leading = text.font.leading.map { environment.roundedUp(max($0, layout.grownHeight)) }
    let height =
      switch text.font.face {
      case .system:
        metrics.plainTextFieldHeight(
          pointSize: text.font.pointSize, leading: leading, lineHeight: lineHeight,
          isSecure: content.isSecure)
      default: leading ?? environment.roundedUp(lineHeight)
      }
    let padding = padding(metrics.fields)
    let around = Size(width: padding.left + padding.right, height: padding.top + padding.bottom)
    let inner = Size(width: environment.roundedUp(layout.size.width), height: height)
    guard content.borderStyle == .roundedRect else {
      return Size(width: inner.width + 2 * around.width, height: inner.height + 2 * around.height)
    }
    let linePadding = metrics.fields.roundedLinePadding
    let ownHeight =
      linePadding.map { environment.roundedUp(lineHeight) + $0 }
      ?? (inner.height + 2 * around.height)
    return Size(
      width: shown.isEmpty
        ? metrics.fields.emptyRoundedWidth
        : inner.width + (linePadding == nil ? 2 : 1) * around.width,
      height: max(metrics.fields.roundedHeight, ownHeight))
  }

  /// What the border leaves free around the text.
  private func padding(_ fields: FieldMetrics) -> EdgeInsets {
    switch content.borderStyle {
    case .line: fields.linePadding
    case .bezel: fields.bezelPadding
    case .roundedRect: fields.roundedPadding
    case .none: .zero
    }
  }
}

extension TextFieldContent: ControlProviding {
  package var control: any Control { TextFieldControl(content: input) }
}
