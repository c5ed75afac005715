/// Sizes that are read from what UIKit scales, and stay what they were then.
extension SourceFile {
  /// Whether a length or a point size is what the reader's text size made of it when it was worked out:
  /// `metrics.scaledValue(for: 12)`, `preferred.pointSize`. A `@ScaledMetric` is none, as SwiftUI works it out again.
  package func readsTextSize(_ value: Value, in scope: ScopeIndex) -> Bool {
    guard scaling(of: value, in: scope) == .scales else { return false }
    var steps = 200
    return readsTextSize(value, in: scope, depth: 0, &steps)
  }

  private func readsTextSize(
    _ value: Value, in scope: ScopeIndex, depth: Int, _ steps: inout Int
  ) -> Bool {
    guard depth < 16, steps > 0 else { return false }
    steps -= 1
    switch value {
    case .scaled: return true
    case .fontMetric(let font): return isScaledByUIKit(font, depth: depth, &steps)
    case .sum(let parts), .arithmetic(let parts), .choice(let parts):
      return parts.contains { readsTextSize($0, in: scope, depth: depth + 1, &steps) }
    case .call(let path): return path.last.map(scalingFunctions.contains) == true
    case .name(let path):
      if let found = names.variable(at: path, in: scope) {
        return readsTextSize(found, depth: depth, &steps)
      }
      guard path.count == 2, let font = names.font(of: .name([path[0]]), in: scope) else {
        return false
      }
      return isScaledByUIKit(font, depth: depth, &steps)
    case .member(let name):
      return names.variable(atMember: name, ofOneOf: SourceNames.numberTypes).map {
        readsTextSize($0, depth: depth, &steps)
      } ?? false
    default: return false
    }
  }

  private func readsTextSize(_ found: VariableIndex, depth: Int, _ steps: inout Int) -> Bool {
    let variable = self[found]
    guard variable.isConstant, !variable.isParameter, !variable.isScaledMetric else { return false }
    return readsTextSize(variable.initial, in: variable.scope, depth: depth + 1, &steps)
  }

  private func isScaledByUIKit(_ font: FontIndex, depth: Int, _ steps: inout Int) -> Bool {
    switch self[font].kind {
    case .preferred, .scaled: return true
    case .system, .named, .descriptor:
      return readsTextSize(self[font].size, in: self[font].scope, depth: depth + 1, &steps)
    default: return false
    }
  }
}
