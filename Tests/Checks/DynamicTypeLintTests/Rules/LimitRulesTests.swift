import DynamicTypeLint
import Testing

@Suite struct SizeLimitTooTightTests {
  private let rule = SizeLimitTooTight.id
  private func message(_ size: String) -> String {
    "text stops growing at \(size) here, below all accessibility sizes, "
      + "and no Large Content Viewer makes up for it: raise the limit, or show the viewer"
  }

  @Test func swiftUI() {
    expect(
      rule,
      in: """
        TabStrip().1️⃣dynamicTypeSize(...DynamicTypeSize.xLarge)
        TabStrip().padding().2️⃣dynamicTypeSize(.small ... .large).padding()
        TabStrip().3️⃣dynamicTypeSize(.large)
        TabStrip().4️⃣environment(\\.sizeCategory, .extraLarge)
        """, ["1️⃣": message("XL"), "2️⃣": message("L"), "3️⃣": message("L"), "4️⃣": message("XL")])
  }

  @Test func uiKit() {
    expect(
      rule,
      in: """
        1️⃣view.maximumContentSizeCategory = .extraExtraExtraLarge
        strip.maximumContentSizeCategory = .large
        strip.showsLargeContentViewer = true
        2️⃣window?.traitOverrides.preferredContentSizeCategory = .large
        """, ["1️⃣": message("XXXL"), "2️⃣": message("L")])
  }

  @Test("Limits below twice the size, which WCAG 1.4.4 asks for: 28 and 33 of 17 points")
  func belowTwiceTheSize() {
    func note(_ size: String, _ percent: Int) -> String {
      "note: text stops growing at \(size) here, where body text has \(percent) % of its size: readers "
        + "who chose more do not get it; AX3 is the first with 200 %"
    }
    expect(
      rule,
      in: """
        Toast().1️⃣dynamicTypeSize(.xSmall ... .accessibility1)
        Picker().2️⃣dynamicTypeSize(...DynamicTypeSize.accessibility2)
        3️⃣view.maximumContentSizeCategory = .accessibilityLarge
        """, ["1️⃣": note("AX1", 164), "2️⃣": note("AX2", 194), "3️⃣": note("AX2", 194)])
  }

  @Test("A type that shows the viewer does so for the view in the limited one")
  func viewerOfTheType() {
    expect(
      rule,
      in: """
        class Strip: UIView {
          func setUp() {
            maximumContentSizeCategory = .large
            button.showsLargeContentViewer = true
          }
        }
        class Other: UIView { func setUp() { 1️⃣maximumContentSizeCategory = .large } }
        """, ["1️⃣": message("L")])
  }

  // Body has 17 points at L and 28 at AX1, 165 %; large titles 34 and 44, 129 %.
  @Test("A greatest point size is a limit, by how far its style grows")
  func greatestPointSizes() {
    func message(_ points: Int, _ percent: Int) -> String {
      "this font stops growing at \(points) points, \(percent) % of its size, below all accessibility sizes: raise the limit"
    }
    expect(
      rule,
      in: """
        a.font = 1️⃣UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 23)
        b.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 28)
        let size: CGFloat = 20
        let title = UIFont.systemFont(ofSize: size)
        c.font = UIFontMetrics.default.scaledFont(for: title, maximumPointSize: size * 1)
        d.font = 2️⃣UIFontMetrics.default.scaledFont(for: title, maximumPointSize: 30)
        e.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 44)
        f.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        g.font = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20)
        """, ["1️⃣": message(23, 135), "2️⃣": message(30, 150)])
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        Article().dynamicTypeSize(...DynamicTypeSize.accessibility3)
        Article().dynamicTypeSize(.accessibility1)
        Article().dynamicTypeSize(.large...)
        Article().dynamicTypeSize(limit)
        TabStrip().dynamicTypeSize(...DynamicTypeSize.xLarge).accessibilityShowsLargeContentViewer()
        TabStrip().environment(\\.locale, .large)
        Image(systemName: "globe").imageScale(.large).dynamicTypeSize(.xLarge)
        Miniature().dynamicTypeSize(.large).accessibilityHidden(true)
        view.maximumContentSizeCategory = .accessibilityExtraLarge
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        model.preferredContentSizeCategory = .large
        let picture = RoundedImageView()
        picture.maximumContentSizeCategory = .small
        cell.imageView?.maximumContentSizeCategory = .small
        #Preview { TabStrip().dynamicTypeSize(.xSmall) }
        """)
  }
}

@Suite struct SingleLineTextTests {
  private let rule = SingleLineText.id
  private let message =
    "note: larger text loses its end here: it is held to one line; allow more of them at accessibility sizes"

  @Test func lineLimits() {
    expect(
      rule,
      in: """
        Text(item.name).1️⃣lineLimit(1)
        Text(item.name).3️⃣lineLimit(2)
        Text(item.name).4️⃣lineLimit(...3)
        Text(item.name).5️⃣lineLimit(1, reservesSpace: true)
        Text(item.name).lineLimit(4)
        Text(item.name).lineLimit(2...)
        Text(item.name).lineLimit(nil)
        Text(item.name).lineLimit(1).minimumScaleFactor(0.5)
        Text(item.name).lineLimit(typeSize.isAccessibilitySize ? nil : 1)
        HStack { Text(item.name).lineLimit(1); Text(item.price) }.minimumScaleFactor(0.5)
        ViewThatFits { Text(item.name).lineLimit(1); Text(item.shortName).lineLimit(1) }
        Text(item.name).font(.system(size: 15)).lineLimit(1)
        List {}.toolbar { ToolbarItem(placement: .principal) { Text(item.name).lineLimit(1) } }
        Text(item.name).lineLimit(1).6️⃣fixedSize()
        VStack { Text(item.name).lineLimit(1) }.redacted(reason: .placeholder)
        HStack { Image("cart"); Text(item.name).lineLimit(1) }.fixedSize(horizontal: true, vertical: false)
        Text(item.name).2️⃣lineLimit(1).fixedSize(horizontal: false, vertical: true)
        Image(systemName: "cart").lineLimit(1)
        """,
      [
        "1️⃣": message, "2️⃣": message, "3️⃣": message.replacing("one line", with: "2 lines"),
        "4️⃣": message.replacing("one line", with: "3 lines"), "5️⃣": message, "6️⃣": never,
      ])
    expect(rule, in: "import WidgetKit\nText(item.name).lineLimit(1)")
  }

  private let never =
    "note: this text never wraps: larger text reaches beyond the screen; let it wrap, or keep its height alone"

  // 53 points at AX5, half of which a letter is wide: 12 letters are 318 of an iPhone SE's 320 points.
  @Test("Text as wide as its content, where that may be wider than a screen")
  func fixedSizes() {
    expect(
      rule,
      in: """
        Text(item.name).1️⃣fixedSize()
        Text("Administrator").2️⃣fixedSize(horizontal: true, vertical: true)
        Text("Total").fixedSize()
        Text(item.name).fixedSize(horizontal: false, vertical: true)
        Text(item.name).font(.system(size: 15)).fixedSize()
        Button { buy() } label: { Text(item.name) }.3️⃣fixedSize()
        Button { buy() } label: { Image("cart") }.fixedSize()
        ScrollView(.horizontal) { HStack { Text(item.name).fixedSize() } }.frame(maxWidth: .infinity)
        ViewThatFits { Text(item.name).fixedSize(); Text(item.shortName) }
        """, ["1️⃣": never, "2️⃣": never, "3️⃣": never])
  }

  @Test("Labels that code holds to a few lines")
  func fewLines() {
    expect(
      rule,
      in: """
        nameLabel.font = .preferredFont(forTextStyle: .body)
        1️⃣nameLabel.numberOfLines = 2
        noteLabel.font = .preferredFont(forTextStyle: .body)
        noteLabel.numberOfLines = 4
        """, ["1️⃣": message.replacing("one line", with: "2 lines")])
  }

  @Test("Labels that the file makes and leaves at one line")
  func labelsLeftAlone() {
    expect(
      rule,
      in: """
        class Card: UIView {
          private let title = UILabel()
          private let total: UILabel = {
            let label = UILabel()
            1️⃣label.font = .preferredFont(forTextStyle: .body)
            return label
          }()
          private let story = UILabel()
          private let dateLabel = UILabel()
          private let fixed = UILabel()
          private let styled = UILabel()
          func setUp() {
            2️⃣title.font = .preferredFont(forTextStyle: .headline)
            story.font = .preferredFont(forTextStyle: .body)
            story.numberOfLines = 0
            dateLabel.font = .preferredFont(forTextStyle: .body)
            fixed.font = .systemFont(ofSize: 17)
            styled.font = .preferredFont(forTextStyle: .body)
            allowLines(styled)
          }
        }
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test("Labels of UIKit whose font follows the reader")
  func labels() {
    expect(
      rule,
      in: """
        nameLabel.font = .preferredFont(forTextStyle: .body)
        1️⃣nameLabel.numberOfLines = 1
        fixedLabel.font = .systemFont(ofSize: 17)
        fixedLabel.numberOfLines = 1
        unknownLabel.numberOfLines = 1
        storyLabel.font = .preferredFont(forTextStyle: .body)
        storyLabel.numberOfLines = isOpen ? 0 : 1
        openLabel.font = .preferredFont(forTextStyle: .body)
        openLabel.numberOfLines = 1
        openLabel.numberOfLines = 0
        tabLabel.font = .preferredFont(forTextStyle: .body)
        tabLabel.numberOfLines = 1
        tabLabel.maximumContentSizeCategory = .large
        priceLabel.font = .preferredFont(forTextStyle: .body)
        priceLabel.numberOfLines = 1
        priceLabel.adjustsFontSizeToFitWidth = true
        """, ["1️⃣": message])
  }
}

@Suite struct LineHeightExactTests {
  private let rule = LineHeightExact.id
  private let message =
    "lines keep 22 points at every text size; larger text overlaps or loses its top: use a multiple or a "
    + "scaled value"

  @Test("Heights of lines that a style or whoever calls asks for")
  func heightsOfCallers() {
    let note =
      "note: lines keep the height that is asked for; nothing in this file scales it: larger text overlaps or loses its top"
    let source = """
      func set(_ lineHeight: CGFloat) {
        1️⃣paragraph.maximumLineHeight = lineHeight
        2️⃣paragraph.maximumLineHeight = style.bodyLineHeight
        paragraph.maximumLineHeight = height
      }

      """
    expect(rule, in: source, ["1️⃣": note, "2️⃣": note])
    expect(
      rule,
      in: source.replacing("1️⃣", with: "").replacing("2️⃣", with: "")
        + "let height = UIFontMetrics.default.scaledValue(for: 17)")
  }

  @Test func exactHeights() {
    expect(
      rule,
      in: """
        1️⃣paragraph.maximumLineHeight = 22
        Text(story).2️⃣lineHeight(.exact(points: 22))
        paragraph.minimumLineHeight = 22
        paragraph.maximumLineHeight = 0
        paragraph.maximumLineHeight = UIFontMetrics.default.scaledValue(for: 22)
        Text(story).lineHeight(.multiple(factor: 1.2))
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test("Text that does not grow is not squeezed")
  func fixedFonts() {
    expect(
      rule,
      in: """
        Text(story).font(.system(size: 17)).lineHeight(.exact(points: 22))
        func note() -> NSAttributedString {
          let style = NSMutableParagraphStyle()
          style.maximumLineHeight = 22
          return NSAttributedString(
            string: story, attributes: [.font: UIFont(name: "Avenir-Book", size: 17)!, .paragraphStyle: style])
        }
        func story() {
          let style = NSMutableParagraphStyle()
          1️⃣style.maximumLineHeight = 22
          titleLabel.font = .systemFont(ofSize: 17)
          textView.font = .preferredFont(forTextStyle: .body)
        }
        """, ["1️⃣": message])
  }
}

@Suite struct FixedWidthTests {
  private let rule = FixedWidth.id

  private func message(_ points: Int, _ letters: Int) -> String {
    "note: \(points) points hold \(letters) letters of body text at the largest size: a least width lets words stay whole"
  }

  // 53 points at AX5, half of which a letter is wide: four are 106 points, the 11 of `Temperature` 291.5.
  @Test func frames() {
    expect(
      rule,
      in: """
        TextField("Amount", text: $amount).frame(1️⃣width: 50)
        Text(item.total).frame(2️⃣width: 105)
        Text(item.total).frame(width: 106)
        Text("Outside Temperature").frame(3️⃣width: 291)
        Text("Outside Temperature").frame(width: 292)
        Text("kg").frame(width: 60, alignment: .leading)
        Text("A").frame(width: 20, height: 20)
        Text(item.total).frame(minWidth: 50)
        Text(item.total).frame(width: width)
        Text(item.total).font(.system(size: 17)).frame(width: 50)
        Text(item.total).minimumScaleFactor(0.8).frame(width: 50)
        ToolbarItem { Text(item.total).frame(width: 50) }
        Image("a").frame(width: 50)
        """, ["1️⃣": message(50, 1), "2️⃣": message(105, 3), "3️⃣": message(291, 10)])
  }
}
