import CodeEvaluation
import DynamicTypeModel
import SwiftCode

extension UIKitLibrary {
  /// An inactive constraint of what ``UIKitSources`` give: items, attributes and the relation as UIKit's values. Screens make
  /// hundreds, by initialisers that would assign one property after the other.
  func constraint(
    _ values: [Value], _ reader: HeapReader, _ machine: Machine
  ) throws(Unwind) -> Value {
    let made = try machine.make(.named("NSLayoutConstraint"), [] as [Operand])
    guard values.count == Self.constraintFields.count, let object = reader.object(made) else {
      return made
    }
    for (value, (field, isOptional)) in zip(values, Self.constraintFields) {
      reader.keep(isOptional ? value.wrapped : value, field, object)
    }
    return made
  }

  private static let constraintFields: [(UIKitFields.Field, isOptional: Bool)] = [
    ("NSLayoutConstraint.firstItem", true), ("NSLayoutConstraint.firstAttribute", false),
    ("NSLayoutConstraint.relation", false), ("NSLayoutConstraint.secondItem", true),
    ("NSLayoutConstraint.secondAttribute", false), ("NSLayoutConstraint.multiplier", false),
    ("NSLayoutConstraint.constant", false),
  ]

  /// The constant that SnapKit makes of a number, insets, a size or a point for the attribute that a constraint relates to, by
  /// its raw value in `NSLayoutConstraint.Attribute`. A number as an inset is one of all edges.
  ///
  /// Source: SnapKit/SnapKit (MIT), `constraintConstantTargetValueFor(layoutAttribute:)`.
  func inset(_ values: [Value], _ reader: HeapReader, _ machine: Machine) -> Value {
    guard values.count == 3, let attribute = reader.integer(values[1]) else {
      return machine.unknown("a number", .named("CGFloat"))
    }
    let number = reader.number(values[0])
    let isInset = reader.truth(values[2]) == true
    let insets =
      isInset
      ? number.map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
        ?? reader.insets(values[0]) : nil
    let constant: Double?
    if let insets {
      switch attribute {
      case 1, 5, 13, 17: constant = insets.left
      case 3, 12, 15: constant = insets.top
      case 2, 6, 14, 18: constant = -insets.right
      case 4, 11, 16: constant = -insets.bottom
      case 7: constant = -(insets.left + insets.right)
      case 8: constant = -(insets.top + insets.bottom)
      case 9, 19: constant = (insets.left - insets.right) / 2
      case 10, 20: constant = (insets.top - insets.bottom) / 2
      default: constant = 0
      }
    } else if let number {
      constant = number
    } else if let size = reader.size(values[0]) {
      constant = attribute == 7 ? size.width : attribute == 8 ? size.height : 0
    } else if let (x, y) = reader.point(values[0]) {
      let isHorizontal = [1, 2, 5, 6, 9, 13, 14, 17, 18, 19].contains(attribute)
      constant = [7, 8].contains(attribute) ? 0 : isHorizontal ? x : y
    } else {
      constant = nil
    }
    return constant.map { .double($0, .cgFloat) } ?? machine.unknown("a number", .named("CGFloat"))
  }
}
