import DynamicTypeModel

/// An XML property list, read in place from its XML.
struct PropertyList {
  enum Value: Equatable {
    case string(String)
    /// The node of a `dict` element.
    case dictionary(Int)
    case other
  }

  private let xml: XMLTree
  private let path: String
  /// The node of the outermost value.
  let root: Int

  init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    xml = try XMLTree.parse(bytes, path: path)
    self.path = path
    guard xml.name(of: 0) == "plist", xml.nodes.count > 1, xml.name(of: 1) == "dict" else {
      let (line, column) = xml.position(of: 0)
      throw DocumentError(
        kind: .malformedStrings,
        location: SourceLocation(path: path, line: line, column: column),
        reason: "expected a property list with a dictionary, found <\(xml.name(of: 0))>")
    }
    root = 1
  }

  func value(of node: Int) -> Value {
    switch xml.name(of: node) {
    case "string": .string(xml.text(of: node))
    case "dict": .dictionary(node)
    default: .other
    }
  }

  /// The keys of a `dict` with the nodes of their values, in order.
  func entries(of dictionary: Int) -> [(key: String, value: Int)] {
    var result: [(key: String, value: Int)] = []
    var key: String?
    var next = dictionary + 1
    while next < Int(xml.nodes[dictionary].subtreeEnd) {
      if xml.name(of: next) == "key" {
        key = xml.text(of: next)
      } else if let name = key {
        result.append((name, next))
        key = nil
      }
      next = Int(xml.nodes[next].subtreeEnd)
    }
    return result
  }

  /// The strings of an `array` of the outermost dictionary; none where there is no such array.
  func strings(_ key: String) -> [String] {
    guard let array = entries(of: root).first(where: { $0.key == key })?.value,
      xml.name(of: array) == "array"
    else { return [] }
    return xml.children(of: array).compactMap {
      if case .string(let text) = value(of: $0) { text } else { nil }
    }
  }

  func string(_ key: String, in dictionary: Int) -> String? {
    guard let entry = entries(of: dictionary).first(where: { $0.key == key }),
      case .string(let text) = value(of: entry.value)
    else { return nil }
    return text
  }
}
