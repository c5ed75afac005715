import DynamicTypeLint
import Testing

@Suite struct MinimumScaleFactorTests {
  private let rule = MinimumScaleFactor.id
  private func message(_ factor: String) -> String {
    "note: where this text does not fit, it becomes as small as \(factor) of the size that the reader chose: "
      + "allow more lines at accessibility sizes"
  }

  @Test func swiftUI() {
    expect(
      rule,
      in: """
        let least = 0.3
        Text(a).lineLimit(1).1️⃣minimumScaleFactor(0.5)
        HStack { Text(a); Text(b) }.2️⃣minimumScaleFactor(least).lineLimit(2)
        Text(a).3️⃣minimumScaleFactor(0.75).frame(height: 20)
        """, ["1️⃣": message("0.5"), "2️⃣": message("0.3"), "3️⃣": message("0.75")])
  }

  @Test func uiKit() {
    expect(
      rule,
      in: """
        1️⃣titleLabel.minimumScaleFactor = 0.4
        otherLabel.numberOfLines = 1
        otherLabel.adjustsFontSizeToFitWidth = true
        2️⃣otherLabel.minimumScaleFactor = 0.1
        """, ["1️⃣": message("0.4"), "2️⃣": String(message("0.1").dropFirst("note: ".count))])
  }

  @Test("A factor that makes the largest text smaller than at Large; what is short stays a note")
  func undoing() {
    expect(
      rule,
      in: """
        Text(name).lineLimit(1).1️⃣minimumScaleFactor(0.3)
        Text("\\(count)").lineLimit(1).2️⃣minimumScaleFactor(0.3)
        Text(name).lineLimit(1).3️⃣minimumScaleFactor(0.33)
        4️⃣priceLabel.minimumScaleFactor = 0.2
        """,
      [
        "1️⃣": String(message("0.3").dropFirst("note: ".count)), "2️⃣": message("0.3"),
        "3️⃣": message("0.33"), "4️⃣": message("0.2"),
      ])
  }

  @Test("Labels that shrink, and for which nothing says how far")
  func withoutFactor() {
    let message =
      "note: where this text does not fit, it becomes as small as it takes, whatever size the reader chose: "
      + "allow more lines at accessibility sizes"
    expect(
      rule,
      in: """
        1️⃣titleLabel.adjustsFontSizeToFitWidth = true
        2️⃣cell.nameLabel.adjustsFontSizeToFitWidth = true
        nearLabel.adjustsFontSizeToFitWidth = true
        nearLabel.minimumScaleFactor = 0.9
        longLabel.adjustsFontSizeToFitWidth = true
        longLabel.numberOfLines = 0
        offLabel.adjustsFontSizeToFitWidth = false
        fixedLabel.adjustsFontSizeToFitWidth = true
        fixedLabel.font = .systemFont(ofSize: 17)
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        Text(a).lineLimit(1).minimumScaleFactor(0.8)
        Text(a).lineLimit(typeSize.isAccessibilitySize ? nil : 1).minimumScaleFactor(0.5)
        Text(a).minimumScaleFactor(0.5)
        Text(a).lineLimit(1).minimumScaleFactor(factor)
        Text(a).font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5)
        Text(a).dynamicTypeSize(.large).lineLimit(1).minimumScaleFactor(0.5)
        Image("a").lineLimit(1).minimumScaleFactor(0.5)
        #Preview { Text(a).lineLimit(1).minimumScaleFactor(0.5) }
        bodyLabel.numberOfLines = 0
        bodyLabel.minimumScaleFactor = 0.5
        offLabel.adjustsFontSizeToFitWidth = false
        offLabel.minimumScaleFactor = 0.5
        fixedLabel.font = .systemFont(ofSize: 17)
        fixedLabel.minimumScaleFactor = 0.5
        zeroLabel.minimumScaleFactor = 0
        """)
    expect(
      rule, in: "import WidgetKit\nText(a).lineLimit(1).minimumScaleFactor(0.5)")
  }
}

@Suite struct RowNeverTurnsTests {
  private let rule = RowNeverTurns.id
  private let message =
    "note: these texts stay side by side at every text size, and share the width that one of them needs: stack them at "
    + "accessibility sizes, or with ViewThatFits"

  @Test func rows() {
    expect(
      rule,
      in: """
        1️⃣HStack { Text(name); Spacer(); Text(delivery).bold() }
        2️⃣HStack(spacing: 8) {
          Text("Delivery")
          Text("\\(days) working days")
        }.padding()
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test("Labels, buttons and stacks of texts, and what if shows")
  func otherTexts() {
    expect(
      rule,
      in: """
        1️⃣HStack { Label("Device name", systemImage: "iphone"); Spacer(); Text(name) }
        2️⃣HStack {
          Button { cancel() } label: { Text("Cancel") }
          Button(confirmTitle, action: confirm)
        }
        3️⃣HStack {
          VStack { Text(name); Text(detail) }
          if let delivery { Text(delivery) }
        }
        HStack { if isOpen { Text(open) } else { Text(closed) } }
        HStack { VStack { Text(a); Text(b) }; VStack { Text(c); Text(d) } }
        HStack { Button("OK") { close() }; Button("Help", action: help) }
        HStack { Text(name); Label("Device name", systemImage: "iphone").labelStyle(.iconOnly) }
        """, ["1️⃣": message, "2️⃣": message, "3️⃣": message])
  }

  @Test("The first row of a grid, and a text beside a control that takes the width")
  func gridsAndControls() {
    expect(
      rule,
      in: """
        Grid {
          1️⃣GridRow { Text(name); Text(delivery) }
          ForEach(items) { item in GridRow { Text(item.name); Text(item.delivery) } }
        }
        2️⃣HStack { Text("Volume level"); Slider(value: $volume) }
        3️⃣HStack { Text(title); Spacer(); TextField("", text: $text) }
        HStack { Text("Max"); Slider(value: $volume) }
        HStack { Image("a"); TextField("", text: $text) }
        GridRow { Image("a"); Text(name) }
        Label { Text(name); Text(delivery) } icon: { Image("a") }
        """, ["1️⃣": message, "2️⃣": message, "3️⃣": message])
  }

  @Test("Horizontal stacks of UIKit with two labels whose fonts follow the reader")
  func stacks() {
    let turned =
      "note: these texts stay side by side at every text size, and share the width that one of them needs: make the "
      + "axis vertical at accessibility sizes"
    func source(_ setUp: String) -> String {
      """
      class Cell: UITableViewCell {
        let titleLabel = UILabel()
        let detailLabel = UILabel()
        func setUp() {
          titleLabel.font = .preferredFont(forTextStyle: .body)
          detailLabel.font = .preferredFont(forTextStyle: .body)
      \(setUp)
        }
      }
      """
    }
    let found = [
      "let row = UIStackView(arrangedSubviews: [1️⃣titleLabel, detailLabel])",
      "let row = UIStackView()\nrow.addArrangedSubview(titleLabel)\nrow.addArrangedSubview(detailLabel)\n"
        + "1️⃣row.axis = .horizontal",
    ]
    for setUp in found { expect(rule, in: source(setUp), ["1️⃣": turned]) }
    let fine = [
      "let row = UIStackView(arrangedSubviews: [titleLabel, detailLabel])\nrow.axis = .vertical",
      "let row = UIStackView(arrangedSubviews: [titleLabel, detailLabel])\nrow.axis = isLarge ? .vertical : .horizontal",
      "let row = UIStackView(arrangedSubviews: [titleLabel, imageView])",
      "let row = UIStackView(arrangedSubviews: [titleLabel, countLabel])\n"
        + "countLabel.font = .preferredFont(forTextStyle: .body)",
      "row.addArrangedSubview(titleLabel)\nrow.addArrangedSubview(detailLabel)",
    ]
    for setUp in fine { expect(rule, in: source(setUp)) }
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        HStack { Text(name); Spacer() }
        HStack { Text(name); Text("·"); Text("\\(count)"); Text(isUp ? "\\(low)" : "\\(high) m") }
        HStack { Image("a"); Text(name) }
        HStack { Text(name).font(.system(size: 12)); Text(delivery) }
        HStack { Text(name); Text(delivery) }.fixedSize()
        ToolbarItem { HStack { Text(name); Text(delivery) } }
        VStack { Text(name); Text(delivery) }
        #Preview { HStack { Text(name); Text(delivery) } }
        """)
    expect(
      rule,
      in: """
        ViewThatFits { HStack { Text(name); Text(delivery) } }
        """)
    expect(rule, in: "import WidgetKit\nHStack { Text(name); Text(delivery) }")
  }
}

@Suite struct UnboundedTextTests {
  private let rule = UnboundedText.id
  private let wraps =
    "nothing bounds the width of this label, so that it never wraps: larger text runs off the screen; tie its other edge, "
    + "too"
  private let line =
    "note: nothing bounds the width of this label: larger text runs off the screen, and no ellipsis says so; tie its "
    + "other edge, too"
  private func source(_ setUp: String, name: String = "titleLabel") -> String {
    """
    class Card: UIView {
      let \(name) = UILabel()
      func setUp() {
        addSubview(\(name))
        \(setUp)
      }
    }
    """
  }

  @Test(
    "Labels of many lines that one edge or the middle holds, and of one line in a font that follows the reader"
  )
  func held() {
    expect(
      rule,
      in: source(
        """
        titleLabel.numberOfLines = 0
        1️⃣titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        """), ["1️⃣": wraps])
    expect(
      rule,
      in: source(
        """
        titleLabel.numberOfLines = 0
        titleLabel.snp.makeConstraints { make in
          1️⃣make.leading.equalToSuperview()
          make.top.equalToSuperview()
        }
        """), ["1️⃣": wraps])
    expect(
      rule,
      in: source(
        """
        titleLabel.adjustsFontForContentSizeCategory = true
        1️⃣titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        """), ["1️⃣": line])
  }

  @Test("Labels of classes of the app's own, and those that a function of it makes to wrap")
  func ownClasses() {
    let set = "1️⃣titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true"
    expect(rule, in: source(set).replacing("UILabel()", with: "Label(.title)"), ["1️⃣": line])
    expect(
      rule, in: source(set).replacing("= UILabel()", with: ": Label = Label(.title).multiline()"),
      ["1️⃣": wraps])
  }

  @Test(
    "Labels that something else bounds, that are short, or whose font is fixed",
    arguments: [
      "titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true",
      "badge.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor).isActive = true",
      "titleLabel.widthAnchor.constraint(equalToConstant: 200).isActive = true",
      "titleLabel.snp.makeConstraints { $0.trailing.equalToSuperview() }",
      "pin(titleLabel, to: self)", "row.addArrangedSubview(titleLabel)",
      "titleLabel.preferredMaxLayoutWidth = 200", "titleLabel.adjustsFontSizeToFitWidth = true",
      "titleLabel.font = .systemFont(ofSize: 12)",
    ])
  func bound(_ more: String) {
    let set =
      "titleLabel.numberOfLines = 0\ntitleLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\n"
    expect(rule, in: source(set + more))
    expect(
      rule, in: source(set.replacing("titleLabel", with: "countLabel"), name: "countLabel"))
  }
}

@Suite struct FixedBaselineDistanceTests {
  private let rule = FixedBaselineDistance.id
  private func source(_ distance: String, _ set: String = "") -> String {
    """
    class Card: UIView {
      let titleLabel = UILabel()
      let detailLabel = UILabel()
      func setUp() {
        \(set)
        1️⃣detailLabel.firstBaselineAnchor.constraint(\(distance)).isActive = true
      }
    }
    """
  }

  /// Of 24 points: capitals and what hangs below are 0.946 of the point size, and so 21.8 of 23 and 26.5 of 28.
  @Test("Points that larger letters outgrow, and those of an object that nothing here makes")
  func distances() {
    let points =
      "24 points between these baselines hold lines of body text up to XXXL; above, the texts run into each other: use a "
      + "distance of the system, which grows with the fonts"
    expect(
      rule, in: source("equalTo: titleLabel.lastBaselineAnchor, constant: 24"), ["1️⃣": points])
    expect(
      rule,
      in: source(
        "equalTo: titleLabel.lastBaselineAnchor, constant: 24",
        "titleLabel.font = .systemFont(ofSize: 17)"), ["1️⃣": "note: " + points])
    expect(
      rule, in: source("equalTo: titleLabel.lastBaselineAnchor, constant: style.spacing"),
      [
        "1️⃣":
          "note: the distance of these baselines is style.spacing, which does not follow the text size: from some size on "
          + "the texts run into each other; use a distance of the system, which grows with the fonts"
      ])
  }

  @Test(
    "Distances of the system, more than letters need, and least ones",
    arguments: [
      "equalToSystemSpacingBelow: titleLabel.lastBaselineAnchor, multiplier: 1",
      "equalTo: titleLabel.lastBaselineAnchor, constant: 60",
      "greaterThanOrEqualTo: titleLabel.lastBaselineAnchor, constant: 24",
      "equalTo: titleLabel.firstBaselineAnchor", "equalTo: titleLabel.bottomAnchor, constant: 24",
    ])
  func fine(_ distance: String) {
    expect(rule, in: source(distance).replacing("1️⃣", with: ""))
  }
}

extension RowNeverTurnsTests {
  @Test("Two texts that anchors put side by side")
  func neighbours() {
    func source(_ link: String, button: String = "UIButton") -> String {
      """
      class Card: UIView {
        let messageLabel = UILabel()
        let \(button == "Toggle" ? "closeButton" : "buyButton") = \(button)()
        func setUp() {
          messageLabel.font = .preferredFont(forTextStyle: .body)
          buyButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
          \(link)
        }
      }
      """
    }
    let found =
      "note: these texts stay side by side at every text size, and share the width that one of them needs: put one below "
      + "the other at accessibility sizes"
    expect(
      RowNeverTurns.id,
      in: source(
        "1️⃣messageLabel.trailingAnchor.constraint(equalTo: buyButton.leadingAnchor, constant: -8).isActive = true"
      ),
      ["1️⃣": found])
    expect(
      RowNeverTurns.id,
      in: source(
        "buyButton.snp.makeConstraints { 1️⃣$0.leading.equalTo(messageLabel.snp.trailing).offset(8) }",
        button: "RoundButton"), ["1️⃣": found])
    expect(
      RowNeverTurns.id,
      in: source(
        "messageLabel.leadingAnchor.constraint(equalTo: buyButton.leadingAnchor).isActive = true"))
  }
}

@Suite struct IconDoesNotScaleTests {
  private let rule = IconDoesNotScale.id
  private func icon(_ size: String) -> String {
    "this icon keeps \(size) beside text that grows: take its size from @ScaledMetric, or leave a symbol "
      + "its font's size"
  }

  @Test func images() {
    expect(
      rule,
      in: """
        HStack {
          Image("cart").resizable().scaledToFit().1️⃣frame(width: 20, height: 24)
          Text(title).font(.headline)
        }
        """, ["1️⃣": icon("24 points")])
  }

  @Test("Icons that if shows, in buttons beside a field, and beside a stack of texts")
  func otherImages() {
    expect(
      rule,
      in: """
        HStack {
          if isSecure { SecureField("Password", text: $text) } else { TextField("Password", text: $text) }
          Button { toggle() } label: { Image("eye").resizable().1️⃣frame(width: 20, height: 20) }
        }
        HStack {
          if let image { Image(image).resizable().2️⃣frame(width: 18, height: 18) }
          VStack { Text(title) }
        }
        HStack { Image("logo").resizable().frame(width: 40, height: 40).clipShape(Circle()); Text(title) }
        """, ["1️⃣": icon("20 points"), "2️⃣": icon("18 points")])
  }

  @Test("Icons that AsyncImage shows, that a function makes, and beside symbols in a group")
  func iconsMadeElsewhere() {
    expect(
      rule,
      in: """
        struct Row: View {
          private let side: CGFloat = 30
          var body: some View {
            HStack {
              AsyncImage(url: url) { phase in
                if let image = phase.image { image.resizable() } else {
                  Image(systemName: "person.circle").resizable().1️⃣frame(width: side, height: side)
                }
              }
              Text(name)
            }
            HStack {
              Group {
                Button { find() } label: { sign("find").padding(5) }
                Button { warn() } label: { Image(systemName: "exclamationmark.triangle") }
              }
            }
            HStack {
              sign("find")
              Image(systemName: "gear").font(.system(size: 20))
            }
          }
          func sign(_ name: String) -> some View {
            Image(name).resizable().scaledToFit().2️⃣frame(width: 20)
          }
        }
        """,
      [
        "1️⃣": icon("30 points"),
        "2️⃣":
          "this icon keeps 20 points beside symbols that grow with the text: take its size from @ScaledMetric, or leave a "
          + "symbol its font's size",
      ])
  }

  @Test("Icons of labels, and beside views of the app's own")
  func iconsOfLabels() {
    expect(
      rule,
      in: """
        Label { Text(title) } icon: { Image("cart").resizable().1️⃣frame(width: 20, height: 20) }
        Label { Text(title).font(.system(size: 12)) } icon: { Image("cart").resizable().frame(width: 20) }
        Label { Text(title) } icon: { Image("cart") }
        HStack { Image("cart").resizable().2️⃣frame(width: 18); ItemName(item: item) }
        HStack { Image("cart").resizable().frame(width: 18); Drawing() }
        struct ItemName: View { var body: some View { VStack { Text(item.name); Text(item.detail) } } }
        struct Drawing: View { var body: some View { Canvas { draw($0) } } }
        """, ["1️⃣": icon("20 points"), "2️⃣": icon("18 points")])
  }

  @Test("Icons of UIKit in a view with a label whose font follows the reader")
  func iconsOfUIKit() {
    func source(_ setUp: String) -> String {
      """
      class Cell: UITableViewCell {
        let arrowView = UIImageView()
        let titleLabel = UILabel()
        func setUp() {
          contentView.addSubview(arrowView)
          contentView.addSubview(titleLabel)
      \(setUp)
        }
      }
      """
    }
    let scaled = "titleLabel.font = .preferredFont(forTextStyle: .body)\n"
    expect(
      rule,
      in: source(
        scaled + "1️⃣arrowView.heightAnchor.constraint(equalToConstant: 24).isActive = true"),
      [
        "1️⃣":
          "this icon keeps 24 points beside text that grows: take its size from UIFontMetrics, or leave a symbol "
          + "its font's size"
      ])
    expect(
      rule,
      in: source(scaled + "arrowView.heightAnchor.constraint(equalToConstant: 60).isActive = true"))
    expect(
      rule,
      in: source(
        "titleLabel.font = .systemFont(ofSize: 12)\n"
          + "arrowView.heightAnchor.constraint(equalToConstant: 24).isActive = true"))
  }

  @Test("Symbols that grow in a width that stays")
  func symbolsInWidths() {
    func message(_ room: String) -> String {
      "this symbol grows with its text, and the width kept for it, \(room), does not: it runs into what "
        + "is beside it; a minimum width lets it grow"
    }
    expect(
      rule,
      in: """
        HStack { Image(systemName: "cart").font(.title2).1️⃣frame(width: 32); Text(title) }
        HStack { Image(systemName: "cart").2️⃣frame(width: 20, height: 20); Text(title) }
        HStack { Image(systemName: "cart").3️⃣frame(width: Spacing.large); Text(title) }
        HStack { Image(systemName: "cart").frame(minWidth: 20); Text(title) }
        HStack { Image(systemName: "cart").frame(width: 60); Text(title) }
        HStack { Image(systemName: "cart").font(.system(size: 12)).frame(width: 20); Text(title) }
        """, ["1️⃣": message("32 points"), "2️⃣": message("20 points"), "3️⃣": message("Spacing.large")],
      fixed: """
        HStack { Image(systemName: "cart").font(.title2).frame(minWidth: 32); Text(title) }
        HStack { Image(systemName: "cart").frame(width: 20, height: 20); Text(title) }
        HStack { Image(systemName: "cart").frame(minWidth: Spacing.large); Text(title) }
        HStack { Image(systemName: "cart").frame(minWidth: 20); Text(title) }
        HStack { Image(systemName: "cart").frame(width: 60); Text(title) }
        HStack { Image(systemName: "cart").font(.system(size: 12)).frame(width: 20); Text(title) }
        """)
  }

  @Test func symbols() {
    let message =
      "this symbol keeps 17 points at every text size: configure it with a text style or a font that scales"
    expect(
      rule,
      in: """
        let a = 1️⃣UIImage.SymbolConfiguration(pointSize: 17, weight: .bold)
        let b = UIImage.SymbolConfiguration(textStyle: .body)
        let c = UIImage.SymbolConfiguration(pointSize: metrics.scaledValue(for: 17))
        let d = UIImage.SymbolConfiguration(pointSize: size)
        let e = UIImage.SymbolConfiguration(pointSize: 90)
        """, ["1️⃣": message])
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        struct Row: View {
          @ScaledMetric var side = 20.0
          var body: some View {
            HStack { Image("cart").resizable().frame(width: side, height: side); Text(title) }
          }
        }
        HStack { Image("cart").frame(width: 20, height: 20); Text(title) }
        HStack { Image("photo").resizable().frame(width: 80, height: 80); Text(title) }
        HStack { Image("cart").resizable().frame(width: 20, height: 20); Toggle(title, isOn: $isOn) }
        HStack { Image("cart").resizable().frame(width: 20, height: 20); Text(title) }.font(.system(size: 12))
        VStack { Image("cart").resizable().frame(width: 20, height: 20); Text(title) }
        """)
  }
}

@Suite struct BarItemWithoutLargeContentTests {
  private let rule = BarItemWithoutLargeContent.id
  private let message =
    "bars keep this view small at every text size, and show no Large Content Viewer for it: set "
    + "showsLargeContentViewer and largeContentTitle, or give the item an image or a title"

  @Test func customViews() {
    expect(
      rule,
      in: """
        let button = UIButton(type: .system)
        item.leftBarButtonItem = 1️⃣UIBarButtonItem(customView: button)
        item.rightBarButtonItem = 2️⃣UIBarButtonItem(customView: UILabel())
        let spinner = UIActivityIndicatorView()
        item.rightBarButtonItem = UIBarButtonItem(customView: spinner)
        item.rightBarButtonItem = UIBarButtonItem(title: done, style: .done, target: self, action: nil)
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        let button = UIButton(type: .system)
        button.showsLargeContentViewer = true
        button.largeContentTitle = title
        item.leftBarButtonItem = UIBarButtonItem(customView: button)
        """)
  }
}

@Suite struct IconButtonWithoutLargeContentTests {
  private let rule = IconButtonWithoutLargeContent.id
  private func message(_ size: String) -> String {
    "this button \(size) at every text size, and shows no Large Content Viewer: set showsLargeContentViewer and "
      + "largeContentTitle"
  }

  @Test("A button held to a height, and one that keeps the size of its picture")
  func pictures() {
    expect(
      rule,
      in: """
        class Card: UIView {
          let close: UIButton = {
            let button = CloseButton()
            1️⃣button.setImage(cross, for: .normal)
            return button
          }()
          let next = UIButton()
          func setUp() {
            close.heightAnchor.constraint(equalToConstant: 16).isActive = true
            2️⃣next.setImage(arrow, for: .normal)
            next.setImage(otherArrow, for: .disabled)
          }
        }
        """,
      [
        "1️⃣": message("keeps 16 points"),
        "2️⃣": "note: " + message("keeps the size of its picture"),
      ])
  }

  @Test(
    "Titles, symbols, outlets, large pictures, and files that mention the viewer",
    arguments: [
      "let a = UIButton()\na.setImage(b, for: .normal)\na.setTitle(c, for: .normal)",
      "let a = UIButton()\na.setImage(UIImage(systemName: \"b\"), for: .normal)",
      "class A { @IBOutlet var a: UIButton!\nfunc b() { a.setImage(c, for: .normal) } }",
      "let a = UIButton()\na.setImage(b, for: .normal)\na.heightAnchor.constraint(equalToConstant: 80).isActive = true",
      "let a = UIButton()\na.setImage(b, for: .normal)\na.showsLargeContentViewer = true",
    ]) func fine(source: String)
  { expect(rule, in: source) }
}

@Suite struct CustomTabBarWithoutLargeContentTests {
  private let rule = CustomTabBarWithoutLargeContent.id
  private let message =
    "note: the titles of this tab bar stay small at every text size, and it shows no Large Content Viewer: add "
    + "accessibilityShowsLargeContentViewer, or let the titles grow"

  @Test("One finding for a bar, at its first font")
  func bars() {
    expect(
      rule,
      in: """
        struct MainTabBar: View {
          var body: some View {
            HStack {
              Button { a() } label: { Text("Home").font(1️⃣.system(size: 10)) }
              Button { b() } label: { Text("Search").font(.system(size: 10)) }
            }
          }
        }
        class BottomTabBarView: UIView {
          func setUp() { title.font = 2️⃣.systemFont(ofSize: 10) }
        }
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test(
    "Bars that grow, that are no views, and the system's own",
    arguments: [
      "struct MainTabBar: View { var body: some View { Text(a).font(.caption2) } }",
      "struct MainTabBar { let font = UIFont.systemFont(ofSize: 10) }",
      "class MainTabBar: UITabBar { func f() { title.font = .systemFont(ofSize: 10) } }",
      """
      struct MainTabBar: View {
        var body: some View { Text(a).font(.system(size: 10)).accessibilityShowsLargeContentViewer() }
      }
      """,
    ])
  func fine(source: String) { expect(rule, in: source) }
}

@Suite struct UnscaledValueInScaledLayoutTests {
  private let rule = UnscaledValueInScaledLayout.id

  private func message(_ points: Int) -> String {
    "note: \(points) points of this length stay at every text size while the rest grows: take all of it from "
      + "@ScaledMetric or UIFontMetrics"
  }

  @Test("What is added to a scaled length, from 8 points on")
  func sums() {
    expect(
      rule,
      in: """
        struct Card: View {
          @ScaledMetric var line: CGFloat = 20
          let gap: CGFloat = 12
          var body: some View {
            Text(a).frame(1️⃣height: line + 24)
            Text(a).frame(2️⃣minHeight: gap + line + 9)
            Text(a).frame(height: line + 4)
            Text(a).frame(height: line * 2)
            Text(a).frame(height: gap + 24)
          }
        }
        func rows(_ table: UITableView) {
          3️⃣table.heightAnchor.constraint(equalToConstant: UIFontMetrics.default.scaledValue(for: 20) + 30).isActive = true
        }
        """, ["1️⃣": message(24), "2️⃣": message(12), "3️⃣": message(30)])
  }
}
