import DynamicType
import DynamicTypeModel

/// Attributed text of a document with runs of a fixed size.
///
/// Each run follows the reader by its own font. Interface Builder gives the runs of attributed text
/// fonts of a fixed size unless text styles are chosen for them.
///
/// ## Triggers
///
/// ```xml
/// <fragment content="Total"><attributes>
///   <font key="NSFont" metaFont="system" size="17"/>
/// </attributes></fragment>
/// ```
///
/// ## Fine
///
/// Plain text with a text style, or attributed text that code makes from preferred fonts.
package struct DocumentAttributedFixedFont: DocumentTextRule {
  package static let id: RuleID = "document-attributed-fixed-font"
  package static let summary = "Attributed text of a document with runs of a fixed size"
  package static let severity = Severity.warning

  package init() {}

  package func finding(
    about text: DocumentText, editing: (any DocumentEditing)?
  ) -> Finding? {
    let fonts = text.content.fragments.compactMap(\.font).filter { font in
      if case .textStyle = font.face { false } else { true }
    }
    guard let first = fonts.first else { return nil }
    let sizes = Set(fonts.map(\.pointSize)).sorted().map(\.short).joined(separator: ", ")
    return finding(
      "\(text.name) has attributed text that keeps \(sizes) points at every text size: give its runs "
        + "text styles",
      for: text, at: first.location)
  }
}
