import DynamicType
import DynamicTypeControls
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
    case .table(let table):
      return sectionTexts(of: table, index, width: bounds.width)
    default:
      return sizer.control(of: index)?.texts(
        sizer.setting(of: index), in: bounds, sizer.controlEnvironment(of: index)) ?? []
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
