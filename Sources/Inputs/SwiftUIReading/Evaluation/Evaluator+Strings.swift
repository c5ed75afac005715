import DynamicType
import DynamicTypeResources
import SwiftParser
import SwiftSyntax
import SwiftUIModel

/// Literals, interpolations, and texts of string tables.
extension Evaluator {
  func string(_ literal: StringLiteralExprSyntax, _ scope: Scope) -> Value {
    let location = scope.location(of: literal, in: project)
    var value = StringValue(pieces: [])
    var key = ""
    var arguments: [LiteralForm.Argument] = []
    if let text = literal.plainText {
      value.pieces = [.text(text)]
      key = text
    } else {
      for segment in literal.segments {
        if let expression = segment.as(ExpressionSegmentSyntax.self) {
          let part = interpolation(expression, scope)
          value.pieces += part.string.pieces
          key += part.format
          arguments.append(LiteralForm.Argument(value: part.value, text: part.string))
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
    if let option = segment.expressions.dropFirst().first ?? (first.label == nil ? nil : first) {
      if option.label?.text == "specifier", case .number = value,
        let specifier = option.expression.as(StringLiteralExprSyntax.self)?.plainText
      {
        return (format(specifier, [value]), specifier, value)
      }
      let unknown = Unknown(excerpt(of: first.expression))
      return (StringValue(pieces: Placeholder.pieces(for: unknown)), "%@", .unknown(unknown))
    }
    return (display(value, called: excerpt(of: first.expression)), Self.format(for: value), value)
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
    case .binding(let inner), .assumed(let inner, _): format(for: inner)
    default: "%@"
    }
  }

  /// A value as a text shows it.
  func display(_ value: Value, called origin: String = "a value") -> StringValue {
    switch value {
    case .string(let string): return string
    case .number(let number, let isInteger): return StringValue(Value.digits(number, isInteger))
    case .bool(let bool): return StringValue(bool ? "true" : "false")
    case .localized(let localized): return resolve(localized)
    case .symbol(let symbol):
      if let text = member(ofTextTypes: symbol) { return display(text, called: origin) }
      return KnownURL(symbol)?.text ?? generatedText(of: symbol)
        ?? StringValue(pieces: Placeholder.pieces(for: Unknown(origin)))
    case .binding(let inner): return display(inner, called: origin)
    case .assumed(let inner, let what): return display(inner, called: origin).assuming(what)
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
}
