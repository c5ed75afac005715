import SwiftSyntax

/// Code that runs on old systems alone: what `if #available(iOS 13, *)` leaves to others.
enum OldSystems {
  /// The oldest iOS that apps are made for today.
  ///
  /// Source: Apple, *Xcode support*, deployment targets of Xcode 26.
  private static let oldestVersion = 15

  /// Whether a block, or an `if` after `else`, runs only before that iOS.
  static func isFor(_ node: Syntax) -> Bool {
    guard node.kind == .codeBlock || node.kind == .ifExpr, let parent = node.parent else {
      return false
    }
    if let choice = parent.as(IfExprSyntax.self) {
      let isElse = choice.elseBody.map { $0.id == node.id } ?? false
      return isOld(
        choice.conditions, as: isElse ? .poundAvailable : .poundUnavailable)
        && (isElse || choice.body.id == node.id)
    }
    guard let choice = parent.as(GuardStmtSyntax.self) else { return false }
    return isOld(choice.conditions, as: .poundAvailable)
  }

  /// Whether a condition is nothing but `#available`, or `#unavailable`, of an iOS that every app asks for.
  private static func isOld(_ conditions: ConditionElementListSyntax, as keyword: TokenKind) -> Bool
  {
    guard conditions.count == 1,
      let condition = conditions.first?.condition.as(AvailabilityConditionSyntax.self),
      condition.availabilityKeyword.tokenKind == keyword
    else { return false }
    return condition.availabilityArguments.contains { argument in
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text == "iOS",
        let major = version.version.flatMap({ Int($0.major.text) })
      else { return false }
      return major <= oldestVersion
    }
  }
}
