import DynamicTypeModel
import UIKitModel

/// One text of a screen at one size, with its place.
struct DrawnText: Sendable {
  let element: ElementIndex
  /// Its place among the texts of the element.
  let number: Int
  let text: LaidOutText
  /// The expected ink of each line, whether it is seen or not; root's parent coordinates.
  let ink: [Rect]
  /// Where the text's own view lets ink be seen.
  let box: Rect

  var subject: Subject { Subject(element: element, text: number) }
}

extension LaidOutInterface {
  /// The texts that a reader should see, in document order.
  ///
  /// - Parameters:
  ///   - frames: Those of the elements, in the coordinates of the root's parent.
  ///   - isVisible: By element.
  func drawnTexts(frames: [Rect], isVisible: [Bool]) -> [DrawnText] {
    isVisible.indices.flatMap { index -> [DrawnText] in
      guard isVisible[index] else { return [] }
      let origin = frames[index].origin
      return texts[index].enumerated().compactMap { number, text in
        guard text.string.contains(where: { !$0.isWhitespace }), !text.isTransparent else {
          return nil
        }
        return DrawnText(
          element: ElementIndex(index), number: number, text: text,
          ink: text.lines.map { $0.ink.offset(dx: origin.x, dy: origin.y) },
          box: text.clip(in: scene.elements[index].kind, of: self.frames[index].size)
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
  ///
  /// A label draws into its bounds and nothing else. A button's title may stand above and below
  /// its button. A text view's insets show text that has been scrolled into them.
  fileprivate func clip(in kind: ElementKind, of size: Size) -> Rect {
    let far = 1e6
    switch kind {
    case .button: return Rect(x: box.x, y: -far, width: box.width, height: 2 * far)
    case .textView: return Rect(y: 0, width: size.width, height: size.height)
    default: return box
    }
  }

  fileprivate var isTransparent: Bool {
    if case .rgba(_, _, _, let alpha) = color { return alpha < 0.01 }
    if case .system("clearColor") = color { return true }
    return false
  }
}
