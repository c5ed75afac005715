import DynamicTypeModel

/// One text of a screen at one size, with its place.
struct DrawnText: Sendable {
  let element: NodeIndex
  /// Its place among the texts of the element.
  let number: Int
  let text: LaidOutText
  /// The expected ink of each line, whether it is seen or not; root's parent coordinates.
  let ink: [Rect]
  /// Where the text's own view lets ink be seen.
  let box: Rect

  var subject: Subject { Subject(element: element, text: number) }
}

extension LaidOutScreen {
  /// The texts that a reader should see, in document order.
  ///
  /// - Parameters:
  ///   - frames: Those of the elements, in the coordinates of the root's parent.
  ///   - isVisible: By element.
  func drawnTexts(frames: [Rect], isVisible: [Bool]) -> [DrawnText] {
    isVisible.indices.flatMap { index -> [DrawnText] in
      guard isVisible[index] else { return [] }
      let origin = frames[index].origin
      return nodes[index].texts.enumerated().compactMap { number, text in
        guard text.string.contains(where: { !$0.isWhitespace }), !text.isTransparent else {
          return nil
        }
        return DrawnText(
          element: NodeIndex(index), number: number, text: text,
          ink: text.lines.map { $0.ink.offset(dx: origin.x, dy: origin.y) },
          box: text.clip(within: views[index].textBounds, of: nodes[index].frame.size)
            .offset(dx: origin.x, dy: origin.y))
      }
    }
  }
}

extension DrawnText {
  /// The smallest rectangle around the ink of all lines; nil where no line was set.
  var bounds: Rect? {
    guard let first = ink.first else { return nil }
    return ink.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension LaidOutText {
  /// What of the text its own view draws, in the view's coordinates.
  fileprivate func clip(within bounds: LaidOutView.TextBounds, of size: Size) -> Rect {
    let far = 1e6
    return switch bounds {
    case .sides: Rect(x: box.x, y: -far, width: box.width, height: 2 * far)
    case .frame: Rect(y: 0, width: size.width, height: size.height)
    case .box: box
    }
  }

  fileprivate var isTransparent: Bool {
    if case .rgba(_, _, _, let alpha) = color { return alpha < 0.01 }
    if case .system("clearColor") = color { return true }
    return false
  }
}
