import DynamicTypeReport
import Foundation

/// What an agent may ask for: a command of this tool with some of its options.
enum AgentTool: String, CaseIterable, Sendable {
  case check, screens, layout, picture, map, explain, fix

  /// A member of the arguments.
  struct Parameter: Sendable {
    enum Kind: String, Sendable {
      case text = "string"
      case texts = "array"
      case number = "integer"
      case truth = "boolean"
    }

    var name: String
    var kind: Kind
    var about: String
    var isRequired = false
  }

  var title: String {
    switch self {
    case .check: "Check screens at all text sizes"
    case .screens: "List screens"
    case .layout: "Lay a screen out"
    case .picture: "Draw a screen"
    case .map: "Find the widths that hold"
    case .explain: "Explain a rule or a finding"
    case .fix: "Fix what is certain"
    }
  }

  var about: String {
    switch self {
    case .check:
      """
      Lays out storyboards, xibs, SwiftUI views and UIKit screens at the twelve Dynamic Type sizes, without compiling, \
      and says what readers lose: per cause the place with its code, from which size on, why, a patch where there is \
      one, and what checks it again. Worst first, in pages of at most 8 KB.
      """
    case .screens:
      "The screens of an app by their names, as the other tools take them, with files and lines."
    case .layout:
      "The frame and the lines of text of each element of a screen at one text size, in points."
    case .picture: "A PNG picture of a screen at one text size."
    case .map:
      "From which width of the window on screens hold at each text size, in windows of 200 to 1400 points."
    case .explain:
      "What a rule looks for, why and how it is mended; or all about one finding, by the eight digits that check prints."
    case .fix:
      """
      The fixes that are certain, as a unified diff. Nothing is written unless write is true.
      """
    }
  }

  private static let paths = Parameter(
    name: "paths", kind: .texts,
    about: "Files or folders, relative to the server's folder; all of it where absent.")
  private static let size = Parameter(
    name: "size", kind: .text, about: "XS … XXXL, AX1 … AX5; L where absent.")

  var parameters: [Parameter] {
    switch self {
    case .check:
      [
        Self.paths,
        Parameter(name: "screen", kind: .text, about: "Only the screen of this name or id."),
        Parameter(
          name: "rules", kind: .texts,
          about: "Only findings of these rules, such as text-truncated."),
        Parameter(name: "sizes", kind: .texts, about: "Only these text sizes, such as L and AX5."),
        Parameter(name: "page", kind: .number, about: "From 1."),
        Parameter(name: "notes", kind: .truth, about: "List notes, too."),
        Parameter(
          name: "minimise", kind: .truth,
          about: "Say of each finding the least that shows it: a text size and the widest window."),
      ]
    case .screens: [Self.paths]
    case .layout:
      [
        Parameter(
          name: "path", kind: .text,
          about: "A storyboard or xib, or a folder or file of Swift sources.", isRequired: true),
        Parameter(name: "screen", kind: .text, about: "Of sources: the view or controller."),
        Self.size,
      ]
    case .picture:
      [
        Parameter(
          name: "path", kind: .text, about: "The app's folder, or a file of it.", isRequired: true),
        Parameter(
          name: "screen", kind: .text, about: "The name or id of the screen.", isRequired: true),
        Self.size,
        Parameter(name: "dark", kind: .truth, about: "In dark mode."),
      ]
    case .map:
      [
        Self.paths,
        Parameter(name: "screen", kind: .text, about: "Only the screen of this name or id."),
      ]
    case .explain:
      [
        Parameter(
          name: "name", kind: .text, about: "A rule, or a finding's eight digits.", isRequired: true
        ),
        Self.paths,
      ]
    case .fix:
      [
        Self.paths,
        Parameter(name: "write", kind: .truth, about: "Write the fixes into the files."),
      ]
    }
  }

  /// As `tools/list` shows it. Source: Model Context Protocol, Tools, Data Types.
  var json: JSONValue {
    let properties = parameters.map { parameter -> JSONValue.Member in
      var value: JSONValue = [
        "type": .string(parameter.kind.rawValue), "description": .string(parameter.about),
      ]
      if parameter.kind == .texts { value = value.adding("items", ["type": "string"]) }
      if parameter.kind == .number { value = value.adding("minimum", 1) }
      return JSONValue.Member(name: parameter.name, value: value)
    }
    return [
      "name": .string(rawValue), "title": .string(title), "description": .string(about),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .bool(self != .fix), "destructiveHint": false, "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
  }
}

/// The arguments of a call, as its tool describes them.
struct AgentArguments: Sendable {
  private let values: [String: JSONValue]

  /// - Throws: ``RPCError`` for members that the tool does not have, of another type, or missing.
  init(_ value: JSONValue, of tool: AgentTool) throws {
    guard case .object(let members) = value else {
      throw RPCError.parameters("'arguments' is an object.")
    }
    values = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    for member in members {
      guard let parameter = tool.parameters.first(where: { $0.name == member.name }) else {
        throw RPCError.parameters("\(tool.rawValue) has no argument '\(member.name)'.")
      }
      guard parameter.takes(member.value) else {
        throw RPCError.parameters("'\(member.name)' takes \(parameter.kind.words).")
      }
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw RPCError.parameters("\(tool.rawValue) needs '\(parameter.name)'.")
    }
  }

  func text(_ name: String) -> String? { values[name]?.string }
  func texts(_ name: String) -> [String] { (values[name]?.array ?? []).compactMap(\.string) }
  func number(_ name: String) -> Int? { values[name]?.integer }
  func isTrue(_ name: String) -> Bool { values[name]?.bool ?? false }
}

extension AgentTool.Parameter {
  fileprivate func takes(_ value: JSONValue) -> Bool {
    switch kind {
    case .text: value.string?.isEmpty == false
    case .texts: value.array?.allSatisfy { $0.string?.isEmpty == false } ?? false
    case .number: value.integer.map { $0 > 0 } ?? false
    case .truth: value.bool != nil
    }
  }
}

extension AgentTool.Parameter.Kind {
  fileprivate var words: String {
    switch self {
    case .text: "a text that is not empty"
    case .texts: "a list of texts"
    case .number: "a whole number from 1"
    case .truth: "true or false"
    }
  }
}
