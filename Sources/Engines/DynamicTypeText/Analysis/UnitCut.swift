/// What a line needs to know that ends before a unit, or begins with it.
struct UnitCut: BitwiseCopyable, Sendable {
  /// The kerning that a line loses by ending here, in em.
  var kerning: Float = 0
  /// How many units before the cut are shaped anew when a line ends here, and how many behind it when one
  /// begins here, if the line holds as much.
  var unitsBefore: UInt8 = 0
  var unitsBehind: UInt8 = 0
  /// How many units a line that ends here does not show.
  var hangingUnits: UInt8 = 0
  /// Whether glyphs change where a line ends before the unit.
  var isUnsafe = false

  /// Whether a line that ends here is not as wide as the text was.
  @inline(__always)
  var changesWidth: Bool { isUnsafe || kerning != 0 }

  /// The cuts before each unit and behind the last, of a text that has an index.
  ///
  /// - Returns: `nil` where more units hang or are shaped anew than can be kept.
  static func table(
    of units: UnitTable, breaks: [BreakOpportunity], runs: [GlyphRun], hasUnsafeCuts: Bool
  ) -> FixedTable<UnitCut>? {
    var isKept = true
    func kept(_ count: Int32) -> UInt8 {
      if count > UInt8.max { isKept = false }
      return UInt8(truncatingIfNeeded: count)
    }
    let table = FixedTable<UnitCut>(count: units.count + 1) { cuts in
      cuts.initialize(repeating: UnitCut())
      for pair in units.kerning { cuts[Int(pair.unit)].kerning = pair.em }
      for end in breaks {
        cuts[Int(end.unit)].hangingUnits = kept(end.unit - end.visibleEnd)
      }
      guard hasUnsafeCuts else { return }
      // Of two runs that draw a unit together the first shapes it anew.
      for run in runs.reversed() { cuts.findPieces(in: run.units, of: units, kept: kept) }
    }
    guard isKept else { return nil }
    return table
  }
}

extension UnsafeBufferPointer<UnitCut> {
  /// The unit behind the last that a line of some units shows.
  @inline(__always)
  func visibleEnd(of line: Range<Int32>) -> Int32 {
    Swift.max(line.upperBound - Int32(self[Int(line.upperBound)].hangingUnits), line.lowerBound)
  }
}

extension UnsafeMutableBufferPointer<UnitCut> {
  /// Finds what is shaped anew at the cuts within a run of glyphs.
  fileprivate func findPieces(
    in run: Range<Int32>, of units: UnitTable, kept: (Int32) -> UInt8
  ) {
    let run = Int(run.lowerBound)..<Int(run.upperBound)
    units.flags.withUnsafeBufferPointer { flags in
      func isUnsafe(_ unit: Int) -> Bool { flags[unit].contains(.unsafeToBreak) }
      for unit in run where isUnsafe(unit) {
        self[unit].isUnsafe = true
        guard unit > run.lowerBound else {
          (self[unit].unitsBefore, self[unit].unitsBehind) = (0, 0)
          continue
        }
        let isFirst = unit - 1 == run.lowerBound || !isUnsafe(unit - 1)
        self[unit].unitsBefore = isFirst ? 1 : kept(Int32(self[unit - 1].unitsBefore) + 1)
      }
      for unit in run.dropFirst().reversed() where isUnsafe(unit) {
        let isLast = unit + 1 == run.upperBound || !isUnsafe(unit + 1)
        self[unit].unitsBehind = isLast ? 1 : kept(Int32(self[unit + 1].unitsBehind) + 1)
      }
    }
  }
}
