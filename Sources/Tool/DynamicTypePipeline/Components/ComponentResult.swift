import DynamicTypeAudit
import DynamicTypeModel

/// What was found in a view that is a part of screens, laid out by itself.
///
/// A run asks for it where none of its screens shows the view: a row of a list that only the running app fills, a card
/// behind a condition that nobody knows. Where a screen shows it, the screen says what becomes of it.
struct ComponentResult: Codable, Sendable {
  var type: TypeOfFile
  /// Where the type is declared, which tells it from others of its name.
  var location: SourceLocation
  /// Silenced or not.
  var findings: [Finding]
  /// Where what it is made of is written.
  var views: [SourceLocation]

  /// - Parameter outcome: Of the view as if it were a screen, in a window as high as it likes.
  init(_ component: any Component, _ outcome: ScreenOutcome) {
    type = component.type
    location = component.location
    views = outcome.views.sorted()
    let rules = outcome.views.isEmpty ? Self.rulesOfUIKit : Self.rules
    findings = outcome.result.findings.filter {
      rules.contains($0.rule) && $0.severity > .note
    }.map {
      var finding = $0
      // Those are ids within the layout of a screen.
      (finding.scene, finding.element) = (nil, nil)
      return finding
    }
  }

  /// Rules whose findings do not depend on the room that a screen has.
  private static let rules: Set<RuleID> = [
    TextDoesNotScale.id, TextTruncated.id, TextClipped.id, RowBreaksWords.id, TextOverlaps.id,
  ]

  /// A view of UIKit has the size that those around it give it, and only fonts are its own.
  private static let rulesOfUIKit: Set<RuleID> = [TextDoesNotScale.id]
}

/// A type that a source declares or extends.
struct TypeOfFile: Codable, Hashable, Sendable {
  var path: String
  var name: String
}

extension TypeOfFile: Comparable {
  static func < (left: TypeOfFile, right: TypeOfFile) -> Bool {
    (left.path, left.name) < (right.path, right.name)
  }
}
