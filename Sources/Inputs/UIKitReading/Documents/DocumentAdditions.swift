import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// Finds the views that code has put among those of a document, and the rows that it fills lists with.
final class DocumentAdditions {
  private let scene: Scene
  /// By element of the document; nil for what could not be made.
  private let objects: [ObjectID?]
  private let conversion: SceneConversion
  private var reader: HeapReader { conversion.reader }
  private var ownPlaces: [ObjectID: Int] = [:]
  private var addition = DocumentOutcome.Addition()

  init(_ scene: Scene, _ objects: [ObjectID?], _ conversion: SceneConversion) {
    self.scene = scene
    self.objects = objects
    self.conversion = conversion
    for (number, object) in objects.enumerated() {
      if let object { ownPlaces[object] = number }
      conversion.reserve(scene.elements[number].id)
    }
  }

  /// What code adds; nil where there is nothing.
  ///
  /// - Parameter constraints: Those of the document, which the scene has already.
  /// - Parameter doubt: What all of it rests on.
  func found(except constraints: Set<ObjectID>, doubt: Provenance) -> DocumentOutcome.Addition? {
    guard !scene.elements.isEmpty else { return nil }
    addition.places = Array(repeating: 0, count: scene.elements.count)
    add(own: 0, in: nil)
    let own = Set(addition.places)
    guard conversion.scene.elements.count > own.count else { return nil }
    conversion.addConstraints(except: constraints)
    let result = conversion.result
    for (place, element) in result.scene.elements.enumerated() {
      addition.parents.append(element.parent)
      addition.subtreeEnds.append(element.subtreeEnd)
      guard !own.contains(place) else { continue }
      var element = element
      let detail = result.details[place]
      element.provenance = detail.provenance == .known ? doubt : detail.provenance
      element.textProvenance = detail.textProvenance
      if element.textProvenance == .known, doubt != .known { element.textProvenance = doubt }
      addition.elements[place] = element
    }
    addition.constraints = result.scene.constraints
    addition.guides = result.scene.guides
    return addition
  }

  /// Adds an element of the document with all that is in it, in the order in which code left that.
  private func add(own number: Int, in parent: ElementIndex?) {
    let element = scene.elements[number]
    let index = conversion.append(
      element, ElementDetail(className: element.customClass ?? ""), objects[number], in: parent)
    addition.places[number] = index.rawValue
    var left = children(of: number)
    let before = conversion.scene.elements.count
    if let object = objects[number] {
      for view in subviews(of: object, element) {
        if let own = ownPlaces[view] {
          if let place = left.firstIndex(of: own) {
            left.remove(at: place)
            add(own: own, in: index)
          }
        } else if isPlaced(view) {
          conversion.add(view, in: index)
        }
      }
      let isWhole = reader.takeNotes() == .known
      if isWhole, conversion.scene.elements.count > before,
        conversion.scene.elements[before...].contains(where: { $0.parent == index })
      {
        addition.filled.insert(index.rawValue)
      }
    }
    // Before the rows: code may make one of them a table's header.
    for child in left { add(own: child, in: index) }
    if let object = objects[number] { fill(object, element, at: index) }
    conversion.close(index)
  }

  private func children(of number: Int) -> [Int] {
    var result: [Int] = []
    var next = number + 1
    while next < scene.elements[number].subtreeEnd {
      result.append(next)
      next = max(next + 1, scene.elements[next].subtreeEnd)
    }
    return result
  }

  private func subviews(of object: ObjectID, _ element: Element) -> [ObjectID] {
    _ = reader.takeNotes()
    switch element.kind {
    // Rows and cells are the data source's.
    case .tableView, .collectionView, .button, .segmentedControl, .switch, .textField: return []
    case .stackView: return reader.objects("UIStackView._arranged", of: object)
    default: return reader.objects("UIView._subviews", of: object)
    }
  }

  /// Whether constraints, a stack or a frame place a view, and all in it that shows words: code that waits for the first
  /// layout has not run.
  private func isPlaced(_ view: ObjectID, depth: Int = 0) -> Bool {
    guard depth < 40, !reader.overrides("layoutSubviews", view) else { return false }
    let isFree =
      reader.truth("UIView.translatesAutoresizingMaskIntoConstraints", of: view) ?? true
    let frame = reader.value("UIView._frame", of: view).flatMap(reader.rect) ?? Rect()
    if isFree, frame.width <= 0 || frame.height <= 0 { return false }
    return reader.objects("UIView._subviews", of: view).allSatisfy {
      isPlaced($0, depth: depth + 1)
    }
  }

  /// The rows of a list of the document's that has no prototypes.
  private func fill(_ object: ObjectID, _ element: Element, at index: ElementIndex) {
    let before = conversion.scene.elements.count
    switch element.content {
    case .table(let table) where !table.isStatic && table.sections.allSatisfy(\.cells.isEmpty):
      conversion.addRows(of: object, at: index)
    case .collection where children(of: ownPlaces[object] ?? 0).isEmpty:
      conversion.addItems(of: object, at: index)
    default: return
    }
    let filled = conversion.scene.elements[index.rawValue]
    if filled.hasCells {
      addition.lists[index.rawValue] = DocumentOutcome.List(
        kind: filled.kind, content: filled.content)
    }
    if conversion.scene.elements.count > before { addition.filled.insert(index.rawValue) }
  }
}

extension Element {
  fileprivate var hasCells: Bool {
    switch content {
    case .table(let table): !table.sections.allSatisfy(\.cells.isEmpty)
    case .collection(let collection): !collection.sections.isEmpty
    default: false
    }
  }
}
