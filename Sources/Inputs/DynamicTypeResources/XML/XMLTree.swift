internal import Synchronization

/// A well-formed XML file as flat arrays, with the place of every element and attribute in it.
///
/// Nodes are elements in pre-order; the root is node 0. Text is kept for elements without children.
package final class XMLTree: Sendable {
  package struct Node: Sendable {
    /// An index into `names`.
    package var name: Int32
    /// -1 for the root.
    package var parent: Int32
    /// One past the last descendant.
    package var subtreeEnd: Int32
    /// Where the attributes start in `attributes`.
    package var attributes: Int32
    package var attributeCount: Int32
    /// UTF-8 offset of the start tag's `<` in the source.
    package var tagStart: Int32
    /// UTF-8 offset behind the `>` that ends the element.
    package var end: Int32
    /// The element's text in `values`.
    package var text: Range<Int32>
  }

  package struct Attribute: Sendable {
    /// An index into `names`.
    package var name: Int32
    /// The value in `values`, entities replaced.
    package var value: Range<Int32>
  }

  /// The file as UTF-8.
  package let source: [UInt8]
  package let nodes: [Node]
  package let attributes: [Attribute]
  package let names: [String]
  /// All attribute values and texts, one after the other.
  package let values: [UInt8]
  package let lines: LineIndex
  /// The first element of each id; gathered when one is first asked for, as few runs edit documents.
  private let nodesByID = Mutex<[String: Int]?>(nil)

  init(
    source: [UInt8], nodes: [Node], attributes: [Attribute], names: [String], values: [UInt8],
    lines: LineIndex
  ) {
    self.source = source
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.values = values
    self.lines = lines
  }
}

extension XMLTree {
  package func name(of node: Int) -> String { names[Int(nodes[node].name)] }

  /// The direct children of an element, in order.
  package func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var next = node + 1
    let end = Int(nodes[node].subtreeEnd)
    while next < end {
      result.append(next)
      next = Int(nodes[next].subtreeEnd)
    }
    return result
  }

  /// The attributes of an element, in the order of the source.
  package func attributes(of node: Int) -> ArraySlice<Attribute> {
    let start = Int(nodes[node].attributes)
    return attributes[start..<start + Int(nodes[node].attributeCount)]
  }

  /// The value of an element's attribute, entities replaced; nil when it has none of that name.
  package func value(of name: String, in node: Int) -> String? {
    let start = Int(nodes[node].attributes)
    for index in start..<start + Int(nodes[node].attributeCount)
    where names[Int(attributes[index].name)] == name {
      return string(attributes[index].value)
    }
    return nil
  }

  /// The first element of that id.
  package func firstNode(withID id: String) -> Int? {
    nodesByID.withLock { known in
      let nodesByID = known ?? firstNodesByID()
      known = nodesByID
      return nodesByID[id]
    }
  }

  private func firstNodesByID() -> [String: Int] {
    var result: [String: Int] = [:]
    for index in nodes.indices {
      if let id = value(of: "id", in: index), result[id] == nil { result[id] = index }
    }
    return result
  }

  /// The text of an element without children.
  package func text(of node: Int) -> String { string(nodes[node].text) }

  package func string(_ range: Range<Int32>) -> String {
    String(decoding: values[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}
