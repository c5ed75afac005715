import SwiftCode

/// A local variable or parameter, by its number in the body that it belongs to.
///
/// Closures and functions within a body number on, so that what they capture has one number everywhere.
package struct LocalID: Hashable, Sendable {
  package var rawValue: Int
}

/// An instruction that gives a value.
package indirect enum Expression: Sendable {
  case void
  case null
  case boolean(Bool)
  case integer(String)
  case floating(String)
  case string([StringPart])
  case array([Expression])
  case dictionary([(key: Expression, value: Expression)])
  case tuple([(label: String?, value: Expression)])
  case local(LocalID)
  /// A name that is none of a local's: of a member of `self`, a type, a function or a variable of a file.
  case name(Name)
  case selfValue
  case superValue
  case type(TypeReference)
  /// `.name`, whose type is that which is expected.
  case implicitMember(String, CodePlace)
  case member(Expression, String, CodePlace)
  case call(Call)
  case element(Expression, [Argument], CodePlace)
  /// A whole chain with a `?`: nil where a link is nil.
  case chain(Expression)
  /// `base?` within a chain.
  case link(Expression)
  case forced(Expression, CodePlace)
  case prefix(String, Expression, CodePlace)
  case postfix(String, Expression, CodePlace)
  case binary(String, Expression, Expression, CodePlace)
  case assignment(Expression, Expression)
  /// `a += b`.
  case compound(String, Expression, Expression, CodePlace)
  case conditional(Expression, Expression, Expression)
  case closure(ClosureCode)
  case keyPath(root: TypeReference?, [KeyPathPart])
  case cast(Expression, TypeReference, CastKind)
  /// `try?` and `try!`.
  case attempt(Expression, isForced: Bool)
  case trying(Expression)
  case inOut(Expression)
  /// `_` on the left side of an assignment.
  case discard
  case statement(Statement)
  /// What is not followed, with its text.
  case unknown(String)
}

package struct Name: Sendable {
  package var text: String
  package var arguments: [TypeReference] = []
  /// Labels that are written with it: `f(a:b:)`.
  package var labels: [String?]?
  package var place: CodePlace
}

package enum StringPart: Sendable {
  case text(String)
  case value(Expression, arguments: [Argument])
}

package enum CastKind: Sendable { case test, conditional, forced, coercion }

package struct Argument: Sendable {
  package var label: String?
  package var value: Expression
  package var isTrailing = false

  package init(label: String?, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

package final class Call: Sendable {
  package let callee: Expression
  package let arguments: [Argument]
  package let place: CodePlace
  /// The text of the call, for what is not known of it.
  package let range: Range<Int>

  /// The call with another name for what it calls.
  package func calling(_ callee: Expression) -> Call {
    Call(callee: callee, arguments: arguments, place: place, range: range)
  }

  init(callee: Expression, arguments: [Argument], place: CodePlace, range: Range<Int>) {
    self.callee = callee
    self.arguments = arguments
    self.place = place
    self.range = range
  }
}

package enum KeyPathPart: Sendable {
  case member(String)
  case element([Argument])
  case optional
  case forced
}

/// A closure or a function within a body.
package final class ClosureCode: Sendable {
  package struct Parameter: Sendable {
    package var label: String?
    package var local: LocalID
    package var type: TypeReference?
    package var defaultValue: Expression?
    package var isVariadic = false
    package var isInOut = false
    package var isAutoclosure = false
    package var attributes: [String] = []
    /// Of a tuple that is taken apart: `{ (a, b) in … }`.
    package var parts: [LocalID] = []
  }

  package struct Capture: Sendable {
    package var local: LocalID
    package var value: Expression
    package var isWeak: Bool
  }

  package let name: String?
  package let parameters: [Parameter]
  /// Whether the parameters are `$0`, `$1`, … rather than written.
  package let isShorthand: Bool
  package let captures: [Capture]
  package let result: TypeReference?
  package let isThrowing: Bool
  package let isAsync: Bool
  package let body: Block
  package let place: CodePlace
  package let range: Range<Int>
  package let attributes: [String]

  init(
    name: String?, parameters: [Parameter], isShorthand: Bool, captures: [Capture],
    result: TypeReference?, isThrowing: Bool, isAsync: Bool, body: Block, place: CodePlace,
    range: Range<Int>, attributes: [String] = []
  ) {
    self.name = name
    self.parameters = parameters
    self.isShorthand = isShorthand
    self.captures = captures
    self.result = result
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.body = body
    self.place = place
    self.range = range
    self.attributes = attributes
  }
}

/// Statements with a scope of their own.
package final class Block: Sendable {
  package let statements: [Statement]
  /// Variables that it declares, and functions, which can be called before they are declared.
  package let locals: [LocalID]
  package let functions: [(local: LocalID, code: ClosureCode)]
  /// Whether a statement in it may return from the function, or throw.
  package let returns: Bool

  init(
    statements: [Statement], locals: [LocalID], functions: [(local: LocalID, code: ClosureCode)]
  ) {
    self.statements = statements
    self.locals = locals
    self.functions = functions
    returns = statements.contains(where: \.returns)
  }

  package static let empty = Block(statements: [], locals: [], functions: [])
}

/// An instruction that gives none.
package indirect enum Statement: Sendable {
  case expression(Expression)
  case variable(LocalVariable)
  case returning(Expression?)
  case condition([Condition], then: Block, otherwise: Block?)
  case guarding([Condition], otherwise: Block)
  case choice(Choice)
  case iteration(Iteration)
  case loop(label: String?, [Condition], Block)
  case repetition(label: String?, Block, while: Expression)
  case catching(label: String?, Block, [CatchClause])
  case throwing(Expression)
  case deferred(Block)
  case leave(label: String?)
  case next(label: String?)
  case fallingThrough
  case block(label: String?, Block)
}

package struct LocalVariable: Sendable {
  package var pattern: Pattern
  package var type: TypeReference?
  package var value: Expression?
  package var isLet: Bool
  package var isLazy: Bool
  package var accessors: LocalAccessors?
  package var wrappers: [String] = []
}

/// A computed or observed local variable.
package final class LocalAccessors: Sendable {
  package let getter: Block?
  package let setter: (local: LocalID, Block)?
  package let willSet: (local: LocalID, Block)?
  package let didSet: (local: LocalID, Block)?

  init(
    getter: Block?, setter: (local: LocalID, Block)?, willSet: (local: LocalID, Block)?,
    didSet: (local: LocalID, Block)?
  ) {
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
  }
}

package enum Condition: Sendable {
  case expression(Expression)
  case available(Bool)
  /// `let x = y`: whether there is a value.
  case binding(Pattern, type: TypeReference?, Expression)
  case pattern(Pattern, Expression)
}

package indirect enum Pattern: Sendable {
  case any
  case binding(LocalID, type: TypeReference?)
  case expression(Expression)
  case tuple([(label: String?, pattern: Pattern)])
  /// `.name(…)` or `Type.name(…)`; nil for no payload written.
  case enumCase(type: TypeReference?, String, [(label: String?, pattern: Pattern)]?)
  case optional(Pattern)
  case type(TypeReference)
  case cast(Pattern, TypeReference)
}

package final class Choice: Sendable {
  package struct Clause: Sendable {
    /// None for `default`.
    package var items: [(pattern: Pattern, condition: Expression?)]
    package var isDefault: Bool
    /// The names that its patterns bind.
    package var locals: [LocalID]
    package var body: Block
  }

  package let label: String?
  package let subject: Expression
  package let clauses: [Clause]
  package let place: CodePlace

  init(label: String?, subject: Expression, clauses: [Clause], place: CodePlace) {
    self.label = label
    self.subject = subject
    self.clauses = clauses
    self.place = place
  }
}

package final class Iteration: Sendable {
  package let label: String?
  package let pattern: Pattern
  package let type: TypeReference?
  package let sequence: Expression
  package let condition: Expression?
  package let body: Block
  package let locals: [LocalID]
  /// Whether it waits for each element: `for await`.
  package let isAwaited: Bool

  init(
    label: String?, pattern: Pattern, type: TypeReference?, sequence: Expression,
    condition: Expression?, body: Block, locals: [LocalID], isAwaited: Bool
  ) {
    self.label = label
    self.pattern = pattern
    self.type = type
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.locals = locals
    self.isAwaited = isAwaited
  }
}

package struct CatchClause: Sendable {
  package var items: [(pattern: Pattern, condition: Expression?)]
  /// What is bound to the error where no pattern is written.
  package var error: LocalID
  package var body: Block
}

/// A body that can be run.
package final class Body: Sendable {
  package let block: Block
  package let parameters: [LocalID]
  /// How many locals it has, with those of its closures.
  package let localCount: Int

  init(block: Block, parameters: [LocalID], localCount: Int) {
    self.block = block
    self.parameters = parameters
    self.localCount = localCount
  }
}

extension Block {
  /// Whether several statements give its value, which only a result builder puts together: its own, or those of a branch of its only
  /// one.
  package var givesSeveralValues: Bool {
    statements.count == 1 ? statements[0].givesSeveralValues : statements.count > 1
  }
}

extension Statement {
  fileprivate var givesSeveralValues: Bool {
    switch self {
    case .expression(.statement(let inner)): inner.givesSeveralValues
    case .condition(_, let then, let otherwise):
      then.givesSeveralValues || otherwise?.givesSeveralValues ?? false
    case .choice(let choice): choice.clauses.contains(where: \.body.givesSeveralValues)
    case .block(_, let block): block.givesSeveralValues
    default: false
    }
  }

  /// Whether it, or one in it, may return from the function, or throw.
  var returns: Bool {
    switch self {
    case .returning, .throwing: return true
    case .expression(.statement(let inner)): return inner.returns
    case .expression, .variable, .leave, .next, .fallingThrough, .deferred: return false
    case .condition(_, let then, let otherwise): return then.returns || otherwise?.returns ?? false
    case .guarding(_, let otherwise): return otherwise.returns
    case .choice(let choice): return choice.clauses.contains(where: \.body.returns)
    case .iteration(let iteration): return iteration.body.returns
    case .loop(_, _, let block), .repetition(_, let block, _), .block(_, let block):
      return block.returns
    case .catching(_, let block, let clauses):
      return block.returns || clauses.contains(where: \.body.returns)
    }
  }
}
