import SwiftSyntax

/// Functions of the app, with their parameters.
extension Evaluator {
  /// Calls the first of several functions that takes the arguments; nil for none.
  func invoke(
    _ candidates: [FunctionDeclaration], _ owner: Value?, _ ownerType: TypeDeclaration?,
    _ arguments: CallArguments, _ locals: [String: Value] = [:]
  ) -> Value? {
    let matching = candidates.compactMap { function in
      function.body == nil ? nil : function.match(arguments).map { (function, $0) }
    }
    guard let (function, taken) = meant(matching, ownerType, arguments) else { return nil }
    return invoke(function, taken, owner, ownerType, arguments, locals)
  }

  /// The one of several functions or initialisers of the same labels whose types take the arguments; the first
  /// where that is not known.
  func meant(
    _ matching: [(FunctionDeclaration, [[Int]])], _ ownerType: TypeDeclaration?,
    _ arguments: CallArguments
  ) -> (FunctionDeclaration, [[Int]])? {
    if matching.count == 1 { return matching[0] }
    return matching.first { fits($0.0, $0.1, ownerType, arguments) } ?? matching.first
  }

  /// Whether nothing is known of the arguments that the parameters' types rule out.
  private func fits(
    _ function: FunctionDeclaration, _ taken: [[Int]], _ ownerType: TypeDeclaration?,
    _ arguments: CallArguments
  ) -> Bool {
    for (number, parameter) in function.parameters.enumerated() {
      guard let index = taken[number].first, !arguments.arguments[index].isClosure else { continue }
      let type = typeReference(
        to: parameter.type, context: ownerType?.qualifiedName, file: function.file)
      let value = evaluate(
        arguments.arguments[index].expression, arguments.scope, expecting: type)
      if case .number = value, type.unwrapped.isNumber { continue }
      if isKind(value, of: type) == false { return false }
    }
    return true
  }

  private func invoke(
    _ function: FunctionDeclaration, _ taken: [[Int]], _ owner: Value?,
    _ ownerType: TypeDeclaration?, _ arguments: CallArguments, _ locals: [String: Value]
  ) -> Value {
    var scope = Scope(file: function.file, type: ownerType, receiver: owner)
    scope.locals = locals
    bind(function, taken, arguments, &scope)
    let result = function.returnType.map {
      typeReference(to: $0, context: ownerType?.qualifiedName, file: function.file)
    }
    let value = limited(Self.key(of: function), to: 5) {
      run(
        function.body ?? CodeBlockItemListSyntax([]), &scope,
        as: function.isBuilder ? .builder : result == nil ? .function : nil, expecting: result)
    }
    finishedReceiver = scope.receiver
    let origin = "\(function.name)(\(function.parameters.isEmpty ? "" : "…"))"
    if let found = lookedUp(function, value, scope) { return found }
    guard let value else { return .unknown(Unknown(origin, type: result)) }
    guard let result else { return value }
    return named(convert(value, to: result), origin, result)
  }

  private static func key(of function: FunctionDeclaration) -> String {
    "func \(function.file):\(function.body?.position.utf8Offset ?? 0)"
  }

  /// Whether a call of a function is under way.
  func isActive(_ function: FunctionDeclaration) -> Bool {
    active[Self.key(of: function), default: 0] > 0
  }

  /// The text of a function that looks a key up in a way that is not known, such as
  /// `tr("Localizable", "title")`: its arguments name a table and a key that the table has.
  private func lookedUp(
    _ function: FunctionDeclaration, _ value: Value?, _ scope: Scope
  ) -> Value? {
    guard function.returnType?.dottedName == "String", function.parameters.count < 8 else {
      return nil
    }
    switch value {
    case .unknown?, nil: break
    case .string(let string)? where string.known == nil: break
    default: return nil
    }
    var texts: [String] = []
    var arguments: [Value] = []
    for parameter in function.parameters {
      switch scope.locals[parameter.name] {
      case .string(let string)?:
        if string.isCertain, let text = string.known { texts.append(text) }
      case .array(let values)? where parameter.isVariadic: arguments = values
      default: break
      }
    }
    let path = project.path(ofFile: function.file)
    func text(_ key: String, _ table: String?) -> Value? {
      project.resources.localizedText(
        for: key, table: table, locale: environment.locale, near: path
      ).map { .string(format($0.text, arguments)) }
    }
    for table in texts {
      for key in texts where key != table {
        if let found = text(key, table) { return found }
      }
    }
    let name = function.name.lowercased()
    guard name == "tr" || name.contains("locali") || name.contains("translat") else { return nil }
    return texts.lazy.compactMap { text($0, nil) }.first
  }

  func bind(
    _ function: FunctionDeclaration, _ taken: [[Int]], _ arguments: CallArguments,
    _ scope: inout Scope
  ) {
    for (number, parameter) in function.parameters.enumerated() {
      let type = typeReference(
        to: parameter.type, context: scope.type?.qualifiedName, file: function.file)
      let value: Value
      if parameter.isVariadic {
        value = .array(
          taken[number].map {
            convert(
              evaluate(arguments.arguments[$0].expression, arguments.scope, expecting: type),
              to: type)
          })
      } else if let index = taken[number].first {
        let argument = arguments.arguments[index]
        var given = evaluate(argument.expression, arguments.scope, expecting: type)
        if case .unknown(var unknown) = given, unknown.type == nil {
          unknown.type = type
          given = .unknown(unknown)
        }
        value = convert(given, to: type)
      } else if let expression = parameter.defaultValue {
        value = convert(
          evaluate(expression, Scope(file: function.file, type: scope.type), expecting: type),
          to: type)
      } else {
        value = placeholder(parameter.name, type)
      }
      scope.declare(parameter.name, value)
    }
  }
}
