import DynamicTypeModel
import DynamicTypeText

/// What is drawn of a control, in order: shapes, signs and lines of text that a renderer only executes.
///
/// All lengths are points and all coordinates are those of the picture, so that nothing is left to
/// measure or to place.
package struct Drawing: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    /// A filled rectangle; one with sharp corners covers whole pixels.
    case fill(Rect, DrawingColor, radius: Double)
    /// A border inside a rectangle.
    case border(Rect, DrawingColor, width: Double, radius: Double)
    /// A soft shadow below a rounded rectangle.
    case shadow(Rect, radius: Double, spread: Double)
    /// One pixel high: the last above a height, or the first below it.
    case hairline(Edge, y: Double, x: Double, width: Double, DrawingColor)
    /// A line through points, with round ends and corners.
    case line([Point], DrawingColor, width: Double)
    case polygon([Point], DrawingColor)
    case circle(Point, radius: Double, DrawingColor)
    case ring(Point, radius: Double, DrawingColor, width: Double)
    /// An SF Symbol by its name, as large as fits into a rectangle.
    case symbol(String, Rect, DrawingColor)
    /// A picture that fills a rectangle; a template in a colour. What stands for it follows, where it cannot be read.
    case picture(ImageFile, Rect, DrawingColor, else: [Command])
    case text(TextLine)
    /// What is seen of others within a rectangle.
    case clipped(Rect, [Command])
  }

  /// On which side of a height a hairline is.
  package enum Edge: Hashable, Sendable {
    case above, below
  }

  /// Words that layout does not know of, on one line, centred vertically in a rectangle.
  package struct TextLine: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
      case left, center, right
    }

    package var string: String
    /// What does not fit its width ends in an ellipsis.
    package var rect: Rect
    package var font: TextFont
    package var color: DrawingColor
    package var alignment: Alignment
  }

  package private(set) var commands: [Command] = []

  package init() {}
}

// MARK: Adding commands

extension Drawing {
  package mutating func fill(_ rect: Rect, _ color: DrawingColor, radius: Double = 0) {
    commands.append(.fill(rect, color, radius: radius))
  }

  package mutating func border(
    _ rect: Rect, _ color: DrawingColor, width: Double, radius: Double = 0
  ) {
    commands.append(.border(rect, color, width: width, radius: radius))
  }

  package mutating func shadow(_ rect: Rect, radius: Double, spread: Double = 3) {
    commands.append(.shadow(rect, radius: radius, spread: spread))
  }

  package mutating func hairline(
    _ edge: Edge, _ y: Double, x: Double, width: Double, _ color: DrawingColor
  ) {
    commands.append(.hairline(edge, y: y, x: x, width: width, color))
  }

  package mutating func picture(
    _ file: ImageFile, in rect: Rect, _ color: DrawingColor, else standIn: Drawing
  ) {
    commands.append(.picture(file, rect, color, else: standIn.commands))
  }

  package mutating func line(_ points: [Point], _ color: DrawingColor, width: Double) {
    commands.append(.line(points, color, width: width))
  }

  package mutating func polygon(_ points: [Point], _ color: DrawingColor) {
    commands.append(.polygon(points, color))
  }

  package mutating func circle(_ center: Point, radius: Double, _ color: DrawingColor) {
    commands.append(.circle(center, radius: radius, color))
  }

  package mutating func ring(
    _ center: Point, radius: Double, _ color: DrawingColor, width: Double
  ) {
    commands.append(.ring(center, radius: radius, color, width: width))
  }

  package mutating func symbol(_ name: String, in rect: Rect, _ color: DrawingColor) {
    commands.append(.symbol(name, rect, color))
  }

  package mutating func text(
    _ string: String, in rect: Rect, _ font: TextFont, _ color: DrawingColor,
    alignment: TextLine.Alignment = .center
  ) {
    commands.append(
      .text(
        TextLine(string: string, rect: rect, font: font, color: color, alignment: alignment)))
  }

  /// Draws what of another drawing is within a rectangle.
  package mutating func clip(to rect: Rect, _ draw: (inout Drawing) -> Void) {
    var inner = Drawing()
    draw(&inner)
    commands.append(.clipped(rect, inner.commands))
  }
}
