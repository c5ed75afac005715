import DynamicType
import DynamicTypeModel
import UIKitModel

/// A rule over an Interface Builder document.
package protocol DocumentRule: LintRule {
  /// In document order.
  ///
  /// - Parameters:
  ///   - editing: Writes fix-its; without it findings have none.
  func findings(
    in document: InterfaceDocument, editing: (any DocumentEditing)?
  ) -> [Finding]
}

/// A rule over each text of a document by itself.
package protocol DocumentTextRule: DocumentRule {
  /// What is wrong with a text; nil when nothing is.
  ///
  /// - Parameters:
  ///   - editing: Writes fix-its; without it findings have none.
  func finding(about text: DocumentText, editing: (any DocumentEditing)?) -> Finding?
}

extension DocumentTextRule {
  package func findings(
    in document: InterfaceDocument, editing: (any DocumentEditing)?
  ) -> [Finding] {
    document.texts.compactMap { finding(about: $0, editing: editing) }
  }
}

/// Turns changes of attributes into edits of a document's text.
///
/// Elements are named by their id in the document, or by `PARENT#KEY` when they have none there.
package protocol DocumentEditing: Sendable {
  /// The edit that gives an attribute a value; nil when there is no such element.
  func edit(setting attribute: String, to value: String, ofElement id: String) -> FixIt.Edit?
  /// The edit that takes an attribute away; nil when there is none.
  func edit(removing attribute: String, ofElement id: String) -> FixIt.Edit?
}

/// An element of a scene that shows text.
package struct DocumentText {
  var scene: Scene
  var index: ElementIndex
  var content: TextContent

  var element: Element { scene.elements[index.rawValue] }

  /// `label 'Total'`, as findings begin.
  var name: String { element.displayName(content.string) }

  /// The text style of its font; nil for other fonts.
  var style: TextStyle? {
    if case .textStyle(let style)? = content.font?.face { style } else { nil }
  }

  var button: ButtonContent? {
    if case .button(let button) = element.content { button } else { nil }
  }
}

extension InterfaceDocument {
  /// Everything that shows text, in document order; none of a launch screen, which is a picture.
  var texts: [DocumentText] {
    if isLaunchScreen { return [] }
    return scenes.flatMap(\.texts)
  }
}

extension Scene {
  /// Everything that shows text, in document order.
  var texts: [DocumentText] {
    elements.indices.compactMap { index in
      guard let content = elements[index].shownText else { return nil }
      return DocumentText(scene: self, index: ElementIndex(index), content: content)
    }
  }
}

extension Element {
  /// Its own text; nil for elements without, and for buttons without a title.
  fileprivate var shownText: TextContent? {
    if case .button(let button) = content, button.title.string.isEmpty { return nil }
    return content.text
  }

  /// The kind as a person says it, with the beginning of its text, or of a field's placeholder, or with
  /// the id where there is neither.
  func displayName(_ text: String) -> String {
    let kind =
      switch kind {
      case .label: "label"
      case .button: "button"
      case .textField: "text field"
      case .textView: "text view"
      case .tableViewCell: "row"
      default: elementName
      }
    var line = text.split(separator: "\n").first.map(String.init) ?? ""
    if line.isEmpty, case .textInput(let input) = content { line = input.placeholder ?? "" }
    if line.isEmpty { return "\(kind) (\(id))" }
    return line.count > 30 ? "\(kind) '\(line.prefix(29))…'" : "\(kind) '\(line)'"
  }
}

extension DocumentRule {
  func finding(
    _ message: String, for text: DocumentText, at location: SourceLocation? = nil,
    severity: Severity? = nil, sizes: [ContentSizeCategory] = [], fix: FixIt? = nil
  ) -> Finding {
    Finding(
      rule: Self.id, severity: severity ?? Self.severity, message: message,
      location: location ?? text.element.location, element: text.element.id, scene: text.scene.id,
      sizes: sizes, isAtDefaultSize: sizes.contains(.large), fix: fix)
  }
}
