import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A constant height that larger text does not fit into.
///
/// Text needs more height as the reader's size grows: one line of body text takes 20 points at the
/// default size and 63 at the largest, and it wraps onto more lines besides. A label, a button with
/// a title or a SwiftUI stack with text whose height is a constant cuts it off. A minimum height
/// keeps the look at the default size and lets the view grow.
///
/// Heights that hold a line of body text at every size are not reported, nor are those of text that
/// does not grow, which a rule about its font reports: text in a fixed font, and in views that the
/// file makes and leaves UIKit's own font. Constraints are read as anchors, `NSLayoutConstraint`,
/// visual formats, SnapKit, PureLayout, TinyConstraints and Anchorage spell them; those that code
/// moves later are not reported, nor those that it throws away. In SwiftUI the height of a button
/// style's `configuration.label` is read, too, that of a shape with text over it or before it in a
/// `ZStack`, and that of what scrolls sideways.
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
    _ what: String, _ height: Double, isMaximum: Bool, isBeside: Bool = false
  ) -> String {
    let above = isBeside ? "it reaches beyond the shape" : "it is cut off"
    let fits =
      TextStyle.body.largestSize(fitting: height).map {
        "hold one line of \(what) in the body style up to \($0.shortName); above, \(above)"
      } ?? "hold no line of \(what) in the body style at any text size"
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
      let height = outgrown(constraint.constant, in: constraint.scope, of: file),
      !views.moves(constraint), let what = views.growing(constraint)
    else { return nil }
    return finding(
      message(what, height, isMaximum: constraint.relation == .lessThanOrEqual),
      at: constraint.range.lowerBound, in: file,
      fix: fix(for: constraint, isAlone: views.isAlone(constraint)))
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

  /// The constant, if it does not hold a line of body text at every size; the least of a choice.
  private func outgrown(_ value: Value, in scope: ScopeIndex, of file: SourceFile) -> Double? {
    file.names.numbers(of: value, in: scope).filter { height in
      height > 0 && !TextStyle.body.sizes(notFitting: height).isEmpty
    }.min()
  }
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
  /// The other names of variables.
  private let aliases: [VariableIndex: [VariableIndex]]
  /// Nil where no view certainly has the font that UIKit gives it.
  private let fontMentions: FontMentions?

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
    // `$0.font = …`, a parameter's: they may be any view's.
    let setsFontsOfUnnamed = file.assignments.contains { assignment in
      guard assignment.property == .font else { return false }
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      guard case .variable(let variable) = identity.base else { return true }
      return file[variable].isParameter
    }
    aliases = Dictionary(
      grouping: file.names.variables.indices.map { VariableIndex($0) }.filter {
        file[$0].alias != nil
      },
      by: { file[$0].alias ?? $0 })
    let mayKeepFirstFont =
      !file.heights.constraints.isEmpty && !setsFontsOfUnnamed
      && file.names.variables.contains(where: \.isMadeByUIKit)
      && !file.text(in: 0..<file.bytes.count).contains("UIButton(configuration")
    fontMentions = mayKeepFirstFont ? FontMentions(file) : nil
  }

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
    let (target, scope) = (constraint.target, constraint.scope)
    let identity = file.names.identity(of: target, in: scope)
    if file.isButton(target, in: scope) {
      let title = TargetPath(target.components + ["titleLabel"])
      guard titled.contains(identity), !isFixed(file.names.identity(of: title, in: scope)),
        !keepsFirstFont(identity)
      else { return nil }
      return "a title"
    }
    guard let view = file.textView(target, in: scope), view != .textView else { return nil }
    return isFixed(identity) || keepsFirstFont(identity) ? nil : "text"
  }

  /// Whether a view certainly has the font that UIKit gives it, which does not grow: it is made here, and
  /// nothing in the file is about its font, nor about those of views without a name.
  private func keepsFirstFont(_ view: TargetIdentity) -> Bool {
    guard case .variable(let index) = view.base, view.path.isEmpty, let fontMentions else {
      return false
    }
    let names = ([index] + aliases[index, default: []]).map { file[$0] }
    return names.contains(where: \.isMadeByUIKit)
      && names.allSatisfy { !fontMentions.contains($0.name) }
  }

  /// Whether the file sets a font that does not grow.
  private func isFixed(_ text: TargetIdentity) -> Bool {
    fonts[text].contains { file.keepsSize([$0.value], in: $0.scope) }
  }
}

// MARK: - SwiftUI

extension FixedHeight {
  private func findings(for chain: ViewChain, in file: SourceFile) -> [Finding] {
    guard file.names.isSeenByReaders(chain.scope), let what = what(chain, in: file),
      !chain.modifiers.contains(where: { $0.name == "dynamicTypeSize" || $0.showsIconAlone })
    else { return [] }
    return chain.modifiers.compactMap { modifier in
      guard modifier.name == "frame", !isForSign(modifier, of: chain),
        let argument = modifier.arguments.first(where: {
          $0.label == "height" || $0.label == "maxHeight"
        }),
        let height = outgrown(argument.value, in: chain.scope, of: file),
        !what.isBeside || height >= TextStyle.body.lineHeight(for: .large)
      else { return nil }
      return finding(
        message(
          what.name, height, isMaximum: argument.label == "maxHeight", isBeside: what.isBeside),
        at: argument.range.lowerBound, in: file,
        fix: fix(for: modifier, argument, of: chain))
    }
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

  /// None for stacks and shapes: what stretches in them, such as a divider, would take all the height there is.
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
      isSuggestion: chain.label != nil)
  }

  /// What grows in a view or, beside it, in front of it.
  private func what(
    _ chain: ViewChain, in file: SourceFile
  ) -> (name: String, isBeside: Bool)? {
    if file.keepsSize(chain) { return nil }
    switch chain.root {
    case "Text", "Label", "TextField", "SecureField", ViewChain.styledLabel: return ("text", false)
    case "Button", "Link", "NavigationLink", "Toggle":
      let isTitled = chain.rootArguments.first?.isString == true
      return isTitled || chain.label.map({ showsText($0, in: file) }) == true
        ? ("a title", false) : nil
    case "ScrollView" where chain.rootArguments.first?.value != .member("horizontal"): return nil
    case .some(let root) where Self.stretching.contains(root):
      if showsText(chain.range, in: file) { return ("text", false) }
      return Self.shapes.contains(root) && isBehindText(chain, in: file) ? ("text", true) : nil
    default: return nil
    }
  }

  /// Whether a text that grows is a layer beside a view in its `ZStack`, and not within another layer.
  private func isBehindText(_ chain: ViewChain, in file: SourceFile) -> Bool {
    guard let layers = chain.layers else { return false }
    return file.views.shownTexts.contains {
      $0.layers == layers && !file.keepsSize($0.fonts, in: $0.scope)
    }
  }

  private func showsText(_ range: Range<Int>, in file: SourceFile) -> Bool {
    file.views.shownTexts.contains { text in
      range.contains(text.offset) && !file.keepsSize(text.fonts, in: text.scope)
    }
  }

  private static let shapes: Set<String> = ["Capsule", "Rectangle", "RoundedRectangle"]
  /// Views that take the height there is, with text in them or over them.
  private static let stretching = shapes.union(["HStack", "ScrollView", "VStack", "ZStack"])
}

extension ViewChain.Modifier {
  /// `.labelStyle(.iconOnly)`.
  fileprivate var showsIconAlone: Bool {
    name == "labelStyle" && arguments.first?.value == .member("iconOnly")
  }
}

extension Variable {
  /// Whether it starts as a view with a font of UIKit's, which is fixed: 15 to 18 points.
  fileprivate var isMadeByUIKit: Bool {
    guard case .call(let names) = initial else { return false }
    return names == ["UIButton"] || names == ["UILabel"] || names == ["UITextField"]
  }
}
