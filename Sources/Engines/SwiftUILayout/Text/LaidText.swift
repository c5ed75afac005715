import DynamicTypeModel
import DynamicTypeText
import SwiftUIModel

/// A text that is being laid out: with its fonts and options, ready for the text engine, and the sizes
/// that it had so far.
///
/// A class, so that asking for a size copies nothing.
final class LaidText {
  let setting: TextSetting
  let prepared: PreparedText
  /// Of its first font.
  let face: FontFace?
  /// The sizes with all lines in widths that were offered.
  private var sizes: [(offered: Double, size: Size)] = []

  init(_ setting: TextSetting, measurer: TextMeasurer) {
    self.setting = setting
    prepared = measurer.prepare(setting.text, options: setting.options)
    face = setting.font.map { measurer.shaper.face(for: $0.request) }
  }

  /// The size with all lines in a width.
  ///
  /// Widths between an answer and what was offered for it get the same lines.
  func wholeSize(width: Double?) -> Size {
    let offered = width ?? .infinity
    for known in sizes
    where known.offered == offered || known.size.width <= offered && offered <= known.offered {
      return known.size
    }
    let answer = prepared.size(width: width, height: nil)
    let size = Size(width: answer.width, height: answer.height)
    sizes.append((offered, size))
    return size
  }

  /// Whether a size is that of a single line, which is there however low the proposal.
  func isOneLine(_ size: Size) -> Bool {
    guard let face, let font = setting.font, setting.spans.count == 1 else { return false }
    return size.height < 1.5 * face.lineHeight * font.pointSize
  }
}

extension LayoutSession {
  /// A text in the environment of a view, worked out once.
  func text(of view: ViewHandle, _ content: StyledText) -> LaidText {
    if let known = view.node.text { return known }
    let text = LaidText(
      TextSetting(content, environment: view.environment), measurer: measurer)
    view.node.text = text
    return text
  }
}
