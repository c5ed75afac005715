import Testing
import UIKit
import UIKitArticles
import UIKitLayoutTesting

/// Icons as articles let them grow.
@MainActor
@Suite(.serialized)
struct IconTests {
  /// Of body text, rounded to thirds of a point.
  private func scaled(_ length: Double, _ index: Int) -> Double {
    (length * bodyLeadings[index] / 22 * 3).rounded() / 3
  }

  @Test("Each icon has the size that its way of growing gives it")
  func icons() {
    let row = IconRow(picture: UIImage(named: "cup", size: CGSize(width: 30, height: 24)))
    var symbols: [Double] = []
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      withContentSizeCategory(category) {
        row.layoutIfNeeded()
        #expect(isNear(row.scaled.frame.height, scaled(30, index)))
        #expect(isNear(row.scaled.frame.width, scaled(30, index)))
        let grows = category.isAccessibilityCategory
        #expect(
          isNear(row.adjusting.frame.width, grows ? scaled(30, index) : 30),
          "\(category.rawValue): \(row.adjusting.frame)")
        #expect(isNear(row.adjusting.frame.height, grows ? scaled(24, index) : 24))
        symbols.append(row.symbol.frame.height)
        // A fixed symbol is as large as one beside body text of 20 points is.
        let likewise = UIImageView(
          image: UIImage(
            systemName: "heart",
            withConfiguration: UIImage.SymbolConfiguration(
              font: .systemFont(ofSize: bodySizes[index]))))
        #expect(isNear(row.symbol.frame.height, likewise.intrinsicContentSize.height))
      }
    }
    #expect(zip(symbols, symbols.dropFirst()).allSatisfy(<))
    #expect(audit(row).map(\.rule.rawValue).contains("text-clipped") == false)
    let fixed = UIContentSizeCategory.all.map { category in
      withContentSizeCategory(category) {
        row.layoutIfNeeded()
        return row.fixedSymbol.frame.height
      }
    }
    #expect(Set(fixed).count == 1)
  }

  @Test("An image that code draws larger is as large as metrics say")
  func drawnImages() {
    let picture = UIImage(named: "cup", size: CGSize(width: 30, height: 24))
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      withContentSizeCategory(category) {
        let size = picture.scaled(with: .default).size
        #expect(isNear(size.width, scaled(30, index)) && isNear(size.height, scaled(24, index)))
      }
    }
  }

  @Test("An image of an asset catalogue has its pixels' size in points, and is drawn")
  func catalogueImages() throws {
    // 60 × 48 pixels at 2x, in a folder that provides a namespace.
    let size = CGSize(width: 30, height: 24)
    let picture = try #require(UIImage(named: "Icons/cup"))
    #expect(picture.size == size)
    #expect(UIImage(named: "Icons/cup", in: articleBundle, with: nil) == picture)
    #expect(UIImage(named: "cup")?.size == .zero)
    let view = UIImageView(image: picture)
    #expect(view.frame.size == size)
    let box = UIImageView(image: UIImage(named: "Icons/cup", size: size))
    #expect(try view.laidOut(at: .large).png() != box.laidOut(at: .large).png())
    #expect(try box.laidOut(at: .large).png() == box.laidOut(at: .large).png())
  }
}
