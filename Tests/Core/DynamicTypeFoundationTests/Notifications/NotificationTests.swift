import DynamicType
import DynamicTypeFoundation
import Foundation
import Synchronization
import Testing

/// Apple's notification and its user info, as UIKit documents them.
@Suite struct NotificationTests {
  /// The notifications that a center posted, in words.
  final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    func append(_ entry: String) { entries.withLock { $0.append(entry) } }

    var all: [String] { entries.withLock { $0 } }
  }

  @Test("A change posts Apple's notification with the new text size, and the viewer's after it")
  func posting() {
    let center = NotificationCenter()
    let log = Log()
    let tokens = [
      ContentSizeCategory.didChangeNotification,
      ContentSizeCategory.largeContentViewerEnabledStatusDidChangeNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let value = notification.userInfo?["UIContentSizeCategoryNewValueKey"] as? String
        log.append("\(notification.name.rawValue) \(value ?? "-")")
      }
    }
    let source = TraitSource()
    let posting = source.postNotifications(to: center)
    source.contentSizeCategory = .extraSmall
    source.contentSizeCategory = .extraSmall
    source.traits = TraitCollection(legibilityWeight: .bold)
    source.contentSizeCategory = .accessibilityMedium
    posting.cancel()
    source.contentSizeCategory = .large
    #expect(
      log.all == [
        "UIContentSizeCategoryDidChangeNotification UICTContentSizeCategoryXS",
        "UIContentSizeCategoryDidChangeNotification UICTContentSizeCategoryAccessibilityM",
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification -",
      ])
    for token in tokens { center.removeObserver(token) }
  }

  @Test("A source follows a platform's notifications, and ignores those it does not understand")
  func following() {
    let center = NotificationCenter()
    let source = TraitSource()
    let follower = source.follow(center)
    let post = { (value: Any?) in
      center.post(
        name: ContentSizeCategory.didChangeNotification, object: nil,
        userInfo: value.map { [ContentSizeCategory.newValueUserInfoKey: $0] })
    }
    post("UICTContentSizeCategoryXXL")
    #expect(source.contentSizeCategory == .extraExtraLarge)
    post("_UICTContentSizeCategoryUnspecified")
    post("nonsense")
    post(3)
    post(nil)
    #expect(source.contentSizeCategory == .extraExtraLarge)
    follower.cancel()
    post("UICTContentSizeCategoryS")
    #expect(source.contentSizeCategory == .extraExtraLarge)
  }

  @Test("A follower does not keep its source")
  func noCycle() {
    let center = NotificationCenter()
    weak var released: TraitSource?
    let follower: NotificationFollower
    do {
      let source = TraitSource()
      follower = source.follow(center)
      released = source
    }
    #expect(released == nil)
    center.post(
      name: ContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [ContentSizeCategory.newValueUserInfoKey: "UICTContentSizeCategoryS"])
    follower.cancel()
  }
}
