import DynamicType
import SwiftSyntax

extension CodeFont {
  /// The font that an expression makes; nil where its face or its size is not a constant.
  init?(_ expression: ExprSyntax) {
    let expression = expression.constant
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "scaledFont"
    {
      self.init(scaledBy: member.base, call)
    } else {
      self.init(unscaled: call)
    }
  }

  /// `UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 30)`.
  private init?(scaledBy metrics: ExprSyntax?, _ call: FunctionCallExprSyntax) {
    guard let style = metrics?.constant.styleOfMetrics, let first = call.arguments.first,
      first.label?.text == "for", var font = CodeFont(first.expression), font.metrics == nil,
      font.maximumPointSize == nil
    else { return nil }
    for argument in call.arguments.dropFirst() {
      guard argument.label?.text == "maximumPointSize",
        let size = argument.expression.constantNumber
      else { return nil }
      if size > 0 { font.maximumPointSize = size }
    }
    // A text style's font keeps its own, whatever the metrics.
    if case .textStyle = font.face {} else { font.metrics = style }
    self = font
  }

  private init?(unscaled call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.text }
    let values = call.arguments.map(\.expression)
    switch (call.fontFunction, labels) {
    case ("preferredFont", ["forTextStyle"]):
      guard let style = values[0].textStyle else { return nil }
      self.init(.textStyle(style))
    case ("systemFont", ["ofSize"]), ("boldSystemFont", ["ofSize"]),
      ("italicSystemFont", ["ofSize"]):
      let weight: FontWeight = call.fontFunction == "boldSystemFont" ? .bold : .regular
      self.init(
        .system(weight, isItalic: call.fontFunction == "italicSystemFont"), size: values[0])
    case ("systemFont", ["ofSize", "weight"]):
      guard let weight = values[1].constant.fontWeight else { return nil }
      self.init(.system(weight, isItalic: false), size: values[0])
    case ("UIFont", ["name", "size"]):
      // The system's own fonts have names that nobody promises.
      guard let name = values[0].constantText, !name.hasPrefix(".") else { return nil }
      self.init(.named(name), size: values[1])
    default: return nil
    }
  }

  private init?(_ face: Face, size: ExprSyntax) {
    guard let size = size.constantNumber ?? size.constant.systemFontSize, size > 0 else {
      return nil
    }
    self.init(face, pointSize: size)
  }
}

extension FunctionCallExprSyntax {
  /// The name of a function of `UIFont`, or `UIFont` for an initialiser; nil for those of other types.
  fileprivate var fontFunction: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
      return member.declName.baseName.text == "init" ? nil : member.declName.baseName.text
    }
    guard let names = calledExpression.dottedNames, names.first == "UIFont" else { return nil }
    switch names.count {
    case 1: return "UIFont"
    case 2: return names[1] == "init" ? "UIFont" : names[1]
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// `.body`, `UIFont.TextStyle.body`.
  var textStyle: TextStyle? {
    self.as(MemberAccessExprSyntax.self).flatMap {
      TextStyle(rawName: $0.declName.baseName.text)
    }
  }

  /// The text style of `UIFontMetrics.default`, which is that of body text, and of `UIFontMetrics(forTextStyle:)`.
  fileprivate var styleOfMetrics: TextStyle? {
    if dottedNames == ["UIFontMetrics", "default"] { return .body }
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.dottedNames == ["UIFontMetrics"], call.arguments.count == 1,
      let argument = call.arguments.first, argument.label?.text == "forTextStyle"
    else { return nil }
    return argument.expression.textStyle
  }

  /// `.semibold`, `UIFont.Weight.semibold`.
  fileprivate var fontWeight: FontWeight? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.dottedNames?.last == "Weight" }) ?? true
    else { return nil }
    let name = member.declName.baseName.text
    return FontExpression.NamedWeight(rawValue: name).flatMap { FontWeight(name: $0.rawValue) }
  }

  /// `UIFont.labelFontSize`, in points.
  ///
  /// Source: Apple, `UIFont`, as `DynamicTypeUIKitNames` has them.
  fileprivate var systemFontSize: Double? {
    switch dottedNames {
    case ["UIFont", "labelFontSize"]: 17
    case ["UIFont", "buttonFontSize"]: 18
    case ["UIFont", "systemFontSize"]: 14
    case ["UIFont", "smallSystemFontSize"]: 12
    default: nil
    }
  }
}
