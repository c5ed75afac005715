import CodeLowering
import SwiftCode

// MARK: - What code that is not there may do

extension Machine {
  /// A call of a function of which nobody knows what it does.
  ///
  /// It may give anything, throw behind a `try`, call closures that it is given, now or later and any number of times, change what it is given
  /// `inout`, and call objects whose protocols or superclasses it knows.
  func unknownCall(
    _ origin: String, _ arguments: [Operand], _ receiver: Place?, _ type: TypeReference? = nil
  ) throws(Unwind) -> Value {
    var given: [Value] = []
    for argument in arguments {
      if let place = try inOutPlace(argument) {
        let before = try read(place)
        if try publishUnknown(origin, to: place, before) { continue }
        try write(unknown(origin, typeReference(of: before)), to: place)
        continue
      }
      given.append(try value(argument))
    }
    try library.handed(given, self)
    let kept = keptClosures
    let isForLater = Self.isForLater(origin)
    let isOfNotification = origin.hasPrefix("NotificationCenter")
    for value in given {
      if isOfNotification, library.beginsLater, case .function = value.unwrappedOptional {
        continue
      }
      if isForLater, case .function(let function) = value.unwrappedOptional,
        library.runsLater(function, self)
      {
        continue
      }
      try escape(value)
    }
    // Nobody posts a notification.
    if isOfNotification { keptClosures = kept }
    if let receiver, let value = try? read(receiver) { try escape(value) }
    try callEscaped()
    if tryDepth > 0 {
      let throwsAtom = unknown("\(origin) throws", .named("Bool"))
      let error = unknown("an error", .named("Error"))
      _ = try branch(throwsAtom) { () throws(Unwind) -> Value in
        throw .throwing(error)
      } _: { () throws(Unwind) -> Value in
        .void
      }
    }
    return unknown(origin, type)
  }

  /// Whether a call of the system takes a closure that it calls once what runs now is over.
  private static func isForLater(_ origin: String) -> Bool {
    ["DispatchQueue.", "OperationQueue.main.", "RunLoop.main.", "Timer.", "URLSession."].contains {
      origin.hasPrefix($0)
    } && !origin.contains(".sync") && !origin.contains("concurrentPerform")
  }

  /// Gives a published property a value that nobody knows: `assign(to: &$items)` of a publisher that is not there.
  ///
  /// - Returns: Whether the place has a property's publisher.
  private func publishUnknown(
    _ origin: String, to place: Place, _ before: Value
  ) throws(Unwind) -> Bool {
    guard case .object(let id) = before, objects[id.rawValue].type.place.file >= index.ownFileCount,
      case .named(let path, let arguments)? = typeReference(of: before),
      path == ["CurrentValueSubject"]
    else { return false }
    let value = unknown(origin, arguments.first)
    _ = try call(
      "send", on: place, before, [Operand(value: value)], Frame.empty, nil, origin: .text(origin))
    return true
  }

  /// A call on an unknown value.
  func unknownMember(
    _ name: String, _ value: Unknown, _ place: Place, _ arguments: [Operand]
  ) throws(Unwind) -> Value {
    if let longer = try appended(name, .unknown(value), arguments) { return longer }
    // What it gives, where its type is one of Swift's and no argument is a closure.
    let type = resultType(name, of: value.type)
    let result = try unknownCall(
      "\(value.origin).\(name)", arguments, nil,
      type == nil ? typeOfReduction(name, arguments) : type)
    if name == "toggle", value.type == .named("Bool") {
      try write(negated(.unknown(value)), to: place)
    } else if mayChange(name, value.type) {
      try write(unknown(value.origin, value.type), to: place)
    }
    return result
  }

  /// Whether a function of the name changes a value of the type, if it is one of Swift's.
  private func mayChange(_ name: String, _ type: TypeReference?) -> Bool {
    if Self.mutatingListNames.contains(name) || Self.mutatingCollectionNames.contains(name) {
      return isListOrUnknown(type)
    }
    guard Self.mutatingScalarNames.contains(name) else { return false }
    guard let type else { return true }
    guard case .named(let path, _) = type, path.count == 1 else { return false }
    return path[0] == "Bool" || IntegerKind(named: path[0]) != nil
      || FloatingKind(named: path[0]) != nil
  }

  /// Functions that change lists, sets and dictionaries, besides those that change lists alone.
  private static let mutatingCollectionNames: Set<String> = [
    "sort", "reverse", "partition", "removeValue", "updateValue", "update", "merge", "formUnion",
    "formIntersection", "formSymmetricDifference", "subtract",
  ]

  /// Functions that change a truth or a number.
  private static let mutatingScalarNames: Set<String> = [
    "toggle", "negate", "round", "formSquareRoot", "formRemainder", "formTruncatingRemainder",
    "addProduct",
  ]

  /// Whether a type may be one of Swift's lists, which functions such as `removeLast` change.
  private func isListOrUnknown(_ type: TypeReference?) -> Bool {
    switch type {
    case nil, .array?, .dictionary?: true
    case .named(let path, _)?: path == ["Set"] || path == ["String"]
    default: false
    }
  }

  /// The type of what a member of one of Swift's types gives.
  func resultType(_ name: String, of type: TypeReference?) -> TypeReference? {
    switch (type, name) {
    case (_, "count"), (_, "hashValue"): return .named("Int")
    case (_, "isEmpty"), (_, "contains"), (_, "hasPrefix"), (_, "hasSuffix"), (_, "allSatisfy"):
      return .named("Bool")
    case (_, "description"), (_, "uppercased"), (_, "lowercased"), (_, "joined"),
      (_, "capitalized"),
      (_, "trimmingCharacters"), (_, "replacingOccurrences"):
      return .named("String")
    case (.array(let element)?, "first"), (.array(let element)?, "last"),
      (.array(let element)?, "randomElement"), (.array(let element)?, "min"),
      (.array(let element)?, "max"), (.array(let element)?, "popLast"):
      return .optional(element)
    case (.array?, "filter"), (.array?, "sorted"), (.array?, "reversed"), (.array?, "shuffled"):
      return type
    default: return nil
    }
  }

  /// What `reduce` of an unknown list gives is of the type that it begins with.
  private func typeOfReduction(
    _ name: String, _ arguments: [Operand]
  ) throws(Unwind) -> TypeReference? {
    guard name == "reduce", arguments.count == 2, arguments[0].label == nil else { return nil }
    // `0` is of the type of what is added to it.
    switch try value(arguments[0]) {
    case .integer, .double: return nil
    case let first: return typeReference(of: first)
    }
  }

  /// Hands a value to code that is not there.
  func escape(_ value: Value, depth: Int = 0) throws(Unwind) {
    guard depth < 8 else { return }
    switch value {
    case .function(let function):
      switch function.kind {
      case .closure, .declared: break
      default: return
      }
      var written: Set<Int> = []
      let lost = try givingUp(after: Self.mostStepsOfEscape) { () throws(Unwind) in
        written = try self.havoc { () throws(Unwind) in
          _ = try self.call(function, self.unknownArguments(of: function), nil)
        }
      }
      if lost != nil { try loseCaptured(by: function) }
      keepEscaped(lost ?? written)
      keptClosures?.append(function)
    case .some(let inner): try escape(inner, depth: depth + 1)
    case .array(let array): for element in array.elements { try escape(element, depth: depth + 1) }
    case .tuple(let elements):
      for element in elements { try escape(element.value, depth: depth + 1) }
    case .structure(let structure):
      for field in structure.fields { try escape(field, depth: depth + 1) }
    case .enumCase(let enumeration):
      for element in enumeration.payload { try escape(element.value, depth: depth + 1) }
    case .object(let id): try escape(id)
    case .choice(let choice):
      try escape(choice.whenTrue, depth: depth + 1)
      try escape(choice.whenFalse, depth: depth + 1)
    default: break
    }
  }

  /// The most instructions of a closure that are run to see what it changes.
  private static let mostStepsOfEscape = 20_000

  /// Forgets what a closure holds: objects, and what views and other values keep in them.
  private func loseCaptured(by function: FunctionValue) throws(Unwind) {
    let frame: Frame?
    switch function.kind {
    case .closure(_, let around), .declared(_, _, let around): frame = around
    default: frame = nil
    }
    guard let receiver = frame?.receiver, let value = try? read(receiver) else { return }
    try loseObjects(in: value)
  }

  func loseObjects(in value: Value, depth: Int = 0) throws(Unwind) {
    guard depth < 4 else { return }
    switch value.unwrappedOptional {
    case .object(let id): try loseFields(of: id)
    case .structure(let structure):
      for field in structure.fields { try loseObjects(in: field, depth: depth + 1) }
    default: break
    }
  }

  /// An object of a class that a module that is not there knows a part of may be changed by it.
  private func escape(_ id: ObjectID) throws(Unwind) {
    let object = objects[id.rawValue]
    guard !escapedObjects.contains(id) else { return }
    let types = [object.type] + ancestors(of: object.type)
    let isKnownOutside = types.contains { type in
      type.groups.flatMap(\.inherited).contains { isForeign($0, in: type) }
    }
    guard isKnownOutside else { return }
    // What a framework of the prelude does to its objects is in its sources.
    if types.contains(where: { $0.place.file >= index.ownFileCount }) { return }
    escapedObjects.insert(id)
    orderedEscapedObjects.append(id)
    try loseFields(of: id)
  }

  func loseFields(of id: ObjectID, constantsToo: Bool = false) throws(Unwind) {
    let object = objects[id.rawValue]
    for type in [object.type] + ancestors(of: object.type) {
      for property in type.storedProperties where constantsToo || !property.isLet {
        guard let cell = object.cells[property.id], !isUnread(cell) else { continue }
        if !constantsToo, libraryCells.contains(cell) {
          lose(cell)
        } else {
          lost(unknown(property.name, self.type(of: property, object.arguments)), in: cell)
        }
      }
    }
  }

  /// Whether a protocol or a class is of a module that is not there, and not one of Swift's that asks for nothing.
  private func isForeign(_ type: TypeReference, in context: TypeDeclaration) -> Bool {
    switch type {
    case .named(let path, _):
      if index.declaration(path: path, in: context, file: context.place.file) != nil {
        return false
      }
      return !Self.harmless.contains(path.last ?? "")
    case .composition(let parts): return parts.contains { isForeign($0, in: context) }
    default: return false
    }
  }

  private static let harmless: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible", "Error",
    "Codable", "Encodable", "Decodable", "Sendable", "AnyObject", "ObservableObject", "NSObject",
    "CaseIterable", "RawRepresentable", "LocalizedError", "CustomDebugStringConvertible",
    "AnyActor", "Actor",
    "Sequence", "IteratorProtocol", "Collection",
  ]

  /// Notes cells that closures change which code that is not there may call whenever it runs.
  private func keepEscaped(_ written: Set<Int>) {
    let new = written.subtracting(escapedCells)
    guard !callsKeptClosures, !new.isEmpty else { return }
    escapedCells.formUnion(new)
    orderedEscapedCells += new.sorted()
  }

  /// Calls of closures and changes of objects that code that is not there kept.
  func callEscaped() throws(Unwind) {
    // What nobody has read since it was lost is as unknown as it can be.
    for cell in orderedEscapedCells where !isUnread(cell) { lose(cell) }
    for id in orderedEscapedObjects { try loseFields(of: id) }
  }

  /// What is assigned to a property of something unknown is in the hands of code that is not there.
  func handOver(_ value: Value, to base: Place) throws(Unwind) {
    guard case .function(let function) = value.unwrappedOptional else { return }
    switch try read(base).unwrappedOptional {
    // `var model: Model!` that others have set by then.
    case .unknown, .null: break
    default: return
    }
    guard keepsLibraryState else { return try escape(value) }
    if keptClosures != nil {
      keptClosures?.append(function)
    } else {
      handedClosures.append(function)
    }
  }

  /// Does what closures may do that were assigned to properties of something unknown.
  package func escapeHandedClosures() {
    for closure in handedClosures {
      _ = guarded { () throws(Unwind) -> Value in
        try escape(.function(closure))
        return .void
      }
    }
    handedClosures = []
  }

  /// What is assumed of a screen where they are called.
  package static let callsKeptClosuresOnce = "closures that it hands out are called"

  /// Calls closures that code which is not there was given, each once, with arguments that nobody knows.
  ///
  /// What they leave stays: that others may call them again, at any time, is no longer minded.
  package func callKeptClosures() {
    orderedEscapedCells = []
    callsKeptClosures = true
    defer { callsKeptClosures = false }
    var next = 0
    while let closures = keptClosures, closures.indices.contains(next), next < Self.mostCalls {
      let closure = closures[next]
      next += 1
      _ = guarded { () throws(Unwind) -> Value in
        try call(closure, unknownArguments(of: closure), nil)
      }
    }
  }

  /// Of closures that were kept: those that they keep themselves could be called for ever.
  private static let mostCalls = 60

  private func unknownArguments(of function: FunctionValue) -> [Operand] {
    switch function.kind {
    case .closure(let code, let frame):
      return code.parameters.map { parameter in
        Operand(
          parameter.label,
          value: unknown("an argument", parameter.type.map { canonical($0, frame) }))
      }
    case .declared(let functions, _, let frame):
      return (functions.first?.parameters ?? []).map { parameter in
        Operand(parameter.label, value: unknown("an argument", canonical(parameter.type, frame)))
      }
    default: return []
    }
  }

  /// Forgets what is in a cell but for its type.
  func lose(_ cell: Int) {
    if case .uninitialized = cells[cell] { return }
    if libraryCells.contains(cell), isKept(cells[cell]) {
      doubtedCells.insert(cell)
      return
    }
    if case .unknown = cells[cell] {} else { lastKnown[cell] = cells[cell] }
    let type = expectations[cell] ?? typeReference(of: cells[cell])
    lost(unknown(origin(ofLost: cells[cell], type), type), in: cell)
  }

  /// What a value that is lost is called: as before where nobody knew it, else for its type, unless that is one of Swift's.
  private func origin(ofLost value: Value, _ type: TypeReference?) -> String {
    if case .unknown(let unknown) = value { return unknown.origin }
    guard case .named(let path, _)? = type?.unwrapped, let name = path.last,
      IntegerKind(named: name) == nil, FloatingKind(named: name) == nil,
      !["String", "Substring", "Character", "Bool", "Any", "AnyObject"].contains(name)
    else { return "a value" }
    return name
  }

  /// Whether a property of the prelude's classes keeps a value where code may change it that is called later.
  private func isKept(_ value: Value) -> Bool {
    switch value.unwrappedOptional {
    case .null, .unknown, .string, .text: false
    default: true
    }
  }

  /// Puts a new unknown value into a cell, and notes that nobody has read it.
  private func lost(_ value: Value, in cell: Int) {
    store(value, in: cell)
    guard case .unknown(let unknown) = value else { return }
    unreadLosses[cell] = unknown.id.rawValue
  }

  /// Whether to lose a cell would leave as little known as there is.
  private func isLost(_ cell: Int) -> Bool {
    if libraryCells.contains(cell), isKept(cells[cell]) { return doubtedCells.contains(cell) }
    if case .unknown = simplified(cells[cell]) { return true }
    return false
  }

  /// Whether what is in a cell is an unknown value that is nowhere else: another one in its place would be the same.
  private func isUnread(_ cell: Int) -> Bool {
    guard unreadLosses[cell] != 0, case .unknown(let unknown) = cells[cell] else { return false }
    return unknown.id.rawValue == unreadLosses[cell]
  }

  /// Runs something that happens any number of times, none included: what it changes is not known after it.
  ///
  /// - Returns: The cells that it changes.
  @discardableResult
  func havoc(_ body: () throws(Unwind) -> Void) throws(Unwind) -> Set<Int> {
    var written: Set<Int> = []
    let pathDepth = path.count
    let kept = keptClosures
    openForks += 1
    defer {
      openForks -= 1
      // Those that it keeps are of values that are undone.
      keptClosures = kept
    }
    for _ in 0..<4 {
      let start = journal.count
      let known = cells.count
      let mark = evaluated.count
      var left: Unwind?
      do {
        try body()
      } catch {
        if case .exhausted = error { throw error }
        left = error
      }
      forget(to: pathDepth)
      let changed = Set(changes(since: start).keys.filter { $0 < known })
      // Ways that were left within it are not told apart from those that were not.
      undo(to: start)
      _ = takeEvaluated(since: mark)
      // Where all of it was lost before, another round would be this one again: rounds within rounds would double at each level.
      let isOver = changed.isSubset(of: written) || changed.allSatisfy { isLost($0) }
      for cell in changed.sorted() { lose(cell) }
      if let left {
        switch left {
        case .returning(let value):
          let atom = unknown("it returns", .named("Bool"))
          let returned: Value =
            if case .void = value { .void } else { unknown("a result", typeReference(of: value)) }
          _ = try branch(atom) { () throws(Unwind) -> Value in
            throw .returning(returned)
          } _: { () throws(Unwind) -> Value in
            .void
          }
        case .throwing:
          let atom = unknown("it throws", .named("Bool"))
          let error = unknown("an error", .named("Error"))
          if handlers.contains(where: { $0.kind == .catching || $0.kind == .function }),
            tryDepth > 0
          {
            _ = try branch(atom) { () throws(Unwind) -> Value in
              throw .throwing(error)
            } _: { () throws(Unwind) -> Value in
              .void
            }
          }
        default: break
        }
      }
      written.formUnion(changed)
      if isOver { break }
    }
    for cell in written.sorted() { lose(cell) }
    return written
  }

  /// A value of a type of a module that is not there.
  func constructForeign(
    _ type: TypeReference, _ arguments: [Operand], _ frame: Frame, at place: CodePlace?
  ) throws(Unwind) -> Value {
    if let made = try constructByExtension(type, arguments, frame) { return made }
    if let made = try library.construct(type, arguments, self) { return made }
    if library.keeps(type) {
      return try keep("init", of: nil, root: type, arguments, at: place, type)
    }
    if arguments.contains(where: \.isFunction) {
      let kept = try keep("init", of: nil, root: type, arguments, at: place, type)
      _ = try unknownCall(type.description, arguments, nil, type)
      return kept
    }
    var given: [String: Value] = [:]
    for argument in arguments where argument.expression?.isInOut != true {
      let value = settled(try value(argument))
      keep(value, for: argument)
      if let label = argument.label { given[label] = value }
    }
    let made = try unknownCall(type.description, arguments, nil, type)
    if case .unknown(let unknown) = made, !given.isEmpty { self.given[unknown.id] = given }
    return made
  }

  /// Whether a truth is a state of the app, and not of code that is not there or of a file.
  package static func isState(_ truth: String) -> Bool {
    truth != keepsArguments && !truth.hasSuffix(" throws")
  }

  /// The origin of the truth that types of other modules keep what they are made with.
  package static let keepsArguments = "what types of other modules are made with is what they keep"

  /// What a value of another module's type was made with by the name of a member: such values mostly keep it, as memberwise
  /// initialisers do. That is assumed, once for all of them.
  func argument(_ name: String, of value: Value) -> Value? {
    let known: Value?
    switch value {
    case .unknown(let unknown): known = given[unknown.id]?[name]
    case .foreign(let foreign) where foreign.isOfUnknownType:
      known = foreign.arguments?.first { $0.label == name }?.value
    default: return nil
    }
    guard let known else { return nil }
    switch derived("keeps arguments", Self.keepsArguments, .named("Bool")) {
    case .unknown(let truth):
      return .choice(truth.id, known, unknown(name, typeReference(of: known)))
    case .bool(true): return known
    default: return nil
    }
  }

  /// A value of another module's type with a member set that it was made with; nil for all others.
  func setting(_ name: String, to value: Value, in made: Value) -> Value? {
    switch made {
    case .unknown(let unknown):
      guard var known = given[unknown.id], known[name] != nil,
        case .unknown(let changed) = self.unknown(unknown.origin, unknown.type)
      else { return nil }
      known[name] = value
      given[changed.id] = known
      return .unknown(changed)
    case .foreign(let foreign) where foreign.isOfUnknownType:
      guard var arguments = foreign.arguments,
        let number = arguments.firstIndex(where: { $0.label == name })
      else { return nil }
      arguments[number] = ForeignArgument(name, value)
      foreignCount += 1
      return .foreign(
        ForeignValue(
          number: foreignCount, base: nil, root: nil, name: foreign.name, arguments: arguments,
          type: foreign.type, place: foreign.place))
    default: return nil
    }
  }
}
