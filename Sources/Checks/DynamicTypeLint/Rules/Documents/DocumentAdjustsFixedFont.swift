import DynamicType
import DynamicTypeModel

/// Automatically Adjusts Font on a font that cannot adjust.
///
/// The switch works for text styles. A system font with a size or a named font keeps its size, so
/// the switch has no effect.
///
/// ## Triggers
///
/// ```xml
/// <label text="Total" adjustsFontForContentSizeCategory="YES" id="a1B-cd-E23">
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
package struct DocumentAdjustsFixedFont: DocumentTextRule {
  package static let id: RuleID = "document-adjusts-fixed-font"
  package static let summary = "Automatically Adjusts Font on a font that cannot adjust"
  package static let severity = Severity.warning

  package init() {}

  package func finding(
    about text: DocumentText, editing: (any DocumentEditing)?
  ) -> Finding? {
    guard text.content.fragments.isEmpty, text.content.adjustsFontForContentSizeCategory,
      text.style == nil, let font = text.content.font
    else { return nil }
    return finding(
      "\(text.name) keeps \(font.pointSize.points) at every text size, "
        + "although Automatically Adjusts Font is on: its font is no text style",
      for: text, at: font.location)
  }
}
