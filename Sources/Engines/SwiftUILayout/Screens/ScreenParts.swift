import DynamicTypeModel
import SwiftUIModel

/// The views of a laid-out screen before their frames: placed views that are kept, and the containers that
/// SwiftUI has no frame for: sections of lists, toolbars, and what is inset at an edge.
struct ScreenParts {
  /// One view of the screen.
  struct Part {
    /// The index of the placed view; nil for a container that has no frame of its own.
    var placed: Int?
    /// The kind of such a container.
    var container: String?
    /// The index of the part that it is in.
    var parent: Int?
  }

  /// In pre-order.
  private(set) var parts: [Part] = []
  /// By placed view, the part that it is, or the nearest around it.
  private(set) var places: [Int] = []
  /// By the part that is a list, its last section.
  private var sections: [Int: Section] = [:]
  /// By the part that is a bar, its toolbar.
  private var toolbars: [Int: Int] = [:]
  /// The placed `safeAreaInset`s whose first view, which they inset, was met.
  private var insets: Set<Int> = []

  private struct Section {
    var part: Int
    var hasCard = false
    var hasFooter = false
  }

  init(_ placed: [PlacedView]) {
    for (index, view) in placed.enumerated() {
      var around = view.parent.map { places[$0] }
      if let parent = view.parent, let outer = around, case .safeAreaInset = placed[parent].kind,
        !insets.insert(parent).inserted
      {
        around = append("safeAreaInset", in: outer)
      }
      if let around, !view.kind.isKept {
        places.append(around)
        continue
      }
      let parent = container(of: view, in: around) ?? around
      places.append(parts.count)
      parts.append(Part(placed: index, parent: parent))
    }
  }

  /// The section or toolbar that a view is in, made where it is the first in it.
  private mutating func container(of view: PlacedView, in around: Int?) -> Int? {
    guard let around else { return nil }
    switch view.kind {
    case .listHeader: return newSection(in: around, hasCard: false, hasFooter: false)
    case .listCard:
      if let section = sections[around], !section.hasCard, !section.hasFooter {
        sections[around]?.hasCard = true
        return section.part
      }
      return newSection(in: around, hasCard: true, hasFooter: false)
    case .listFooter:
      if let section = sections[around], !section.hasFooter {
        sections[around]?.hasFooter = true
        return section.part
      }
      return newSection(in: around, hasCard: false, hasFooter: true)
    case .bar(.toolbarItem):
      if let known = toolbars[around] { return known }
      toolbars[around] = append("toolbar", in: around)
      return toolbars[around]
    default: return nil
    }
  }

  private mutating func newSection(in list: Int, hasCard: Bool, hasFooter: Bool) -> Int {
    let part = append("section", in: list)
    sections[list] = Section(part: part, hasCard: hasCard, hasFooter: hasFooter)
    return part
  }

  private mutating func append(_ container: String, in parent: Int) -> Int {
    parts.append(Part(container: container, parent: parent))
    return parts.count - 1
  }
}
