import CodeLowering
import SwiftCode
import SwiftSyntax

/// Runs code as far as its sources tell.
///
/// All that can change is in cells: locals, properties of objects, variables of types and files. Where code goes one way or another by what only
/// running the app would tell, it goes both, and what differs after them is a choice between two values.
package final class Machine {
  package let index: CodeIndex
  package var limits: Limits
  /// What is known of calls into modules that are not there.
  package var library: any ForeignLibrary = NoLibrary()

  // MARK: Memory

  var cells: [Value] = []
  /// The cells that were there before what ``changesCells(_:)`` does, and whether one of them has changed.
  private var firstNewCell = 0
  private var hasChanged = false
  package internal(set) var objects: [ObjectValue] = []
  /// Cells with what was in them before, while somebody may want it back.
  var journal: [(cell: Int, old: Value)] = []
  var isJournaling: Bool { openForks > 0 || handlersWithExits > 0 }
  var openForks = 0
  /// Arguments that were evaluated within a fork, in their order.
  var evaluated: [Operand] = []
  var handlersWithExits = 0
  /// Whether what runs is undone, to compare what it changes.
  package internal(set) var isTrial = false
  /// Whether something rests on ``writtenOrder``.
  package internal(set) var takesWrittenOrder = false

  // MARK: What is taken to be so

  var path: [Truth] = []
  var assumed = TruthTable()
  var handlers: [Handler] = []

  // MARK: What is not known

  /// What each unknown value is, by its number.
  var origins: [String] = []
  var foreignCount = 0
  var readersDates = ReadersDates()
  /// What bytes mean that are not known themselves: JSON whose members are in no order.
  var encodedNodes: [UnknownID: Value] = [:]
  /// How many identifiers were made, each with a number of its own, and those of texts.
  var identifierCount = 0
  var identifiers: [String: Int] = [:]
  /// Truths that compare an unknown value with constants, by the value: at most one of them holds.
  var comparisons: [UnknownID: [UnknownID]] = [:]
  /// The value that such a truth is about, and whether one of all of them holds.
  var compared: [UnknownID: (value: UnknownID, all: Int?)] = [:]
  var derivedUnknowns: [String: Unknown] = [:]
  /// What values of other modules' types were made with, by labels.
  var given: [UnknownID: [String: Value]] = [:]
  /// Cases with values of enumerations that other modules declare, as code made them.
  var foreignCases: [UnknownID: ForeignCase] = [:]
  /// Values of an app's own types that stand for unknown ones.
  var materialized: [UnknownID: Value] = [:]
  /// Whether an unknown call may throw: it stands behind a `try`.
  var tryDepth = 0
  var escapedObjects: Set<ObjectID> = []
  /// The same in the order in which they were handed out.
  var orderedEscapedObjects: [ObjectID] = []
  /// The types that are written for variables, by their cells.
  var expectations: [Int: TypeReference] = [:]
  /// Cells of `weak` variables, and objects that some other variable no longer holds.
  var weakCells: Set<Int> = []
  var released: Set<ObjectID> = []
  /// Cells that held such objects when somebody asked.
  var holders: [ObjectID: Int] = [:]
  /// The cells of what code associates with objects.
  var associated: [ForeignField: Int] = [:]
  /// Properties that superclasses of other modules declare.
  var foreignFields: [ForeignField: Value] = [:]
  var chainLabels: [String] = []
  /// Cells that closures change which unknown code may call whenever it runs, and the same in their order.
  var escapedCells: Set<Int> = []
  var orderedEscapedCells: [Int] = []
  /// By cell the number of the unknown value that was put into it when what was there was lost, until somebody reads it; 0 for
  /// none.
  var unreadLosses: [Int] = []

  // MARK: Caches

  let bodies: BodyCache
  /// First values of properties of the prelude's classes that are the same each time.
  var constants: [DeclarationID: Value] = [:]
  /// Types with their whole names, where no generic parameters are in them.
  var canonicalTypes: [CanonicalKey: TypeReference] = [:]
  /// By paths that were asked for; nil for types.
  var capitalizedMembers: [CanonicalKey: Expression?] = [:]
  /// Of these types; nil for those of other modules.
  var declarations: [CanonicalKey: TypeDeclaration?] = [:]
  var globals: [DeclarationID: Int] = [:]
  var resolved: [String: TypeDeclaration?] = [:]
  var memberCache: [MemberKey: [MemberSource]] = [:]
  var variableCache = ContextualCache<VariableKey, (VariableDeclaration, MemberSource)?>()
  var functionCache = ContextualCache<FunctionKey, [Candidate]>()
  var superclassCache: [DeclarationID: [TypeReference]] = [:]
  /// By type and member, the protocol whose extension declares the member, too.
  var rivals: [VariableKey: TypeDeclaration?] = [:]
  var wrapperCache: [DeclarationID: TypeDeclaration?] = [:]
  var conformances: [String: Bool] = [:]

  var inferredTypes: [DeclarationID: TypeReference?] = [:]
  /// Raw values of enumerations by the names of their cases.
  var rawValueCache: [DeclarationID: [String: Value]?] = [:]
  /// Whether initialisers say which other one does the rest.
  var delegating: [DeclarationID: Bool] = [:]
  /// The file whose code runs.
  var currentFile = -1
  /// The type whose code runs; nil outside of types.
  var currentType: TypeDeclaration?
  /// Where the call is written that begins, for what is kept of it.
  var written: CodePlace?
  /// The innermost call of the app's own code that is being made.
  package internal(set) var callPlace: CodePlace?
  /// What was in cells before they were lost.
  var lastKnown: [Int: Value] = [:]
  /// Whether properties of the prelude's classes keep their values, but for texts, although a closure that another module
  /// keeps, or a loop of unknown length, may change them. Without that, a screen that hands out closures has no views.
  package var keepsLibraryState = false
  /// What is called when properties of objects are set, by object and name.
  var observers: [ForeignField: [Value]] = [:]
  /// Closures that code which is not there was given, in that order; nil where nobody wants to call them.
  package var keptClosures: [FunctionValue]?
  /// Whether they are being called.
  var callsKeptClosures = false
  /// Those that were assigned to properties of something unknown, where the prelude's classes keep their values: what they may
  /// do is done once the code that set them is.
  var handedClosures: [FunctionValue] = []
  /// Stored properties of the prelude's classes.
  var libraryCells: Set<Int> = []
  /// Those of them that such code may change.
  var doubtedCells: Set<Int> = []
  var steps = 0
  /// Instructions of all runs, those that were given up as well.
  package internal(set) var allSteps = 0
  /// Whether it was ended by the process's memory: it runs nothing more.
  package private(set) var isBeyondMemory = false
  /// The instructions after which memory is looked at.
  var nextLookAtMemory = 0
  var depth = 0
  /// The depth at which the framework called the app last, or at which something began that is guarded.
  var setUpDepth = 0
  var stack = StackBounds()
  /// Bodies that run, by themselves.
  var recursions: [ObjectIdentifier: Recursion] = [:]
  var builders: [TypeDeclaration] = []
  /// Functions of extensions of types of other modules that run: within them the module's own is meant.
  var active: Set<DeclarationID> = []

  /// A body that runs, within itself where it calls itself.
  struct Recursion {
    /// How many truths were taken to hold when it was called last.
    var path: Int
    /// How many of its calls are within a condition that nobody knows, and that the one around it does not have.
    var levels: Int
  }

  package struct Limits: Sendable {
    /// Instructions of one run.
    package var steps = 400_000
    /// Instructions of all runs.
    package var allSteps = Int.max
    /// Calls within calls.
    package var depth = 160
    /// Ways within ways that nobody knows to be taken.
    package var forks = 24
    /// How often a body may call itself under conditions that nobody knows, as in `parent?.title ?? …`.
    package var recursions = 4
    /// Elements of a list, and bytes of a text.
    package var elements = 20_000
    package var bytes = 1_000_000
    /// Values that one value may be one of.
    package var choices = 48
    /// Cells that are in use.
    package var cells = 2_000_000

    package init() {}
  }

  /// What is taken to hold of an unknown truth.
  typealias Truth = (atom: UnknownID, truth: Bool)

  /// Where a way of code ends that does not go on after a fork.
  final class Handler {
    enum Kind: Equatable {
      case function, catching
      case loop(String?)
      /// One round of a loop.
      case round(String?)
      case block(String?)
    }

    struct Exit {
      /// What holds together where it was taken, by the numbers of the atoms.
      var truths: [Truth]
      var unwind: Unwind
      /// The cells that differ from those at the handler's beginning.
      var changes: [Int: Value]
    }

    let kind: Kind
    var mark: Int
    let pathDepth: Int
    let deferDepth: Int
    var exits: [Exit] = []

    init(_ kind: Kind, mark: Int, pathDepth: Int, deferDepth: Int) {
      self.kind = kind
      self.mark = mark
      self.pathDepth = pathDepth
      self.deferDepth = deferDepth
    }
  }

  /// Blocks of `defer` that are to run, with their frames.
  var deferred: [(Block, Frame)] = []

  /// - Parameter bodies: The instructions that machines of the same index have in common.
  package init(_ index: CodeIndex, bodies: BodyCache = BodyCache(), limits: Limits = Limits()) {
    self.index = index
    self.bodies = bodies
    self.limits = limits
  }

  // MARK: - Steps

  func step() throws(Unwind) {
    count(1)
    try endWhereTooLong()
    if cells.count > limits.cells { throw .exhausted("it takes too much memory") }
    if !stack.hasRoom { throw .exhausted(Self.tooDeep) }
    if allSteps >= nextLookAtMemory {
      nextLookAtMemory = allSteps + Self.stepsBetweenLooksAtMemory
      if MemoryBound.isExceeded { isBeyondMemory = true }
    }
    if isBeyondMemory { throw .exhausted("it takes too much memory") }
  }

  /// Each may make a text of ``Limits/bytes``.
  private static let stepsBetweenLooksAtMemory = 256

  /// Counts work that is no instruction; the next one is not done where there are too many.
  private func count(_ more: Int) {
    steps += more
    allSteps += more
  }

  private func endWhereTooLong() throws(Unwind) {
    if steps > limits.steps || allSteps > limits.allSteps { throw .exhausted(Self.tooLong) }
  }

  // MARK: - Cells

  func newCell(_ value: Value) -> Int {
    cells.append(value)
    unreadLosses.append(0)
    return cells.count - 1
  }

  func load(_ cell: Int) -> Value {
    if unreadLosses[cell] != 0 { unreadLosses[cell] = 0 }
    return simplified(cells[cell])
  }

  func store(_ value: Value, in cell: Int) {
    if case .object(let id) = cells[cell].unwrappedOptional, !weakCells.contains(cell) {
      released.insert(id)
    }
    if isJournaling { journal.append((cell, cells[cell])) }
    if cell < firstNewCell, !hasChanged { hasChanged = !Value.isSame(cells[cell], value) }
    cells[cell] = value
  }

  /// Does something, and tells whether a cell that was there before has another value since.
  package func changesCells(_ body: () -> Void) -> Bool {
    let outer = (firstNewCell, hasChanged)
    defer { (firstNewCell, hasChanged) = (outer.0, outer.1 || hasChanged) }
    (firstNewCell, hasChanged) = (cells.count, false)
    body()
    return hasChanged
  }

  /// A choice without what the way of the code rules out.
  func simplified(_ value: Value) -> Value {
    var value = value
    while case .choice(let choice) = value, let truth = assumed[choice.atom] {
      value = truth ? choice.whenTrue : choice.whenFalse
    }
    if case .unknown(let unknown) = value, let truth = assumed[unknown.id] { return .bool(truth) }
    return value
  }

  // MARK: - What is not known

  package func unknown(_ origin: String, _ type: TypeReference? = nil) -> Value {
    // The end tells most of what it is.
    let short = origin.utf8.count <= 80 ? origin : "\(origin.prefix(39))…\(origin.suffix(40))"
    origins.append(short)
    return .unknown(Unknown(id: UnknownID(rawValue: origins.count), type: type, origin: short))
  }

  /// The unknown value that something gives of another one, which is the same each time.
  func derived(_ key: String, _ origin: String, _ type: TypeReference? = nil) -> Value {
    if let known = derivedUnknowns[key] { return simplified(.unknown(known)) }
    guard case .unknown(let made) = unknown(origin, type) else { return .null }
    derivedUnknowns[key] = made
    return .unknown(made)
  }

  /// What names a value in keys of derived ones: the same name, the same value; nil where it has none.
  func key(_ value: Value) -> String? {
    switch value {
    case .unknown(let unknown): "?\(unknown.id.rawValue)"
    case .integer(let number, _): "i\(number)"
    case .double(let number, _): "d\(number.bitPattern)"
    case .string(let text, _): "s\(text)"
    case .character(let character): "c\(character)"
    case .bool(let truth): "b\(truth)"
    case .null: "nil"
    case .some(let inner): key(inner).map { "some \($0)" }
    case .object(let object): "o\(object.rawValue)"
    case .foreign(let foreign): "f\(foreign.number)"
    case .enumCase(let value) where value.payload.isEmpty:
      "e\(value.type.qualifiedName).\(value.name)"
    default: nil
    }
  }

  // MARK: - Forks

  /// A truth as a choice between true and false.
  func condition(_ value: Value) -> Value {
    switch value {
    case .unknown(let unknown):
      if let truth = assumed[unknown.id] { return .bool(truth) }
      return .choice(
        ChoiceValue(atom: unknown.id, whenTrue: .bool(true), whenFalse: .bool(false)))
    case .some(let inner): return condition(inner)
    case .type(let type) where declaration(type) == nil:
      // A constant of another module whose name is written as a type's: `_XCTIsTesting`.
      return condition(derived("?\(type)", type.description, .named("Bool")))
    default: return simplified(value)
    }
  }

  /// The truth by which a choice is decided.
  func truth(of choice: ChoiceValue) -> Value {
    condition(.unknown(Unknown(id: choice.atom, type: nil, origin: "")))
  }

  package func negated(_ value: Value) -> Value {
    switch condition(value) {
    case .bool(let truth): return .bool(!truth)
    case .choice(let choice):
      return .choice(choice.atom, negated(choice.whenTrue), negated(choice.whenFalse))
    default: return unknown("a condition")
    }
  }

  package func both(_ one: Value, _ other: Value) -> Value { ifElse(one, other, .bool(false)) }
  func either(_ one: Value, _ other: Value) -> Value { ifElse(one, .bool(true), other) }

  /// One of two values by a condition, with atoms in their order.
  func ifElse(_ condition: Value, _ whenTrue: Value, _ whenFalse: Value) -> Value {
    let condition = self.condition(condition)
    switch condition {
    case .bool(true): return simplified(whenTrue)
    case .bool(false): return simplified(whenFalse)
    case .choice(let choice):
      count(1)
      let one = asCondition(whenTrue, beside: whenFalse)
      let other = asCondition(whenFalse, beside: whenTrue)
      if Value.isSame(one, other) { return one }
      var atom = choice.atom
      if case .choice(let inner) = one { atom = min(atom, inner.atom) }
      if case .choice(let inner) = other { atom = min(atom, inner.atom) }
      let result = Value.choice(
        atom,
        ifElse(
          condition.restricted(atom, to: true), one.restricted(atom, to: true),
          other.restricted(atom, to: true)),
        ifElse(
          condition.restricted(atom, to: false), one.restricted(atom, to: false),
          other.restricted(atom, to: false)))
      return result.choiceCount > limits.choices ? pruned(result) : result
    default: return unknown("a condition")
    }
  }

  /// An unknown truth as a choice, where it stands beside truths.
  private func asCondition(_ value: Value, beside other: Value) -> Value {
    if case .unknown = value, other.isTruth { return condition(value) }
    return simplified(value)
  }

  /// Does one of two things by a condition, or both where it is not known.
  func branch(
    _ value: Value, _ whenTrue: () throws(Unwind) -> Value, _ whenFalse: () throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    switch condition(value) {
    case .bool(true): return try whenTrue()
    case .bool(false): return try whenFalse()
    case .choice(let choice):
      return try fork(choice.atom) { () throws(Unwind) -> Value in
        try branch(choice.whenTrue, whenTrue, whenFalse)
      } _: { () throws(Unwind) -> Value in
        try branch(choice.whenFalse, whenTrue, whenFalse)
      }
    default:
      let truth = unknown("a condition", .named("Bool"))
      return try branch(truth, whenTrue, whenFalse)
    }
  }

  /// One of fewer values: of the two ways that an unknown truth takes, the one that leads to more of them is not known.
  private func pruned(_ value: Value) -> Value {
    guard case .choice(let choice) = value else { return value }
    func lost(_ value: Value) -> Value { unknown("one of many values", typeReference(of: value)) }
    let keepsTrue = choice.whenTrue.choiceCount < choice.whenFalse.choiceCount
    let kept = keepsTrue ? choice.whenTrue : choice.whenFalse
    let other = lost(keepsTrue ? choice.whenFalse : choice.whenTrue)
    let rest = kept.choiceCount > limits.choices / 4 ? pruned(kept) : kept
    return keepsTrue ? .choice(choice.atom, rest, other) : .choice(choice.atom, other, rest)
  }

  /// Goes both ways of an unknown truth, and joins what they leave.
  func fork(
    _ atom: UnknownID, _ whenTrue: () throws(Unwind) -> Value,
    _ whenFalse: () throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    if let truth = assumed[atom] { return truth ? try whenTrue() : try whenFalse() }
    try step()
    guard depth < limits.depth, openForks < limits.forks else { throw .exhausted(Self.tooDeep) }
    depth += 1
    openForks += 1
    let start = journal.count
    let pathDepth = path.count
    let mark = evaluated.count
    defer {
      openForks -= 1
      depth -= 1
      if openForks == 0 { evaluated.removeAll() }
      trimJournal()
    }
    assume(atom, true)
    let first = runWay(whenTrue)
    if case .failure(.exhausted(let why)) = first { throw .exhausted(why) }
    let isFirstLeft = leave(first)
    let firstChanges = isFirstLeft ? [:] : changes(since: start)
    undo(to: start)
    forget(to: pathDepth)
    let firstArguments = takeEvaluated(since: mark)
    assume(atom, false)
    let second = runWay(whenFalse)
    if case .failure(.exhausted(let why)) = second { throw .exhausted(why) }
    switch (first, second) {
    case (.failure, .failure(let unwind)):
      if case .trapped = unwind, case .failure(let other) = first {
        // Only the first way goes on, and it was left.
        if case .trapped = other { throw unwind }
      }
      throw unwind
    case (.failure, .success(let value)):
      // The rest goes on with what it took to come here.
      return value
    case (.success(let value), .failure):
      _ = leave(second)
      undo(to: start)
      forget(to: pathDepth)
      _ = takeEvaluated(since: mark)
      for (operand, value) in firstArguments { keep(value, for: operand) }
      store(firstChanges)
      assume(atom, true)
      return value
    case (.success(let one), .success(let other)):
      let secondChanges = changes(since: start)
      forget(to: pathDepth)
      let truth = condition(.unknown(Unknown(id: atom, type: nil, origin: "")))
      join(firstArguments, takeEvaluated(since: mark), truth)
      let base = base(since: start)
      for cell in Set(firstChanges.keys).union(secondChanges.keys).sorted() {
        try endWhereTooLong()
        let before = base[cell] ?? cells[cell]
        store(
          ifElse(truth, firstChanges[cell] ?? before, secondChanges[cell] ?? before), in: cell)
      }
      return ifElse(truth, one, other)
    }
  }

  /// Arguments that both ways evaluated are one of two; those of one way alone are evaluated again where they are asked for.
  private func join(
    _ first: [(operand: Operand, value: Value)], _ second: [(operand: Operand, value: Value)],
    _ truth: Value
  ) {
    guard !first.isEmpty, !second.isEmpty else { return }
    let known = Dictionary(
      first.map { (ObjectIdentifier($0.operand), $0.value) }, uniquingKeysWith: { $1 })
    for (operand, value) in second {
      guard let other = known[ObjectIdentifier(operand)] else { continue }
      keep(ifElse(truth, other, value), for: operand)
    }
  }

  private func run(_ body: () throws(Unwind) -> Value) -> Result<Value, Unwind> {
    do { return .success(try body()) } catch { return .failure(error) }
  }

  /// Runs one way of a fork. One that nests too deep, such as a recursion whose end nobody knows, gives what nobody knows.
  private func runWay(_ body: () throws(Unwind) -> Value) -> Result<Value, Unwind> {
    let start = journal.count
    let known = cells.count
    let mark = evaluated.count
    let result = run(body)
    guard case .failure(.exhausted(Self.tooDeep)) = result else { return result }
    _ = takeEvaluated(since: mark)
    let changed = changes(since: start).keys.filter { $0 < known }
    undo(to: start)
    for cell in changed.sorted() { lose(cell) }
    return .success(unknown("what nests too deep"))
  }

  static let tooDeep = "it nests too deep"
  static let tooLong = "it takes too many steps"

  /// Notes the end of a way that does not go on here; whether it is one.
  private func leave(_ result: Result<Value, Unwind>) -> Bool {
    guard case .failure(let unwind) = result else { return false }
    if case .trapped = unwind { return true }
    exit(unwind)
    return true
  }

  /// Notes a way that ends in the handler that it is for.
  func exit(_ unwind: Unwind) {
    guard let handler = handlers.last(where: { $0.takes(unwind) }) else { return }
    // What is deferred on the way there runs first.
    var unwind = unwind
    let saved = deferred
    while deferred.count > handler.deferDepth {
      let (block, frame) = deferred.removeLast()
      do throws(Unwind) { try run(block, frame) } catch { unwind = error }
    }
    deferred = saved
    if handler.exits.isEmpty { handlersWithExits += 1 }
    handler.exits.append(
      Handler.Exit(
        truths: path[handler.pathDepth...].sorted { $0.atom < $1.atom }, unwind: unwind,
        changes: changes(since: handler.mark)))
  }

  /// Whether some truths hold together; they are in the order of their atoms.
  private func conjunction(_ truths: [Truth]) -> Value {
    truths.reversed().reduce(.bool(true)) { rest, part in
      part.truth
        ? .choice(part.atom, rest, .bool(false)) : .choice(part.atom, .bool(false), rest)
    }
  }

  func assume(_ atom: UnknownID, _ truth: Bool) {
    path.append((atom, truth))
    assumed[atom] = truth
  }

  func forget(to depth: Int) {
    while path.count > depth { assumed[path.removeLast().atom] = nil }
  }

  /// The cells that changed since then, with their values of now. Counts as an instruction for every four changes.
  func changes(since start: Int) -> [Int: Value] {
    var result: [Int: Value] = [:]
    guard start < journal.count else { return result }
    count((journal.count - start) >> 2)
    for (cell, _) in journal[start...] { result[cell] = cells[cell] }
    return result
  }

  /// What was in the cells that changed since then.
  func base(since start: Int) -> [Int: Value] {
    var result: [Int: Value] = [:]
    guard start < journal.count else { return result }
    for (cell, old) in journal[start...] where result[cell] == nil { result[cell] = old }
    return result
  }

  func undo(to start: Int) {
    while journal.count > start {
      let (cell, old) = journal.removeLast()
      cells[cell] = old
    }
  }

  func trimJournal() {
    guard !isJournaling, !journal.isEmpty else { return }
    journal.removeAll(keepingCapacity: true)
    for handler in handlers { handler.mark = 0 }
  }

  // MARK: - Handlers

  /// Runs something that may be left by several ways, and joins those that end here.
  ///
  /// - Returns: What it gives, and how it was left where it was not.
  func handling(
    _ kind: Handler.Kind, _ body: () throws(Unwind) -> Value,
    _ finish: (Unwind) throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    let handler = Handler(
      kind, mark: journal.count, pathDepth: path.count, deferDepth: deferred.count)
    handlers.append(handler)
    var last: Result<Value, Unwind> = run(body)
    handlers.removeLast()
    if !handler.exits.isEmpty { handlersWithExits -= 1 }
    defer { trimJournal() }
    if case .failure(let unwind) = last {
      if case .exhausted = unwind { throw unwind }
      if handler.takes(unwind) {
        if handler.exits.isEmpty { return try finish(unwind) }
        last = .failure(unwind)
      } else if handler.exits.isEmpty {
        throw unwind
      } else if case .trapped = unwind {
        // The other ways are all that are left.
      }
    } else if handler.exits.isEmpty {
      return try last.get()
    }
    return try join(handler, last, finish)
  }

  private func join(
    _ handler: Handler, _ last: Result<Value, Unwind>,
    _ finish: (Unwind) throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    openForks += 1
    defer { openForks -= 1 }
    let start = handler.mark
    let lastChanges = changes(since: start)
    forget(to: handler.pathDepth)
    undo(to: start)
    let goesOn =
      switch last {
      case .success: true
      case .failure(let unwind): handler.takes(unwind) && !unwind.isError
      }
    // Where the last way goes on, the others are joined to it one by one. Where it does not, the rest has to know when.
    guard goesOn, handler.kind != .catching else {
      return try joinInTurn(handler, last, lastChanges, finish)
    }
    return try joinAtOnce(handler, last, lastChanges, finish)
  }

  /// Joins ways, the first that holds before those after it: each is gone from where no other one before it was taken.
  private func joinInTurn(
    _ handler: Handler, _ last: Result<Value, Unwind>, _ lastChanges: [Int: Value],
    _ finish: (Unwind) throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    func run(_ number: Int) throws(Unwind) -> Value {
      guard number < handler.exits.count else {
        store(lastChanges)
        switch last {
        case .success(let value): return value
        case .failure(let unwind):
          if handler.takes(unwind) { return try finish(unwind) }
          throw unwind
        }
      }
      let exit = handler.exits[number]
      return try branch(conjunction(exit.truths)) { () throws(Unwind) -> Value in
        store(exit.changes)
        return try finish(exit.unwind)
      } _: { () throws(Unwind) -> Value in
        try run(number + 1)
      }
    }
    return try run(0)
  }

  /// Joins ways to a last one that goes on, in time that grows with their number. (In turn, a condition of several truths
  /// would have all that follow it run once for each way in which it does not hold.)
  private func joinAtOnce(
    _ handler: Handler, _ last: Result<Value, Unwind>, _ lastChanges: [Int: Value],
    _ finish: (Unwind) throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    let start = journal.count
    // Each way with what holds where it is taken, and how long the path is where none before it was.
    var ways: [(exit: Handler.Exit, truths: [Truth], pathDepth: Int)] = []
    var last = last
    var lastChanges = lastChanges
    for exit in handler.exits {
      guard exit.truths.allSatisfy({ assumed[$0.atom] ?? $0.truth == $0.truth }) else { continue }
      let truths = exit.truths.filter { assumed[$0.atom] == nil }
      if truths.isEmpty {
        (last, lastChanges) = (.failure(exit.unwind), exit.changes)
        if !exit.unwind.isError { break }
        forget(to: handler.pathDepth)
        return try joinInTurn(handler, last, lastChanges, finish)
      }
      ways.append((exit, truths, path.count))
      if truths.count == 1 { assume(truths[0].atom, !truths[0].truth) }
    }
    store(lastChanges)
    var value =
      switch last {
      case .success(let value): value
      case .failure(let unwind): try finish(unwind)
      }
    var joined = changes(since: start)
    undo(to: start)
    /// What is known from here on, as the way where it does not hold is left.
    var left: [Truth] = []
    for way in ways.reversed() {
      forget(to: way.pathDepth)
      for (atom, truth) in way.truths { assume(atom, truth) }
      store(way.exit.changes)
      let result = run { () throws(Unwind) -> Value in try finish(way.exit.unwind) }
      if case .failure(.exhausted(let why)) = result { throw .exhausted(why) }
      let isLeft = leave(result)
      let changed = changes(since: start)
      undo(to: start)
      forget(to: way.pathDepth)
      guard !isLeft, case .success(let other) = result else {
        if way.truths.count == 1 { left.append((way.truths[0].atom, !way.truths[0].truth)) }
        continue
      }
      let condition = conjunction(way.truths)
      for cell in Set(joined.keys).union(changed.keys).sorted() {
        try endWhereTooLong()
        let before = cells[cell]
        joined[cell] = ifElse(condition, changed[cell] ?? before, joined[cell] ?? before)
      }
      value = ifElse(condition, other, value)
    }
    store(joined)
    for (atom, truth) in left.reversed() where assumed[atom] == nil { assume(atom, truth) }
    return value
  }

  private func store(_ changes: [Int: Value]) {
    for (cell, value) in changes.sorted(by: { $0.key < $1.key }) { store(value, in: cell) }
  }
}

extension Machine.Handler {
  /// Whether a way that ends so ends here.
  func takes(_ unwind: Unwind) -> Bool {
    switch (unwind, kind) {
    case (.returning, .function), (.throwing, .function), (.throwing, .catching): true
    case (.leaving(let label), .loop(let own)): label == nil || label == own
    case (.leaving(let label), .block(let own)): label != nil && label == own
    case (.next(let label), .round(let own)): label == nil || label == own
    default: false
    }
  }
}

extension Value {
  /// Whether it is true or false, or a choice between them.
  var isTruth: Bool {
    switch self {
    case .bool: true
    case .choice(let choice): choice.whenTrue.isTruth && choice.whenFalse.isTruth
    default: false
    }
  }
}
