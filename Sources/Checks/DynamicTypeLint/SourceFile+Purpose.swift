import DynamicTypeSource

extension SourceFile {
  /// Whether the code around a font says that its size may be meant to stay: the view does not adjust, the
  /// lines have a height of their own, or the text is drawn into a picture or only measured.
  func mayKeepSizeOnPurpose(_ font: FontExpression) -> Bool {
    isAdjustingTurnedOff(forTextWith: font)
      || Self.signs.contains { bytes[function(around: font.scope)].firstRange(of: $0.utf8) != nil }
  }

  private static let signs = [
    "minimumLineHeight", "maximumLineHeight", "UIGraphics", "CGContext", "ImageRenderer",
    "CATextLayer", ".draw(", "boundingRect(", "withAttributes:",
  ]

  /// Whether the view that gets a font has `adjustsFontForContentSizeCategory = false`.
  private func isAdjustingTurnedOff(forTextWith font: FontExpression) -> Bool {
    let assignment = assignments.first {
      $0.property == .font && $0.valueRange.contains(font.range.lowerBound)
    }
    guard let assignment else { return false }
    let view = names.identity(of: assignment.target, in: assignment.scope)
    return assignments.contains {
      $0.property == .adjustsFontForContentSizeCategory && $0.value == .boolean(false)
        && names.identity(of: $0.target, in: $0.scope) == view
    }
  }

  /// The bytes of the outermost function around a scope, or of the scope itself where there is none; they reach to the
  /// next declaration with a scope of its own.
  private func function(around scope: ScopeIndex) -> Range<Int> {
    let outermost = names.ancestors(of: scope).last {
      if case .function = self[$0].kind { true } else { false }
    }
    let function = outermost ?? scope
    // Scopes are in source order: the first one after it that is not in it ends it.
    var next = function.rawValue + 1
    while next < names.scopes.count, names.ancestors(of: ScopeIndex(next)).contains(function) {
      next += 1
    }
    let end = next < names.scopes.count ? names.scopes[next].start : bytes.count
    return self[function].start..<max(end, self[function].start)
  }
}
