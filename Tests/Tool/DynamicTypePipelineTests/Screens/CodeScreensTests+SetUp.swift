import DynamicType
import DynamicTypeModel
import DynamicTypeSource
import Testing
import UIKitReading

@testable import DynamicTypePipeline

/// What code sends while it sets a screen up, and what UIKit makes for it: each by UIKit's and Foundation's documentation.
extension CodeScreensTests {
  private func shown(_ source: String) async throws -> [String] {
    let screen = try #require(try await screens(source, "Screen").first)
    return screen.nodes.flatMap(\.texts).map(\.string)
  }

  /// A controller with two labels, `one` and `other`, and what it does with them.
  private func labels(_ setUp: String, _ members: String = "", beside: String = "") -> String {
    """
    \(beside)
    class Screen: UIViewController {
      let one = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
      let other = UILabel(frame: CGRect(x: 0, y: 140, width: 300, height: 30))
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(one)
        view.addSubview(other)
        one.text = "One"
        other.text = "Other"
        \(setUp)
      }
    }
    """
  }

  @Test("An action that code sends itself is performed, by targets and by closures")
  func sentActions() async throws {
    let source = labels(
      """
      toggle.addTarget(self, action: #selector(flipped(_:)), for: .valueChanged)
      toggle.addTarget(self, action: #selector(Screen.touched), for: .touchUpInside)
      slider.addAction(UIAction { [unowned self] _ in other.text = "\\(slider.value) km" }, for: .valueChanged)
      toggle.isOn = true
      toggle.sendActions(for: .valueChanged)
      slider.value = 0.5
      slider.sendActions(for: .valueChanged)
      """,
      """
      let toggle = UISwitch()
      let slider = UISlider()
      @objc private func flipped(_ sender: UISwitch) { one.text = sender.isOn ? "On" : "Off" }
      @objc private func touched() { one.text = "Touched" }
      """)
    #expect(try await shown(source) == ["On", "0.5 km"])
  }

  @Test("A notification of the app reaches those that observe its name, and no others")
  func notifications() async throws {
    let source = labels(
      """
      let center = NotificationCenter.default
      center.addObserver(self, selector: #selector(changed(_:)), name: .cart, object: nil)
      center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
      center.addObserver(forName: .login, object: nil, queue: .main) { [weak self] note in
        self?.other.text = note.userInfo?["name"] as? String
      }
      center.addObserver(forName: .cart, object: other, queue: nil) { [weak self] _ in self?.other.text = "Wrong object" }
      center.post(name: .cart, object: one, userInfo: ["count": 2])
      center.post(name: .login, object: nil, userInfo: ["name": "Ada"])
      center.removeObserver(self)
      center.post(name: .cart, object: one, userInfo: ["count": 9])
      """,
      """
      @objc func changed(_ note: Notification) { one.text = "\\(note.userInfo?["count"] as? Int ?? 0) items" }
      @objc func shown() { one.text = "Keyboard" }
      """,
      beside: """
        extension Notification.Name {
          static let cart = Notification.Name("cart")
          static let login = NSNotification.Name(rawValue: "login")
        }
        """)
    #expect(try await shown(source) == ["2 items", "Ada"])
  }

  @Test(
    "An observed property tells its value at first where code wants that, and each change until it is invalidated"
  )
  func observedProperties() async throws {
    let source = labels(
      """
      tokens = [
        player.observe(\\.track, options: [.initial, .new]) { [weak self] player, change in
          self?.one.text = change.newValue ?? player.track
        },
        player.observe(\\.volume, options: .new) { [weak self] player, _ in self?.other.text = "Volume \\(player.volume)" },
      ]
      player.volume = 8
      tokens[1].invalidate()
      player.volume = 3
      """,
      """
      let player = Player()
      var tokens: [NSKeyValueObservation] = []
      """,
      beside: """
        class Player: NSObject {
          @objc dynamic var track = "Intro"
          @objc dynamic var volume = 5
        }
        """)
    #expect(try await shown(source) == ["Intro", "Volume 8"])
  }

  @Test("What tasks and continuations give at once is there when the screen is")
  func tasks() async throws {
    let source = labels(
      """
      Task { one.text = "\\((try? await modern()) ?? 0) \\(await Task { "inner" }.value)" }
      Task {
        let sum = await withTaskGroup(of: Int.self) { group -> Int in
          for number in 1...3 { group.addTask { number * number } }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
        var all: [Int] = []
        for await number in numbers() { all.append(number) }
        other.text = "\\(sum) \\(all)"
      }
      """,
      beside: """
        func old(_ done: @escaping (Result<Int, Error>) -> Void) { done(.success(9)) }
        func modern() async throws -> Int { try await withCheckedThrowingContinuation { c in old { c.resume(with: $0) } } }
        func numbers() -> AsyncStream<Int> { AsyncStream { c in c.yield(1); c.yield(2); c.finish() } }
        """)
    #expect(try await shown(source) == ["9 inner", "14 [1, 2]"])
  }

  @Test(
    "Parts of an address, and texts with attributes of Swift's own, are shown by labels and buttons"
  )
  func addressesAndAttributedStrings() async throws {
    let source = labels(
      """
      let url = URL(string: "https://example.com/a/terms.html?x=1")!
      one.text = "\\(url.host ?? "") \\(url.lastPathComponent) \\(url.deletingPathExtension().lastPathComponent)"
      var text = AttributedString("Hi ")
      text.font = .systemFont(ofSize: 20)
      text += AttributedString("you")
      other.attributedText = NSAttributedString(text)
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      configuration.attributedTitle = AttributedString("Continue", attributes: AttributeContainer([.kern: 2]))
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 200, width: 200, height: 50)
      view.addSubview(button)
      """)
    #expect(try await shown(source) == ["example.com terms.html terms", "Hi you", "Continue"])
  }

  @Test("A picker keeps the rows that code selects, and a text view's hint follows its text")
  func pickersAndTextViews() async throws {
    let source = labels(
      """
      let picker = UIPickerView()
      picker.selectRow(1, inComponent: 0, animated: false)
      one.text = ["Small", "Medium"][picker.selectedRow(inComponent: 0)]
      other.text = ""
      for (number, text) in ["", "Mine"].enumerated() {
        let note = NoteView()
        note.frame = CGRect(x: 0, y: 200 + number * 100, width: 300, height: 90)
        note.text = text
        view.addSubview(note)
      }
      """,
      beside: """
        class NoteView: UITextView {
          let hint = UILabel(frame: CGRect(x: 5, y: 8, width: 200, height: 20))
          override var text: String! { didSet { hint.text = text.isEmpty ? "Write a note" : nil } }
          override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            addSubview(hint)
            self.text = ""
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    #expect(try await shown(source).filter { !$0.isEmpty } == ["Medium", "Write a note", "Mine"])
  }

  @Test(
    "A content-unavailable configuration is shown, whether a property or updateContentUnavailableConfiguration sets it"
  )
  func contentUnavailable() async throws {
    let update = """
      class Screen: UIViewController {
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
          var configuration = UIContentUnavailableConfiguration.empty()
          configuration.text = "No mail"
          configuration.secondaryText = "New mail shows up here."
          configuration.button = .plain()
          configuration.button.title = "Refresh"
          contentUnavailableConfiguration = configuration
        }
      }
      """
    #expect(try await shown(update) == ["No mail", "New mail shows up here.", "Refresh"])
    let property = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var configuration = UIContentUnavailableConfiguration.search()
          configuration.text = "Nothing found"
          configuration.secondaryText = nil
          contentUnavailableConfiguration = configuration
        }
      }
      """
    #expect(try await shown(property) == ["Nothing found"])
  }

  @Test("A cell takes on the look of its state, and what a delegate gives it before it is shown")
  func cellsBeforeTheyAreShown() async throws {
    let source = """
      class Cell: UITableViewCell {
        var name = ""
        override func updateConfiguration(using state: UICellConfigurationState) {
          var content = defaultContentConfiguration()
          content.text = name
          content.secondaryText = state.isSelected ? "Chosen" : "Tap"
          contentConfiguration = content
        }
      }
      class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(Cell.self, forCellReuseIdentifier: "own")
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: path.row == 0 ? "own" : "plain", for: path)
          (cell as? Cell)?.name = "Tea"
          return cell
        }
        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
          if path.row == 1 { cell.textLabel?.text = "Cups" }
        }
      }
      """
    #expect(try await shown(source) == ["Tea", "Tap", "Cups"])
  }

  @Test("A navigation controller within another controller shows its last one, under its bar")
  func embeddedNavigation() async throws {
    let source = """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Inbox"
          let label = UILabel(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
          label.text = "No messages"
          view.addSubview(label)
        }
      }
      class Screen: UIViewController {
        let stack = UINavigationController(rootViewController: Page())
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(stack)
          view.addSubview(stack.view)
          stack.view.frame = view.bounds
          stack.didMove(toParent: self)
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string).contains("No messages"))
    #expect(screen.laidOutBars.flatMap(\.items).contains { $0.text?.string == "Inbox" })
  }

  /// An app that shows a list of what it keeps, with `setUp` to make it.
  private func app(_ setUp: String) -> String {
    """
    struct Product { let name: String }
    class Shop { var products: [Product] = [] }
    class ListModel {
      let shop: Shop
      init(shop: Shop) { self.shop = shop }
      var names: [String] { shop.products.map(\\.name) }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let shop = Shop()
        shop.products = [Product(name: "Tea"), Product(name: "Cups")]
        \(setUp)
        self.window = window
        window.makeKeyAndVisible()
      }
    }
    class Screen: UIViewController {
      let model: ListModel
      init(model: ListModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "Shop"
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
        label.text = model.names.joined(separator: ", ")
        view.addSubview(label)
      }
    }
    """
  }

  @Test(
    "A screen that the app makes when it starts has what it is given there, and the bars around it")
  func launchedScreen() async throws {
    let source = app(
      "window.rootViewController = UINavigationController(rootViewController: Screen(model: ListModel(shop: shop)))"
    )
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Tea, Cups"])
    #expect(screen.laidOutBars.flatMap(\.items).compactMap(\.text?.string) == ["Shop"])
  }

  @Test(
    "Where the app starts with a screen that is given nothing, it has its bars and what was registered before"
  )
  func injectedScreen() async throws {
    let source = """
      enum Registry {
        private static var makers: [ObjectIdentifier: () -> Any] = [:]
        static func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
        static func get<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
      }
      @propertyWrapper struct Injected<T> {
        let wrappedValue: T
        init() { wrappedValue = Registry.get(T.self) }
      }
      protocol Clock { var time: String { get } }
      struct FixedClock: Clock { let time = "12:00" }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          Registry.register(Clock.self) { FixedClock() }
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UINavigationController(rootViewController: Screen())
          return true
        }
      }
      class Screen: UIViewController {
        @Injected private var clock: Clock
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Time"
          let label = UILabel(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
          label.text = "It is \\(clock.time)"
          view.addSubview(label)
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["It is 12:00"])
    #expect(screen.laidOutBars.flatMap(\.items).compactMap(\.text?.string) == ["Time"])
  }

  @Test("Of a screen that is made later nobody knows what it is given")
  func laterScreen() async throws {
    let source = app("window.rootViewController = UIViewController()")
    #expect(try await shown(source) != ["Tea, Cups"])
  }
}
