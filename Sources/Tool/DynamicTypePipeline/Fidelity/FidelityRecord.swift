import DynamicTypeModel
import UIKitModel

/// One view's recorded frame beside the one that layout gives it.
package struct FidelityRecord: Hashable, Sendable {
  package var location: SourceLocation
  package var element: String
  package var kind: ElementKind
  package var era: SystemEra
  package var placement: Placement
  /// A class of the app's own may have sizes of its own.
  package var hasCustomClass: Bool
  /// Whether the frames of all views around it are trusted too: one that was recorded for another size
  /// of the view around it can be right by itself, and found by no layout.
  package var isInTrustedViews: Bool
  package var expected: Rect
  package var got: Rect
  /// The frame when contents keep a recorded size that is off by less than a point, as in Xcode.
  package var gotKeepingNearSizes: Rect

  /// The four numbers of a frame.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
  }

  /// By how many points a part is off.
  package func error(_ part: Part) -> Double { Self.error(part, expected, got) }

  private static func error(_ part: Part, _ expected: Rect, _ got: Rect) -> Double {
    switch part {
    case .x: abs(expected.x - got.x)
    case .y: abs(expected.y - got.y)
    case .width: abs(expected.width - got.width)
    case .height: abs(expected.height - got.height)
    }
  }

  /// One point, and one thousandth, because documents write thirds so.
  private static let tolerance = 1.001

  /// Whether a part is within a point.
  package func agrees(_ part: Part) -> Bool { error(part) <= Self.tolerance }

  /// Whether all four parts are within a point.
  package var agrees: Bool { Part.allCases.allSatisfy(agrees(_:)) }

  /// Whether all four are within a point where contents keep near sizes.
  package var agreesWithAllowance: Bool {
    Part.allCases.allSatisfy {
      Self.error($0, expected, gotKeepingNearSizes) <= Self.tolerance
    }
  }

  /// Whether all four are the same to a thousandth.
  package var isExact: Bool { Part.allCases.allSatisfy { error($0) <= 0.001 } }

  /// The largest of the four errors.
  package var worst: Double { Part.allCases.map(error).max() ?? 0 }
}
