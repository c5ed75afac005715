import Foundation
import SwiftCode

// MARK: - Texts by a format

extension Machine {
  /// `String(format:locale:arguments:)`: what is known of its arguments in what is known of its format.
  func formatted(_ arguments: [Operand]) throws(Unwind) -> Value {
    var rest = Array(arguments.dropFirst())
    let isLocalized = rest.first?.label == "locale"
    if isLocalized { rest.removeFirst() }
    if rest.first?.label == "arguments" {
      guard case .array(let array) = try value(rest[0]) else {
        return unknown("String(format:)", .named("String"))
      }
      rest = array.elements.map { Operand(value: $0) }
    }
    return try mapped(value(arguments[0])) { (format: Value) throws(Unwind) -> Value in
      guard case .string(let format, _) = format else {
        for argument in rest { _ = try self.value(argument) }
        return self.unknown("String(format:)", .named("String"))
      }
      return try self.formatted(format, rest, isLocalized)
    }
  }

  /// A text of a table with values in the places of its formats; as it is where there are none.
  package func formatted(_ text: String, _ values: [Value]) -> Value {
    guard !values.isEmpty, text.contains("%") else { return .string(text) }
    return guarded { () throws(Unwind) -> Value in
      try self.formatted(text, values.map { Operand(value: $0) }, true)
    }
  }

  private func formatted(
    _ format: String, _ arguments: [Operand], _ isLocalized: Bool
  ) throws(Unwind) -> Value {
    var result = Value.string("")
    var next = 0
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let text): result = try concatenated(result, .string(text))
      case .place(let place):
        let number = place.number.map { $0 - 1 } ?? next
        if place.number == nil { next += 1 }
        guard arguments.indices.contains(number) else {
          return unknown("String(format: \(format))", .named("String"))
        }
        let shown = try mapped(settled(value(arguments[number]))) {
          (value: Value) throws(Unwind) -> Value in
          self.shown(value, in: place, isLocalized)
        }
        result = try concatenated(result, shown)
      }
    }
    return result
  }

  /// What a value shows in a place of a format.
  private func shown(_ value: Value, in place: FormatPlace, _ isLocalized: Bool) -> Value {
    switch (value, place.kind) {
    // A locale writes large numbers, and points, in its own way.
    case (.integer(let number, _), _) where isLocalized && number.magnitude > 999: break
    case (.double, _) where isLocalized: break
    // Foundation takes no lengths without end.
    case _ where place.isTooLong: break
    case (.integer(let number, _), .integer):
      return .string(String(format: place.specification, number))
    case (.double(let number, _), .floating):
      return .string(String(format: place.specification, number))
    case (.string, .object), (.text, .object): return value
    case (.integer(let number, _), .object): return .string("\(number)")
    case (.some(let inner), _): return shown(inner, in: place, isLocalized)
    case (.unknown, .object): return text(of: value)
    default: break
    }
    return text(of: unknown(self.shown(value), .named("String")))
  }
}

/// A piece of a format: a text, or a place for an argument.
private enum FormatPiece {
  case text(String)
  case place(FormatPlace)

  /// What does not end, or is not understood, is a text.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    while let first = rest.popFirst() {
      guard first == "%" else {
        text.append(first)
        continue
      }
      if rest.first == "%" {
        rest = rest.dropFirst()
        text.append("%")
      } else if let place = FormatPlace(&rest) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.place(place))
      } else {
        text.append(first)
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }
}

/// `%1$@`, `%lld`, `%02d`, `%.2f` in a format.
///
/// Source: The Open Group Base Specifications, `fprintf`; `@` is Foundation's.
private struct FormatPlace {
  enum Kind { case integer, floating, object }

  /// Which argument it takes, counted from 1; nil for the next one.
  var number: Int?
  var kind = Kind.object
  /// The format of this place alone, for numbers of 64 bits.
  var specification = ""
  /// Whether a width or a number of digits has more than three digits itself.
  var isTooLong: Bool {
    specification.split { !$0.isNumber }.contains { $0.count > 3 }
  }

  /// Takes the place off the front of a text that follows a `%`; nil where there is none.
  init?(_ rest: inout Substring) {
    var ahead = rest
    var flags = ""
    while let next = ahead.popFirst() {
      switch next {
      case "0"..."9", ".", "+", "-", "#", " ", "'": flags.append(next)
      case "$":
        guard let position = Int(flags), position > 0 else { return nil }
        number = position
        flags = ""
      case "l", "h", "q", "z", "t", "j", "L": break
      case "d", "i", "u", "x", "X", "o", "c", "D", "U":
        kind = .integer
        // `D` and `U` are `ld` and `lu`; `X` writes its digits so.
        let letter = next == "X" ? "X" : next.lowercased()
        specification = "%" + flags + (next == "c" ? letter : "l" + letter)
        rest = ahead
        return
      case "f", "F", "g", "G", "e", "E", "a", "A":
        kind = .floating
        specification = "%" + flags + String(next)
        rest = ahead
        return
      case "@":
        // Foundation pads no objects.
        kind = .object
        rest = ahead
        return
      default: return nil
      }
    }
    return nil
  }
}
