import CodeEvaluation
import DynamicTypeModel
import UIKitModel

extension SceneConversion {
  /// Adds the views that a nib has made, as code has left them.
  ///
  /// Their ids and places are the document's.
  func add(_ document: DocumentObjects, in parent: ElementIndex?) -> ElementIndex? {
    guard hasRoom(for: document.scene.elements.count) else { return nil }
    let outcome = document.outcome()
    var made = document.scene
    made.take(outcome)
    let start = scene.elements.count
    made.renumber(guidesBy: scene.guides.count) { ElementIndex($0.rawValue + start) }
    let places = outcome.addition?.places ?? Array(document.objects.indices)
    var objects: [ObjectID?] = Array(repeating: nil, count: made.elements.count)
    for (number, object) in document.objects.enumerated() { objects[places[number]] = object }
    var unknownTexts: Set<Int> = []
    for change in outcome.changes where change.property == .text && !change.isKnown {
      unknownTexts.insert(places[change.element])
    }
    for (number, element) in made.elements.enumerated() {
      var element = element
      let (end, parent) = (element.subtreeEnd, number == 0 ? parent : element.parent)
      element.id = id(like: element.id)
      let detail = ElementDetail(element, isTextKnown: !unknownTexts.contains(number))
      let index = append(element, detail, objects[number], in: parent)
      change(index) { $0.subtreeEnd = end + start }
    }
    for var constraint in made.constraints {
      constraint.id = id(like: constraint.id)
      add(constraint)
    }
    scene.guides += made.guides
    // Else code's own constraints between its views are found with all others.
    if outcome.addition != nil { closed.append(start..<scene.elements.count) }
    let root = ElementIndex(start)
    if let view = document.root {
      let (translates, frame, mask) = placement(of: view)
      change(root) {
        $0.translatesAutoresizingMask = translates
        if let frame { $0.recordedFrame = frame }
        if let mask, !mask.isEmpty { $0.autoresizing = mask }
        if translates { $0.recordedSuperviewSize = superviewSize(of: view) }
      }
    }
    return root
  }
}

extension ElementDetail {
  /// What is known of a view of a document.
  fileprivate init(_ element: Element, isTextKnown: Bool) {
    self.init(className: element.customClass ?? element.kind.kitClass)
    provenance = element.provenance
    guard let content = element.content.text else { return }
    textProvenance =
      element.textProvenance ?? (isTextKnown ? .known : .placeholder("a text that code sets"))
    text = content.string
    numberOfLines = content.numberOfLines
    font = content.font
    adjustsFont = content.adjustsFontForContentSizeCategory
  }
}
