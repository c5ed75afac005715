import DynamicTypeModel
import DynamicTypeText

/// A segmented control.
package struct SegmentedControl: Control {
  var content: SegmentsContent

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    // The frame is one point higher than the control.
    let body = Rect(
      x: place.x, y: place.y, width: place.width, height: max(0, place.height - 1))
    let segments = segments(of: control, in: body)
    let selected = content.selected.flatMap { segments.indices.contains($0) ? segments[$0] : nil }
    if !environment.metrics.outlinesControls {
      drawing.fill(body, .system("tertiarySystemFill"), radius: 8)
      if let selected {
        let pill = selected.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        drawing.shadow(pill, radius: 7, spread: 2)
        drawing.fill(pill, .pair(light: 0xFFFFFF, dark: 0x636366), radius: 7)
      }
    } else {
      drawing.border(body, .tint, width: 1, radius: 4)
      for segment in segments.dropFirst() {
        drawing.fill(Rect(x: segment.x, y: body.y, width: 1, height: body.height), .tint)
      }
      if let selected { drawing.fill(selected, .tint, radius: 3) }
    }
    for (box, image) in zip(segments, content.images) where image != nil {
      let side = min(20, box.height - 8)
      drawing.add(
        ImageContent(name: image),
        in: Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
    }
    return drawing
  }

  /// Where each segment is drawn: all alike where no layout says it.
  private func segments(of control: PlacedControl, in body: Rect) -> [Rect] {
    let count = max(1, content.titles.count)
    return (0..<count).map { number in
      let part =
        control.partFrames.indices.contains(number)
        ? control.partFrames[number]
        : Rect(
          x: Double(number) * body.width / Double(count), width: body.width / Double(count))
      return Rect(x: body.x + part.x, y: body.y, width: part.width, height: body.height)
    }
  }

  /// Up to iOS 12 titles have the tint, the selected one white.
  package func color(of text: LaidOutText, in environment: DrawingEnvironment) -> DrawingColor {
    guard environment.metrics.outlinesControls else { return .label }
    let isSelected = content.selected.map { text.part == .segment($0) } ?? false
    return isSelected ? .white : .tint
  }
}

// MARK: Size and titles

extension SegmentedControl {
  /// A segment is its title of 13 points, up to the whole point, and what is around it, and a point divides
  /// neighbours up to iOS 18 (E-segment-width).
  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    let controls = environment.metrics.controls
    let widths = ownWidths(in: environment)
    let dividers = Double(max(0, widths.count - 1)) * controls.segmentDividerWidth
    return Size(
      width: widths.reduce(0, +) + dividers, height: controls.segmentedControlHeight)
  }

  package func texts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText] {
    zip(content.titles, partFrames(in: bounds, environment)).enumerated().compactMap {
      number, part in
      let (title, segment) = part
      guard !title.isEmpty else { return nil }
      var setting = setting(of: title, isSelected: number == content.selected, environment)
      setting.options.alignment = .center
      let box = Rect(
        x: segment.x + Self.inset, width: max(0, segment.width - 2 * Self.inset),
        height: bounds.height)
      var result = Typesetter(in: environment).set(setting, in: box, centred: true)
      result.part = .segment(number)
      return result
    }
  }

  /// Points between a segment's sides and what its title may take.
  private static var inset: Double { 4 }

  /// Where each segment is: side by side, all in proportion to what they ask for.
  package func partFrames(in bounds: Rect, _ environment: ControlEnvironment) -> [Rect] {
    let own = ownWidths(in: environment)
    let sum = own.reduce(0, +)
    var end = bounds.x
    return own.map { own in
      let segment = Rect(
        x: end, y: bounds.y, width: own * bounds.width / sum, height: bounds.height)
      end += segment.width
      return segment
    }
  }

  /// What the document gives each segment, or its title's width; where titles do not decide one by one, that of
  /// the widest.
  ///
  /// Source: Apple, `UISegmentedControl.setWidth(_:forSegmentAt:)`; two recorded controls of one project, with
  /// the same widths and other titles, are as wide as those and the lines between them.
  /// Evidence: E-segment-given-width.
  private func ownWidths(in environment: ControlEnvironment) -> [Double] {
    let natural = content.titles.map { title in
      let setting = setting(of: title, isSelected: true, environment)
      let layout = environment.measurer.layout(setting.text, options: setting.options, width: nil)
      return environment.metrics.segmentWidth(title: layout.size.width)
    }
    let free = zip(natural, content.givenWidths).compactMap { $1 == nil ? $0 : nil }
    let widest = free.max() ?? 0
    return zip(natural, content.givenWidths).map { natural, given in
      given ?? (content.apportionsWidthsByContent ? natural : widest)
    }
  }

  /// UIKit keeps a segmented control's text at 13 points at every size; a selected one is medium since iOS 13.
  private func setting(
    of title: String, isSelected: Bool, _ environment: ControlEnvironment
  ) -> TextSetting {
    let weight = isSelected ? environment.metrics.controls.selectedSegmentWeight : .regular
    return TextSetting(
      title,
      font: ResolvedFont(face: .system, weight: weight, pointSize: 13, scaling: .builtIn),
      in: environment, location: environment.location)
  }
}

extension SegmentsContent: ControlProviding {
  package var control: any Control { SegmentedControl(content: self) }
}
