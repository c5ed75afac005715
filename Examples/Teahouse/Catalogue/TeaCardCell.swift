import UIKit

/// A tea in the catalogue.
final class TeaCardCell: UITableViewCell {
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var priceLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    let metrics = UIFontMetrics(forTextStyle: .headline)
    priceLabel.font = metrics.scaledFont(for: UIFont(name: "AvenirNext-DemiBold", size: 17)!)
  }
}
