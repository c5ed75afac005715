import Testing
import UIKit
import UIKitLayoutTesting

/// Labels as people write them, at the sizes of Apple's tables (Human Interface Guidelines, Typography).
@MainActor
@Suite(.serialized)
struct LabelTests {
  @Test("An adjusting label has the table's size and a line of it")
  func adjustingLabel() {
    let label = UILabel()
    label.text = "Total"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
    ])
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      withContentSizeCategory(category) {
        card.layoutIfNeeded()
        #expect(label.font.pointSize == size)
        #expect(label.frame.origin == CGPoint(x: 16, y: 16))
        #expect(
          isNear(label.frame.height, lineHeight(size)), "\(category.rawValue): \(label.frame)")
        #expect(isNear(label.intrinsicContentSize.height, lineHeight(size)))
      }
    }
  }

  @Test("A preferred font without adjusting keeps the size at which it was made")
  func snapshotOfASize() {
    let label = withContentSizeCategory(.extraLarge) {
      let label = UILabel()
      label.text = "Total"
      label.font = .preferredFont(forTextStyle: .body)
      return label
    }
    for category in UIContentSizeCategory.all {
      let screen = label.laidOut(in: CGSize(width: 300, height: 100), at: category)
      #expect(screen[.text("Total")]?.pointSize == 19)
    }
    #expect(label.font.pointSize == 19)
  }
}
