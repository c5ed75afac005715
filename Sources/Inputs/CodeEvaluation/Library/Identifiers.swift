import Foundation
import SwiftCode

// MARK: - What `Prelude.identifiers` is written with

extension Machine {
  /// A function of the prelude about identifiers; nil for all others.
  func identifierFunction(_ name: String, _ values: [Value]) -> Value? {
    switch name {
    case "NativeUUIDText":
      guard case .string(let text, _) = values[0] else {
        return unknown("UUID", .optional(.named("String")))
      }
      return UUID(uuidString: text).map { .some(.string($0.uuidString)) } ?? .null
    case "NativeIdentifier":
      switch values[0].unwrappedOptional {
      case .null:
        identifierCount += 1
        return .integer(identifierCount, .int)
      case .string(let text, _):
        if let known = identifiers[text] { return .integer(known, .int) }
        identifierCount += 1
        identifiers[text] = identifierCount
        return .integer(identifierCount, .int)
      default: return unknown("UUID", .named("Int"))
      }
    default: return nil
    }
  }
}
