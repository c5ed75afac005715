import DynamicTypeModel
import UIKitModel

extension Scene {
  /// The views and constraints of each system: below a table or collection every child
  /// starts one, and so does an embedded screen.
  var parts: [ConstraintSystem.Part] {
    var systemOf: [Int] = []
    var parts: [ConstraintSystem.Part] = []
    let embeddedRoots = Set(embedded.map(\.root))
    for (index, element) in elements.enumerated() {
      if let parent = element.parent, !elements[parent.rawValue].kind.placesItsViews,
        !embeddedRoots.contains(ElementIndex(index))
      {
        systemOf.append(systemOf[parent.rawValue])
        parts[systemOf[index]].members.append(ElementIndex(index))
      } else {
        systemOf.append(parts.count)
        parts.append(ConstraintSystem.Part(members: [ElementIndex(index)]))
      }
    }
    for (index, constraint) in constraints.enumerated() {
      guard let owner = owner(of: constraint.first) else { continue }
      parts[systemOf[owner.rawValue]].constraints.append(index)
    }
    return parts
  }
}

extension ElementKind {
  /// Whether views of this kind place the views in them by rules of their own.
  fileprivate var placesItsViews: Bool { self == .tableView || self == .collectionView }
}

extension Scene {
  /// The view that an item of a constraint is, or whose guide it is.
  func owner(of item: LayoutConstraint.Item) -> ElementIndex? {
    switch item {
    case .element(let element): element
    case .guide(let index): guides.indices.contains(index) ? guides[index].owner : nil
    }
  }
}
