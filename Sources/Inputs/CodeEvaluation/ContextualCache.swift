import SwiftCode

/// Where code runs: what is private is seen there alone.
struct CodeContext: Hashable {
  var file: Int
  var type: DeclarationID?
}

/// What was found under a key, by all code or by that of one place.
struct ContextualCache<Key: Hashable, Found> {
  private var everywhere: [Key: Found] = [:]
  private var byContext: [Key: [CodeContext: Found]] = [:]

  func found(for key: Key, in context: @autoclosure () -> CodeContext) -> Found? {
    everywhere[key] ?? byContext[key]?[context()]
  }

  /// - Parameter context: Nil where all code finds the same.
  mutating func keep(_ found: Found, for key: Key, in context: CodeContext?) {
    if let context {
      byContext[key, default: [:]][context] = .some(found)
    } else {
      everywhere[key] = .some(found)
    }
  }
}
