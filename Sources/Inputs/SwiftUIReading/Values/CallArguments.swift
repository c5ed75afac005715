import SwiftSyntax

/// The arguments of a call as they are written, with the scope in which they are.
struct CallArguments: Sendable {
  struct Argument: Sendable {
    var label: String?
    var expression: ExprSyntax
    var isTrailing = false
  }

  var arguments: [Argument]
  var scope: Scope
  /// The call, or its name where a chain of modifiers goes over many lines.
  var location: SourceLocation?

  init(_ arguments: [Argument], scope: Scope, location: SourceLocation? = nil) {
    self.arguments = arguments
    self.scope = scope
    self.location = location
  }

  /// What a call is made with.
  static func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
    var arguments = call.arguments.map {
      Argument(label: $0.label?.nameText, expression: $0.expression)
    }
    if let closure = call.trailingClosure {
      arguments.append(Argument(label: nil, expression: ExprSyntax(closure), isTrailing: true))
    }
    for closure in call.additionalTrailingClosures {
      arguments.append(
        Argument(
          label: closure.label.nameText, expression: ExprSyntax(closure.closure), isTrailing: true))
    }
    return arguments
  }

  var isEmpty: Bool { arguments.isEmpty }
  var labels: Set<String> { Set(arguments.compactMap(\.label)) }

  func expression(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label == label }?.expression
  }

  /// The expressions without labels that are no trailing closures.
  var unlabelled: [ExprSyntax] {
    arguments.filter { $0.label == nil && !$0.isTrailing }.map(\.expression)
  }

  /// The first trailing closure, which has no label.
  var trailing: ClosureExprSyntax? {
    arguments.first { $0.isTrailing && $0.label == nil }?.expression.as(ClosureExprSyntax.self)
  }
}

extension FunctionDeclaration {
  /// Which arguments each parameter takes; nil where the call is of another function.
  func match(_ call: CallArguments) -> [[Int]]? {
    var taken = [[Int]](repeating: [], count: parameters.count)
    var next = 0
    let plain = call.arguments.prefix { !$0.isTrailing }.count
    for (number, parameter) in parameters.enumerated() {
      if next < plain, call.arguments[next].label == parameter.label,
        !(call.arguments[next].label == nil && parameter.isClosure != call.arguments[next].isClosure
          && parameter.defaultValue != nil)
      {
        taken[number] = [next]
        next += 1
        while parameter.isVariadic, next < plain, call.arguments[next].label == nil {
          taken[number].append(next)
          next += 1
        }
      }
    }
    guard next == plain, take(call, plain, &taken) else { return nil }
    for (number, parameter) in parameters.enumerated()
    where taken[number].isEmpty && parameter.defaultValue == nil && !parameter.isVariadic {
      return nil
    }
    return taken
  }

  /// Gives trailing closures to parameters, the first by position and the others by label.
  private func take(
    _ call: CallArguments, _ plain: Int, _ taken: inout [[Int]]
  ) -> Bool {
    let trailing = Array(call.arguments.indices.dropFirst(plain))
    guard let first = trailing.first else { return true }
    let labelled = Set(trailing.dropFirst().compactMap { call.arguments[$0].label })
    let lastTaken = taken.lastIndex { !$0.isEmpty } ?? -1
    let open = parameters.indices.filter {
      taken[$0].isEmpty && parameters[$0].mayBeClosure
        && !labelled.contains(parameters[$0].label ?? "")
    }
    let target =
      open.first { $0 > lastTaken && parameters[$0].defaultValue == nil }
      ?? open.first { $0 > lastTaken }
    guard let target else { return false }
    taken[target] = [first]
    for index in trailing.dropFirst() {
      guard
        let number = parameters.firstIndex(where: { $0.label == call.arguments[index].label })
      else { return false }
      taken[number] = [index]
    }
    return true
  }
}

extension FunctionDeclaration.Parameter {
  /// Whether its type is written as that of a function.
  var isClosure: Bool {
    TypeReference(type, context: nil, file: 0).unwrapped.name == "->"
  }

  /// Whether it may be given a closure: names of types may be those of functions.
  var mayBeClosure: Bool {
    let name = TypeReference(type, context: nil, file: 0).unwrapped.name
    return name == "->" || name == "?" || !Self.plainTypes.contains(name)
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "CGFloat", "Array", "Dictionary", "LocalizedStringKey",
    "LocalizedStringResource",
    "Binding",
    "Text", "Image", "Color", "Font", "Date", "URL", "UUID", "Edge", "Alignment", "Set", "Float",
  ]
}

extension CallArguments.Argument {
  var isClosure: Bool { expression.is(ClosureExprSyntax.self) }
}
