import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeSource
import Testing

/// Constants that one file declares and another uses, as apps keep them in a theme's file.
@Suite struct LinkedSourcesTests {
  /// What is found in files that are linked, as `FILE:line rule`; the first file is `0`.
  private func findings(in files: String...) -> [String] {
    let read = files.enumerated().map { number, text in
      SourceFile(reading: Array(text.utf8), path: "\(number)")
    }
    return SourceFile.linked(read).flatMap { Linter().findings(in: $0) }.map {
      "\($0.location.path):\($0.location.line) \($0.rule)"
    }
  }

  @Test("A fixed font is reported once, where it is made; and what adjusts it, where that is said")
  func fixedFont() {
    let theme = "enum Theme {\n  static let title = UIFont.systemFont(ofSize: 17)\n}"
    #expect(
      findings(in: theme, "label.font = Theme.title") == ["0:2 fixed-font-size"])
    #expect(
      findings(
        in: "label.font = Theme.title\nlabel.adjustsFontForContentSizeCategory = true", theme)
        == ["0:2 adjusts-fixed-font", "1:2 fixed-font-size"])
  }

  @Test("A preferred font of another file needs a view that adjusts, and is not to be scaled")
  func preferredFont() {
    #expect(
      findings(
        in: "extension UIFont { static let note = UIFont.preferredFont(forTextStyle: .footnote) }",
        "label.font = .note",
        "label.font = UIFont.note\nlabel.adjustsFontForContentSizeCategory = true",
        "label.font = UIFontMetrics.default.scaledFont(for: .note)")
        == ["1:1 missing-adjusts-font", "3:1 missing-adjusts-font", "3:1 scaled-twice"])
  }

  @Test("A font that another file gives a view from outside")
  func fontFromOutside() {
    let cell =
      "class Cell: UITableViewCell {\n  let total = UILabel()\n  func f() { total.text = a }\n}"
    #expect(findings(in: cell) == ["0:2 default-font"])
    #expect(findings(in: cell, "cell.total.font = .preferredFont(forTextStyle: .body)") == [])
  }

  @Test("A function of another file that makes fonts which follow the reader")
  func scalingHelper() {
    let view = "class V { let label = UILabel(); func f() { label.font = Theme.font(17) } }"
    #expect(
      findings(
        in: """
          enum Theme {
            static func font(_ size: CGFloat) -> UIFont {
              UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))
            }
          }
          """, view) == ["1:1 missing-adjusts-font"])
    // Nothing at each use: the one cause is in the function.
    #expect(
      findings(
        in:
          "enum Theme { static func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }",
        view) == ["0:1 fixed-font-size"])
    // Of a type that no file declares: whatever font it is, the label does not adjust.
    #expect(findings(in: view) == ["0:1 missing-adjusts-font"])
  }

  @Test("A size that another file chooses by the device is as fixed as one number")
  func choices() {
    let view = "label.font = .systemFont(ofSize: Look.size)"
    let choosing = [
      "enum Look { static let size = isSmall ? CGFloat(13) : CGFloat(15) }",
      "enum Look { static let size: CGFloat = isSmall ? 12 : isWide ? 16 : 14 }",
      "enum Look { static var size: CGFloat { isSmall ? 13 : 15 } }",
      "enum Look { static var size: CGFloat { if isSmall { 13 } else if isWide { 17 } else { 15 } } }",
      "enum Look { static var size: CGFloat { if isSmall { return 13 }; return 15 } }",
      "enum Look { static var size: CGFloat { switch idiom { case .pad: return 20; default: return 15 } } }",
    ]
    for look in choosing {
      #expect(findings(in: look, view) == ["1:1 fixed-font-size"], "\(look)")
    }
    let following = [
      "enum Look { static var size: CGFloat { if traits.preferredContentSizeCategory > .large { return 20 }; return 15 } }",
      "enum Look { static var size: CGFloat { isSmall ? 13 : dynamicTypeSize > .large ? 20 : 15 } }",
    ]
    for look in following { #expect(findings(in: look, view) == [], "\(look)") }
    let scaling =
      "enum Look { static var size: CGFloat { isSmall ? 13 : UIFontMetrics.default.scaledValue(for: 15) } }"
    #expect(findings(in: scaling, view) == ["1:1 missing-adjusts-font"])
  }

  @Test("A view of another file that always shows a text, and a size that another view scales")
  func viewsOfOtherFiles() {
    let screen =
      "struct Screen: View { var body: some View { VStack {\nRow().frame(height: 44)\n} } }"
    let row = "struct Row: View { var body: some View { HStack { Text(name)FONT } } }"
    #expect(
      findings(in: screen, row.replacing("FONT", with: "")) == ["0:2 fixed-height"])
    #expect(
      findings(in: screen, row.replacing("FONT", with: ".font(.system(size: 12))"))
        == ["1:1 fixed-font-size"])
    let title =
      "struct Title: View { let fontSize: CGFloat\nvar body: some View { Text(a).font(.system(size: fontSize)) } }"
    #expect(findings(in: title) == ["0:2 fixed-font-size"])
    #expect(
      findings(in: title, "struct Screen: View { @ScaledMetric var fontSize: CGFloat = 12 }") == [])
  }

  @Test("A font whose name the run gives to images alone is that of symbols")
  func fontsOfImages() {
    func theme(_ icon: String, _ title: String = "2️⃣", _ mark: String = "3️⃣") -> String {
      """
      enum AppFont {
        case icon, title
        var font: Font {
          switch self {
          case .icon: return \(icon).system(size: 40)
          case .title: return \(title).system(size: 19).weight(.bold)
          }
        }
      }
      extension Font { static let mark = \(mark)Font.system(size: 40) }
      """
    }
    let views = """
      struct Row: View {
        var body: some View {
          Image(systemName: "star").padding().appFont(.icon)
          seal.appFont(.icon)
          Text(a).appFont(.title)
          Image(systemName: "star").appFont(.title)
          Image(systemName: "star").font(Font.mark)
        }
        var seal: some View { Image("seal") }
      }
      """
    let symbol =
      "note: this symbol keeps 40 points at every text size, beside text that grows: use a text style, or a "
      + "size from @ScaledMetric"
    let text =
      "this text keeps 40 points at every text size; readers who need larger text do not get it: "
      + "use a text style such as .largeTitle, or a size from @ScaledMetric"
    let title =
      "this text keeps 19 points at every text size; readers who need larger text do not get it: "
      + "use a text style such as .title3, or a size from @ScaledMetric"
    let rule = FixedFontSize.id
    expect(
      rule, inRun: [theme("1️⃣"), views], ["1️⃣": symbol, "2️⃣": title, "3️⃣": symbol])
    // Used elsewhere, whatever for, and never used: who knows.
    for other in ["Text(a).appFont(.icon)", "let kept: AppFont = .icon", "if case .icon = kept {}"]
    {
      expect(
        rule, inRun: [theme("1️⃣"), views, other], ["1️⃣": text, "2️⃣": title, "3️⃣": symbol])
    }
    expect(rule, inRun: [theme("1️⃣")], ["1️⃣": text, "2️⃣": title, "3️⃣": text])
  }

  @Test("A button's title, and an image, of another file")
  func imagesOfOtherFiles() {
    let bar = """
      class Bar: UIView {
        let close = UIButton()
        func f() {
          close.titleLabel?.font = UIFont.systemFont(ofSize: 15)
          close.setImage(UIImage(named: "x"), for: .normal)
        }
      }
      """
    #expect(findings(in: bar) == ["0:5 icon-button-without-large-content"])
    #expect(
      findings(in: bar, "bar.close.setTitle(a, for: .normal)  // font") == ["0:4 fixed-font-size"])
    let row = "struct Row: View { var body: some View { Rosette().font(.system(size: 50)) } }"
    let rosette = "struct Rosette: View { var body: some View { VIEW.font(.body) } }"
    #expect(findings(in: row) == ["0:1 fixed-font-size"])
    #expect(findings(in: row, rosette.replacing("VIEW", with: "Image(\"a\")")) == [])
    #expect(
      findings(in: row, rosette.replacing("VIEW", with: "Text(a)")) == ["0:1 fixed-font-size"])
    #expect(
      findings(
        in: row, rosette.replacing("VIEW", with: "Image(\"a\")"),
        rosette.replacing("VIEW", with: "Text(a)")) == ["0:1 fixed-font-size"])
  }

  @Test("What the one instance of a type has")
  func onlyInstances() {
    #expect(
      findings(
        in: "struct Look { static let shared = Look(); let fontSize: CGFloat = 13 }",
        "label.font = .systemFont(ofSize: Look.shared.fontSize)") == ["1:1 fixed-font-size"])
  }

  @Test("Constants of a struct's instances, and of types that no file declares")
  func tokens() {
    #expect(
      findings(
        in: "struct Look {  // fonts\n  let size: CGFloat = 17\n}",
        "class V {\n  let look = Look()\n  func f() {\n    label.font = .systemFont(ofSize: look.size)\n  }\n}"
      )
        == ["1:4 fixed-font-size"])
    #expect(findings(in: "label.font = .systemFont(ofSize: Look.size)") == ["0:1 fixed-font-size"])
    #expect(findings(in: "label.font = .systemFont(ofSize: Look.scaledSize)") == [])
    #expect(
      findings(
        in: "enum Look { static var size: CGFloat { compute() } }  // fonts",
        "label.font = .systemFont(ofSize: Look.size)") == [])
  }

  @Test("What another file scales is no fixed font")
  func scaledElsewhere() {
    #expect(
      findings(
        in: "enum Theme { static let title = UIFont(name: \"Avenir-Book\", size: 17)! }",
        """
        label.font = UIFontMetrics.default.scaledFont(for: Theme.title)
        label.adjustsFontForContentSizeCategory = true
        """) == [])
    #expect(
      findings(
        in: "enum Theme { static func title() -> UIFont { .systemFont(ofSize: 17) } }",
        "enum Other { static func title() -> UIFont { .systemFont(ofSize: 17) } }",
        """
        label.font = UIFontMetrics.default.scaledFont(for: Theme.title())
        label.adjustsFontForContentSizeCategory = true
        """) == ["1:1 fixed-font-size"])
  }

  @Test("A function that scales the font it is given scales those of other files, too")
  func scalingFunctions() {
    let helper = """
      extension UILabel {
        func set(_ font: UIFont) { self.font = UIFontMetrics.default.scaledFont(for: font) }
        func show(_ font: UIFont) { self.font = font }
        func adjust() { adjustsFontForContentSizeCategory = true }
      }
      """
    #expect(findings(in: helper, "title.set(.systemFont(ofSize: 17))") == [])
    #expect(
      findings(in: helper, "title.show(.systemFont(ofSize: 17))") == ["1:1 fixed-font-size"])
  }

  @Test("Lengths: of fonts, of rows, of views; through as many files as it takes")
  func lengths() {
    #expect(
      findings(
        in: "enum Sizes { static let body: CGFloat = Base.font }",
        "tableView.rowHeight = Layout.row",
        "let a = UIFont.systemFont(ofSize: Sizes.body)",
        "Text(name).frame(height: .line)",
        "enum Base { static let font: CGFloat = 17 }",
        "struct Layout { static let row: CGFloat = 44 /* height */ }",
        "extension CGFloat { static let line = 20.0 /* height */ }")
        == ["1:1 fixed-row-height", "2:1 fixed-font-size", "3:1 fixed-height"])
  }

  @Test("Types that are nested are named in full, or from within")
  func nested() {
    let theme = """
      enum Theme {
        enum Font { static let title = UIFont.preferredFont(forTextStyle: .body) }
      }
      """
    #expect(findings(in: theme, "label.font = Theme.Font.title") == ["1:1 missing-adjusts-font"])
    #expect(
      findings(in: theme, "label.font = App.Theme.Font.title") == ["1:1 missing-adjusts-font"])
    #expect(
      findings(in: theme, "extension Theme { func set() { label.font = Font.title } }")
        == ["1:1 missing-adjusts-font"])
    // SwiftUI's own.
    #expect(findings(in: theme, "label.font = Font.title") == [])
    #expect(findings(in: theme, "label.font = .title") == [])
  }

  @Test("Extensions in other files see a type's own constants")
  func extensions() {
    #expect(
      findings(
        in: "class Cell { static let height: CGFloat = 20 }",
        "extension Cell { func f() { a = label.heightAnchor.constraint(equalToConstant: Self.height) } }",
        "extension Cell { var a: Any { label.heightAnchor.constraint(equalToConstant: height) } }",
        "class Row { var a: Any { label.heightAnchor.constraint(equalToConstant: height) } }")
        == ["1:1 fixed-height", "2:1 fixed-height"])
  }

  @Test("Global constants, by names that locals and inherited properties do not have")
  func globals() {
    #expect(
      findings(
        in: "let Font_12 = UIFont(name: \"Avenir-Book\", size: 12)!\nlet kRowHeight: CGFloat = 44",
        "label.font = UIFontMetrics.default.scaledFont(for: Font_12)\n"
          + "label.adjustsFontForContentSizeCategory = true",
        "tableView.rowHeight = kRowHeight") == ["2:1 fixed-row-height"])
    #expect(findings(in: "let height: CGFloat = 44", "tableView.rowHeight = height") == [])
  }

  @Test("Nothing is said where it is not certain which constant is meant")
  func uncertain() {
    let use = "tableView.rowHeight = Layout.height"
    let small = "enum Layout { static let height: CGFloat = 44 }"
    #expect(findings(in: use, small, small) == ["0:1 fixed-row-height"])
    #expect(
      findings(in: use, small, "enum Layout { static let height: CGFloat = 200 }") == [])
    #expect(findings(in: use, "enum Layout { static var height: CGFloat = 44 }") == [])
    #expect(findings(in: use, "private enum Layout { static let height: CGFloat = 44 }") == [])
    #expect(findings(in: use, "enum Layout { fileprivate static let height = 44.0 }") == [])
    #expect(
      findings(in: use, small, "private enum Layout { static let height: CGFloat = 200 }")
        == ["0:1 fixed-row-height"])
    // A file's own comes first.
    #expect(
      findings(in: use + "\nprivate enum Layout { static let height: CGFloat = 200 }", small) == [])
    // Constants that lead round in circles.
    #expect(
      findings(
        in: "enum A { static let height = B.height }", "enum B { static let height = A.height }",
        "tableView.rowHeight = A.height") == [])
  }
}
