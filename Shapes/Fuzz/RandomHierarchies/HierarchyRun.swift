internal import UIKit

/// Lays random hierarchies out, change after change, and anew.
@MainActor
package enum HierarchyRun {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Runs one seed.
  ///
  /// - Returns: What is wrong with a layout: frames that are not finite, or that differ from those of a layout
  ///   with nothing kept; nil for nothing.
  package static func problem(seed: UInt64, edits: Int = 12) -> String? {
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    let hierarchy = RandomHierarchy(seed: seed)
    for number in 0..<edits {
      if hierarchy.below(2) == 0 {
        UIApplication.shared.setPreferredContentSizeCategory(
          categories[hierarchy.below(categories.count)])
      } else {
        hierarchy.edit()
      }
      hierarchy.root.layoutIfNeeded()
      let frames = hierarchy.frames
      let areFinite = frames.allSatisfy {
        [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite)
      }
      guard areFinite else { return "seed \(seed), edit \(number): a frame is not finite" }
      hierarchy.root.forgetLayout()
      hierarchy.root.layoutIfNeeded()
      for (one, other) in zip(frames, hierarchy.frames) where !isNear(one, other) {
        return "seed \(seed), edit \(number): \(one), and \(other) with nothing kept"
      }
    }
    return nil
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    // Frames are thirds of a point: they differ by less only in the last digits of a sum.
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }
}
