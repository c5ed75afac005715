extension TraitSource {
  /// Whether the Large Content Viewer shows at present, as UIKit's
  /// `UILargeContentViewerInteraction.isEnabled`.
  public var isLargeContentViewerEnabled: Bool {
    LargeContentViewerPolicy.isEnabled(for: contentSizeCategory)
  }

  /// Calls `handler` whenever the Large Content Viewer begins or ceases to show, as UIKit's
  /// `enabledStatusDidChangeNotification`.
  public func observeLargeContentViewer(
    _ handler: @escaping @Sendable (_ isEnabled: Bool) -> Void
  ) -> TraitObservation {
    observe { change in
      let before = change.previous.preferredContentSizeCategory ?? .large
      let after = change.current.preferredContentSizeCategory ?? .large
      guard before.isAccessibilityCategory != after.isAccessibilityCategory else { return }
      handler(LargeContentViewerPolicy.isEnabled(for: after))
    }
  }
}
