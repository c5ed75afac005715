import DynamicType
import DynamicTypeModel
import DynamicTypeSource
import Testing
import UIKitReading

@testable import DynamicTypePipeline

/// What apps do with controllers, controls and lists, with what UIKit's documentation says of it.
extension CodeScreensTests {
  private func texts(_ screen: LaidOutScreen) -> [String] {
    screen.nodes.flatMap(\.texts).map(\.string)
  }

  @Test(
    "A tab shows the item of the first controller of a stack, or its title",
    arguments: [
      "first.tabBarItem = UITabBarItem(title: \"Tea\", image: nil, tag: 0)",
      "first.title = \"Tea\"",
      "first.tabBarItem.title = \"Tea\"",
      "first.title = \"Cups\"; first.tabBarItem.title = \"Tea\"",
      // A title is that of the item that there is already.
      "first.tabBarItem = UITabBarItem(title: \"Cups\", image: nil, tag: 0); first.title = \"Tea\"",
      "stack.tabBarItem = UITabBarItem(title: \"Tea\", image: nil, tag: 0); first.title = \"Cups\"",
    ])
  func tabOfStack(_ setUp: String) async throws {
    let source = """
      class Screen: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let first = UIViewController()
          let stack = UINavigationController(rootViewController: first)
          \(setUp)
          viewControllers = [stack]
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(screen.bars.tabs?.items.map(\.title) == ["Tea"])
  }

  @Test(
    "A tab bar controller shows the controller that is selected",
    arguments: ["selectedIndex = 1", "selectedViewController = viewControllers?[1]"])
  func selectedTab(_ selection: String) async throws {
    let source = """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
          label.text = "All of " + title!
          view.addSubview(label)
        }
      }
      class Screen: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = ["Tea", "Cups"].map { name in
            let page = Page()
            page.title = name
            return page
          }
          \(selection)
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(texts(screen) == ["All of Cups"])
    #expect(screen.bars.tabs?.selected == 1)
  }

  @Test("The last controller of a stack is shown with a button back to the one before")
  func buttonBack() async throws {
    let source = """
      class Screen: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let (one, other) = (UIViewController(), UIViewController())
          one.title = "Teas"
          other.title = "Assam"
          setViewControllers([one, other], animated: false)
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(screen.bars.navigation?.backTitle == "Teas")
  }

  /// A table with one row, and what its delegate says besides.
  private func table(_ members: String, _ setUp: String = "") -> String {
    """
    class Screen: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(setUp)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.accessibilityIdentifier = "row"
        return cell
      }
      \(members)
    }
    """
  }

  @Test("The views above and below a section's rows are as high as the delegate says")
  func heightsOfHeaders() async throws {
    let source = table(
      """
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView()
        header.accessibilityIdentifier = "header"
        return header
      }
      override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = UIView()
        footer.accessibilityIdentifier = "footer"
        return footer
      }
      override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
      override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
      """, "tableView.sectionHeaderTopPadding = 0; tableView.rowHeight = 60")
    let frames = frames(try #require(try await screens(source, "Screen").first))
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 375, height: 50))
    #expect(frames["row"] == Rect(x: 0, y: 50, width: 375, height: 60))
    #expect(frames["footer"] == Rect(x: 0, y: 110, width: 375, height: 30))
  }

  @Test("A header that has only a text shows it as the table's own titles")
  func titleOfHeader() async throws {
    func rows(_ member: String) async throws -> (Rect?, [String]) {
      let screen = try #require(try await screens(table(member), "Screen").first)
      return (frames(screen)["row"], texts(screen))
    }
    let title = try await rows(
      """
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Tea" }
      """)
    let view = try await rows(
      """
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView()
        header.textLabel?.text = "Tea"
        return header
      }
      """)
    #expect(title.0 == view.0)
    #expect([title.1, view.1] == [["Tea"], ["Tea"]])
  }

  @Test(
    "A view follows its superview by its mask, however that gets its size",
    arguments: [
      // By its frame, after the view was added.
      "box.frame = CGRect(x: 0, y: 100, width: 300, height: 80)",
      "box.bounds = CGRect(x: 0, y: 0, width: 300, height: 80)",
      // By constraints.
      """
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 300), box.heightAnchor.constraint(equalToConstant: 80),
      ])
      """,
    ])
  func masks(_ sizing: String) async throws {
    let source = controller(
      """
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let places: [(String, UIView.AutoresizingMask)] = [
        ("filling", [.flexibleWidth, .flexibleHeight]), ("atEnd", [.flexibleLeftMargin, .flexibleTopMargin]),
        ("centred", [.flexibleLeftMargin, .flexibleRightMargin]), ("fixed", []),
      ]
      for (name, mask) in places {
        let part = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        part.accessibilityIdentifier = name
        part.autoresizingMask = mask
        box.addSubview(part)
      }
      view.addSubview(box)
      \(sizing)
      """)
    let frames = frames(try #require(try await screens(source).first))
    #expect(frames["filling"] == Rect(x: 10, y: 10, width: 280, height: 60))
    #expect(frames["atEnd"] == Rect(x: 210, y: -10, width: 80, height: 80))
    #expect(frames["centred"] == Rect(x: 110, y: 10, width: 80, height: 80))
    #expect(frames["fixed"] == Rect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("A header whose own constraints say how high it is is as high as that")
  func headerOfConstraints() async throws {
    let source = table(
      """
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.accessibilityIdentifier = "header"
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(line)
        NSLayoutConstraint.activate([
          line.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
          line.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 8),
          line.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
          line.heightAnchor.constraint(equalToConstant: 24),
        ])
        return header
      }
      """, "tableView.sectionHeaderTopPadding = 0")
    let frames = frames(try #require(try await screens(source, "Screen").first))
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 375, height: 40))
  }

  @Test("A screen keeps what it has beside a view of SwiftUI, whose place its code gives")
  func hostedView() async throws {
    let source =
      controller(
        """
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        label.text = "Tea"
        view.addSubview(label)
        let host = UIHostingController(rootView: Badge())
        addChild(host)
        view.addSubview(host.view)
        host.view.accessibilityIdentifier = "host"
        host.view.frame = CGRect(x: 0, y: 300, width: 375, height: 200)
        host.didMove(toParent: self)
        """) + """

        struct Badge: View { var body: some View { Text("Gold") } }
        class Other: UIHostingController<Badge> { init() { super.init(rootView: Badge()) } }
        """
    let all = try await screens(source)
    #expect(all.map(\.title) == ["Screen"])
    let screen = try #require(all.first)
    #expect(texts(screen) == ["Tea"])
    #expect(frames(screen)["host"] == Rect(x: 0, y: 300, width: 375, height: 200))
  }

  @Test(
    "What bars cover is told to code that places views once its view is laid out",
    arguments: [
      """
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        part.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 100, height: view.bounds.height - view.safeAreaInsets.top)
      }
      """,
      """
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let free = view.safeAreaLayoutGuide.layoutFrame
        part.frame = CGRect(x: 0, y: free.minY, width: 100, height: free.height)
      }
      """,
      """
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        part.frame = view.bounds.inset(by: view.safeAreaInsets)
        part.frame.size.width = 100
      }
      """,
    ])
  func safeAreas(_ member: String) async throws {
    let source = controller(
      "view.addSubview(part); part.accessibilityIdentifier = \"part\"",
      "let part = UIView()\n" + member)
    let frames = frames(try #require(try await screens(source).first))
    #expect(frames["part"] == Rect(x: 0, y: 20, width: 100, height: 647))
  }

  @Test("Cells place their views in the size that their list gives them")
  func layoutOfCells() async throws {
    let row = table(
      """
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
      """
    ).replacing("let cell = UITableViewCell()", with: "let cell = Row()")
    let source =
      row + """

        class Row: UITableViewCell {
          let part = UIView()
          override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            part.accessibilityIdentifier = "part"
            contentView.addSubview(part)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func layoutSubviews() {
            super.layoutSubviews()
            part.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
          }
        }
        """
    let frames = frames(try #require(try await screens(source, "Screen").first))
    #expect(frames["part"] == Rect(x: 16, y: 4, width: 343, height: 52))
  }

  @Test(
    "A control that is as large as its kind is has that size for code, too",
    arguments: [
      "UISwitch()", "UIStepper()", "UISegmentedControl(items: [\"Tea\", \"Cups\"])",
      "UIActivityIndicatorView(style: .large)",
    ])
  func ownSizes(_ control: String) async throws {
    let source = controller(
      """
      let controls = (0..<4).map { _ in \(control) }
      for (number, control) in controls.enumerated() {
        (control as? UIActivityIndicatorView)?.startAnimating()
        control.accessibilityIdentifier = "\\(number)"
        view.addSubview(control)
      }
      // As large as constraints let it be, at the origin, in the middle, and with its size asked for.
      controls[0].translatesAutoresizingMaskIntoConstraints = false
      controls[0].topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      controls[0].leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      controls[2].center = CGPoint(x: 200, y: 300)
      let other = UIView(frame: controls[3].frame)
      other.accessibilityIdentifier = "other"
      view.addSubview(other)
      """)
    let frames = frames(try #require(try await screens(source).first))
    let size = try #require(frames["0"]?.size)
    #expect(size.width > 0 && size.height > 0)
    #expect(frames["1"] == Rect(width: size.width, height: size.height))
    #expect(frames["2"]?.size == size)
    #expect(frames["2"].map { [$0.midX, $0.midY] } == [200, 300])
    #expect(frames["other"]?.size == size)
  }

  @Test("A cell's own accessory is at the trailing margin, in the middle of its height")
  func ownAccessory() async throws {
    let source = table("", "tableView.rowHeight = 60").replacing(
      "cell.accessibilityIdentifier = \"row\"",
      with: """
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        box.accessibilityIdentifier = "box"
        cell.accessoryView = box
        """)
    let frames = frames(try #require(try await screens(source, "Screen").first))
    #expect(frames["box"] == Rect(x: 319, y: 20, width: 40, height: 20))
  }

  @Test("A cell shows the view that a configuration of the app makes")
  func ownConfiguration() async throws {
    let source =
      table("").replacing(
        "cell.accessibilityIdentifier = \"row\"",
        with: "cell.contentConfiguration = Tea(name: \"Assam\")") + """

        struct Tea: UIContentConfiguration {
          var name = ""
          func makeContentView() -> UIView & UIContentView { TeaView(self) }
          func updated(for state: UIConfigurationState) -> Tea { self }
        }
        class TeaView: UIView, UIContentView {
          var configuration: UIContentConfiguration
          init(_ tea: Tea) {
            configuration = tea
            super.init(frame: .zero)
            let label = UILabel()
            label.text = tea.name
            label.accessibilityIdentifier = "label"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
              label.leadingAnchor.constraint(equalTo: leadingAnchor), label.heightAnchor.constraint(equalToConstant: 90),
            ])
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(texts(screen) == ["Assam"])
    #expect(frames(screen)["label"]?.height == 90)
  }

  @Test("A list without rows shows the view behind it, as large as it is")
  func listBackground() async throws {
    let source = table(
      "",
      """
      let label = UILabel()
      label.text = "No teas yet"
      label.accessibilityIdentifier = "empty"
      tableView.backgroundView = label
      """
    ).replacing("Int { 1 }", with: "Int { 0 }")
    let frames = frames(try #require(try await screens(source, "Screen").first))
    #expect(frames["empty"] == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  /// A view without a colour is clear, which shows the black window; few screens are.
  @Test(
    "A screen whose colour nobody knows has the system's, one without a colour none",
    arguments: [
      ("view.backgroundColor = Theme.shared.paper", ColorValue.system("systemBackgroundColor")),
      ("view.backgroundColor = .red", .rgba(red: 1, green: 0, blue: 0, alpha: 1)), ("", nil),
    ])
  func unknownBackground(statement: String, color: ColorValue?) async throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statement)
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(screen.views.first?.appearance.background == color)
  }

  @Test("A view that code puts over a list's rows is where its frame and its mask say")
  func viewOverList() async throws {
    let source = table(
      "",
      """
      let badge = UIView(frame: CGRect(x: 300, y: 8, width: 50, height: 20))
      badge.accessibilityIdentifier = "badge"
      tableView.addSubview(badge)
      """)
    let frames = frames(try #require(try await screens(source, "Screen").first))
    #expect(frames["badge"] == Rect(x: 300, y: 8, width: 50, height: 20))
  }

  @Test(
    "Views of a dictionary are set up in any order, and sums of its numbers are known",
    arguments: [
      "views.values.forEach { view.addSubview($0) }",
      "for part in views.values { view.addSubview(part) }",
      "for (_, part) in views { view.addSubview(part) }",
      "views.forEach { view.addSubview($0.value) }",
    ])
  func dictionaries(_ adding: String) async throws {
    let source = controller(
      """
      let views = ["tea": UILabel(), "cups": UILabel(), "sum": UILabel()]
      for (name, label) in views {
        label.accessibilityIdentifier = name
        label.frame = CGRect(x: 10, y: 100, width: 90, height: 30)
      }
      var sum = 0
      for (_, price) in ["tea": 2, "cups": 4, "milk": 1] { sum += price }
      views["tea"]!.text = "Tea"
      views["cups"]!.text = "Cups"
      views["sum"]!.text = "\\(sum)"
      \(adding)
      """)
    let screen = try #require(try await screens(source).first)
    #expect(texts(screen).sorted() == ["7", "Cups", "Tea"])
    for name in ["tea", "cups", "sum"] {
      #expect(frames(screen)[name] == Rect(x: 10, y: 100, width: 90, height: 30))
    }
    #expect(
      screen.assumptions == ["sets and dictionaries have the order in which they are written"])
  }

  @Test("A text that an order decides which nobody knows is not known")
  func orderOfTexts() async throws {
    let source = controller(
      """
      var all = ""
      for (name, _) in ["Tea": 2, "Cups": 4] { all += name }
      let label = UILabel(frame: CGRect(x: 10, y: 100, width: 90, height: 30))
      label.text = all
      view.addSubview(label)
      """)
    let screen = try #require(try await screens(source).first)
    #expect(!screen.nodes.flatMap(\.texts).contains { $0.provenance == .known })
  }

  /// A controller in a navigation controller.
  private func inNavigation(_ body: String) -> String {
    """
    class Screen: UINavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [First()]
      }
    }
    class First: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(body)
      }
    }
    """
  }

  @Test("Bars show the views that code gives their titles and items")
  func viewsInBars() async throws {
    let source = inNavigation(
      """
      let title = UILabel()
      title.text = "Tea"
      navigationItem.titleView = title
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
      let label = UILabel(frame: CGRect(x: 10, y: 0, width: 60, height: 30))
      label.text = "Brew"
      box.addSubview(label)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
      """)
    let screen = try #require(try await screens(source, "Screen").first)
    let views = screen.laidOutBars.flatMap(\.items).flatMap(\.view)
    #expect(views.flatMap(texts) == ["Tea", "Brew"])
    #expect(
      views.last?.nodes.map(\.frame.size) == [
        Size(width: 70, height: 30), Size(width: 60, height: 30),
      ])
  }

  @Test(
    "A toolbar that code shows has the controller's items",
    arguments: [(true, []), (false, ["Undo", "Redo"])])
  func toolbars(_ isHidden: Bool, _ expected: [String]) async throws {
    let source = inNavigation(
      """
      toolbarItems = [
        UIBarButtonItem(title: "Undo", style: .plain, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(title: "Redo", style: .plain, target: nil, action: nil),
      ]
      navigationController?.setToolbarHidden(\(isHidden), animated: false)
      """)
    let screen = try #require(try await screens(source, "Screen").first)
    let bars = screen.laidOutBars.filter { $0.kind == .toolbar }
    #expect(bars.flatMap(\.items).compactMap(\.text?.string) == expected)
  }
}
