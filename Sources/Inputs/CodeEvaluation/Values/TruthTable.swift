/// What is taken to hold of unknown truths, by their numbers, which are dense.
struct TruthTable {
  /// 0 where nothing is taken to hold, 1 for what is false, 2 for what is true.
  private var states: [UInt8] = []
  /// Of how many something is taken to hold.
  private(set) var count = 0

  subscript(atom: UnknownID) -> Bool? {
    get {
      guard states.indices.contains(atom.rawValue) else { return nil }
      return states[atom.rawValue] == 0 ? nil : states[atom.rawValue] == 2
    }
    set {
      let state: UInt8 = newValue.map { $0 ? 2 : 1 } ?? 0
      if atom.rawValue >= states.count {
        guard state != 0 else { return }
        states.append(
          contentsOf: repeatElement(
            0, count: max(atom.rawValue + 1, 2 * states.count) - states.count)
        )
      }
      count += (state == 0 ? 0 : 1) - (states[atom.rawValue] == 0 ? 0 : 1)
      states[atom.rawValue] = state
    }
  }
}
