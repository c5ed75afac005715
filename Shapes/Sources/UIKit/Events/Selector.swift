/// A method that a control, a recognizer or a notification center calls, in the place of Objective-C's name of one.
///
/// Sources write `#selector(method)`, which the plugin `UIKitSources` turns into this type. A method of a type, such
/// as `Cell.tapped(_:)`, is called on the target; one of an object on that object.
public struct Selector: @unchecked Sendable {
  // Not sendable by itself: methods of the main actor are called there, others where the caller is.
  let call: (_ target: AnyObject?, _ sender: Any?) -> Void

  public init(_ method: @escaping @MainActor () -> Void) {
    call = { _, _ in MainActor.assumeIsolated(method) }
  }

  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    call = { _, sender in
      nonisolated(unsafe) let sender: Sender = Self.checked(sender)
      MainActor.assumeIsolated { method(sender) }
    }
  }

  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    call = { target, _ in
      let method = method(Self.checked(target))
      MainActor.assumeIsolated(method)
    }
  }

  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender in
      let method = method(Self.checked(target))
      nonisolated(unsafe) let sender: Sender = Self.checked(sender)
      MainActor.assumeIsolated { method(sender) }
    }
  }

  public init(_ method: @escaping () -> Void) { call = { _, _ in method() } }

  public init<Sender>(_ method: @escaping (Sender) -> Void) {
    call = { _, sender in method(Self.checked(sender)) }
  }

  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    call = { target, _ in method(Self.checked(target))() }
  }

  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    call = { target, sender in method(Self.checked(target))(Self.checked(sender)) }
  }

  /// What Objective-C does not check, and what then ends the program somewhere else.
  private static func checked<Wanted>(_ value: Any?) -> Wanted {
    if let value = value as? Wanted { return value }
    preconditionFailure(
      "a selector's method takes \(Wanted.self), and was called with \(value ?? "nil")")
  }
}

extension Selector: Equatable {
  /// Methods cannot be compared: no two selectors are the same.
  public static func == (left: Selector, right: Selector) -> Bool { false }
}

/// An object with a method of it, as long as the object lives.
struct TargetAction: @unchecked Sendable {
  // Only read; the target is used where its method is called.
  private(set) weak var target: AnyObject?
  let action: Selector

  /// - Returns: Whether there still was a target.
  @discardableResult
  func send(_ sender: Any?) -> Bool {
    guard let target else { return false }
    action.call(target, sender)
    return true
  }
}
