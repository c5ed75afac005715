import Testing
import UIKit
import UIKitLayoutTesting

/// Text with attributes in labels, as Apple's page of `UILabel.attributedText` says.
@MainActor
@Suite(.serialized)
struct AttributedLabelTests {
  private func text() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Tea ",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.red,
      ])
    text.append(
      NSAttributedString(string: "now", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)]))
    return text
  }

  @Test("Font, colour and alignment are those of the first letter")
  func firstLetter() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(attributedString: text())
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
    label.attributedText = text
    #expect(label.text == "Tea now")
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    label.text = "Later"
    #expect(label.font.pointSize == 17 && label.textColor == .red)
  }

  @Test("Setting font and colour sets those of the whole text")
  func wholeText() {
    let label = UILabel()
    label.attributedText = text()
    label.font = .systemFont(ofSize: 30)
    label.textColor = .blue
    let screen = label.laidOut(in: CGSize(width: 300, height: 100))
    #expect(screen.nodes[0].texts.map(\.string) == ["Tea now"])
    label.attributedText?.enumerateAttributes(in: NSRange(location: 0, length: 7)) {
      attributes, _, _ in
      #expect((attributes[.font] as? UIFont)?.pointSize == 30)
      #expect(attributes[.foregroundColor] as? UIColor == .blue)
    }
    #expect(isNear(label.intrinsicContentSize.height, lineHeight(30)))
  }

  @Test("Setting alignment and line breaks sets those of all paragraphs, each without the other")
  func wholeParagraphs() {
    let label = UILabel()
    label.attributedText = text()
    label.textAlignment = .right
    func styles() -> [NSParagraphStyle?] {
      (0..<7).map {
        label.attributedText?.attribute(.paragraphStyle, at: $0, effectiveRange: nil)
          as? NSParagraphStyle
      }
    }
    #expect(
      styles().allSatisfy { $0?.alignment == .right && $0?.lineBreakMode == .byTruncatingTail })
    label.lineBreakMode = .byCharWrapping
    #expect(styles().allSatisfy { $0?.alignment == .right && $0?.lineBreakMode == .byCharWrapping })
  }

  @Test("A text without letters takes attributes, too")
  func noLetters() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    label.font = .systemFont(ofSize: 30)
    label.textAlignment = .right
    label.adjustsFontForContentSizeCategory = true
    #expect(label.attributedText?.length == 0 && label.textAlignment == .right)
  }

  @Test("An adjusting label scales fonts of text styles, and leaves fixed ones")
  func adjusting() {
    let label = UILabel()
    label.attributedText = text()
    label.adjustsFontForContentSizeCategory = true
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      withContentSizeCategory(category) {
        let shown = label.attributedText
        let first = shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        let last = shown?.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
        #expect(first?.pointSize == size && last?.pointSize == 12)
        #expect(isNear(label.intrinsicContentSize.height, lineHeight(size)))
      }
    }
  }
}
