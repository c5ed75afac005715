/// The ways from the first screens of navigation stacks to those that are pushed, as sources tell.
struct NavigationWays {
  private var pushers: [String: Set<String>] = [:]
  private var pushedByValue: Set<String> = []
  /// First screens of stacks, and types that make stacks.
  private var beginnings: Set<String> = []
  /// Shown otherwise than pushed.
  private var others: Set<String> = []
  private var titleSizers: Set<String> = []

  init(_ files: [PresentedViewNames]) {
    for file in files {
      for push in file.pushes { pushers[push.name, default: []].insert(push.container) }
      pushedByValue.formUnion(file.pushedByValue)
      beginnings.formUnion(file.roots)
      beginnings.formUnion(file.stackMakers)
      others.formUnion(file.others)
      titleSizers.formUnion(file.titleSizers)
    }
  }

  /// Whether each way to a screen that is pushed begins with a stack, and no screen on any says how large titles are.
  ///
  /// Source: Apple, `NavigationBarItem.TitleDisplayMode.automatic`: "Inherit the display mode from the previous navigation
  /// item"; the first one's is large.
  func haveLargeTitles(below name: String) -> Bool {
    // What a part of a screen or a modifier says may hold for any screen.
    guard titleSizers.allSatisfy({ isScreen($0) }) else { return false }
    var met: Set<String> = [name]
    var open = [name]
    var hasBegun = false
    while let next = open.popLast() {
      // Below a screen of a value may be any other one.
      guard titleSizers.isEmpty || !pushedByValue.contains(next) else { return false }
      for pusher in pushers[next] ?? [] {
        let begins = beginnings.contains(pusher)
        guard !titleSizers.contains(pusher), begins || isPushedAlone(pusher) else { return false }
        if begins { hasBegun = true }
        if pushers[pusher] != nil, met.insert(pusher).inserted { open.append(pusher) }
      }
    }
    return hasBegun
  }

  private func isScreen(_ name: String) -> Bool {
    pushers[name] != nil || others.contains(name) || beginnings.contains(name)
  }

  private func isPushedAlone(_ name: String) -> Bool {
    pushers[name] != nil && !others.contains(name)
  }
}
