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

  /// The texts of an element, in the element's coordinates.
  func texts(of index: ElementIndex) -> [LaidOutText] {
    let element = sizer.scene.elements[index.rawValue]
    let bounds = Rect(width: frames[index.rawValue].width, height: frames[index.rawValue].height)
    switch element.content {
    case .table(let table):
      return sectionTexts(of: table, index, width: bounds.width)
    default:
      return sizer.control(of: index)?.texts(
        sizer.setting(of: index), in: bounds, sizer.controlEnvironment(of: index)) ?? []
    }
  }

  private func sectionTexts(
    of table: TableContent, _ index: ElementIndex, width: Double
  ) -> [LaidOutText] {
    guard let places = sections[index] else { return [] }
    var result: [LaidOutText] = []
    let texts = SectionTexts(in: table.style, width: width, environment.controls(in: nil))
    for (number, (section, place)) in zip(table.sections, places).enumerated() {
      if let title = section.headerTitle, !title.isEmpty {
        result.append(
          texts.header(
            title, number: number, above: place.header.y + place.header.height,
            location: section.location))
      }
      if let title = section.footerTitle, !title.isEmpty {
        result.append(
          texts.footer(
            title, number: number, below: place.footer.y, location: section.location))
      }
    }
    return result
  }
}
