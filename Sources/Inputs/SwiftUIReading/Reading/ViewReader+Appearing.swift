import CodeEvaluation

/// What a screen's code does once the screen has appeared.
struct Appearance {
  /// The closures and functions of `onAppear` and `task`, by where they are written, in the order in which they were
  /// found; nil for one that several views have, of which each may do something else.
  private(set) var actions: [(place: String, action: MachineValue?)] = []
  /// Whether they are collected.
  var isCollecting = false
  /// Whether they are being carried out.
  var isUnderWay = false
  /// Whether any view has one.
  var isAwaited = false

  /// Whether code that a modifier of this name is given runs when the view appears.
  static func isAction(_ modifier: String) -> Bool { modifier == "onAppear" || modifier == "task" }

  mutating func add(_ action: MachineValue, at place: String) {
    if let index = actions.firstIndex(where: { $0.place == place }) {
      actions[index].action = nil
    } else if actions.count < 64 {
      actions.append((place, action))
    }
  }
}

extension ViewReader {
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
    restart()
    return views()
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
    appearance.add(given.given.value, at: place)
  }

  private func carryOut(_ action: MachineValue) {
    _ = run { () throws(Unwind) -> MachineValue in try self.machine.call(action, with: []) }
  }
}
