import DynamicTypeLint
import Testing

@Suite struct AttributedTextFixedFontTests {
  private let rule = AttributedTextFixedFont.id
  private let message =
    "this run of text keeps 17 points at every text size: use a text style or UIFontMetrics"

  @Test func attributes() {
    expect(
      rule,
      in: """
        let a = NSAttributedString(string: s, attributes: [.font: 1️⃣UIFont.systemFont(ofSize: 17)])
        b.addAttribute(.font, value: 2️⃣UIFont(name: "Avenir-Book", size: 17)!, range: range)
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = 3️⃣UIFont.systemFont(ofSize: 17)
        attributes[.font] = 4️⃣UIFont.systemFont(ofSize: 17).italicized
        heights[total] = UIFont.systemFont(ofSize: 17).height(of: total)
        """, ["1️⃣": message, "2️⃣": message, "3️⃣": message, "4️⃣": message],
      fixed: """
        let a = NSAttributedString(string: s, attributes: [.font: UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))])
        b.addAttribute(.font, value: UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "Avenir-Book", size: 17)!), range: range)
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))
        attributes[.font] = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17).italicized)
        heights[total] = UIFont.systemFont(ofSize: 17).height(of: total)
        """)
  }

  @Test("A function that makes such text in a font of any size")
  func fontsOfCallers() {
    let made =
      "note: the fonts made here keep the size they are asked for; nothing in this file scales them: "
      + "UIFontMetrics would, for all that use them"
    let source = """
      func text(_ name: String, fontSize: CGFloat) -> NSAttributedString {
        NSAttributedString(string: name, attributes: [.font: 1️⃣UIFont.boldSystemFont(ofSize: fontSize)])
      }

      """
    expect(rule, in: source, ["1️⃣": made])
    expect(
      rule,
      in: source.replacing("1️⃣", with: "")
        + "let height = UIFontMetrics.default.scaledValue(for: 17)")
  }

  @Test("White space keeps lines apart, and nobody reads it")
  func whiteSpace() {
    expect(
      rule,
      in: #"""
        text.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 6)]))
        text.append(.init(string: "\n \u{00A0}", attributes: [.font: UIFont.systemFont(ofSize: 6)]))
        let gap: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 6)]
        text.append(NSMutableAttributedString(string: " ", attributes: gap))
        text.append(NSAttributedString(string: "\n•", attributes: [.font: 1️⃣UIFont.systemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: "\n\(name)", attributes: [.font: 2️⃣UIFont.systemFont(ofSize: 17)]))
        """#, ["1️⃣": message, "2️⃣": message],
      fixed: #"""
        text.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 6)]))
        text.append(.init(string: "\n \u{00A0}", attributes: [.font: UIFont.systemFont(ofSize: 6)]))
        let gap: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 6)]
        text.append(NSMutableAttributedString(string: " ", attributes: gap))
        text.append(NSAttributedString(string: "\n•", attributes: [.font: UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))]))
        text.append(NSAttributedString(string: "\n\(name)", attributes: [.font: UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))]))
        """#)
  }

  @Test func textThatIsMeasured() {
    let note =
      "note: text is measured at 17 points here at every text size; drawn larger, it does not fit: "
      + "measure it in the font that is drawn"
    expect(
      rule,
      in: """
        let width = text.size(withAttributes: [.font: 1️⃣UIFont.systemFont(ofSize: 17)]).width
        text.draw(at: .zero, withAttributes: [.font: 2️⃣UIFont.systemFont(ofSize: 17)])
        """, ["1️⃣": note, "2️⃣": message],
      fixed: """
        let width = text.size(withAttributes: [.font: UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))]).width
        text.draw(at: .zero, withAttributes: [.font: UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))])
        """)
  }

  @Test("Attributes that a variable keeps are what is made of all of it")
  func keptAttributes() {
    let measured =
      "note: text is measured at 17 points here at every text size; drawn larger, it does not fit: "
      + "measure it in the font that is drawn"
    let scaled = "UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))"
    func source(_ font: String, _ others: String) -> String {
      """
      func title() {
        let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
        navigationBar.titleTextAttributes = attributes
      }
      func tab() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        item.setTitleTextAttributes(attributes, for: .normal)
      }
      func measure() -> CGSize {
        let attributes = [NSAttributedString.Key.font: \(font)]
        return text.size(withAttributes: attributes)
      }
      func draw() {
        let attributes = [NSAttributedString.Key.font: \(others)]
        let size = text.size(withAttributes: attributes)
        text.draw(at: point(size), withAttributes: attributes)
      }
      """
    }
    expect(
      rule,
      in: source("1️⃣UIFont.systemFont(ofSize: 17)", "2️⃣UIFont.systemFont(ofSize: 17)"),
      ["1️⃣": measured, "2️⃣": message], fixed: source(scaled, scaled))
  }

  @Test("Text that a file keeps and asks for no more than its size is measured, and not shown")
  func keptTexts() {
    let measured =
      "note: text is measured at 17 points here at every text size; drawn larger, it does not fit: "
      + "measure it in the font that is drawn"
    let fixed = "UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))"
    func source(_ fonts: [String]) -> String {
      """
      struct Chip {
        var title: NSAttributedString {
          #if os(iOS)
            NSAttributedString(string: name, attributes: [.font: \(fonts[0])])
          #else
            NSAttributedString(string: name)
          #endif
        }
        let shown = NSAttributedString(string: "Tea", attributes: [.font: \(fonts[1])])
        var width: CGFloat { max(25, self.title.size().width + shown.size().width) }
        func fill() { label.attributedText = shown }
        func height() -> CGFloat {
          let line = NSAttributedString(string: "Tea", attributes: [.font: \(fonts[2])])
          return line.boundingRect(with: space, options: [], context: nil).height
            + NSAttributedString(string: "Cup", attributes: [.font: \(fonts[3])]).size().height
        }
        func others() {
          let row = NSAttributedString(string: "Tea", attributes: [.font: \(fonts[4])])
          let unused = NSAttributedString(string: "Tea", attributes: [.font: \(fonts[5])])
          draw(row, in: row.size())
        }
      }
      struct Others {
        func name(_ chip: Chip) { show(chip.subtitle) }
        func title() -> CGSize { title.size() }
      }
      """
    }
    expect(
      rule, in: source((1...6).map { "\($0)\u{FE0F}\u{20E3}UIFont.systemFont(ofSize: 17)" }),
      [
        "1️⃣": measured, "2️⃣": message, "3️⃣": measured, "4️⃣": measured, "5️⃣": message,
        "6️⃣": message,
      ],
      fixed: source(Array(repeating: fixed, count: 6)))
    // A property that another type shows.
    expect(
      rule,
      in: """
        struct Chip {
          var title: NSAttributedString {
            NSAttributedString(string: name, attributes: [.font: 1️⃣UIFont.systemFont(ofSize: 17)])
          }
          var width: CGFloat { title.size().width }
        }
        func show(_ chip: Chip) { label.attributedText = chip.title }
        """, ["1️⃣": message],
      fixed: """
        struct Chip {
          var title: NSAttributedString {
            NSAttributedString(string: name, attributes: [.font: \(fixed)])
          }
          var width: CGFloat { title.size().width }
        }
        func show(_ chip: Chip) { label.attributedText = chip.title }
        """)
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        let a = [NSAttributedString.Key.font: UIFont.preferredFont(forTextStyle: .body)]
        bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17)]
        UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17)]
        item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
        let b = [Key.size: UIFont.systemFont(ofSize: 17)]
        """)
  }
}
