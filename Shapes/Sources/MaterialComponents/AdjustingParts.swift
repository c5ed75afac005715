internal import DynamicType
internal import UIKit

/// A component whose texts get their fonts by Material's rules, anew at each change of the text size.
@MainActor
protocol MaterialComponent: UIView {
  /// Its texts, by the rules that hold for them.
  var parts: [MaterialText] { get set }
  /// Shows the fonts of its texts.
  func showFonts()
}

extension MaterialComponent {
  /// Changes the texts and shows what became of them.
  func change(_ body: (inout MaterialText) -> Void) {
    for index in parts.indices { body(&parts[index]) }
    showFonts()
  }

  func setAdjusts(_ adjusts: Bool) {
    let category = traitCollection.preferredContentSizeCategory.category ?? .large
    change {
      $0.contentSizeCategoryDidChange(to: category)
      $0.setAdjustsFontForContentSizeCategory(adjusts)
    }
    let center = NotificationCenter.default
    let name = UIContentSizeCategory.didChangeNotification
    center.removeObserver(self, name: name, object: nil)
    guard adjusts else { return }
    center.addObserver(
      self, selector: Selector { [weak self] in self?.readTextSize() }, name: name, object: nil)
  }

  private func readTextSize() {
    let category = traitCollection.preferredContentSizeCategory.category ?? .large
    change { $0.contentSizeCategoryDidChange(to: category) }
  }
}
