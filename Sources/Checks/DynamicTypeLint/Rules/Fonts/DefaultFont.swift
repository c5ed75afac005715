import DynamicTypeModel
import DynamicTypeSource

/// Text in the font that UIKit gives a view without one, which never grows.
///
/// A `UILabel` or a `UITextField` that code makes has 17 points, the title of a `UIButton` 15 or 18, at every text
/// size: UIKit's own font is no text style. Give the view one, and turn `adjustsFontForContentSizeCategory` on.
///
/// Reported are views that the file makes, that show a text, and about whose font nothing is said: neither by their
/// name, nor through a loop, nor in a function that gets them, nor in another file. A property that other
/// files can reach is a note. Views that an initialiser of the app's own makes are left out. Buttons with a configuration follow the reader by themselves.
///
/// ## Triggers
///
/// ```swift
/// let label = UILabel()
/// label.text = total
/// ```
///
/// ## Fine
///
/// ```swift
/// let label = UILabel()
/// label.text = total
/// label.font = .preferredFont(forTextStyle: .body)
/// label.adjustsFontForContentSizeCategory = true
/// ```
package struct DefaultFont: SourceRule {
  package static let id: RuleID = "default-font"
  package static let summary = "Text in UIKit's own font, which never grows"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let views = file.names.variables.indices.map { VariableIndex($0) }.filter {
      file[$0].alias == nil && file[$0].isTextView && !file[$0].isOutlet && !file[$0].isParameter
    }
    if views.isEmpty { return [] }
    let fonts = FirstFonts(file)
    let titled = Set(file.titleCalls.map { file.names.identity(of: $0.target, in: $0.scope) })
    return views.compactMap { finding(about: $0, fonts, titled, in: file) }
      .sorted { $0.location < $1.location }
  }

  private func finding(
    about index: VariableIndex, _ fonts: FirstFonts, _ titled: Set<TargetIdentity>,
    in file: SourceFile
  ) -> Finding? {
    let view = file[index]
    let identity = file.names.identity(of: TargetPath([view.name]), in: view.scope)
    guard fonts.keeps(identity), !fonts.isHanded(index), file.names.isSeenByReaders(view.scope)
    else { return nil }
    let what: String
    switch view.typeName {
    case "UILabel" where fonts.showsText(index): what = "this label keeps 17 points"
    case "UITextField": what = "this text field keeps 17 points"
    case "UIButton" where titled.contains(identity): what = "this button's title keeps its size"
    default: return nil
    }
    let isReached = isReached(view, in: file)
    if isReached, file.names.isGivenFontFromOutside(view.name) { return nil }
    let made = fonts.names(of: index).first { $0.isMadeByUIKit } ?? view
    return finding(
      "\(what) at every text size: UIKit's own font does not grow; give it a text style, and turn "
        + "\(MissingAdjustsFont.property) on",
      at: made.offset, in: file, severity: isReached ? .note : nil)
  }

  /// Whether other files can name a view.
  private func isReached(_ view: Variable, in file: SourceFile) -> Bool {
    guard !view.isPrivate, case .type = file[view.scope].kind else { return false }
    return true
  }
}
