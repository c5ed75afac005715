import DynamicType
import SwiftSyntax

/// Which font a call makes, by its syntax.
extension FontCollector {
  func kind(
    of call: FunctionCallExprSyntax, _ labels: [String]
  ) -> FontExpression.Kind? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      call.calledExpression.nameWithoutModule == nil
    {
      let name = member.declName.baseName.text
      if name == "init" { return initializerKind(base(of: member), call, labels) }
      return memberKind(name, of: member, call, labels)
    }
    guard let name = call.calledExpression.nameWithoutModule else { return nil }
    // Within an extension of the type its name may be left out.
    if place.names.enclosingTypeName(of: place.scope) == "UIFont", labels.first == "ofSize",
      let function = FontExpression.SystemFunction(rawValue: name)
    {
      return .system(function)
    }
    return initializerKind(name, call, labels)
  }

  private func initializerKind(
    _ type: String?, _ call: FunctionCallExprSyntax, _ labels: [String]
  ) -> FontExpression.Kind? {
    switch (type, labels) {
    // By what generators and apps declare for their own fonts: `UIFont(font: FontFamily.Inter.bold, size: 17)` of
    // SwiftGen, `UIFont(resource: R.font.interBold, size: 17)` of R.swift.
    case ("UIFont", ["name", "size"]), ("UIFont", ["font", "size"]),
      ("UIFont", ["resource", "size"]):
      return .named
    case (nil, ["name", "size"]): return Syntax(call).isWhereFontIsExpected ? .named : nil
    case ("UIFont", ["descriptor", "size"]): return .descriptor
    case ("Font", [""]):
      guard let argument = call.arguments.first?.expression else { return nil }
      return .swiftUIWrapped(place.value(of: argument))
    default: return nil
    }
  }

  private func memberKind(
    _ name: String, of member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    _ labels: [String]
  ) -> FontExpression.Kind? {
    let type = base(of: member)
    let isUIFont = type == nil || type == "UIFont"
    let isFont = type == nil || type == "Font"
    switch (name, labels.first) {
    case ("scaledFont", "for"):
      guard let argument = call.arguments.first?.expression else { return nil }
      return .scaled(place.value(of: argument))
    case ("withSize", "") where labels.count == 1: return .descriptor
    case (_, "size") where labels.count == 1 && isGenerated(member): return .named
    case _ where member.base != nil && type == nil: return nil
    case (_, "ofSize"):
      let function = isUIFont ? FontExpression.SystemFunction(rawValue: name) : nil
      return function.map { .system($0) } ?? ownFunction(name, type, call)
    case ("preferredFont", "forTextStyle"): return isUIFont ? preferredKind(call) : nil
    case ("preferredFontDescriptor", "withTextStyle"):
      return type == nil || type == "UIFontDescriptor" ? preferredKind(call) : nil
    case ("system", "size"):
      return isFont ? .swiftUISystem : ownFunction(name, type, call)
    case ("system", ""): return isFont ? .swiftUITextStyle : nil
    case ("custom", "") where labels.contains("fixedSize"):
      return isFont ? .swiftUIFixedCustom : nil
    case ("custom", "") where labels.contains("size"): return isFont ? .swiftUICustom : nil
    default: return ownFunction(name, type, call)
    }
  }

  /// Whether a function is one that a generator writes for an app's own font, which gives the size that it
  /// is asked for: R.swift's `R.font.interBold(size:)`, SwiftGen's `FontFamily.Inter.bold.font(size:)` and
  /// Tuist's `AppFontFamily.Inter.bold.font(size:)`.
  private func isGenerated(_ member: MemberAccessExprSyntax) -> Bool {
    guard let path = ExprSyntax(member).dottedNames else { return false }
    return switch path.count {
    case 3: path[0] == "R" && path[1] == "font"
    case 4...: path[path.count - 1] == "font" && path[path.count - 4].hasSuffix("FontFamily")
    default: false
    }
  }

  /// A view's own traits have the reader's text size; of others the file does not say.
  private func preferredKind(_ call: FunctionCallExprSyntax) -> FontExpression.Kind {
    guard let traits = call.arguments.first(where: { $0.label?.text == "compatibleWith" }),
      !traits.expression.is(NilLiteralExprSyntax.self)
    else { return .preferred }
    let names = traits.expression.dottedNames
    return names?.last == "traitCollection" ? .preferred : .preferredForTraits
  }

  /// The single name before the dot; nil for none and for other expressions.
  private func base(of member: MemberAccessExprSyntax) -> String? {
    member.base?.nameWithoutModule
  }

  /// A call that may be of a function which the app declares for its own fonts: `UIFont.brand(size: 17)`, `.brand(17)`.
  private func ownFunction(
    _ name: String, _ type: String?, _ call: FunctionCallExprSyntax
  ) -> FontExpression.Kind? {
    guard type.map({ $0.first?.isUppercase == true }) ?? true, let size = sizeOfOwn(call) else {
      return nil
    }
    if size.label == nil {
      guard case .number = place.value(of: size.expression) else { return nil }
    }
    return .ownFunction((type.map { [$0] } ?? []) + [name])
  }

  /// The size that such a call hands on: one of the first three arguments.
  private func sizeOfOwn(_ call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
    call.arguments.prefix(3).first { $0.label.map { Self.labelsOfSizes.contains($0.text) } ?? true }
  }

  private static let labelsOfSizes: Set<String> = [
    "fontSize", "ofSize", "pointSize", "size", "withSize",
  ]

  func size(
    of call: FunctionCallExprSyntax, _ kind: FontExpression.Kind
  ) -> Value {
    let labels: Set<String> = ["ofSize", "size", "fixedSize", "maximumPointSize"]
    let isResized = kind == .descriptor && call.arguments.count == 1
    if case .ownFunction = kind {
      return sizeOfOwn(call).map { place.value(of: $0.expression) } ?? .other
    }
    guard
      let argument = isResized
        ? call.arguments.first
        : call.arguments.first(where: { labels.contains($0.label?.text ?? "") })
    else { return .other }
    return place.value(of: argument.expression)
  }

  func weight(of call: FunctionCallExprSyntax) -> FontExpression.NamedWeight? {
    guard let argument = call.arguments.first(where: { $0.label?.text == "weight" }),
      let member = argument.expression.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.dottedNames?.last == "Weight" }) ?? true
    else { return nil }
    return FontExpression.NamedWeight(rawValue: member.declName.baseName.text)
  }

  func textStyle(
    of call: FunctionCallExprSyntax, _ kind: FontExpression.Kind
  ) -> TextStyle? {
    switch kind {
    case .preferred, .preferredForTraits, .swiftUITextStyle:
      return call.arguments.first.flatMap { textStyle($0.expression) }
    case .swiftUICustom:
      guard let style = call.arguments.first(where: { $0.label?.text == "relativeTo" })
      else { return .body }
      return textStyle(style.expression)
    case .scaled:
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      guard let metrics = base?.as(FunctionCallExprSyntax.self),
        let argument = metrics.arguments.first, argument.label?.text == "forTextStyle"
      else { return .body }
      return textStyle(argument.expression)
    default: return nil
    }
  }

  /// `.body`, `UIFont.TextStyle.body`.
  private func textStyle(_ expression: ExprSyntax) -> TextStyle? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    return TextStyle(rawName: member.declName.baseName.text)
  }
}
