import DynamicTypeModel
import DynamicTypeText

/// A text that people cannot edit.
package struct LabelControl: Control {
  package var content: TextContent
  /// Of a text that names none.
  package var defaultFont: ResolvedFont

  package init(content: TextContent, defaultFont: ResolvedFont = .system(17)) {
    self.content = content
    self.defaultFont = defaultFont
  }

  package func text(in environment: ControlEnvironment) -> TextSetting? {
    var setting = TextSetting(content, in: environment, defaultFont: defaultFont)
    // Since iOS 11, but not for attributed text. Labels of several lines wrap at words in modes that truncate, too,
    // by public disassemblies of UIKit (`wrapsForTruncationMode`).
    if content.fragments.isEmpty {
      setting.options.lineBreakStrategy = .pushOut
    }
    setting.followParagraphModes()
    setting.options.includesExtraLineFragment = true
    setting.options.tallLetters = environment.metrics.texts.tallLetters
    return setting
  }

  package var wraps: Bool { content.numberOfLines != 1 }

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    guard let text, !content.string.isEmpty else { return Size() }
    let preferred = content.preferredMaxLayoutWidth
    let limit = preferred > 0 && content.numberOfLines != 1 ? preferred : width
    let layout = environment.measurer.layout(text.text, options: text.options, width: limit)
    return Size(
      width: environment.roundedUp(layout.size.width),
      height: environment.roundedUp(layout.size.height) + abs(content.shadow?.offset.y ?? 0))
  }

  package func texts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText] {
    guard let text, !content.string.isEmpty else { return [] }
    var result = Typesetter(in: environment).set(text.shrinking, in: bounds, centred: true)
    if result.isTruncated {
      let lines = content.numberOfLines
      result.limit =
        lines > 0 && result.lines.count >= lines ? .lines(lines) : .height(result.box.height)
    }
    return [result]
  }

  /// A label's baselines are where they would be if it were as high as its text, although it draws stretched in its
  /// middle: labels of 21 and of 20 points in one font are at one height where their baselines are bound (11 of 13
  /// recorded pairs in 7 documents), and so are 3 stretched labels of 2 projects.
  package func baselines(
    of text: TextSetting?, in size: Size, _ environment: ControlEnvironment
  ) -> Baselines {
    guard let text else { return Baselines() }
    return text.baselines(inWidth: wraps ? size.width : nil, environment).atTop(environment)
  }
}
