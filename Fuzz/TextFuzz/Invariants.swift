import DynamicTypeText

/// What holds of every layout.
struct Invariants {
  let layout: TextLayout
  let text: AttributedText
  let box: Box

  /// What does not hold, in words; nothing for a layout as it should be.
  func problems(comparedWith fresh: TextLayout) -> [String] {
    let lines = layout.lines
    var problems: [String] = []
    if lines != fresh.lines || layout.size != fresh.size { problems.append("differs from afresh") }
    problems += coverage(lines) + widths(lines) + heights(lines) + glyphs() + runFragments()
    if layout.hiddenCharacterCount > layout.characterCount || layout.hiddenCharacterCount < 0 {
      problems.append("\(layout.hiddenCharacterCount) hidden of \(layout.characterCount)")
    }
    if !layout.isTruncated, layout.hiddenCharacterCount > 0 { problems.append("hidden, not cut") }
    return problems
  }

  /// Proposed sizes get the lines of the layout, and so does the size answered to one.
  func problems(ofAnswers text: PreparedText) -> [String] {
    let lines = layout.lines.map(\.text)
    let answer = text.size(width: box.width, height: box.height)
    guard text.layout(width: box.width, height: box.height).lines.map(\.text) == lines else {
      return ["a proposal gets other lines"]
    }
    // Text that is cut or adjusted to its box, or hyphenated where lines are emptier than a part of
    // it, may be so otherwise in another box; spaces of a negative width make a text narrower than
    // its lines.
    guard box.options.paragraphStyles.isEmpty, !layout.isTruncated, layout.scaleFactor == 1,
      layout.tightening == 0, !box.options.lineBreakStrategy.contains(.pushOut),
      !box.options.hyphenates,
      layout.lines.allSatisfy({ $0.hangingWidth >= 0 }), let width = box.width,
      width >= answer.width
    else { return [] }
    guard text.layout(width: answer.width, height: box.height).lines.map(\.text) == lines else {
      return ["\(answer.width) points, the answer to \(width), get other lines"]
    }
    return []
  }

  /// Every character is on exactly one line, or after the end of the last.
  private func coverage(_ lines: [TextLayout.Line]) -> [String] {
    var end = 0
    for line in lines {
      if line.range.lowerBound != end { return ["a line begins at \(line.range), not \(end)"] }
      end = line.range.upperBound
    }
    let length = text.runs.isEmpty ? 0 : text.string.utf8.count
    if end != length { return ["lines end at \(end) of \(length)"] }
    if !layout.isTruncated {
      let shown = lines.reduce(0) { $0 + $1.text.utf8.count - ($1.isHyphenated ? 1 : 0) }
      let hanging = text.string.utf8.count - shown
      if hanging < 0 { return ["lines show more than the text"] }
    }
    return []
  }

  /// No line is wider than its box, unless it shows a single cluster or nothing beside an ellipsis.
  private func widths(_ lines: [TextLayout.Line]) -> [String] {
    guard let width = box.width, !width.isNaN, width.isFinite else { return [] }
    // Sums of a million advances of a million points are exact to a millionth of themselves.
    let allowed = max(width, 0) + 0.01 + layout.pointSize * 1e-6
    return lines.enumerated().compactMap { index, line in
      let beside = line.width - layout.ellipsisWidth(line: index)
      guard line.width > allowed, beside > 0.01 + layout.pointSize * 1e-6,
        layout.shownClusterCount(line: index) > 1
      else { return nil }
      return "line \(index) is \(line.width) wide in \(width): \(line.text.debugDescription)"
    }
  }

  /// Heights add up: baselines descend, and the last line ends where the text does.
  private func heights(_ lines: [TextLayout.Line]) -> [String] {
    var problems: [String] = []
    for (above, below) in zip(lines, lines.dropFirst())
    where below.baseline < above.baseline - 1e-9 * (1 + abs(above.baseline)) {
      problems.append("baseline \(below.baseline) is above \(above.baseline)")
    }
    guard let last = lines.last else {
      return layout.size.height == 0 || box.options.reservedLines > 0
        ? [] : ["an empty text is \(layout.size.height) high"]
    }
    let bottom = last.baseline + last.descent
    let mayHaveMore = box.options.reservedLines > 0 || box.options.includesExtraLineFragment
    let hasMore = mayHaveMore && bottom < layout.size.height
    if !hasMore, abs(bottom - layout.size.height) > 1e-6 * max(1, bottom) {
      problems.append("the last line ends at \(bottom), the text at \(layout.size.height)")
    }
    if !layout.size.width.isFinite || !layout.size.height.isFinite { problems.append("not finite") }
    if layout.roundedSize.width < layout.size.width - 1e-3 { problems.append("rounded down") }
    return problems
  }

  /// Every glyph has a place.
  private func glyphs() -> [String] {
    for line in 0..<layout.lineCount {
      for run in layout.glyphRuns(line: line) {
        if run.glyphs.contains(where: { !$0.x.isFinite || !$0.y.isFinite }) {
          return ["a glyph has no position"]
        }
      }
      if let ink = layout.inkBounds(line: line), !ink.upperBound.isFinite { return ["endless ink"] }
    }
    return []
  }

  /// Fragments of runs have a place and a width, and no more of it for fewer spaces.
  private func runFragments() -> [String] {
    let runs = 0..<max(text.runs.count, 1)
    for line in 0..<layout.lineCount {
      let widths = TextLayout.FragmentSpaces.allCases.map { spaces in
        layout.runFragments(line: line, ofRuns: runs, spaces: spaces).reduce(0) { width, fragment in
          guard fragment.width >= 0, runs.contains(fragment.attributeRun),
            (fragment.x + fragment.underline.y + fragment.strikethrough.thickness).isFinite
          else { return .nan }
          return width + fragment.width
        }
      }
      // Tightened spaces may be narrower than nothing. `nan` is in no order.
      let allowed = layout.tightening > 0 ? Double.infinity : layout.pointSize * 1e-6
      guard widths[0] + allowed >= widths[1], widths[1] + allowed >= widths[2] else {
        return ["fragments of runs in line \(line) are \(widths) wide"]
      }
    }
    return []
  }
}
