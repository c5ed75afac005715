import UIKit

/// A row of icons, each of which grows in another way.
public final class IconRow: UIView {
  /// A symbol as large as body text.
  public let symbol = UIImageView(image: UIImage(systemName: "heart"))
  /// A symbol that stays.
  public let fixedSymbol = UIImageView(
    image: UIImage(
      systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
  /// An image of the app that is as high as its constraint, which scales.
  public let scaled = UIImageView()
  /// An image of the app that grows at accessibility sizes by itself.
  public let adjusting = UIImageView()
  private var side: NSLayoutConstraint!
  private let base: CGFloat = 30

  public init(picture: UIImage) {
    super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    scaled.image = picture
    adjusting.image = picture
    adjusting.adjustsImageSizeForAccessibilityContentSizeCategory = true
    for view in [symbol, fixedSymbol, scaled, adjusting] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
    side = scaled.heightAnchor.constraint(equalToConstant: base)
    NSLayoutConstraint.activate([
      side, scaled.widthAnchor.constraint(equalTo: scaled.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    side.constant = UIFontMetrics.default.scaledValue(for: base)
  }
}

extension UIImage {
  /// The image, larger for larger text.
  public func scaled(with metrics: UIFontMetrics) -> UIImage {
    let size = CGSize(
      width: metrics.scaledValue(for: self.size.width),
      height: metrics.scaledValue(for: self.size.height))
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
