import DynamicType
import DynamicTypeModel

/// A text style without Automatically Adjusts Font.
///
/// Such text has the size that the reader had chosen when the app was launched, and keeps it when
/// the reader changes the size while the app runs. Most apps run for days.
///
/// Buttons of the old kind have no such switch in Interface Builder; for them it is a note, and a
/// user-defined runtime attribute `titleLabel.adjustsFontForContentSizeCategory` turns it on.
///
/// ## Triggers
///
/// ```xml
/// <label text="Total" id="a1B-cd-E23">
///   <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
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
package struct DocumentMissingAdjustsFont: DocumentTextRule {
  package static let id: RuleID = "document-missing-adjusts-font"
  package static let summary = "A text style without Automatically Adjusts Font"
  package static let severity = Severity.warning

  package init() {}

  package func finding(
    about text: DocumentText, editing: (any DocumentEditing)?
  ) -> Finding? {
    guard text.style != nil, !text.content.adjustsFontForContentSizeCategory else { return nil }
    if let button = text.button {
      guard button.configuration == nil else { return nil }
      return finding(
        "\(text.name) keeps its size when the reader changes the text size; "
          + "titleLabel.adjustsFontForContentSizeCategory is not set",
        for: text, severity: .note)
    }
    let edit = editing?.edit(
      setting: "adjustsFontForContentSizeCategory", to: "YES", ofElement: text.element.id)
    return finding(
      "\(text.name) keeps its size when the reader changes the text size; "
        + "Automatically Adjusts Font is off",
      for: text,
      fix: edit.map { FixIt(title: "Turn on Automatically Adjusts Font", edits: [$0]) })
  }
}
