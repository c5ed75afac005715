internal import SwiftUIModel

/// Something that people do with their fingers.
public protocol Gesture {
  associatedtype Value
}

public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void

  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture, Sendable {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndTranslation: CGSize
    public var predictedEndLocation: CGPoint
    public var velocity: CGSize
    public var time: Date
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture { self }
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture { self }
  public func sequenced<Other: Gesture>(before other: Other) -> some Gesture { self }
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture { self }
}

/// A view that people tap.
struct TappableView<Content: View> {
  let content: Content
  let action: () -> Void
}

extension TappableView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = content.makeTree(in: context)
    context.add(.tap(action), title: tree.words)
    return tree
  }
}

nonisolated extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TappableView(content: self, action: action)
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func hoverEffect() -> some View { self }
}
