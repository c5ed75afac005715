import Testing
import UIKit
import UIKitArticles
import UIKitLayoutTesting

/// What a storyboard connects: actions, and ways from screen to screen.
@MainActor
@Suite(.serialized)
struct SegueTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func start() throws -> (UINavigationController, OrdersController) {
    let storyboard = UIStoryboard(name: "Orders", bundle: articleBundle)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (navigation, try #require(navigation.topViewController as? OrdersController))
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.title(for: .normal) == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  @Test("Controls and bar items call the methods that the document names")
  func actions() throws {
    let (_, orders) = try start()
    let milk = try #require(
      orders.view.subviews.first { $0 is UISwitch } as? UISwitch)
    milk.isOn = true
    milk.sendActions(for: .touchUpInside)
    #expect(!orders.hasMilk)
    milk.sendActions(for: .valueChanged)
    #expect(orders.hasMilk)
    #expect(orders.addButton.title == "Add")
    orders.addButton.tap()
    orders.addButton.tap()
    #expect(orders.count == 2)
    // The embedded screen was prepared, and shows what the action tells it.
    #expect(orders.prepared == ["total"])
    #expect(orders.laidOut().words == ["Details", "2"])
  }

  @Test("A button shows the next screen, prepared, and an unwind segue goes back")
  func show() throws {
    let (navigation, orders) = try start()
    let details = try #require(button("Details", in: orders.view))
    orders.wantsDetails = false
    details.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController === orders)
    orders.wantsDetails = true
    details.sendActions(for: .touchUpInside)
    let detail = try #require(navigation.topViewController as? OrderDetailController)
    #expect(orders.prepared == ["total", "details"])
    #expect(detail.appearances == 1)
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      let screen = detail.laidOut(at: category)
      let text = try #require(screen[.text("Two cups of tea")])
      #expect(text.pointSize == size)
      // The sensors and the clock take 59 points, and a bar is no lower than 44 before iOS 26.
      let bar = Double(detail.view.safeAreaInsets.top)
      #expect(bar >= 59 + 44 && isNear(text.frame.y, bar + 16))
      #expect(!text.isTruncated)
    }
    try #require(button("Done", in: detail.view)).sendActions(for: .touchUpInside)
    #expect(navigation.topViewController === orders)
    #expect(orders.returned == ["done"])
  }

  @Test("A screen is presented over the window, and closed by its unwind segue or by code")
  func present() throws {
    let (navigation, orders) = try start()
    try #require(orders.navigationItem.leftBarButtonItem).tap()
    let terms = try #require(orders.presentedViewController as? OrderDetailController)
    #expect(terms.presentingViewController === navigation)
    #expect(terms.view.window === window)
    #expect(terms.order.text == "Terms")
    try #require(button("Done", in: terms.view)).sendActions(for: .touchUpInside)
    #expect(orders.presentedViewController == nil && terms.view.window == nil)
    #expect(orders.returned == ["done"])
    orders.performSegue(withIdentifier: "terms", sender: nil)
    let again = try #require(orders.presentedViewController)
    #expect(again !== terms)
    var isClosed = false
    again.dismiss(animated: true) { isClosed = true }
    #expect(isClosed && orders.presentedViewController == nil)
    orders.performSegue(withIdentifier: "details", sender: nil)
    #expect(navigation.viewControllers.count == 2)
    navigation.popToRootViewController(animated: false)
    #expect(navigation.viewControllers == [orders])
  }
}
