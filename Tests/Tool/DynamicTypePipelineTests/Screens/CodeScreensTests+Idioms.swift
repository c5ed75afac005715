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
}
