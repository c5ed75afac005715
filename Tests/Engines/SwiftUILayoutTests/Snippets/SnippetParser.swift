/// Reads view snippets, statements being divided by semicolons or lines.
struct SnippetParser {
  private let scalars: [Character]
  private var position = 0

  init(_ source: String) {
    scalars = Array(source)
  }

  static func parse(_ source: String) throws -> Snippet {
    var parser = SnippetParser(source)
    let snippet = try parser.expression()
    parser.skipSpace()
    guard parser.position == parser.scalars.count else {
      throw SnippetError("unexpected text at \(parser.position) of \(source)")
    }
    return snippet
  }

  private var current: Character? { position < scalars.count ? scalars[position] : nil }

  private mutating func skipSpace() {
    while let character = current, character.isWhitespace { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    let end = position + text.count
    guard end <= scalars.count, String(scalars[position..<end]) == text else { return false }
    position = end
    return true
  }

  private mutating func expect(_ text: String) throws {
    guard take(text) else {
      throw SnippetError("expected \(text) at \(position) of \(String(scalars))")
    }
  }
}

// MARK: - Expressions

extension SnippetParser {
  private mutating func expression() throws -> Snippet {
    var left = try term()
    while true {
      if let range = ["..<", "..."].first(where: { take($0) }) {
        left = .binary(range, left, try term())
      } else if take("+") {
        left = .binary("+", left, try term())
      } else if take("- ") {
        left = .binary("-", left, try term())
      } else {
        return left
      }
    }
  }

  private mutating func term() throws -> Snippet {
    var left = try postfix()
    while true {
      if take("*") {
        left = .binary("*", left, try postfix())
      } else if take("/") {
        left = .binary("/", left, try postfix())
      } else {
        return left
      }
    }
  }

  private mutating func postfix() throws -> Snippet {
    if take("-") { return .negated(try postfix()) }
    if take("\\.") { return .member(nil, try name()) }
    var base = try primary()
    while let character = current {
      switch character {
      case ".":
        guard position + 1 < scalars.count, scalars[position + 1].isNameStart else { return base }
        position += 1
        base = .member(base, try name())
      case "(":
        position += 1
        base = .call(base, try arguments() + trailingClosures())
      default:
        guard character == " " || character == "\n" || character == "{" else { return base }
        let start = position
        skipSpace()
        if current == "{", base.takesTrailingClosure {
          base = .call(base, try trailingClosures())
        } else if current == "." {
          continue
        } else {
          position = start
          return base
        }
      }
    }
    return base
  }

  private mutating func primary() throws -> Snippet {
    skipSpace()
    guard let character = current else { throw SnippetError("unexpected end") }
    if character.isNumber { return .number(try number()) }
    if character == "\"" { return try string() }
    if character == "[" { return try array() }
    if character == "{" { return .closure(try closure()) }
    if character == "(" {
      position += 1
      let inner = try expression()
      try expect(")")
      return inner
    }
    if character == "." {
      position += 1
      return .member(nil, try name())
    }
    return .name(try name())
  }

  private mutating func arguments() throws -> [Snippet.Argument] {
    var arguments: [Snippet.Argument] = []
    while !take(")") {
      let start = position
      var label: String?
      skipSpace()
      if current?.isNameStart ?? false, let name = try? name(), take(":") {
        label = name
      } else {
        position = start
      }
      arguments.append(.init(label: label, value: try expression()))
      _ = take(",")
    }
    return arguments
  }

  private mutating func trailingClosures() throws -> [Snippet.Argument] {
    var arguments: [Snippet.Argument] = []
    var start = position
    skipSpace()
    guard current == "{" else {
      position = start
      return []
    }
    arguments.append(
      .init(label: nil, value: .closure(try closure()), isTrailing: true))
    while true {
      start = position
      skipSpace()
      guard current?.isNameStart ?? false, let label = try? name(), take(":"),
        take("{")
      else {
        position = start
        return arguments
      }
      position -= 1
      arguments.append(
        .init(label: label, value: .closure(try closure()), isTrailing: true))
    }
  }
}

// MARK: - Literals

extension SnippetParser {
  private mutating func name() throws -> String {
    skipSpace()
    let start = position
    while let character = current, character.isNameStart || character.isNumber { position += 1 }
    guard position > start else {
      throw SnippetError("expected a name at \(position) of \(String(scalars))")
    }
    return String(scalars[start..<position])
  }

  private mutating func number() throws -> Double {
    let start = position
    while let character = current,
      character.isNumber
        || character == "."
          && position + 1 < scalars.count && scalars[position + 1].isNumber
    {
      position += 1
    }
    guard let number = Double(String(scalars[start..<position])) else {
      throw SnippetError("no number at \(start)")
    }
    return number
  }

  private mutating func array() throws -> Snippet {
    try expect("[")
    var elements: [Snippet] = []
    while !take("]") {
      elements.append(try expression())
      _ = take(",")
    }
    return .array(elements)
  }

  private mutating func string() throws -> Snippet {
    try expect("\"")
    var parts: [Snippet.StringPart] = []
    var text = ""
    while let character = current, character != "\"" {
      position += 1
      guard character == "\\" else {
        text.append(character)
        continue
      }
      let escaped = current
      position += 1
      if escaped == "(" {
        parts.append(.text(text))
        text = ""
        parts.append(.interpolation(try expression()))
        try expect(")")
      } else {
        text.append(escaped == "n" ? "\n" : escaped ?? " ")
      }
    }
    position += 1
    return .string(parts + [.text(text)])
  }

  private mutating func closure() throws -> Snippet.Closure {
    try expect("{")
    var closure = Snippet.Closure(parameters: [], statements: [])
    let start = position
    if let parameters = try? parameters() {
      closure.parameters = parameters
    } else {
      position = start
    }
    while !take("}") {
      closure.statements.append(try expression())
      _ = take(";")
    }
    return closure
  }

  private mutating func parameters() throws -> [String] {
    var names = [try name()]
    while take(",") { names.append(try name()) }
    try expect("in ")
    return names
  }
}

extension Character {
  fileprivate var isNameStart: Bool { isLetter || self == "_" || self == "$" }
}

extension Snippet {
  /// Only types and calls of modifiers have closures behind them.
  fileprivate var takesTrailingClosure: Bool {
    switch self {
    case .name(let name): name.first?.isUppercase ?? false
    case .member(let base, _): base != nil
    default: false
    }
  }
}
