import DynamicTypeModel
import DynamicTypeSource

/// SwiftUI text that is held to one line.
///
/// SwiftUI text wraps unless it is told not to. With `.lineLimit(1)` larger text loses its end, and
/// a reader who needs large text reads the least of it. It is a note, as some texts are meant to be
/// short; a limit that depends on `dynamicTypeSize.isAccessibilitySize`, a minimum scale factor or
/// `ViewThatFits` around it avoid it; with `.fixedSize()` a text is as wide as its content. Text in
/// a font of a fixed size is left to the rules about fonts. Text in a toolbar is not reported: bars
/// keep it small by design.
///
/// ## Triggers
///
/// ```swift
/// Text(item.name).lineLimit(1)
/// ```
///
/// ## Fine
///
/// ```swift
/// Text(item.name)
/// Text(item.name).lineLimit(typeSize.isAccessibilitySize ? nil : 1)
/// Text(item.name).lineLimit(1).minimumScaleFactor(0.5)
/// ViewThatFits { Text(item.name).lineLimit(1); Text(item.shortName) }
/// ```
package struct SingleLineText: SourceRule {
  package static let id: RuleID = "single-line-text"
  package static let summary = "SwiftUI text that is held to one line"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    file.views.chains.flatMap { chain -> [Finding] in
      let names = chain.modifiers.map(\.name)
      guard file.names.isSeenByReaders(chain.scope), chain.root != "TextField",
        chain.root != "Image",
        !names.contains("dynamicTypeSize"), !file.keepsSize(chain),
        !file.views.fittingViews.contains(where: { $0.contains(chain.range.lowerBound) })
      else { return [] }
      return chain.modifiers.filter {
        $0.name == "lineLimit" && $0.arguments.count == 1 && $0.arguments[0].label == nil
          && $0.arguments[0].value == .number(1)
      }.map {
        finding(
          "larger text loses its end here: it is held to one line; allow more of them at "
            + "accessibility sizes, or a minimum scale factor",
          at: $0.range.lowerBound, in: file)
      }
    }
  }
}
