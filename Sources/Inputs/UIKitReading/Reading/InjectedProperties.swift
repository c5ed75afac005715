import CodeEvaluation
import SwiftCode

/// Properties of a screen that others set once they have made it: `var configuration: Configuration? { didSet { … } }`.
struct InjectedProperties {
  let machine: Machine
  let reader: HeapReader

  /// Gives those that are still nil values that nobody knows, as whoever shows the screen does before its views are loaded.
  func inject(into object: ObjectID) {
    forEachUnset(of: object) { variable in
      machine.keep(.some(value(for: variable)), for: variable, in: object)
    }
  }

  /// Sets those that are still nil, and whose observers show them, to values that nobody knows.
  ///
  /// That others set them is assumed: they need not set all.
  func fill(_ object: ObjectID) {
    forEachUnset(of: object) { variable in
      guard variable.accessors.didSet != nil, !variable.isWeak else { return }
      reader.assume("\(variable.name) is set")
      _ = machine.guarded { () throws(Unwind) -> Value in
        try machine.set(variable.name, of: .object(object), to: .some(value(for: variable)))
        return .void
      }
    }
  }

  private func value(for variable: VariableDeclaration) -> Value {
    machine.unknown(variable.name, variable.type?.unwrapped)
  }

  private func forEachUnset(of object: ObjectID, _ body: (VariableDeclaration) -> Void) {
    for type in reader.classes(of: object) where !reader.isPrelude(type) {
      for variable in type.storedProperties where isOpenToOthers(variable) {
        if let value = machine.stored(variable, in: object), case .null = value { body(variable) }
      }
    }
  }

  /// A closure that a screen calls is not what it shows.
  private func isOpenToOthers(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isLet, !variable.isPrivate, !variable.isStatic,
      !variable.attributes.contains(where: { $0.name == "IBOutlet" })
    else { return false }
    if case .function? = variable.type?.unwrapped { return false }
    return true
  }
}
