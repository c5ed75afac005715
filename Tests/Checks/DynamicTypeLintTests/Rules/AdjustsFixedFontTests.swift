import DynamicTypeLint
import Testing

@Suite struct AdjustsFixedFontTests {
  private let rule = AdjustsFixedFont.id

  @Test func plainFonts() {
    expect(
      rule,
      in: """
        func setUp() {
          let label = UILabel()
          label.font = UIFont.boldSystemFont(ofSize: 17)
          1️⃣label.adjustsFontForContentSizeCategory = true
        }
        """,
      [
        "1️⃣":
          "this adjusts nothing: the font set here is neither a text style nor scaled by "
          + "UIFontMetrics, so the text keeps its size: use either"
      ])
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        a.font = .preferredFont(forTextStyle: .body)
        a.adjustsFontForContentSizeCategory = true
        b.adjustsFontForContentSizeCategory = true
        c.font = .systemFont(ofSize: 17)
        c.font = theme.font
        c.adjustsFontForContentSizeCategory = true
        d.font = .systemFont(ofSize: 17)
        d.adjustsFontForContentSizeCategory = false
        """)
  }
}
