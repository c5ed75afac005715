import DynamicTypeLint
import Testing

/// Which fixes are certain, and which a person has to decide: the shapes are those that a reviewer of 60 changes
/// of public apps rejected.
@Suite struct FixCertaintyTests {
  /// The titles of fixes, and whether each is a suggestion.
  private func fixes(_ source: String) -> [String: Bool] {
    let findings = Linter().findings(inSwift: "import UIKit\n" + source, path: "a.swift")
    let fixes = findings.compactMap(\.fix).map { ($0.title, $0.isSuggestion) }
    return Dictionary(fixes) { $0 || $1 }
  }

  @Test("Row heights: whether the cells' constraints reach the bottom is not known")
  func rows() {
    #expect(
      fixes("func f(_ t: UITableView) { t.rowHeight = 44 }")
        == ["Let the height follow the content": true])
  }

  @Test("A height with a name may be switched off for another, one in place may not")
  func heights() {
    let grow = "Let the height grow"
    let inPlace = "nameLabel.heightAnchor.constraint(equalToConstant: 30).isActive = true"
    #expect(fixes("class V: UIView { func f() { \(inPlace) } }") == [grow: false])
    let named = "let low = nameLabel.heightAnchor.constraint(equalToConstant: 30)"
    #expect(fixes("class V: UIView { func f() { \(named); low.isActive = true } }") == [grow: true])
    let other = "nameLabel.heightAnchor.constraint(equalToConstant: 40).isActive = true"
    #expect(
      fixes("class V: UIView { func f() { if a { \(inPlace) } else { \(other) } } }")
        == [grow: true])
  }

  @Test("A height that clips may be what leaves the rest of a text out")
  func clippedHeights() {
    let grow = "Let the height grow"
    #expect(fixes("let v = Text(a).frame(height: 20)") == [grow: false])
    #expect(fixes("let v = Text(a).frame(height: 20).clipped()") == [grow: true])
  }

  @Test("A size of 0 stands for the system's own, and is not scaled")
  func noSize() {
    #expect(fixes("class V: UIView { func f() { label.font = .systemFont(ofSize: 0) } }").isEmpty)
  }

  @Test("A font stays as it is where the author turned adjusting off")
  func adjustingOff() {
    let font = "label.font = .systemFont(ofSize: 17)"
    let scale = "Scale with UIFontMetrics"
    #expect(fixes("class V: UIView { func f() { \(font) } }") == [scale: false])
    #expect(
      fixes(
        """
        class V: UIView {
          func f() {
            \(font)
            label.adjustsFontForContentSizeCategory = false
          }
        }
        """)[scale] == true)
  }

  @Test(
    "Text that is drawn, only measured, or set in lines of a fixed height",
    arguments: [
      "#.draw(at: .zero)",
      "let size = #.boundingRect(with: s, options: [], context: nil)",
      "let p = NSMutableParagraphStyle(); p.minimumLineHeight = 20; p.maximumLineHeight = 20; label.attributedText = #",
    ])
  func purpose(_ use: String) {
    let text =
      "NSAttributedString(string: a, attributes: [.font: UIFont.systemFont(ofSize: 17)])"
    func found(_ body: String) -> Bool? {
      fixes("class V: UIView { func f() { \(body) }\n func g() {} }")["Scale with UIFontMetrics"]
    }
    #expect(found("label.attributedText = \(text)") == false)
    #expect(found(use.replacing("#", with: text)) == true)
  }

  @Test("Text in a picture or on a page keeps its size, as these do")
  func pictures() {
    for maker in [
      "UIGraphicsImageRenderer(size: s).image { _ in",
      "UIGraphicsPDFRenderer(bounds: b).pdfData { c in",
    ] {
      let body =
        "NSAttributedString(string: a, attributes: [.font: UIFont.systemFont(ofSize: 17)]).draw(at: .zero)"
      let source =
        "func f() { \(maker) \(body); label.font = .systemFont(ofSize: 9) } }"
      #expect(Linter().findings(inSwift: source, path: "a.swift").isEmpty)
    }
  }

  @Test("The document of an outlet may turn the property on already")
  func outlets() {
    func found(_ label: String) -> Bool? {
      fixes(
        """
        class V: UIView {
          \(label)
          func f() {
            label.font = .preferredFont(forTextStyle: .body)
          }
        }
        """)["Turn on adjustsFontForContentSizeCategory"]
    }
    #expect(found("let label = UILabel()") == false)
    #expect(found("@IBOutlet var label: UILabel!") == true)
  }
}
