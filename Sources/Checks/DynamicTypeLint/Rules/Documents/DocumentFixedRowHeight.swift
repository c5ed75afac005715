import DynamicType
import DynamicTypeModel
import UIKitModel

/// A row height that larger text does not fit into.
///
/// A static cell with its own row height, or any cell in a table with a constant row height, has
/// exactly that height. Automatic row heights ask the constraints of the cell, so that rows grow
/// with their text. The height of a prototype, or of a cell of a xib, is used by Interface Builder
/// only; if it differs from the table's, code sets the height.
///
/// Reported are rows in which one line of the tallest text style does not fit at some text size,
/// with those sizes. A delegate that returns heights may undo it.
///
/// ## Triggers
///
/// ```xml
/// <tableView dataMode="static" rowHeight="-1" id="t4B-le-789">
///   <tableViewCell rowHeight="44" style="IBUITableViewCellStyleDefault" id="c3D-ef-456">
/// ```
///
/// ## Fine
///
/// A cell without `rowHeight`, in a table whose `rowHeight` is -1.
package struct DocumentFixedRowHeight: DocumentRule {
  package static let id: RuleID = "document-fixed-row-height"
  package static let summary = "A row height that larger text does not fit into"
  package static let severity = Severity.warning

  package init() {}

  package func findings(
    in document: InterfaceDocument, editing: (any DocumentEditing)?
  ) -> [Finding] {
    document.scenes.flatMap { scene in
      let texts = document.isLaunchScreen ? [] : scene.texts
      return scene.elements.indices.compactMap {
        finding(forRowAt: ElementIndex($0), in: scene, texts, editing)
      }
    }
  }

  private func finding(
    forRowAt index: ElementIndex, in scene: Scene, _ texts: [DocumentText],
    _ editing: (any DocumentEditing)?
  ) -> Finding? {
    let element = scene.elements[index.rawValue]
    guard case .cell(let cell) = element.content, let table = table(around: element, in: scene),
      let height = table.fixedRowHeight(of: cell)
    else { return nil }
    let inside = texts.filter {
      $0.index.rawValue > index.rawValue && $0.index.rawValue < element.subtreeEnd
    }
    let styles = inside.compactMap(\.style)
    guard
      let tallest = styles.max(by: {
        $0.lineHeight(for: .accessibilityExtraExtraExtraLarge)
          < $1.lineHeight(for: .accessibilityExtraExtraExtraLarge)
      }), let first = tallest.sizes(notFitting: height).first
    else { return nil }
    var fix: FixIt?
    if table.rowHeight <= 0,
      let edit = editing?.edit(removing: "rowHeight", ofElement: element.id)
    {
      fix = FixIt(title: "Let the row size itself", edits: [edit])
    }
    let name = element.displayName(inside.first?.content.string ?? "")
    return Finding(
      rule: Self.id, severity: Self.severity,
      message: "\(name) is held to \(height.points), "
        + "which do not hold a line of \(tallest.name) from \(first.shortName) on: "
        + "an automatic height lets it grow",
      location: element.location, element: element.id, scene: scene.id,
      sizes: tallest.sizes(notFitting: height),
      isAtDefaultSize: tallest.sizes(notFitting: height).contains(.large), fix: fix)
  }

  private func table(around cell: Element, in scene: Scene) -> TableContent? {
    guard let parent = cell.parent,
      case .table(let table) = scene.elements[parent.rawValue].content
    else { return nil }
    return table
  }
}
