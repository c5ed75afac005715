/// A view that another framework lays out: SwiftUI's in a screen of UIKit, or UIKit's in one of SwiftUI.
///
/// Whoever makes one answers for it; ``LaidOutScreen/showingHosted()`` puts its views in its place.
public struct HostedContent: ControlValue {
  public static var isOperated: Bool { false }

  /// Two contents are the same if their numbers are: each state of a view has another.
  public let number: Int
  /// The size in points that the view takes of what it is offered; nil for as much as it likes.
  public let size: @Sendable (_ width: Double?, _ height: Double?) -> Size
  /// The view in a size, as a screen whose root stands for it.
  public let screen: @Sendable (Size) -> LaidOutScreen

  public init(
    number: Int, size: @escaping @Sendable (_ width: Double?, _ height: Double?) -> Size,
    screen: @escaping @Sendable (Size) -> LaidOutScreen
  ) {
    (self.number, self.size, self.screen) = (number, size, screen)
  }

  public static func == (one: HostedContent, other: HostedContent) -> Bool {
    one.number == other.number
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
