import SwiftSyntax

/// A chain of calls on a view, from the inside outwards: `Text("Total").bold().padding()`.
struct ModifierChain {
  /// The name of the first call, such as `Text`; nil for an unknown expression.
  private(set) var root: String?
  private(set) var rootCall: FunctionCallExprSyntax?
  /// The dotted name that it starts with where that is no call: `icon`, `configuration.icon`.
  private(set) var rootName: String?
  /// The modifiers, in the order of the source.
  private(set) var calls: [(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax)] = []
  private let view: ExprSyntax

  /// The chain that an expression ends.
  init(endingWith expression: ExprSyntax) {
    view = expression
    var next = expression
    while let call = next.as(FunctionCallExprSyntax.self) {
      // Also `SwiftUI.TextField(…)`, where another module has one of that name.
      let name = call.calledExpression.nameWithoutModule
      guard name == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        root = name
        rootCall = call
        break
      }
      calls.append((call, member))
      guard let base = member.base else { break }
      next = base
    }
    calls.reverse()
    guard rootCall == nil else { return }
    if next.isStyledLabel { root = ViewChain.styledLabel }
    rootName = next.dottedNames?.joined(separator: ".")
  }

  /// The chain around a call, with the modifiers after it.
  init(around call: FunctionCallExprSyntax) {
    var last = call
    for _ in 0..<32 {
      guard let next = last.nextInChain else { break }
      last = next
    }
    self.init(endingWith: ExprSyntax(last))
  }
}

extension FunctionCallExprSyntax {
  /// The modifier that follows a call; nil for the last one of a chain.
  var nextInChain: FunctionCallExprSyntax? {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
      let next = member.parent?.as(FunctionCallExprSyntax.self),
      next.calledExpression.id == member.id
    else { return nil }
    return next
  }
}

extension ExprSyntax {
  /// `configuration.label`, what a button style is asked to show.
  fileprivate var isStyledLabel: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text == "label"
      && dottedNames == ["configuration", "label"]
  }
}

// MARK: - Symbols

extension ModifierChain {
  /// Whether a container and all that it holds are images and shapes, so that a font on it sizes
  /// symbols: `Button { … } label: { Image(systemName: "xmark") }`.
  var showsImagesAlone: Bool {
    guard let root, let rootCall, Self.containers.contains(root) else { return false }
    // A title: `Button("Send") { … }`.
    if let first = rootCall.arguments.first, first.label == nil { return false }
    let names = typeNames(without: rootCall.actionClosure)
    return names.contains("Image") && names.subtracting([root]).isSubset(of: Self.wordless)
  }

  /// Whether it is an image, or a container of images and shapes, without a text before or behind it.
  var showsImage: Bool {
    showsImagesAlone
      || root == "Image"
        && typeNames(without: nil).isDisjoint(with: ["Label", "Text", "TextField"])
  }

  /// Whether one of the modifiers leaves labels their icon alone.
  var showsIconAlone: Bool {
    calls.contains { call, member in
      member.declName.baseName.text == "labelStyle"
        && call.arguments.first?.expression.isMember("iconOnly") == true
    }
  }

  /// The capitalised names that no dot precedes: types that are made, or asked for members.
  private func typeNames(without action: ClosureExprSyntax?) -> Set<String> {
    let skipped = action.map { $0.position..<$0.endPosition }
    var names: Set<String> = []
    var previous: TokenKind?
    for token in view.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true,
        previous != .period, skipped?.contains(token.position) != true
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

extension FunctionCallExprSyntax {
  /// What a button does, which shows nothing.
  fileprivate var actionClosure: ClosureExprSyntax? {
    if let action = arguments.first(where: { $0.label?.text == "action" }) {
      return action.expression.as(ClosureExprSyntax.self)
    }
    return additionalTrailingClosures.isEmpty ? nil : trailingClosure
  }
}
