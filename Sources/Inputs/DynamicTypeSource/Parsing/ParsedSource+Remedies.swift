import DynamicTypeModel
import SwiftSyntax

extension ParsedSource {
  /// The change of SwiftUI code that gives the view at a UTF-8 offset what it needs; a suggestion always, since only
  /// laying out tells whether it is enough.
  ///
  /// Nil where the code around the view does not show what holds it back, and in sources that do not parse.
  package func fix(for remedy: Remedy, at offset: Int) -> FixIt? {
    guard firstError == nil, let tree, offset >= 0, offset < bytes.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    return switch remedy {
    case .freeLines: withoutLineLimit(token)
    case .growingHeight: withLeastHeight(token)
    case .growingField: withVerticalAxis(token)
    case .scrolling: inScrollView(token)
    case .stackedRow: stackedAtAccessibilitySizes(token)
    }
  }

  private func withoutLineLimit(_ token: TokenSyntax) -> FixIt? {
    for (call, member) in token.modifiersAround where member.name == "lineLimit" {
      guard let base = member.base, call.arguments.count == 1,
        call.arguments.first?.expression.is(IntegerLiteralExprSyntax.self) == true
      else { return nil }
      let range = base.endPositionBeforeTrailingTrivia.utf8Offset..<call.end
      return suggestion("Take the limit of lines away", range, "")
    }
    return nil
  }

  private func withLeastHeight(_ token: TokenSyntax) -> FixIt? {
    for (call, member) in token.modifiersAround where member.name == "frame" {
      guard let height = call.arguments.first(where: { $0.label?.text == "height" }),
        let label = height.label
      else { continue }
      let others = call.arguments.filter { $0.id != height.id }
      let title = "Let the height grow"
      if others.allSatisfy({ $0.label?.text == "alignment" }) {
        let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
        return suggestion(
          title, start..<label.endPositionBeforeTrailingTrivia.utf8Offset, "minHeight")
      }
      let rest = others.map {
        "\($0.label.map { $0.text + ": " } ?? "")\($0.expression.trimmedDescription)"
      }
      let start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
      return suggestion(
        title, start..<call.end,
        ".frame(\(rest.joined(separator: ", "))).frame(minHeight: \(height.expression.trimmedDescription))"
      )
    }
    return nil
  }

  private func withVerticalAxis(_ token: TokenSyntax) -> FixIt? {
    let calls = token.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
    guard
      let field = calls.first(where: {
        $0.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "TextField"
      }), !field.arguments.contains(where: { $0.label?.text == "axis" }),
      let text = field.arguments.first(where: { $0.label?.text == "text" })
    else { return nil }
    let end = text.expression.endPositionBeforeTrailingTrivia.utf8Offset
    return suggestion("Let the field have several lines", end..<end, ", axis: .vertical")
  }

  /// Views that scroll, or show others that do.
  private static let scrolling: Set<String> = [
    "ScrollView", "List", "Form", "Table", "TabView", "NavigationSplitView", "GeometryReader",
    "ViewThatFits",
  ]

  private static let stacksOfScreens: Set<String> = ["NavigationStack", "NavigationView"]

  private func inScrollView(_ token: TokenSyntax) -> FixIt? {
    let bodies = token.ancestors.compactMap { $0.as(PatternBindingSyntax.self) }.filter {
      $0.pattern.trimmedDescription == "body"
    }
    guard case .getter(var items)? = bodies.first?.accessorBlock?.accessors else { return nil }
    for _ in 0..<2 {
      guard items.count == 1, let view = items.first?.item.as(ExprSyntax.self) else { return nil }
      let chain = ModifierChain(endingWith: view)
      guard let root = chain.root else { return nil }
      guard Self.stacksOfScreens.contains(root), let content = chain.rootCall?.trailingClosure
      else {
        return scrolled(view)
      }
      items = content.statements
    }
    return nil
  }

  private func scrolled(_ view: ExprSyntax) -> FixIt? {
    // What scrolls has no height of its own in a scroll view, and what takes the place that is left has none.
    guard
      !view.tokens(viewMode: .sourceAccurate).contains(where: { token in
        token.parent?.is(DeclReferenceExprSyntax.self) == true
          && Self.scrolling.contains(token.text)
      })
    else { return nil }
    let range = range(of: view)
    let text = text(in: range)
    // Lines of a text of several lines must stay where they are.
    guard !text.contains("\"\"\"") else { return nil }
    let start = lines.starts[lines.position(of: range.lowerBound).line - 1]
    let indent = self.text(in: start..<range.lowerBound)
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    let step = indent.contains("\t") ? "\t" : "  "
    let inner = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      $0 == 0 || $1.isEmpty ? String($1) : step + $1
    }.joined(separator: "\n")
    return suggestion(
      "Put it into a scroll view", range, "ScrollView {\n\(indent)\(step)\(inner)\n\(indent)}")
  }

  /// The row around a view turns to a column where the reader has chosen an accessibility size; below nothing changes.
  ///
  /// `AnyLayout` keeps the state of what is in it, and needs iOS 16.
  private func stackedAtAccessibilitySizes(_ token: TokenSyntax) -> FixIt? {
    guard let row = token.row, let type = token.typeOfView,
      let callee = row.calledExpression.as(DeclReferenceExprSyntax.self),
      let closure = row.trailingClosure, row.additionalTrailingClosures.isEmpty,
      row.arguments.allSatisfy({ $0.label != nil })
    else { return nil }
    let spacing = row.arguments.first { $0.label?.text == "spacing" }
    let arguments = row.arguments.trimmedDescription
    let column =
      ["alignment: .leading"]
      + (spacing.map { ["spacing: \($0.expression.trimmedDescription)"] } ?? [])
    let known = type.textSizeProperty
    let name = known ?? "dynamicTypeSize"
    let layout =
      "(\(name).isAccessibilitySize ? AnyLayout(VStackLayout(\(column.joined(separator: ", ")))) "
      + ": AnyLayout(HStackLayout(\(arguments))))"
    let start = callee.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = closure.positionAfterSkippingLeadingTrivia.utf8Offset
    var edits = [FixIt.Edit(range: start..<end, replacement: layout + " ")]
    if known == nil {
      guard let first = type.memberBlock.members.first else { return nil }
      let place = first.positionAfterSkippingLeadingTrivia.utf8Offset
      let line = lines.starts[lines.position(of: place).line - 1]
      let indent = text(in: line..<place)
      guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
      let brace = type.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      edits.insert(
        FixIt.Edit(
          range: brace..<brace,
          replacement: "\n\(indent)@Environment(\\.dynamicTypeSize) private var dynamicTypeSize"),
        at: 0)
    }
    return FixIt(
      title: "Put the row's views one below the other at accessibility sizes", edits: edits,
      isSuggestion: true)
  }

  private func suggestion(_ title: String, _ range: Range<Int>, _ replacement: String) -> FixIt {
    FixIt(
      title: title, edits: [FixIt.Edit(range: range, replacement: replacement)], isSuggestion: true)
  }
}

extension TokenSyntax {
  /// From the inside outwards.
  var ancestors: [Syntax] {
    var result: [Syntax] = []
    var node = parent
    while let current = node {
      result.append(current)
      node = current.parent
    }
    return result
  }

  /// The innermost `HStack` of the same function that this is in.
  fileprivate var row: FunctionCallExprSyntax? {
    for node in ancestors {
      if node.is(FunctionDeclSyntax.self) || node.is(VariableDeclSyntax.self) { return nil }
      guard let call = node.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "HStack",
        closure.position <= position
      else { continue }
      return call
    }
    return nil
  }

  /// The structure around this whose `body` shows it, directly or by a function or property of its own.
  fileprivate var typeOfView: StructDeclSyntax? {
    for node in ancestors {
      if let type = node.as(StructDeclSyntax.self) { return type.hasBody ? type : nil }
      if node.is(ExtensionDeclSyntax.self) || node.is(ClassDeclSyntax.self)
        || node.is(EnumDeclSyntax.self)
      {
        return nil
      }
      let modifiers =
        node.as(VariableDeclSyntax.self)?.modifiers ?? node.as(FunctionDeclSyntax.self)?.modifiers
      if modifiers?.contains(where: { $0.name.tokenKind == .keyword(.static) }) ?? false {
        return nil
      }
    }
    return nil
  }

  /// The modifiers of the view that this is a word of and of those around it, the nearest first; that of another
  /// function are none of them.
  fileprivate var modifiersAround: [(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax)]
  {
    var result: [(FunctionCallExprSyntax, MemberAccessExprSyntax)] = []
    for node in ancestors {
      if node.is(FunctionDeclSyntax.self) || node.is(VariableDeclSyntax.self) { break }
      guard let call = node.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
      else { continue }
      let isArgument = call.arguments.position <= position && position < call.arguments.endPosition
      if !isArgument { result.append((call, member)) }
    }
    return result
  }
}

extension StructDeclSyntax {
  private var variables: [VariableDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }

  fileprivate var hasBody: Bool {
    variables.contains { $0.bindings.first?.pattern.trimmedDescription == "body" }
  }

  /// Its property that is the reader's text size; nil where it has none.
  fileprivate var textSizeProperty: String? {
    variables.first { variable in
      variable.attributes.contains { $0.trimmedDescription == #"@Environment(\.dynamicTypeSize)"# }
    }?.bindings.first?.pattern.trimmedDescription
  }
}

extension MemberAccessExprSyntax {
  fileprivate var name: String { declName.baseName.text }
}

extension FunctionCallExprSyntax {
  fileprivate var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
