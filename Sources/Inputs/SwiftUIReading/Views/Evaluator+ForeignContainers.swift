import SwiftSyntax
import SwiftUIModel

/// Views of other modules that are given views: what they are given is likely shown, and how is not known.
extension Evaluator {
  /// What is shown in the place of `Card { Text("a") }` where no source declares `Card`: what is in it, in a
  /// vertical stack, before a box of which nobody knows what it draws. Nil where nothing of it is a view.
  func foreignContainer(_ name: String, _ call: CallArguments) -> Value? {
    guard name.first?.isUppercase == true, !Self.showsLater(name, call) else { return nil }
    if let like = likelySystemView(name, call), let make = ViewTable.views[like],
      case .view(let view)? = make(self, call, call.scope)
    {
      return .view(view.assumed("\(name) is a \(like)"))
    }
    let shown = call.arguments.filter { argument in
      argument.expression.as(ClosureExprSyntax.self).map(makesViews) ?? false
    }
    guard !shown.isEmpty else { return nil }
    let pieces = shown.compactMap { argument -> ViewPiece? in
      guard let closure = argument.expression.as(ClosureExprSyntax.self) else { return nil }
      let parameters = Self.parameterCount(closure)
      let value = Value.closure(Closure(syntax: closure, scope: call.scope))
      guard parameters > 0 else { return views(value) }
      let list = first(call) ?? self.value("data", call)
      guard let list, parameters == 1, list.isListLike else {
        return views(value, with: (0..<parameters).map { .unknown(Unknown("\(name) \($0 + 1)")) })
      }
      return .group(
        elements(of: list).prefix(Self.maximumElements).map { views(value, with: [$0]) })
    }.filter { !$0.isEmpty }
    guard !pieces.isEmpty else { return nil }
    let stack = ViewPiece(.stack(StackDescription(axis: .vertical)), at: call.location, pieces)
    let box = ViewPiece.opaque(name, "it is a view of another module", at: call.location)
    let whole = stack.modified(by: .background(.center), at: call.location, secondary: box)
    return .view(whole.assumed("\(name) shows what is in it, from top to bottom"))
  }

  /// The view of SwiftUI that a name says it is one of: `ThemedSection` a section, `AsyncButton` a button.
  private func likelySystemView(_ name: String, _ call: CallArguments) -> String? {
    let hasClosure = call.arguments.contains(where: \.isClosure)
    let names = [
      "Section", "List", "Form", "ScrollView", "LazyVStack", "LazyHStack", "VStack", "HStack",
      "ZStack", "NavigationStack", "NavigationView", "NavigationLink", "Button", "Toggle",
    ]
    if hasClosure || call.labels.contains("isOn"),
      let found = names.first(where: { name.hasSuffix($0) })
    {
      return found
    }
    // A row with a title and something beside it.
    guard name.hasSuffix("Row"), call.trailing.map(makesViews) ?? false, let title = first(call)
    else { return nil }
    switch title.readable {
    case .string, .localized, .text: return "LabeledContent"
    default: return nil
    }
  }

  /// Whether its views come up when people ask for them.
  private static func showsLater(_ name: String, _ call: CallArguments) -> Bool {
    let words = [
      "Sheet", "Popover", "Popup", "Alert", "Dialog", "Menu", "Tooltip", "Drawer", "Toast",
    ]
    let labels = ["isPresented", "isShown", "isShowing", "isOpen", "isVisible", "item", "showing"]
    return words.contains(where: name.contains) || !call.labels.isDisjoint(with: labels)
  }

  private static func parameterCount(_ closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.count
    case .parameterClause(let clause): clause.parameters.count
    case nil: 0
    @unknown default: 0
    }
  }

  /// Whether a closure is written as views are: an action is not to be run.
  private func makesViews(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements.contains { statement in
      guard case .expr(let expression) = statement.item else { return false }
      var next = expression
      for _ in 0..<64 {
        if let call = next.as(FunctionCallExprSyntax.self) {
          next = call.calledExpression
        } else if let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
          next = base
        } else {
          break
        }
      }
      guard let name = next.plainName, next.id != expression.id else { return false }
      if ViewTable.views[name] != nil { return true }
      return project.types(named: name)?.contains {
        isView(.instance(Instance(type: $0, fields: [:], origin: nil, id: 0)))
      }
        ?? false
    }
  }
}

extension Value {
  /// Whether it has elements.
  fileprivate var isListLike: Bool {
    switch self {
    case .array, .list: true
    case .binding(let inner), .assumed(let inner, _): inner.isListLike
    case .unknown(let unknown): unknown.type?.isList ?? false
    default: false
    }
  }
}
