import DynamicTypeModel
import DynamicTypeResources

/// One element of a document, as the size classes at hand see it.
///
/// What a matching `variation` says about an element takes precedence over the element itself.
struct DocumentNode {
  let document: DocumentTree
  let index: Int

  var tree: XMLTree { document.xml }
  var name: String { tree.name(of: index) }
  var id: String? { tree.value(of: "id", in: index) }
  var key: String? { tree.value(of: "key", in: index) }

  var location: SourceLocation {
    let (line, column) = tree.position(of: index)
    return SourceLocation(path: document.path, line: line, column: column)
  }

  var parent: DocumentNode? {
    let parent = Int(tree.nodes[index].parent)
    return parent < 0 ? nil : DocumentNode(document: document, index: parent)
  }

  /// The text between the tags of an element without children.
  var text: String {
    let text = tree.text(of: index)
    return self["base64-UTF8"] == "YES" ? Base64.decodedText(text) ?? text : text
  }
}

// MARK: - Attributes

extension DocumentNode {
  /// The value of an attribute, that of the most specific matching variation first.
  subscript(name: String) -> String? {
    for variation in document.variations(of: index).reversed() {
      if let value = tree.value(of: name, in: variation) { return value }
    }
    return tree.value(of: name, in: index)
  }

  func number(_ name: String) -> Double? { self[name].flatMap(documentNumber) }

  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  /// `YES` or `NO`; nil when the attribute is absent or says something else.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Where an attribute's name is; the element's own place when it is absent.
  func location(of attribute: String) -> SourceLocation {
    guard let position = tree.position(of: attribute, in: index) else { return location }
    let (line, column) = tree.lines.position(at: position.name.lowerBound)
    return SourceLocation(path: document.path, line: line, column: column)
  }
}

// MARK: - Children

extension DocumentNode {
  /// The direct children, in order, without those that size classes exclude.
  var children: ChildSequence { ChildSequence(of: index, in: document) }

  struct ChildSequence: Sequence, IteratorProtocol {
    let document: DocumentTree
    private var cursor: Int
    private let end: Int

    init(of node: Int, in document: DocumentTree) {
      self.document = document
      cursor = node + 1
      end = Int(document.xml.nodes[node].subtreeEnd)
    }

    mutating func next() -> DocumentNode? {
      while cursor < end {
        let current = cursor
        cursor = Int(document.xml.nodes[current].subtreeEnd)
        if !document.isExcluded(current) {
          return DocumentNode(document: document, index: current)
        }
      }
      return nil
    }
  }

  /// The direct child in that role (`key="…"`), that of a matching variation first.
  func child(key: String) -> DocumentNode? {
    for variation in document.variations(of: index).reversed() {
      let node = DocumentNode(document: document, index: variation)
      if let child = node.children.first(where: { $0.key == key }) { return child }
    }
    return children.first { $0.key == key }
  }

  /// The direct child of that element name without regard to its role.
  func child(named name: String) -> DocumentNode? {
    children.first { $0.name == name }
  }

  /// The children of the direct child of that element name.
  func children(in name: String) -> [DocumentNode] {
    child(named: name).map { Array($0.children) } ?? []
  }
}

/// A number as documents write it: 2.2250738585072014e-308, the smallest, stands for zero.
///
/// Beyond a billion points nothing is laid out any more, and constraints of such lengths would lose
/// all others in rounding: larger numbers count as a billion.
func documentNumber(_ text: String) -> Double? {
  guard let number = Double(text), number.isFinite else { return nil }
  return abs(number) < 1e-300 ? 0 : min(max(number, -1e9), 1e9)
}
