import DynamicTypeModel
import UIKitModel

extension Scene {
  /// Takes over what running the app's code made of the views and constraints.
  package mutating func take(_ outcome: DocumentOutcome) {
    for change in outcome.changes { elements[change.element].take(change) }
    for (place, constant) in outcome.constants { constraints[place].constant = constant }
    if let addition = outcome.addition { take(addition) }
  }

  /// Puts what code adds among the document's own views.
  private mutating func take(_ addition: DocumentOutcome.Addition) {
    renumber(guidesBy: 0) { ElementIndex(addition.places[$0.rawValue]) }
    let numbers = Dictionary(
      addition.places.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    elements = addition.parents.indices.map { place in
      var element = addition.elements[place] ?? elements[numbers[place] ?? 0]
      element.parent = addition.parents[place]
      element.subtreeEnd = addition.subtreeEnds[place]
      if let list = addition.lists[place] { element.fill(with: list) }
      if addition.filled.contains(place) { element.isFilledByCode = false }
      return element
    }
    let offset = guides.count
    func item(_ item: LayoutConstraint.Item) -> LayoutConstraint.Item {
      if case .guide(let guide) = item { return .guide(guide + offset) }
      return item
    }
    guides += addition.guides
    constraints += addition.constraints.map { constraint in
      var constraint = constraint
      constraint.first = item(constraint.first)
      constraint.second = constraint.second.map(item)
      return constraint
    }
  }
}

extension Element {
  /// A table keeps what the document says of it, and its header and footer unless code gives others.
  fileprivate mutating func fill(with list: DocumentOutcome.List) {
    guard case .table(var table) = content, case .table(let made) = list.content else {
      (kind, content) = (list.kind, list.content)
      return
    }
    (table.sections, table.isStatic) = (made.sections, true)
    table.headerView = made.headerView ?? table.headerView
    table.footerView = made.footerView ?? table.footerView
    content = .table(table)
  }

  fileprivate mutating func take(_ change: DocumentOutcome.Change) {
    // What a class says by itself stays where running it is given up.
    if !change.isKnown, codeNotes.contains(where: { $0.property == change.property && $0.isKnown })
    {
      return
    }
    switch change.value {
    case .text(let text, let fragments):
      content.changeText {
        // The document's own words stand for those that nobody knows.
        guard change.isKnown || $0.string.isEmpty else { return }
        $0.string = text
        $0.fragments = fragments
      }
    case .font(let font):
      content.changeText {
        $0.font = font
        for index in $0.fragments.indices { $0.fragments[index].font = font }
      }
    case .flag(let flag):
      switch change.property {
      case .adjustsFontForContentSizeCategory:
        content.changeText { $0.adjustsFontForContentSizeCategory = flag }
      case .adjustsFontSizeToFitWidth: content.changeText { $0.adjustsFontSizeToFitWidth = flag }
      case .isHidden where !flag: isHidden = false
      default: break
      }
    case .count(let count):
      if change.property == .numberOfLines {
        content.changeText { $0.numberOfLines = max(0, count) }
      }
    case .number(let number):
      switch change.property {
      case .minimumScaleFactor: content.changeText { $0.minimumScaleFactor = number }
      case .alpha where number > 0: alpha = number
      default: break
      }
    case .lineBreakMode(let mode): content.changeText { $0.lineBreakMode = mode }
    case .unknown: break
    }
    codeNotes.removeAll { $0.property == change.property }
    if change.property.hides {
      // Code may show it later: it stays, and what is found with it is not certain.
      guard change.value == .flag(true) || change.value == .number(0) else { return }
      codeNotes.append(
        CodeNote(property: change.property, location: change.location, isKnown: false))
    } else {
      codeNotes.append(
        CodeNote(property: change.property, location: change.location, isKnown: change.isKnown))
    }
  }
}
