internal import CLibXML2
import DynamicTypeModel

/// Collects what libxml2's SAX2 parser reports into an ``XMLTree``.
///
/// The parser reports an element when it has read its start tag, so the position is that of the
/// tag's end. A raw `<` cannot stand inside a start tag: the nearest one before is its start.
final class XMLTreeBuilder {
  /// Deeper documents are refused. Real ones have some 60 levels.
  static let maximumDepth = 1024

  var nodes: [XMLTree.Node] = []
  var attributes: [XMLTree.Attribute] = []
  var names: [String] = []
  var values: [UInt8] = []
  /// libxml2 gives equal names equal pointers during one parse.
  private var nameIDs: [UnsafePointer<UInt8>: Int32] = [:]
  /// The elements that are open, outermost first.
  private(set) var open: [Int32] = []
  private(set) var failure: Failure?

  struct Failure {
    var kind: DocumentError.Kind
    var offset: Int
    var reason: String
  }

  let source: [UInt8]

  init(source: [UInt8]) {
    self.source = source
    nodes.reserveCapacity(source.count / 100)
    attributes.reserveCapacity(source.count / 25)
    values.reserveCapacity(source.count / 2)
  }

  /// Only the first failure counts: later ones follow from it.
  func fail(_ kind: DocumentError.Kind, at offset: Int, _ reason: String) {
    if failure == nil { failure = Failure(kind: kind, offset: offset, reason: reason) }
  }

  private func id(of name: UnsafePointer<UInt8>) -> Int32 {
    if let known = nameIDs[name] { return known }
    let new = Int32(names.count)
    names.append(String(cString: name))
    nameIDs[name] = new
    return new
  }

  private var valueEnd: Int32 { Int32(truncatingIfNeeded: values.count) }
}

// MARK: - Events

extension XMLTreeBuilder {
  /// `list` holds five pointers an attribute: name, prefix, namespace, value, end of value.
  func startElement(
    _ name: UnsafePointer<UInt8>, attributeCount: Int,
    list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, tagEnd: Int
  ) {
    if let parent = open.last, Int(parent) == nodes.count - 1 {
      // Text is kept for elements without children: what came before this child is layout.
      values.removeLast(values.count - Int(nodes[Int(parent)].text.lowerBound))
      nodes[Int(parent)].text = valueEnd..<valueEnd
    }
    let first = Int32(attributes.count)
    for index in 0..<attributeCount {
      guard let list, let name = list[index * 5], let start = list[index * 5 + 3],
        let end = list[index * 5 + 4]
      else { continue }
      let valueStart = valueEnd
      values.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
      attributes.append(XMLTree.Attribute(name: id(of: name), value: valueStart..<valueEnd))
    }
    let node = Int32(nodes.count)
    nodes.append(
      XMLTree.Node(
        name: id(of: name), parent: open.last ?? -1, subtreeEnd: node + 1, attributes: first,
        attributeCount: Int32(attributes.count) - first,
        tagStart: Int32(truncatingIfNeeded: tagStart(before: tagEnd)), end: 0,
        text: valueEnd..<valueEnd))
    open.append(node)
  }

  func endElement(end: Int) {
    guard let node = open.popLast() else { return }
    let isLeaf = Int(node) == nodes.count - 1
    if isLeaf { nodes[Int(node)].text = nodes[Int(node)].text.lowerBound..<valueEnd }
    nodes[Int(node)].subtreeEnd = Int32(nodes.count)
    nodes[Int(node)].end = Int32(truncatingIfNeeded: end)
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let node = open.last, Int(node) == nodes.count - 1 else { return }
    values.append(contentsOf: bytes)
  }

  /// The nearest `<` before an offset.
  func tagStart(before end: Int) -> Int {
    var index = min(end, source.count) - 1
    while index > 0, source[index] != UInt8(ascii: "<") { index -= 1 }
    return max(0, index)
  }

  /// The first `]]>` at an offset or after it; the offset where there is none.
  func endOfSection(from start: Int) -> Int {
    var index = start
    while index + 2 < source.count {
      if source[index] == UInt8(ascii: "]"), source[index + 1] == UInt8(ascii: "]"),
        source[index + 2] == UInt8(ascii: ">")
      {
        return index
      }
      index += 1
    }
    return start
  }
}
