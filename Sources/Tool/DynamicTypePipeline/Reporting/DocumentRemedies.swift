import DynamicTypeAudit
import DynamicTypeInterfaceBuilder
import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeSource
import UIKitModel

/// The changes of a document that give its texts what they need.
struct DocumentRemedies: Sendable {
  private let input: DocumentInput
  private let read = Once<Content>()

  private struct Content: Sendable {
    var loaded: LoadedDocument?
    /// What lint says of it, with fixes.
    var lint: [Finding] = []
  }

  init(_ input: DocumentInput) { self.input = input }

  private var content: Content {
    read.made {
      let loaded = try? input.load(device: nil, locale: Configuration.baseLocale)
      return Content(loaded: loaded, lint: loaded?.lintFindings.filter { $0.fix != nil } ?? [])
    }.value
  }

  /// What lint offers for the same element, else what audit says that it needs; nil where neither is to be had.
  func fix(for finding: Finding) -> FixIt? {
    guard let id = finding.element else { return nil }
    if finding.rule == TextDoesNotScale.id {
      return content.lint.first {
        $0.element == id && Linter.fontRules.contains($0.rule)
      }?.fix
    }
    switch finding.remedy {
    case .freeLines: return freeLines(ofElement: id)
    case .growingHeight: return growingHeight(ofElement: id)
    case .growingField, .scrolling, .stackedRow, nil: return nil
    }
  }

  private func freeLines(ofElement id: String) -> FixIt? {
    guard let (scene, index) = place(ofElement: id), case .label = scene.elements[index].content,
      let edit = content.loaded?.source.edit(setting: "numberOfLines", to: "0", ofElement: id)
    else { return nil }
    return FixIt(title: "Set Lines to 0", edits: [edit], isSuggestion: true)
  }

  /// Of the nearest view around it that has a height of its own.
  private func growingHeight(ofElement id: String) -> FixIt? {
    guard let (scene, index) = place(ofElement: id) else { return nil }
    var next: Int? = index
    while let current = next {
      let height = scene.constraints.first {
        $0.first == .element(ElementIndex(current)) && $0.firstAttribute == .height
          && $0.second == nil && $0.relation == .equal && !$0.isPlaceholder
      }
      if let height {
        return content.loaded?.source.edit(
          setting: "relation", to: "greaterThanOrEqual", ofElement: height.id
        ).map { FixIt(title: "Let the height grow", edits: [$0], isSuggestion: true) }
      }
      next = scene.elements[current].parent?.rawValue
    }
    return nil
  }

  private func place(ofElement id: String) -> (scene: Scene, index: Int)? {
    for scene in content.loaded?.document.scenes ?? [] {
      if let index = scene.elements.firstIndex(where: { $0.id == id }) { return (scene, index) }
    }
    return nil
  }
}
