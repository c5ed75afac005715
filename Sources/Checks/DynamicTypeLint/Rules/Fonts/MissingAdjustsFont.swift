import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A scaled font in a view that does not adjust by itself.
///
/// A font of a text style has the size that the reader had chosen when it was made. Labels, text
/// fields and text views replace it when the reader changes the size, but only if
/// `adjustsFontForContentSizeCategory` is on, and it is off by default. Without it, text keeps its
/// old size until the view is made anew: for most screens, until the app is launched again.
///
/// A font that is made with a scaled size, `systemFont(ofSize: metrics.scaledValue(for: 17))`, is a font of one size
/// for a label: the property has nothing to replace it by.
///
/// Fonts of an app's own functions are followed, also into other files: `Theme.font(.title)`. Those of a family that no file
/// declares, `UIFont.brand.body`, are taken to follow the reader where two other views with its fonts adjust. A font of a type that
/// no file of the run declares is a note: whatever it is, the view does not adjust. So is one that whoever makes the view
/// chooses, `style.titleFont`.
///
/// The property may be set anywhere in the type. Nothing is reported in a type that reacts to
/// changes itself, with `traitCollectionDidChange(_:)`, `registerForTraitChanges(_:)` or the
/// notification. For an outlet it is a note, as the document may turn the property on, and the fix is a
/// suggestion.
///
/// ## Triggers
///
/// ```swift
/// let label = UILabel()
/// label.font = .preferredFont(forTextStyle: .body)
/// ```
///
/// ## Fine
///
/// ```swift
/// let label = UILabel()
/// label.font = .preferredFont(forTextStyle: .body)
/// label.adjustsFontForContentSizeCategory = true
/// ```
package struct MissingAdjustsFont: SourceRule {
  package static let id: RuleID = "missing-adjusts-font"
  package static let summary = "A scaled font in a view that does not adjust by itself"
  package static let severity = Severity.warning

  static let property = "adjustsFontForContentSizeCategory"

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let adjusting = AdjustingTargets(file)
    var reported: Set<TargetIdentity> = []
    var unknown: Set<[String]> = []
    return file.assignments.compactMap { assignment in
      if let path = Self.path(assignment.value), let view = made(assignment, in: file),
        assignment.property == .font, file.names.isSeenByReaders(assignment.scope),
        !adjusting.covers(assignment)
      {
        let identity = file.names.identity(of: assignment.target, in: assignment.scope)
        if file.names.givesScaledFont(path, in: assignment.scope)
          || file.names.isOfAdjustingFamily(assignment.value)
        {
          guard reported.insert(identity).inserted else { return nil }
          return finding(for: assignment, view, identity, in: file)
        }
        guard file.names.isOfUnknownType(path) || Self.isFontOfCaller(assignment.value),
          unknown.insert(path).inserted
        else { return nil }
        return finding(
          "this \(view.name) keeps its size when the reader changes the text size, whatever font "
            + "\(path.joined(separator: ".")) is: turn \(Self.property) on, with a font that scales",
          at: assignment.range.lowerBound, in: file, severity: .note)
      }
      guard assignment.property == .font, file.names.isSeenByReaders(assignment.scope),
        let font = file.names.font(of: assignment.value, in: assignment.scope),
        Self.followsReader(file[font]) || isMadeOfScaledSize(font, in: file),
        let view = file.textView(assignment.target, in: assignment.scope),
        !adjusting.covers(assignment)
      else { return nil }
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      guard reported.insert(identity).inserted else { return nil }
      if !Self.followsReader(file[font]) {
        return finding(
          "this \(view.name) keeps its size when the reader changes the text size: a size that is scaled once adjusts "
            + "nothing; use scaledFont(for:), and turn \(Self.property) on",
          at: assignment.range.lowerBound, in: file)
      }
      return finding(for: assignment, view, identity, in: file)
    }
  }

  /// The name of what makes a font that this file does not: `Theme.font(.title)`, `Theme.title`.
  private static func path(_ value: Value) -> [String]? {
    switch value {
    case .call(let path), .name(let path): path.count > 1 ? path : nil
    default: nil
    }
  }

  /// Whether a font is a variable's that is named as one: `style.titleFont`.
  private static func isFontOfCaller(_ value: Value) -> Bool {
    guard case .name(let path) = value, let name = path.last else { return false }
    return path.count > 1 && name.lowercased().hasSuffix("font")
  }

  /// What kind of view gets a font, where the file declares it; nil where the font is one that the file knows.
  private func made(_ assignment: PropertyAssignment, in file: SourceFile) -> TextView? {
    let identity = file.names.identity(of: assignment.target, in: assignment.scope)
    guard case .variable(let view) = identity.base, !file[view].isParameter,
      file.names.font(of: assignment.value, in: assignment.scope) == nil
    else { return nil }
    if identity.path == ["titleLabel"], file[view].typeName == "UIButton" { return .label }
    guard identity.path.isEmpty else { return nil }
    return file[view].typeName.flatMap { TextView(typeName: $0) }
  }

  /// `systemFont(ofSize: metrics.scaledValue(for: 17))`: right when it is made, and a plain font from then on.
  private func isMadeOfScaledSize(_ font: FontIndex, in file: SourceFile) -> Bool {
    switch file[font].kind {
    case .system, .named, .descriptor:
      file.scaling(of: file[font].size, in: file[font].scope) == .scales
    default: false
    }
  }

  private static func followsReader(_ font: FontExpression) -> Bool {
    switch font.kind {
    case .preferred, .scaled: true
    default: false
    }
  }

  private func finding(
    for assignment: PropertyAssignment, _ view: TextView, _ identity: TargetIdentity,
    in file: SourceFile
  ) -> Finding {
    var isOutlet = false
    if case .variable(let variable) = identity.base, identity.path.isEmpty {
      isOutlet = file[variable].isOutlet
    }
    let condition = ", unless the document turns \(Self.property) on"
    return finding(
      "this \(view.name) keeps its size when the reader changes the text size"
        + (isOutlet ? condition : ": turn \(Self.property) on"),
      at: assignment.range.lowerBound, in: file, severity: isOutlet ? .note : nil,
      fix: file.insertion(
        ofLine: "\(assignment.targetText)\(Self.property) = true", after: assignment.range
      ).map { FixIt(title: "Turn on \(Self.property)", edits: [$0], isSuggestion: isOutlet) })
  }
}

/// The views of a file that adjust by themselves, or that the file adjusts.
struct AdjustingTargets {
  private let file: SourceFile
  private let fonts: AssignmentsByTarget
  private var identities: Set<TargetIdentity> = []
  /// Buttons whose configurations have the fonts of their titles.
  private let configured: Set<TargetIdentity>
  /// Types in which a loop, a closure or a helper sets the property on views we cannot name.
  private var types: Set<ScopeIndex?> = []

  init(_ file: SourceFile) {
    self.file = file
    fonts = AssignmentsByTarget(of: .font, in: file)
    configured = Set(
      file.assignments.filter {
        $0.property == .configuration && file.text(in: $0.valueRange) != "nil"
      }.map { file.names.identity(of: $0.target, in: $0.scope) })
    for assignment in file.assignments
    where assignment.property == .adjustsFontForContentSizeCategory {
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      identities.insert(identity)
      if isHelper(assignment, identity) {
        types.insert(file.names.enclosingType(of: assignment.scope))
      }
    }
    for scope in file.sizeChangeHandlers { types.insert(file.names.enclosingType(of: scope)) }
  }

  func covers(_ assignment: PropertyAssignment) -> Bool {
    let identity = file.names.identity(of: assignment.target, in: assignment.scope)
    return identities.contains(identity) || isOfConfiguredButton(identity)
      || types.contains(file.names.enclosingType(of: assignment.scope))
  }

  /// Whether a font of a title's label has no effect: `button.titleLabel?.font` beside `button.configuration`.
  private func isOfConfiguredButton(_ label: TargetIdentity) -> Bool {
    guard label.path.last == "titleLabel" else { return false }
    var button = label
    button.path.removeLast()
    return configured.contains(button)
  }

  /// `labels.forEach { $0.adjusts… = true }`, `func setUp(_ label: UILabel) { label.adjusts… }`.
  private func isHelper(_ assignment: PropertyAssignment, _ identity: TargetIdentity) -> Bool {
    guard case .variable(let variable) = identity.base else {
      return assignment.target.components.first?.hasPrefix("$") == true
    }
    return file[variable].isParameter && fonts[identity].isEmpty
  }
}

extension SourceFile {
  /// An edit that puts a line after the one on which a statement ends, indented like it.
  ///
  /// Nil where the statement shares its lines with others.
  func insertion(ofLine line: String, after statement: Range<Int>) -> FixIt.Edit? {
    let start = lines.starts[lines.position(of: statement.lowerBound).line - 1]
    let indentation = text(in: start..<statement.lowerBound)
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    let lastLine = lines.position(of: statement.upperBound).line
    let next = lastLine < lines.starts.count ? lines.starts[lastLine] : bytes.count
    let rest = text(in: statement.upperBound..<next)
    let comment = rest.drop { $0 == " " || $0 == "\t" }
    guard comment.isEmpty || comment.first?.isNewline == true || comment.hasPrefix("//") else {
      return nil
    }
    let ending = rest.last?.isNewline == true ? String(rest.suffix(1)) : "\n"
    let end = rest.last?.isNewline == true ? next - ending.utf8.count : next
    return FixIt.Edit(range: end..<end, replacement: ending + indentation + line)
  }
}
