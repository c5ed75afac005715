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
}
