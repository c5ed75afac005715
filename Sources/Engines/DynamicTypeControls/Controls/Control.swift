import DynamicTypeModel

/// A kind of control: all that the engines and pictures know of it.
package protocol Control {
  /// The text that it has, or begins with, as it is set; nil for a control without.
  func text(in environment: ControlEnvironment) -> TextSetting?

  /// The axes along which it has a size by itself, whatever it shows.
  var axes: Set<Axis> { get }

  /// What it asks for in points, as an alignment rectangle; 0 along an axis that it leaves open.
  ///
  /// - Parameters:
  ///   - text: What ``text(in:)`` gives.
  ///   - width: What there is for text that wraps; nil for as much as it likes.
  func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size

  /// Its texts where they are drawn.
  ///
  /// - Parameters:
  ///   - text: What ``text(in:)`` gives.
  ///   - bounds: The control's frame with its origin at 0, 0.
  func texts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText]

  /// Where its parts are that its drawing needs and no text tells, such as segments, in coordinates of the control.
  func partFrames(in bounds: Rect, _ environment: ControlEnvironment) -> [Rect]

  /// Whether its height depends on its width, so that it is measured anew once that is known.
  var wraps: Bool { get }

  /// From the top of its alignment rectangle to its first baseline, and from its last one to the bottom, in points.
  ///
  /// - Parameters:
  ///   - text: What ``text(in:)`` gives.
  ///   - size: Of the alignment rectangle.
  func baselines(
    of text: TextSetting?, in size: Size, _ environment: ControlEnvironment
  ) -> Baselines

  /// What is drawn of it, without its texts.
  func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing

  /// Its background in a colour, in the picture; nil for one as any view has it.
  func background(
    _ color: DrawingColor, in place: Rect, _ environment: DrawingEnvironment
  ) -> Drawing?

  /// What one of its texts is drawn in where the text has no colour of its own.
  func color(of text: LaidOutText, in environment: DrawingEnvironment) -> DrawingColor
}

extension Control {
  package func text(in environment: ControlEnvironment) -> TextSetting? { nil }

  package var axes: Set<Axis> { [.horizontal, .vertical] }

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size { Size() }

  package func texts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText] { [] }

  package func partFrames(in bounds: Rect, _ environment: ControlEnvironment) -> [Rect] { [] }

  package var wraps: Bool { false }

  package func baselines(
    of text: TextSetting?, in size: Size, _ environment: ControlEnvironment
  ) -> Baselines {
    guard let text else { return Baselines() }
    let lines = text.baselines(inWidth: wraps ? size.width : nil, environment)
    return lines.centred(in: size.height, environment)
  }

  package func drawing(
    of control: PlacedControl, in environment: DrawingEnvironment
  ) -> Drawing { Drawing() }

  package func background(
    _ color: DrawingColor, in place: Rect, _ environment: DrawingEnvironment
  ) -> Drawing? { nil }

  package func color(of text: LaidOutText, in environment: DrawingEnvironment) -> DrawingColor {
    text.isPlaceholder ? .system("placeholderText") : .label
  }
}

// MARK: Without a text at hand

extension Control {
  /// What it asks for in points, as an alignment rectangle; 0 along an axis that it leaves open.
  ///
  /// - Parameter width: What there is for text that wraps; nil for as much as it likes.
  package func size(fitting width: Double?, in environment: ControlEnvironment) -> Size {
    size(of: text(in: environment), fitting: width, in: environment)
  }

  /// Its texts where they are drawn, in a frame with its origin at 0, 0.
  package func texts(in bounds: Rect, _ environment: ControlEnvironment) -> [LaidOutText] {
    texts(text(in: environment), in: bounds, environment)
  }
}
