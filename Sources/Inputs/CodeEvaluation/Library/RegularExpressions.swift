import SwiftCode

// MARK: - Calls of texts with a `Regex`

extension Machine {
  private static let regexCalls: Set<String> = [
    "firstMatch", "wholeMatch", "prefixMatch", "matches", "contains", "replacing", "replace",
    "split", "trimmingPrefix",
  ]

  /// A call on a known text with a regular expression; nil for all other calls.
  ///
  /// - Parameter origin: The index of a `Substring`'s first character.
  func regexCall(
    _ text: String, from origin: Int?, _ name: String, _ arguments: [Operand], _ place: Place
  ) throws(Unwind) -> Value? {
    guard Self.regexCalls.contains(name), let first = arguments.first, !first.isFunction,
      [nil, "of", "separator"].contains(first.label),
      case .structure(let given) = try value(first), given.type.name == "Regex",
      given.type.place.file >= index.ownFileCount
    else { return nil }
    let nothing = unknown("\(name)(of: a regular expression)", nil)
    guard case .string(let pattern, _) = try value(of: "pattern", in: .structure(given)),
      text.utf8.count < 2000, pattern.utf8.count < 500, pattern.endsSoon(in: text),
      let regex = try? Regex(pattern)
    else { return nothing }
    func match(_ found: Regex<AnyRegexOutput>.Match?) -> Value {
      found.map { .some(output($0, in: text, from: origin ?? 0)) } ?? .null
    }
    switch (name, arguments.map(\.label)) {
    case ("firstMatch", ["of"]): return match(text.firstMatch(of: regex))
    case ("wholeMatch", ["of"]): return match(text.wholeMatch(of: regex))
    case ("prefixMatch", ["of"]): return match(text.prefixMatch(of: regex))
    case ("matches", ["of"]):
      return .array(
        ArrayValue(text.matches(of: regex).map { output($0, in: text, from: origin ?? 0) }))
    case ("contains", [nil]): return .bool(text.contains(regex))
    case ("trimmingPrefix", [nil]): return .string(String(text.trimmingPrefix(regex)))
    case ("split", ["separator"]):
      return .array(
        ArrayValue(
          text.split(separator: regex).map {
            .string(
              String($0),
              from: (origin ?? 0) + text.distance(from: text.startIndex, to: $0.startIndex))
          }, element: .named("String")))
    case ("replacing", [nil, "with"]), ("replace", [nil, "with"]):
      let new = try value(arguments[1])
      var result = Value.string("")
      var end = text.startIndex
      for found in text.matches(of: regex) {
        result = try concatenated(result, .string(String(text[end..<found.range.lowerBound])))
        var shown = new
        if case .function = new {
          shown = settled(try call(new, [output(found, in: text, from: origin ?? 0)]))
        }
        result = try concatenated(result, description(of: shown))
        end = found.range.upperBound
      }
      result = try concatenated(result, .string(String(text[end...])))
      guard name == "replace" else { return result }
      try write(result, to: place)
      return .void
    default: return nothing
    }
  }

  /// What a match captured, all of it first: `match.1`, `match.year`.
  private func output(
    _ match: Regex<AnyRegexOutput>.Match, in text: String, from start: Int
  ) -> Value {
    .tuple(
      match.output.map { element in
        let part = element.substring.map { part in
          Value.string(
            String(part), from: start + text.distance(from: text.startIndex, to: part.startIndex))
        }
        let isOptional = element.type == Substring?.self
        let value: Value =
          isOptional ? part.map { .some($0) } ?? .null : part ?? unknown("a match", nil)
        return TupleElement(element.name, value)
      })
  }
}
