import DynamicTypeModel
import SwiftUIModel

/// A colour, a shape, a gradient: takes what it is offered, and 10 points where nothing is.
struct ShapeRule: LayoutRule {
  /// Whether it is as wide as it is high, as a circle is since iOS 16: Apple, `Circle.sizeThatFits(_:)`.
  var isSquare: Bool

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    guard isSquare, let side = [proposed.width, proposed.height].compactMap({ $0 }).min() else {
      return proposed.replacingUnspecified()
    }
    return Size(width: side, height: side)
  }
}

/// A view of one size, whatever it is offered.
struct FixedLeafRule: LayoutRule {
  var size: Size
  var assumptions: LayoutAssumptions = []

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size { size }
}

/// A control of one height that takes the width that it is offered.
struct WideLeafRule: LayoutRule {
  var height: Double
  /// Points where no width is offered.
  var idealWidth: Double
  var assumptions: LayoutAssumptions = []

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    Size(width: proposed.width ?? idealWidth, height: height)
  }
}

/// A view that nobody knows: where its size is not known either, it takes what others leave, so that no text
/// is short of room for it.
struct OpaqueRule: LayoutRule {
  var fixedSize: Size?

  var assumptions: LayoutAssumptions { .opaqueView }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    fixedSize ?? proposed.replacingUnspecified()
  }

  func priority(in view: ViewHandle) -> Double { fixedSize == nil ? ViewPriority.ofOpaque : 0 }
}

/// `Spacer`: takes what is left along its stack, and nothing across it.
struct SpacerRule: LayoutRule {
  /// The stack's axis; nil outside of stacks, where it grows on both.
  var axis: Axis?
  var minimum: Double

  /// The least length in points. Source: OpenSwiftUI 069dd80b.
  static let standardMinimum = 8.0

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    func length(_ along: Axis) -> Double {
      if let axis, axis != along { return 0 }
      return max(minimum, proposed[along] ?? minimum)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    let none = ViewSpacing.Edge(plain: 0)
    switch axis {
    case .horizontal: return ViewSpacing(leading: none, trailing: none)
    case .vertical: return ViewSpacing(top: none, bottom: none)
    case nil: return .none
    }
  }

  func priority(in view: ViewHandle) -> Double { -.infinity }
}

/// `Divider`: a line across its stack; horizontal outside of stacks.
struct DividerRule: LayoutRule {
  var stackAxis: Axis?

  /// One pixel, and one point at accessibility sizes.
  /// Source: OpenSwiftUI 069dd80b; 32 lines in pictures of an app at AX5.
  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let environment = view.environment
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / environment.pixelScale
    return stackAxis == .horizontal
      ? Size(width: thickness, height: proposed.height ?? 10)
      : Size(width: proposed.width ?? 10, height: thickness)
  }
}
