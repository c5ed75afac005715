internal import DynamicType

extension TokenFileReader {
  mutating func members(
    of node: JSONNode, called title: String, known: [String]
  ) -> [String: JSONNode]? {
    guard case .object(let members) = node.value else {
      note(.error, at: node, "\(title) must be an object, found \(node.kind)")
      return nil
    }
    var result: [String: JSONNode] = [:]
    for member in members {
      if !known.contains(member.name) {
        let list = known.joined(separator: ", ")
        note(
          .warning, at: member.position,
          "\"\(member.name)\" is not a member of \(title): known are \(list)")
      }
      if result.updateValue(member.node, forKey: member.name) != nil {
        note(.error, at: member.position, "\(title) has \"\(member.name)\" twice")
      }
    }
    return result
  }

  mutating func string(_ node: JSONNode, called name: String) -> String? {
    guard case .string(let text) = node.value, !text.isEmpty else {
      note(.error, at: node, "\"\(name)\" must be a string with content, found \(node.kind)")
      return nil
    }
    return text
  }

  mutating func bool(_ node: JSONNode, called name: String) -> Bool? {
    guard case .bool(let value) = node.value else {
      note(.error, at: node, "\"\(name)\" must be true or false, found \(node.kind)")
      return nil
    }
    return value
  }

  mutating func number(_ node: JSONNode, called name: String) -> Double? {
    guard case .number(let value) = node.value else {
      note(.error, at: node, "\(quoted(name)) must be a number, found \(node.kind)")
      return nil
    }
    return value
  }

  mutating func positiveNumber(_ node: JSONNode, called name: String) -> Double? {
    guard let value = number(node, called: name) else { return nil }
    guard value > 0 else {
      note(.error, at: node, "\(quoted(name)) must be greater than zero, found \(format(value))")
      return nil
    }
    return value
  }

  /// A weight by name, or by class from 100 to 900 as in CSS.
  mutating func weight(_ node: JSONNode) -> FontWeight? {
    switch node.value {
    case .string(let name):
      if let weight = FontWeight(name: name) { return weight }
      let known = FontWeight.allCases.map(\.name).joined(separator: ", ")
      note(.error, at: node, "\"\(name)\" is no weight: known are \(known)")
    case .number(let value):
      if let weight = FontWeight.allCases.first(where: { Double($0.weightClass) == value }) {
        return weight
      }
      note(.error, at: node, "a weight is a hundred from 100 to 900, found \(format(value))")
    default:
      note(.error, at: node, "\"weight\" must be a string or a number, found \(node.kind)")
    }
    return nil
  }

  mutating func textStyle(_ node: JSONNode) -> TextStyle? {
    guard let name = string(node, called: "relativeTo") else { return nil }
    guard let style = TextStyle(rawName: name) else {
      let nearest = TextStyle.nearestName(to: name)
      note(.error, at: node, "\"\(name)\" is no text style; did you mean \"\(nearest)\"?")
      return nil
    }
    return style
  }

  mutating func note(
    _ severity: TokenFileDiagnostic.Severity, at node: JSONNode, _ message: String
  ) {
    note(severity, at: node.position, message)
  }

  mutating func note(
    _ severity: TokenFileDiagnostic.Severity, at position: SourcePosition, _ message: String
  ) {
    diagnostics.append(
      TokenFileDiagnostic(position: position, severity: severity, message: message))
  }

  func quoted(_ name: String) -> String { name.contains(" ") ? name : "\"\(name)\"" }

  /// A number without a needless fraction.
  func format(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
