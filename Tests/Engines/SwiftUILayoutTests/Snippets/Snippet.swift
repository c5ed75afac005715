/// A small part of Swift: the expressions that view snippets consist of.
indirect enum Snippet: Sendable {
  case number(Double)
  case string([StringPart])
  case name(String)
  /// `.leading` where the base is nil.
  case member(Snippet?, String)
  case call(Snippet, [Argument])
  case array([Snippet])
  case closure(Closure)
  case binary(String, Snippet, Snippet)
  case negated(Snippet)

  enum StringPart: Sendable {
    case text(String)
    case interpolation(Snippet)
  }

  struct Argument: Sendable {
    var label: String?
    var value: Snippet
    var isTrailing = false
  }

  struct Closure: Sendable {
    var parameters: [String]
    var statements: [Snippet]
  }
}

struct SnippetError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
