import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A constant height that larger text does not fit into.
///
/// Text needs more height as the reader's size grows: one line of body text takes 20 points at the
/// default size and 63 at the largest, and it wraps onto more lines besides. A label or a button with a title whose
/// height is a constant cuts it off; a frame of SwiftUI leaves lines out, and the first one reaches beyond it, over what
/// is beside it. A minimum height keeps the look at the default size and lets the view grow.
///
/// The style of the text counts, where the file says it; otherwise it is taken for body text.
///
/// Heights that hold a line of the text at every size are not reported, nor are those lower than any line, which hide what is in
/// them. Those of text that does not grow yet, which a rule
/// about its font reports, are notes: text in a fixed font, in views that the file makes and leaves UIKit's own
/// font, and in classes of the app's own whose file says nothing about fonts; so is text whose font comes from elsewhere. Constraints are read as anchors, `NSLayoutConstraint`,
/// visual formats, SnapKit, PureLayout, TinyConstraints and Anchorage spell them; those that code
/// moves later are not reported, nor those that it throws away. A view that code puts such a text into is a note, and so is
/// a label, a field or a button of a class of the app's own, by its name,
/// a view of the app's own, or a property, that always shows one. In SwiftUI the height of a button
/// style's `configuration.label` is read, too, that of a shape with text over it or before it in a
/// `ZStack` or as its background, and that of what scrolls sideways.
///
/// A fix is offered for heights alone, and none for a greatest one: views that are smaller now would become
/// larger. It is a suggestion where the constraint has a name, as code may switch it off for another, where the
/// view has several, and for a SwiftUI view whose label is made of other views, which may stretch.
///
/// ## Triggers
///
/// ```swift
/// label.heightAnchor.constraint(equalToConstant: 44).isActive = true
/// Text("Total").frame(height: 44)
/// ```
///
/// ## Fine
///
/// ```swift
/// label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
/// Text("Total").frame(minHeight: 44)
/// ```
package struct FixedHeight: SourceRule {
  package static let id: RuleID = "fixed-height"
  package static let summary = "A constant height that larger text does not fit into"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let views = ConstrainedViews(file)
    return file.heights.constraints.compactMap { finding(for: $0, views, in: file) }
      + file.views.chains.flatMap { findings(for: $0, in: file) }
  }

  private func message(
    _ what: String, _ style: TextStyle, named name: String, _ height: Double, isMaximum: Bool,
    isBeside: Bool = false, above: String
  ) -> String {
    let fits =
      style.largestSize(fitting: height).map {
        "hold one line of \(what) in the \(name) style up to \($0.shortName); above, \(above)"
      } ?? "hold no line of \(what) in the \(name) style at any text size"
    let remedy =
      isMaximum ? "without the maximum it grows" : "a minimum height lets it grow"
    return "\(height.points) \(fits); \(isBeside ? "a background grows with its text" : remedy)"
  }
}

// MARK: - Constraints

extension FixedHeight {
  private func finding(
    for constraint: HeightConstraint, _ views: ConstrainedViews, in file: SourceFile
  ) -> Finding? {
    guard constraint.relation != .greaterThanOrEqual, file.names.isSeenByReaders(constraint.scope),
      !views.moves(constraint)
    else { return nil }
    guard let what = views.growing(constraint) else {
      return fixedFinding(for: constraint, views, in: file)
        ?? containerFinding(for: constraint, views, in: file)
    }
    let style = views.style(of: constraint)
    guard let height = outgrown(constraint.constant, style, in: constraint.scope, of: file) else {
      return nil
    }
    return finding(
      message(
        what, style, named: style.name, height, isMaximum: constraint.relation == .lessThanOrEqual,
        above: "it is cut off"),
      at: constraint.range.lowerBound, in: file,
      severity: views.hasUnknownFont(constraint) ? .note : nil,
      fix: fix(for: constraint, isAlone: views.isAlone(constraint)))
  }

  /// A note about a text that does not grow yet: a rule about its font reports that, and this is what comes next.
  private func fixedFinding(
    for constraint: HeightConstraint, _ views: ConstrainedViews, in file: SourceFile
  ) -> Finding? {
    guard let what = views.fixed(constraint),
      let height = outgrown(constraint.constant, .body, in: constraint.scope, of: file),
      height >= Self.leastLine
    else { return nil }
    return finding(
      Self.fixedMessage(what, height), at: constraint.range.lowerBound, in: file, severity: .note)
  }

  static func fixedMessage(_ what: String, _ height: Double) -> String {
    "\(height.points) will not hold \(what) at every text size once its font follows the reader: "
      + "a minimum height lets it grow"
  }

  /// A line of body text at the smallest size: less holds a badge.
  static let leastLine = TextStyle.body.lineHeight(for: .extraSmall)

  /// A note about a view with a text in it, or of a class of the app's own that shows one by its name.
  private func containerFinding(
    for constraint: HeightConstraint, _ views: ConstrainedViews, in file: SourceFile
  ) -> Finding? {
    let own = views.ownTextView(constraint).map { "the text of \($0)" }
    guard let text = own ?? views.textWithin(constraint).map({ "\($0) in it" }),
      let height = outgrown(constraint.constant, .body, in: constraint.scope, of: file),
      height >= TextStyle.caption2.lineHeight(for: .large),
      let size = TextStyle.body.largestSize(fitting: height)
    else { return nil }
    return finding(
      "\(height.points) hold one line of body text up to \(size.shortName); above, \(text) is cut off: "
        + "a minimum height lets it grow",
      at: constraint.range.lowerBound, in: file, severity: .note)
  }

  /// None for a greatest height: as a least one it would make smaller views larger.
  ///
  /// A suggestion for a constraint that the type keeps, or that is not the only one: it may be switched
  /// off for another, or be set where this file does not show it.
  private func fix(for constraint: HeightConstraint, isAlone: Bool) -> FixIt? {
    guard constraint.relation == .equal, let range = constraint.relationRange else { return nil }
    return FixIt(
      title: "Let the height grow",
      edits: [FixIt.Edit(range: range, replacement: constraint.leastRelation)],
      isSuggestion: constraint.variable != nil || !isAlone)
  }

  /// The constant, if it does not hold a line of a style at every size; the least of a choice. What is lower than any line
  /// hides its text.
  private func outgrown(
    _ value: Value, _ style: TextStyle, in scope: ScopeIndex, of file: SourceFile
  ) -> Double? {
    file.names.numbers(of: value, in: scope).filter { height in
      height >= Self.lowestLine && !style.sizes(notFitting: height).isEmpty
    }.min()
  }
}

extension FixedHeight {
  /// A line of the smallest style at the smallest size.
  private static let lowestLine = TextStyle.caption2.lineHeight(for: .extraSmall)
}

/// What a file says about the views whose heights it constrains.
private struct ConstrainedViews {
  private let file: SourceFile
  private let fonts: AssignmentsByTarget
  private let titled: Set<TargetIdentity>
  /// Those whose heights SnapKit's `updateConstraints` puts in each other's places.
  private let updated: Set<TargetIdentity>
  /// The names of constraints that give way, or that code moves.
  private let moved: Set<String>
  /// How many heights the file gives each view.
  private let counts: [TargetIdentity: Int]
  /// Nil in a file without heights.
  private let firstFonts: FirstFonts?
  private let children: [TargetIdentity: [NestedView]]

  init(_ file: SourceFile) {
    self.file = file
    fonts = AssignmentsByTarget(of: .font, in: file)
    titled = Set(file.titleCalls.map { file.names.identity(of: $0.target, in: $0.scope) })
    updated = Set(
      file.heights.constraints.lazy.filter(\.isUpdate).map {
        file.names.identity(of: $0.target, in: $0.scope)
      })
    moved = Set(
      file.assignments.lazy.filter { [.priority, .constant].contains($0.property) }
        .compactMap(\.target.components.last))
    counts = file.heights.constraints.reduce(into: [:]) { counts, constraint in
      counts[file.names.identity(of: constraint.target, in: constraint.scope), default: 0] += 1
    }
    firstFonts = file.heights.constraints.isEmpty ? nil : FirstFonts(file)
    children = Dictionary(grouping: file.heights.constraints.isEmpty ? [] : file.nestedViews) {
      file.names.identity(of: $0.parent, in: $0.scope)
    }
  }

  /// The name of a text that code puts into a view, or into one in it; nil where there is none that grows.
  ///
  /// What scrolls holds more than it shows.
  func textWithin(_ constraint: HeightConstraint) -> String? {
    textWithin(constraint.target, in: constraint.scope, depth: 0)
  }

  private func textWithin(_ target: TargetPath, in scope: ScopeIndex, depth: Int) -> String? {
    guard depth < 4, !file.isScrolling(target, in: scope),
      !file.isImageView(target, in: scope)
    else { return nil }
    let nested = children[file.names.identity(of: target, in: scope)] ?? []
    return nested.lazy.compactMap { view in
      if growing(view.child, in: view.scope) != nil { return view.child.description }
      return textWithin(view.child, in: view.scope, depth: depth + 1)
    }.first
  }

  /// A view of a class of the app's own that shows text by its name: `let buyButton = PrimaryButton(title: "Buy")`.
  func ownTextView(_ constraint: HeightConstraint) -> String? {
    guard constraint.target.components.count == 1, let name = constraint.target.components.first,
      let found = file.names.variable(named: name, in: constraint.scope),
      let type = file[found].typeName, !type.hasPrefix("UI"),
      Self.endsOfTextViews.contains(where: type.hasSuffix)
    else { return nil }
    let words = (name + type).lowercased()
    return Self.signs.contains { words.contains($0) } ? nil : name
  }

  private static let endsOfTextViews = ["Button", "Label", "TextField"]
  /// Words for what shows a sign.
  private static let signs = [
    "arrow", "avatar", "back", "badge", "camera", "check", "chevron", "clear", "close", "dismiss",
    "icon", "image", "menu", "photo", "radio", "toggle",
  ]

  func moves(_ constraint: HeightConstraint) -> Bool {
    updated.contains(file.names.identity(of: constraint.target, in: constraint.scope))
      || constraint.variable.map(moved.contains) == true
  }

  /// Whether a height is the only one that the file gives its view.
  func isAlone(_ constraint: HeightConstraint) -> Bool {
    counts[file.names.identity(of: constraint.target, in: constraint.scope)] == 1
  }

  /// What grows in the view: a text or a title; nil for a view without.
  func growing(_ constraint: HeightConstraint) -> String? {
    growing(constraint.target, in: constraint.scope)
  }

  private func growing(_ target: TargetPath, in scope: ScopeIndex) -> String? {
    shown(target, in: scope).flatMap { $0.isFixed ? nil : $0.name }
  }

  /// What keeps its size in the view: a text or a title in a font that does not grow.
  func fixed(_ constraint: HeightConstraint) -> String? {
    shown(constraint.target, in: constraint.scope).flatMap { $0.isFixed ? $0.name : nil }
  }

  /// What a view shows, and whether its font does not grow.
  private func shown(
    _ target: TargetPath, in scope: ScopeIndex
  ) -> (name: String, isFixed: Bool)? {
    let identity = file.names.identity(of: target, in: scope)
    if file.isButton(target, in: scope) {
      let title = TargetPath(target.components + ["titleLabel"])
      guard titled.contains(identity) else { return nil }
      return (
        "a title",
        isFixed(file.names.identity(of: title, in: scope)) || keepsFirstFont(identity)
      )
    }
    guard let view = file.textView(target, in: scope), view != .textView else { return nil }
    return (
      "text", isFixed(identity) || keepsFirstFont(identity) || isOwnViewWithoutFont(target)
    )
  }

  /// Whether a target is the view whose class a file declares, and nothing in the file is about fonts.
  private func isOwnViewWithoutFont(_ target: TargetPath) -> Bool {
    target.components.isEmpty && !Self.fontWords.occur(in: file.bytes)
  }

  private static let fontWords = AnyCaseWords(["font"])

  /// Whether the text is given a font that the file does not say, such as one that another file's function makes.
  func hasUnknownFont(_ constraint: HeightConstraint) -> Bool {
    styles(of: constraint).contains(nil)
  }

  /// The style of each font that the text in a view is given; nil for one whose style the file does not say.
  private func styles(of constraint: HeightConstraint) -> [TextStyle?] {
    var target = constraint.target
    if file.isButton(target, in: constraint.scope) {
      target = TargetPath(target.components + ["titleLabel"])
    }
    return fonts[file.names.identity(of: target, in: constraint.scope)].map {
      file.textStyle(of: $0.value, in: $0.scope)
    }
  }

  /// The style of the text in a view; body where the file does not say.
  func style(of constraint: HeightConstraint) -> TextStyle {
    let styles = styles(of: constraint)
    return styles.compactMap { $0 }.count == styles.count
      ? styles.compactMap { $0 }.tallest ?? .body : .body
  }

  /// Whether a view certainly has the font that UIKit gives it, which does not grow.
  private func keepsFirstFont(_ view: TargetIdentity) -> Bool {
    firstFonts?.keeps(view) == true
  }

  /// Whether the file sets a font that does not grow.
  private func isFixed(_ text: TargetIdentity) -> Bool {
    fonts[text].contains { file.keepsSize([$0.value], in: $0.scope) }
  }
}

// MARK: - SwiftUI

extension FixedHeight {
  private func findings(for chain: ViewChain, in file: SourceFile) -> [Finding] {
    guard file.names.isSeenByReaders(chain.scope),
      !chain.modifiers.contains(where: { $0.name == "dynamicTypeSize" || $0.showsIconAlone })
    else { return [] }
    guard let what = what(chain, in: file) else { return fixedFindings(for: chain, in: file) }
    let style = style(of: chain, in: file)
    return chain.modifiers.compactMap { modifier in
      guard modifier.name == "frame", !isForSign(modifier, of: chain),
        let argument = modifier.arguments.first(where: {
          $0.label == "height" || $0.label == "maxHeight"
        }),
        let height = outgrown(argument.value, style, in: chain.scope, of: file),
        !what.isBeside || height >= style.lineHeight(for: .large)
      else { return nil }
      return finding(
        message(
          what.name, style, named: style.swiftUIName, height,
          isMaximum: argument.label == "maxHeight",
          isBeside: what.isBeside, above: above(chain, isBeside: what.isBeside)),
        at: argument.range.lowerBound, in: file, severity: what.isElsewhere ? .note : nil,
        fix: what.isElsewhere ? nil : fix(for: modifier, argument, of: chain))
    }
  }

  /// Notes about a text that does not grow yet.
  private func fixedFindings(for chain: ViewChain, in file: SourceFile) -> [Finding] {
    guard file.keepsSize(chain), !isSquare(chain), let root = chain.root,
      Self.texts.contains(root) || Self.titled.contains(root) && isTitled(chain)
    else { return [] }
    return chain.modifiers.compactMap { modifier in
      guard modifier.name == "frame",
        let argument = modifier.arguments.first(where: {
          $0.label == "height" || $0.label == "maxHeight"
        }),
        let height = outgrown(argument.value, .body, in: chain.scope, of: file),
        height >= Self.leastLine
      else { return nil }
      return finding(
        Self.fixedMessage(Self.texts.contains(root) ? "text" : "a title", height),
        at: argument.range.lowerBound, in: file, severity: .note)
    }
  }

  private static let texts: Set<String> = ["Label", "SecureField", "Text", "TextField"]
  private static let titled: Set<String> = ["Button", "Link", "Menu", "NavigationLink", "Toggle"]

  /// What becomes of text that is higher than its frame: SwiftUI draws it over what is beside it, and what scrolls
  /// cuts it off.
  private func above(_ chain: ViewChain, isBeside: Bool) -> String {
    if isBeside { return "it reaches beyond the shape" }
    let clips =
      chain.root == "ScrollView" || chain.modifiers.contains { Self.clipping.contains($0.name) }
    return clips ? "it is cut off" : "it reaches beyond the frame, and further lines are left out"
  }

  private static let clipping: Set<String> = ["clipShape", "clipped", "cornerRadius"]

  /// The style of the text in a view, of several the tallest; body where the file does not say.
  private func style(of chain: ViewChain, in file: SourceFile) -> TextStyle {
    let own = chain.modifiers.first { $0.name == "font" }?.arguments.first.flatMap {
      file.textStyle(of: $0.value, in: chain.scope)
    }
    let shown = file.views.shownTexts(in: chain.range).filter { text in
      !file.keepsSize(text.fonts, in: text.scope)
    }
    let styles = shown.map { text in
      text.fonts.isEmpty ? own : text.fonts.first.flatMap { file.textStyle(of: $0, in: text.scope) }
    }
    return styles.isEmpty ? own ?? .body : styles.map { $0 ?? .body }.tallest ?? .body
  }

  /// Whether a frame is for a sign: as wide as high around a style's label, or as wide as it says around
  /// a shape, as of a badge.
  private func isForSign(_ frame: ViewChain.Modifier, of chain: ViewChain) -> Bool {
    let width = frame.arguments.first { $0.label == "width" }?.value
    let height = frame.arguments.first { $0.label == "height" }?.value
    return switch chain.root {
    case ViewChain.styledLabel: width != nil && width == height
    case .some(let root) where Self.shapes.contains(root): width != nil
    default: false
    }
  }

  /// None for stacks and shapes: what stretches in them, such as a divider, would take all the height there is. A
  /// suggestion where the view is clipped, since the height may be what leaves the rest of a text out.
  private func fix(
    for frame: ViewChain.Modifier, _ height: ViewChain.Argument, of chain: ViewChain
  ) -> FixIt? {
    guard height.label == "height", !Self.stretching.contains(chain.root ?? ""),
      frame.arguments.allSatisfy({ ["height", "alignment"].contains($0.label ?? "") })
    else { return nil }
    let start = height.range.lowerBound
    return FixIt(
      title: "Let the height grow",
      edits: [
        FixIt.Edit(range: start..<start + "height".utf8.count, replacement: "minHeight")
      ],
      isSuggestion: chain.label != nil || chain.modifiers.contains { $0.name == "clipped" })
  }

  /// What grows in a view or, beside it, in front of it; elsewhere, in the body or a property of a view of the app's own.
  private func what(
    _ chain: ViewChain, in file: SourceFile
  ) -> (name: String, isBeside: Bool, isElsewhere: Bool)? {
    if file.keepsSize(chain) { return nil }
    switch chain.root {
    case ViewChain.styledLabel: return ("text", false, false)
    case .some(let root) where Self.texts.contains(root): return ("text", false, false)
    case "Menu" where isSquare(chain): return nil
    case .some(let root) where Self.titled.contains(root):
      return isTitled(chain) || chain.label.map({ showsText($0, in: file) }) == true
        ? ("a title", false, false) : nil
    case "ScrollView" where chain.rootArguments.first?.value != .member("horizontal"): return nil
    case .some(let root) where Self.stretching.contains(root):
      if showsText(chain.range, in: file) { return ("text", false, false) }
      return Self.shapes.contains(root) && isBehindText(chain, in: file)
        ? ("text", true, false) : nil
    case .some(let root):
      return file.showsGrowingText(viewNamed: root) && !isSquare(chain)
        ? ("text", false, true) : nil
    case nil:
      // `title.frame(height: 44)`: a property that shows a text.
      let shown = file.views.shownTexts(in: chain.range).first
      guard let shown, shown.offset == chain.range.lowerBound, !isSquare(chain),
        !file.keepsSize(shown.fonts, in: shown.scope)
      else { return nil }
      return ("text", false, true)
    }
  }

  /// Whether the first argument is a title: `Button("Send") { … }`, `Button(title) { … }`, not that of a style's
  /// `Button(configuration)`.
  private func isTitled(_ chain: ViewChain) -> Bool {
    guard let first = chain.rootArguments.first, first.label == nil else { return false }
    return first.isString || first.value != .name(["configuration"])
  }

  /// Whether a frame is as wide as high, as that of a badge.
  private func isSquare(_ chain: ViewChain) -> Bool {
    chain.modifiers.contains { modifier in
      guard modifier.name == "frame" else { return false }
      let sides = ["width", "height"].map { label in
        modifier.arguments.first { $0.label == label }?.value
      }
      return sides[0] != nil && sides[0] == sides[1]
    }
  }

  /// Whether a text that grows is a layer beside a view in its `ZStack`, and not within another layer, or is what it
  /// is a background or an overlay of.
  private func isBehindText(_ chain: ViewChain, in file: SourceFile) -> Bool {
    if let decorated = chain.decorated { return showsText(decorated, in: file) }
    guard let layers = chain.layers else { return false }
    return file.views.shownTexts(in: layers).contains {
      $0.layers == layers && !file.keepsSize($0.fonts, in: $0.scope)
    }
  }

  private func showsText(_ range: Range<Int>, in file: SourceFile) -> Bool {
    file.views.shownTexts(in: range).contains { !file.keepsSize($0.fonts, in: $0.scope) }
  }

  private static let shapes: Set<String> = ["Capsule", "Rectangle", "RoundedRectangle"]
  /// Views that take the height there is, with text in them or over them.
  private static let stretching = shapes.union([
    "Group", "HStack", "LazyHStack", "ScrollView", "VStack", "ZStack",
  ])
}

extension SourceFile {
  /// The style of a font that has its size; nil for all others.
  fileprivate func textStyle(of font: Value, in scope: ScopeIndex) -> TextStyle? {
    // SwiftUI's `.caption` needs no call.
    if case .member(let name) = font, let style = TextStyle(swiftUIName: name),
      names.font(of: font, in: scope) == nil
    {
      return style
    }
    guard let found = names.font(of: font, in: scope) else { return nil }
    switch self[found].kind {
    case .preferred, .swiftUITextStyle: return self[found].style
    default: return nil
    }
  }
}

extension [TextStyle] {
  /// The style whose lines are the tallest at the largest size.
  fileprivate var tallest: TextStyle? {
    self.max { $0.pointSize(for: Self.largest) < $1.pointSize(for: Self.largest) }
  }

  private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
}

extension ViewChain.Modifier {
  /// `.labelStyle(.iconOnly)`.
  fileprivate var showsIconAlone: Bool {
    name == "labelStyle" && arguments.first?.value == .member("iconOnly")
  }
}
