import CodeEvaluation
import SwiftCode

/// What a screen's code does once the screen has appeared.
///
/// Views are read, what they do as they appear is carried out, and they are read again with the states that it left, until
/// nothing is left to do, or for so many rounds.
struct Appearance {
  struct Action {
    var function: MachineValue
    /// What it is given.
    var arguments: [MachineValue] = []
    var isTask: Bool
  }

  /// What views read since the last round do, in the order in which it was found.
  private(set) var actions: [Action] = []
  /// Whether they are collected.
  var isCollecting = false
  /// Whether they are being carried out, and with them what they begin as a `Task`.
  var isUnderWay = false
  var runsTasks = false
  /// Whether any view has one.
  var isAwaited = false
  /// How often they have been carried out.
  var rounds = 0
  /// What views and modifiers keep between two readings, by their types, in the order in which they are read.
  private var states: [String: [[Int: MachineValue]]] = [:]
  private var statesRead: [String: Int] = [:]
  /// How many objects there were when this reading began.
  var firstNewObject = 0
  /// How often the code of a place was met in this reading, so that views of one place are told apart.
  private var occurrences: [String: Int] = [:]
  /// What has begun: closures of views that appeared.
  private var begun: Set<String> = []
  /// The values that changes are told of, as they were when last looked at.
  private var watched: [String: MachineValue] = [:]
  /// What layout told, and what views in it prefer.
  var measures = Measures()

  static let mostRounds = 4
  /// Views of one place whose closures are called: about as many as a screen shows at once.
  private static let mostOccurrences = 12

  /// Whether code that a modifier of this name is given runs when the view appears.
  static func isAction(_ modifier: String) -> Bool {
    ["onAppear", "task", "onChange", "onReceive"].contains(modifier)
  }

  /// Begins another reading of the same views.
  mutating func restart() {
    statesRead = [:]
    occurrences = [:]
  }

  /// Forgets what views kept that were only looked through.
  mutating func forgetStates() { states = [:] }

  /// What tells something from the same code that another view has.
  mutating func key(_ place: String) -> String {
    let number = occurrences[place, default: 0]
    occurrences[place] = number + 1
    return "\(place)#\(number)"
  }

  /// What a view that is read kept when it was read before; nil where it was not there, and what it has is kept.
  mutating func states(of type: String, _ new: [Int: MachineValue]) -> [Int: MachineValue]? {
    let number = statesRead[type, default: 0]
    statesRead[type] = number + 1
    if let kept = states[type], kept.indices.contains(number) { return kept[number] }
    states[type, default: []].append(new)
    return nil
  }

  /// Notes what a view does when it appears, once.
  mutating func add(_ action: Action, at place: String) {
    let key = key(place)
    guard occurrences[place, default: 0] <= Self.mostOccurrences, begun.insert(key).inserted else {
      return
    }
    append(action)
  }

  /// Notes what a view does as a value changes.
  ///
  /// - Parameters:
  ///   - isFirst: Whether it does so for the first value, too.
  ///   - parameterCount: How much it is given: the new value, or the old one before it.
  mutating func watch(
    _ value: MachineValue, at key: String, isFirst: Bool, _ function: MachineValue,
    parameterCount: Int
  ) {
    let old = watched.updateValue(value, forKey: key)
    if let old {
      // What nobody knows is another unknown value at each reading.
      if MachineValue.isSame(old, value) || !old.isWhollyKnown && !value.isWhollyKnown { return }
    }
    guard isFirst || old != nil else { return }
    let arguments = [old ?? value, value].suffix(min(parameterCount, 2))
    append(Action(function: function, arguments: Array(arguments), isTask: false))
  }

  /// Whether something is left to do, and there is a round for it.
  var isUnsettled: Bool {
    rounds < Self.mostRounds
      && (measures.haveChanged || actions.contains { runsTasks || !$0.isTask })
  }

  private mutating func append(_ action: Action) {
    if actions.count < 64 { actions.append(action) }
  }

  /// What is to be carried out now.
  mutating func taken() -> [Action] {
    defer { actions = [] }
    return actions.filter { runsTasks || !$0.isTask }
  }
}

extension ViewReader {
  /// The views of a root after the code that runs when they appear, which is what a reader sees first.
  ///
  /// - Parameter runsTasks: Whether what `task` and `Task` are given has run as well, to its end, over `await`: what it waits
  ///   for is not known, unless sources tell. Closures that the code handed to others were called once, in their order.
  /// - Returns: The views, and how to make them again.
  func read(_ root: Root, runsTasks: Bool) -> (piece: ViewPiece, again: () -> ViewPiece) {
    appearance.runsTasks = runsTasks
    appearance.isCollecting = true
    let views = views(of: root)
    appearance.restart()
    return (settled(views(), views), views)
  }

  /// Views with what they do as they appear, and as what they look at changes.
  func settled(_ piece: ViewPiece, _ views: () -> ViewPiece) -> ViewPiece {
    var piece = piece
    while appearance.isUnsettled {
      let actions = appearance.taken()
      let isToldOfLayout = appearance.measures.haveChanged
      appearance.rounds += 1
      appearance.measures.haveChanged = false
      let chosen = choices
      let changes = machine.changesCells { carryOut(actions) }
      if !changes && !isToldOfLayout {
        // No body runs again.
        choices = chosen
        continue
      }
      piece = readingAgain(piece) {
        appearance.restart()
        appearance.firstNewObject = machine.objectCount
        return views()
      }
    }
    return piece
  }

  /// A view or a modifier with the states that it had when it was read before, which stay while what is around it is made
  /// anew.
  func withStates(_ value: MachineValue, of type: OwnType) -> MachineValue {
    guard appearance.isCollecting else { return value }
    var new: [Int: MachineValue] = [:]
    _ = machine.keepingStates(in: value, of: Self.stateWrappers, since: 0) { number, state in
      new[number] = state
      return state
    }
    guard !new.isEmpty, let kept = appearance.states(of: type.qualifiedName, new) else {
      return value
    }
    // The body around it does not run again on a device, so that it makes no other object either.
    let first = appearance.firstNewObject
    return machine.keepingStates(in: value, of: Self.stateWrappers, since: first) { number, state in
      kept[number] ?? state
    }
  }

  private static let stateWrappers: Set<String> = ["State", "StateObject"]

  /// Keeps in mind what `onAppear { … }` and `task { … }` are given.
  func note(appearing name: String, _ call: CallArguments) {
    guard Appearance.isAction(name) else { return }
    let given =
      call.trailing ?? call.expression("perform") ?? call.expression("action")
      ?? call.unlabelled.last(where: \.isClosure)
    if name == "onChange" { return note(change: call, given?.given.value) }
    var published: MachineValue?
    if name == "onReceive" {
      guard let value = call.unlabelled.first.flatMap({ self.published(by: $0.given.value) }) else {
        return
      }
      published = value
    }
    appearance.isAwaited = true
    guard appearance.isCollecting, case .function(let function)? = given?.given.value else {
      return
    }
    var action = Appearance.Action(function: .function(function), isTask: name == "task")
    if let published {
      action.arguments = [published]
      if case .unknown = published { action.isTask = true }
    }
    appearance.add(action, at: place(of: function) ?? name)
  }

  /// Keeps in mind what `onChange(of:)` is given, and what it looks at.
  private func note(change call: CallArguments, _ given: MachineValue?) {
    let isFirst =
      if case .bool(true)? = call.expression("initial")?.given.value { true } else { false }
    if isFirst { appearance.isAwaited = true }
    guard appearance.isCollecting, case .function(let function)? = given,
      let value = call.expression("of")?.given.value
    else { return }
    // It is told of both the old and the new value, of the new one alone, or of nothing.
    let key = appearance.key(place(of: function) ?? "onChange")
    appearance.watch(
      machine.current(value), at: key, isFirst: isFirst, .function(function),
      parameterCount: function.parameterCount)
  }

  func place(of function: CodeEvaluation.FunctionValue) -> String? {
    function.place.map { "\($0.file):\($0.offset)" }
  }

  /// Whether a closure that the system calls later has not run in the state that is read.
  ///
  /// The first picture shows what an object has when it is made, and not what it begins then: what that leaves is known in the
  /// state in which all that was waited for has come.
  func runsLater(_ function: CodeEvaluation.FunctionValue) -> Bool {
    if appearance.isUnderWay { return !appearance.runsTasks }
    guard appearance.isCollecting else { return false }
    appearance.isAwaited = true
    appearance.add(
      Appearance.Action(function: .function(function), isTask: true),
      at: place(of: function) ?? "later")
    return true
  }

  /// What a publisher has published once it was waited for; nil where nothing comes by itself.
  private func published(by publisher: MachineValue) -> MachineValue? {
    switch publisher {
    case .object:
      guard case .array(let values)? = try? machine.value(of: "_values", in: publisher) else {
        return nil
      }
      return values.elements.first
    case .unknown(let unknown):
      // Nobody posts a notification, and what a clock publishes is of later.
      let isLater = ["NotificationCenter", "Timer"].contains { unknown.origin.contains($0) }
      guard !isLater else { return nil }
      var type: TypeReference?
      if case .named(_, let arguments)? = unknown.type { type = arguments.first }
      return machine.unknown(unknown.origin, type)
    default: return nil
    }
  }

  private func carryOut(_ actions: [Appearance.Action]) {
    appearance.isUnderWay = true
    defer { appearance.isUnderWay = false }
    if appearance.runsTasks { machine.keptClosures = [] }
    for action in actions {
      _ = run(most: Self.maximumStepsOfPreview) { () throws(Unwind) -> MachineValue in
        try self.machine.call(action.function, with: action.arguments)
      }
    }
    callHandedClosures()
  }

  private func callHandedClosures() {
    guard let kept = machine.keptClosures else { return }
    if !kept.isEmpty { assume(Machine.callsKeptClosuresOnce) }
    _ = run(most: Self.maximumStepsOfPreview) { () throws(Unwind) -> MachineValue in
      self.machine.callKeptClosures()
      return .void
    }
    machine.keptClosures = nil
  }
}
