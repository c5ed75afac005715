/// What takes part in the chain of views and controllers.
///
/// Not an `NSObject`, as there are no Objective-C messages on this platform.
@MainActor @preconcurrency
open class UIResponder {
  public init() {}

  /// Whoever is asked next: the superview of a view, or its controller.
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { false }
}

extension UIResponder: Hashable {
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
