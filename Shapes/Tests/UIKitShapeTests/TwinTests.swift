import Testing
import UIKit
import UIKitLayoutTesting

/// Screens that are said twice, for two engines that share no layout: frames agree to the pixel.
@MainActor
@Suite(.serialized)
struct TwinTests {
  /// The frames of labels in a stack with margins of 16 points, from the corner of the screen.
  private func uiKitFrames(_ labels: [UILabel], axis: NSLayoutConstraint.Axis) -> [Rect] {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = axis
    stack.spacing = 8
    stack.alignment = axis == .vertical ? .leading : .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
    ])
    box.layoutIfNeeded()
    return labels.map {
      let frame = $0.convert($0.bounds, to: box)
      return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  private func compare(_ one: [Rect], _ other: [Rect], _ category: UIContentSizeCategory) {
    #expect(one.count == other.count)
    for (left, right) in zip(one, other) {
      let isSame =
        isNear(left.x, right.x) && isNear(left.y, right.y)
        // SwiftUI's screen is in the middle of its window, from where its edges are rounded to pixels: a
        // width may have a pixel less.
        && abs(left.width - right.width) < 1.0 / 3 + 1e-6
        && isNear(left.height, right.height)
      #expect(isSame, "\(category.rawValue): UIKit \(left), SwiftUI \(right)")
    }
  }

  @Test("A card of two texts")
  func card() throws {
    for (number, category) in UIContentSizeCategory.all.enumerated() {
      try withContentSizeCategory(category) {
        let title = bodyLabel("Oolong")
        title.font = .preferredFont(forTextStyle: .headline)
        let frames = uiKitFrames([title, bodyLabel("Half oxidised")], axis: .vertical)
        let texts = ["Oolong", "Half oxidised"]
        compare(frames, try swiftUIFrames(ofCard: true, texts, at: number), category)
      }
    }
  }

  @Test("A form row that turns at accessibility sizes")
  func formRow() throws {
    for (number, category) in UIContentSizeCategory.all.enumerated() {
      try withContentSizeCategory(category) {
        let frames = uiKitFrames(
          [bodyLabel("Name"), bodyLabel("Ada")].map {
            $0.numberOfLines = 1
            return $0
          },
          axis: category.isAccessibilityCategory ? .vertical : .horizontal)
        compare(frames, try swiftUIFrames(ofCard: false, ["Name", "Ada"], at: number), category)
      }
    }
  }
}
