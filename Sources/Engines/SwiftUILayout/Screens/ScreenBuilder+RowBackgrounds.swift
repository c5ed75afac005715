import DynamicTypeModel
import SwiftUIModel

/// Backgrounds of rows, which are there instead of the card's.
///
/// Source: Apple, `View.listRowBackground(_:)`: it places a view behind the row; the card is the row's
/// background where there is none.
extension ScreenBuilder {
  /// In a card with a row that has its own background, each row has a part of the card, or that.
  func divideCards(of screen: inout LaidOutScreen) {
    let rows = placedViewsByRow()
    let divided = Set(rows.filter { $0.value.count > 1 }.compactMap { placed[$0.key].parent })
    guard !divided.isEmpty else { return }
    for (number, part) in structure.parts.enumerated() {
      guard let card = part.placed, divided.contains(card) else { continue }
      divide(NodeIndex(number), rows, in: &screen)
    }
  }

  /// By row, what is placed in it besides its lines: its content, and its background before that where it
  /// has one.
  private func placedViewsByRow() -> [Int: [Int]] {
    var views: [Int: [Int]] = [:]
    for (index, view) in placed.enumerated() where view.kind != .listSeparator {
      guard let parent = view.parent, placed[parent].kind == .listRow else { continue }
      views[parent, default: []].append(index)
    }
    return views
  }

  private func divide(_ card: NodeIndex, _ views: [Int: [Int]], in screen: inout LaidOutScreen) {
    let appearance = screen.views[card.rawValue].appearance
    screen.views[card.rawValue].appearance.background = nil
    let rows = screen.children(of: card).filter { row in
      structure.parts[row.rawValue].placed.map { placed[$0].kind == .listRow } ?? false
    }
    for row in rows {
      guard let own = structure.parts[row.rawValue].placed else { continue }
      let position = RowContent.Position(isFirst: row == rows.first, isLast: row == rows.last)
      let content = views[own, default: []].dropFirst().first
      if let content {
        cut(row, before: content, position, radius: appearance.cornerRadius, in: &screen)
      } else {
        screen.views[row.rawValue].appearance.background = appearance.background
        guard appearance.cornerRadius > 0 else { continue }
        var part = RowContent(list: .insetGrouped)
        (part.position, part.hasSeparators) = (position, false)
        screen.views[row.rawValue].appearance.control = ControlContent(part)
      }
    }
  }

  /// Cuts a row's background off at the corners of the card.
  private func cut(
    _ row: NodeIndex, before content: Int, _ position: RowContent.Position, radius: Double,
    in screen: inout LaidOutScreen
  ) {
    guard radius > 0, position.isFirst || position.isLast else { return }
    for view in screen.children(of: row) {
      guard let own = structure.parts[view.rawValue].placed, own < content else { continue }
      screen.views[view.rawValue].appearance.cut = LaidOutView.CornerCut(
        radius: radius, isAtTop: position.isFirst, isAtBottom: position.isLast)
    }
  }
}
