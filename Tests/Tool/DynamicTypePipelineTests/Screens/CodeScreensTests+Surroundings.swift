import DynamicTypeModel
import Testing
import UIKitReading

@testable import DynamicTypePipeline

/// What surrounds a screen that code builds, and what code asks of it: on a phone of 375 × 667 points with a status bar of 20.
extension CodeScreensTests {
  /// By hand, as `constraintConstantTargetValueFor(layoutAttribute:)` and `Constraint.init` of SnapKit/SnapKit have it: an inset is one of
  /// the edge that is related to, less of both edges for a length, and a guide's superview is the view that owns it.
  @Test("SnapKit's amounts are those of what a constraint relates to")
  func amounts() async throws {
    let source = """
      import SnapKit
      class Screen: UIViewController {
        let a = UIView(), b = UIView(), wide = UIView(), below = UIView(), all = UIView(), centred = UIView()
        let guide = UILayoutGuide()
        override func viewDidLoad() {
          super.viewDidLoad()
          [a, b, wide, below, all, centred].forEach { view.addSubview($0) }
          view.addLayoutGuide(guide)
          a.snp.makeConstraints { $0.left.equalTo(20); $0.top.equalTo(60); $0.size.equalTo(CGSize(width: 10, height: 20)) }
          b.snp.makeConstraints {
            $0.leading.equalTo(a.snp.trailing).inset(-5)
            $0.top.equalTo(a.snp.bottom).inset(-10)
            $0.size.equalTo(a)
          }
          wide.snp.makeConstraints {
            $0.width.equalToSuperview().inset(20)
            $0.centerX.equalToSuperview()
            $0.top.equalTo(300)
            $0.height.equalTo(50)
          }
          guide.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview(); $0.height.equalTo(80) }
          below.snp.makeConstraints { $0.edges.equalTo(guide) }
          all.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
          centred.snp.makeConstraints { $0.centerX.equalTo(100); $0.centerY.equalTo(200); $0.width.height.equalTo(30) }
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(
      screen.nodes.dropFirst().prefix(6).map(\.frame) == [
        Rect(x: 20, y: 60, width: 10, height: 20), Rect(x: 35, y: 90, width: 10, height: 20),
        Rect(x: 20, y: 300, width: 335, height: 50), Rect(x: 0, y: 587, width: 375, height: 80),
        Rect(x: 2, y: 1, width: 369, height: 663), Rect(x: 85, y: 185, width: 30, height: 30),
      ])
  }

  @Test("Fonts of the runs of a text are changed one by one, without an assumption")
  func runs() async throws {
    let source = """
      class Screen: UIViewController {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          let text = NSMutableAttributedString(string: "First second", attributes: [.font: UIFont.systemFont(ofSize: 12)])
          text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 14), range: NSRange(location: 6, length: 6))
          var bold = 0
          text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, stop in
            guard let font = value as? UIFont else { return }
            if font.fontDescriptor.symbolicTraits.contains(.traitBold) { bold += range.length; stop.pointee = true }
            let descriptor = font.fontDescriptor.withFamily(font.familyName)
            text.addAttribute(.font, value: UIFont(descriptor: descriptor, size: font.pointSize + 10), range: range)
          }
          text.append(NSAttributedString(string: " \\(bold)"))
          text.removeAttribute(.font, range: NSRange(location: 0, length: 6))
          label.attributedText = text
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["First second 6"])
    #expect(screen.assumptions == [])
  }

  @Test("A colour that nobody knows leaves the screen known, and the window is there")
  func looks() async throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = Theme.shared.isDark ? .black : .white
          let bar = UIApplication.shared.windows.filter { $0.isKeyWindow }.first?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
          let scenes = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }
          let label = UILabel(frame: CGRect(x: UIAccessibility.isDarkerSystemColorsEnabled ? 1 : 2, y: bar, width: 300, height: 30))
          label.text = "\\(scenes.count)"
          view.addSubview(label)
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    let label = try #require(screen.nodes.last)
    #expect(label.frame == Rect(x: 2, y: 20, width: 300, height: 30))
    #expect(label.texts.map(\.string) == ["1"])
    #expect(screen.assumptions == [])
  }

  @Test(
    "A controller is in the navigation controller in which code shows it",
    arguments: [
      ("navigationController?.pushViewController(Screen(), animated: true)", "Back"),
      (
        "let screen: UIViewController? = nil; let next = Screen(); navigationController?.pushViewController(next, animated: true)",
        "Back"
      ),
      ("present(UINavigationController(rootViewController: Screen()), animated: true)", nil),
      ("present(OwnNavigationController(rootViewController: Screen()), animated: true)", nil),
      ("Screen().presentInNavigation(from: self)", nil),
    ])
  func navigation(code: String, back: String?) async throws {
    let source = """
      class Base: UIViewController {
        func presentInNavigation(from other: UIViewController) {
          other.present(UINavigationController(rootViewController: self), animated: true)
        }
      }
      class OwnNavigationController: UINavigationController {}
      class Screen: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Tea"
        }
      }
      class Other: UIViewController {
        func show() { \(code) }
      }
      """
    let bar = try #require(try await screens(source, "Screen").first?.bars.navigation)
    #expect((bar.backTitle != nil) == (back != nil))
  }

  @Test("A controller that no code shows in a navigation controller has no bar")
  func noNavigation() async throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Tea"
        }
      }
      class Other: UIViewController {
        func show() {
          present(Screen(), animated: true)
          navigationController?.pushViewController(Other(), animated: true)
        }
      }
      """
    #expect(try await screens(source, "Screen").first?.bars.navigation == nil)
  }

  @Test("Tabs that a controller makes as it is loaded are there once its window is visible")
  func tabsOfWindows() async throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Tea"
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [UINavigationController(rootViewController: Screen())]
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          window.rootViewController = Tabs()
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      """
    let bars = try #require(try await screens(source, "Screen").first?.bars)
    #expect(bars.navigation != nil)
    #expect(bars.tabs?.items.count == 1)
  }
}
