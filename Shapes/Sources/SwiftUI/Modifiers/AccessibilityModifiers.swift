internal import SwiftUIModel

nonisolated extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    IdentifiedView(content: self, identifier: identifier)
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    LabelledView(content: self, label: label)
  }

  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Shows the view large while a finger rests on it, at accessibility sizes.
  public func accessibilityShowsLargeContentViewer() -> some View {
    modified(by: .showsLargeContentViewer)
  }

  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    LargeContentView(content: self, shown: largeContentView())
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isSearchField = AccessibilityTraits(rawValue: 32)
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  public static let isModal = AccessibilityTraits(rawValue: 512)
  public static let isToggle = AccessibilityTraits(rawValue: 1024)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
  public static let playsSound = AccessibilityTraits(rawValue: 4096)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

public struct AccessibilityActionKind: Hashable, Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
}

public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

/// A view that tests find by its identifier.
struct IdentifiedView<Content: View> {
  let content: Content
  let identifier: String
}

extension IdentifiedView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let first = context.graph.controlCount
    let tree = content.makeTree(in: context)
    context.graph.describeControls(from: first) { $0.identifier = $0.identifier ?? identifier }
    return tree.modified(by: .identifier(identifier))
  }
}

/// A view for which another one is shown large.
struct LargeContentView<Content: View, Shown: View> {
  let content: Content
  let shown: Shown
}

extension LargeContentView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content.makeTree(in: context.child(0)).modified(
      by: .showsLargeContentViewer, secondary: shown.makeTree(in: context.child(1)))
  }
}

/// A view that says what it is.
struct LabelledView<Content: View> {
  let content: Content
  let label: Text
}

extension LabelledView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let first = context.graph.controlCount
    let words = label.string(in: context)
    let tree = content.makeTree(in: context)
    context.graph.describeControls(from: first) { $0.label = $0.label ?? words }
    return tree.modified(by: .accessibilityLabel(words))
  }
}
