/// What a line needs to know that ends before a unit, or begins with it.
struct UnitCut: BitwiseCopyable, Sendable {
  struct Flags: OptionSet, BitwiseCopyable, Sendable {
    var rawValue: UInt8
    /// Glyphs change where a line ends before the unit.
    static let unsafe = Flags(rawValue: 1)
    /// The words allow a line to begin with it.
    static let beginsLine = Flags(rawValue: 2)
  }

  /// The kerning that a line loses by ending here, in em.
  var kerning: Float = 0
  /// Where the stretch begins that is shaped anew when a line ends here, and where the one ends when a line
  /// begins here, if the line holds as much; the unit itself for none.
  var pieceStart: UInt8
  var pieceEnd: UInt8
  /// The end of what a line shows that ends here.
  var visibleEnd: UInt8
  var flags: Flags = []

  @inline(__always)
  var isUnsafe: Bool { flags.contains(.unsafe) }

  /// Whether a line that ends here is not as wide as the text was.
  @inline(__always)
  var changesWidth: Bool { isUnsafe || kerning != 0 }

  private init(_ unit: Int) {
    let unit = UInt8(truncatingIfNeeded: unit)
    (pieceStart, pieceEnd, visibleEnd) = (unit, unit, unit)
  }

  /// The cuts before each unit and behind the last, of a text that has an index.
  static func table(
    of units: UnitTable, breaks: [BreakOpportunity], runs: [GlyphRun], hasUnsafeCuts: Bool
  ) -> FixedTable<UnitCut> {
    FixedTable(count: units.count + 1) { cuts in
      for unit in cuts.indices { cuts[unit] = UnitCut(unit) }
      for pair in units.kerning { cuts[Int(pair.unit)].kerning = pair.em }
      for end in breaks {
        cuts[Int(end.unit)].flags.insert(.beginsLine)
        cuts[Int(end.unit)].visibleEnd = UInt8(truncatingIfNeeded: end.visibleEnd)
      }
      guard hasUnsafeCuts else { return }
      // Of two runs that draw a unit together the first shapes it anew.
      for run in runs.reversed() { cuts.findPieces(in: run.units, of: units) }
    }
  }
}

extension UnsafeMutableBufferPointer<UnitCut> {
  /// Finds what is shaped anew at the cuts within a run of glyphs.
  fileprivate func findPieces(in run: Range<Int32>, of units: UnitTable) {
    let run = Int(run.lowerBound)..<Int(run.upperBound)
    units.flags.withUnsafeBufferPointer { flags in
      func isUnsafe(_ unit: Int) -> Bool { flags[unit].contains(.unsafeToBreak) }
      for unit in run where isUnsafe(unit) {
        self[unit].flags.insert(.unsafe)
        guard unit > run.lowerBound else {
          (self[unit].pieceStart, self[unit].pieceEnd) = (UInt8(unit), UInt8(unit))
          continue
        }
        let before = unit - 1
        let isFirst = before == run.lowerBound || !isUnsafe(before)
        self[unit].pieceStart = isFirst ? UInt8(before) : self[before].pieceStart
      }
      for unit in run.dropFirst().reversed() where isUnsafe(unit) {
        let isLast = unit + 1 == run.upperBound || !isUnsafe(unit + 1)
        self[unit].pieceEnd = isLast ? UInt8(unit + 1) : self[unit + 1].pieceEnd
      }
    }
  }
}
