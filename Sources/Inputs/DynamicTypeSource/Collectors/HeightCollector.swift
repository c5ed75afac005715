import SwiftSyntax

/// Collects the heights that a file gives views, rows and items, in the dialects of UIKit and of libraries.
struct HeightCollector {
  let place: WalkPlace
  private var heights = HeightFacts()

  init(at place: WalkPlace) {
    self.place = place
  }

  mutating func collect(_ call: FunctionCallExprSyntax) {
    if let height = spelledOutHeight(call) { heights.constraints.append(height) }
    if let height = anchoredHeight(call) { heights.constraints.append(height) }
    if let height = snapKitHeight(call) { heights.constraints.append(height) }
    if let height = libraryHeight(call) { heights.constraints.append(height) }
    heights.constraints += visualFormatHeights(call)
    if let height = layoutHeight(call) { heights.ofLayouts.append(height) }
  }

  mutating func collect(_ sequence: SequenceExprSyntax) {
    if let height = operatorHeight(sequence) { heights.constraints.append(height) }
  }

  /// Collects what a delegate's method gives back.
  mutating func collect(_ expression: ExprSyntax, returnedBy function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    guard let method = (parameters.last?.firstName.text).flatMap(HeightMethod.init) else { return }
    let height: Value
    switch function.name.text {
    case "tableView" where !method.givesSize: height = place.value(of: expression)
    case "collectionView" where method.givesSize:
      height = place.height(ofSize: expression) ?? .other
    default: return
    }
    heights.returned.append(
      ReturnedHeight(
        method: method, value: height, range: place.range(of: expression), scope: place.scope))
  }

  /// The heights in source order.
  func finished() -> HeightFacts {
    var heights = heights
    heights.constraints.sort { $0.range.lowerBound < $1.range.lowerBound }
    heights.returned.sort { $0.range.lowerBound < $1.range.lowerBound }
    heights.ofLayouts.sort { $0.range.lowerBound < $1.range.lowerBound }
    return heights
  }
}
