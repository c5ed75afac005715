import CodeEvaluation
import SwiftCode

/// Properties of a screen that others set once they have made it: `var configuration: Configuration? { didSet { … } }`.
struct InjectedProperties {
  let machine: Machine
  let reader: HeapReader

  /// Gives those that are still nil, and whose observers show them, values that nobody knows.
  ///
  /// That others set them is assumed: they need not set all.
  func fill(_ object: ObjectID) {
    for type in reader.classes(of: object) where !reader.isPrelude(type) {
      for variable in type.storedProperties where isInjected(variable) {
        guard let value = machine.stored(variable, in: object), case .null = value else { continue }
        reader.assume("\(variable.name) is set")
        _ = machine.guarded { () throws(Unwind) -> Value in
          try machine.set(
            variable.name, of: .object(object),
            to: .some(machine.unknown(variable.name, variable.type?.unwrapped)))
          return .void
        }
      }
    }
  }

  private func isInjected(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isLet, !variable.isPrivate, !variable.isStatic, !variable.isWeak,
      variable.accessors.didSet != nil,
      !variable.attributes.contains(where: { $0.name == "IBOutlet" })
    else { return false }
    if case .function? = variable.type?.unwrapped { return false }
    return true
  }
}
