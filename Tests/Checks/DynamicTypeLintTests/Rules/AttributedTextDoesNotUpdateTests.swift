import DynamicTypeLint
import Testing

@Suite struct AttributedTextDoesNotUpdateTests {
  private let rule = AttributedTextDoesNotUpdate.id
  private let message =
    "this run of text keeps its size when the reader changes the text size: turn "
    + "adjustsFontForContentSizeCategory on where it is shown, or make the text anew"

  @Test("One finding a function, at the first font that would follow")
  func functions() {
    expect(
      rule,
      in: """
        class Row: UITableViewCell {
          func show(_ total: String) {
            let text = NSMutableAttributedString(
              string: total, attributes: [.font: 1️⃣UIFont.preferredFont(forTextStyle: .headline)])
            text.append(NSAttributedString(string: "€", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
            totalLabel.attributedText = text
          }
          func note(_ text: String) {
            let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
            noteTextView.attributedText = NSAttributedString(
              string: text, attributes: [.font: 2️⃣UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 15))])
          }
        }
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        class Row: UITableViewCell {
          let totalLabel: UILabel = {
            let label = UILabel()
            label.adjustsFontForContentSizeCategory = true
            return label
          }()
          func show(_ total: String) {
            totalLabel.attributedText = NSAttributedString(
              string: total, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
          }
          func fixed(_ total: String) {
            otherLabel.attributedText = NSAttributedString(
              string: total, attributes: [.font: UIFont.systemFont(ofSize: 17)])
          }
          func text(_ total: String) -> NSAttributedString {
            NSAttributedString(string: total, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
          }
        }
        class Reacting: UIView {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) { show(total) }
          func show(_ total: String) {
            totalLabel.attributedText = NSAttributedString(
              string: total, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
          }
        }
        """)
  }
}
