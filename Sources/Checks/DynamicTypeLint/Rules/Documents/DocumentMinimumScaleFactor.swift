import DynamicType
import DynamicTypeModel

/// A label of a document that is made small again where its text does not fit.
///
/// *Autoshrink* with a minimum font scale takes back the size that the reader asked for, as
/// `minimum-scale-factor-hides-truncation` says of code. Reported are labels of one line in a text style that adjusts,
/// with a scale below 0.8.
///
/// ## Triggers
///
/// ```xml
/// <label text="Total" adjustsFontForContentSizeCategory="YES" minimumScaleFactor="0.5" id="a1B-cd-E23">
///   <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
/// </label>
/// ```
///
/// ## Fine
///
/// ```xml
/// <label text="Total" adjustsFontForContentSizeCategory="YES" numberOfLines="0" id="a1B-cd-E23">
///   <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
/// </label>
/// ```
package struct DocumentMinimumScaleFactor: DocumentTextRule {
  package static let id: RuleID = "document-minimum-scale-factor"
  package static let summary =
    "A label of a document that is made small again where its text does not fit"
  package static let severity = Severity.note

  package init() {}

  package func finding(
    about text: DocumentText, editing: (any DocumentEditing)?
  ) -> Finding? {
    let content = text.content
    guard case .label = text.element.content, text.style != nil,
      content.adjustsFontForContentSizeCategory, content.adjustsFontSizeToFitWidth,
      content.numberOfLines == 1, content.minimumScaleFactor > 0,
      content.minimumScaleFactor < MinimumScaleFactor.leastFactor
    else { return nil }
    return finding(
      "where \(text.name) does not fit, it becomes as small as \(content.minimumScaleFactor.short) of the size that "
        + "the reader chose: allow more lines",
      for: text)
  }
}
