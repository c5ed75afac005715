import DynamicTypeModel
import DynamicTypeSource

/// A line height that stays while text grows.
///
/// `maximumLineHeight` of a paragraph style and SwiftUI's `.lineHeight(.exact(points:))` are points
/// that do not follow the text size. Larger text is squeezed into them: its lines overlap, or lose
/// their upper part. `lineHeightMultiple` follows the font; a scaled value does too.
///
/// Text in a font of a fixed size is left to the rules about fonts, and so is a paragraph style in
/// a function whose fonts are all fixed.
///
/// ## Triggers
///
/// ```swift
/// paragraph.maximumLineHeight = 22
/// Text(story).lineHeight(.exact(points: 22))
/// ```
///
/// ## Fine
///
/// ```swift
/// paragraph.maximumLineHeight = UIFontMetrics.default.scaledValue(for: 22)
/// paragraph.lineHeightMultiple = 1.1
/// ```
package struct LineHeightExact: SourceRule {
  package static let id: RuleID = "line-height-exact"
  package static let summary = "A line height that stays while text grows"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let heights = file.assignments.filter { $0.property == .maximumLineHeight }
    let keepsFonts = heights.isEmpty ? [:] : keepsFonts(in: file)
    let assigned = heights.compactMap { height in
      let body = body(around: height.scope, in: file)
      return body.flatMap { keepsFonts[$0] } == true
        ? nil : finding(for: height.value, at: height.range.lowerBound, height.scope, in: file)
    }
    let modified = file.views.chains.filter { !file.keepsSize($0) }.flatMap { chain in
      chain.modifiers.filter { $0.name == "lineHeight" }.compactMap { modifier -> Finding? in
        guard let argument = modifier.arguments.first, argument.callee == "exact",
          let points = argument.calleeArgument
        else { return nil }
        return finding(for: points, at: modifier.range.lowerBound, chain.scope, in: file)
      }
    }
    return assigned + modified
  }

  /// The function or closure around a scope.
  private func body(around scope: ScopeIndex, in file: SourceFile) -> ScopeIndex? {
    file.names.ancestors(of: scope).first {
      switch file[$0].kind {
      case .function, .closure: true
      default: false
      }
    }
  }

  /// Of each scope in which fonts are made whether all of them are fixed.
  private func keepsFonts(in file: SourceFile) -> [ScopeIndex: Bool] {
    var result: [ScopeIndex: Bool] = [:]
    for (place, font) in file.fonts.enumerated() {
      let isFixed = file.scaling(of: FontIndex(place)) == .fixed
      for scope in file.names.ancestors(of: font.scope) {
        result[scope, default: true] = result[scope, default: true] && isFixed
      }
    }
    return result
  }

  private func finding(
    for value: Value, at offset: Int, _ scope: ScopeIndex, in file: SourceFile
  ) -> Finding? {
    guard file.names.isSeenByReaders(scope) else { return nil }
    if file.scaling(of: value, in: scope) == .unknown, Self.isOfCaller(value), !file.scalesSomething
    {
      return finding(
        "lines keep the height that is asked for; nothing in this file scales it: larger text overlaps or loses its top",
        at: offset, in: file, severity: .note)
    }
    guard file.scaling(of: value, in: scope) == .fixed else { return nil }
    let points = file.names.number(of: value, in: scope)
    guard points != 0 else { return nil }
    return finding(
      "lines keep \(points?.points ?? "their height") at every text size; "
        + "larger text overlaps or loses its top: use a multiple or a scaled value",
      at: offset, in: file)
  }

  /// Whether a value is one that is named as the height of lines: `style.lineHeight`, of a style or a parameter.
  private static func isOfCaller(_ value: Value) -> Bool {
    guard case .name(let path) = value, let name = path.last else { return false }
    return name.lowercased().hasSuffix("lineheight")
  }
}
