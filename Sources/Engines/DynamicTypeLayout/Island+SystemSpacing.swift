import CassowarySolver
import DynamicTypeModel

/// Distances between baselines that the system takes from the fonts there.
///
/// Source: Apple, `NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:)`: "if the anchors
/// represent text baselines, the spacing is determined by the fonts used at those baselines", and
/// *Creating Self-Sizing Table View Cells*: it adjusts "the spacing surrounding text labels".
extension Island {
  /// The lower of a constraint's items, where it is a text whose first baseline the system's spacing ends
  /// at; nil for other constraints.
  func textBelow(_ constraint: LayoutConstraint) -> ElementIndex? {
    guard constraint.isSystemSpacing, constraint.multiplier == 1, let second = constraint.second,
      let attribute = constraint.secondAttribute
    else { return nil }
    let isFirstBelow = constraint.constant >= 0
    guard case .element(let lower) = isFirstBelow ? constraint.first : second,
      (isFirstBelow ? constraint.firstAttribute : attribute) == .firstBaseline,
      element(lower).content.isText
    else { return nil }
    return lower
  }

  /// A length that the configuration decides.
  func systemSpacing(above text: ElementIndex, written: Double) -> Variable {
    let source = Slot.Source.systemSpacing(above: text, written: written)
    if let known = spacings[source] { return known }
    let length = solver.makeVariable()
    spacings[source] = length
    addSlot(source, LinearExpression(length))
    return length
  }
}

extension LayoutPass {
  /// The value of a slot of that name.
  func systemSpacing(
    above text: ElementIndex, written: Double?, _ source: Island.Slot.Source
  ) -> Double {
    let own = systemSpacing(above: text)
    if recordsAutoresizing { layout.spacings[text] = own }
    guard let written else { return own }
    guard let recorded = layout.spacings[text], recorded > 0 else { return written }
    return written * own / recorded
  }

  /// From a baseline to the first one of the text below.
  ///
  /// 3 points more than the lines of its style are apart: 28 are written above a Title 3 of 25,
  /// and a stack has 22 for the 19 of Body at XS. Apple publishes none, and a font without a style has
  /// its line for that here.
  private func systemSpacing(above text: ElementIndex) -> Double {
    guard let font = sizer.setting(of: text)?.font else {
      return environment.metrics.standardSpacing
    }
    return (font.leading ?? environment.measurer.lineHeight(of: font.textFont)) + 3
  }
}
