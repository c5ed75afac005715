/// The styles of a text's paragraphs in a box.
final class ParagraphStyles: Sendable {
  /// At least one.
  let styles: [ParagraphStyle]
  /// The clusters at which they begin, ascending. A style that begins within a paragraph applies
  /// from the next paragraph on.
  private let starts: [Int32]
  /// The width of the box; infinite for none.
  private let width: Double

  init(_ options: ParagraphOptions, of paragraph: Paragraph, width: Double) {
    self.width = width
    let runs = options.paragraphStyles.sorted { $0.start < $1.start }
    guard !runs.isEmpty else {
      styles = [options.plainStyle]
      starts = [0]
      return
    }
    styles = runs.map(\.style.finite)
    var starts: [Int32] = []
    for run in runs {
      let start = starts.isEmpty ? 0 : paragraph.clusters.cluster(atUTF8: run.start)
      starts.append(paragraph.clusters.startOfParagraph(from: max(start, starts.last ?? 0)))
    }
    self.starts = starts
  }

  private init(styles: [ParagraphStyle], starts: [Int32], width: Double) {
    (self.styles, self.starts, self.width) = (styles, starts, width)
  }

  func resized(to width: Double) -> ParagraphStyles {
    ParagraphStyles(styles: styles, starts: starts, width: width)
  }

  /// The index of the style of the line that begins with a cluster.
  func index(at cluster: Int32) -> Int {
    max((starts.firstIndex { $0 > cluster } ?? starts.count) - 1, 0)
  }

  /// The style of the line that begins with a cluster.
  func style(at cluster: Int32) -> ParagraphStyle { styles[index(at: cluster)] }

  /// The indents of the line that begins with a cluster, and its available width.
  func line(at cluster: Int32, of paragraph: Paragraph) -> StyledLine {
    let style = style(at: cluster)
    let isFirst = paragraph.clusters.isStartOfParagraph(cluster)
    let lead = max(isFirst ? style.firstLineHeadIndent : style.headIndent, 0)
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return StyledLine(
      lead: lead, availableWidth: max(end - lead, 0), indents: lead + max(-style.tailIndent, 0))
  }
}

/// The position of one line between its indents, in points.
struct StyledLine: Equatable {
  /// From the leading edge of the box.
  var lead: Double
  var availableWidth: Double
  /// The sum of the indents at both edges.
  var indents: Double
}

extension ParagraphOptions {
  /// The style of text without paragraph styles.
  var plainStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment
    style.lineSpacing = lineSpacing
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.hyphenationFactor = finiteHyphenationFactor
    return style
  }

  /// The factor within its range; 0 for not-a-number.
  var finiteHyphenationFactor: Double {
    hyphenationFactor.asPart
  }

  /// These options with the line heights of a style.
  func taking(_ style: ParagraphStyle) -> ParagraphOptions {
    var options = self
    options.lineSpacing = style.lineSpacing
    options.minimumLineHeight = style.minimumLineHeight
    options.maximumLineHeight = style.maximumLineHeight
    options.lineHeightMultiple = style.lineHeightMultiple
    return options
  }
}

extension ParagraphStyle {
  /// The style with non-finite numbers taken as 0.
  fileprivate var finite: ParagraphStyle {
    var style = self
    let lengths: [WritableKeyPath<ParagraphStyle, Double>] = [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
      \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
      \.defaultTabInterval,
    ]
    style.hyphenationFactor = hyphenationFactor.asPart
    for length in lengths where !style[keyPath: length].isFinite { style[keyPath: length] = 0 }
    style.tabStops = tabStops.filter(\.location.isFinite).sorted { $0.location < $1.location }
    return style
  }
}

extension Double {
  /// Clamped to 0...1; 0 for non-finite numbers.
  fileprivate var asPart: Double { isFinite ? min(max(self, 0), 1) : 0 }
}
