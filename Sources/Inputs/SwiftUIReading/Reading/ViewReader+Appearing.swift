import CodeEvaluation
import SwiftCode

/// What a screen's code does once the screen has appeared.
struct Appearance {
  /// The closures and functions of `onAppear`, `task` and `onChange(of:initial: true)`, one of each place in the sources, in the
  /// order in which they were found.
  private(set) var actions: [Action] = []

  struct Action {
    var place: String
    /// Nil where several views have it: it may do something else for each.
    var function: MachineValue?
    /// What it is given.
    var arguments: [MachineValue] = []
    var isTask: Bool
  }

  /// Whether they are collected.
  var isCollecting = false
  /// Whether they are being carried out, and with them what they begin as a `Task`.
  var isUnderWay = false
  var runsTasks = false
  /// Whether any view has one.
  var isAwaited = false
  /// Whether views are read again, with the states that they had.
  var isOver = false
  /// What views keep between two readings, by their types, in the order in which they are read.
  private var states: [String: [[MachineValue]]] = [:]
  private var readAgain: [String: Int] = [:]

  /// Whether code that a modifier of this name is given runs when the view appears.
  static func isAction(_ modifier: String) -> Bool {
    ["onAppear", "task", "onChange", "onReceive"].contains(modifier)
  }

  /// Notes what a view keeps.
  mutating func note(_ kept: [MachineValue], of type: String) {
    states[type, default: []].append(kept)
  }

  /// What the view that is read next of a type kept; nil where it was not there.
  mutating func nextStates(of type: String) -> [MachineValue]? {
    let number = readAgain[type, default: 0]
    readAgain[type] = number + 1
    guard let states = states[type], states.indices.contains(number) else { return nil }
    return states[number]
  }

  mutating func add(_ action: Action) {
    if let index = actions.firstIndex(where: { $0.place == action.place }) {
      actions[index].function = nil
    } else if actions.count < 64 {
      actions.append(action)
    }
  }
}

extension ViewReader {
  /// The views of a root after the code that runs when they appear, which is what a reader sees first.
  ///
  /// - Parameter runsTasks: Whether what `task` and `Task` are given has run as well, to its end, over `await`: what it waits
  ///   for is not known, unless sources tell. Closures that the code handed to others were called once, in their order.
  func read(_ root: Root, runsTasks: Bool) -> ViewPiece {
    appearance.isCollecting = true
    let views = views(of: root)
    let before = views()
    appearance.isCollecting = false
    let actions = appearance.actions.filter { runsTasks || !$0.isTask }
    guard actions.contains(where: { $0.function != nil }) else { return before }
    appearance.isUnderWay = true
    appearance.runsTasks = runsTasks
    if runsTasks { machine.keptClosures = [] }
    for action in actions { carryOut(action) }
    callHandedClosures()
    appearance.isUnderWay = false
    appearance.isOver = true
    defer { appearance.isOver = false }
    return readingAgain(before, views)
  }

  /// A view with the states that it had when it was read before, which stay while what is around it is made anew.
  func withStates(_ value: MachineValue, of type: OwnType) -> MachineValue {
    if appearance.isOver {
      guard let kept = appearance.nextStates(of: type.qualifiedName) else { return value }
      var number = 0
      return machine.keeping(in: value, forStates: Self.stateWrappers) { new in
        number += 1
        return kept.indices.contains(number - 1) ? kept[number - 1] : new
      }
    }
    guard appearance.isCollecting else { return value }
    var kept: [MachineValue] = []
    _ = machine.keeping(in: value, forStates: Self.stateWrappers) { state in
      kept.append(state)
      return state
    }
    appearance.note(kept, of: type.qualifiedName)
    return value
  }

  private static let stateWrappers: Set<String> = ["State", "StateObject"]

  /// Keeps in mind what `onAppear { … }` and `task { … }` are given.
  func note(appearing name: String, _ call: CallArguments) {
    guard Appearance.isAction(name) else { return }
    if name == "onChange" {
      // It runs at first only where it says so.
      guard case .bool(true)? = call.expression("initial")?.given.value else { return }
    }
    var published: MachineValue?
    if name == "onReceive" {
      guard let value = call.unlabelled.first.flatMap({ self.published(by: $0.given.value) }) else {
        return
      }
      published = value
    }
    appearance.isAwaited = true
    guard appearance.isCollecting,
      let given = call.trailing ?? call.expression("perform") ?? call.expression("action")
        ?? call.unlabelled.last(where: \.isClosure),
      case .function(let function) = given.given.value
    else { return }
    let place = function.place.map { "\($0.file):\($0.offset)" } ?? name
    var action = Appearance.Action(
      place: place, function: given.given.value, isTask: name == "task")
    if name == "onChange", let value = call.expression("of")?.given.value {
      // The old and the new value are one.
      action.arguments = Array(repeating: value, count: min(function.parameterCount, 2))
    }
    if let published {
      action.arguments = [published]
      if case .unknown = published { action.isTask = true }
    }
    appearance.add(action)
  }

  /// Whether a closure that the system calls later has not run in the state that is read.
  ///
  /// What an object begins when it is made may be over long before the screen is shown: nobody knows, but what it leaves is
  /// known in the state in which all that was waited for has come.
  func runsLater(_ function: CodeEvaluation.FunctionValue) -> Bool {
    if appearance.isUnderWay { return !appearance.runsTasks }
    guard appearance.isCollecting else { return false }
    let place = function.place.map { "\($0.file):\($0.offset)" } ?? "later"
    appearance.isAwaited = true
    appearance.add(
      Appearance.Action(place: place, function: .function(function), isTask: true))
    return false
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

  private func callHandedClosures() {
    guard let kept = machine.keptClosures else { return }
    if !kept.isEmpty { assume(Machine.callsKeptClosuresOnce) }
    _ = run(most: Self.maximumStepsOfPreview) { () throws(Unwind) -> MachineValue in
      self.machine.callKeptClosures()
      return .void
    }
    machine.keptClosures = nil
  }

  private func carryOut(_ action: Appearance.Action) {
    guard let function = action.function else { return }
    _ = run(most: Self.maximumStepsOfPreview) { () throws(Unwind) -> MachineValue in
      try self.machine.call(function, with: action.arguments)
    }
  }
}
