import SwiftSyntax

extension FactCollector {
  /// Whether a container and all that it holds are images and shapes, so that a font on it sizes
  /// symbols: `Button { … } label: { Image(systemName: "xmark") }`.
  func showsImagesAlone(_ view: ExprSyntax?) -> Bool {
    guard let view else { return false }
    let (root, call, _) = links(of: view)
    guard let root, let call, Self.containers.contains(root) else { return false }
    // A title: `Button("Send") { … }`.
    if let first = call.arguments.first, first.label == nil { return false }
    let names = typeNames(in: view, without: actionClosure(of: call))
    return names.contains("Image") && names.subtracting([root]).isSubset(of: Self.wordless)
  }

  /// Whether one of a chain's modifiers, before a call or behind it, leaves labels their icon alone.
  func showsIconAlone(_ call: FunctionCallExprSyntax) -> Bool {
    var last = call
    for _ in 0..<32 {
      guard let member = last.parent?.as(MemberAccessExprSyntax.self), member.base?.id == last.id,
        let next = member.parent?.as(FunctionCallExprSyntax.self)
      else { break }
      last = next
    }
    return links(of: ExprSyntax(last)).calls.contains { call, member in
      member.declName.baseName.text == "labelStyle"
        && call.arguments.first?.expression.isMember("iconOnly") == true
    }
  }

  /// What a button does, which shows nothing.
  private func actionClosure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if let action = call.arguments.first(where: { $0.label?.text == "action" }) {
      return action.expression.as(ClosureExprSyntax.self)
    }
    return call.additionalTrailingClosures.isEmpty ? nil : call.trailingClosure
  }

  /// The capitalised names that no dot precedes: types that are made, or asked for members.
  private func typeNames(
    in view: ExprSyntax, without action: ClosureExprSyntax?
  ) -> Set<String> {
    let skipped = action.map { range(of: $0) } ?? 0..<0
    var names: Set<String> = []
    var previous: TokenKind?
    for token in view.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true,
        previous != .period, !skipped.contains(token.positionAfterSkippingLeadingTrivia.utf8Offset)
      {
        names.insert(name)
      }
      previous = token.tokenKind
    }
    return names
  }

  private static let containers: Set<String> = [
    "Button", "Group", "HStack", "Link", "Menu", "NavigationLink", "VStack", "ZStack",
  ]

  /// Views without words, and what their modifiers take.
  private static let wordless: Set<String> = [
    "Capsule", "Circle", "Color", "Divider", "Ellipse", "Group", "HStack", "Image", "Rectangle",
    "RoundedRectangle", "Spacer", "VStack", "ZStack",
  ]
}
