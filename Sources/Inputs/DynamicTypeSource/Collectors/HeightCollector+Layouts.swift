import SwiftSyntax

/// Sizes of a collection's items and headers, of which the height alone matters to text.
extension HeightCollector {
  /// `NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))`, or the
  /// same as `.init(…)`: nothing else has these two.
  func layoutHeight(_ call: FunctionCallExprSyntax) -> LayoutHeight? {
    guard call.arguments.map(\.label?.text) == ["widthDimension", "heightDimension"],
      let height = absoluteLength(of: "heightDimension", call),
      absoluteLength(of: "widthDimension", call)?.value != height.value
    else { return nil }
    return height
  }

  private func absoluteLength(of label: String, _ call: FunctionCallExprSyntax) -> LayoutHeight? {
    guard
      let length = call.arguments.first(where: { $0.label?.text == label })?
        .expression.as(FunctionCallExprSyntax.self),
      let function = length.calledExpression.as(MemberAccessExprSyntax.self),
      function.declName.baseName.text == "absolute", let argument = length.arguments.first
    else { return nil }
    return LayoutHeight(
      value: place.value(of: argument.expression), range: place.range(of: length),
      scope: place.scope)
  }
}

extension WalkPlace {
  /// The height of `CGSize(width: 60, height: 44)` or `.init(width: 60, height: 44)`; nil for a square.
  func height(ofSize size: ExprSyntax) -> Value? {
    guard let call = size.as(FunctionCallExprSyntax.self),
      call.arguments.map(\.label?.text) == ["width", "height"]
    else { return nil }
    let sides = call.arguments.map { value(of: $0.expression) }
    return sides[0] == sides[1] ? nil : sides[1]
  }
}
