import DynamicTypeModel
import Testing

/// What a screen shows once others have given it what it shows.
extension CodeScreensTests {
  private func texts(_ screen: LaidOutScreen) -> [String] {
    screen.nodes.flatMap(\.texts).map(\.string).filter { !$0.isEmpty }
  }

  private func placeholders(_ screen: LaidOutScreen) -> Int {
    screen.nodes.flatMap(\.texts).count { text in
      if case .placeholder = text.provenance { !text.string.isEmpty } else { false }
    }
  }

  @Test(
    "A text that nobody knows has words in its place, attributed or set by a closure that others keep",
    arguments: [
      "label.attributedText = Elsewhere.text()",
      """
      let text = NSMutableAttributedString(attributedString: Elsewhere.text())
      label.attributedText = text
      """,
      "model.onChange = { [weak self] text in self?.label.text = text }",
      "Elsewhere.observe { [weak self] text in self?.label.text = text }",
    ])
  func unknownTexts(_ statement: String) async throws {
    let text = """
      protocol Model: AnyObject { var onChange: ((String) -> Void)? { get set } }
      """
    let screen = try #require(
      try await screens(
        text
          + controller(
            """
            label.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
            view.addSubview(label)
            \(statement)
            """, "let label = UILabel(); var model: Model!"), "Screen"
      ).first)
    #expect(placeholders(screen) == 1)
  }

  @Test(
    "Where a screen shows no text, what it fades in, what its closures add and what others set is shown",
    arguments: [
      """
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      label.text = "Later"
      label.alpha = 0
      view.addSubview(label)
      """,
      """
      Elsewhere.whenLoaded { [weak self] in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.text = "Later"
        self?.view.addSubview(label)
      }
      """,
    ])
  func filledScreens(_ body: String) async throws {
    let screen = try #require(try await screens(controller(body), "Screen").first)
    #expect(texts(screen) == ["Later"])
    #expect(!screen.assumptions.isEmpty)
  }

  @Test("What others set is shown by its observer")
  func injectedProperties() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          label.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
          view.addSubview(label)
          """,
          "let label = UILabel(); var name: String? { didSet { label.text = name } }"), "Screen"
      ).first)
    #expect(placeholders(screen) == 1)
  }

  @Test(
    "A screen that shows its texts is as its code leaves it: nothing is called, set or faded in")
  func firstStates() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let shown = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
          shown.text = "Now"
          let faded = UILabel(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
          faded.text = "Later"
          faded.alpha = 0
          view.addSubview(shown)
          view.addSubview(faded)
          Elsewhere.whenFailed { [weak self] in
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
            label.text = "Failed"
            self?.view.addSubview(label)
          }
          """), "Screen"
      ).first)
    #expect(!texts(screen).contains("Failed"))
    #expect(screen.assumptions.isEmpty)
  }

  @Test("A document's text is its bytes' where it has no marks")
  func documents() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
          label.attributedText = try? NSAttributedString(
            data: "Plain".data(using: .utf8)!,
            options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: 4], documentAttributes: nil)
          view.addSubview(label)
          """), "Screen"
      ).first)
    #expect(texts(screen) == ["Plain"])
  }

  @Test(
    "A view that something holds weakly is there while its superview or its controller holds it")
  func weakViews() async throws {
    let text =
      """
      final class Builder {
        weak var view: UIView?
        init(_ view: UIView) { self.view = view }
        func add(_ labels: [UILabel]) {
          labels.forEach { label in
            view?.addSubview(label)
            var next: UIView? = label
            while let view = next { next = view.superview }
          }
        }
      }
      """
      + controller(
        """
        let labels = ["One", "Two"].map { text in
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
          label.text = text
          return label
        }
        Builder(view).add(labels)
        """)
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(texts(screen) == ["One", "Two"])
  }

  @Test(
    "Lists and labels to which RxCocoa binds have three rows and words that stand for what comes",
    arguments: [
      """
      teas.asDriver(onErrorJustReturn: []).drive(table.rx.items(cellIdentifier: "tea", cellType: TeaCell.self)) {
        _, tea, cell in cell.bind(to: tea)
      }.disposed(by: bag)
      """,
      """
      guard let store = store as? Store else { return }
      store.teas.bind(to: table.rx.items(cellIdentifier: "tea", cellType: TeaCell.self)) { _, tea, cell in
        cell.bind(to: tea)
      }.disposed(by: bag)
      """,
      """
      let source = RxTableViewSectionedReloadDataSource<Shelf>(configureCell: { _, table, path, tea in
        let cell = table.dequeueReusableCell(withIdentifier: "tea", for: path) as! TeaCell
        cell.bind(to: tea)
        return cell
      })
      shelves.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
      """,
    ])
  func rxCocoa(binding: String) async throws {
    let text = """
      import RxSwift
      import RxCocoa
      class Store { let teas = BehaviorRelay<[Tea]>(value: []) }
      class TeaCell: UITableViewCell {
        let name = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(name)
        }
        required init?(coder: NSCoder) { fatalError() }
        func bind(to tea: Tea) { tea.name.asDriver().drive(name.rx.text).disposed(by: bag) }
      }
      class Screen: UIViewController {
        let table = UITableView()
        let store: Any
        init(store: Any) {
          self.store = store
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          table.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
          table.rowHeight = 50
          table.register(TeaCell.self, forCellReuseIdentifier: "tea")
          view.addSubview(table)
          bind()
        }
        func bind() {
          \(binding)
        }
      }
      """
    let screen = try #require(try await screens(text, "Screen").first)
    let rows = zip(screen.views, screen.nodes).filter { $0.0.kind == "tableViewCell" }
    #expect(rows.map(\.1.frame.y) == [0, 50, 100])
    #expect(texts(screen).count == 3)
  }

  @Test(
    "What RxSwift's sequences have when they are bound is shown, and what comes of subjects then",
    arguments: [
      (
        """
        BehaviorRelay(value: 3).map { "\\($0) teas" }.bind(to: label.rx.text)
        """, "3 teas"
      ),
      (
        """
        name.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
        name.onNext("Grace")
        """, "Grace"
      ),
      (
        """
        Observable.combineLatest(name, BehaviorSubject(value: 2)) { "\\($0) \\($1)" }.bind(to: label.rx.text)
        """, "Ada 2"
      ),
      (
        """
        tap.scan(0) { count, _ in count + 1 }.startWith(0)
          .subscribe(onNext: { [weak self] in self?.label.text = "\\($0)" })
        tap.onNext(())
        tap.onNext(())
        """, "2"
      ),
      (
        """
        let made = Single<String>.create { $0(.success("Done")); return Disposables.create() }
        Observable.just(1).flatMapLatest { _ in made }.bind(with: self) { owner, text in owner.label.text = text }
        """, "Done"
      ),
      (
        """
        Observable.of(1, 2, 3).filter { $0 < 3 }.map { "\\($0)" }.bind(onNext: { self.label.text = (self.label.text ?? "") + $0 })
        """, "12"
      ),
    ])
  func rxSwift(binding: String, shown: String) async throws {
    let text = """
      import RxSwift
      import RxCocoa
      class Screen: UIViewController {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
        let name = BehaviorSubject(value: "Ada")
        let tap = PublishSubject<Void>()
        let bag = DisposeBag()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          \(binding)
        }
      }
      """
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(texts(screen) == [shown])
  }
}
