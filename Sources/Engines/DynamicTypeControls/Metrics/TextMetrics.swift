import DynamicTypeModel
import DynamicTypeText

/// How text is set.
package struct TextMetrics: Hashable, Sendable {
  /// The tracking of the system font.
  package var tracking: TrackingEra
  /// Whether lines of labels, fields and text views that do not scroll grow for tall letters.
  package var tallLetters: TallLetters
  /// The system's spacing between baselines is rounded up to a multiple of this; nil for a pixel.
  package var baselineSpacingStep: Double?

  // swift-format-ignore
  package init(era: SystemEra) {
    let early = TrackingEra.iOS11
    let now = TrackingEra.published
    let low = TallLetters.stickOut
    let grown = TallLetters.growLines
    // iOS                     12     13     14     15     16     17     26
    tracking =            era[early, early, now,   now,   now,   now,   now]
    // E-tall-letters
    tallLetters =         era[low,   low,   low,   low,   low,   grown, grown]
    // E-baseline-spacing
    baselineSpacingStep = era[4,     4,     4,     4,     nil,   nil,   nil]
  }
}
