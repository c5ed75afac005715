import SwiftParser
import SwiftSyntax

/// Takes out of a Swift source what needs Objective-C, so that it compiles on platforms without it.
///
/// - Attributes such as `@objc` and `@IBOutlet` go, and leave spaces.
/// - `#selector(method)` becomes `Selector(Type.method)`.
/// - Optional members of `@objc` protocols that return nothing become members with a default that does nothing, and are
///   called without a question mark in their file.
/// - Classes with outlets and actions learn them by name, at the end of their last line.
///
/// Lines stay, and a first one says from which file they are.
struct SourceRewriter {
  /// Attributes that other platforms do not know, or know for other files alone.
  static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable",
  ]

  /// - Parameters:
  ///   - source: A Swift file; where its syntax is wrong it stays as it is, and the compiler says so.
  ///   - path: What messages and stack traces name.
  func rewritten(_ source: String, path: String) -> String {
    let finder = EditFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    finder.callOptionalMembers()
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var place = 0
    for edit in finder.edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      place = edit.range.upperBound
    }
    result += bytes[place...]
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
      + String(decoding: result, as: UTF8.self)
  }
}

private struct Edit {
  /// UTF-8 offsets.
  var range: Range<Int>
  var replacement: String
}

/// A type whose members are being read, with what documents may ask of it.
private struct EnclosingType {
  var name: String
  /// `public ` for a class that others see, `package ` for one that this package sees.
  var access = ""
  var outlets: [String] = []
  /// Names as Objective-C writes them, and as Swift does.
  var actions: [(objectiveC: String, swift: String)] = []
  var declaresNames = false
}

private final class EditFinder: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  private var types: [EnclosingType] = []
  /// The optional members of protocols, and where something called `name?()` is.
  private var optionalMembers: Set<String> = []
  private var optionalCalls: [(name: String, mark: TokenSyntax)] = []

  private func replace(_ node: some SyntaxProtocol, with replacement: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(
      Edit(
        range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: replacement))
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard SourceRewriter.removedAttributes.contains(node.attributeName.trimmedDescription) else {
      return .visitChildren
    }
    // As wide as before, so that columns stay; its lines stay, too.
    replace(node, with: String(node.trimmedDescription.map { $0 == "\n" ? "\n" : " " }))
    return .skipChildren
  }

  // MARK: Selectors

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first,
      argument.label == nil
    else { return .visitChildren }
    replace(node, with: "Selector(\(method(argument.expression)))")
    return .skipChildren
  }

  /// The method as a member of its type, so that no selector keeps an object alive.
  private func method(_ expression: ExprSyntax) -> String {
    guard let type = types.last?.name else { return expression.trimmedDescription }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return "\(type).\(name.trimmedDescription)"
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      return "\(type).\(member.declName.trimmedDescription)"
    }
    return expression.trimmedDescription
  }

  // MARK: Optional members

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("objc") else { return .visitChildren }
    if node.inheritanceClause == nil {
      // Objective-C has classes alone.
      let end = node.name.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(Edit(range: end..<end, replacement: ": AnyObject"))
    }
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let defaults = functions.filter(\.isOptional).map { function in
      optionalMembers.insert(function.name.text)
      return "func \(function.name.text)\(function.signature.trimmedDescription) {}"
    }
    guard !defaults.isEmpty else { return .visitChildren }
    let isPublic = node.modifiers.contains { $0.name.text == "public" }
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(
      Edit(
        range: end..<end,
        replacement: "; \(isPublic ? "public " : "")extension \(node.name.text) { "
          + defaults.joined(separator: "; ") + " }"))
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    let function = node.parent?.parent?.as(FunctionDeclSyntax.self)
    if node.name.text == "optional", function?.isOptional == true {
      replace(node, with: String(repeating: " ", count: node.name.text.count))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    {
      optionalCalls.append((member.declName.baseName.text, chain.questionMark))
    }
    return .visitChildren
  }

  /// Takes the question marks off calls of the file's optional members, which are there now.
  func callOptionalMembers() {
    for (name, mark) in optionalCalls where optionalMembers.contains(name) {
      replace(mark, with: "")
    }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let access = node.modifiers.lazy.map(\.name.text).first {
      ["public", "open", "package"].contains($0)
    }
    types.append(
      EnclosingType(
        name: node.name.text, access: access.map { $0 == "open" ? "public " : "\($0) " } ?? ""))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    guard let type = types.popLast(), !type.declaresNames, node.isView else { return }
    guard !type.outlets.isEmpty || !type.actions.isEmpty else { return }
    // Behind a member of the same line.
    let brace = node.memberBlock.rightBrace
    let isBehind = !brace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    let end = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(Edit(range: end..<end, replacement: (isBehind ? "; " : "") + type.members))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(EnclosingType(name: node.name.text))
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(EnclosingType(name: node.name.text))
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(EnclosingType(name: node.extendedType.trimmedDescription))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  // MARK: Outlets and actions

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("IBOutlet") || node.attributes.has("IBInspectable"), !types.isEmpty
    else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      types[types.count - 1].outlets.append(name.identifier.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !types.isEmpty else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    if node.name.text == "setValue" || node.name.text == "action" {
      types[types.count - 1].declaresNames = true
    }
    // Actions with an event are not called.
    guard node.attributes.has("IBAction"), parameters.count < 2 else { return .visitChildren }
    var (objectiveC, swift) = (node.name.text, node.name.text)
    if let label = parameters.first?.firstName.text {
      let capitalized = label.prefix(1).uppercased() + label.dropFirst()
      objectiveC += label == "_" ? ":" : "With\(capitalized):"
      swift += "(\(label):)"
    }
    types[types.count - 1].actions.append((objectiveC, swift))
    return .visitChildren
  }
}

extension EnclosingType {
  /// Overrides that know outlets and actions by name, in one line.
  fileprivate var members: String {
    var text = ""
    if !outlets.isEmpty {
      let cases = outlets.map { "case \"\($0)\": Outlets.set(&self.\($0), value)" }
      text +=
        "\(access)override func setValue(_ value: Any?, forKey key: String) { switch key { "
        + cases.joined(separator: "; ") + "; default: super.setValue(value, forKey: key) } }; "
    }
    if !actions.isEmpty {
      let cases = actions.map { "case \"\($0.objectiveC)\": return Selector(\(name).\($0.swift))" }
      text +=
        "\(access)override func action(named name: String) -> Selector? { switch name { "
        + cases.joined(separator: "; ") + "; default: return super.action(named: name) } }; "
    }
    return text
  }
}

extension ClassDeclSyntax {
  /// Whether its class may be a view's or a controller's: it has another one that is not `NSObject`.
  fileprivate var isView: Bool {
    guard let first = inheritanceClause?.inheritedTypes.first else { return false }
    return first.type.trimmedDescription != "NSObject"
  }
}

extension FunctionDeclSyntax {
  /// Whether a class may leave the member of a protocol out, and nobody waits for what it returns.
  fileprivate var isOptional: Bool {
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return modifiers.contains { $0.name.text == "optional" } && ["Void", "()"].contains(result)
  }
}

extension AttributeListSyntax {
  fileprivate func has(_ name: String) -> Bool {
    contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    }
  }
}
