import DynamicType
import DynamicTypeModel
import DynamicTypeSource
import Testing
import UIKitReading

@testable import DynamicTypePipeline

/// What controllers of controllers show, by UIKit's documentation of each.
extension CodeScreensTests {
  private static let pages = """
    class Page: UIViewController {
      convenience init(_ title: String) {
        self.init()
        self.title = title
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        label.text = "All of " + title!
        view.addSubview(label)
      }
    }
    """

  private func texts(_ screen: LaidOutScreen) -> [String] {
    screen.nodes.flatMap(\.texts).map(\.string)
  }

  @Test(
    "A split view of two controllers shows on a phone what its delegate makes of them, or the second",
    arguments: [
      ("true", "All of Teas", nil),
      ("false", "All of Cups", "Teas"),
    ] as [(String, String, String?)])
  func classicSplitView(collapses: String, shown: String, back: String?) async throws {
    let source = """
      \(Self.pages)
      class Screen: UISplitViewController, UISplitViewControllerDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          delegate = self
          viewControllers = [UINavigationController(rootViewController: Page("Teas")), UINavigationController(rootViewController: Page("Cups"))]
        }
        func splitViewController(
          _ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
        ) -> Bool { \(collapses) }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(texts(screen) == [shown])
    #expect(screen.bars.navigation?.backTitle == back)
  }

  @Test(
    "A split view of columns shows on a phone the second, the one that its delegate names, or the one for that",
    arguments: [
      ("", "", "All of Cups"),
      (
        "",
        """
        func splitViewController(_ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: Column) -> Column { .primary }
        """, "All of Teas"
      ),
      ("setViewController(Page(\"Both\"), for: .compact)", "", "All of Both"),
    ])
  func splitViewOfColumns(setUp: String, members: String, shown: String) async throws {
    let source = """
      \(Self.pages)
      class Screen: UISplitViewController, UISplitViewControllerDelegate {
        init() {
          super.init(style: .doubleColumn)
          delegate = self
          setViewController(Page("Teas"), for: .primary)
          setViewController(Page("Cups"), for: .secondary)
          \(setUp)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(members)
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(texts(screen) == [shown])
  }

  @Test("Tabs of iOS 18 make their controllers, and have the titles")
  func tabs() async throws {
    let source = """
      \(Self.pages)
      class Screen: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if #available(iOS 18, *) {
            tabs = [
              UITab(title: "Tea", image: nil, identifier: "tea") { _ in Page("Teas") },
              UITab(title: "Cup", image: nil, identifier: "cup") { _ in Page("Cups") },
            ]
          }
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(texts(screen) == ["All of Teas"])
    #expect(screen.bars.tabs?.items.map(\.title) == ["Tea", "Cup"])
  }

  @Test("A page view controller shows the page that it was given last")
  func pages() async throws {
    let source = """
      \(Self.pages)
      class Screen: UIPageViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewControllers([Page("Teas")], direction: .forward, animated: false)
          setViewControllers([Page("Cups")], direction: .forward, animated: false)
        }
      }
      """
    let screen = try #require(try await screens(source, "Screen").first)
    #expect(texts(screen) == ["All of Cups"])
  }
}
