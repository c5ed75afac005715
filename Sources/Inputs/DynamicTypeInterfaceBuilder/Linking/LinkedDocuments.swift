import DynamicTypeModel
import UIKitModel

/// Documents of an app, in which references of one storyboard lead to screens of another.
package struct LinkedDocuments: Sendable {
  /// A view controller of one of the documents.
  package struct Key: Hashable, Sendable {
    /// The place of its document.
    package var document: Int
    package var id: String

    package init(document: Int, id: String) {
      self.document = document
      self.id = id
    }
  }

  /// What the id of a segue's destination refers to.
  package enum Target: Hashable, Sendable {
    case controller(Key)
    /// A reference that leads nowhere, with a clause that says why.
    case missing(String)
  }

  package internal(set) var documents: [InterfaceDocument]
  /// Where each reference leads.
  private var targets: [Key: Target] = [:]
  /// The controllers that references lead to.
  private var referenced: Set<Key> = []

  package init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    guard documents.contains(where: { !$0.references.isEmpty }) else { return }
    var places: [String: [Int]] = [:]
    var identifiers: [Key: String] = [:]
    for (place, document) in documents.enumerated() where document.format == .storyboard {
      places[document.storyboardName, default: []].append(place)
      for scene in document.scenes.reversed() {
        guard let identifier = scene.controller?.storyboardIdentifier else { continue }
        identifiers[Key(document: place, id: identifier)] = scene.id
      }
    }
    for (place, document) in documents.enumerated() {
      for reference in document.references {
        targets[Key(document: place, id: reference.id)] = target(
          of: reference, in: place, storyboards: places, identifiers: identifiers)
      }
    }
    for case .controller(let key) in targets.values { referenced.insert(key) }
  }

  /// What a segue of a document leads to.
  package func target(of destination: String, in document: Int) -> Target {
    let key = Key(document: document, id: destination)
    return targets[key] ?? .controller(key)
  }

  /// Where a controller is that a segue of a document leads to; nil for a reference that leads nowhere.
  package func controller(of destination: String, in document: Int) -> Key? {
    if case .controller(let key) = target(of: destination, in: document) { return key }
    return nil
  }

  /// The references of a document that lead nowhere, with the reasons.
  package func missing(in document: Int) -> [(reference: StoryboardReference, reason: String)] {
    documents[document].references.compactMap { reference in
      guard case .missing(let reason) = target(of: reference.id, in: document) else { return nil }
      return (reference, reason)
    }
  }

  /// Whether a reference names a controller, or has it as the first of its storyboard.
  func isReferenced(_ key: Key) -> Bool { referenced.contains(key) }

  private func target(
    of reference: StoryboardReference, in place: Int, storyboards: [String: [Int]],
    identifiers: [Key: String]
  ) -> Target {
    var storyboard = place
    if let name = reference.storyboard {
      let own = documents[place].path
      let nearest = (storyboards[name] ?? []).max {
        documents[$0].path.commonFolders(with: own) < documents[$1].path.commonFolders(with: own)
      }
      guard let nearest else {
        return .missing("the storyboard '\(name)' is not among the documents")
      }
      storyboard = nearest
    }
    let name = documents[storyboard].storyboardName
    guard let identifier = reference.identifier else {
      guard let initial = documents[storyboard].initialViewController else {
        return .missing("the storyboard '\(name)' has no initial view controller")
      }
      return .controller(Key(document: storyboard, id: initial))
    }
    guard let scene = identifiers[Key(document: storyboard, id: identifier)] else {
      return .missing(
        "the storyboard '\(name)' has no view controller with the identifier '\(identifier)'")
    }
    return .controller(Key(document: storyboard, id: scene))
  }
}

extension InterfaceDocument {
  /// The file's name without folder and ending.
  fileprivate var storyboardName: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
  }
}

extension String {
  /// How many folders two paths share from the start on: storyboards of one app lie near each other.
  fileprivate func commonFolders(with other: String) -> Int {
    zip(split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
      .prefix { $0 == $1 }.count
  }
}
