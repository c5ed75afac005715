/// The clusters of a paragraph: its grapheme clusters, merged where a ligature joins several.
struct ClusterTable: Sendable {
  struct Flags: OptionSet, Sendable {
    var rawValue: UInt8
    /// White space that may hang past the end of a line.
    static let space = Flags(rawValue: 1)
    /// A line break in the text; has no width.
    static let newline = Flags(rawValue: 2)
    /// A break before this cluster changes glyphs on either side.
    static let unsafeToBreak = Flags(rawValue: 4)
    static let tab = Flags(rawValue: 8)
    /// A hyphen that shows only at the end of a line.
    static let softHyphen = Flags(rawValue: 16)
    /// The end of a paragraph, not just of a line.
    static let paragraphEnd = Flags(rawValue: 32)
    /// The cluster before this one is kerned with it, and a break between the two only undoes that.
    static let kerned = Flags(rawValue: 64)
  }

  /// Where each cluster begins, in UTF-8 offsets, and the end of the text.
  var offsets: [UInt32] = [0]
  /// The measures of all clusters before each, and of the whole text.
  var sums: [AdvanceSum] = [AdvanceSum()]
  var flags: [Flags] = []
  /// The clusters with the flag `kerned`, ascending, and the kerning before each in em.
  var kerning: [(cluster: Int32, em: Float)] = []

  var count: Int { flags.count }

  /// The least advance, in em, of a cluster divided by the tracking it takes, in either optical
  /// size; infinite where no cluster takes tracking, `nil` where one without tracking has a
  /// negative advance.
  var leastTrackedAdvance: Double? {
    var least = Double.infinity
    for (before, after) in zip(sums, sums.dropFirst()) {
      let em = after.em - before.em
      let advance = min(em, em + after.displayEm - before.displayEm)
      let tracked = after.tracked - before.tracked
      if tracked > 0 {
        least = min(least, advance / Double(tracked))
      } else if advance < 0 {
        return nil
      }
    }
    return least
  }

  /// For each component, the most that any word has. Kerning with the words beside it counts as
  /// set.
  func mostOfAnyWord(_ breaks: [BreakOpportunity]) -> AdvanceSum {
    var most = AdvanceSum()
    var start = AdvanceSum()
    for word in breaks {
      let end = sums[Int(word.visibleEnd)]
      most.em = max(most.em, end.em - start.em)
      most.displayEm = max(most.displayEm, end.displayEm - start.displayEm)
      most.tracked = max(most.tracked, end.tracked - start.tracked)
      most.kerned = max(most.kerned, end.kerned - start.kerned)
      most.extras = max(most.extras, end.extras - start.extras)
      start = sums[Int(word.cluster)]
    }
    return most
  }

  /// Whether positions are proportional to the size and never decrease: there is no tracking, no
  /// optical size and no negative advance.
  var isProportional: Bool {
    guard let total = sums.last, total.tracked == 0, total.extras == 0 else { return false }
    return sums.indices.dropFirst().allSatisfy {
      sums[$0].displayEm == 0 && sums[$0 - 1].em <= sums[$0].em
    }
  }
}

/// The width of a stretch of text, before its size is known.
struct AdvanceSum: Equatable, Sendable {
  /// The advances of the cut for text, in em.
  var em: Double = 0
  /// The difference of the display cut's advances from the text cut's, in em.
  var displayEm: Double = 0
  /// How many characters the font's tracking applies to.
  var tracked: Int32 = 0
  /// How many characters the kerning attribute applies to.
  var kerned: Int32 = 0
  /// How many characters have the extra width of their span: emoji, which are wider than their size
  /// by a fixed amount, and attachments.
  var extras: Int32 = 0

  static let emoji = AdvanceSum(em: 1, extras: 1)

  static func + (lhs: AdvanceSum, rhs: AdvanceSum) -> AdvanceSum {
    AdvanceSum(
      em: lhs.em + rhs.em, displayEm: lhs.displayEm + rhs.displayEm,
      tracked: lhs.tracked + rhs.tracked, kerned: lhs.kerned + rhs.kerned,
      extras: lhs.extras + rhs.extras)
  }
}

/// A position where a line may or must end.
struct BreakOpportunity: Equatable, Sendable {
  /// The cluster with which the next line begins.
  var cluster: Int32
  /// The end of the line's visible text; the spaces after it hang past the line's edge.
  var visibleEnd: Int32
  var isMandatory: Bool
  /// Whether the break follows a soft hyphen, which shows when the line ends here.
  var showsHyphen = false
  /// Whether a break here changes glyphs or kerning.
  var changesGlyphs = false
}
