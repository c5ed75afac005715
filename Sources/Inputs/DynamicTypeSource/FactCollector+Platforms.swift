import SwiftSyntax

/// Platforms on which readers choose a text size.
///
/// macOS, Linux and Windows have no Dynamic Type; tvOS has the default size alone (Apple, *Human Interface
/// Guidelines*, Typography, which lists sizes by text size for iOS, iPadOS, visionOS and watchOS).
///
/// In the order in which they speak for a value that each has differently.
private enum ReadersPlatform: CaseIterable {
  case iOS, visionOS, watchOS

  func isNamed(_ name: String) -> Bool {
    switch self {
    case .iOS: name == "iOS"
    case .visionOS: name == "visionOS" || name == "xrOS"
    case .watchOS: name == "watchOS"
    }
  }
}

extension FactCollector {
  /// Notes the clauses of an `#if` that no platform with readers compiles, or iOS does not.
  mutating func collectClauses(of declaration: IfConfigDeclSyntax) {
    let compiled = ReadersPlatform.allCases.map { platform in
      Set(clauses(of: declaration, on: platform).map(\.id))
    }
    for clause in declaration.clauses {
      if !compiled.contains(where: { $0.contains(clause.id) }) {
        clausesWithoutReaders.insert(clause.id)
      } else if !compiled[0].contains(clause.id) {
        clausesWithoutIOS.insert(clause.id)
      }
    }
  }

  /// The clauses that the first platform to compile any may compile: one, unless other things decide.
  func readersClauses(of declaration: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    ReadersPlatform.allCases.lazy.map { clauses(of: declaration, on: $0) }.first { !$0.isEmpty }
      ?? []
  }

  private func clauses(
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
  private func holds(
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
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let argument = call.arguments.first?.expression
    else { return nil }
    switch (callee.baseName.text, text(of: argument)) {
    case ("os", let name): return platform.isNamed(name)
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("targetEnvironment", "macCatalyst"):
      return false
    case ("canImport", "UIKit"), ("canImport", "SwiftUI"): return true
    case ("swift", let version), ("compiler", let version): return holdsToday(version)
    default: return nil
    }
  }

  /// Whether a compiler of today has a version, `>=4.0`; nil from 6 on, which a project chooses.
  private func holdsToday(_ version: String) -> Bool? {
    let major = version.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let number = Int(major), number < 6 else { return nil }
    if version.hasPrefix(">=") { return true }
    return version.hasPrefix("<") ? false : nil
  }

  /// `a && b || c`: the operators stand in a row still, and `&&` binds tighter.
  private func holds(
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

extension FactCollector {
  /// Notes what a file imports, in all of it or for platforms with readers.
  mutating func collectImport(_ declaration: ImportDeclSyntax) {
    let isSeen = file.isSeenByReaders(scope)
    let name = text(of: declaration.path)
    file.imports.append(name)
    if isSeen, Self.modulesWithoutReaders.contains(name) { file.hasReaders = false }
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if attributes.contains(where: { text(of: $0.attributeName) == "testable" }) {
      file.hasReaders = false
    }
  }

  /// Of macOS, where no text follows a reader, and of tests, which show nothing to one.
  private static let modulesWithoutReaders: Set<String> = ["AppKit", "Cocoa", "Testing", "XCTest"]
}
