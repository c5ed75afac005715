import DynamicTypeLint
import Testing

@Suite struct FixedHeightTests {
  private let rule = FixedHeight.id

  private func message(
    _ height: String, _ what: String, _ size: String, isMaximum: Bool = false
  ) -> String {
    "\(height) hold one line of \(what) in the body style up to \(size); above, it is cut off; "
      + (isMaximum ? "without the maximum it grows" : "a minimum height lets it grow")
  }

  /// The same of a frame of SwiftUI, which cuts nothing off.
  private func framed(
    _ height: String, _ what: String, _ size: String, style: String = "body",
    isMaximum: Bool = false
  ) -> String {
    "\(height) hold one line of \(what) in the \(style) style up to \(size); above, it reaches beyond the frame, "
      + "and further lines are left out; "
      + (isMaximum ? "without the maximum it grows" : "a minimum height lets it grow")
  }

  // Caption is 16 points at XXL, 18 at XXXL and 43 at AX5, title 53 at AX4 and 58 at AX5.
  @Test("The style of the text counts, of several the tallest")
  func styles() {
    expect(
      rule,
      in: """
        Text("Total").font(.caption).frame(width: 9, 1️⃣height: 20)
        Text("Total").font(.title).frame(width: 9, 2️⃣height: 66)
        Text("Total").font(.caption).frame(height: 55)
        VStack { Text("Total").font(.caption); Text("5 €").font(.title) }.frame(width: 9, 3️⃣height: 66)
        HStack { Text("Total") }.font(.caption).frame(height: 55)
        Text("Total").font(.title).frame(width: 9, 4️⃣height: 20)
        Text("Total").frame(width: 9, 5️⃣height: 44).clipped()
        """,
      [
        "1️⃣": framed("20 points", "text", "XXL", style: "caption"),
        "2️⃣": framed("66 points", "text", "AX4", style: "title"),
        "3️⃣": framed("66 points", "text", "AX4", style: "title"),
        "4️⃣":
          "20 points hold no line of text in the title style at any text size; a minimum height lets it grow",
        "5️⃣": message("44 points", "text", "AX2"),
      ])
    expect(
      rule,
      in: """
        noteLabel.font = .preferredFont(forTextStyle: .caption1)
        noteLabel.heightAnchor.constraint(equalToConstant: 55).isActive = true
        """)
  }

  // Body is 17 points at L, 33 at AX2, 40 at AX3; a line takes 2444/2048 of that. The lowest line is Caption 2's of 11 points,
  // 13.1 points high.
  @Test func constraints() {
    expect(
      rule,
      in: """
        class Card: UIView {
          let title: UILabel
          let button: UIButton
          func setUp() {
            button.setTitle("Buy", for: .normal)
            NSLayoutConstraint.activate([
              1️⃣title.heightAnchor.constraint(equalToConstant: 44),
              2️⃣self.button.heightAnchor.constraint(lessThanOrEqualToConstant: 20.5),
              3️⃣title.heightAnchor.constraint(equalToConstant: 14),
              title.heightAnchor.constraint(equalToConstant: 10),
            ])
          }
        }
        """,
      [
        "1️⃣": message("44 points", "text", "AX2"),
        "2️⃣": message("20.5 points", "a title", "L", isMaximum: true),
        "3️⃣":
          "14 points hold no line of text in the body style at any text size; a minimum height lets it "
          + "grow",
      ],
      fixed: """
        class Card: UIView {
          let title: UILabel
          let button: UIButton
          func setUp() {
            button.setTitle("Buy", for: .normal)
            NSLayoutConstraint.activate([
              title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
              self.button.heightAnchor.constraint(lessThanOrEqualToConstant: 20.5),
              title.heightAnchor.constraint(greaterThanOrEqualToConstant: 14),
              title.heightAnchor.constraint(equalToConstant: 10),
            ])
          }
        }
        """)
  }

  @Test("What is in a font of another file's function may not grow: a note")
  func fontsOfElsewhere() {
    expect(
      rule,
      in: """
        class Card: UIView {
          let title = UILabel()
          let button = UIButton()
          let known = UILabel()
          func setUp() {
            title.font = .brand(.regular, size: 14)
            button.setTitle("Buy", for: .normal)
            button.titleLabel?.font = Fonts.button
            known.font = .preferredFont(forTextStyle: .body)
            NSLayoutConstraint.activate([
              1️⃣title.heightAnchor.constraint(equalToConstant: 44),
              2️⃣button.heightAnchor.constraint(equalToConstant: 44),
              3️⃣known.heightAnchor.constraint(equalToConstant: 44),
            ])
          }
        }
        """,
      [
        "1️⃣": "note: " + message("44 points", "text", "AX2"),
        "2️⃣": "note: " + message("44 points", "a title", "AX2"),
        "3️⃣": message("44 points", "text", "AX2"),
      ],
      fixed: """
        class Card: UIView {
          let title = UILabel()
          let button = UIButton()
          let known = UILabel()
          func setUp() {
            title.font = .brand(.regular, size: 14)
            button.setTitle("Buy", for: .normal)
            button.titleLabel?.font = Fonts.button
            known.font = .preferredFont(forTextStyle: .body)
            NSLayoutConstraint.activate([
              title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
              button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
              known.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            ])
          }
        }
        """)
  }

  /// As the libraries' own documentation spells them: PureLayout 3, TinyConstraints 4, Anchorage 4.
  @Test(
    "Views that hold text, at whatever depth; not what scrolls, nor text in a font of a fixed size")
  func containers() {
    func message(_ name: String) -> String {
      "note: 44 points hold one line of body text up to AX2; above, \(name) in it is cut off: a minimum height lets it "
        + "grow"
    }
    expect(
      rule,
      in: """
        class Card: UIView {
          let box: UIView = {
            let view = UIView()
            1️⃣view.heightAnchor.constraint(equalToConstant: 44).isActive = true
            return view
          }()
          let bar = UIView()
          let row = UIStackView()
          let list = UIScrollView()
          let price = UIView()
          let title = UILabel()
          let other = UILabel()
          func setUp() {
            title.font = .preferredFont(forTextStyle: .body)
            box.addSubview(title)
            row.addArrangedSubview(title)
            bar.addSubview(row)
            bar.snp.makeConstraints { make in 2️⃣make.height.equalTo(44) }
            list.addSubview(title)
            list.heightAnchor.constraint(equalToConstant: 44).isActive = true
            other.font = .systemFont(ofSize: 12)
            price.addSubview(other)
            price.heightAnchor.constraint(equalToConstant: 44).isActive = true
            bar.heightAnchor.constraint(equalToConstant: 70).isActive = true
          }
        }
        """,
      ["1️⃣": message("title"), "2️⃣": message("title")])
  }

  @Test("Views and properties of the app's own that always show a text")
  func viewsOfTheAppsOwn() {
    let note = "note: " + framed("44 points", "text", "AX2")
    expect(
      rule,
      in: """
        struct Screen: View {
          var body: some View {
            VStack {
              ItemRow(item: item).padding().frame(1️⃣height: 44)
              title.frame(2️⃣height: 44)
              SmallRow().frame(height: 44)
              Badge(item: item).frame(width: 44, height: 44)
              Maybe().frame(height: 44)
              Photo(item: item).frame(height: 44)
            }
          }
          var title: some View { HStack { Image("a"); Text(name) } }
        }
        struct ItemRow: View { var body: some View { HStack { VStack { Text(item.name) } } } }
        struct SmallRow: View { var body: some View { HStack { Text(name) }.font(.system(size: 12)) } }
        struct Badge: View { var body: some View { Text(item.name) } }
        struct Maybe: View { var body: some View { VStack { if isOpen { Text(name) } } } }
        struct Photo: View { var body: some View { ZStack { Image("a") }.sheet { Text(name) } } }
        """, ["1️⃣": note, "2️⃣": note])
  }

  @Test("Titles that are no literals, menus and groups")
  func furtherTitles() {
    expect(
      rule,
      in: """
        Button(title) { buy() }.frame(1️⃣height: 44)
        Menu { content } label: { Text(title) }.frame(2️⃣height: 44)
        Group { Text(title) }.frame(3️⃣height: 44)
        Button(configuration).frame(height: 44)
        Menu { content } label: { Text(title) }.frame(width: 44, height: 44)
        Group { Image("a") }.frame(height: 44)
        """,
      [
        "1️⃣": framed("44 points", "a title", "AX2"), "2️⃣": framed("44 points", "a title", "AX2"),
        "3️⃣": framed("44 points", "text", "AX2"),
      ],
      fixed: """
        Button(title) { buy() }.frame(minHeight: 44)
        Menu { content } label: { Text(title) }.frame(minHeight: 44)
        Group { Text(title) }.frame(height: 44)
        Button(configuration).frame(height: 44)
        Menu { content } label: { Text(title) }.frame(width: 44, height: 44)
        Group { Image("a") }.frame(height: 44)
        """)
  }

  @Test("Other libraries give a height in one call or with an operator")
  func libraries() {
    expect(
      rule,
      in: """
        class Card: UIView {
          let title: UILabel
          let note: UILabel
          let icon = UIImageView()
          func setUp() {
            1️⃣title.autoSetDimension(.height, toSize: 44)
            2️⃣note.autoSetDimension(.height, toSize: 44, relation: .lessThanOrEqual)
            3️⃣title.autoSetDimensions(to: CGSize(width: 80, height: 44))
            4️⃣title.height(44)
            5️⃣note.height(44, relation: .equal)
            6️⃣title.heightAnchor == 44
            title.autoSetDimension(.width, toSize: 44)
            title.autoSetDimension(.height, toSize: 44, relation: .greaterThanOrEqual)
            title.height(min: 44)
            title.height(44, priority: .low)
            title.height(44, isActive: false)
            title.heightAnchor >= 44
            title.heightAnchor == 44 ~ .low
            icon.height(44)
          }
        }
        """,
      [
        "1️⃣": message("44 points", "text", "AX2"),
        "2️⃣": message("44 points", "text", "AX2", isMaximum: true),
        "3️⃣": message("44 points", "text", "AX2"), "4️⃣": message("44 points", "text", "AX2"),
        "5️⃣": message("44 points", "text", "AX2"), "6️⃣": message("44 points", "text", "AX2"),
      ],
      fixed: """
        class Card: UIView {
          let title: UILabel
          let note: UILabel
          let icon = UIImageView()
          func setUp() {
            title.autoSetDimension(.height, toSize: 44, relation: .greaterThanOrEqual)
            note.autoSetDimension(.height, toSize: 44, relation: .lessThanOrEqual)
            title.autoSetDimensions(to: CGSize(width: 80, height: 44))
            title.height(min: 44)
            note.height(44, relation: .equalOrGreater)
            title.heightAnchor >= 44
            title.autoSetDimension(.width, toSize: 44)
            title.autoSetDimension(.height, toSize: 44, relation: .greaterThanOrEqual)
            title.height(min: 44)
            title.height(44, priority: .low)
            title.height(44, isActive: false)
            title.heightAnchor >= 44
            title.heightAnchor == 44 ~ .low
            icon.height(44)
          }
        }
        """)
  }

  @Test("A visual format gives heights to the views that it names")
  func visualFormats() {
    expect(
      rule,
      in: """
        class Card: UIView {
          let title: UILabel
          let note: UILabel
          func setUp() {
            let views = ["title": title]
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "V:|-[heading(1️⃣44)]-8-[note(2️⃣==30@1000)]-[other(44)]-|", options: [],
              metrics: nil, views: ["heading": title, "note": self.note]))
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "V:[title(3️⃣44)]-[note(>=44)]", options: [], metrics: nil, views: views))
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "H:[title(44)]", options: [], metrics: nil, views: views))
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "V:[title(44@250)]-[note(title)]", options: [], metrics: nil, views: views))
          }
        }
        """,
      [
        "1️⃣": message("44 points", "text", "AX2"), "2️⃣": message("30 points", "text", "XXXL"),
        "3️⃣": message("44 points", "text", "AX2"),
      ],
      fixed: """
        class Card: UIView {
          let title: UILabel
          let note: UILabel
          func setUp() {
            let views = ["title": title]
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "V:|-[heading(>=44)]-8-[note(>=30@1000)]-[other(44)]-|", options: [],
              metrics: nil, views: ["heading": title, "note": self.note]))
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "V:[title(>=44)]-[note(>=44)]", options: [], metrics: nil, views: views))
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "H:[title(44)]", options: [], metrics: nil, views: views))
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "V:[title(44@250)]-[note(title)]", options: [], metrics: nil, views: views))
          }
        }
        """)
  }

  @Test("SnapKit names what it constrains before the closure")
  func snapKit() {
    expect(
      rule,
      in: """
        class Card: UIView {
          let title = UILabel().then { $0.font = .preferredFont(forTextStyle: .body); $0.snp.makeConstraints { 1️⃣$0.height.equalTo(44) } }
          let button: UIButton
          let note: UILabel
          let moved = UILabel()
          let icon = UIImageView()
          func setUp() {
            button.setTitle("Buy", for: .normal)
            self.button.snp.makeConstraints { make in
              make.leading.trailing.equalToSuperview()
              2️⃣make.width.height.equalTo(44)
            }
            note.snp.remakeConstraints { (make) -> Void in
              3️⃣make.height.lessThanOrEqualTo(44).labeled("height")
              4️⃣make.size.equalTo(CGSize(width: 80, height: 44))
              make.height.equalTo(44).priority(.low)
              make.height.greaterThanOrEqualTo(44)
              make.height.equalTo(title)
              height = make.height.equalTo(44).constraint
              make.width.equalTo(44)
              other.height.equalTo(44)
            }
            moved.snp.makeConstraints { $0.height.equalTo(44) }
            icon.snp.makeConstraints { $0.height.equalTo(44) }
          }
          func move() {
            moved.snp.updateConstraints { $0.height.equalTo(20) }
          }
        }
        """,
      [
        "1️⃣": message("44 points", "text", "AX2"), "2️⃣": message("44 points", "a title", "AX2"),
        "3️⃣": message("44 points", "text", "AX2", isMaximum: true),
        "4️⃣": message("44 points", "text", "AX2"),
      ],
      fixed: """
        class Card: UIView {
          let title = UILabel().then { $0.font = .preferredFont(forTextStyle: .body); $0.snp.makeConstraints { $0.height.greaterThanOrEqualTo(44) } }
          let button: UIButton
          let note: UILabel
          let moved = UILabel()
          let icon = UIImageView()
          func setUp() {
            button.setTitle("Buy", for: .normal)
            self.button.snp.makeConstraints { make in
              make.leading.trailing.equalToSuperview()
              make.width.height.equalTo(44)
            }
            note.snp.remakeConstraints { (make) -> Void in
              make.height.lessThanOrEqualTo(44).labeled("height")
              make.size.equalTo(CGSize(width: 80, height: 44))
              make.height.equalTo(44).priority(.low)
              make.height.greaterThanOrEqualTo(44)
              make.height.equalTo(title)
              height = make.height.equalTo(44).constraint
              make.width.equalTo(44)
              other.height.equalTo(44)
            }
            moved.snp.makeConstraints { $0.height.equalTo(44) }
            icon.snp.makeConstraints { $0.height.equalTo(44) }
          }
          func move() {
            moved.snp.updateConstraints { $0.height.equalTo(20) }
          }
        }
        """)
  }

  @Test func swiftUI() {
    expect(
      rule,
      in: """
        Text("Total").font(.headline).frame(1️⃣height: 44)
        Text("Total").frame(width: 100, 2️⃣height: 44)
        HStack { Image("star"); Text("Total") }.frame(3️⃣height: 44, alignment: .center)
        Button("Buy") { buy() }.frame(4️⃣maxHeight: 30)
        """,
      [
        "1️⃣": framed("44 points", "text", "AX2", style: "headline"),
        "2️⃣": framed("44 points", "text", "AX2"), "3️⃣": framed("44 points", "text", "AX2"),
        "4️⃣": framed("30 points", "a title", "XXXL", isMaximum: true),
      ],
      fixed: """
        Text("Total").font(.headline).frame(minHeight: 44)
        Text("Total").frame(width: 100, height: 44)
        HStack { Image("star"); Text("Total") }.frame(height: 44, alignment: .center)
        Button("Buy") { buy() }.frame(maxHeight: 30)
        """)
  }

  @Test("A constraint of the long form has its relation in a word of its own")
  func spelledOut() {
    func constraint(_ relation: String, _ constant: String) -> String {
      "NSLayoutConstraint(item: titleLabel, attribute: .height, relatedBy: \(relation), toItem: nil, "
        + "attribute: .notAnAttribute, multiplier: 1, constant: \(constant)).isActive = true"
    }
    expect(
      rule, in: "1️⃣" + constraint(".equal", "44"), ["1️⃣": message("44 points", "text", "AX2")],
      fixed: constraint(".greaterThanOrEqual", "44"))
    expect(
      rule, in: "1️⃣" + constraint("NSLayoutConstraint.Relation.equal", "44"),
      ["1️⃣": message("44 points", "text", "AX2")],
      fixed: constraint("NSLayoutConstraint.Relation.greaterThanOrEqual", "44"))
    expect(rule, in: constraint(".greaterThanOrEqual", "44"))
    expect(rule, in: constraint(".equal", "44").replacing("toItem: nil", with: "toItem: view"))
    expect(
      rule,
      in: constraint(".equal", "44").replacing("attribute: .height", with: "attribute: .width"))
  }

  @Test("The label of a button is a title where it shows text; what the button does is not")
  func buttonLabels() {
    expect(
      rule,
      in: """
        Button { buy() } label: { Text("Buy").bold() }.frame(1️⃣height: 44)
        Button(action: buy) { Label("Buy", systemImage: "cart") }.frame(2️⃣height: 44)
        NavigationLink(destination: Text("Tea")) { Image("tea") }.frame(height: 44)
        Button(action: show(Text("Bought"))) { Image("cart") }.frame(height: 44)
        Button { show(Text("Bought")) } label: { Image("cart") }.frame(height: 44)
        Label("Buy", systemImage: "cart").labelStyle(.iconOnly).frame(height: 44)
        """,
      ["1️⃣": framed("44 points", "a title", "AX2"), "2️⃣": framed("44 points", "a title", "AX2")],
      fixed: """
        Button { buy() } label: { Text("Buy").bold() }.frame(minHeight: 44)
        Button(action: buy) { Label("Buy", systemImage: "cart") }.frame(minHeight: 44)
        NavigationLink(destination: Text("Tea")) { Image("tea") }.frame(height: 44)
        Button(action: show(Text("Bought"))) { Image("cart") }.frame(height: 44)
        Button { show(Text("Bought")) } label: { Image("cart") }.frame(height: 44)
        Label("Buy", systemImage: "cart").labelStyle(.iconOnly).frame(height: 44)
        """)
  }

  @Test("A title grows where its font does, however the button got it")
  func titles() {
    expect(
      rule,
      in: """
        class Card: UIView {
          let plain = UIButton()
          let configured = UIButton()
          func setUp() {
            plain.setTitle("Buy", for: .normal)
            plain.titleLabel?.font = .systemFont(ofSize: 17)
            configured.configuration?.title = "Buy"
            2️⃣plain.heightAnchor.constraint(equalToConstant: 44).isActive = true
            1️⃣configured.heightAnchor.constraint(equalToConstant: 44).isActive = true
          }
        }
        """,
      [
        "1️⃣": message("44 points", "a title", "AX2"),
        "2️⃣":
          "note: 44 points will not hold a title at every text size once its font follows the reader: "
          + "a minimum height lets it grow",
      ],
      fixed: """
        class Card: UIView {
          let plain = UIButton()
          let configured = UIButton()
          func setUp() {
            plain.setTitle("Buy", for: .normal)
            plain.titleLabel?.font = .systemFont(ofSize: 17)
            configured.configuration?.title = "Buy"
            plain.heightAnchor.constraint(equalToConstant: 44).isActive = true
            configured.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
          }
        }
        """)
  }

  @Test("Labels of button styles, text over shapes and what scrolls sideways")
  func around() {
    expect(
      rule,
      in: """
        configuration.label.frame(maxWidth: .infinity).frame(1️⃣height: 44)
        configuration.label.frame(width: 44, height: 44)
        Capsule().fill(.blue).frame(2️⃣height: 44).overlay(HStack { Image("a"); Text("Total") })
        Capsule().frame(width: 44, height: 44).overlay(Text("1"))
        Capsule().frame(height: 44)
        ScrollView(.horizontal) { HStack { ForEach(tags) { Text($0.name) } }.padding() }.frame(3️⃣height: 44)
        ScrollView { Text("Total") }.frame(height: 44)
        HStack { Text("Total").font(.system(size: 17)) }.frame(height: 44)
        """,
      [
        "1️⃣": framed("44 points", "text", "AX2"), "2️⃣": framed("44 points", "text", "AX2"),
        "3️⃣": message("44 points", "text", "AX2"),
      ],
      fixed: """
        configuration.label.frame(maxWidth: .infinity).frame(minHeight: 44)
        configuration.label.frame(width: 44, height: 44)
        Capsule().fill(.blue).frame(height: 44).overlay(HStack { Image("a"); Text("Total") })
        Capsule().frame(width: 44, height: 44).overlay(Text("1"))
        Capsule().frame(height: 44)
        ScrollView(.horizontal) { HStack { ForEach(tags) { Text($0.name) } }.padding() }.frame(height: 44)
        ScrollView { Text("Total") }.frame(height: 44)
        HStack { Text("Total").font(.system(size: 17)) }.frame(height: 44)
        """)
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        titleLabel.heightAnchor.constraint(equalToConstant: 64).isActive = true
        imageView.heightAnchor.constraint(equalToConstant: 44).isActive = true
        let icon = UIButton()
        icon.heightAnchor.constraint(equalToConstant: 44).isActive = true
        let weak = titleLabel.heightAnchor.constraint(equalToConstant: 44)
        weak.priority = .defaultLow
        collapsing = titleLabel.heightAnchor.constraint(equalToConstant: 44)
        collapsing.constant = 0
        badgeLabel.font = .systemFont(ofSize: 10)
        badgeLabel.heightAnchor.constraint(equalToConstant: 16).isActive = true
        Text("Total").frame(minHeight: 44)
        Text("Total").frame(height: scaled)
        Text("Total").dynamicTypeSize(...DynamicTypeSize.xxxLarge).frame(height: 44)
        Image("star").frame(height: 44)
        HStack { Image("star") }.frame(height: 44)
        Button { } label: { Image("star") }.frame(height: 44)
        """)
  }
}

@Suite struct FixedRowHeightTests {
  private let rule = FixedRowHeight.id
  private func message(_ start: String) -> String {
    "\(start), whatever they contain; automatic heights let them grow with their text"
  }

  @Test("Of what nobody knows whether it grows it is a note")
  func tables() {
    expect(
      rule,
      in: """
        class List: UITableViewController {
          let headerHeight: CGFloat = 30
          override func viewDidLoad() {
            1️⃣tableView.rowHeight = 44
            tableView.estimatedRowHeight = 44
          }
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            if indexPath.row == 0 { return 0 }
            if indexPath.row == 1 { return UITableView.automaticDimension }
            return 2️⃣80
          }
          override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            3️⃣headerHeight
          }
          override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
        }
        """,
      [
        "1️⃣": "note: " + message("rows keep 44 points, which hold a line of body text up to AX2"),
        "2️⃣": "note: " + message("rows keep 80 points, which hold one line of body text"),
        "3️⃣": "note: "
          + message("section headers keep 30 points, which hold a line of body text up to XXXL"),
      ],
      fixed: """
        class List: UITableViewController {
          let headerHeight: CGFloat = 30
          override func viewDidLoad() {
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = 44
          }
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            if indexPath.row == 0 { return 0 }
            if indexPath.row == 1 { return UITableView.automaticDimension }
            return 80
          }
          override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            UITableView.automaticDimension
          }
          override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
        }
        """)
  }

  @Test("Of a choice the least height is told, and left alone")
  func choices() {
    expect(
      rule,
      in: """
        1️⃣tableView.rowHeight = isPad ? 60 : 44
        tableView.rowHeight = isPad ? UITableView.automaticDimension : height
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            return 2️⃣items.isEmpty ? .leastNormalMagnitude : 30
          }
        }
        """,
      [
        "1️⃣": "note: " + message("rows keep 44 points, which hold a line of body text up to AX2"),
        "2️⃣": "note: "
          + message("section headers keep 30 points, which hold a line of body text up to XXXL"),
      ])
  }

  @Test("A method that asks for the text size knows what it gives back")
  func bySize() {
    expect(
      rule,
      in: """
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
              return UITableView.automaticDimension
            }
            return 44
          }
          override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            guard traitCollection.preferredContentSizeCategory < .accessibilityMedium else { return 90 }
            return 30
          }
        }
        """)
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        tableView.rowHeight = UITableView.automaticDimension
        tableView.rowHeight = 200
        tableView.rowHeight = height
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          let heights = items.map { item -> CGFloat in return 44 }
          return heights[indexPath.row]
        }
        """)
  }

  // MARK: What the rows show

  /// A delegate whose headers are `MADE`.
  private func list(_ made: String, marker: String = "") -> String {
    """
    class List: UITableViewController {
      let kept = Header()
      override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        return \(marker)30
      }
    }
    extension List {
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if section == 0 { return nil }
        \(made)
      }
    }
    """
  }

  private let headers =
    "section headers keep 30 points, which hold a line of body text up to XXXL, whatever they contain; "
    + "automatic heights let them grow with their text"

  /// A header with a label whose font is set by `FONT`.
  private func header(_ font: String, superclass: String = "UIView") -> String {
    """
    class Header: \(superclass) {
      let title = UILabel()
      let model: Model
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(font)
      }
    }
    struct Model {}
    """
  }

  @Test(
    "No height cuts off headers whose fonts all keep their size",
    arguments: [
      "return Header()", "return Header(frame: .zero)", "return kept",
      "let view = Header(frame: CGRect(x: 0, y: 0, width: 0, height: 0))\n    view.title.text = a\n    return view",
      "return tableView.dequeueReusableHeaderFooterView(withIdentifier: id) as? Header",
      "guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: id) as? Header else { return nil }\n    return view",
      "return tableView.dequeue(Header.self)",
      "if section == 1 { return UIView() }\n    return Header()",
    ])
  func headersOfFixedFonts(made: String) {
    let fixed = header("title.font = UIFont.systemFont(ofSize: 12)")
    expect(rule, inRun: [list(made), fixed])
    // By an inherited class, and by labels that keep the font that UIKit gives them.
    expect(
      rule,
      inRun: [
        list(made), header("", superclass: "Base"),
        "class Base: UITableViewHeaderFooterView { let note = UILabel() }",
      ])
    // Some font grows.
    let growing = header("title.font = UIFont.preferredFont(forTextStyle: .footnote)")
    expect(rule, inRun: [list(made, marker: "1️⃣"), growing], ["1️⃣": headers])
    expect(
      rule,
      inRun: [
        list(made, marker: "1️⃣"), header("", superclass: "Base"),
        "class Base: UIView { let l = UILabel(); func f() { l.font = .preferredFont(forTextStyle: .body) } }",
      ], ["1️⃣": headers])
    // A class that no file declares, or two do.
    expect(rule, inRun: [list(made, marker: "1️⃣")], ["1️⃣": "note: " + headers])
    expect(rule, inRun: [list(made, marker: "1️⃣"), fixed, fixed], ["1️⃣": "note: " + headers])
    // A font that no file tells.
    let unknown = header("title.font = Look.font(.small)")
    expect(rule, inRun: [list(made, marker: "1️⃣"), unknown], ["1️⃣": "note: " + headers])
  }

  @Test(
    "Headers whose texts are not known, and those that the delegate gives fonts that grow",
    arguments: [
      ("return makeHeader()", "note: "),
      ("return super.tableView(tableView, viewForHeaderInSection: section)", "note: "),
      ("if section == 1 { return makeHeader() }\n    return Header()", "note: "),
      ("if section == 1 { return Other() }\n    return Header()", "note: "),
      ("let view = Header()\n    view.title.font = Look.title\n    return view", "note: "),
      (
        "let view = Header()\n    view.title.font = .preferredFont(forTextStyle: .body)\n    return view",
        ""
      ),
      ("let view = Header()\n    view.textLabel?.text = a\n    return view", ""),
    ])
  func headersOfUnknownTexts(made: String, severity: String) {
    expect(
      rule,
      inRun: [
        list(made, marker: "1️⃣"), header("title.font = UIFont.systemFont(ofSize: 12)"),
      ], ["1️⃣": severity + headers])
  }

  @Test("Titles stand where there is no view, and an outlet's font is its document's")
  func titlesAndOutlets() {
    let fixed = header("title.font = UIFont.systemFont(ofSize: 12)")
    let titled = list("return Header()", marker: "1️⃣").replacing(
      "let kept = Header()",
      with:
        "override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { a }"
    )
    expect(rule, inRun: [titled, fixed], ["1️⃣": headers])
    let outlet = fixed.replacing("let model: Model", with: "@IBOutlet var note: UILabel!")
    expect(
      rule, inRun: [list("return Header()", marker: "1️⃣"), outlet], ["1️⃣": "note: " + headers])
    let part = fixed.replacing("let model: Model", with: "let badge = Badge()")
    let badge =
      "class Badge: UIView { let l = UILabel(); func f() { l.font = .preferredFont(forTextStyle: .body) } }"
    expect(
      rule, inRun: [list("return Header()", marker: "1️⃣"), part, badge], ["1️⃣": headers])
    let foreign = fixed.replacing("let model: Model", with: "let badge = BadgeLabel()")
    expect(
      rule, inRun: [list("return Header()", marker: "1️⃣"), foreign],
      ["1️⃣": "note: " + headers])
  }

  @Test("Rows whose fonts all keep their size")
  func rowsOfFixedFonts() {
    let list = """
      class List: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1️⃣44 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: id, for: indexPath) as! Row
          cell.title.text = names[indexPath.row]
          return cell
        }
      }
      """
    let row = "class Row: UITableViewCell { let title = UILabel(); func f() { FONT } }"
    let fixed = row.replacing("FONT", with: "title.font = .systemFont(ofSize: 13)")
    expect(rule, inRun: [list.replacing("1️⃣", with: ""), fixed])
    expect(
      rule, inRun: [list, row.replacing("FONT", with: "textLabel?.text = a")],
      ["1️⃣": message("rows keep 44 points, which hold a line of body text up to AX2")])
  }

  /// A table whose `rowHeight` is a number.
  private func table(_ marker: String, _ rows: String, _ more: String = "") -> String {
    """
    class List: UIViewController {
      let table = UITableView()
      override func viewDidLoad() {
        \(marker)table.rowHeight = 44
        \(rows)
      }
    }
    extension List {
      \(more)
    }
    """
  }

  @Test(
    "Rows of a height of the table's, by all ways in which code tells which ones there are",
    arguments: [
      ("table.register(Row.self, forCellReuseIdentifier: id)", ""),
      ("table.register(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: id)", ""),
      ("let nib = UINib(nibName: \"Row\", bundle: nil)", ""),
      ("table.register(Row.nib(), forCellReuseIdentifier: Row.identifier)", ""),
      ("table.registerNibOf(Row)", ""),
      ("", "func a() { let cell: Row = table.dequeueReusableCell() }"),
      ("", "func a() { let cell = table.dequeueReusableCell(withIdentifier: id) as! Row }"),
      (
        "",
        "func a() { guard let cell = table.dequeueReusableCell(withIdentifier: id) as? Row else { return } }"
      ),
      (
        "",
        "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { Row() }"
      ),
    ])
  func rowsOfTables(registered: String, dequeued: String) {
    let row = "class Row: UITableViewCell { let title = UILabel(); func f() { FONT } }"
    let fixed = row.replacing("FONT", with: "title.font = .systemFont(ofSize: 13)")
    let growing = row.replacing("FONT", with: "title.font = .preferredFont(forTextStyle: .body)")
    let unknown = row.replacing("FONT", with: "title.font = Look.title")
    let rows = message("rows keep 44 points, which hold a line of body text up to AX2")
    let marked = table("1️⃣", registered, dequeued)
    expect(rule, inRun: [table("", registered, dequeued), fixed])
    expect(rule, inRun: [marked, growing], ["1️⃣": rows])
    expect(rule, inRun: [marked, unknown], ["1️⃣": "note: " + rows])
    expect(rule, inRun: [marked], ["1️⃣": "note: " + rows])
  }

  @Test("UIKit's own cells grow, unless they are given a font")
  func rowsOfUIKit() {
    let rows = message("rows keep 44 points, which hold a line of body text up to AX2")
    expect(
      rule,
      inRun: [table("1️⃣", "table.register(UITableViewCell.self, forCellReuseIdentifier: id)")],
      ["1️⃣": rows])
    func cells(_ statement: String) -> String {
      """
      func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: id, for: p)
        \(statement)
        return cell
      }
      """
    }
    expect(rule, inRun: [table("1️⃣", "", cells("cell.textLabel?.text = a"))], ["1️⃣": rows])
    expect(
      rule, inRun: [table("1️⃣", "", cells("cell.textLabel?.text = a; cell.textLabel?.font = b"))],
      ["1️⃣": "note: " + rows])
    // The items of a collection are no rows.
    expect(
      rule,
      inRun: [
        table(
          "1️⃣",
          "collectionView.register(UITableViewCell.self, forCellWithReuseIdentifier: id)")
      ], ["1️⃣": "note: " + rows])
  }
}

@Suite struct FixedItemHeightTests {
  private let rule = FixedItemHeight.id
  private func message(_ start: String) -> String {
    "note: \(start), whatever they contain; an estimated height lets them grow with their text"
  }

  @Test(
    "Items whose cells have text that follows the reader, in a height that does not hold a line of it"
  )
  func cells() {
    func list(_ height: String) -> String {
      """
      class List: UIViewController {
        func setUp() { collectionView.register(TeaCell.self, forCellWithReuseIdentifier: "tea") }
        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize { 1️⃣CGSize(width: 160, height: \(height)) }
      }
      """
    }
    func cell(_ font: String) -> String {
      """
      class TeaCell: UICollectionViewCell {
        let nameLabel = UILabel()
        func setUp() { nameLabel.font = \(font) }
      }
      """
    }
    let found = message("items keep 44 points, which hold a line of body text up to AX2")
    let growing = cell(".preferredFont(forTextStyle: .body)")
    expect(rule, inRun: [list("44"), growing], ["1️⃣": String(found.dropFirst("note: ".count))])
    expect(rule, inRun: [list("44"), cell(".systemFont(ofSize: 12)")], ["1️⃣": found])
    expect(
      rule, inRun: [list("90"), growing],
      ["1️⃣": message("items keep 90 points, which hold one line of body text")])
  }

  // Body is 33 points at AX2, 53 at AX5; a line takes 2444/2048 of that.
  @Test func layouts() {
    expect(
      rule,
      in: """
        class List: UICollectionViewController {
          let headerHeight: CGFloat = 30
          func setUp(_ flow: UICollectionViewFlowLayout) {
            1️⃣flow.itemSize = CGSize(width: 120, height: 44)
            flow.itemSize = CGSize(width: 44, height: 44)
            flow.itemSize = CGSize(width: 80, height: rows * 44)
            2️⃣flow.headerReferenceSize = .init(width: 0, height: headerHeight)
            let item = NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let group = NSCollectionLayoutSize(
              widthDimension: .absolute(70), heightDimension: 3️⃣.absolute(64))
            let icon = NSCollectionLayoutSize(
              widthDimension: .absolute(44), heightDimension: .absolute(44))
            let header = NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: 5️⃣.absolute(40)),
              elementKind: "header", alignment: .top)
          }
          func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
          ) -> CGSize {
            if indexPath.section == 0 { return CGSize(width: 300, height: 200) }
            return 4️⃣CGSize(width: collectionView.bounds.width, height: 44)
          }
        }
        """,
      [
        "1️⃣": message("items keep 44 points, which hold a line of body text up to AX2"),
        "2️⃣": message("section headers keep 30 points, which hold a line of body text up to XXXL"),
        "3️⃣": message("parts of a layout keep 64 points, which hold one line of body text"),
        "4️⃣": message("items keep 44 points, which hold a line of body text up to AX2"),
        "5️⃣": message("parts of a layout keep 40 points, which hold a line of body text up to AX2"),
      ])
  }

  @Test("A method that asks for the text size knows what it gives back")
  func bySize() {
    expect(
      rule,
      in: """
        class List: UICollectionViewController {
          func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
          ) -> CGSize {
            if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
              return CGSize(width: 300, height: 100)
            }
            return CGSize(width: 300, height: 44)
          }
        }
        """)
  }
}
