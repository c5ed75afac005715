/// Whether a value follows the reader's text size.
package enum Scaling: Hashable, Sendable {
  case scales
  case fixed
  /// The file does not say.
  case unknown
}

extension SourceFile {
  /// Whether a length or a point size follows the reader's text size.
  package func scaling(of value: Value, in scope: ScopeIndex) -> Scaling {
    var steps = Self.mostSteps
    return scaling(of: value, in: scope, depth: 0, steps: &steps)
  }

  /// Whether a font follows the reader's text size when it is made anew at each size.
  package func scaling(of font: FontIndex) -> Scaling {
    var steps = Self.mostSteps
    return scaling(of: font, depth: 0, steps: &steps)
  }

  /// Whether a text has no font of a fixed size.
  func grows(_ text: ShownText) -> Bool {
    !text.fonts.contains { value in
      names.font(of: value, in: text.scope).map { scaling(of: $0) } == .fixed
    }
  }

  /// Whether a view of the app's own, in this file or another, always shows a text that grows.
  package func showsGrowingText(viewNamed name: String) -> Bool {
    let own = views.ownTexts.filter { $0.type == name }
    return own.isEmpty
      ? names.links.showsGrowingText(viewNamed: name) : own.allSatisfy { grows($0.text) }
  }

  /// A sum of sums of sums names the same few constants more often than that; no size that a person wrote does.
  private static let mostSteps = 10_000

  private func scaling(
    of value: Value, in scope: ScopeIndex, depth: Int, steps: inout Int
  ) -> Scaling {
    guard depth < 16, steps > 0 else { return .unknown }
    steps -= 1
    switch value {
    case .number: return .fixed
    case .scaled: return .scales
    case .font(let font), .fontMetric(let font):
      return scaling(of: font, depth: depth + 1, steps: &steps)
    case .sum(let parts), .arithmetic(let parts), .choice(let parts):
      let scalings = parts.map { scaling(of: $0, in: scope, depth: depth + 1, steps: &steps) }
      if scalings.contains(.scales) { return .scales }
      return scalings.allSatisfy { $0 == .fixed } ? .fixed : .unknown
    case .member(let name):
      guard let found = names.variable(atMember: name, ofOneOf: SourceNames.numberTypes) else {
        return .unknown
      }
      return scaling(of: found, depth: depth, steps: &steps)
    case .name(let path):
      if path.first == "UIFont", Self.fixedSizes.contains(path[path.count - 1]) { return .fixed }
      // The screen is as large for every reader.
      if path.starts(with: ["UIScreen", "main", "bounds"]) { return .fixed }
      return scaling(ofVariableAt: path, in: scope, depth: depth, steps: &steps)
    case .call(let path):
      return path.last.map(scalingFunctions.contains) == true ? .scales : .unknown
    default: return .unknown
    }
  }

  private func scaling(
    ofVariableAt path: [String], in scope: ScopeIndex, depth: Int, steps: inout Int
  ) -> Scaling {
    if let found = names.variable(at: path, in: scope) {
      return scaling(of: found, depth: depth, steps: &steps)
    }
    // `font.pointSize`, of a font that the file makes.
    guard path.count == 2, Self.metrics.contains(path[1]),
      let font = names.font(of: .name([path[0]]), in: scope)
    else { return names.isConstantOfUnknownType(path) ? .fixed : .unknown }
    return scaling(of: font, depth: depth + 1, steps: &steps)
  }

  private func scaling(
    of found: VariableIndex, depth: Int, steps: inout Int
  ) -> Scaling {
    let variable = self[found]
    if variable.isScaledMetric { return .scales }
    guard variable.isConstant, !variable.isParameter else { return .unknown }
    return scaling(of: variable.initial, in: variable.scope, depth: depth + 1, steps: &steps)
  }

  private func scaling(of font: FontIndex, depth: Int, steps: inout Int) -> Scaling {
    guard depth < 16 else { return .unknown }
    let expression = self[font]
    switch expression.kind {
    case .preferred, .scaled, .swiftUITextStyle, .swiftUICustom: return .scales
    case .preferredForTraits: return .unknown
    case .ownFunction(let path) where !names.links.givesFontOfItsSize(function: path):
      return .unknown
    case .swiftUIFixedCustom, .system, .named, .swiftUISystem, .ownFunction:
      return scaling(of: expression.size, in: expression.scope, depth: depth + 1, steps: &steps)
    case .descriptor:
      let size = scaling(of: expression.size, in: expression.scope, depth: depth + 1, steps: &steps)
      guard size == .fixed, names.number(of: expression.size, in: expression.scope) == 0 else {
        return size
      }
      // Zero points are the descriptor's own size. A fixed font below is reported itself.
      guard let inner = self.font(ofDescriptor: expression.descriptor, in: expression.scope),
        scaling(of: inner, depth: depth + 1, steps: &steps) == .scales
      else { return .unknown }
      return .scales
    case .swiftUIWrapped(let value):
      guard let inner = names.font(of: value, in: expression.scope) else { return .unknown }
      return scaling(of: inner, depth: depth + 1, steps: &steps)
    }
  }

  /// Point sizes that UIKit names and never scales.
  private static let fixedSizes: Set<String> = [
    "systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize",
  ]

  private static let metrics: Set<String> = [
    "pointSize", "lineHeight", "ascender", "capHeight", "xHeight",
  ]
}
