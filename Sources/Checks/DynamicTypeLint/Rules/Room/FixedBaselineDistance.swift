import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// The baselines of two texts at a constant distance.
///
/// Between the baselines of two texts are the lower part of one line and the upper part of the next, and both grow. At a
/// constant distance larger letters run into each other: 24 points hold lines of text up to 26 points, and the largest body
/// text has 53. A distance of the system grows with the fonts: `constraint(equalToSystemSpacingBelow:multiplier:)`.
///
/// Reported are first baselines that are anchored to another text's, in code, where the distance does not hold a line of body text
/// at every size. It is a note where the texts have fonts that do not grow yet, and where only running the app would
/// tell the distance.
///
/// ## Triggers
///
/// ```swift
/// detailLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.lastBaselineAnchor, constant: 24).isActive = true
/// ```
///
/// ## Fine
///
/// ```swift
/// detailLabel.firstBaselineAnchor.constraint(
///   equalToSystemSpacingBelow: titleLabel.lastBaselineAnchor, multiplier: 1
/// ).isActive = true
/// ```
package struct FixedBaselineDistance: SourceRule {
  package static let id: RuleID = "fixed-baseline-distance"
  package static let summary = "The baselines of two texts at a constant distance"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let fonts = AssignmentsByTarget(of: .font, in: file)
    return file.anchorLinks.compactMap { link in
      guard link.attribute == .firstBaseline, link.secondAttribute == .lastBaseline,
        let second = link.second, link.relation != .greaterThanOrEqual,
        file.names.isSeenByReaders(link.scope)
      else { return nil }
      let texts = [link.first, second].map { file.names.identity(of: $0, in: link.scope) }
      guard texts[0] != texts[1] else { return nil }
      let isFixed = texts.contains { text in
        fonts[text].contains { file.keepsSize([$0.value], in: $0.scope) }
      }
      let distance = file.names.numbers(of: link.constant, in: link.scope).filter { $0 > 0 }.min()
      if let distance {
        guard let size = Self.largestSize(fitting: distance) else { return nil }
        return finding(
          "\(distance.points) between these baselines hold lines of body text up to \(size); above, the texts run into each "
            + "other: use a distance of the system, which grows with the fonts",
          at: link.range.lowerBound, in: file, severity: isFixed ? .note : nil)
      }
      guard case .name(let path) = link.constant, path.count > 1,
        file.scaling(of: link.constant, in: link.scope) != .scales
      else { return nil }
      return finding(
        "the distance of these baselines is \(path.joined(separator: ".")), which does not follow the text size: from some "
          + "size on the texts run into each other; use a distance of the system, which grows with the fonts",
        at: link.range.lowerBound, in: file, severity: .note)
    }
  }

  /// The largest size at which so many points hold a line of body text; nil where they always do.
  private static func largestSize(fitting points: Double) -> String? {
    let sizes = ContentSizeCategory.allCases
    guard let first = sizes.firstIndex(where: { extent(at: $0) > points }) else { return nil }
    return first > 0 ? sizes[first - 1].shortName : "no size"
  }

  /// How far letters reach from a baseline down to the top of those on the next: what hangs below, and the letters with
  /// accents aside the highest.
  ///
  /// Source: the system font's own table, 1443 units for capitals and 494 for what hangs below, of 2048 per em.
  private static func extent(at size: ContentSizeCategory) -> Double {
    TextStyle.body.pointSize(for: size) * (1443 + 494) / 2048
  }
}
