import DynamicType
import DynamicTypeModel
import DynamicTypeSource
import Testing
import UIKitReading

@testable import DynamicTypePipeline

/// Screens of UIKit that code builds, with frames by arithmetic; what stands in two spellings has the same frames.
@Suite struct CodeScreensTests {
  private static let bench = try? Bench()

  /// The screens of a source at a size on a phone of 375 × 667 points, with 20 of them covered at the top.
  func screens(
    _ text: String, _ names: String..., beside others: [String] = [],
    size: ContentSizeCategory = .large
  ) async throws -> [LaidOutScreen] {
    let texts = [text] + others
    var code = await CodeScreens(
      sources: texts.enumerated().map { number, text in
        ParsedSource(
          Array(("import UIKit\n" + text).utf8), path: number == 0 ? "/App.swift" : "/Other.swift")
      }, folders: [], threads: 1)
    code.selection = names.isEmpty ? .wholeScreens : .named(Set(names))
    var matrix = ConfigurationMatrix(sizes: [size])
    matrix.devices = [try #require(Device.named("retina4_7"))]
    let bench = try #require(Self.bench)
    return await code.read(for: matrix, threads: 1).flatMap(\.screens).flatMap {
      $0.laidOut(on: bench)
    }
  }

  /// Frames by the names of views, each in its parent's coordinates.
  func frames(_ screen: LaidOutScreen) -> [String: Rect] {
    Dictionary(zip(screen.views, screen.nodes).map { ($0.id, $1.frame) }) { first, _ in first }
  }

  /// A controller whose `viewDidLoad` is some code.
  func controller(_ body: String, _ members: String = "") -> String {
    """
    class Screen: UIViewController {
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        \(body)
      }
    }
    """
  }

  @Test("A statement of a screen's set-up that does not end is given up alone")
  func endlessStatement() async throws {
    let source = controller(
      """
      label.text = "Tea"
      load(0)
      view.addSubview(label)
      label.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
      """,
      """
      let label = UILabel()
      var count = 0
      func load(_ number: Int) { count += 1; load(number + 1) }
      """)
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Tea"])
    #expect(frames(screen).values.contains(Rect(x: 10, y: 20, width: 100, height: 40)))
  }

  @Test(
    "Each of two classes means its own private functions and views, in whichever files they are")
  func ownPrivateMembers() async throws {
    func sheet(_ declaration: String, _ identifier: String, y: Int, height: Int) -> String {
      """
      import UIKit
      class \(declaration) {
        private let line = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          setUp()
        }
        private func setUp() {
          line.frame = CGRect(x: 0, y: \(y), width: 375, height: \(height))
          line.accessibilityIdentifier = "\(identifier)"
          view.addSubview(line)
        }
      }
      """
    }
    let base = sheet("Sheet: UIViewController", "base", y: 20, height: 1)
    let derived = sheet("TeaSheet: Sheet", "derived", y: 200, height: 2)
    let apart = try await screens(derived, "TeaSheet", beside: [base])
    let together = try await screens(derived + "\n" + base, "TeaSheet")
    for screen in [apart, together] {
      let frames = frames(try #require(screen.first))
      #expect(frames["base"] == Rect(x: 0, y: 20, width: 375, height: 1))
      #expect(frames["derived"] == Rect(x: 0, y: 200, width: 375, height: 2))
      #expect(frames.count == 3)
    }
  }

  @Test("What an app adds to Swift's own types is not what UIKit's code means by the same names")
  func additionsToForeignTypes() async throws {
    let text =
      controller(
        """
        let button = UIButton(type: .system)
        button.setTitle("Brew", for: .normal)
        button.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        view.addSubview(button)
        """) + """

        extension Dictionary {
          subscript(i: Int) -> (key: Key, value: Value) { self[index(startIndex, offsetBy: i)] }
        }
        func + (left: [String], right: [String]) -> [String] { left }
        """
    let screen = try #require(try await screens(text).first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Brew"])
  }

  @Test("Whole numbers that no floating point has end no run")
  func endsOfIntegers() async throws {
    let text = controller(
      """
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      let text = NSMutableAttributedString(string: "Tea")
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: Int.max, length: 0))
      label.attributedText = text
      label.numberOfLines = Int.max
      label.tag = Int.max
      view.addSubview(label)
      let pages = UIPageControl(frame: CGRect(x: 0, y: 400, width: 200, height: 20))
      pages.numberOfPages = Int.min
      view.addSubview(pages)
      """)
    let screen = try #require(try await screens(text).first)
    #expect(frames(screen)["label"] == Rect(x: 0, y: 100, width: 200, height: 200))
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Tea"])
  }

  private static let box = Rect(x: 16, y: 30, width: 343, height: 40)

  @Test(
    "A box 16 points from the sides, 10 below the safe area, 40 high, is that however it is said",
    arguments: [
      """
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
      """,
      """
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let views: [String: Any] = ["box": box]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-inset-[box]-inset-|", metrics: ["inset": 16], views: views)
          + NSLayoutConstraint.constraints(withVisualFormat: "V:|-30-[box(40)]", views: views))
      """,
      """
      let box = UIView(frame: CGRect(x: 16, y: 30, width: view.bounds.width - 32, height: 40))
      view.addSubview(box)
      """,
      """
      let box = UIView()
      view.addSubview(box)
      box.pin(to: view)
      }
      func nothing() {
      """,
    ])
  func sameBox(_ body: String) async throws {
    let helper = """
      extension UIView {
        func pin(to other: UIView, inset: CGFloat = 16) {
          translatesAutoresizingMaskIntoConstraints = false
          [leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
           trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
           topAnchor.constraint(equalTo: other.safeAreaLayoutGuide.topAnchor, constant: 10),
           heightAnchor.constraint(equalToConstant: 40)].forEach { $0.isActive = true }
        }
      }
      """
    let screen = try #require(try await screens(controller(body) + "\n" + helper).first)
    #expect(frames(screen)["box"] == Self.box)
    #expect(screen.assumptions == [])
    #expect(screen.views.allSatisfy { $0.provenance == .known })
  }

  @Test(
    "Libraries that are not there place it alike",
    arguments: [
      (
        "SnapKit",
        """
        let box = UIView()
        view.addSubview(box)
        box.snp.makeConstraints { make in
          make.left.right.equalToSuperview().inset(16)
          make.top.equalTo(view.safeAreaLayoutGuide).offset(10)
          make.height.equalTo(30)
        }
        box.snp.updateConstraints { $0.height.equalTo(40) }
        """
      ),
      (
        "PureLayout",
        """
        let box = UIView.newAutoLayout()
        view.addSubview(box)
        box.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        box.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
        box.autoPinEdge(toSuperviewSafeArea: .top, withInset: 10)
        box.autoSetDimension(.height, toSize: 40)
        """
      ),
      (
        "TinyConstraints",
        """
        let box = UIView()
        view.addSubview(box)
        box.horizontalToSuperview(insets: .horizontal(16))
        box.topToSuperview(offset: 10, usingSafeArea: true)
        box.height(40)
        """
      ),
      (
        "Stevia",
        """
        let box = UIView()
        view.sv(box)
        box.fillHorizontally(m: 16).top(30).height(40)
        """
      ),
    ])
  func libraries(_ library: String, _ body: String) async throws {
    let source = "import \(library)\n" + controller(body)
    let screen = try #require(try await screens(source).first)
    #expect(frames(screen)["box"] == Self.box)
  }

  @Test(
    "A stack's views, two of which share what is left, with a distance of their own after the first"
  )
  func stack() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let stack = UIStackView(arrangedSubviews: [first, second])
          stack.axis = .vertical
          stack.spacing = 8
          stack.addArrangedSubview(third)
          stack.setCustomSpacing(20, after: first)
          stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
          view.addSubview(stack)
          first.heightAnchor.constraint(equalToConstant: 50).isActive = true
          second.heightAnchor.constraint(equalTo: third.heightAnchor).isActive = true
          """, "let first = UIView(), second = UIView(), third = UIView()")
      ).first)
    // 200 - 50 - 20 - 8 are 122 for two.
    #expect(frames(screen)["first"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames(screen)["second"] == Rect(x: 0, y: 70, width: 100, height: 61))
    #expect(frames(screen)["third"] == Rect(x: 0, y: 139, width: 100, height: 61))
  }

  @Test("Code that asks for the text size is run again for each")
  func textSizes() async throws {
    let source = controller(
      """
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      view.addSubview(stack)
      """, "let first = UIView(), second = UIView()")
    let large = try #require(try await screens(source).first)
    #expect(frames(large)["second"] == Rect(x: 50, y: 0, width: 50, height: 60))
    let largest = try #require(
      try await screens(source, size: .accessibilityExtraExtraExtraLarge).first)
    #expect(frames(largest)["second"] == Rect(x: 0, y: 30, width: 100, height: 30))
  }

  @Test("Frames that layoutSubviews gives, and closures of the main queue")
  func laterCode() async throws {
    let source = """
      class Half: UIView {
        let left = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(left)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          left.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        }
      }
      \(controller("""
        view.addSubview(half)
        half.translatesAutoresizingMaskIntoConstraints = false
        let width = half.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
          width, half.heightAnchor.constraint(equalToConstant: 20),
          half.topAnchor.constraint(equalTo: view.topAnchor), half.leftAnchor.constraint(equalTo: view.leftAnchor),
        ])
        DispatchQueue.main.async { width.constant = 120 }
        """, "let half = Half()"))
      """
    let screen = try #require(try await screens(source).first)
    #expect(frames(screen)["half"] == Rect(x: 0, y: 0, width: 120, height: 20))
    #expect(frames(screen)["left"] == Rect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test("An observer of an overridden property is told, and the class's own initialiser runs")
  func overriding() async throws {
    let source = """
      class Caption: UILabel {
        override var text: String? { didSet { isHidden = text == nil } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          numberOfLines = 3
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      \(controller("""
        caption.text = "Total"
        caption.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        view.addSubview(caption)
        """, "let caption = Caption()"))
      """
    let screen = try #require(try await screens(source).first)
    let number = try #require(screen.views.firstIndex { $0.id == "caption" })
    #expect(screen.nodes[number].isShown)
    #expect(screen.views[number].customClass == "Caption")
  }

  @Test("A property of a generic class is made of what the class that inherits from it says")
  func genericBase() async throws {
    let source = """
      final class Box<Content: UIView> {
        let content: Content
        convenience init() { self.init(Content()) }
        init(_ content: Content) { self.content = content }
      }
      class Base<Main: UIView>: UIViewController {
        let main = Main()
        private let box = Box<Main>()
        override func loadView() {
          view = main
          main.addSubview(box.content)
        }
      }
      class Panel: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let caption = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
          caption.text = "Total"
          addSubview(caption)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Screen: Base<Panel> {}
      """
    let screen = try #require(try await screens(source).first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Total", "Total"])
  }

  @Test(
    "A property wrapper of a package that is not there keeps a view, and frees it for constraints")
  func unknownWrapper() async throws {
    let source = controller(
      """
      view.addSubview(caption)
      view.addSubview(late)
      NSLayoutConstraint.activate([
        caption.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
        caption.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        caption.widthAnchor.constraint(equalToConstant: 90), caption.heightAnchor.constraint(equalToConstant: 30),
        late.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 10),
        late.leadingAnchor.constraint(equalTo: caption.leadingAnchor),
        late.widthAnchor.constraint(equalToConstant: 50), late.heightAnchor.constraint(equalToConstant: 20),
      ])
      """,
      """
      @Constrained private var caption: UILabel = { let label = UILabel(); label.text = "Total"; return label }()
      @Constrained private(set) var late: UIView
      init() { late = UIView(); super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
      """)
    let screen = try #require(try await screens(source).first)
    #expect(frames(screen)["caption"] == Rect(x: 8, y: 40, width: 90, height: 30))
    #expect(frames(screen)["late"] == Rect(x: 8, y: 80, width: 50, height: 20))
  }

  @Test(
    "What is done after the set-up, and ranges that count UTF-16 units",
    arguments: [
      "Task { caption.text = await name() }",
      "Task { [weak self] in do { self?.caption.text = try await fetched() } catch { self?.caption.text = \"no\" } }",
      "OperationQueue.main.addOperation { self.caption.text = \"Tea 1\" }",
      "let group = DispatchGroup(); group.enter(); group.notify(queue: .main) { self.caption.text = \"Tea 1\" }; group.leave()",
      // A clock's first stroke comes later.
      "caption.text = \"Tea 1\"; Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.caption.text = \"late\" }",
      "load { result in switch result { case .success: self.caption.text = \"no\"; case .failure: self.caption.text = \"Tea 1\" } }",
      "load { result in if case .failure(let failure) = result { self.caption.text = failure.localizedDescription } }",
      """
      let text = "Tea 1"
      let styled = NSMutableAttributedString(string: text)
      styled.addAttribute(.foregroundColor, value: UIColor.red, range: (text as NSString).range(of: "1"))
      if let part = text.range(of: "Tea") { styled.addAttribute(.kern, value: 0, range: NSRange(part, in: text)) }
      caption.attributedText = styled
      """,
    ])
  func afterwards(body: String) async throws {
    let source = controller(
      "view.addSubview(caption)\n" + body,
      """
      enum Failure: Error, LocalizedError { case offline; var errorDescription: String? { "Tea 1" } }
      let caption = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      func name() async -> String { "Tea 1" }
      func fetched() async throws -> String { "Tea 1" }
      func load(_ done: (Result<String, Error>) -> Void) { done(.failure(Failure.offline)) }
      """)
    let screen = try #require(try await screens(source).first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Tea 1"])
    #expect(screen.views.allSatisfy { $0.provenance == .known })
  }

  @Test("What lies in the canvas of a secure field is shown where code puts that")
  func secureCanvas() async throws {
    let source = controller(
      """
      field.isSecureTextEntry = true
      guard let canvas = field.subviews.first(where: { type(of: $0).description().contains("CanvasView") }) else { return }
      view.addSubview(canvas)
      canvas.frame = CGRect(x: 20, y: 40, width: 200, height: 100)
      caption.text = "Total"
      caption.frame = CGRect(x: 5, y: 6, width: 100, height: 30)
      canvas.addSubview(caption)
      """, "let field = UITextField(); let caption = UILabel()")
    let screen = try #require(try await screens(source).first)
    let number = try #require(screen.views.firstIndex { $0.id == "caption" })
    #expect(
      screen.absoluteFrame(of: NodeIndex(number)) == Rect(x: 25, y: 46, width: 100, height: 30))
  }

  @Test("What only running the app would tell is a placeholder, or assumed, and says so")
  func unknown() async throws {
    let source = """
      class Screen: UIViewController {
        let label = UILabel()
        let model: Model
        init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          label.text = model.title
          label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
          if model.isNew { view.addSubview(label) }
        }
      }
      class Model {
        var title: String { server.title }
        var isNew: Bool { server.isNew }
      }
      """
    let screen = try #require(try await screens(source).first)
    let number = try #require(screen.views.firstIndex { $0.id == "label" })
    #expect(screen.nodes[number].texts.first?.provenance != .known)
    #expect(!screen.assumptions.isEmpty)
  }

  @Test("What closures that other modules keep may do to views is not done yet, and that is said")
  func callbacks() async throws {
    let source = controller(
      """
      let first = UILabel(frame: CGRect(x: 16, y: 30, width: 200, height: 40))
      let second = UILabel(frame: CGRect(x: 16, y: 80, width: 200, height: 40))
      view.addSubview(first)
      Remote.shared.isEnabled.drive(onNext: { first.removeFromSuperview() })
      view.addSubview(second)
      """)
    let screen = try #require(try await screens(source).first)
    #expect(frames(screen)["first"] == Rect(x: 16, y: 30, width: 200, height: 40))
    #expect(frames(screen)["second"] == Rect(x: 16, y: 80, width: 200, height: 40))
    #expect(screen.views.contains { $0.provenance != .known })
  }

  /// UIKit draws runs without a font in the view's own; Body has 53 points at AX5, and a style without adjustment is laid out
  /// as at its launch.
  @Test(
    "A run of an attributed text without a font has that of its label or button, and another its own",
    arguments: [
      ("label.attributedText = NSAttributedString(string: \"Tea\", attributes: [.kern: 2])", 53),
      ("label.attributedText = NSAttributedString(string: \"Tea\")", 53),
      (
        """
        label.attributedText = NSAttributedString(
          string: \"Tea\", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        """, 20
      ),
      (
        "button.setAttributedTitle(NSAttributedString(string: \"Tea\", attributes: [.kern: 2]), for: .normal)",
        53
      ),
    ])
  func attributedRuns(_ line: String, points: Double) async throws {
    let source = controller(
      """
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        view.addSubview(label)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.frame = CGRect(x: 0, y: 100, width: 300, height: 80)
        view.addSubview(button)
        \(line)
      """, "let label = UILabel()\nlet button = UIButton(type: .custom)")
    let screen = try #require(
      try await screens(source, size: .accessibilityExtraExtraExtraLarge).first)
    let texts = screen.nodes.flatMap(\.texts).filter { $0.string == "Tea" }
    #expect(texts.map(\.font.pointSize) == [points])
  }

  /// Footnote has 13 points at L (Apple, Human Interface Guidelines).
  @Test(
    "The font of a function that no source has is of the style or size that it is given",
    arguments: [
      ("UIFont.tea(forTextStyle: .footnote)", 13), (".tea(for: .footnote)", 13),
      (".tea(.bold, size: 21)", 21), (".tea(style: theme.style)", 17),
    ])
  func fontOfPackage(font: String, points: Double) async throws {
    let source = controller(
      """
        label.text = "Tea"
        label.font = \(font)
        label.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        view.addSubview(label)
      """, "let label = UILabel()\nlet theme: Theme")
    let screen = try #require(try await screens(source).first)
    let number = try #require(screen.views.firstIndex { $0.kind == "label" })
    #expect(screen.nodes[number].texts.map(\.font.pointSize) == [points])
  }

  @Test("The font of a run that nobody knows is assumed to be Body")
  func unknownRunFont() async throws {
    let source = controller(
      """
        label.attributedText = NSAttributedString(string: "Tea", attributes: [.font: theme.font])
        label.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        view.addSubview(label)
      """, "let label = UILabel()\nlet theme: Theme")
    let screen = try #require(try await screens(source).first)
    let number = try #require(screen.views.firstIndex { $0.id == "label" })
    #expect(screen.nodes[number].texts.map(\.font.pointSize) == [17])
    #expect(screen.views[number].provenance != .known)
  }

  @Test("The key that an unknown condition chooses gives its text, which is assumed")
  func chosenKeys() async throws {
    let source = controller(
      """
        label.text = NSLocalizedString(isNew ? "New tea" : "Tea", comment: "")
        label.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        view.addSubview(label)
      """, "let label = UILabel()\nlet isNew: Bool")
    let screen = try #require(try await screens(source).first)
    let number = try #require(screen.views.firstIndex { $0.id == "label" })
    let text = try #require(screen.nodes[number].texts.first)
    #expect(text.string == "New tea")
    #expect(text.provenance != .known)
  }

  @Test("An image and a font that an unknown condition chooses are those that it chooses at first")
  func chosenImages() async throws {
    let source = controller(
      """
        plain.image = UIImage(systemName: "star")
        plainLabel.font = UIFont(name: "Courier", size: 30)
        if isNew {
          chosen.image = UIImage(systemName: "star")
          chosenLabel.font = UIFont(name: "Courier", size: 30)
        }
        for label in [plainLabel, chosenLabel] { label.text = "Tea" }
        let stack = UIStackView(arrangedSubviews: [plain, chosen, plainLabel, chosenLabel])
        stack.alignment = .top
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        view.addSubview(stack)
      """,
      "let plain = UIImageView(), chosen = UIImageView(), plainLabel = UILabel(), chosenLabel = UILabel()\nlet isNew: Bool"
    )
    let screen = try #require(try await screens(source).first)
    let frames = frames(screen)
    let (image, label) = (try #require(frames["plain"]), try #require(frames["plainLabel"]))
    #expect(image.width > 10 && image.height > 10)
    #expect(frames["chosen"]?.width == image.width && frames["chosen"]?.height == image.height)
    #expect(frames["chosenLabel"]?.height == label.height)
  }

  @Test("Rows of a table come from its data source, three where their count is not known")
  func rows() async throws {
    let source = """
      class List: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
          cell.textLabel?.text = items[indexPath.row]
          return cell
        }
        COUNT
      }
      """
    let known = source.replacing("COUNT", with: #"let items = ["One", "Two"]"#)
    let unknown = source.replacing("COUNT", with: "var items: [String] { store.items }")
    for (text, count) in [(known, 2), (unknown, 3)] {
      let screen = try #require(try await screens(text).first)
      #expect(screen.views.count { $0.kind == "tableViewCell" } == count)
    }
  }

  @Test("Rows of a diffable data source come from its snapshot, three where nobody knows them")
  func diffableRows() async throws {
    let source = """
      private typealias Source = UITableViewDiffableDataSource<Int, String>
      class List: UITableViewController {
        private lazy var source = Source(tableView: tableView) { table, path, item in
          let cell = UITableViewCell()
          cell.textLabel?.text = item
          return cell
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(ITEMS)
          source.apply(snapshot, animatingDifferences: false)
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let label = UILabel()
          label.text = "Teas"
          return label
        }
      }
      """
    let known = source.replacing("ITEMS", with: #"["One", "Two"]"#)
    for (text, rows) in [
      (known, ["One", "Two"]), (source.replacing("ITEMS", with: "store.items"), []),
    ] {
      let screen = try #require(try await screens(text).first)
      let texts = screen.nodes.flatMap(\.texts).map(\.string)
      #expect(texts.first == "Teas")
      #expect(texts.count == (rows.isEmpty ? 4 : 3))
      if !rows.isEmpty { #expect(Array(texts.dropFirst()) == rows) }
    }
  }

  @Test("Another name for what R.swift makes")
  func aliasesOfR() async throws {
    let source = controller(
      "let label = UILabel(); label.text = L.teaTitle(); view.addSubview(label)")
    let screen = try #require(
      try await screens(source, beside: ["typealias L = R.string.localizable"]).first)
    // Without tables the key stands for its text, and says so.
    let text = try #require(screen.nodes.flatMap(\.texts).first)
    #expect(text.string == "Tea title")
    #expect(text.provenance != .known)
  }

  @Test("A finding names the line at which the label was made")
  func finding() async throws {
    let source = controller(
      """
      let label = UILabel()
      label.text = "A sentence that does not fit on one line of a phone at all, at any size of text that there is"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.frame = CGRect(x: 16, y: 40, width: 300, height: 30)
      view.addSubview(label)
      """)
    let screen = try #require(try await screens(source).first)
    let number = try #require(screen.views.firstIndex { $0.id == "label" })
    // Behind the import and four lines of the class.
    #expect(
      screen.views[number].location == SourceLocation(path: "/App.swift", line: 6, column: 17))
    #expect(screen.nodes[number].texts.first?.isTruncated == true)
  }

  /// A label's text that code tells only if all of it is followed.
  private static let told = [
    // Statements of the app's own builder are its parts, whatever the closure's type says that it gives.
    """
    @resultBuilder enum Parts {
      static func buildBlock(_ parts: UIView...) -> [UIView] { parts }
    }
    extension UIView { func fill(@Parts _ parts: () -> [UIView]) { parts().forEach(addSubview) } }
    class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "told"
        view.fill {
          label
          UIView()
        }
      }
    }
    """,
    // What a model publishes reaches a closure that holds the controller weakly.
    """
    import Combine
    class Model: ObservableObject {
      @Published var text: String?
      func load() { text = "told" }
    }
    extension Publisher where Failure == Never {
      func bind(in set: inout Set<AnyCancellable>, _ action: @escaping (Output) -> Void) {
        sink { action($0) }.store(in: &set)
      }
    }
    class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let model = Model()
      var bag = Set<AnyCancellable>()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        model.$text.bind(in: &bag) { [weak self] text in
          guard let self, let text else { return }
          self.label.text = text
        }
        model.load()
      }
    }
    """,
    // A file's own constants are not those of another file.
    """
    private enum Constants { static let text = "told" }
    class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.text = Constants.text
      }
    }
    """,
    // A designated initialiser begins its superclass's part by itself; `_text` is the wrapper.
    """
    @propertyWrapper struct Trimmed {
      private var text: String
      init(wrappedValue: String, by end: String) { text = wrappedValue + end }
      var wrappedValue: String { get { text } set { text = newValue } }
    }
    class Base {
      let start: String
      init(start: String = "to") { self.start = start }
    }
    class Model: Base {
      @Trimmed var text: String
      init(end: String) { _text = .init(wrappedValue: "l", by: end) }
    }
    class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        let model = Model(end: "d")
        label.text = model.start + model.text
      }
    }
    """,
    // `super.loadView()` makes the view, and Objective-C's runtime keeps what is associated with it.
    """
    private enum Keys { static var text: Void? }
    extension UIView {
      var note: String? {
        get { objc_getAssociatedObject(self, &Keys.text) as? String }
        set { objc_setAssociatedObject(self, &Keys.text, newValue, .OBJC_ASSOCIATION_RETAIN) }
      }
    }
    class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func loadView() {
        super.loadView()
        view.note = "told"
        view.addSubview(label)
        label.text = view.note
      }
    }
    """,
    // An operator for what conforms to a protocol is none for what nobody knows.
    """
    func == <T>(one: T, other: T) -> Bool where T: Identifiable { one.id == other.id }
    class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.text = "told"
        if Store.shared.first == Store.shared.last { view.backgroundColor = .red }
      }
    }
    """,
  ]

  @Test("Code that sets a text by its own means is followed", arguments: told)
  func followsCode(_ code: String) async throws {
    let other = """
      private enum Constants { static let text = "another file's" }
      private enum Keys { static var text: Void? }
      """
    for others in [[other], []] {
      let screen = try #require(try await screens(code, beside: others).first)
      let label = try #require(screen.views.firstIndex { $0.id == "label" })
      let text = try #require(screen.nodes[label].texts.first)
      #expect(text.lines.map(\.text) == ["told"])
      #expect(text.provenance == .known)
    }
  }

  @Test("A class of a package is what its name says, and its content is not claimed")
  func classesOfPackages() async throws {
    let screen = try #require(
      try await screens(
        """
        class Send: SpringButton {}
        class Screen: UIViewController {
          let send = Send()
          let avatar = RoundAvatarView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(send)
            view.addSubview(avatar)
          }
        }
        """
      ).first)
    let send = try #require(screen.views.first { $0.id == "send" })
    #expect(send.kind == "button")
    #expect(send.provenance == .assumed("SpringButton is a UIButton, and adds nothing to it"))
    let avatar = try #require(screen.views.first { $0.id == "avatar" })
    #expect(avatar.hasUnknownContent)
    #expect(frames(screen)["avatar"] == Rect(x: 0, y: 0, width: 36, height: 36))
  }

  @Test("A visual format from the right to the left counts its distances to the left")
  func formatFromTheRight() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let one = UIView()
          let other = UIView()
          for box in [one, other] {
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
          }
          let views: [String: Any] = ["one": one, "other": other]
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: "H:|-10-[one(50)]-8-[other(30)]", options: .directionRightToLeft, views: views)
              + NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[one(100)]", views: views)
              + NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[other(100)]", views: views))
          """)
      ).first)
    // 375 − 10 − 50, then 8 + 30 more.
    #expect(frames(screen)["one"] == Rect(x: 315, y: 20, width: 50, height: 100))
    #expect(frames(screen)["other"] == Rect(x: 277, y: 20, width: 30, height: 100))
  }

  @Test("Bases, controllers that hold others and those whose code shows nothing are no screens")
  func noScreens() async throws {
    let source = """
      class Base: UIViewController {
        override func viewDidLoad() { view.addSubview(UILabel()) }
      }
      class Shown: Base {}
      class Empty: UIViewController {}
      class Main: UINavigationController {}
      """
    #expect(try await screens(source).map(\.id) == ["Shown"])
  }

  @Test("Code without an end, and code that would crash, end no reading")
  func endless() async throws {
    let sources = [
      controller("while true { view.addSubview(UIView()) }"),
      controller("more(0)", "func more(_ n: Int) { more(n + 1) }"),
      controller("let none: UIView? = nil\nview.addSubview(none!)"),
      controller("view.addSubview(view)"),
      controller("fatalError()"),
    ]
    for source in sources {
      let screens = try await screens(source, "Screen")
      #expect(screens.count == 1)
    }
  }
}
