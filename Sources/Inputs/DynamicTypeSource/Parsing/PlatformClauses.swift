import SwiftSyntax

/// Platforms on which readers choose one of iOS's text sizes.
///
/// macOS, Linux and Windows have no Dynamic Type; tvOS has the default size alone, and watchOS sizes of its own
/// (Apple, *Human Interface Guidelines*, Typography).
///
/// In the order of precedence for a value that differs between them.
enum ReadersPlatform: CaseIterable {
  case iOS, visionOS

  func isNamed(_ name: String) -> Bool {
    switch self {
    case .iOS: name == "iOS"
    case .visionOS: name == "visionOS" || name == "xrOS"
    }
  }
}

/// The clauses of `#if` by the platforms that compile them.
package struct PlatformClauses {
  /// Those that no platform compiles on which readers choose a text size.
  private var withoutReaders: Set<SyntaxIdentifier> = []
  /// Those that iOS does not compile and another such platform does, and how many of them are open.
  private var withoutIOS: Set<SyntaxIdentifier> = []
  private var openWithoutIOS = 0

  package init() {}

  /// Whether iOS compiles what the walk is at.
  var isForIOS: Bool { openWithoutIOS == 0 }

  /// Whether a clause is for platforms alone on which readers choose no text size.
  package func isWithoutReaders(_ clause: Syntax) -> Bool { withoutReaders.contains(clause.id) }

  package mutating func enter(_ node: Syntax) {
    if node.kind == .ifConfigDecl { sort(node.cast(IfConfigDeclSyntax.self)) }
    if isWithoutIOS(node) { openWithoutIOS += 1 }
  }

  mutating func leave(_ node: Syntax) {
    if isWithoutIOS(node) { openWithoutIOS -= 1 }
  }

  private func isWithoutIOS(_ node: Syntax) -> Bool {
    node.kind == .ifConfigClause && withoutIOS.contains(node.id)
  }

  private mutating func sort(_ declaration: IfConfigDeclSyntax) {
    let compiled = ReadersPlatform.allCases.map { platform in
      Set(Self.clauses(of: declaration, on: platform).map(\.id))
    }
    for clause in declaration.clauses {
      if !compiled.contains(where: { $0.contains(clause.id) }) {
        withoutReaders.insert(clause.id)
      } else if !compiled[0].contains(clause.id) {
        withoutIOS.insert(clause.id)
      }
    }
  }
}

// MARK: - Conditions

extension PlatformClauses {
  /// The clauses that the first platform to compile any may compile: one, unless other things decide.
  static func readersClauses(of declaration: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    ReadersPlatform.allCases.lazy.map { clauses(of: declaration, on: $0) }.first { !$0.isEmpty }
      ?? []
  }

  private static func clauses(
    of declaration: IfConfigDeclSyntax, on platform: ReadersPlatform
  ) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in declaration.clauses {
      let holds = holds(clause.condition, on: platform)
      if holds != false { result.append(clause) }
      if holds == true { break }
    }
    return result
  }

  /// Whether a condition holds on a platform; nil where other things decide it. `#else` has none.
  private static func holds(
    _ condition: ExprSyntax?, on platform: ReadersPlatform, depth: Int = 0
  ) -> Bool? {
    guard let condition else { return true }
    guard depth < 16 else { return nil }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(sequence, on: platform, depth: depth)
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return holds(negated.expression, on: platform, depth: depth + 1).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return holds(tuple.elements.first?.expression, on: platform, depth: depth + 1)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    // Readers have releases.
    if condition.as(DeclReferenceExprSyntax.self)?.baseName.text == "DEBUG" { return false }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let argument = call.arguments.first?.expression
    else { return nil }
    switch (callee.baseName.text, argument.trimmedDescription) {
    case ("os", let name): return platform.isNamed(name)
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("targetEnvironment", "macCatalyst"),
      ("targetEnvironment", "simulator"):
      return false
    case ("canImport", "UIKit"), ("canImport", "SwiftUI"): return true
    case ("swift", let version), ("compiler", let version): return holdsToday(version)
    default: return nil
    }
  }

  /// Whether a compiler of today has a version, `>=4.0`; nil from 6 on, which a project chooses.
  private static func holdsToday(_ version: String) -> Bool? {
    let major = version.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let number = Int(major), number < 6 else { return nil }
    if version.hasPrefix(">=") { return true }
    return version.hasPrefix("<") ? false : nil
  }

  /// `a && b || c`: the operators are in a row still, and `&&` binds tighter.
  private static func holds(
    _ sequence: SequenceExprSyntax, on platform: ReadersPlatform, depth: Int
  ) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in sequence.elements {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "||": alternatives.append([])
      case "&&": break
      case .some: return nil
      case nil:
        alternatives[alternatives.count - 1].append(holds(element, on: platform, depth: depth + 1))
      }
    }
    let values = alternatives.map { terms -> Bool? in
      if terms.contains(false) { return false }
      return terms.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }
}
