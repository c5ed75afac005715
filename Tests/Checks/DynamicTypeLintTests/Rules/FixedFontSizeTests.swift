import DynamicTypeLint
import Testing

@Suite struct FixedFontSizeTests {
  private let rule = FixedFontSize.id
  private func message(_ size: String, _ style: String? = nil) -> String {
    "this text keeps \(size) at every text size; readers who need larger text do not get it: "
      + (style.map { "use the text style .\($0)" } ?? "use a text style or UIFontMetrics")
  }
  /// Where no text style looks the same.
  private func message(_ size: String, like style: String) -> String {
    message(size, style).replacing("the text style", with: "a text style such as")
      + ", or a size from @ScaledMetric"
  }

  @Test("A font that is too small to read, and that no view is given, stands for its typeface")
  func typefaces() {
    expect(
      rule,
      in: """
        let face = UIFont.systemFont(ofSize: 1)
        let body = 1️⃣UIFont.systemFont(ofSize: 5)
        label.font = 2️⃣.systemFont(ofSize: 4)
        """, ["1️⃣": message("5 points"), "2️⃣": message("4 points")],
      fixed: """
        let face = UIFont.systemFont(ofSize: 1)
        let body = UIFont.systemFont(ofSize: 5)
        label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 4))
        """)
  }

  @Test("The name of a framework before its type's changes nothing")
  func namesOfModules() {
    expect(
      rule,
      in: """
        label.font = 1️⃣UIKit.UIFont.systemFont(ofSize: 17)
        Text("Total").font(2️⃣SwiftUI.Font.system(size: 17))
        """, ["1️⃣": message("17 points"), "2️⃣": message("17 points", "body")],
      fixed: """
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIKit.UIFont.systemFont(ofSize: 17))
        Text("Total").font(SwiftUI.Font.body)
        """)
  }

  @Test func uiKit() {
    expect(
      rule,
      in: """
        label.font = 1️⃣UIFont.systemFont(ofSize: 17)
        label.font = 2️⃣.boldSystemFont(ofSize: 12.5)
        label.font = 3️⃣UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .medium)
        label.font = 4️⃣UIFont(descriptor: descriptor, size: 11)
        """,
      [
        "1️⃣": message("17 points"), "2️⃣": message("12.5 points"), "3️⃣": message("its size"),
        "4️⃣": message("11 points"),
      ],
      fixed: """
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))
        label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .boldSystemFont(ofSize: 12.5))
        label.font = UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .medium)
        label.font = UIFont(descriptor: descriptor, size: 11)
        """)
  }

  @Test("Sizes of their own, whatever the font is made from, and choices between sizes")
  func resized() {
    expect(
      rule,
      in: """
        label.font = 1️⃣UIFont.preferredFont(forTextStyle: .body).withSize(13)
        label.font = 2️⃣label.font.withSize(20)
        label.font = label.font.withSize(label.font.pointSize * scale)
        label.font = 3️⃣.systemFont(ofSize: isPad ? 20 : 17)
        label.font = isPad ? 4️⃣.systemFont(ofSize: 20) : .preferredFont(forTextStyle: .body)
        label.font = .systemFont(ofSize: isPad ? 20 : metrics.scaledValue(for: 17))
        """,
      [
        "1️⃣": message("13 points"), "2️⃣": message("20 points"), "3️⃣": message("20 or 17 points"),
        "4️⃣": message("20 points"),
      ],
      fixed: """
        label.font = UIFont.preferredFont(forTextStyle: .body).withSize(13)
        label.font = label.font.withSize(20)
        label.font = label.font.withSize(label.font.pointSize * scale)
        label.font = .systemFont(ofSize: isPad ? 20 : 17)
        label.font = isPad ? UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20)) : .preferredFont(forTextStyle: .body)
        label.font = .systemFont(ofSize: isPad ? 20 : metrics.scaledValue(for: 17))
        """)
  }

  @Test("Within an extension of UIFont its name may be left out")
  func extensions() {
    expect(
      rule,
      in: """
        extension UIFont {
          class var note: UIFont { 1️⃣systemFont(ofSize: 11) }
        }
        func make() -> UIFont { systemFont(ofSize: 11) }
        """, ["1️⃣": message("11 points")])
  }

  @Test("What is chosen by the reader's text size follows the reader")
  func chosenBySize() {
    expect(
      rule,
      in: """
        label.font = traits.preferredContentSizeCategory.isAccessibilityCategory ? .systemFont(ofSize: 30) : .systemFont(ofSize: 17)
        label.font = .systemFont(ofSize: isLargeText ? 30 : 17)
        Text("Total").font(.system(size: typeSize.isAccessibilitySize ? 30 : 17))
        if traits.preferredContentSizeCategory >= .accessibilityMedium {
          label.font = .systemFont(ofSize: 30)
        } else {
          label.font = .systemFont(ofSize: 17)
        }
        switch traits.preferredContentSizeCategory {
        case .large: label.font = .systemFont(ofSize: 17)
        default: label.font = .systemFont(ofSize: 20)
        }
        """)
    // A choice between views leaves the fonts in them fixed.
    expect(
      rule,
      in: """
        if typeSize.isAccessibilitySize {
          VStack { Text("Total").font(1️⃣.system(size: 18)) }
        } else {
          HStack { Text("Total").font(2️⃣.system(size: 18)) }
        }
        button.accessibilityLabel = isPad ? name(in: 3️⃣UIFont.systemFont(ofSize: 12)) : nil
        """,
      [
        "1️⃣": message("18 points", like: "body"), "2️⃣": message("18 points", like: "body"),
        "3️⃣": message("12 points"),
      ])
  }

  @Test func swiftUI() {
    expect(
      rule,
      in: """
        struct Total: View {
          var body: some View {
            Text("Total").font(1️⃣.system(size: 34))
            Text("Total").font(2️⃣Font.system(size: 17, design: .rounded))
            Text("Total").font(3️⃣.system(size: 17, weight: .bold).italic())
            Text("Total").font(4️⃣.system(size: 18))
          }
        }
        """,
      [
        "1️⃣": message("34 points", "largeTitle"), "2️⃣": message("17 points", "body"),
        "3️⃣": message("17 points", "body.weight(.bold)"), "4️⃣": message("18 points", like: "body"),
      ],
      fixed: """
        struct Total: View {
          var body: some View {
            Text("Total").font(.largeTitle)
            Text("Total").font(Font.system(.body, design: .rounded))
            Text("Total").font(.body.weight(.bold).italic())
            Text("Total").font(.system(size: 18))
          }
        }
        """)
  }

  @Test("A weight is kept, unless it is chosen at run time")
  func weights() {
    expect(
      rule,
      in: """
        Text("Total").font(1️⃣Font.system(size: 13, weight: Font.Weight.heavy))
        Text("Total").font(2️⃣.system(size: 17, weight: isOn ? .bold : .regular))
        Text("Total").font(3️⃣.system(size: 17, weight: Theme.bold))
        Text("Total").font(4️⃣.system(size: 17, weight: .bold, design: .rounded))
        """,
      [
        "1️⃣": message("13 points", "footnote.weight(.heavy)"),
        "2️⃣": message("17 points", like: "body"),
        "3️⃣": message("17 points", like: "body"), "4️⃣": message("17 points", "body.weight(.bold)"),
      ],
      fixed: """
        Text("Total").font(Font.footnote.weight(.heavy))
        Text("Total").font(.system(size: 17, weight: isOn ? .bold : .regular))
        Text("Total").font(.system(size: 17, weight: Theme.bold))
        Text("Total").font(.system(size: 17, weight: .bold, design: .rounded))
        """)
  }

  /// `.italicized` and `.with(weight:)` are an app's; `pointSize` and `fontDescriptor` are UIFont's own.
  @Test("What an extension makes of a font has its size")
  func extended() {
    expect(
      rule,
      in: """
        label.font = 1️⃣UIFont.systemFont(ofSize: 17).italicized
        label.font = 2️⃣.systemFont(ofSize: 17).with(weight: .bold)
        let text = NSAttributedString(string: total, attributes: [.font: UIFont.systemFont(ofSize: 17).bold])
        label.font = UIFont.systemFont(ofSize: 17).scaled
        label.height = UIFont.systemFont(ofSize: 17).height(of: total)
        let width = UIFont.systemFont(ofSize: 17).width(of: total)
        label.font = UIFont(descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor, size: 0)
        """, ["1️⃣": message("17 points"), "2️⃣": message("17 points")],
      fixed: """
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17).italicized)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17).with(weight: .bold))
        let text = NSAttributedString(string: total, attributes: [.font: UIFont.systemFont(ofSize: 17).bold])
        label.font = UIFont.systemFont(ofSize: 17).scaled
        label.height = UIFont.systemFont(ofSize: 17).height(of: total)
        let width = UIFont.systemFont(ofSize: 17).width(of: total)
        label.font = UIFont(descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor, size: 0)
        """)
  }

  @Test func aStyleOfTheSameWeightIsHeadline() {
    expect(
      rule,
      in: """
        Text("Total").font(1️⃣.system(size: 17, weight: .semibold))
        Text("Total").font(2️⃣Font.system(size: 15, weight: .regular))
        Text("Total").font(3️⃣.system(size: 17, weight: .semibold, design: .rounded))
        """,
      [
        "1️⃣": message("17 points", "headline"), "2️⃣": message("15 points", "subheadline"),
        "3️⃣": message("17 points", "headline"),
      ],
      fixed: """
        Text("Total").font(.headline)
        Text("Total").font(Font.subheadline)
        Text("Total").font(.system(size: 17, weight: .semibold, design: .rounded))
        """)
  }

  @Test func constantsAreFollowed() {
    expect(
      rule,
      in: """
        enum Theme {
          static let size: CGFloat = 12 + 2
          static let title: CGFloat = 28
        }
        class Cell: UITableViewCell {
          func prepare() {
            nameLabel.font = 1️⃣.systemFont(ofSize: Theme.title)
            nameLabel.font = 2️⃣.systemFont(ofSize: Theme.size)
          }
        }
        """, ["1️⃣": message("28 points"), "2️⃣": message("its size")],
      fixed: """
        enum Theme {
          static let size: CGFloat = 12 + 2
          static let title: CGFloat = 28
        }
        class Cell: UITableViewCell {
          func prepare() {
            nameLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: Theme.title))
            nameLabel.font = .systemFont(ofSize: Theme.size)
          }
        }
        """)
  }

  @Test func symbols() {
    let start = "note: this symbol keeps 20 points at every text size, beside text that grows: "
    let message = start + "use a text style or UIFontMetrics"
    expect(
      rule,
      in: """
        Image(systemName: "star").font(1️⃣.system(size: 20))
        let configuration = UIImage.SymbolConfiguration(font: 2️⃣.systemFont(ofSize: 20))
        view.preferredSymbolConfiguration = .init(font: 3️⃣.systemFont(ofSize: 20), scale: .small)
        """,
      [
        "1️⃣": start + "use a text style, or a size from @ScaledMetric", "2️⃣": message, "3️⃣": message,
      ])
  }

  @Test("A label that shows its icon alone, whichever modifier says so first")
  func iconsOfLabels() {
    let note =
      "note: this symbol keeps 20 points at every text size, beside text that grows: use a text style, or a "
      + "size from @ScaledMetric"
    expect(
      rule,
      in: """
        Label("Buy", systemImage: "cart").labelStyle(.iconOnly).font(1️⃣.system(size: 20))
        Label("Buy", systemImage: "cart").font(2️⃣.system(size: 20)).padding().labelStyle(.iconOnly)
        """, ["1️⃣": note, "2️⃣": note])
  }

  @Test("What is chosen by a variable that has the text size, wherever it is from")
  func variablesOfTextSizes() {
    expect(
      rule,
      in: """
        struct Card: View {
          @Environment(\\.dynamicTypeSize) private var size
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            Text("Total").font(size > .large ? .system(size: 20) : .body)
            Text("Total").font(scheme == .dark ? 1️⃣.system(size: 20) : .body)
          }
        }
        class Cell: UITableViewCell {
          func prepare() {
            let category = traitCollection.preferredContentSizeCategory
            nameLabel.font = category > .large ? .systemFont(ofSize: 20) : .systemFont(ofSize: 17)
          }
          func other(size: Int) {
            nameLabel.font = size > 2 ? 2️⃣.systemFont(ofSize: 20) : .preferredFont(forTextStyle: .body)
          }
        }
        """,
      ["1️⃣": message("20 points", "title3"), "2️⃣": message("20 points")],
      fixed: """
        struct Card: View {
          @Environment(\\.dynamicTypeSize) private var size
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            Text("Total").font(size > .large ? .system(size: 20) : .body)
            Text("Total").font(scheme == .dark ? .title3 : .body)
          }
        }
        class Cell: UITableViewCell {
          func prepare() {
            let category = traitCollection.preferredContentSizeCategory
            nameLabel.font = category > .large ? .systemFont(ofSize: 20) : .systemFont(ofSize: 17)
          }
          func other(size: Int) {
            nameLabel.font = size > 2 ? UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20)) : .preferredFont(forTextStyle: .body)
          }
        }
        """)
  }

  @Test("Names of the file that stand for an image alone")
  func namedImages() {
    let symbol =
      "note: this symbol keeps 21 points at every text size, beside text that grows: use a text style, or a "
      + "size from @ScaledMetric"
    let text =
      "this text keeps 21 points at every text size; readers who need larger text do not get it: "
      + "use a text style such as .title3, or a size from @ScaledMetric"
    expect(
      rule,
      in: """
        struct Badge: View {
          let picture: Image
          let content: Content
          var body: some View {
            seal.padding().font(1️⃣.system(size: 21))
            picture.font(2️⃣.system(size: 21))
            arrow(up: true).font(3️⃣.system(size: 21))
            Image.close.font(4️⃣.system(size: 21))
            seal.font(.system(size: 60))
            label.font(5️⃣.system(size: 21))
            content.font(6️⃣.system(size: 21))
            Dot().font(7️⃣.system(size: 21))
          }
          private var seal: some View {
            Image(systemName: isOld ? "xmark.seal" : "checkmark.seal").foregroundStyle(Theme.tint)
          }
          private func arrow(up: Bool) -> some View {
            let name = up ? "up" : "down"
            if up { return Image(systemName: name) }
            return Image(systemName: "arrow")
          }
          @ViewBuilder private var label: some View {
            if isOld { Image("a") } else { Text("b") }
          }
        }
        struct Dot: View { var body: some View { Image("dot") } }
        """,
      [
        "1️⃣": symbol, "2️⃣": symbol, "3️⃣": symbol, "4️⃣": symbol, "5️⃣": text, "6️⃣": text,
        "7️⃣": symbol,
      ])
  }

  @Test("The icon that a style is asked to show")
  func iconsOfStyles() {
    let symbol =
      "note: this symbol keeps 27 points at every text size, beside text that grows: use a text style, or a "
      + "size from @ScaledMetric"
    let text =
      "this text keeps 27 points at every text size; readers who need larger text do not get it: "
      + "use a text style such as .title, or a size from @ScaledMetric"
    expect(
      rule,
      in: """
        struct Wide: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack {
              configuration.icon.font(1️⃣.system(size: 27))
              configuration.title.font(2️⃣.system(size: 27))
            }
          }
        }
        struct Tip: TipViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            if let image = configuration.image { image.font(3️⃣.system(size: 27)) }
            if let title = configuration.title { title.font(4️⃣.system(size: 27)) }
          }
        }
        """, ["1️⃣": symbol, "2️⃣": text, "3️⃣": symbol, "4️⃣": text])
  }

  @Test("The font of a title that a button with an image never has")
  func buttonsWithoutTitle() {
    let symbol =
      "note: this symbol keeps 15 points at every text size, beside text that grows: use a text style or "
      + "UIFontMetrics"
    let text =
      "this text keeps 15 points at every text size; readers who need larger text do not get it: "
      + "use a text style or UIFontMetrics"
    let source = """
      class Bar: UIView {
        private lazy var close: UIButton = {
          let button = UIButton(type: .system)
          button.titleLabel?.font = 1️⃣.boldSystemFont(ofSize: 15)
          button.setImage(UIImage(systemName: "xmark"), for: .normal)
          return button
        }()
        private let logo = UIButton()
        private let buy = UIButton()
        private let pay = UIButton()
        private let send = UIButton()
        func setUp() {
          logo.setImage(UIImage(named: "logo"), for: .normal)
          logo.titleLabel?.font = .boldSystemFont(ofSize: 15)
          buy.setImage(UIImage(systemName: "cart"), for: .normal)
          buy.titleLabel?.font = 2️⃣.boldSystemFont(ofSize: 15)
          buy.setTitle("Buy", for: .normal)
          pay.titleLabel?.font = 3️⃣.boldSystemFont(ofSize: 15)
          send.setImage(UIImage(systemName: "paperplane"), for: .normal)
          send.titleLabel?.font = 4️⃣.boldSystemFont(ofSize: 15)
          decorate(send)
        }
      }
      """
    let scaled =
      "UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .boldSystemFont(ofSize: 15))"
    expect(
      rule, in: source, ["1️⃣": symbol, "2️⃣": text, "3️⃣": text, "4️⃣": text],
      fixed: source.replacing("1️⃣", with: "")
        .replacing("2️⃣.boldSystemFont(ofSize: 15)", with: scaled)
        .replacing("3️⃣.boldSystemFont(ofSize: 15)", with: scaled)
        .replacing("4️⃣.boldSystemFont(ofSize: 15)", with: scaled))
  }

  @Test func aContainerOfImagesAloneHoldsSymbols() {
    let note =
      "note: this symbol keeps 20 points at every text size, beside text that grows: use a text style, or a "
      + "size from @ScaledMetric"
    expect(
      rule,
      in: """
        Button { Cart.shared.clear() } label: {
          Image(systemName: "xmark").frame(width: 30, height: 30)
        }.font(1️⃣.system(size: 20))
        Button(action: close) { Image(systemName: "xmark") }.font(2️⃣.system(size: 20))
        HStack { Image("a"); Spacer() }.font(3️⃣.system(size: 20))
        Button("Close") { close() }.font(4️⃣.system(size: 20))
        HStack { Image("a"); Price() }.font(5️⃣.system(size: 20))
        """,
      [
        "1️⃣": note, "2️⃣": note, "3️⃣": note, "4️⃣": message("20 points", "title3"),
        "5️⃣": message("20 points", "title3"),
      ],
      fixed: """
        Button { Cart.shared.clear() } label: {
          Image(systemName: "xmark").frame(width: 30, height: 30)
        }.font(.system(size: 20))
        Button(action: close) { Image(systemName: "xmark") }.font(.system(size: 20))
        HStack { Image("a"); Spacer() }.font(.system(size: 20))
        Button("Close") { close() }.font(.title3)
        HStack { Image("a"); Price() }.font(.title3)
        """)
  }

  /// `scaledFont(for:)` gets them as an element of a tuple, a value of a dictionary and a variable:
  /// scaled a second time they would raise an exception.
  @Test("Fonts that are scaled without their names are fine")
  func scaledUnnamed() {
    expect(
      rule,
      in: """
        var pair: (style: UIFont.TextStyle, font: UIFont) {
          isTitle ? (.title1, UIFont.boldSystemFont(ofSize: 34)) : (.body, .systemFont(ofSize: 17))
        }
        let table: [UIFont.TextStyle: UIFont] = [.footnote: .systemFont(ofSize: 13)]
        func make() -> UIFont {
          let base: UIFont
          base = UIFont.systemFont(ofSize: 17)
          return UIFontMetrics(forTextStyle: pair.style).scaledFont(for: base)
        }
        label.font = UIFontMetrics.default.scaledFont(for: pair.font)
        label.font = UIFontMetrics.default.scaledFont(for: table[.footnote]!)
        label.font = 1️⃣UIFont.systemFont(ofSize: 17)
        """, ["1️⃣": message("17 points")])
  }

  @Test func aViewsFontThatIsScaledLaterIsNotScaledBefore() {
    expect(
      rule,
      in: """
        label.font = 1️⃣UIFont.systemFont(ofSize: 17)
        label.font = UIFontMetrics.default.scaledFont(for: label.font)
        """, ["1️⃣": message("17 points")])
  }

  @Test func aFontThatIsKeptIsReportedButNotScaled() {
    expect(
      rule,
      in: """
        extension UIFont {
          static let price = 1️⃣UIFont.systemFont(ofSize: 17)
          static func badge() -> UIFont { 2️⃣.systemFont(ofSize: 11) }
        }
        """, ["1️⃣": message("17 points"), "2️⃣": message("11 points")])
  }

  @Test(
    "Files of other platforms and of tests are passed over",
    arguments: [
      "import AppKit", "import XCTest", "import Testing", "@testable import Shop",
    ])
  func unseenFiles(line: String) {
    expect(rule, in: "\(line)\nimport SwiftUI\nlabel.font = .systemFont(ofSize: 17)")
  }

  @Test func codeForSystemsBeforeTodays() {
    func source(_ fixed: String) -> String {
      """
      func f() {
        if #available(iOS 11.0, *) {
          label.font = .preferredFont(forTextStyle: .title1)
        } else {
          label.font = .systemFont(ofSize: 1)
        }
        if #available(iOS 13, *) {} else if isWide { label.font = .systemFont(ofSize: 2) }
        if #unavailable(iOS 14) { label.font = .systemFont(ofSize: 3) }
        if #available(iOS 26, *) {} else { label.font = 1️⃣\(fixed) }
        if #available(iOS 11, *), isWide {} else { label.font = 2️⃣\(fixed) }
        if #available(watchOS 3, *) {} else { label.font = 3️⃣\(fixed) }
        guard #available(iOS 12, *) else { return label.font = .systemFont(ofSize: 4) }
        if #unavailable(iOS 14) {} else { label.font = 4️⃣\(fixed) }
      }
      """
    }
    let font = ".systemFont(ofSize: 14)"
    let fixed = source("UIFontMetrics(forTextStyle: .footnote).scaledFont(for: \(font))")
    expect(
      rule, in: source(font),
      [
        "1️⃣": message("14 points"), "2️⃣": message("14 points"), "3️⃣": message("14 points"),
        "4️⃣": message("14 points"),
      ],
      fixed: ["1️⃣", "2️⃣", "3️⃣", "4️⃣"].reduce(fixed) { $0.replacing($1, with: "") })
  }

  @Test func clausesThatPlatformsWithReadersCompile() {
    expect(
      rule,
      in: """
        #if canImport(AppKit)
          import AppKit
        #endif
        #if os(macOS) || targetEnvironment(macCatalyst)
          label.font = .systemFont(ofSize: 1)
        #elseif os(tvOS)
          label.font = .systemFont(ofSize: 2)
        #else
          label.font = 1️⃣.systemFont(ofSize: 3)
        #endif
        #if canImport(UIKit) && !os(watchOS)
          label.font = 2️⃣.systemFont(ofSize: 4)
        #else
          label.font = .systemFont(ofSize: 5)
        #endif
        #if !(os(iOS) || os(visionOS) || os(watchOS))
          label.font = .systemFont(ofSize: 6)
        #endif
        #if canImport(UIKit)
        #else
          label.font = .systemFont(ofSize: 7)
        #endif
        #if BETA || os(macOS)
          label.font = 3️⃣.systemFont(ofSize: 8)
        #endif
        #if DEBUG || targetEnvironment(simulator)
          label.font = .systemFont(ofSize: 9)
        #endif
        """,
      [
        "1️⃣": message("3 points"), "2️⃣": message("4 points"), "3️⃣": message("8 points"),
      ],
      fixed: """
        #if canImport(AppKit)
          import AppKit
        #endif
        #if os(macOS) || targetEnvironment(macCatalyst)
          label.font = .systemFont(ofSize: 1)
        #elseif os(tvOS)
          label.font = .systemFont(ofSize: 2)
        #else
          label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 3))
        #endif
        #if canImport(UIKit) && !os(watchOS)
          label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 4))
        #else
          label.font = .systemFont(ofSize: 5)
        #endif
        #if !(os(iOS) || os(visionOS) || os(watchOS))
          label.font = .systemFont(ofSize: 6)
        #endif
        #if canImport(UIKit)
        #else
          label.font = .systemFont(ofSize: 7)
        #endif
        #if BETA || os(macOS)
          label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 8))
        #endif
        #if DEBUG || targetEnvironment(simulator)
          label.font = .systemFont(ofSize: 9)
        #endif
        """)
  }

  @Test("The least and the greatest of some sizes is one of them")
  func leastSizes() {
    let message =
      "this text keeps 12 or 17 points at every text size; readers who need larger text do not get it: "
      + "use a text style or UIFontMetrics"
    expect(
      rule,
      in: """
        label.font = 1️⃣.systemFont(ofSize: min(12, 17))
        label.font = .systemFont(ofSize: max(UIFontMetrics.default.scaledValue(for: 12), 17))
        label.font = .systemFont(ofSize: max(width, 17))
        """, ["1️⃣": message])
  }

  @Test("A function that makes fonts of any size is a note, where nothing is scaled")
  func factories() {
    let made =
      "note: the fonts made here keep the size they are asked for; nothing in this file scales them: "
      + "UIFontMetrics would, for all that use them"
    expect(
      rule,
      in: """
        extension UIFont {
          static func book(_ size: CGFloat) -> UIFont { 1️⃣.systemFont(ofSize: size, weight: .light) }
          static func serif(_ size: CGFloat) -> UIFont { 2️⃣UIFont(descriptor: serif, size: size) }
          static func larger(_ size: CGFloat) -> UIFont {
            let larger = size > 11 ? size : size + 3
            return 3️⃣.systemFont(ofSize: larger * 1.5)
          }
          static func other(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size * factor) }
        }
        """, ["1️⃣": made, "2️⃣": made, "3️⃣": made])
    expect(
      rule,
      in: """
        extension Style {
          var font: UIFont {
            switch self {
            case let .book(size): return 1️⃣.systemFont(ofSize: size)
            case .heading(_, let size?): return 2️⃣.boldSystemFont(ofSize: size)
            case .own(let font): return font
            }
          }
        }
        struct Title: UIViewRepresentable {
          let fontSize: CGFloat
          let side: CGFloat
          func set(_ label: UILabel) {
            let font: UIFont = 3️⃣.systemFont(ofSize: fontSize)
            let sign: UIFont = .systemFont(ofSize: side)
          }
        }
        """, ["1️⃣": made, "2️⃣": made, "3️⃣": made])
    expect(
      rule,
      in: """
        func book(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .light) }
        let height = UIFontMetrics.default.scaledValue(for: 17)
        """)
  }

  @Test(
    "Helpers of SwiftUI that give a font of any size, and sizes of fonts that views are made with")
  func factoriesOfSwiftUI() {
    let made =
      "note: the fonts made here keep the size they are asked for; nothing in this file scales them: "
      + "a text style or relativeTo: would, for all that use them"
    expect(
      rule,
      in: """
        extension Font { static func book(_ size: CGFloat) -> Font { 1️⃣.system(size: size) } }
        extension View {
          func book(size: CGFloat) -> some View { font(2️⃣.system(size: size)) }
        }
        struct Title: ViewModifier {
          let fontSize: CGFloat
          func body(content: Content) -> some View { content.font(3️⃣.system(size: fontSize)) }
        }
        struct Avatar: View {
          let size: CGFloat
          var largeFont: CGFloat { size / 2 }
          var body: some View {
            VStack {
              Text(initials).font(.system(size: size))
              Text(initials).font(.system(size: largeFont))
              Text(initials).font(.system(size: size * 0.4))
              Image(systemName: "a").font(.system(size: fontSize))
            }
          }
          let fontSize: CGFloat
        }
        """, ["1️⃣": made, "2️⃣": made, "3️⃣": made])
  }

  @Test("A size that follows the screen follows no reader")
  func screens() {
    let message =
      "this text keeps its size at every text size; readers who need larger text do not get it: "
    expect(
      rule,
      in: """
        label.font = 1️⃣.systemFont(ofSize: UIScreen.main.bounds.width * 0.04)
        let width = UIScreen.main.bounds.size.width
        Text(title).font(2️⃣.system(size: width / 20))
        Text(title).font(.system(size: geometry.size.width / 20))
        """,
      [
        "1️⃣": message + "use a text style or UIFontMetrics",
        "2️⃣": message + "use a text style such as .body, or a size from @ScaledMetric",
      ])
  }

  @Test("Scaled, measured, given or unseen fonts are fine")
  func fine() {
    expect(
      rule,
      in: """
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        let plain = UIFont.systemFont(ofSize: 17)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: plain)
        func make() -> UIFont { return UIFont.systemFont(ofSize: 17) }
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: make())
        let height = UIFont.systemFont(ofSize: 17).lineHeight
        func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        label.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))
        label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)
        label.font = UIFont(name: "Avenir", size: 17) ?? .systemFont(ofSize: 17)
        label.font = UIFont(descriptor: descriptor, size: 0)
        title.font = NSFont.systemFont(ofSize: 13)
        struct Badge: View {
          @ScaledMetric var size: CGFloat = 12
          var body: some View { Text("1").font(.system(size: size * 2)) }
        }
        #Preview { Text("1").font(.system(size: 20)) }
        struct Badge_Previews: PreviewProvider {
          static var previews: some View { Text("1").font(.system(size: 20)) }
        }
        #if os(macOS)
          let font = Font.system(size: 13)
        #endif
        """)
  }
}
