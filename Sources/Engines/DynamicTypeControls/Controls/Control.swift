import DynamicTypeModel

/// A kind of control: all that the engines and pictures know of it.
package protocol Control {
  /// What is drawn of it, without the texts that were laid out.
  func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing

  /// Its background in a colour, in the picture; nil for one as any view has it.
  func background(
    _ color: DrawingColor, in place: Rect, _ environment: DrawingEnvironment
  ) -> Drawing?

  /// What one of its texts is drawn in where the text has no colour of its own.
  func color(of text: LaidOutText, in environment: DrawingEnvironment) -> DrawingColor
}

extension Control {
  package func background(
    _ color: DrawingColor, in place: Rect, _ environment: DrawingEnvironment
  ) -> Drawing? { nil }

  package func color(of text: LaidOutText, in environment: DrawingEnvironment) -> DrawingColor {
    .label
  }
}
