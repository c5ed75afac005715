internal import UIKitModel

/// What `init(coder:)` of views and controllers gets where they are made from a storyboard or xib.
final class DocumentCoder: NSCoder {
  enum Object {
    case view(Element)
    case controller(DocumentScene)
  }

  let object: Object

  init(_ object: Object) {
    self.object = object
    super.init()
  }

  /// The view's element; nil for a controller, and for any other coder.
  static func element(of coder: NSCoder) -> Element? {
    guard case .view(let element)? = (coder as? DocumentCoder)?.object else { return nil }
    return element
  }

  /// The controller's scene; nil for a view, and for any other coder.
  static func scene(of coder: NSCoder) -> DocumentScene? {
    guard case .controller(let scene)? = (coder as? DocumentCoder)?.object else { return nil }
    return scene
  }
}

/// One scene of a document, and where it is from.
struct DocumentScene {
  let file: DocumentFile
  let scene: Scene
}

/// What is left of the document in a view that was made from it.
struct DocumentTemplate {
  let element: Element
  /// What the view says of its content as the document has it: as long as it says the same, the content is the
  /// document's, with what this module's classes do not know.
  let decodedContent: ElementContent
}
