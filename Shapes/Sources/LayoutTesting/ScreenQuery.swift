public import DynamicTypeModel

/// A way to say which view of a screen is meant.
public enum ScreenQuery: Hashable, Sendable {
  /// The first view that shows the words, whole.
  case text(String)
  /// `accessibilityIdentifier(_:)`.
  case identifier(String)
  /// The view of a kind, such as `button` or `toggle`, by its number from 0.
  case kind(String, Int = 0)
}

/// A view of a laid-out screen.
public struct FoundView: Hashable, Sendable {
  public let index: NodeIndex
  /// In the coordinates of the window, in points, as far as people have scrolled.
  public let frame: Rect
  /// What it shows as words; its own, or those of all that is in it.
  public let texts: [LaidOutText]

  /// The lines as drawn, of all its texts.
  public var lines: [String] { texts.flatMap { $0.lines.map(\.text) } }

  /// Whether some of its text is not shown.
  public var isTruncated: Bool { texts.contains(where: \.isTruncated) }

  /// The size of its first text's font in points; nil for a view without text.
  public var pointSize: Double? { texts.first?.font.pointSize }
}

extension LaidOutScreen {
  /// The first view that a query means; nil for none.
  public subscript(query: ScreenQuery) -> FoundView? { all(query).first }

  /// All views that a query means, in the order of the screen.
  public func all(_ query: ScreenQuery) -> [FoundView] {
    switch query {
    case .text(let words):
      return found { nodes[$0].texts.contains { $0.string == words } }
    case .identifier(let identifier):
      return found { views[$0].id == identifier }
    case .kind(let kind, let number):
      let all = found { views[$0].kind == kind }
      return all.indices.contains(number) ? [all[number]] : []
    }
  }

  /// The words of the screen, in its order.
  public var words: [String] { nodes.flatMap { $0.texts.map(\.string) } }

  private func found(_ isMeant: (Int) -> Bool) -> [FoundView] {
    views.indices.filter { nodes[$0].isShown && isMeant($0) }.map { index in
      let texts = nodes[index..<views[index].subtreeEnd].flatMap(\.texts)
      return FoundView(index: NodeIndex(index), frame: seenFrame(of: index), texts: texts)
    }
  }

  /// The frame of a view in the window, where people have scrolled it.
  private func seenFrame(of index: Int) -> Rect {
    var frame = absoluteFrame(of: NodeIndex(index))
    var ancestor = views[index].parent
    while let current = ancestor {
      let offset = nodes[current.rawValue].scroll?.offset ?? Point()
      frame = frame.offset(dx: -offset.x, dy: -offset.y)
      ancestor = views[current.rawValue].parent
    }
    return frame
  }
}
