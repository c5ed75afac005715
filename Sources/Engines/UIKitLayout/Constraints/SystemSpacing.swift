import CassowarySolver
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// A distance down to the first baseline of a text that the system takes from the fonts there.
///
/// Source: Apple, `NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:)`: "if the
/// anchors represent text baselines, the spacing is determined by the fonts used at those
/// baselines", and *Creating Self-Sizing Table View Cells*: it adjusts "the spacing surrounding
/// text labels".
struct SystemSpacing: Hashable {
  /// The text that it is above.
  var lower: ElementIndex
  /// The view that it is below, if that is an element.
  var upper: ElementIndex?
}

extension SystemSpacing {
  /// The system's spacing that a constraint asks for; nil for other constraints.
  init?(_ constraint: LayoutConstraint, in scene: Scene) {
    guard constraint.isSystemSpacing, constraint.multiplier == 1, let second = constraint.second,
      let attribute = constraint.secondAttribute
    else { return nil }
    let isFirstBelow = constraint.constant >= 0
    guard case .element(let lower) = isFirstBelow ? constraint.first : second,
      (isFirstBelow ? constraint.firstAttribute : attribute) == .firstBaseline,
      scene.elements[lower.rawValue].content.isText
    else { return nil }
    guard case .element(let upper) = isFirstBelow ? second : constraint.first else {
      self.init(lower: lower)
      return
    }
    self.init(lower: lower, upper: upper)
  }
}

extension SystemSpacing {
  /// From a baseline to the first one of the text below, as far as two of its lines are apart and
  /// both texts reach equally far below theirs.
  ///
  /// Source: a public disassembly of UIKit (`_UIViewBaselineToBaselineSpacing`), which a program
  /// found right for five pairs of fonts, rounded up to the pixel; up to iOS 15 it was rounded up
  /// to 4 points (3 pairs of labels of build 20037, constants of 24 for 20.29 in one of build
  /// 15702, and iOS 11). Below a view without text it is half a line and a capital letter: 22.5
  /// points are written above 17 in a document of build 23504, and 22 were printed on a Mac, where
  /// a line of them has 20.
  func length(measuredBy sizer: IntrinsicSizer) -> Double {
    let environment = sizer.environment
    guard let font = sizer.setting(of: lower)?.font.textFont else {
      return environment.metrics.stacks.standardSpacing
    }
    let measurer = environment.measurer
    guard let upper = upper.flatMap({ sizer.setting(of: $0) })?.font.textFont else {
      return environment.roundedUp(measurer.lineHeight(of: font) / 2 + measurer.capHeight(of: font))
    }
    let spacing = environment.roundedUp(
      measurer.lineHeight(of: font) - measurer.descender(of: font) + measurer.descender(of: upper))
    guard let step = environment.metrics.texts.baselineSpacingStep else { return spacing }
    return ((spacing - 1e-6) / step).rounded(.up) * step
  }
}
