import DynamicTypeModel

/// A document's XML with what its size-class variations mean for one pair of size classes.
final class DocumentTree {
  let xml: XMLTree
  let path: String
  /// Matching `variation` elements by the element they vary, the most specific last.
  private var variationsByNode: [Int: [Int]] = [:]
  /// Constraints and subviews that a `mask` takes away.
  private var excluded: Set<Int> = []

  init(xml: XMLTree, path: String, sizeClasses: SizeClasses) {
    self.xml = xml
    self.path = path
    resolveVariations(for: sizeClasses)
  }

  var root: DocumentNode { DocumentNode(document: self, index: 0) }

  func variations(of node: Int) -> [Int] {
    variationsByNode.isEmpty ? [] : variationsByNode[node] ?? []
  }

  func isExcluded(_ node: Int) -> Bool { !excluded.isEmpty && excluded.contains(node) }

  /// Whether an id is that of an excluded view or of one below it.
  func isInExcludedView(_ id: String) -> Bool {
    excluded.contains { root in
      (root..<Int(xml.nodes[root].subtreeEnd)).contains { xml.value(of: "id", in: $0) == id }
    }
  }

  private func resolveVariations(for sizeClasses: SizeClasses) {
    guard let name = xml.names.firstIndex(of: "variation") else { return }
    var matches: [(node: Int, specificity: Int)] = []
    for (index, node) in xml.nodes.enumerated() where Int(node.name) == name && node.parent >= 0 {
      guard let key = xml.value(of: "key", in: index),
        let specificity = Self.specificity(of: key, for: sizeClasses)
      else { continue }
      matches.append((index, specificity))
    }
    // Document order settles variations of the same specificity.
    matches.sort { ($0.specificity, $0.node) < ($1.specificity, $1.node) }
    for match in matches {
      variationsByNode[Int(xml.nodes[match.node].parent), default: []].append(match.node)
    }
    for match in matches { applyMasks(of: match.node) }
  }

  /// How many size classes a variation names, if it applies: 0 for `default`.
  private static func specificity(of key: String, for sizeClasses: SizeClasses) -> Int? {
    if key == "default" { return 0 }
    let conditions = key.split(separator: "-")
    for condition in conditions {
      let isMet =
        condition == "widthClass=\(sizeClasses.width.rawValue)"
        || condition == "heightClass=\(sizeClasses.height.rawValue)"
      if !isMet { return nil }
    }
    return conditions.count
  }

  /// Excludes and includes constraints and subviews of the varied element, by id.
  private func applyMasks(of variation: Int) {
    let owner = DocumentNode(document: self, index: Int(xml.nodes[variation].parent))
    for mask in DocumentNode(document: self, index: variation).children where mask.name == "mask" {
      guard let list = mask.key else { continue }
      var targets: [String: Int] = [:]
      for target in children(ofList: list, of: owner) {
        if let id = xml.value(of: "id", in: target) { targets[id] = target }
      }
      for change in mask.children {
        guard let target = change["reference"].flatMap({ targets[$0] }) else { continue }
        if change.name == "exclude" { excluded.insert(target) } else { excluded.remove(target) }
      }
    }
  }

  /// All children of an element's `constraints` or `subviews`, excluded ones too.
  private func children(ofList list: String, of owner: DocumentNode) -> [Int] {
    guard let container = owner.child(named: list) else { return [] }
    var result: [Int] = []
    var next = container.index + 1
    while next < Int(xml.nodes[container.index].subtreeEnd) {
      result.append(next)
      next = Int(xml.nodes[next].subtreeEnd)
    }
    return result
  }
}
