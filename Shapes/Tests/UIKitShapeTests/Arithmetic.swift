import UIKit

/// Apple's tables of body text, in points, ascending (Human Interface Guidelines, Typography).
let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
let bodyLeadings: [Double] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

/// A line of San Francisco, of 2444 of 2048 units (recorded on iOS 26.1), up to the next third of a point.
func lineHeight(_ pointSize: Double) -> Double {
  (pointSize * 2444 / 2048 * 3 - 1e-9).rounded(.up) / 3
}

/// Whether two lengths are equal but for what adding thirds leaves in the last digits.
func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

/// A label in body text that adjusts, with any number of lines.
@MainActor
func bodyLabel(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = 0
  label.translatesAutoresizingMaskIntoConstraints = false
  return label
}
