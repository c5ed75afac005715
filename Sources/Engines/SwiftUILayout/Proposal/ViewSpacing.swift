import DynamicTypeModel

/// The distances that a view prefers to its neighbours, by edge.
///
/// A distance between two views is the largest over the kinds of edge that both have something to
/// say about; else what either says of its plain edge; else 8.
/// Source: OpenSwiftUI 069dd80b, `Spacing`; 8 between shapes: TokamakUI e0d8e9d, native SwiftUI.
struct ViewSpacing: Equatable {
  /// What one edge says.
  struct Edge: Equatable {
    /// A distance to whatever comes next; nil for none.
    var plain: Double?
    /// The view is no text here, and leaves the distance to a text to the text.
    var yieldsToText = false
    /// The view is text here.
    var text: TextEdge?

    static let shape = Edge(yieldsToText: true)
  }

  /// The distances that text keeps, in points.
  struct TextEdge: Equatable {
    /// What the text adds to the distance from another text above it.
    var belowText: Double
    /// The distance between a view above and the text.
    var belowOther: Double
    /// The distance between the text and a view below.
    var aboveOther: Double
  }

  var top = Edge()
  var bottom = Edge()
  var leading = Edge()
  var trailing = Edge()

  /// Without a preference: shapes, pictures, most controls.
  static let plain = ViewSpacing(top: .shape, bottom: .shape)

  /// Next to its neighbours: a stack without views.
  ///
  /// Source: a picture of home-assistant/iOS (iOS 26), whose column of a row and an empty stack is as high as the row.
  static let none = {
    let none = Edge(plain: 0)
    return ViewSpacing(top: none, bottom: none, leading: none, trailing: none)
  }()

  /// The system's distance where nobody has a preference.
  static let standard = 8.0
}

extension ViewSpacing {
  /// The distance in points between this view and the one that follows it along an axis.
  func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let (before, after) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var distance: Double?
    func consider(_ value: Double) { distance = max(distance ?? value, value) }
    if before.text != nil, let lower = after.text { consider(lower.belowText) }
    if let upper = before.text, after.yieldsToText { consider(upper.aboveOther) }
    if before.yieldsToText, let lower = after.text { consider(lower.belowOther) }
    if let distance { return distance }
    switch (before.plain, after.plain) {
    case (let first?, let second?): return max(first, second)
    case (let first?, nil): return first
    case (nil, let second?): return second
    case (nil, nil): return Self.standard
    }
  }

  /// Of each edge the larger of both preferences.
  func union(_ other: ViewSpacing) -> ViewSpacing {
    ViewSpacing(
      top: top.union(other.top), bottom: bottom.union(other.bottom),
      leading: leading.union(other.leading), trailing: trailing.union(other.trailing))
  }

  /// The preferences of a stack: outer edges of the first and the last view along its axis, the
  /// union of all across it.
  static func stack(_ views: [ViewSpacing], along axis: Axis) -> ViewSpacing {
    guard let first = views.first, let last = views.last else { return .none }
    var spacing = views.dropFirst().reduce(first) { $0.union($1) }
    if axis == .horizontal {
      (spacing.leading, spacing.trailing) = (first.leading, last.trailing)
    } else {
      (spacing.top, spacing.bottom) = (first.top, last.bottom)
    }
    return spacing
  }
}

extension ViewSpacing.Edge {
  func union(_ other: ViewSpacing.Edge) -> ViewSpacing.Edge {
    var edge = self
    if let plain = other.plain { edge.plain = max(self.plain ?? plain, plain) }
    edge.yieldsToText = yieldsToText || other.yieldsToText
    if let text = other.text {
      edge.text =
        self.text.map { own in
          .init(
            belowText: max(own.belowText, text.belowText),
            belowOther: max(own.belowOther, text.belowOther),
            aboveOther: max(own.aboveOther, text.aboveOther))
        } ?? text
    }
    return edge
  }
}
