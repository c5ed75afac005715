import DynamicType
import DynamicTypeModel
import SwiftSyntax

extension PropertySetting.Value {
  /// What an expression gives to a property.
  init(_ expression: ExprSyntax, of property: CodeNote.Property) {
    self =
      switch property {
      case .rowHeight, .heightForRowAt, .estimatedRowHeight: Self.height(expression)
      case .sectionHeaderHeight, .sectionFooterHeight, .heightForHeaderInSection,
        .heightForFooterInSection:
        Self.sectionHeight(expression)
      case .isHidden, .isScrollEnabled, .adjustsFontForContentSizeCategory,
        .adjustsFontSizeToFitWidth:
        Self.flag(expression)
      case .alpha, .numberOfLines, .minimumScaleFactor: Self.number(expression)
      case .lineBreakMode: Self.lineBreakMode(expression)
      case .font: Self.font(expression)
      case .text: expression.constantText.map { .text($0) } ?? .unknown
      case .tableHeaderView, .tableFooterView, .leftBarButtonItem, .leftBarButtonItems,
        .rightBarButtonItem, .rightBarButtonItems, .titleView:
        .unknown
      }
  }

  private static func height(_ expression: ExprSyntax) -> Self {
    let expression = expression.constant
    let name = expression.dottedNames?.last
    let isAutomatic =
      name == "UITableViewAutomaticDimension" || name == "automaticDimension"
      || expression.isMember("automaticDimension")
    return isAutomatic ? .automaticDimension : number(expression)
  }

  /// The least number above 0 stands for no header, because 0 asks for the usual one.
  private static func sectionHeight(_ expression: ExprSyntax) -> Self {
    let value = expression.constant
    let isLeast = leastNumbers.contains { value.isMember($0) || value.dottedNames?.last == $0 }
    return isLeast ? .number(.leastNormalMagnitude) : height(value)
  }

  private static let leastNumbers = ["leastNormalMagnitude", "leastNonzeroMagnitude"]

  private static func flag(_ expression: ExprSyntax) -> Self {
    expression.constant.as(BooleanLiteralExprSyntax.self)
      .map { .flag($0.literal.text == "true") } ?? .unknown
  }

  private static func number(_ expression: ExprSyntax) -> Self {
    expression.constantNumber.map { .number($0) } ?? .unknown
  }

  /// By its number in UIKit.
  private static func lineBreakMode(_ expression: ExprSyntax) -> Self {
    let value = expression.constant
    let mode = lineBreakModes.firstIndex {
      value.isMember($0) || value.dottedNames == ["NSLineBreakMode", $0]
    }
    return mode.map { .number(Double($0)) } ?? .unknown
  }

  /// Source: Apple, `NSLineBreakMode`, in its order.
  private static let lineBreakModes = [
    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
    "byTruncatingMiddle",
  ]

  private static func font(_ expression: ExprSyntax) -> Self {
    guard let font = CodeFont(expression) else { return .unknown }
    if case .textStyle(let style) = font.face, font.maximumPointSize == nil {
      return .textStyle(style)
    }
    return .font(font)
  }
}
