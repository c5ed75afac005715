import DynamicTypeModel

extension LaidOutScreen {
  /// An element as messages name it: `label 'Opening hours in winter' (bKH-T5-fMa)`.
  ///
  /// - Parameter text: The text that is meant, among the element's.
  func name(of element: NodeIndex, text number: Int = 0) -> String {
    let view = views[element.rawValue]
    let kind = view.spokenKind
    let texts = nodes[element.rawValue].texts
    guard texts.indices.contains(number), !texts[number].string.isEmpty else {
      return "\(kind) (\(view.id))"
    }
    let text = texts[number]
    let excerpt = text.string.excerpt(of: 30)
    if text.isPlaceholder { return "placeholder '\(excerpt)' of \(kind) (\(view.id))" }
    switch text.part {
    case .text, .title: return "\(kind) '\(excerpt)' (\(view.id))"
    default: return "\(text.part.spokenName) '\(excerpt)' of \(kind) (\(view.id))"
    }
  }
}
