internal import DynamicType
public import UIKit

/// Material's list cell with a title and a detail below it, each of any number of lines.
///
/// A cell of a collection in Material; its margins here are 16 points, and 20 above and below.
@MainActor @preconcurrency
open class MDCSelfSizingStereoCell: UICollectionViewCell {
  public let titleLabel = UILabel()
  public let detailLabel = UILabel()
  var parts = [MaterialText(.stereoCellTitle), MaterialText(.stereoCellDetail)]

  /// Whether both texts follow the text size: by their curves, or else by Material's older sizes.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open var mdc_adjustsFontForContentSizeCategory: Bool {
    get { parts[0].adjustsFontForContentSizeCategory }
    set {
      takeFonts()
      setAdjusts(newValue)
    }
  }

  /// Whether fonts without a curve follow Material's older sizes.
  open var adjustsFontForContentSizeCategoryWhenScaledFontIsUnavailable: Bool {
    get { parts[0].adjustsFontWhenScaledFontIsUnavailable }
    set { change { $0.setAdjustsFontWhenScaledFontIsUnavailable(newValue) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    let column = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    for label in [titleLabel, detailLabel] { label.numberOfLines = 0 }
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  /// Labels are the app's own to set fonts of, before it says that they adjust.
  private func takeFonts() {
    parts[0].setFont(titleLabel.font)
    parts[1].setFont(detailLabel.font)
  }
}

extension MDCSelfSizingStereoCell: MaterialComponent {
  func showFonts() {
    titleLabel.font = parts[0].renderedFont
    detailLabel.font = parts[1].renderedFont
  }
}
