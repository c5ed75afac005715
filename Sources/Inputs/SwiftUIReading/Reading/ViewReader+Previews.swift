import DynamicType
import SwiftSyntax

extension ViewReader {
  /// What `traits:` of a preview and the modifiers of its views say.
  func previewTraits(_ preview: PreviewDeclaration) -> PreviewTraits {
    var traits = PreviewTraits()
    for argument in preview.traits ?? [] where !argument.expression.is(StringLiteralExprSyntax.self)
    {
      take(argument.expression, &traits)
    }
    for token in preview.body.tokens(viewMode: .sourceAccurate) {
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        member.declName.baseName.id == token.id,
        let call = member.parent?.as(FunctionCallExprSyntax.self)
      else { continue }
      take(token.text, call, &traits, preview.file)
    }
    return traits
  }

  private func take(_ expression: ExprSyntax, _ traits: inout PreviewTraits) {
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.implicitMember == "fixedLayout"
    {
      func length(_ label: String) -> Double? {
        call.arguments.first { $0.label?.text == label }.flatMap {
          literal($0.expression)
        }
      }
      if let width = length("width"), let height = length("height") {
        traits.layout = .fixed(width: width, height: height)
      }
      return
    }
    switch expression.implicitMember {
    case "sizeThatFitsLayout": traits.layout = .sizeThatFits
    case "landscapeLeft", "landscapeRight": traits.isLandscape = true
    default: break
    }
  }

  private func take(
    _ name: String, _ call: FunctionCallExprSyntax, _ traits: inout PreviewTraits, _ file: Int
  ) {
    guard let first = call.arguments.first?.expression else { return }
    switch name {
    case "previewLayout":
      if first.implicitMember == "sizeThatFits" { traits.layout = .sizeThatFits }
      if let fixed = first.as(FunctionCallExprSyntax.self),
        fixed.calledExpression.implicitMember == "fixed"
      {
        let lengths = fixed.arguments.compactMap { literal($0.expression) }
        if lengths.count == 2 { traits.layout = .fixed(width: lengths[0], height: lengths[1]) }
      }
    case "previewDevice":
      traits.device = first.as(StringLiteralExprSyntax.self)?.plainText
    case "preferredColorScheme": traits.isDark = first.implicitMember.map { $0 == "dark" }
    case "environment":
      guard let path = first.as(KeyPathExprSyntax.self),
        let value = call.arguments.dropFirst().first
      else { return }
      switch path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName
        .baseName.text
      {
      case "dynamicTypeSize", "sizeCategory":
        traits.dynamicTypeSize = value.expression.implicitMember.flatMap {
          ContentSizeCategory(swiftUIName: $0)
        }
      case "colorScheme": traits.isDark = value.expression.implicitMember.map { $0 == "dark" }
      case "locale":
        traits.locale =
          value.expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
          .as(StringLiteralExprSyntax.self)?.plainText
      default: break
      }
    default: break
    }
  }
}

extension ExprSyntax {
  /// `name` of `.name`, also where it is called.
  fileprivate var implicitMember: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }
}

/// A number that is written as a literal.
private func literal(_ expression: ExprSyntax) -> Double? {
  if let integer = expression.as(IntegerLiteralExprSyntax.self) {
    return Double(integer.literal.text.filter { $0 != "_" })
  }
  return expression.as(FloatLiteralExprSyntax.self).flatMap { Double($0.literal.text) }
}
