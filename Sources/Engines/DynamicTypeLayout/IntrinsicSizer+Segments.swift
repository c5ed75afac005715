import DynamicTypeModel
import DynamicTypeText

/// How wide segmented controls are, and their segments.
extension IntrinsicSizer {
  /// Segments are a title of 13 points and 20 points wide each, to the whole point where they are equal,
  /// and else together; a point divides neighbours from iOS 13 to 18.
  ///
  /// Source: 10 controls of free width in 3 documents of 2 projects, and one of iOS 26.
  func segmentedSize(_ segments: SegmentsContent) -> Size {
    let widths = naturalWidths(of: segments)
    let total =
      segments.apportionsWidthsByContent
      ? widths.reduce(0, +).rounded()
      : (widths.max() ?? 0).rounded() * Double(widths.count)
    let dividers = Double(max(0, widths.count - 1)) * environment.metrics.segmentDividerWidth
    return Size(width: total + dividers, height: environment.metrics.segmentedControlHeight)
  }

  private func naturalWidths(of segments: SegmentsContent) -> [Double] {
    segments.titles.map { title in
      let setting = setting(ofSegment: title, location: SourceLocation(path: ""))
      let layout = environment.measurer.layout(setting.text, options: setting.options, width: nil)
      return layout.size.width + 20
    }
  }

  /// UIKit keeps a segmented control's text at 13 points at every size.
  func setting(ofSegment title: String, location: SourceLocation) -> TextSetting {
    TextSetting(
      title, font: ResolvedFont(face: .system, pointSize: 13, scaling: .builtIn),
      environment: environment, location: location)
  }

  /// How wide each segment of a control is: all alike, or as their titles ask for.
  func widths(of segments: SegmentsContent, in total: Double) -> [Double] {
    guard segments.apportionsWidthsByContent else {
      return segments.titles.map { _ in total / Double(segments.titles.count) }
    }
    let natural = naturalWidths(of: segments)
    let sum = natural.reduce(0, +)
    return natural.map { $0 * total / sum }
  }
}
