import DynamicTypeModel
import UIKitModel

extension ReadScene {
  /// The elements that show words, neither hidden nor transparent.
  var shownTexts: [ElementIndex] {
    places.filter { details[$0.rawValue].text?.isEmpty == false }
  }

  /// Whether less than half of what may show words does.
  var isMostlyWithoutText: Bool {
    let shown = shownTexts.count
    let empty = places.count {
      Self.kinds.contains(scene.elements[$0.rawValue].kind)
        && details[$0.rawValue].text?.isEmpty != false
        && !scene.elements[$0.rawValue].hasPicture
    }
    return shown <= empty
  }

  private static let kinds: Set<ElementKind> = [.label, .button, .textView]

  /// Elements that are neither hidden nor transparent, nor in one that is.
  private var places: [ElementIndex] {
    var result: [ElementIndex] = []
    var next = 0
    while next < scene.elements.count {
      let element = scene.elements[next]
      if element.isHidden || element.alpha == 0 {
        next = max(next + 1, element.subtreeEnd)
      } else {
        result.append(ElementIndex(next))
        next += 1
      }
    }
    return result
  }
}

extension Element {
  /// Whether it is a button with a picture, which need not show words.
  fileprivate var hasPicture: Bool {
    if case .button(let button) = content { return button.image != nil }
    return false
  }
}
