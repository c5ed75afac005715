import UIKit

/// Fonts that do not follow the reader, and a label of a constant height.
final class TimerViewController: UIViewController {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Two minutes"
    titleLabel.font = .systemFont(ofSize: 28)
    hintLabel.text = "At 80 degrees"
    hintLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, hintLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    }
    titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
      .isActive = true
    hintLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8).isActive = true
    hintLabel.heightAnchor.constraint(equalToConstant: 24).isActive = true
  }
}
