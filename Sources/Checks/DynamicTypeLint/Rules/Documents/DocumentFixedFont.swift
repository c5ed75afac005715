import DynamicType
import DynamicTypeModel

/// Text of a document in a font of a fixed size.
///
/// A system font with a size, or a named font, has that size at every text size. A text style with
/// Automatically Adjusts Font follows the reader. Buttons of the old kind have a fixed font even
/// if the document names none; buttons with a configuration follow by themselves.
///
/// Launch screens are left out, and so are texts with Automatically Adjusts Font, which
/// `document-adjusts-fixed-font` reports. The fix-it is offered where a text style has the same
/// size and weight at the default text size.
///
/// ## Triggers
///
/// ```xml
/// <label text="Total" id="a1B-cd-E23">
///   <fontDescription key="fontDescription" type="system" pointSize="17"/>
/// </label>
/// ```
///
/// ## Fine
///
/// ```xml
/// <label text="Total" adjustsFontForContentSizeCategory="YES" id="a1B-cd-E23">
///   <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
/// </label>
/// ```
package struct DocumentFixedFont: DocumentTextRule {
  package static let id: RuleID = "document-fixed-font"
  package static let summary = "Text of a document in a font of a fixed size"
  package static let severity = Severity.warning

  package init() {}

  package func finding(
    about text: DocumentText, editing: (any DocumentEditing)?
  ) -> Finding? {
    guard text.content.fragments.isEmpty, !text.content.adjustsFontForContentSizeCategory else {
      return nil
    }
    guard let font = text.content.font else { return defaultFont(of: text) }
    if case .textStyle = font.face { return nil }
    return finding(
      "\(text.name) keeps \(font.pointSize.points) at every text size: give it a text style",
      for: text,
      at: font.location, fix: fix(for: text, font, editing))
  }

  /// A button of the old kind; labels and fields of documents always name their font.
  private func defaultFont(of text: DocumentText) -> Finding? {
    guard let button = text.button, button.configuration == nil else { return nil }
    return finding(
      "\(text.name) keeps its size at every text size: give it a text style", for: text)
  }

  private func fix(
    for text: DocumentText, _ font: FontDescription, _ editing: (any DocumentEditing)?
  ) -> FixIt? {
    guard let editing, text.button == nil, case .system(let weight, false) = font.face,
      let style = TextStyle.exactly(size: font.pointSize, weight: weight)
    else { return nil }
    let fontID = "\(text.element.id)#fontDescription"
    let edits = [
      editing.edit(
        setting: "adjustsFontForContentSizeCategory", to: "YES", ofElement: text.element.id),
      editing.edit(setting: "style", to: style.rawName, ofElement: fontID),
      editing.edit(removing: "type", ofElement: fontID),
      editing.edit(removing: "pointSize", ofElement: fontID),
    ]
    let found = edits.compactMap { $0 }
    guard found.count == edits.count else { return nil }
    let weightEdit = editing.edit(removing: "weight", ofElement: fontID).map { [$0] } ?? []
    return FixIt(title: "Use the text style \(style.name)", edits: found + weightEdit)
  }
}
