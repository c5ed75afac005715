import CodeLowering
import SwiftCode

import struct Foundation.CharacterSet

extension Machine {
  /// A set of characters as code writes it: `.newlines`, `CharacterSet.letters.inverted`, `CharacterSet(charactersIn: "-_")`; nil
  /// for all others.
  func characterSet(_ operand: Operand) throws(Unwind) -> CharacterSet? {
    if operand.known == nil, let expression = operand.expression, let frame = operand.frame,
      let written = try characterSet(expression, frame)
    {
      return written
    }
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

  private func characterSet(
    _ expression: Expression, _ frame: Frame
  ) throws(Unwind) -> CharacterSet? {
    switch expression {
    case .implicitMember(let name, _): return CharacterSet(named: name)
    case .member(let base, "inverted", _): return try characterSet(base, frame)?.inverted
    case .member(.name(let type), let name, _) where type.text == "CharacterSet":
      return CharacterSet(named: name)
    case .call(let call):
      guard call.arguments.count == 1, call.arguments[0].label == "charactersIn",
        call.callee.implicitName == "init" || call.callee.isName("CharacterSet"),
        case .string(let text, _) = try evaluate(call.arguments[0].value, frame)
      else { return nil }
      return CharacterSet(charactersIn: text)
    default: return nil
    }
  }
}

extension Expression {
  fileprivate func isName(_ text: String) -> Bool {
    switch self {
    case .name(let name): name.text == text
    case .type(let type): type.name == text
    default: false
    }
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
