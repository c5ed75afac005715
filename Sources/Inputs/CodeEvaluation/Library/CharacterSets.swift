import CodeLowering
import SwiftCode

import struct Foundation.CharacterSet

extension Machine {
  /// A set of characters as code writes it: `.newlines`, `CharacterSet.letters.inverted`, `CharacterSet(charactersIn: "-_")`; nil
  /// for all others.
  func characterSet(_ operand: Operand) throws(Unwind) -> CharacterSet? {
    return try characterSet(value(operand, .named("CharacterSet")))
  }

  /// A set that code keeps; nil where its characters are not known.
  func characterSet(_ value: Value) throws(Unwind) -> CharacterSet? {
    guard case .structure(let set) = value, set.type.name == "CharacterSet",
      case .array(let parts) = try self.value(of: "parts", in: value),
      case .bool(let isInverted) = try self.value(of: "isInverted", in: value)
    else { return nil }
    var result = CharacterSet()
    for part in parts.elements {
      guard case .string(let text, _) = part else { return nil }
      if text.first == "=" {
        guard let own = CharacterSet(named: String(text.dropFirst())) else { return nil }
        result.formUnion(own)
      } else {
        result.insert(charactersIn: String(text.dropFirst()))
      }
    }
    return isInverted ? result.inverted : result
  }
}

extension CharacterSet {
  /// One of Foundation's own.
  fileprivate init?(named name: String) {
    switch name {
    case "whitespaces": self = .whitespaces
    case "whitespacesAndNewlines": self = .whitespacesAndNewlines
    case "newlines": self = .newlines
    case "punctuationCharacters": self = .punctuationCharacters
    case "decimalDigits": self = .decimalDigits
    case "alphanumerics": self = .alphanumerics
    case "letters": self = .letters
    case "uppercaseLetters": self = .uppercaseLetters
    case "lowercaseLetters": self = .lowercaseLetters
    case "symbols": self = .symbols
    case "urlQueryAllowed": self = .urlQueryAllowed
    case "urlPathAllowed": self = .urlPathAllowed
    case "urlHostAllowed": self = .urlHostAllowed
    case "urlFragmentAllowed": self = .urlFragmentAllowed
    default: return nil
    }
  }
}
