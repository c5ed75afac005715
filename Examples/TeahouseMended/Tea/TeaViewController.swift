import UIKit

/// The tea of the day: where it comes from, what it costs and how to brew it.
final class TeaViewController: UIViewController {
  private let countdownLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    countdownLabel.font = UIFont.preferredFont(forTextStyle: .largeTitle)
    countdownLabel.adjustsFontForContentSizeCategory = true
    countdownLabel.numberOfLines = 0
    countdownLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(countdownLabel)
    NSLayoutConstraint.activate([
      countdownLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      countdownLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      countdownLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  func show(secondsLeft: Int) {
    countdownLabel.text = "\(secondsLeft / 60) min \(secondsLeft % 60) s"
  }
}
