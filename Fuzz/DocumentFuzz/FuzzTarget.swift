import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeResources
import UIKitModel

/// Runs an input through the loader and checks what the loader promises.
enum FuzzTarget {
  /// The kind of error, or nil when the document was read.
  static func run(_ bytes: [UInt8]) -> String? {
    _ = try? StringsTable(bytes, path: "f.strings")
    _ = try? StringsTable(stringsDictionary: bytes, path: "f.stringsdict")
    if bytes.first == UInt8(ascii: "{") { _ = try? StringCatalog(bytes, path: "f.xcstrings") }
    do throws(DocumentError) {
      let loaded = try loadInterfaceDocument(bytes, path: "f.xib")
      for scene in loaded.document.scenes { check(scene) }
      checkPlaces(of: loaded)
      return nil
    } catch {
      precondition(error.location.line >= 1, "an error without a place: \(error)")
      return error.kind.rawValue
    }
  }

  /// Indices stay within the scene, and children lie within their parents.
  private static func check(_ scene: Scene) {
    let count = scene.elements.count
    for (index, element) in scene.elements.enumerated() {
      precondition(element.subtreeEnd > index && element.subtreeEnd <= count)
      precondition((element.parent == nil) == (index == 0))
      guard let parent = element.parent?.rawValue else { continue }
      precondition(parent < index && element.subtreeEnd <= scene.elements[parent].subtreeEnd)
    }
    func check(_ item: LayoutConstraint.Item?) {
      switch item {
      case .element(let index): precondition(scene.elements.indices.contains(index.rawValue))
      case .guide(let index): precondition(scene.guides.indices.contains(index))
      case nil: break
      }
    }
    for constraint in scene.constraints {
      check(constraint.first)
      check(constraint.second)
      check(.element(constraint.owner))
      precondition(constraint.constant.isFinite && constraint.multiplier.isFinite)
      precondition((constraint.second == nil) == (constraint.secondAttribute == nil))
    }
    for guide in scene.guides { check(.element(guide.owner)) }
  }

  /// What the loader calls a place is one, and an edit there is read back.
  private static func checkPlaces(of loaded: LoadedDocument) {
    for finding in loaded.findings {
      precondition(finding.location.line >= 1 && finding.location.column >= 1)
    }
    guard let element = loaded.document.scenes.last?.elements.last,
      let tag = loaded.source.startTag(ofElement: element.id)
    else { return }
    precondition(loaded.source.text(tag).hasPrefix("<"))
    precondition(loaded.source.text(tag).hasSuffix(">"))
    _ = loaded.source.edit(setting: "text", to: "<&\">", ofElement: element.id)
  }
}
