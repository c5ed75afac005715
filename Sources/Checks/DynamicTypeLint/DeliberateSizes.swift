import DynamicTypeSource

/// Fonts of a file whose sizes may be meant to stay.
///
/// The view does not adjust, the lines have a height of their own, or the text is drawn into a picture or
/// only measured. What is asked for is worked out once for the file, when it is first needed.
final class DeliberateSizes {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  func contain(_ font: FontExpression) -> Bool {
    isAdjustingTurnedOff(forTextWith: font) || has(signOffsets, around: font.scope)
  }

  // MARK: Fonts that are scaled elsewhere

  /// Whether a font may get its scale after it was made: where `scaledFont(for:)` gets the font of a view, and where
  /// it is kept in a variable of the file's own.
  func mayBeScaledLater(_ font: FontExpression) -> Bool {
    scalesFontsOfViews || keptFonts.contains(font.range.lowerBound)
  }

  /// Whether `scaledFont(for:)` gets the font of a view, `label.font`, wherever that has it from.
  private lazy var scalesFontsOfViews = file.fonts.contains { font in
    guard case .scaled(.name(let path)) = font.kind else { return false }
    return path.count > 1 && path.last == "font"
  }

  /// Where fonts are made that are assigned to a `font` that is a variable of the file's own, and no view's property.
  private lazy var keptFonts: Set<Int> = {
    let kept = fontAssignments.filter {
      $0.target.components.isEmpty && file.names.variable(named: "font", in: $0.scope) != nil
    }
    if kept.isEmpty { return [] }
    let fonts = file.fonts.map(\.range.lowerBound).sorted()
    return kept.reduce(into: []) { result, assignment in
      let first = fonts.partitioningIndex { $0 >= assignment.valueRange.lowerBound }
      result.formUnion(fonts[first...].prefix { $0 < assignment.valueRange.upperBound })
    }
  }()

  // MARK: Views that do not adjust

  private lazy var fontAssignments = file.assignments.filter { $0.property == .font }
    .sorted { $0.valueRange.lowerBound < $1.valueRange.lowerBound }

  /// Those with `adjustsFontForContentSizeCategory = false`.
  private lazy var notAdjusting: Set<TargetIdentity> = Set(
    file.assignments.lazy.filter {
      $0.property == .adjustsFontForContentSizeCategory && $0.value == .boolean(false)
    }.map { [file] in file.names.identity(of: $0.target, in: $0.scope) })

  private func isAdjustingTurnedOff(forTextWith font: FontExpression) -> Bool {
    let place = fontAssignments.partitioningIndex {
      $0.valueRange.lowerBound > font.range.lowerBound
    }
    guard !notAdjusting.isEmpty, place > 0 else { return false }
    let assignment = fontAssignments[place - 1]
    return assignment.valueRange.contains(font.range.lowerBound)
      && notAdjusting.contains(file.names.identity(of: assignment.target, in: assignment.scope))
  }

  // MARK: What is drawn, measured or set in lines of a fixed height

  private static let signs = [
    "minimumLineHeight", "maximumLineHeight", "UIGraphics", "CGContext", "ImageRenderer",
    "CATextLayer", ".draw(", "boundingRect(", "withAttributes:",
  ]

  /// What begins a picture or a page, whose size has nothing to do with the reader's.
  private static let pictureSigns = [
    "UIGraphicsBeginImageContext", "UIGraphicsBeginPDF", "UIGraphicsImageRenderer(",
    "UIGraphicsPDFRenderer(", "ImageRenderer(content", "UIPrintPageRenderer(",
  ]

  private lazy var signOffsets = offsets(of: Self.signs)
  private lazy var pictureOffsets = offsets(of: Self.pictureSigns)

  /// Whether a font is made in a function that draws a picture or a page: an icon, an avatar, a PDF.
  func isForPicture(_ font: FontExpression) -> Bool {
    has(pictureOffsets, around: font.scope)
  }

  /// Where the file has one of some words, ascending.
  private func offsets(of words: [String]) -> [Int] {
    let words = words.map { Array($0.utf8) }
    let bytes = file.bytes
    let firsts = Set(words.map { $0[0] })
    return bytes.indices.filter { index in
      firsts.contains(bytes[index]) && words.contains { bytes[index...].starts(with: $0) }
    }
  }

  private lazy var scopeEnds = file.scopeEnds

  /// Whether one of some offsets is in the outermost function around a scope, or in the scope itself where there is
  /// none.
  private func has(_ offsets: [Int], around scope: ScopeIndex) -> Bool {
    let function =
      file.names.ancestors(of: scope).last {
        if case .function = file[$0].kind { true } else { false }
      } ?? scope
    let next = offsets.partitioningIndex { $0 >= file[function].start }
    return next < offsets.count && offsets[next] < scopeEnds[function.rawValue]
  }
}
