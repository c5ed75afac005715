import DynamicType
import DynamicTypeModel

/// Views side by side leave a text so little width that its words are broken.
///
/// Nothing is cut off, but "Settings" is read as "Set", "tin", "gs". A row that is wide enough at Large is not at the
/// accessibility sizes, where texts are up to three times as wide. Apple's own apps put such views one below the other
/// from some size on.
///
/// To fix it, turn the row to a column where it does not fit: `ViewThatFits` or `AnyLayout` in SwiftUI, a stack view
/// whose axis follows the text size in UIKit. The finding says from which width on the row fits at its first size, so
/// that wider screens may keep it. For an `HStack` that breaks words at accessibility sizes alone a patch is suggested, which turns it there
/// and changes nothing below.
///
/// ## Triggers
///
/// ```swift
/// HStack {
///   Text("Notifications")
///   Text("Immediately")
/// }
/// ```
///
/// ## Fine
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { Text("Notifications"); Text("Immediately") }
///   VStack(alignment: .leading) { Text("Notifications"); Text("Immediately") }
/// }
/// ```
///
/// **What is reported.** A warning for a text that is shown whole and has lines that end within a word. Another text, an image or
/// a control stands beside it, and without that neighbour each broken word would fit.
///
/// **What is not.** Words that fit if the letters are as narrow as the accuracy of their widths allows; words that are divided with a hyphen; writing without spaces between words, such as Chinese and
/// Thai, whose lines may end at any letter; words that are wider than the row; text that ends in an ellipsis, which is
/// `text-truncated`.
package struct RowBreaksWords: AuditRule {
  package static let id: RuleID = "row-breaks-words"
  package static let precedence = 14
  package static let tellsOfLoss = true

  package func findings(in series: ScreenSeries) -> [Finding] {
    let broken = series.recurringDefects { screen in
      screen.squeezes.map { ($0.text.subject, $0) }
    }
    return broken.map { defect in
      let (screen, squeeze) = defect.example
      let name = screen.layout.name(of: defect.subject.element, text: defect.subject.text)
      let row = Measure(squeeze.rowWidth)
      var finding = series.finding(
        rule: Self.id, severity: .warning,
        message:
          "\(name) breaks its words \(series.phrase(for: defect.sizes)): '\(squeeze.word.excerpt(of: 30))' "
          + "needs \(Measure(squeeze.needed)) points of width and has \(Measure(squeeze.given)), beside other views in "
          + "\(row); put them one below the other where there are less than \(Measure(squeeze.fittingWidth))",
        subject: defect.subject, location: squeeze.text.text.location, sizes: defect.sizes)
      let view = series.views[squeeze.row.rawValue]
      finding.cause = cause(of: view, in: screen.layout.framework)
      // Sizes below stay rows, so that nothing moves where nobody asked for larger text.
      if view.kind == LaidOutView.horizontalStackKind,
        defect.sizes.allSatisfy(\.isAccessibilityCategory)
      {
        finding.remedy = .stackedRow
      }
      return finding
    }
  }

  /// Rows that a loop of SwiftUI makes are one row of the source.
  private func cause(of row: LaidOutView, in framework: LaidOutScreen.Framework) -> FindingCause {
    let name =
      switch framework {
      case .swiftUI: "\(row.spokenKind) of line \(row.location.line)"
      case .uiKit: "\(row.spokenKind) (\(row.id))"
      }
    return FindingCause("\(name) is too narrow for what is side by side in it")
  }
}

/// A text beside others that has less width than its longest word.
struct Squeeze {
  var text: DrawnText
  var word: String
  /// What the word needs, and what the text has, in points.
  var needed: Double
  var given: Double
  /// The view that holds the text and what is beside it.
  var row: NodeIndex
  var rowWidth: Double
  /// The least width of the row at which none of its words are broken, in points.
  var fittingWidth: Double
}

extension ExaminedScreen {
  fileprivate var squeezes: [Squeeze] {
    var found = placedTexts.compactMap(squeeze)
    // Of a grid, each line of cells is a row of its own.
    for index in found.indices {
      let lacking = found.filter {
        $0.row == found[index].row && $0.text.isOnLine(of: found[index].text)
      }
      found[index].fittingWidth += lacking.reduce(0) { $0 + $1.needed - $1.given }
    }
    return found
  }

  private func squeeze(_ text: DrawnText) -> Squeeze? {
    guard !text.text.isTruncated, !isOutOfReach(text), let word = text.text.widestBrokenWord,
      let row = row(around: text)
    else { return nil }
    let rowWidth = frames[row.rawValue].width
    let given = text.text.box.width
    let needed = word.width
    // Letters as narrow as they may be would fit otherwise.
    guard needed - text.text.widthUncertainty > given, needed <= rowWidth else { return nil }
    return Squeeze(
      text: text, word: word.text, needed: needed, given: given, row: row, rowWidth: rowWidth,
      fittingWidth: rowWidth)
  }

  /// The innermost view that holds a text and something beside it; nil where the nearest scroll view holds nothing beside it.
  private func row(around text: DrawnText) -> NodeIndex? {
    var inner = text.element
    for around in ancestors(of: text.element) {
      let hasNeighbour = views.indices.contains { index in
        let place = NodeIndex(index)
        return isInside(place, around) && !isInside(place, inner) && isBeside(index, text)
      }
      if hasNeighbour { return around }
      if contentSizes[around.rawValue] != nil { return nil }
      inner = around
    }
    return nil
  }

  /// Whether a view that people see is to the left or right of a text, on one of its lines.
  private func isBeside(_ index: Int, _ text: DrawnText) -> Bool {
    guard isVisible[index], isKnown[index],
      views[index].role != .container || !layout.nodes[index].texts.isEmpty, let ink = text.bounds
    else { return false }
    let frame = frames[index]
    guard min(frame.width, frame.height) > 1, frame.minY < ink.maxY, ink.minY < frame.maxY else {
      return false
    }
    return frame.maxX <= text.box.minX + pixel || text.box.maxX <= frame.minX + pixel
  }
}

extension DrawnText {
  /// Whether the two share a height; a text does so with itself.
  fileprivate func isOnLine(of other: DrawnText) -> Bool {
    guard let own = bounds, let theirs = other.bounds else { return false }
    return own.minY < theirs.maxY && theirs.minY < own.maxY
  }
}

extension LaidOutText {
  /// Of the words that lines end within the widest, with its width in points; nil where there is none.
  fileprivate var widestBrokenWord: (text: String, width: Double)? {
    var rest = string[...]
    var widest: (text: String, width: Double)?
    /// The pieces so far of the word that the line before ended within.
    var open: (text: String, width: Double)?
    for line in lines {
      rest = rest.drop { $0.isWhitespace }
      let shown = line.text.filter { !$0.isNewline }.trimmingSpaces
      // Where a hyphen or an ellipsis was added nothing is said.
      guard !shown.isEmpty, rest.hasPrefix(shown) else { return widest }
      rest = rest.dropFirst(shown.count)
      let share = line.width / Double(max(shown.count, 1))
      if let start = open {
        let piece = shown.prefix { $0.isWordPart }
        open = (start.text + piece, start.width + Double(piece.count) * share)
      }
      let endsWithin = shown.last?.isWordPart == true && rest.first?.isWordPart == true
      let tail = shown.reversed().prefix { $0.isWordPart }.count
      if let word = open, !endsWithin || tail < shown.count {
        if word.width > widest?.width ?? 0 { widest = word }
        open = nil
      }
      if endsWithin, open == nil {
        open = (String(shown.suffix(tail)), Double(tail) * share)
      }
    }
    return widest
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.drop { $0.isWhitespace }
  }
}

extension Character {
  /// Whether it is a letter or digit of writing that has spaces between words.
  var isWordPart: Bool {
    guard isLetter || isNumber, let scalar = unicodeScalars.first else { return false }
    return scalar.value < 0x0E00 || (0x10A0..<0x1100).contains(scalar.value)
      || (0x1E00..<0x2000).contains(scalar.value)
  }
}
