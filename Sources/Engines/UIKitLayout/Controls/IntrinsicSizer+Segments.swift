import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText

/// How wide segmented controls are, and their segments.
extension IntrinsicSizer {
  /// A segment is its title of 13 points, up to the whole point, and some room, and a point divides neighbours
  /// up to iOS 18.
  ///
  /// From iOS 13 on the title is medium, which a selected one is, and the room 18 points; before, the title is
  /// regular and the room 14.
  ///
  /// Source: 8 controls of free width in 6 documents of 5 projects of iOS 13 to 26 are so, and one is a
  /// point wider; in regular, no room fits all of them. Of the older ones, one of three segments is so, and one of
  /// two 2 points wider, in 2 documents of 2 projects.
  func segmentedSize(_ segments: SegmentsContent) -> Size {
    let widths = ownWidths(of: segments)
    let dividers =
      Double(max(0, widths.count - 1)) * environment.metrics.controls.segmentDividerWidth
    return Size(
      width: widths.reduce(0, +) + dividers,
      height: environment.metrics.controls.segmentedControlHeight)
  }

  /// What the document gives each segment, or its title's width; where titles do not decide one by one, that of
  /// the widest.
  ///
  /// Source: Apple, `UISegmentedControl.setWidth(_:forSegmentAt:)`; two recorded controls of one project, with
  /// the same widths and other titles, are as wide as those and the lines between them.
  private func ownWidths(of segments: SegmentsContent) -> [Double] {
    let natural = naturalWidths(of: segments)
    let free = zip(natural, segments.givenWidths).compactMap { $1 == nil ? $0 : nil }
    let widest = free.max() ?? 0
    return zip(natural, segments.givenWidths).map { natural, given in
      given ?? (segments.apportionsWidthsByContent ? natural : widest)
    }
  }

  private func naturalWidths(of segments: SegmentsContent) -> [Double] {
    segments.titles.map { title in
      let setting = setting(
        ofSegment: title, isSelected: true, location: SourceLocation(path: ""))
      let layout = environment.measurer.layout(setting.text, options: setting.options, width: nil)
      return environment.metrics.segmentWidth(title: layout.size.width)
    }
  }

  /// UIKit keeps a segmented control's text at 13 points at every size.
  func setting(
    ofSegment title: String, isSelected: Bool, location: SourceLocation
  ) -> TextSetting {
    let weight = isSelected ? environment.metrics.controls.selectedSegmentWeight : .regular
    return TextSetting(
      title,
      font: ResolvedFont(face: .system, weight: weight, pointSize: 13, scaling: .builtIn),
      environment: environment, location: location)
  }

  /// How wide each segment of a control is: all in proportion to what they ask for.
  func widths(of segments: SegmentsContent, in total: Double) -> [Double] {
    let own = ownWidths(of: segments)
    let sum = own.reduce(0, +)
    return own.map { $0 * total / sum }
  }
}
