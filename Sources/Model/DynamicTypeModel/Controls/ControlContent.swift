/// What a kind of control shows, whichever framework made it: all that its size, its texts and its drawing take
/// besides its frame.
///
/// `DynamicTypeControls` has the control of each, in a file of that name.
public protocol ControlValue: Hashable, Sendable {
  /// Whether people operate it.
  static var isOperated: Bool { get }
}

/// What a view shows if it is a control of any kind.
public struct ControlContent: Hashable, Sendable {
  /// Such as a ``SwitchContent``; nil for a view that is no control.
  public let value: (any ControlValue)?

  public init(_ value: some ControlValue) { self.value = value }

  private init() { value = nil }

  /// That of a view that is no control.
  public static let none = ControlContent()

  /// Whether people operate it.
  public var isOperated: Bool { value.map { type(of: $0).isOperated } ?? false }

  public static func == (one: ControlContent, other: ControlContent) -> Bool {
    guard let value = one.value, let otherValue = other.value else {
      return one.value == nil && other.value == nil
    }
    return value.equals(otherValue)
  }

  public func hash(into hasher: inout Hasher) { value?.hash(into: &hasher) }
}

extension ControlValue {
  public static var isOperated: Bool { true }

  fileprivate func equals(_ other: any ControlValue) -> Bool { other as? Self == self }
}
