import DynamicTypeModel
import DynamicTypeSource

/// Texts side by side that never stack.
///
/// Two texts in a row share its width at every text size. At the accessibility sizes each gets a column of a word
/// or less. Apple's own apps put such texts one below the other from some size on: with `ViewThatFits`,
/// `AnyLayout`, or by asking `dynamicTypeSize.isAccessibilitySize`.
///
/// It is a note, for rows of two texts, labels or buttons with a title or more, or stacks of texts, that are neither
/// short nor decoration, in files that ask for the text size nowhere; for a text beside a slider or a field; for the first
/// such row of a grid; and for horizontal stacks of UIKit with two labels or buttons whose fonts follow the reader, or two
/// that anchors put side by side. Rows of widgets, bars and horizontal scroll views are left out.
///
/// ## Triggers
///
/// ```swift
/// HStack { Text(product.name); Spacer(); Text(product.delivery) }
/// ```
///
/// ## Fine
///
/// ```swift
/// ViewThatFits {
///   HStack { Text(product.name); Spacer(); Text(product.delivery) }
///   VStack { Text(product.name); Text(product.delivery) }
/// }
/// ```
package struct RowNeverTurns: SourceRule {
  package static let id: RuleID = "row-never-turns"
  package static let summary = "Texts side by side that never stack"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    if file.isWidget || asksForTextSize(file)
      || file.views.rows.isEmpty && file.nestedViews.isEmpty && file.anchorLinks.isEmpty
    {
      return []
    }
    var grids: Set<ScopeIndex> = []
    let rows = file.views.rows.compactMap { row -> Finding? in
      guard file.names.isSeenByReaders(row.scope), row.kind != .label, isCrowded(row, file),
        !row.modifiers.contains(where: { Self.limits.contains($0.name) }),
        !file.views.isFitted(at: row.range.lowerBound),
        // A grid's rows are alike.
        row.kind != .gridRow || grids.insert(outermostClosure(around: row.scope, file)).inserted
      else { return nil }
      return finding(
        "these texts stay side by side at every text size, and share the width that one of them needs: stack them at "
          + "accessibility sizes, or with ViewThatFits",
        at: row.range.lowerBound, in: file)
    }
    return rows + stacks(in: file) + neighbours(in: file)
  }

  private func outermostClosure(around scope: ScopeIndex, _ file: SourceFile) -> ScopeIndex {
    file.names.ancestors(of: scope).last { file[$0].kind == .closure } ?? scope
  }

  /// Whether a row has two texts, or a text beside a control that takes the width there is.
  private func isCrowded(_ row: ViewRow, _ file: SourceFile) -> Bool {
    let texts = row.children.filter { isLong($0, row, file) }
    guard texts.contains(where: { $0.root != "VStack" }) else { return false }
    if columns(texts) >= 2 { return true }
    return texts.contains { $0.root == "Text" }
      && row.children.contains { $0.root.map(Self.wideControls.contains) == true }
  }

  /// Controls as wide as they can be.
  private static let wideControls: Set<String> = ["SecureField", "Slider", "TextField"]

  // MARK: Stacks of UIKit

  /// Horizontal stacks with two labels or titled buttons whose fonts follow the reader. Code never gives them another
  /// axis.
  private func stacks(in file: SourceFile) -> [Finding] {
    let arranged = file.nestedViews.filter(\.isArranged)
    if arranged.isEmpty { return [] }
    let stacks = Dictionary(grouping: arranged) {
      file.names.identity(of: $0.parent, in: $0.scope)
    }
    let axes = AssignmentsByTarget(of: .axis, in: file)
    let fonts = AssignmentsByTarget(of: .font, in: file)
    let titled = Set(file.titleCalls.map { file.names.identity(of: $0.target, in: $0.scope) })
    return stacks.compactMap { identity, views -> Finding? in
      guard isHorizontal(identity, axes[identity], file) else { return nil }
      let texts = Set(
        views.filter { showsLongText($0, fonts, titled, file) }
          .map { file.names.identity(of: $0.child, in: $0.scope) })
      guard texts.count >= 2, let first = views.first,
        file.names.isSeenByReaders(first.scope)
      else { return nil }
      return finding(
        "these texts stay side by side at every text size, and share the width that one of them needs: make the axis "
          + "vertical at accessibility sizes",
        at: axes[identity].first?.range.lowerBound ?? first.offset, in: file)
    }.sorted { $0.location < $1.location }
  }

  /// Two texts of which one ends where the other begins.
  private func neighbours(in file: SourceFile) -> [Finding] {
    let fonts = AssignmentsByTarget(of: .font, in: file)
    var met: Set<TargetIdentity> = []
    return file.anchorLinks.compactMap { link in
      guard let second = link.second, let other = link.secondAttribute,
        Set([link.attribute, other]) == [.leading, .trailing],
        file.names.isSeenByReaders(link.scope),
        [link.first, second].allSatisfy({ isText($0, in: link.scope, fonts, file) }),
        met.insert(file.names.identity(of: link.first, in: link.scope)).inserted
      else { return nil }
      return finding(
        "these texts stay side by side at every text size, and share the width that one of them needs: put one below the "
          + "other at accessibility sizes",
        at: link.range.lowerBound, in: file)
    }
  }

  /// Whether a view shows a text that may be long, by its type or that of a class of the app's own, in a font that is
  /// not fixed.
  private func isText(
    _ target: TargetPath, in scope: ScopeIndex, _ fonts: AssignmentsByTarget, _ file: SourceFile
  ) -> Bool {
    guard target.components.count == 1, let name = target.components.first,
      let variable = file.names.variable(named: name, in: scope),
      let type = file[variable].typeName, ["Button", "Label"].contains(where: type.hasSuffix),
      !SingleLineText.isShort(name), !Self.signWords.contains(where: name.lowercased().contains)
    else { return false }
    let identity = file.names.identity(of: target, in: scope)
    var title = identity
    title.path.append("titleLabel")
    let given = fonts[identity] + fonts[title]
    // UIKit's own classes have a font that does not follow the reader until code gives them another one.
    return type.hasPrefix("UI")
      ? given.contains(where: file.givesScaledFont)
      : !given.contains { file.keepsSize([$0.value], in: $0.scope) }
  }

  /// Words for buttons that show a sign.
  private static let signWords = [
    "arrow", "back", "check", "chevron", "clear", "close", "dismiss", "info", "menu", "radio",
    "toggle",
  ]

  /// A stack that says nothing of its axis is horizontal.
  private func isHorizontal(
    _ stack: TargetIdentity, _ axes: [PropertyAssignment], _ file: SourceFile
  ) -> Bool {
    guard case .variable(let variable) = stack.base, stack.path.isEmpty,
      file[variable].typeName == "UIStackView", !file[variable].isOutlet,
      !file[variable].isParameter
    else { return false }
    return axes.allSatisfy { axis in
      switch axis.value {
      case .member("horizontal"): true
      case .name(let path): path.last == "horizontal"
      default: false
      }
    }
  }

  private func showsLongText(
    _ view: NestedView, _ fonts: AssignmentsByTarget, _ titled: Set<TargetIdentity>,
    _ file: SourceFile
  ) -> Bool {
    guard case let identity = file.names.identity(of: view.child, in: view.scope),
      !SingleLineText.isShort(view.child.description)
    else { return false }
    if file.isButton(view.child, in: view.scope) {
      var title = identity
      title.path.append("titleLabel")
      return titled.contains(identity)
        && (fonts[identity] + fonts[title]).contains(where: file.givesScaledFont)
    }
    return file.textView(view.child, in: view.scope) == .label
      && fonts[identity].contains(where: file.givesScaledFont)
  }

  // MARK: Rows of SwiftUI

  /// Limits that other rules judge, or that keep the row as wide as its texts.
  private static let limits: Set<String> = ["dynamicTypeSize", "fixedSize"]

  /// Whether a view shows a text that may need more than a word's width; a title in a font of a fixed size is left to
  /// other rules.
  private func isLong(_ child: ViewRow.Child, _ row: ViewRow, _ file: SourceFile) -> Bool {
    guard let root = child.root, Self.texts.contains(root) else { return false }
    let fonts = child.modifiers.filter { $0.name == "font" }.compactMap(\.arguments.first?.value)
    if file.keepsSize(fonts, in: row.scope) { return false }
    if child.modifiers.contains(where: { Self.shortening.contains($0.name) }) { return false }
    if root == "Text" || child.isTitled && root != "VStack" { return isLong(child.literal) }
    return file.views.shownTexts(in: child.range).contains {
      isLong($0.literal) && !file.keepsSize($0.fonts, in: $0.scope)
    }
  }

  /// How many of some texts there are side by side: of those of which `if` shows one, one.
  private func columns(_ texts: [ViewRow.Child]) -> Int {
    let always = texts.count { !$0.isAlternative }
    return always + (always < texts.count ? 1 : 0)
  }

  private func isLong(_ literal: String?) -> Bool {
    guard let literal else { return true }
    return literal.count(where: \.isLetter) >= Self.fewLetters
  }

  private static let texts: Set<String> = [
    "Button", "Label", "Link", "NavigationLink", "Text", "VStack",
  ]

  /// `.labelStyle(.iconOnly)`, and what gives a text a width of its own.
  private static let shortening: Set<String> = ["labelStyle", "labelsHidden"]

  /// Of a text that fits beside another at most sizes: units, counts, marks.
  private static let fewLetters = 6

  private func asksForTextSize(_ file: SourceFile) -> Bool {
    Self.signs.contains { file.bytes.contains($0) }
  }

  private static let signs = [
    "dynamicTypeSize", "sizeCategory", "isAccessibility", "AnyLayout", "ViewThatFits",
  ]
}
