import DynamicTypeModel

/// One view's recorded frame beside the one that layout gives it.
public struct FidelityRecord: Hashable, Sendable {
  public var location: SourceLocation
  public var element: String
  public var kind: ElementKind
  public var look: Look
  public var placement: Placement
  /// A class of the app's own may have sizes of its own.
  public var hasCustomClass: Bool
  public var expected: Rect
  public var got: Rect
  /// Points that positions may be off beyond one, for views before this one that Xcode left alone.
  public var allowance: Point

  /// The four numbers of a frame.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
  }

  /// By how many points a part is off.
  public func error(_ part: Part) -> Double {
    switch part {
    case .x: abs(expected.x - got.x)
    case .y: abs(expected.y - got.y)
    case .width: abs(expected.width - got.width)
    case .height: abs(expected.height - got.height)
    }
  }

  /// Whether a part is within a point; one thousandth more, because documents write thirds so.
  public func agrees(_ part: Part) -> Bool { error(part) <= 1.001 }

  /// Whether all four parts are within a point.
  public var agrees: Bool { Part.allCases.allSatisfy(agrees(_:)) }

  /// The same, with half a point more for each view stacked before it that Xcode left alone.
  public var agreesWithAllowance: Bool {
    error(.x) <= 1.001 + allowance.x && error(.y) <= 1.001 + allowance.y && agrees(.width)
      && agrees(.height)
  }

  /// Whether all four are the same to a thousandth.
  public var isExact: Bool { Part.allCases.allSatisfy { error($0) <= 0.001 } }

  /// The largest of the four errors.
  public var worst: Double { Part.allCases.map(error).max() ?? 0 }
}
