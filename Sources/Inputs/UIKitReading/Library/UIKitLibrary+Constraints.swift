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

  /// The constant that SnapKit makes of a number, insets, a size or a point for the attribute of a raw value of
  /// `NSLayoutConstraint.Attribute`; the far edges of insets lie inwards.
  func inset(_ values: [Value], _ reader: HeapReader, _ machine: Machine) -> Value {
    guard values.count == 3, let attribute = reader.integer(values[1]) else {
      return machine.unknown("a number", .named("CGFloat"))
    }
    let isInset = reader.truth(values[2]) == true
    let isFar = [2, 4, 6, 14, 16, 18].contains(attribute)
    let constant: Double?
    if let number = reader.number(values[0]) {
      constant = isInset && isFar ? -number : number
    } else if let insets = reader.insets(values[0]) {
      switch attribute {
      case 1, 5, 13, 17: constant = insets.left
      case 3, 12, 15: constant = insets.top
      case 2, 6, 14, 18: constant = isInset ? -insets.right : insets.right
      case 4, 11, 16: constant = isInset ? -insets.bottom : insets.bottom
      default: constant = 0
      }
    } else if let size = reader.size(values[0]) {
      constant = attribute == 7 ? size.width : attribute == 8 ? size.height : 0
    } else if let (x, y) = reader.point(values[0]) {
      constant = [1, 2, 5, 6, 9].contains(attribute) ? x : y
    } else {
      constant = nil
    }
    return constant.map { .double($0, .cgFloat) } ?? machine.unknown("a number", .named("CGFloat"))
  }
}
