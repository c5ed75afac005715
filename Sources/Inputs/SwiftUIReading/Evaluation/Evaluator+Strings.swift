import DynamicType
import SwiftParser
import SwiftSyntax
import SwiftUIModel

/// Literals, interpolations, and texts of string tables.
extension Evaluator {
  func string(_ literal: StringLiteralExprSyntax, _ scope: Scope) -> Value {
    let location = scope.location(of: literal, in: project)
    var value = StringValue(pieces: [])
    var key = ""
    var arguments: [Value] = []
    if let text = literal.plainText {
      value.pieces = [.text(text)]
      key = text
    } else {
      for segment in literal.segments {
        if let expression = segment.as(ExpressionSegmentSyntax.self) {
          let part = interpolation(expression, scope)
          value.pieces += part.string.pieces
          key += part.format
          arguments.append(part.value)
        } else if let text = segment.as(StringSegmentSyntax.self) {
          let content = Self.unescaped(text, in: literal)
          value.pieces.append(.text(content))
          key += content.replacing("%", with: "%%")
        }
      }
    }
    value.literal = LiteralForm(key: key, arguments: arguments)
    value.location = location
    return .string(value)
  }

  /// The text of a segment between interpolations.
  private static func unescaped(
    _ segment: StringSegmentSyntax, in literal: StringLiteralExprSyntax
  ) -> String {
    let text = segment.content.text
    guard text.contains("\\"), literal.openingPounds == nil else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == "\\", let next = rest.popFirst() else {
        result.append(first)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { break }
        let digits = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.append(Character(scalar))
        }
      case "\n": break
      default: result.append(next)
      }
    }
    return result
  }

  private func interpolation(
    _ segment: ExpressionSegmentSyntax, _ scope: Scope
  ) -> (string: StringValue, format: String, value: Value) {
    guard let first = segment.expressions.first else { return (StringValue(""), "", .void) }
    let value = evaluate(first.expression, scope)
    let isFormatted = segment.expressions.count > 1 || first.label != nil
    if isFormatted {
      let unknown = Unknown(first.expression.excerpt)
      return (StringValue(pieces: Placeholder.pieces(for: unknown)), "%@", .unknown(unknown))
    }
    return (display(value, called: first.expression.excerpt), Self.format(for: value), value)
  }

  private static func format(for value: Value) -> String {
    switch value {
    case .number(_, isInteger: true): "%lld"
    case .number: "%lf"
    case .unknown(let unknown):
      switch unknown.type?.unwrapped.name {
      case "Int": "%lld"
      case "Double", "CGFloat": "%lf"
      case "Float": "%f"
      case "UInt": "%llu"
      default: "%@"
      }
    case .binding(let inner): format(for: inner)
    default: "%@"
    }
  }

  /// A value as a text shows it.
  func display(_ value: Value, called origin: String = "a value") -> StringValue {
    switch value {
    case .string(let string): return string
    case .number(let number, let isInteger): return StringValue(Self.digits(number, isInteger))
    case .bool(let bool): return StringValue(bool ? "true" : "false")
    case .localized(let localized): return resolve(localized)
    case .binding(let inner): return display(inner, called: origin)
    case .unknown(let unknown): return StringValue(pieces: Placeholder.pieces(for: unknown))
    case .list(let list): return StringValue(pieces: Placeholder.pieces(for: Unknown(list.origin)))
    case .enumCase(let value):
      if let text = description(of: .enumCase(value)) { return text }
      return value.type == nil || value.payload.isEmpty
        ? StringValue(value.name) : StringValue(pieces: Placeholder.pieces(for: Unknown(origin)))
    case .instance(let instance):
      if let text = description(of: .instance(instance)) { return text }
      return StringValue(pieces: Placeholder.pieces(for: Unknown(instance.origin ?? origin)))
    case .text(let text):
      return StringValue(
        pieces: text.content.runs.map { run in
          switch run.provenance {
          case .known: .text(run.string)
          case .placeholder(let what): .unknown(origin: what, shown: run.string)
          case .assumed(let what): .assumed(run.string, what)
          }
        })
    default: return StringValue(pieces: Placeholder.pieces(for: Unknown(origin)))
    }
  }

  private func description(of value: Value) -> StringValue? {
    guard let type = type(of: value), project.inherits(type, from: ["CustomStringConvertible"]),
      case .string(let string)? = projectMember("description", of: value)
    else { return nil }
    return string
  }

  static func digits(_ number: Double, _ isInteger: Bool) -> String {
    isInteger ? "\(Int(clamping: number))" : "\(number)"
  }
}

// MARK: - String tables

extension Evaluator {
  /// The text of a key in the reading's locale.
  func resolve(_ localized: LocalizedValue) -> StringValue {
    let path = project.sources[localized.file].path
    let key = localized.key.key
    guard
      let found = project.resources.localizedText(
        for: localized.key.arguments.isEmpty ? key.replacing("%%", with: "%") : key,
        table: localized.table, locale: environment.locale, near: path)
    else {
      var fallback = localized.fallback
      fallback.literal = nil
      fallback.location = fallback.location ?? localized.location
      return fallback
    }
    var text = found.text
    if !found.plurals.isEmpty {
      for case .number(let number, true) in localized.key.arguments {
        text = found.text(for: Int(clamping: number))
        break
      }
    }
    var result = format(text, localized.key.arguments)
    result.location = localized.location
    if let what = localized.assumption,
      case .string(let assumed) = Value.string(result).assuming(what)
    {
      result = assumed
    }
    return result
  }

  /// A format with its arguments in place; a text without formats stays as it is.
  func format(_ format: String, _ arguments: [Value]) -> StringValue {
    guard !arguments.isEmpty, format.contains("%") else { return StringValue(format) }
    var result = StringValue(pieces: [])
    var text = ""
    var next = 0
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      guard let place = FormatPlace(&rest) else {
        text.append("%")
        continue
      }
      let index = place.number.map { $0 - 1 } ?? next
      next = index + 1
      result.pieces.append(.text(text))
      text = ""
      if arguments.indices.contains(index) {
        result.pieces += place.shown(display(arguments[index]), arguments[index])
      } else {
        result.pieces += Placeholder.pieces(for: Unknown("an argument of the format"))
      }
    }
    result.pieces.append(.text(text))
    return result
  }
}

/// `%1$@`, `%lld`, `%.2f` in a format.
private struct FormatPlace {
  var number: Int?
  var decimals: Int?
  var letter: Character

  /// Takes the place off the front of a text that follows a `%`; nil where there is none.
  init?(_ rest: inout Substring) {
    var ahead = rest
    var digits = ""
    letter = " "
    while let next = ahead.popFirst() {
      switch next {
      case "0"..."9": digits.append(next)
      case "$":
        number = Int(digits)
        digits = ""
      case ".":
        digits = ""
        decimals = 0
      case "l", "h", "q", "z", "-", "+", " ", "#", "'": break
      case "@", "d", "i", "u", "f", "s", "x", "X", "g", "e", "c", "D", "U", "o", "F":
        if decimals != nil { decimals = Int(digits) ?? 0 }
        letter = next
        rest = ahead
        return
      default: return nil
      }
    }
    return nil
  }

  func shown(_ text: StringValue, _ value: Value) -> [StringValue.Piece] {
    guard case .number(let number, _) = value else { return text.pieces }
    switch letter {
    case "f", "F": return [.text(Self.fixed(number, decimals ?? 6))]
    case "d", "i", "u", "D", "U": return [.text("\(Int(clamping: number))")]
    default: return text.pieces
    }
  }

  private static func fixed(_ number: Double, _ decimals: Int) -> String {
    let decimals = min(max(decimals, 0), 9)
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = Int(clamping: (abs(number) * scale).rounded(.toNearestOrEven))
    let sign = number < 0 && rounded != 0 ? "-" : ""
    guard decimals > 0 else { return sign + "\(rounded)" }
    let digits = "\(rounded)"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}

extension String {
  /// This text with each occurrence of another replaced.
  func replacing(_ old: String, with new: String) -> String {
    guard !old.isEmpty, contains(old) else { return self }
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension Value {
  /// This value as one of several, of which one was chosen.
  func assuming(_ condition: String, _ holds: Bool) -> Value {
    assuming("\(condition): \(holds)")
  }

  func assuming(_ what: String) -> Value {
    switch self {
    case .string(var string):
      string.pieces = string.pieces.map { piece in
        if case .text(let text) = piece { .assumed(text, what) } else { piece }
      }
      return .string(string)
    case .localized(var localized):
      if case .string(let fallback) = Value.string(localized.fallback).assuming(what) {
        localized.fallback = fallback
      }
      localized.assumption = what
      return .localized(localized)
    case .text(var text):
      for index in text.content.runs.indices where text.content.runs[index].provenance == .known {
        text.content.runs[index].provenance = .assumed(what)
      }
      return .text(text)
    case .view(let piece): return .view(piece.assumed(what))
    case .number(_, _): return self
    default: return self
    }
  }
}
