import DynamicTypeLint
import Testing

@Suite struct ScaledTwiceTests {
  private let sizeMessage =
    "the font's size is scaled already, and scaledFont(for:) scales it again: "
    + "text grows far beyond the reader's size; give the font its size at the default text size"

  private let rule = ScaledTwice.id

  @Test("Through functions of the file that give back a scaled value")
  func helpers() {
    expect(
      rule,
      in: """
        func scaled(_ size: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: size) }
        func plain(_ size: CGFloat) -> CGFloat { size + 1 }
        let a = UIFontMetrics.default.scaledFont(for: 1️⃣.systemFont(ofSize: scaled(17)))
        let b = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: plain(17)))
        """.replacing("1️⃣", with: "").replacing("let a = ", with: "let a = 1️⃣"),
      ["1️⃣": sizeMessage])
  }

  @Test func customFonts() {
    let message =
      "the size is scaled already, and Font.custom(_:size:) scales it again: "
      + "text grows far beyond the reader's size"
    expect(
      rule,
      in: """
        struct Total: View {
          @ScaledMetric(relativeTo: .title) private var size: CGFloat = 28
          var body: some View {
            Text("Total").font(1️⃣.custom("Avenir-Book", size: size))
            Text("Total").font(2️⃣Font.custom("Avenir-Book", size: self.size / 2, relativeTo: .title))
            Text("Total").font(.custom("Avenir-Book", fixedSize: size))
          }
        }
        """, ["1️⃣": message, "2️⃣": message],
      fixed: """
        struct Total: View {
          @ScaledMetric(relativeTo: .title) private var size: CGFloat = 28
          var body: some View {
            Text("Total").font(.custom("Avenir-Book", fixedSize: size))
            Text("Total").font(Font.custom("Avenir-Book", size: self.size / 2, relativeTo: .title))
            Text("Total").font(.custom("Avenir-Book", fixedSize: size))
          }
        }
        """)
  }

  @Test func metrics() {
    expect(
      rule,
      in: """
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        a.font = 1️⃣UIFontMetrics.default.scaledFont(for: scaled)
        b.font = 2️⃣UIFontMetrics(forTextStyle: .title1)
          .scaledFont(for: UIFont.preferredFont(forTextStyle: .body), maximumPointSize: 30)
        let size = UIFontMetrics.default.scaledValue(for: 17)
        c.font = 3️⃣UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))
        let twice = 4️⃣UIFontMetrics.default.scaledValue(for: size)
        d.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "Avenir-Book", size: 17)!)
        """,
      [
        "1️⃣":
          "error: scaledFont(for:) raises an exception for a font that it has scaled already: scale it once",
        "2️⃣":
          "a preferred font keeps its own text style and scales by itself; "
          + "scaledFont(for:) changes nothing",
        "3️⃣":
          "the font's size is scaled already, and scaledFont(for:) scales it again: "
          + "text grows far beyond the reader's size; give the font its size at the default text size",
        "4️⃣": "the value is scaled already, and scaledValue(for:) scales it again",
      ])
  }

  @Test("Sizes of text styles are the reader's, unless traits say which")
  func textStyles() {
    expect(
      rule,
      in: """
        extension UIFont {
          static func preferred(_ style: TextStyle, weight: Weight) -> UIFont {
            let metrics = UIFontMetrics(forTextStyle: style)
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            return 1️⃣metrics.scaledFont(for: .systemFont(ofSize: descriptor.pointSize, weight: weight))
          }
          static func atLarge(_ style: TextStyle, weight: Weight) -> UIFont {
            let large = UITraitCollection(preferredContentSizeCategory: .large)
            let font = preferredFont(forTextStyle: style, compatibleWith: large)
            let descriptor = UIFontDescriptor.preferredFontDescriptor(
              withTextStyle: style, compatibleWith: large)
            print(metrics.scaledFont(for: .systemFont(ofSize: descriptor.pointSize)))
            return metrics.scaledFont(for: .systemFont(ofSize: font.pointSize, weight: weight))
          }
          func own(_ view: UIView) {
            let font = UIFont.preferredFont(
              forTextStyle: .body, compatibleWith: view.traitCollection)
            print(2️⃣metrics.scaledFont(for: .systemFont(ofSize: font.pointSize)))
          }
        }
        """, ["1️⃣": sizeMessage, "2️⃣": sizeMessage])
  }

  @Test(
    "Where the size is the reader's by default, and of a font made from a scaled one's descriptor")
  func defaultsAndDescriptors() {
    expect(
      rule,
      in: """
        func font(_ size: CGFloat?) -> UIFont {
          let preferred = UIFont.preferredFont(forTextStyle: .title2)
          let metrics = UIFontMetrics(forTextStyle: .title2)
          let plain = metrics.scaledFont(for: UIFont.systemFont(ofSize: size ?? 22))
          let system = 1️⃣metrics.scaledFont(for: UIFont.systemFont(ofSize: size ?? preferred.pointSize))
          let descriptor = plain.fontDescriptor.withSymbolicTraits(.traitBold)!
          let bold = UIFont(descriptor: descriptor, size: 0)
          let small = UIFont(descriptor: descriptor, size: 12)
          let again = 2️⃣metrics.scaledFont(for: bold)
          let once = metrics.scaledFont(for: small)
          return 3️⃣metrics.scaledFont(for: UIFont(descriptor: plain.fontDescriptor, size: 0))
        }
        """, ["1️⃣": sizeMessage, "2️⃣": sizeMessage, "3️⃣": sizeMessage])
  }

  @Test func scaledMetric() {
    expect(
      rule,
      in: """
        @ScaledMetric var 1️⃣size = UIFont.preferredFont(forTextStyle: .body).pointSize
        @ScaledMetric var padding = 8
        """, ["1️⃣": "the value is scaled already, and @ScaledMetric scales it again"])
  }
}
