import DynamicTypeModel
import DynamicTypeResources

/// A document's XML with what its size-class variations mean for the device at hand.
final class DocumentTree {
  let xml: XMLTree
  let path: String
  private let sizeClasses: SizeClassVariations

  init(xml: XMLTree, path: String, sizeClasses: SizeClasses) {
    self.xml = xml
    self.path = path
    self.sizeClasses = SizeClassVariations(in: xml, for: sizeClasses)
  }

  var root: DocumentNode { DocumentNode(document: self, index: 0) }

  /// The `variation` elements that apply to an element, the most specific last.
  func variations(of node: Int) -> [Int] {
    sizeClasses.byNode.isEmpty ? [] : sizeClasses.byNode[node] ?? []
  }

  func isExcluded(_ node: Int) -> Bool {
    !sizeClasses.excluded.isEmpty && sizeClasses.excluded.contains(node)
  }

  /// Whether an id is that of an excluded view or of one below it.
  func isInExcludedView(_ id: String) -> Bool { sizeClasses.excludedIDs.contains(id) }
}
