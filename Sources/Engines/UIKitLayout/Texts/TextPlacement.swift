import DynamicType
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Sets texts in their views' final frames, as they are drawn.
struct TextPlacement {
  let sizer: IntrinsicSizer
  /// Where the headers and footers of tables' sections are, by table.
  let sections: [ElementIndex: [SectionPlace]]
  /// By element, in the parent's coordinates.
  let frames: [Rect]

  var environment: LayoutEnvironment { sizer.environment }
  var typesetter: Typesetter { Typesetter(environment: environment) }

  /// The texts of an element, in the element's coordinates.
  func texts(of index: ElementIndex) -> [LaidOutText] {
    let element = sizer.scene.elements[index.rawValue]
    let bounds = Rect(width: frames[index.rawValue].width, height: frames[index.rawValue].height)
    switch element.content {
    case .label:
      return label(index, in: bounds)
    case .button(let button):
      return title(of: button, index, in: bounds)
    case .textInput(let input):
      return element.kind == .textView
        ? text(of: input, index, in: bounds) : field(input, index, in: bounds)
    case .segments(let segments):
      return titles(of: segments, in: bounds, location: element.location)
    case .table(let table):
      return sectionTexts(of: table, index, width: bounds.width)
    default:
      return []
    }
  }

  private func label(_ index: ElementIndex, in bounds: Rect) -> [LaidOutText] {
    guard let setting = sizer.setting(of: index), !setting.content.string.isEmpty else {
      return []
    }
    var text = typesetter.set(setting.shrinking, in: bounds, centred: true)
    if text.isTruncated {
      let lines = setting.content.numberOfLines
      text.limit =
        lines > 0 && text.lines.count >= lines ? .lines(lines) : .height(text.box.height)
    }
    return [text]
  }

  private func field(
    _ input: TextInputContent, _ index: ElementIndex, in bounds: Rect
  ) -> [LaidOutText] {
    guard var setting = sizer.setting(of: index) else { return [] }
    let isPlaceholder = setting.content.string.isEmpty
    if isPlaceholder {
      guard let placeholder = input.placeholder, !placeholder.isEmpty else { return [] }
      setting.replaceText(by: placeholder)
    }
    setting.options.numberOfLines = 1
    setting.options.lineBreakMode = .tailTruncation
    let inset: Double = input.borderStyle == "none" ? 0 : 7
    var result = typesetter.set(
      setting.shrinking,
      in: bounds.inset(by: EdgeInsets(left: inset, right: inset)), centred: true)
    result.isPlaceholder = isPlaceholder
    return [result]
  }

  private func text(
    of input: TextInputContent, _ index: ElementIndex, in bounds: Rect
  ) -> [LaidOutText] {
    guard var setting = sizer.setting(of: index), !setting.content.string.isEmpty else {
      return []
    }
    setting.wrap()
    let box = bounds.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
    return [typesetter.set(setting, in: box, centred: false, limitsHeight: false)]
  }

  private func titles(
    of segments: SegmentsContent, in bounds: Rect, location: SourceLocation
  ) -> [LaidOutText] {
    var end = 0.0
    let widths = sizer.widths(of: segments, in: bounds.width)
    return zip(segments.titles, widths).enumerated().compactMap { number, segment in
      let (title, width) = segment
      let start = end
      end += width
      guard !title.isEmpty else { return nil }
      var setting = sizer.setting(
        ofSegment: title, isSelected: number == segments.selected, location: location)
      setting.options.alignment = .center
      let box = Rect(
        x: start + 4, width: max(0, width - 8), height: bounds.height)
      var result = typesetter.set(setting, in: box, centred: true)
      result.part = .segment(number)
      return result
    }
  }

  private func sectionTexts(
    of table: TableContent, _ index: ElementIndex, width: Double
  ) -> [LaidOutText] {
    var result: [LaidOutText] = []
    let texts = SectionTexts(table, width: width, environment: environment)
    for (number, (section, place)) in zip(table.sections, sections[index] ?? []).enumerated() {
      if let title = section.headerTitle, !title.isEmpty {
        let shown = texts.shownHeader(title)
        let height = texts.height(of: shown, as: .header)
        let below = table.style == .plain ? 3.75 : 6
        let y = place.header.y + place.header.height - height - below
        var text = sectionText(
          shown, as: .header, of: section, from: texts, y: y, height: height)
        text.string = title
        text.part = .sectionHeader(number)
        result.append(text)
      }
      if let title = section.footerTitle, !title.isEmpty {
        let height = texts.height(of: title, as: .footer)
        let y = place.footer.y + 7
        var text = sectionText(
          title, as: .footer, of: section, from: texts, y: y, height: height)
        text.part = .sectionFooter(number)
        result.append(text)
      }
    }
    return result
  }

  /// A header's or footer's text, set between the table's margins.
  private func sectionText(
    _ title: String, as kind: SectionText, of section: TableContent.Section,
    from texts: SectionTexts, y: Double, height: Double
  ) -> LaidOutText {
    let side = texts.sideInset
    var setting = texts.setting(of: title, as: kind)
    setting.content.location = section.location
    let box = Rect(x: side, y: y, width: texts.width - 2 * side, height: height)
    var text = typesetter.set(setting, in: box, centred: false)
    text.color = .system("secondaryLabelColor")
    return text
  }
}
