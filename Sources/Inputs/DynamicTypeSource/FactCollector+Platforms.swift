import SwiftSyntax

/// Platforms on which readers choose a text size.
///
/// macOS, Linux and Windows have no Dynamic Type; tvOS has the default size alone (Apple, *Human Interface
/// Guidelines*, Typography, which lists sizes by text size for iOS, iPadOS, visionOS and watchOS).
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
  /// Notes the clauses of an `#if` that no platform with readers compiles.
  mutating func collectClauses(of declaration: IfConfigDeclSyntax) {
    // The platforms that an earlier clause takes for certain.
    var taken: Set<ReadersPlatform> = []
    for clause in declaration.clauses {
      var isCompiled = false
      for platform in ReadersPlatform.allCases where !taken.contains(platform) {
        let holds = holds(clause.condition, on: platform)
        if holds != false { isCompiled = true }
        if holds == true { taken.insert(platform) }
      }
      if !isCompiled { clausesWithoutReaders.insert(clause.id) }
    }
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
      let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    switch (callee.baseName.text, argument.baseName.text) {
    case ("os", let name): return platform.isNamed(name)
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("targetEnvironment", "macCatalyst"):
      return false
    case ("canImport", "UIKit"), ("canImport", "SwiftUI"): return true
    default: return nil
    }
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
