internal import Synchronization

/// A stretch of one glyph run shaped by itself, where a line begins or ends in the middle of what
/// was shaped together: a joined word, a ligature, a kerned pair.
final class ReshapedPiece: Sendable {
  /// The index of the glyph run it is a part of.
  let run: Int
  let units: Range<Int32>
  /// The measures before each of the units.
  let sums: [AdvanceSum]
  /// The measures of them all.
  let sum: AdvanceSum
  let glyphs: [GlyphRun.Glyph]

  init(run: Int, units: Range<Int32>, sums: [AdvanceSum], glyphs: [GlyphRun.Glyph]) {
    (self.run, self.units, self.sums, self.glyphs) = (run, units, sums, glyphs)
    sum = sums[sums.count - 1]
  }
}

/// The pieces of a paragraph that were shaped anew, by their units.
///
/// What is shaped anew depends on nothing else, so it does not matter which thread made it.
final class ReshapedPieces: Sendable {
  /// By the bounds of their units, packed into one number, which is quick to hash.
  private let known = Mutex<[UInt64: ReshapedPiece]>([:])

  func piece(_ units: Range<Int32>, make: () -> ReshapedPiece) -> ReshapedPiece {
    let key = UInt64(units.lowerBound) << 32 | UInt64(units.upperBound)
    if let piece = known.withLock({ $0[key] }) { return piece }
    let made = make()
    known.withLock { known in
      // Texts of a hundred thousand characters may be broken anywhere.
      if known.count >= 256 { known.removeAll() }
      if known.isEmpty { known.reserveCapacity(16) }
      known[key] = made
    }
    return made
  }
}

extension UnitTable {
  /// Whether a line that ends before the next unit, whose flags these are, ends within a word. Beside
  /// a space a cut makes no difference: what changes is how wide the space hangs.
  func dividesWord(behind next: Flags) -> Bool {
    guard let last = flags.last else { return false }
    return !next.contains(.space) && !last.contains(.space)
  }

  /// Whether glyphs change where a line ends before a unit, or begins with it.
  func isUnsafeCut(_ unit: Int32) -> Bool {
    Int(unit) < count && flags[Int(unit)].contains(.unsafeToBreak)
  }

  /// Whether a line that ends before a unit is not as wide as the text was there.
  func changes(cutBefore unit: Int32) -> Bool {
    Int(unit) < count && !flags[Int(unit)].isDisjoint(with: [.unsafeToBreak, .kerned])
  }

  /// The kerning that a line loses by ending before a unit, in em.
  func kerning(lostBefore unit: Int32) -> Double {
    guard Int(unit) < count, flags[Int(unit)].contains(.kerned) else { return 0 }
    var low = 0
    var high = kerning.count
    while low < high {
      let middle = (low + high) / 2
      if kerning[middle].unit < unit { low = middle + 1 } else { high = middle }
    }
    return low < kerning.count && kerning[low].unit == unit ? Double(kerning[low].em) : 0
  }
}

extension Paragraph {
  /// What is shaped anew when a stretch of the text stands on a line by itself: nothing for most,
  /// else a piece at its start, one at its end, or one that is all of it, which is then the first.
  func reshapedEnds(of units: Range<Int32>) -> (first: ReshapedPiece?, last: ReshapedPiece?) {
    guard !units.isEmpty else { return (nil, nil) }
    let head = self.units.isUnsafeCut(units.lowerBound) ? self.head(of: units) : nil
    let tail = self.units.isUnsafeCut(units.upperBound) ? self.tail(of: units) : nil
    guard let head, let tail, tail.units.lowerBound < head.units.upperBound else {
      return (head.map(reshaped(_:)), tail.map(reshaped(_:)))
    }
    return (reshaped((head.run, head.units.lowerBound..<tail.units.upperBound)), nil)
  }

  /// The first units of a line, up to where its shaping does not depend on what stands before it.
  private func head(of line: Range<Int32>) -> (run: Int, units: Range<Int32>)? {
    guard let (run, units) = divided(by: line.lowerBound) else { return nil }
    var end = line.lowerBound + 1
    while end < units.upperBound, self.units.flags[Int(end)].contains(.unsafeToBreak) { end += 1 }
    return (run, line.lowerBound..<min(end, line.upperBound))
  }

  /// The last units of a line, from where its shaping does not depend on what follows.
  private func tail(of line: Range<Int32>) -> (run: Int, units: Range<Int32>)? {
    guard let (run, units) = divided(by: line.upperBound) else { return nil }
    var start = line.upperBound - 1
    while start > units.lowerBound, self.units.flags[Int(start)].contains(.unsafeToBreak) {
      start -= 1
    }
    return (run, max(start, line.lowerBound)..<line.upperBound)
  }

  /// The glyph run that a cut before a unit divides.
  private func divided(by unit: Int32) -> (run: Int, units: Range<Int32>)? {
    guard let index = firstRun(endingAfter: unit) else { return nil }
    let units = glyphRuns[index].units
    return units.lowerBound < unit ? (index, units) : nil
  }

  /// The index of the first run that ends behind a unit, found by halving.
  func firstRun(endingAfter unit: Int32) -> Int? {
    var low = 0
    var high = glyphRuns.count
    while low < high {
      let middle = (low + high) / 2
      if glyphRuns[middle].units.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    return low < glyphRuns.count ? low : nil
  }
}

// MARK: - Shaping

extension Paragraph {
  /// Some units of a run, shaped without what stands around them.
  func reshaped(_ stretch: (run: Int, units: Range<Int32>)) -> ReshapedPiece {
    reshaped.piece(stretch.units) {
      sharedPiece(stretch.units, ofRun: stretch.run).moved(to: stretch.units, ofRun: stretch.run)
    }
  }

  func shapeAlone(_ units: Range<Int32>, ofRun index: Int) -> ReshapedPiece {
    let run = glyphRuns[index]
    let span = spans[Int(run.span)]
    let (text, unitOfOffset) = utf16(of: units)
    let shaped = shaper.shape(
      RunToShape(
        text: text, range: text.indices, font: run.font, for: span.face, script: run.script,
        isRightToLeft: run.level % 2 == 1, language: language, ligatures: span.ligatures))
    let measure = AdvanceMeasure(
      shaped, hasKana: hasKana, request: span.request, face: span.face, font: run.font)
    // The advance of each unit at the place behind it, then their sums.
    var sums = [AdvanceSum](repeating: AdvanceSum(), count: units.count + 1)
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(shaped.glyphs.count)
    let em = Float(max(shaped.unitsPerEm, 1))
    for glyph in shaped.glyphs {
      let offset = min(max(Int(glyph.cluster), 0), text.count - 1)
      let unit = unitOfOffset[offset]
      let behind = Int(unit - units.lowerBound) + 1
      sums[behind] = sums[behind] + measure.advance(of: glyph, at: offset, in: text)
      glyphs.append(
        GlyphRun.Glyph(
          id: glyph.id, unit: unit, advance: Float(glyph.advance) / em,
          xOffset: Float(glyph.xOffset) / em, yOffset: Float(glyph.yOffset) / em))
    }
    for behind in 1..<sums.count {
      // One with a width takes kerning, as in the paragraph.
      sums[behind].kerned = sums[behind].em != 0 ? 1 : 0
      sums[behind] = sums[behind - 1] + sums[behind]
    }
    return ReshapedPiece(run: index, units: units, sums: sums, glyphs: glyphs)
  }

  /// The text of some units, and for each of its UTF-16 offsets the unit that holds it.
  private func utf16(of units: Range<Int32>) -> (text: [UInt16], unitOfOffset: [Int32]) {
    let range = utf8Range(units)
    var text: [UInt16] = []
    var unitOfOffset: [Int32] = []
    text.reserveCapacity(range.count)
    unitOfOffset.reserveCapacity(range.count)
    var unit = units.lowerBound
    var offset = range.lowerBound
    for scalar in substring(range).unicodeScalars {
      while Int(self.units.offsets[Int(unit) + 1]) <= offset { unit += 1 }
      for codeUnit in scalar.utf16 {
        text.append(codeUnit)
        unitOfOffset.append(unit)
      }
      offset += UTF8.width(scalar)
    }
    return (text, unitOfOffset)
  }
}
