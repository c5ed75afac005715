import DynamicTypeModel
import UIKitModel

/// What an app's code makes of a document's scene once it is loaded.
package struct DocumentOutcome: Hashable, Sendable {
  /// A property that code gives to a view.
  package struct Change: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      /// The words, and of attributed text their runs; with ``Change/isKnown`` false they stand for what only running tells.
      case text(String, [TextFragment])
      case font(FontDescription)
      case number(Double)
      case count(Int)
      case flag(Bool)
      case lineBreakMode(TextContent.LineBreakMode)
      /// What only running the app would tell.
      case unknown
    }

    /// The place of the view among the scene's elements.
    package var element: Int
    package var property: CodeNote.Property
    package var value: Value
    /// Whether every run of the app shows it.
    package var isKnown: Bool
    /// Where, as far as that is known: the class whose code it is otherwise.
    package var location: SourceLocation
  }

  /// What code fills a list of the document's with.
  package struct List: Hashable, Sendable {
    /// Of a collection with a list layout that of a table.
    package var kind: ElementKind
    package var content: ElementContent
  }

  /// What code adds to a scene, with the places of all elements, the document's own among them.
  package struct Addition: Hashable, Sendable {
    /// By element of the document: where it stands now.
    package var places: [Int] = []
    /// By place, of all elements: the place of the one around it, and one past its last descendant.
    package var parents: [ElementIndex?] = []
    package var subtreeEnds: [Int] = []
    /// By place, those that code adds.
    package var elements: [Int: Element] = [:]
    /// By place, of the document's own lists: what code fills them with.
    package var lists: [Int: List] = [:]
    /// The places of the document's own views that code fills with what is known.
    package var filled: Set<Int> = []
    /// Between elements by their places, and guides by theirs in ``guides``.
    package var constraints: [LayoutConstraint] = []
    package var guides: [LayoutGuide] = []
  }

  /// By element in the scene's order.
  package var changes: [Change] = []
  /// Nil where code adds nothing that is known.
  package var addition: Addition?
  /// The constants that code gives to constraints, by their places in the scene, in points.
  package var constants: [Int: Double] = [:]
}

extension UIKitProject {
  /// What the classes that a scene names make of it, in the order in which UIKit calls them: initialisers, outlets,
  /// `awakeFromNib`, and of a controller what it does until it appears. Nil where the sources have none of them.
  package func outcome(
    of scene: Scene, in surroundings: ReadingSurroundings
  ) -> DocumentOutcome? {
    DocumentSession(self, scene, surroundings)?.outcome()
  }
}
