/// Whether a value follows the reader's text size.
public enum Scaling: Hashable, Sendable {
  case scales
  case fixed
  /// The file does not say.
  case unknown
}

extension SourceFile {
  /// The font that a value means, through names; nil where the file does not say.
  public func font(of value: Value, in scope: ScopeIndex) -> FontIndex? {
    resolved(value, in: scope) { value, _ in
      if case .font(let font) = value { font } else { nil }
    }
  }

  /// The number that a value means, through constants; nil where the file does not say.
  public func number(of value: Value, in scope: ScopeIndex) -> Double? {
    resolved(value, in: scope) { value, _ in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// Whether a length or a point size follows the reader's text size.
  public func scaling(of value: Value, in scope: ScopeIndex) -> Scaling {
    scaling(of: value, in: scope, depth: 0)
  }

  /// Whether a font follows the reader's text size when it is made anew at each size.
  public func scaling(of font: FontIndex) -> Scaling {
    scaling(of: font, depth: 0)
  }

  /// Fonts that `scaledFont(for:)` gets by their name, or from a function that makes them.
  func fontsReachingMetrics() -> Set<FontIndex> {
    var result: Set<FontIndex> = []
    var functions: Set<String> = []
    for font in fonts {
      guard case .scaled(let value) = font.kind else { continue }
      if let found = self.font(of: value, in: font.scope) { result.insert(found) }
      if case .call(let names) = value, let name = names.last { functions.insert(name) }
    }
    if functions.isEmpty { return result }
    for (index, font) in fonts.enumerated() {
      let isMadeForScaling = ancestors(of: font.scope).contains { ancestor in
        if case .function(let name) = self[ancestor].kind {
          functions.contains(name)
        } else {
          false
        }
      }
      if isMadeForScaling { result.insert(FontIndex(index)) }
    }
    return result
  }

  /// Whether some font is handed to `scaledFont(for:)` that the file does not name: an element of a
  /// tuple or a dictionary, a variable, a parameter, one made from a descriptor.
  func scalesUnnamedFonts() -> Bool {
    fonts.contains { font in
      guard case .scaled(let value) = font.kind else { return false }
      if case .call = value { return false }
      guard let found = self.font(of: value, in: font.scope) else { return true }
      return self[found].kind == .descriptor
    }
  }

  private func scaling(of value: Value, in scope: ScopeIndex, depth: Int) -> Scaling {
    guard depth < 16 else { return .unknown }
    switch value {
    case .number: return .fixed
    case .scaled: return .scales
    case .font(let font), .fontMetric(let font): return scaling(of: font, depth: depth + 1)
    case .arithmetic(let parts):
      let scalings = parts.map { scaling(of: $0, in: scope, depth: depth + 1) }
      if scalings.contains(.scales) { return .scales }
      return scalings.allSatisfy { $0 == .fixed } ? .fixed : .unknown
    case .name(let path):
      if path.first == "UIFont", Self.fixedSizes.contains(path[path.count - 1]) { return .fixed }
      return scaling(ofVariableAt: path, in: scope, depth: depth)
    default: return .unknown
    }
  }

  private func scaling(
    ofVariableAt path: [String], in scope: ScopeIndex, depth: Int
  ) -> Scaling {
    if let found = variable(at: path, in: scope) {
      let variable = self[found]
      if variable.isScaledMetric { return .scales }
      guard variable.isConstant, !variable.isParameter else { return .unknown }
      return scaling(of: variable.initial, in: variable.scope, depth: depth + 1)
    }
    // `font.pointSize`, of a font that the file makes.
    guard path.count == 2, Self.metrics.contains(path[1]),
      let font = font(of: .name([path[0]]), in: scope)
    else { return .unknown }
    return scaling(of: font, depth: depth + 1)
  }

  private func scaling(of font: FontIndex, depth: Int) -> Scaling {
    guard depth < 16 else { return .unknown }
    let expression = self[font]
    switch expression.kind {
    case .preferred, .scaled, .swiftUITextStyle, .swiftUICustom: return .scales
    case .swiftUIFixedCustom, .system, .named, .swiftUISystem:
      return scaling(of: expression.size, in: expression.scope, depth: depth + 1)
    case .descriptor:
      let size = scaling(of: expression.size, in: expression.scope, depth: depth + 1)
      return size == .fixed && number(of: expression.size, in: expression.scope) == 0
        ? .unknown : size
    case .swiftUIWrapped(let value):
      guard let inner = self.font(of: value, in: expression.scope) else { return .unknown }
      return scaling(of: inner, depth: depth + 1)
    }
  }

  /// Follows names to constants until `read` finds what it looks for.
  private func resolved<Result>(
    _ value: Value, in scope: ScopeIndex, _ read: (Value, ScopeIndex) -> Result?
  ) -> Result? {
    var value = value
    var scope = scope
    for _ in 0..<16 {
      if let result = read(value, scope) { return result }
      guard case .name(let path) = value, let found = variable(at: path, in: scope),
        self[found].isConstant
      else { return nil }
      scope = self[found].scope
      // `let font = font` reads the outer one.
      if self[found].initial == value, let outer = self[scope].parent { scope = outer }
      value = self[found].initial
    }
    return nil
  }

  /// Point sizes that UIKit names and never scales.
  private static let fixedSizes: Set<String> = [
    "systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize",
  ]

  private static let metrics: Set<String> = [
    "pointSize", "lineHeight", "ascender", "capHeight", "xHeight",
  ]
}
