/// The units of a text: what its glyphs cannot be divided into.
extension ParagraphBuilder {
  /// The paragraph's units and the way from UTF-16 offsets to them.
  struct UnitIndex {
    var units: UnitTable
    /// For each UTF-16 offset, the unit that holds it; for the end, the number of units.
    var unitOfOffset: [Int32]

    func unit(at offset: Int) -> Int32 { unitOfOffset[offset] }
  }

  func unitTable(_ items: [ShapedItem], styles: [StyleRange]) -> UnitIndex {
    // Scratch by UTF-16 offset: what begins at each cluster.
    var advances = [AdvanceSum](repeating: AdvanceSum(), count: text.count)
    var isCluster = [Bool](repeating: false, count: text.count)
    var isUnsafe = [Bool](repeating: false, count: text.count)
    var kerning: [(offset: Int, em: Float)] = []
    for shaped in items {
      let style = styles[shaped.item.style]
      let measure = AdvanceMeasure(
        shaped.run, hasKana: hasKana, request: style.request, face: style.face,
        font: shaped.item.font)
      for glyph in shaped.run.glyphs {
        let cluster = min(max(Int(glyph.cluster), shaped.range.lowerBound), text.count - 1)
        isCluster[cluster] = true
        if glyph.isUnsafeToBreak { isUnsafe[cluster] = true }
        if glyph.kerningBefore != 0 {
          let em = measure.kerning(before: glyph, at: cluster, in: text)
          kerning.append((cluster, Float(em)))
        }
        advances[cluster] =
          advances[cluster] + measure.advance(of: glyph, at: cluster, in: text)
      }
      if shaped.item.isControl {
        for offset in shaped.range where properties.boundaries[offset].contains(.grapheme) {
          isCluster[offset] = true
          if style.isAttachment, text[offset] == 0xFFFC { advances[offset].extras = 1 }
        }
      } else {
        isCluster[shaped.range.lowerBound] = true
      }
    }
    for offset in 1..<max(text.count, 1) where properties.boundaries[offset].contains(.line) {
      // A line may end inside a ligature: both its parts are then shaped anew.
      guard !isCluster[offset], properties.boundaries[offset].contains(.grapheme) else { continue }
      for part in (text[offset - 1] == 0xAD ? offset - 1 : offset)...offset {
        isCluster[part] = true
        isUnsafe[part] = true
      }
    }
    var table = units(advances: advances, isCluster: isCluster, isUnsafe: isUnsafe)
    table.units.kerning.reserveCapacity(kerning.count)
    for (offset, em) in kerning {
      let unit = Int(table.unit(at: offset))
      guard unit > 0, !table.units.flags[unit].contains(.space),
        !table.units.flags[unit - 1].contains(.space)
      else { continue }
      table.units.flags[unit].insert(.kerned)
      table.units.kerning.append((Int32(unit), em))
    }
    return table
  }

  /// The units that begin at the clusters of glyphs.
  private func units(
    advances: [AdvanceSum], isCluster: [Bool], isUnsafe: [Bool]
  ) -> UnitIndex {
    let (text, boundaries) = (text, properties.boundaries)
    var units = UnitTable(capacity: text.count)
    var unitOfOffset: [Int32] = []
    unitOfOffset.reserveCapacity(text.count + 1)
    var sum = AdvanceSum()
    var emBefore = 0.0
    /// Ends the unit before the current place; one with a width takes kerning.
    func endUnit() {
      if sum.em != emBefore { sum.kerned += 1 }
      emBefore = sum.em
      units.sums.append(sum)
    }
    for offset in text.indices {
      if isCluster[offset], boundaries[offset].contains(.grapheme) || offset == 0 {
        if offset > 0 { endUnit() }
        units.offsets.append(utf8Offsets[offset])
        var flags = Self.flags(of: text[offset])
        if isUnsafe[offset], units.dividesWord(behind: flags) { flags.insert(.unsafeToBreak) }
        units.flags.append(flags)
      }
      unitOfOffset.append(Int32(units.count - 1))
      sum = sum + advances[offset]
    }
    if !text.isEmpty { endUnit() }
    units.offsets.append(utf8Offsets[text.count])
    unitOfOffset.append(Int32(units.count))
    return UnitIndex(units: units, unitOfOffset: unitOfOffset)
  }

  private static func flags(of unit: UInt16) -> UnitTable.Flags {
    switch unit {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x09: [.space, .tab]
    case 0x0A, 0x0D, 0x85, 0x2029: [.space, .newline, .paragraphEnd]
    case 0x0B, 0x0C, 0x2028: [.space, .newline]
    case 0xAD: .softHyphen
    default: []
    }
  }
}

extension UnitTable {
  /// A table without units, not even the end of the text, with room for some.
  fileprivate init(capacity: Int) {
    offsets.removeAll()
    offsets.reserveCapacity(capacity + 1)
    sums.reserveCapacity(capacity + 1)
    flags.reserveCapacity(capacity)
  }
}
