import CodeEvaluation

/// What a screen's code does once the screen has appeared.
struct Appearance {
  /// The closures and functions of `onAppear` and `task`, by where they are written, in the order in which they were
  /// found; nil for one that several views have, of which each may do something else.
  private(set) var actions: [(place: String, action: MachineValue?, isTask: Bool)] = []
  /// Whether they are collected.
  var isCollecting = false
  /// Whether they are being carried out, and with them what they begin as a `Task`.
  var isUnderWay = false
  var runsTasks = false
  /// Whether any view has one.
  var isAwaited = false

  /// Whether code that a modifier of this name is given runs when the view appears.
  static func isAction(_ modifier: String) -> Bool { modifier == "onAppear" || modifier == "task" }

  mutating func add(_ action: MachineValue, at place: String, isTask: Bool) {
    if let index = actions.firstIndex(where: { $0.place == place }) {
      actions[index].action = nil
    } else if actions.count < 64 {
      actions.append((place, action, isTask))
    }
  }
}

extension ViewReader {
  /// The views of a root after the code that runs when they appear, which is what a reader sees first.
  ///
  /// - Parameter runsTasks: Whether what `task` and `Task` are given has run as well, to its end, over `await`: what it waits
  ///   for is not known, unless sources tell.
  func read(_ root: Root, runsTasks: Bool) -> ViewPiece {
    let views = views(of: root)
    appearance.isCollecting = true
    let before = views()
    appearance.isCollecting = false
    let actions = appearance.actions.filter { runsTasks || !$0.isTask }
    guard actions.contains(where: { $0.action != nil }) else { return before }
    appearance.isUnderWay = true
    appearance.runsTasks = runsTasks
    for (_, action, _) in actions {
      if let action { carryOut(action) }
    }
    appearance.isUnderWay = false
    return readingAgain(before, views)
  }

  /// Keeps in mind what `onAppear { … }` and `task { … }` are given.
  func note(appearing name: String, _ call: CallArguments) {
    guard Appearance.isAction(name) else { return }
    appearance.isAwaited = true
    guard appearance.isCollecting,
      let given = call.trailing ?? call.expression("perform") ?? call.expression("action")
        ?? call.unlabelled.last(where: \.isClosure),
      case .function(let function) = given.given.value
    else { return }
    let place = function.place.map { "\($0.file):\($0.offset)" } ?? name
    appearance.add(given.given.value, at: place, isTask: name == "task")
  }

  private func carryOut(_ action: MachineValue) {
    _ = run(most: Self.maximumStepsOfPreview) { () throws(Unwind) -> MachineValue in
      try self.machine.call(action, with: [])
    }
  }
}
