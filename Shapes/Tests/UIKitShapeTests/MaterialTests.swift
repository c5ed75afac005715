import MaterialComponents
import Testing
import UIKit
import UIKitLayoutTesting

/// Material's scaler and components as its documentation of Dynamic Type shows them.
///
/// Sizes: material-components-ios v124.2.0, MDCFontScaler.m and MDCFontTraits.m, ascending.
@MainActor
@Suite(.serialized)
struct MaterialTests {
  private let button: [Double] = [11, 12, 13, 14, 16, 18, 20, 22, 24, 26, 28, 30]
  private let legacyButton: [Double] = [11, 12, 13, 14, 16, 18, 20, 20, 20, 20, 20, 20]
  private let legacyBody: [Double] = [11, 12, 13, 14, 16, 18, 20, 25, 30, 37, 44, 52]
  private let legacyTitle: [Double] = [17, 18, 19, 20, 22, 24, 26, 26, 26, 26, 26, 26]
  private let legacyCaption: [Double] = [11, 11, 11, 12, 14, 16, 18, 18, 18, 18, 18, 18]

  @Test("The scaler's fonts have its curve's sizes")
  func scaler() {
    let scaler = MDCFontScaler(forMaterialTextStyle: .button)
    for (category, size) in zip(UIContentSizeCategory.all, button) {
      let font = withContentSizeCategory(category) {
        scaler.scaledFont(with: .systemFont(ofSize: 40))
      }
      #expect(font.pointSize == size)
      #expect(font.mdc_scaledFontAtDefaultSize().pointSize == 14)
      #expect(font.mdc_scaledFont(forSizeCategory: category).pointSize == size)
      withContentSizeCategory(category) {
        #expect(isNear(scaler.scaledValue(forValue: 28), 2 * size))
      }
    }
  }

  @Test("A button follows its font's curve by itself, and without one the older sizes")
  func buttons() {
    let scaled = MDCButton()
    scaled.setTitle("Buy", for: .normal)
    let base = UIFont.systemFont(ofSize: 14, weight: .medium)
    scaled.setTitleFont(
      MDCFontScaler(forMaterialTextStyle: .button).scaledFont(with: base), for: .normal)
    scaled.mdc_adjustsFontForContentSizeCategory = true
    let fallback = MDCButton()
    fallback.setTitle("Buy", for: .normal)
    fallback.setTitleFont(.systemFont(ofSize: 14), for: .normal)
    fallback.mdc_adjustsFontForContentSizeCategory = true
    fallback.adjustsFontForContentSizeCategoryWhenScaledFontIsUnavailable = true
    let fixed = MDCButton()
    fixed.setTitle("Buy", for: .normal)
    fixed.isUppercaseTitle = false
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      for (button, size) in [(scaled, button[index]), (fallback, legacyButton[index])] {
        let screen = button.laidOut(in: CGSize(width: 300, height: 100), at: category)
        #expect(screen[.text("BUY")]?.pointSize == size, "\(category.rawValue)")
        withContentSizeCategory(category) {
          // A title's whole points (recorded), 8 above and below.
          #expect(
            isNear(button.intrinsicContentSize.height, lineHeight(size).rounded(.up) + 16))
        }
      }
      let screen = fixed.laidOut(in: CGSize(width: 300, height: 100), at: category)
      #expect(screen[.text("Buy")]?.pointSize == 14)
    }
  }

  @Test("A text field has the older body size, whatever its font")
  func textFields() {
    let field = MDCTextField()
    field.text = "Ada"
    field.font = .systemFont(ofSize: 30)
    #expect(field.font?.pointSize == 30)
    field.mdc_adjustsFontForContentSizeCategory = true
    for (category, size) in zip(UIContentSizeCategory.all, legacyBody) {
      withContentSizeCategory(category) { #expect(field.font?.pointSize == size) }
    }
  }

  @Test("A list cell of a collection is as high as its texts at the older sizes")
  func cells() {
    final class Source: UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? MDCSelfSizingStereoCell else { return cell }
        cell.titleLabel.text = "Title"
        cell.detailLabel.text = "Detail"
        cell.mdc_adjustsFontForContentSizeCategory = true
        cell.contentView.widthAnchor.constraint(equalToConstant: 300).isActive = true
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    collection.register(MDCSelfSizingStereoCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    collection.dataSource = source
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      withContentSizeCategory(category) {
        collection.layoutIfNeeded()
        let height = 40 + lineHeight(legacyTitle[index]) + lineHeight(legacyCaption[index])
        let frames = collection.visibleCells.map(\.frame)
        #expect(frames.count == 2 && frames.allSatisfy { $0.width == 300 })
        #expect(frames.allSatisfy { isNear($0.height, height) }, "\(category.rawValue): \(frames)")
        #expect(isNear(collection.contentSize.height, 2 * height))
      }
    }
    withExtendedLifetime(source) {}
  }
}
