import DynamicType
import DynamicTypeModel
import SwiftSyntax

extension PropertySetting.Value {
  /// What an expression gives to a property.
  init(_ expression: ExprSyntax, of property: CodeNote.Property) {
    self =
      switch property {
      case .rowHeight, .heightForRowAt: Self.height(expression)
      case .isScrollEnabled, .adjustsFontForContentSizeCategory: Self.flag(expression)
      case .numberOfLines: Self.number(expression)
      case .font: Self.font(expression)
      case .text: Self.text(expression)
      }
  }

  private static func height(_ expression: ExprSyntax) -> Self {
    let name = expression.dottedNames?.last
    let isAutomatic =
      name == "UITableViewAutomaticDimension" || name == "automaticDimension"
      || expression.isMember("automaticDimension")
    return isAutomatic ? .automaticDimension : number(expression)
  }

  private static func flag(_ expression: ExprSyntax) -> Self {
    expression.as(BooleanLiteralExprSyntax.self).map { .flag($0.literal.text == "true") }
      ?? .unknown
  }

  private static func number(_ expression: ExprSyntax) -> Self {
    let text =
      expression.as(IntegerLiteralExprSyntax.self)?.literal.text
      ?? expression.as(FloatLiteralExprSyntax.self)?.literal.text
    return text.flatMap { text in Double(text.filter { $0 != "_" }) }.map { .number($0) }
      ?? .unknown
  }

  private static func text(_ expression: ExprSyntax) -> Self {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { .text($0) }
      ?? .unknown
  }

  /// `UIFont.preferredFont(forTextStyle: .body)`.
  private static func font(_ expression: ExprSyntax) -> Self {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, argument.label?.text == "forTextStyle",
      let member = argument.expression.as(MemberAccessExprSyntax.self),
      let style = TextStyle.allCases.first(where: { $0.name == member.declName.baseName.text })
    else { return .unknown }
    let isPreferred =
      call.calledExpression.dottedNames?.last == "preferredFont"
      || call.calledExpression.isMember("preferredFont")
    return isPreferred ? .textStyle(style) : .unknown
  }
}
