/// Texts of string tables, and formats.
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
