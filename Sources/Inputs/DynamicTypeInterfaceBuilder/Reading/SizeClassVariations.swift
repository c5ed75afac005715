import DynamicTypeModel
import DynamicTypeResources

/// What a document's `variation` elements mean for one pair of size classes.
struct SizeClassVariations {
  /// Matching `variation` elements by the element they vary, the most specific last.
  private(set) var byNode: [Int: [Int]] = [:]
  /// Constraints and subviews that a `mask` takes away.
  private(set) var excluded: Set<Int> = []
  /// The ids of excluded views and of all below them.
  private(set) var excludedIDs: Set<String> = []

  init(in xml: XMLTree, for sizeClasses: SizeClasses) {
    guard let name = xml.names.firstIndex(of: "variation") else { return }
    var matches: [(node: Int, specificity: Int)] = []
    for (index, node) in xml.nodes.enumerated() where Int(node.name) == name && node.parent >= 0 {
      guard let key = xml.value(of: "key", in: index),
        let specificity = SizeClassVariations.specificity(of: key, for: sizeClasses)
      else { continue }
      matches.append((index, specificity))
    }
    // Document order settles variations of the same specificity.
    matches.sort { ($0.specificity, $0.node) < ($1.specificity, $1.node) }
    for match in matches {
      byNode[Int(xml.nodes[match.node].parent), default: []].append(match.node)
    }
    var lists = MaskedLists(xml: xml)
    for match in matches { applyMasks(of: match.node, in: xml, lists: &lists) }
    for node in excluded {
      for index in node..<Int(xml.nodes[node].subtreeEnd) {
        if let id = xml.value(of: "id", in: index) { excludedIDs.insert(id) }
      }
    }
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
  private mutating func applyMasks(
    of variation: Int, in xml: XMLTree, lists: inout MaskedLists
  ) {
    let owner = Int(xml.nodes[variation].parent)
    for mask in xml.children(of: variation) where xml.name(of: mask) == "mask" {
      guard let list = xml.value(of: "key", in: mask) else { continue }
      let targets = lists.members(of: list, in: owner)
      for change in xml.children(of: mask) {
        guard let id = xml.value(of: "reference", in: change), let target = targets[id] else {
          continue
        }
        if xml.name(of: change) == "exclude" {
          excluded.insert(target)
        } else {
          excluded.remove(target)
        }
      }
    }
  }
}

/// What masks can name: the members of an element's `constraints` and `subviews` by id.
///
/// An element can have many variations with masks; its lists are gone through once.
private struct MaskedLists {
  let xml: XMLTree
  private var known: [Int: [String: [String: Int]]] = [:]

  init(xml: XMLTree) { self.xml = xml }

  mutating func members(of list: String, in owner: Int) -> [String: Int] {
    if let members = known[owner]?[list] { return members }
    var members: [String: Int] = [:]
    if let container = xml.children(of: owner).first(where: { xml.name(of: $0) == list }) {
      for member in xml.children(of: container) {
        if let id = xml.value(of: "id", in: member) { members[id] = member }
      }
    }
    known[owner, default: [:]][list] = members
    return members
  }
}
