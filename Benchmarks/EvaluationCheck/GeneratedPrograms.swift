import CodeEvaluation
import Foundation
import SwiftCode

/// What the machine says of the programs that `Scripts/compare-programs` generates: a file of types `Program…`, each with
/// properties `part…` that are lists of texts.
struct GeneratedPrograms {
  /// What is said of one text.
  enum Claim: Equatable {
    case known(String)
    /// One of these.
    case oneOf([String])
    /// These in their order, with anything between them.
    case pieces([String])
    case unknown(origin: String)
  }

  let index: CodeIndex
  private let bodies = BodyCache()
  private let lines: [Substring]

  init(path: String, source: String) {
    index = CodeIndex(
      [(path, Array(source.utf8))], prelude: [(Prelude.path, Array(Prelude.source.utf8))])
    lines = source.split(separator: "\n")
  }

  /// The programs and the names of their parts, in the order of the file.
  var parts: [(program: String, names: [String])] {
    var result: [(program: String, names: [String])] = []
    for line in lines {
      if let name = Self.word(after: "struct Program", in: line) {
        result.append(("Program" + name, []))
      } else if let name = Self.word(after: "  var part", in: line), !result.isEmpty {
        result[result.count - 1].names.append("part" + name)
      }
    }
    return result
  }

  private static func word(after prefix: String, in line: Substring) -> String? {
    guard line.hasPrefix(prefix) else { return nil }
    let word = line.dropFirst(prefix.count).prefix { $0.isNumber }
    return word.isEmpty ? nil : String(word)
  }

  /// What is said of the texts of each part of a program, which run one after another; one claim alone where not even their number
  /// is known.
  func claims(of program: String, _ parts: [String]) -> [[Claim]] {
    let machine = Machine(index, bodies: bodies)
    let made = machine.guarded { () throws(Unwind) -> Value in try machine.make(.named(program)) }
    return parts.map { part in
      let texts = machine.guarded { () throws(Unwind) -> Value in
        try machine.value(of: part, in: made)
      }
      return Self.rows(in: machine.current(texts)).map(Self.claim(on:))
    }
  }

  /// The rows of a list, or of one of several lists of equal length.
  private static func rows(in value: Value) -> [Value] {
    switch value {
    case .array(let array): return array.elements
    case .choice(let choice):
      let one = rows(in: choice.whenTrue)
      let other = rows(in: choice.whenFalse)
      guard one.count == other.count else { break }
      return zip(one, other).map { Value.choice(choice.atom, $0, $1) }
    default: break
    }
    return [value]
  }

  private static func claim(on value: Value) -> Claim {
    switch value {
    case .string(let text, _): return .known(text)
    case .text(let parts):
      return .pieces(parts.compactMap { if case .known(let text) = $0 { text } else { nil } })
    case .choice(let choice):
      switch (claim(on: choice.whenTrue), claim(on: choice.whenFalse)) {
      case (.known(let one), .known(let other)): return .oneOf([one, other])
      case (.known(let one), .oneOf(let others)): return .oneOf([one] + others)
      case (.oneOf(let some), .known(let other)): return .oneOf(some + [other])
      case (.oneOf(let some), .oneOf(let others)): return .oneOf(some + others)
      default: return .unknown(origin: "one of several")
      }
    case .unknown(let unknown): return .unknown(origin: unknown.origin)
    default: return .unknown(origin: "no text")
    }
  }
}

extension GeneratedPrograms.Claim: Encodable {
  private enum CodingKeys: String, CodingKey { case known, oneOf, pieces, unknown }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .known(let text): try container.encode(text, forKey: .known)
    case .oneOf(let texts): try container.encode(texts, forKey: .oneOf)
    case .pieces(let texts): try container.encode(texts, forKey: .pieces)
    case .unknown(let origin): try container.encode(origin, forKey: .unknown)
    }
  }
}
