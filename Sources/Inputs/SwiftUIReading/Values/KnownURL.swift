/// A `URL` whose text is known: `URL(string: "https://example.org/a")`.
struct KnownURL {
  /// As it is written.
  let text: StringValue

  /// Nil for a symbol that is no URL, or one that something was done with.
  init?(_ symbol: Symbol) {
    guard symbol.type == "URL", symbol.steps.count == 1, symbol.steps[0].name == "init",
      let argument = symbol.steps[0].arguments?.first, argument.label == "string",
      case .string(let text) = argument.value, text.known != nil
    else { return nil }
    self.text = text.verbatim
  }

  static func make(_ text: StringValue) -> Value {
    .symbol(
      Symbol(type: "URL", steps: [.init(name: "init", arguments: [("string", .string(text))])]))
  }

  /// A property or a function without arguments by its name; nil for those that are not followed.
  func part(_ name: String) -> Value? {
    switch name {
    case "absoluteString", "description": return .string(text)
    case "absoluteURL", "standardized", "self": return Self.make(text)
    case "scheme": return part(scheme)
    case "host": return part(host)
    case "path": return part(path)
    case "lastPathComponent": return part(path?.split(separator: "/").last ?? "")
    default: return nil
    }
  }

  private func part(_ found: Substring?) -> Value {
    found.map { found in .string(text.mapped { _ in String(found) }) } ?? .null
  }

  private var whole: String { text.known ?? "" }

  private var scheme: Substring? {
    whole.firstIndex(of: ":").map { whole[..<$0] }
  }

  /// What follows `//`: host, port and path.
  private var rest: Substring? {
    guard let scheme, whole[scheme.endIndex...].hasPrefix("://") else { return nil }
    return whole[scheme.endIndex...].dropFirst(3)
  }

  private var host: Substring? {
    guard let authority = rest?.prefix(while: { !"/?#".contains($0) }) else { return nil }
    return authority.split(separator: "@").last?.prefix { $0 != ":" }
  }

  private var path: Substring? {
    rest?.drop { !"/?#".contains($0) }.prefix { $0 != "?" && $0 != "#" }
  }
}
