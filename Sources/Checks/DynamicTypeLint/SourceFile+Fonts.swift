import DynamicType
import DynamicTypeModel
import DynamicTypeSource

extension SourceFile {
  /// Whether a font sets plain text or a symbol that readers see, and nothing scales it later.
  func isPlainText(_ index: FontIndex) -> Bool {
    let font = self[index]
    switch font.use {
    case .scaled, .measured, .textAttribute, .barAttribute: return false
    case .assigned, .modifier, .wrapped, .symbol, .other: break
    }
    return !font.isFallback && !fontsScaledElsewhere.contains(index) && isSeenByReaders(font.scope)
  }

  /// The size of a font as a message names it.
  func sizeText(of font: FontExpression) -> String {
    number(of: font.size, in: font.scope)?.points ?? "its size"
  }
}

extension FontExpression {
  /// Whether it sizes a symbol and no text.
  var isForSymbol: Bool {
    use == .symbol || use == .modifier(root: "Image")
  }
}

extension TextStyle {
  /// The style that has so many points at the default size, in the regular weight.
  static func regular(ofSize size: Double) -> TextStyle? {
    iOSStyles.first { $0.pointSize(for: .large) == size && $0.weight == .regular }
  }

  /// The style that looks the same at the default size.
  static func exactly(size: Double, weight: FontWeight) -> TextStyle? {
    iOSStyles.first { $0.pointSize(for: .large) == size && $0.weight == weight }
  }

  /// The style nearest in size at the default size; of two alike the smaller one.
  static func nearest(toSize size: Double) -> TextStyle {
    let sorted = iOSStyles.filter { $0.weight == .regular }.sorted {
      $0.pointSize(for: .large) < $1.pointSize(for: .large)
    }
    return sorted.min {
      abs($0.pointSize(for: .large) - size) < abs($1.pointSize(for: .large) - size)
    } ?? .body
  }

  /// As `Font.TextStyle` and `UIFont.TextStyle` spell the case.
  var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: name
    }
  }

  /// The styles that every iOS has.
  private static let iOSStyles = TextStyle.allCases.filter {
    $0 != .extraLargeTitle && $0 != .extraLargeTitle2
  }
}

extension FixIt {
  /// Puts `UIFontMetrics` around a `UIFont`, with the text style nearest in size.
  static func scaling(_ font: FontExpression, ofSize size: Double, in file: SourceFile) -> FixIt {
    let style = TextStyle.nearest(toSize: size)
    let start = font.outerRange.lowerBound
    return FixIt(
      title: "Scale with UIFontMetrics",
      edits: [
        FixIt.Edit(
          range: start..<start,
          replacement: "UIFontMetrics(forTextStyle: .\(style.name)).scaledFont(for: "),
        FixIt.Edit(
          range: font.outerRange.upperBound..<font.outerRange.upperBound, replacement: ")"),
      ])
  }
}
