import SwiftSyntax
import Synchronization

/// What an evaluator finds out about syntax alone, which is the same whenever the syntax is evaluated again: in another
/// state of a screen, at another text size, in another row of a list.
///
/// Syntax is named by its identifier, so notes hold as long as its tree is there. Trees of the index stay.
struct SyntaxNotes {
  var excerpts = Notes<SyntaxIdentifier, String>()
  var changedNames = Notes<SyntaxIdentifier, Set<String>>()
  var grownNames = Notes<SyntaxIdentifier, Set<String>>()
  var returning = Notes<SyntaxIdentifier, Bool>()
  var arguments = Notes<SyntaxIdentifier, [CallArguments.Argument]>()
  var chains = Notes<SyntaxIdentifier, Evaluator.Chain>()
  var operations = Notes<SyntaxIdentifier, Evaluator.Operation>()
  var properties = Notes<SyntaxIdentifier, [PropertyDeclaration]>()
  var types = Notes<TypeKey, TypeReference>()

  /// A type as it is written, and where its names are looked up.
  struct TypeKey: Hashable {
    var syntax: SyntaxIdentifier
    var context: String?
    var file: Int
  }
}

/// Values that are made once for each key, some ten thousand of them; beyond that all are forgotten.
struct Notes<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: Value] = [:]

  mutating func value(of key: Key, made make: () -> Value) -> Value {
    if let known = values[key] { return known }
    let value = make()
    if values.count >= 20_000 { values.removeAll() }
    values[key] = value
    return value
  }
}

/// Notes that no evaluator has at the moment, at most as many as were at work at a time.
final class SyntaxNotesPool: Sendable {
  private let free = Mutex<[SyntaxNotes]>([])

  func take() -> SyntaxNotes { free.withLock { $0.popLast() } ?? SyntaxNotes() }

  func give(back notes: SyntaxNotes) { free.withLock { $0.append(notes) } }
}

// MARK: - What is asked

extension Evaluator {
  /// The words of a node, as reports show them.
  func excerpt(of node: some SyntaxProtocol) -> String {
    notes.excerpts.value(of: node.id) { node.excerpt }
  }

  /// The variables that statements in a node may change.
  func changedNames(in node: some SyntaxProtocol) -> Set<String> {
    notes.changedNames.value(of: node.id) { node.changedNames }
  }

  /// Of the variables that a node may change, those that it only appends to.
  func grownNames(in node: some SyntaxProtocol) -> Set<String> {
    notes.grownNames.value(of: node.id) { node.grownNames }
  }

  /// Whether statements in a node leave the function.
  func mayReturn(in node: some SyntaxProtocol) -> Bool {
    notes.returning.value(of: node.id) { node.mayReturn }
  }

  func arguments(
    of call: FunctionCallExprSyntax, _ scope: Scope, at location: SourceLocation? = nil
  ) -> CallArguments {
    CallArguments(
      notes.arguments.value(of: call.id) { CallArguments.arguments(of: call) }, scope: scope,
      location: location)
  }

  /// The variables that a statement declares.
  func properties(of variable: VariableDeclSyntax, file: Int) -> [PropertyDeclaration] {
    notes.properties.value(of: variable.id) { PropertyDeclaration.all(variable, file: file) }
  }

  /// A type as it is written, in another type and a file.
  func typeReference(to syntax: TypeSyntax, context: String?, file: Int) -> TypeReference {
    notes.types.value(
      of: SyntaxNotes.TypeKey(syntax: syntax.id, context: context, file: file)
    ) {
      TypeReference(syntax, context: context, file: file)
    }
  }
}
