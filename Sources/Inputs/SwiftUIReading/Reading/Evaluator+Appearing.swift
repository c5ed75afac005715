import SwiftSyntax

/// What a screen's code does once the screen has appeared.
struct Appearance {
  /// The closures and functions of `onAppear` and `task`, by where they are written, in the order in which they were
  /// found; nil for one that several views have, of which each may do something else.
  private(set) var actions: [(place: String, action: Value?)] = []
  /// Whether they are collected.
  var isCollecting = false
  /// Whether they are being carried out.
  var isUnderWay = false
  /// The state that they left, by the type of the view and the property.
  var state: [Key: Value] = [:]
  /// Whether any view has one.
  var isAwaited = false

  struct Key: Hashable {
    var type: String
    var property: String
  }

  /// Whether code that a modifier of this name is given runs when the view appears.
  static func isAction(_ modifier: String) -> Bool { modifier == "onAppear" || modifier == "task" }

  mutating func add(_ action: Value, at place: String) {
    if let index = actions.firstIndex(where: { $0.place == place }) {
      actions[index].action = nil
    } else if actions.count < 64 {
      actions.append((place, action))
    }
  }
}

extension Evaluator {
  /// The views of a root after the code that runs when they appear.
  ///
  /// Code runs to its end, over `await` and in a `Task`: what it waits for is not known, unless sources tell.
  func readAppeared(_ root: Root) -> ViewPiece {
    let views = views(of: root)
    appearance.isCollecting = true
    _ = views()
    appearance.isCollecting = false
    appearance.isUnderWay = true
    for (_, action) in appearance.actions {
      if let action { carryOut(action) }
    }
    appearance.isUnderWay = false
    forgetComputed()
    restart()
    return views()
  }

  /// Keeps in mind what `onAppear { … }` and `task { … }` are given.
  func note(appearing name: String, _ call: CallArguments) {
    guard Appearance.isAction(name) else { return }
    appearance.isAwaited = true
    guard appearance.isCollecting else { return }
    let given =
      call.trailing.map(ExprSyntax.init) ?? call.expression("perform") ?? call.expression("action")
    guard let given else { return }
    let place = "\(call.scope.file):\(given.position.utf8Offset)"
    appearance.add(evaluate(given, call.scope), at: place)
  }

  private func carryOut(_ action: Value) {
    switch action {
    case .closure(let closure):
      var scope = closure.scope.nested
      _ = run(closure.syntax.statements, &scope, as: .function)
      keepState(of: scope.receiver)
    case .function(let function):
      let none = CallArguments([], scope: Scope(file: function.candidates.first?.file ?? 0))
      _ = invoke(
        function.candidates, function.owner, function.ownerType, none, function.locals)
      keepState(of: finishedReceiver)
    default: break
    }
  }

  /// A view's state outlives the value of the view that changed it.
  private func keepState(of view: Value?) {
    guard case .instance(let instance)? = view, instance.type.kind == .structure else { return }
    let type = instance.type
    for name in type.members.storedProperties {
      guard let value = instance.fields[name],
        let wrapper = type.members.properties[name]?.wrapper?.name,
        ["State", "AppStorage", "SceneStorage"].contains(wrapper)
      else { continue }
      appearance.state[Appearance.Key(type: type.qualifiedName, property: name)] = value
    }
  }

  /// What a view's state is since the screen has appeared.
  func appearedState(_ name: String, of instance: Instance) -> Value? {
    if appearance.state.isEmpty { return nil }
    return appearance.state[
      Appearance.Key(type: instance.type.qualifiedName, property: name)]
  }
}

extension FunctionCallExprSyntax {
  /// The statements of `Task { … }` and the like, which run by themselves.
  var statementsOnTheirOwn: CodeBlockItemListSyntax? {
    guard let closure = trailingClosure else { return nil }
    let name = calledExpression.trimmedDescription
    return Self.runners.contains { name.hasSuffix($0) } ? closure.statements : nil
  }

  private static let runners = [
    "Task", "Task.detached", "withAnimation", "withTransaction", "MainActor.run",
    "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "DispatchQueue.main.sync",
    "DispatchQueue.global().async", "performAndWait",
  ]
}

extension ExprSyntax {
  /// The call of `try? await load()`.
  var withoutEffects: ExprSyntax {
    var expression = self
    for _ in 0..<4 {
      if let inner = expression.as(TryExprSyntax.self) {
        expression = inner.expression
      } else if let inner = expression.as(AwaitExprSyntax.self) {
        expression = inner.expression
      } else {
        break
      }
    }
    return expression
  }
}
