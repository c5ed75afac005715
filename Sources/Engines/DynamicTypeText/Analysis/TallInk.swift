internal import Synchronization

/// How far the letters of tall scripts reach above and below the baseline, found on first use.
final class TallInk: Sendable {
  /// One cluster's ink in em from its baseline; upwards is positive.
  struct Cluster: Sendable {
    var cluster: Int32
    var span: Int32
    var ink: GlyphInk
  }

  private struct State: Sendable {
    var clusters: [Cluster]?
    /// The ink of the tallest stacks of languages, by style span.
    var stacks: [String: [GlyphInk?]] = [:]
  }

  private let state = Mutex(State())

  func clusters(_ find: () -> [Cluster]) -> [Cluster] {
    if let clusters = state.withLock({ $0.clusters }) { return clusters }
    let clusters = find()
    state.withLock { $0.clusters = clusters }
    return clusters
  }

  func stacks(of language: String, _ find: () -> [GlyphInk?]) -> [GlyphInk?] {
    if let known = state.withLock({ $0.stacks[language] }) { return known }
    let stacks = find()
    state.withLock { $0.stacks[language] = stacks }
    return stacks
  }
}

extension Paragraph {
  /// Whether lines of text styles may have to grow.
  @inline(__always)
  func mayGrow(_ options: ParagraphOptions) -> Bool {
    options.tallLetters == .growLines && isTall(options)
  }

  @inline(never)
  private func isTall(_ options: ParagraphOptions) -> Bool {
    traits.hasTallRuns || options.typesettingLanguage.flatMap(TallStacks.sample) != nil
  }
}

extension TallInk {

  /// The clusters of tall scripts in a range that a fallback font draws, ascending.
  func clusters(in range: Range<Int32>, of paragraph: Paragraph) -> ArraySlice<Cluster> {
    let clusters = clusters { Self.find(in: paragraph) }
    let start = clusters.partitionIndex { $0.cluster >= range.lowerBound }
    return clusters[start...].prefix { $0.cluster < range.upperBound }
  }

  private static func find(in paragraph: Paragraph) -> [Cluster] {
    let (clusters, spans) = (paragraph.clusters, paragraph.spans)
    var found: [Cluster] = []
    for run in paragraph.glyphRuns where run.isTall(in: spans, language: paragraph.language) {
      var inks: [Int32: GlyphInk] = [:]
      for glyph in run.glyphs {
        // Emoji among the letters: a label of one is recorded as high as without.
        guard
          clusters.sums[Int(glyph.cluster) + 1].extras == clusters.sums[Int(glyph.cluster)].extras,
          let ink = paragraph.shaper.ink(of: glyph.id, in: run.font)?
            .raised(by: Double(glyph.yOffset))
        else { continue }
        inks[glyph.cluster] = inks[glyph.cluster].map { $0.union(ink) } ?? ink
      }
      for cluster in run.clusters {
        if let ink = inks[cluster] {
          found.append(.init(cluster: cluster, span: run.span, ink: ink))
        }
      }
    }
    return found
  }

  /// The ink of the tallest letters of a language, in the font of a style span or its fallback.
  func tallestStack(of language: String, in paragraph: Paragraph, span: Int) -> GlyphInk? {
    guard let sample = TallStacks.sample(for: language) else { return nil }
    let shaper = paragraph.shaper
    let stacks = stacks(of: language) {
      paragraph.spans.map { span in
        InsertedText(sample, for: span.request, language: language, shaper: shaper).ink(in: shaper)
      }
    }
    return stacks.indices.contains(span) ? stacks[span] : nil
  }
}

extension GlyphRun {
  /// Whether a fallback font draws letters of a tall script in it.
  func isTall(in spans: [StyleSpan], language: String?) -> Bool {
    script.isTall(in: language) && font != spans[Int(span)].face.id
  }
}

extension InsertedText {
  fileprivate func ink(in shaper: any TextShaper) -> GlyphInk? {
    glyphs.reduce(nil) { whole, glyph in
      guard let ink = shaper.ink(of: glyph.id, in: font)?.raised(by: Double(glyph.yOffset)) else {
        return whole
      }
      return whole.map { $0.union(ink) } ?? ink
    }
  }
}

extension GlyphInk {
  fileprivate func raised(by offset: Double) -> GlyphInk {
    GlyphInk(top: top + offset, bottom: bottom + offset)
  }

  fileprivate func union(_ other: GlyphInk) -> GlyphInk {
    GlyphInk(top: max(top, other.top), bottom: min(bottom, other.bottom))
  }
}
