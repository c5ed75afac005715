import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// Makes view trees of snippets, as compiled code would.
struct SnippetEvaluator: Sendable {
  var names: [String: SnippetValue] = [:]

  static func view(_ source: String) throws -> ViewTree {
    let evaluator = SnippetEvaluator()
    return try evaluator.view(evaluator.value(SnippetParser.parse(source)))
  }

  func value(_ snippet: Snippet) throws -> SnippetValue {
    switch snippet {
    case .number(let number): return .number(number)
    case .string(let parts): return .string(try string(parts))
    case .name(let name): return try named(name)
    case .member(nil, let name): return .member(name)
    case .member(let base?, let name): return try member(name, of: value(base))
    case .array(let elements): return .array(try elements.map(value))
    case .closure(let closure): return .closure(closure, names)
    case .negated(let inner):
      guard let number = try value(inner).double else { throw SnippetError("no number") }
      return .number(-number)
    case .binary(let sign, let left, let right):
      return try binary(sign, value(left), value(right))
    case .call(let callee, let arguments): return try call(callee, arguments)
    }
  }

  private func string(_ parts: [Snippet.StringPart]) throws -> String {
    try parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .interpolation(let inner): result += try value(inner).text ?? "?"
      }
    }
  }

  private func named(_ name: String) throws -> SnippetValue {
    if let known = names[name] { return known }
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "items": return .view(.group((0..<6).map { cell($0 + 1) }))
    default: return .type(name)
    }
  }

  /// The cells of the grids in the cases.
  private func cell(_ number: Int) -> ViewTree {
    ViewTree(.shape(ShapeContent())).modified(by: .identifier("column\(number)"))
  }

  private func binary(
    _ sign: String, _ left: SnippetValue, _ right: SnippetValue
  ) throws -> SnippetValue {
    guard let first = left.double, let second = right.double else {
      throw SnippetError("\(sign) of no numbers")
    }
    switch sign {
    case "+": return .number(first + second)
    case "-": return .number(first - second)
    case "*": return .number(first * second)
    case "/": return .number(first / second)
    case "..<": return .range(Int(first)..<Int(second))
    default: return .range(Int(first)..<Int(second) + 1)
    }
  }

  private func member(_ name: String, of base: SnippetValue) throws -> SnippetValue {
    switch base {
    case .type("Color"): return .view(ViewTree(.shape(ShapeContent())))
    case .type("HorizontalAlignment"): return .guide(GuideKey(named: name, axis: .horizontal))
    case .type("VerticalAlignment"): return .guide(GuideKey(named: name, axis: .vertical))
    case .type: return .member(name)
    case .proxy(let proxy) where name == "size":
      return .size(proxy.size.width, proxy.size.height)
    case .size(let width, let height): return .number(name == "width" ? width : height)
    default: throw SnippetError("no member \(name)")
    }
  }

  private func call(_ callee: Snippet, _ given: [Snippet.Argument]) throws -> SnippetValue {
    let arguments = SnippetArguments(
      all: try given.map { ($0.label, try value($0.value), $0.isTrailing) })
    switch callee {
    case .name(let name): return try make(name, arguments)
    case .member(let base?, let name):
      if case .name("Font") = base { return .font(try font(name, arguments)) }
      if case .name("GridItem") = base { return try value(callee) }
      return .view(try modified(view(value(base)), name, arguments))
    case .member(nil, let name): return try implicit(name, arguments)
    default: throw SnippetError("no function")
    }
  }

  /// `.fixed(70)`, `.system(size: 17)`, `.constant(true)`.
  private func implicit(_ name: String, _ arguments: SnippetArguments) throws -> SnippetValue {
    switch name {
    case "fixed": return .trackSize(.fixed(arguments[0]?.double ?? 0))
    case "flexible":
      return .trackSize(
        .flexible(
          minimum: arguments["minimum"]?.double ?? 10,
          maximum: arguments["maximum"]?.double ?? .infinity))
    case "adaptive":
      return .trackSize(
        .adaptive(
          minimum: arguments["minimum"]?.double ?? 10,
          maximum: arguments["maximum"]?.double ?? .infinity))
    case "system": return .font(try font(name, arguments))
    case "constant": return arguments[0] ?? .bool(false)
    default: throw SnippetError("no .\(name)()")
    }
  }

  private func font(_ name: String, _ arguments: SnippetArguments) throws -> Font {
    guard name == "system", let size = arguments["size"]?.double else {
      throw SnippetError("no font \(name)")
    }
    return .system(size: size)
  }

  /// The view of a value; several for an array.
  func view(_ value: SnippetValue) throws -> ViewTree {
    switch value {
    case .view(let view): return view
    case .closure(let closure, let names):
      return try content(closure, names, arguments: [])
    default: throw SnippetError("no view: \(value)")
    }
  }

  /// What a view builder makes of a closure.
  func content(
    _ closure: Snippet.Closure, _ outer: [String: SnippetValue], arguments: [SnippetValue]
  ) throws -> ViewTree {
    var inner = self
    inner.names = outer
    for (index, argument) in arguments.enumerated() {
      inner.names["$\(index)"] = argument
      if index < closure.parameters.count { inner.names[closure.parameters[index]] = argument }
    }
    let views = try closure.statements.map { try inner.view(inner.value($0)) }
    return views.count == 1 ? views[0] : .group(views)
  }
}
