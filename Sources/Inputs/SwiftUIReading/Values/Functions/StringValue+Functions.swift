import DynamicTypeResources

/// Functions and properties of texts, as far as the text is known.
extension StringValue {
  /// What a function of Swift or Foundation gives; nil for one that is not understood.
  ///
  /// - Parameter arguments: In the order of the call.
  func calling(_ name: String, _ arguments: [(label: String?, value: Value)]) -> Value? {
    switch name {
    case "uppercased": return .string(mapped { $0.uppercased() })
    case "lowercased": return .string(mapped { $0.lowercased() })
    case "capitalized", "localizedCapitalized": return .string(mapped(Self.capitalized))
    case "formatted": return .string(verbatim)
    case "replacingOccurrences", "replacing": return replacing(arguments)
    case "trimmingCharacters": return trimming(arguments)
    case "hasPrefix", "hasSuffix", "contains", "localizedCaseInsensitiveContains",
      "localizedStandardContains":
      return test(name, arguments)
    case "prefix", "suffix", "dropFirst", "dropLast", "reversed", "split", "components":
      return part(name, arguments)
    default: return nil
    }
  }

  /// A property of the text; nil for one that is not understood.
  func member(_ name: String) -> Value? {
    switch name {
    case "isEmpty":
      if let known { return .bool(known.isEmpty) }
      return hasLetters ? .bool(false) : .unknown(Unknown("\(shown).isEmpty"))
    case "count": return certain.map { .number(Double($0.count), isInteger: true) }
    case "first", "last":
      return certain.map { text in
        (name == "first" ? text.first : text.last).map { .string(StringValue(String($0))) } ?? .null
      }
    case "localizedUppercase": return .string(mapped { $0.uppercased() })
    case "localizedLowercase": return .string(mapped { $0.lowercased() })
    case "capitalized", "localizedCapitalized": return .string(mapped(Self.capitalized))
    case "description", "self", "stringValue": return .string(verbatim)
    default: return nil
    }
  }

  /// The text where nothing of it is unknown or assumed.
  private var certain: String? { isCertain ? known : nil }

  /// Whether there is a letter whatever the unknown parts are.
  private var hasLetters: Bool {
    pieces.contains { if case .text(let text) = $0 { !text.isEmpty } else { false } }
  }

  private func replacing(_ arguments: [(label: String?, value: Value)]) -> Value? {
    guard arguments.count == 2, case .string(let old) = arguments[0].value,
      case .string(let new) = arguments[1].value, let oldText = old.known, let newText = new.known
    else { return nil }
    let places = shown.ranges(of: oldText).count
    guard shown.utf8.count + places * newText.utf8.count <= ValueBounds.mostBytes else {
      return .string(StringValue(pieces: [StringValue.tooLong]))
    }
    return .string(mapped { $0.replacing(oldText, with: newText) })
  }

  private func trimming(_ arguments: [(label: String?, value: Value)]) -> Value? {
    guard case .symbol(let set)? = arguments.first?.value,
      let name = set.steps.last?.name, name.hasPrefix("whitespaces"), let text = certain
    else { return .unknown(Unknown(shown, type: TypeReference("String", file: 0))) }
    return .string(StringValue(text.trimmed))
  }

  private func test(_ name: String, _ arguments: [(label: String?, value: Value)]) -> Value {
    guard let text = certain, case .string(let other)? = arguments.first?.value,
      let part = other.certain
    else {
      return .unknown(Unknown("\(shown).\(name)(…)", type: TypeReference("Bool", file: 0)))
    }
    switch name {
    case "hasPrefix": return .bool(text.hasPrefix(part))
    case "hasSuffix": return .bool(text.hasSuffix(part))
    case "contains": return .bool(part.isEmpty || text.contains(part))
    default: return .bool(part.isEmpty || text.lowercased().contains(part.lowercased()))
    }
  }

  /// Some of the text's characters, or its parts between separators.
  private func part(_ name: String, _ arguments: [(label: String?, value: Value)]) -> Value? {
    guard let text = certain else {
      return .unknown(Unknown("\(shown).\(name)(…)", type: TypeReference("String", file: 0)))
    }
    var count: Int?
    if case .number(let number, _)? = arguments.first?.value {
      count = max(0, Int(clamping: number))
    }
    switch (name, count) {
    case ("prefix", let count?): return .string(StringValue(String(text.prefix(count))))
    case ("suffix", let count?): return .string(StringValue(String(text.suffix(count))))
    case ("dropFirst", _): return .string(StringValue(String(text.dropFirst(count ?? 1))))
    case ("dropLast", _): return .string(StringValue(String(text.dropLast(count ?? 1))))
    case ("reversed", _): return .string(StringValue(String(text.reversed())))
    case ("split", nil), ("components", nil):
      guard arguments.count == 1, case .string(let separator)? = arguments.first?.value,
        let mark = separator.certain, !mark.isEmpty, mark.count == 1 || name == "components"
      else { return nil }
      let parts = text.split(separator: mark, omittingEmptySubsequences: name == "split")
      return .array(parts.map { .string(StringValue(String($0))) })
    default: return nil
    }
  }

  static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for letter in text {
      result += isStart ? letter.uppercased() : letter.lowercased()
      isStart = !(letter.isLetter || letter.isNumber || letter == "'" || letter == "’")
    }
    return result
  }
}

extension String {
  /// The text without spaces and line ends around it.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
