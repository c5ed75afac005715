import DynamicType
import DynamicTypeModel

/// An item for which a long press opens the Large Content Viewer.
package struct LargeContentItem: Hashable, Sendable {
  /// Where it is on the screen.
  package enum Place: Hashable, Sendable {
    case bar(Int, item: Int)
    case view(NodeIndex)
  }

  /// That of the bar item or the view.
  package var id: String
  /// What it is, as reports write it: `tab`, `button`, `backButton`, or the kind of the view.
  package var kind: String
  /// Nil where the viewer shows nothing.
  package var content: LargeContent?
  package var place: Place
}

extension LaidOutScreen {
  /// What the viewer is for at this text size: items of bars, then views that ask for it, in document order. None
  /// below the accessibility sizes.
  ///
  /// Views are taken to have the interaction that shows them, which documents cannot say.
  package var largeContentItems: [LargeContentItem] {
    guard LargeContentViewerPolicy.isEnabled(for: configuration.size) else { return [] }
    return laidOutBars.indices.flatMap { itemsOfBar($0) } + itemsAmongViews
  }

  private func itemsOfBar(_ number: Int) -> [LargeContentItem] {
    laidOutBars[number].items.enumerated().flatMap { index, item -> [LargeContentItem] in
      let place = LargeContentItem.Place.bar(number, item: index)
      if item.role == .badge { return [] }
      if item.offersLargeContentViewer {
        return [
          LargeContentItem(
            id: item.id, kind: item.role.rawValue, content: item.largeContent, place: place)
        ]
      }
      return item.view.flatMap(\.itemsAmongViews).map {
        LargeContentItem(id: $0.id, kind: $0.kind, content: $0.content, place: place)
      }
    }
  }

  private var itemsAmongViews: [LargeContentItem] {
    views.indices.compactMap { index in
      let view = views[index]
      guard view.showsLargeContentViewer, nodes[index].isShown, view.opacity > 0.01 else {
        return nil
      }
      return LargeContentItem(
        id: view.id, kind: view.kind, content: view.largeContent, place: .view(NodeIndex(index)))
    }
  }
}
