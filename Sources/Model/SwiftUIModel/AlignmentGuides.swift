public import DynamicTypeModel

/// A line in a view that others are aligned with: one of SwiftUI's, or an app's own `AlignmentID`.
public struct GuideKey: Hashable, Sendable {
  /// Which of SwiftUI's guides it is.
  public enum Kind: Hashable, Sendable {
    /// Leading for a horizontal guide, top for a vertical one.
    case start
    case center
    /// Trailing for a horizontal guide, bottom for a vertical one.
    case end
    case firstTextBaseline
    case lastTextBaseline
    /// An app's own guide, by the name of its type.
    case custom(String)
  }

  /// The axis along which the guide is a position.
  public let axis: Axis
  public let kind: Kind
  private let customDefault: (@Sendable (ViewDimensions) -> Double)?

  private init(_ axis: Axis, _ kind: Kind) {
    self.axis = axis
    self.kind = kind
    customDefault = nil
  }

  /// An app's own guide.
  ///
  /// - Parameters:
  ///   - name: Tells it apart from others of the same axis.
  ///   - defaultValue: Its position in views that do not set it.
  public init(
    custom name: String, axis: Axis, defaultValue: @escaping @Sendable (ViewDimensions) -> Double
  ) {
    self.axis = axis
    kind = .custom(name)
    customDefault = defaultValue
  }

  public static let leading = GuideKey(.horizontal, .start)
  public static let horizontalCenter = GuideKey(.horizontal, .center)
  public static let trailing = GuideKey(.horizontal, .end)
  public static let top = GuideKey(.vertical, .start)
  public static let verticalCenter = GuideKey(.vertical, .center)
  public static let bottom = GuideKey(.vertical, .end)
  public static let firstTextBaseline = GuideKey(.vertical, .firstTextBaseline)
  public static let lastTextBaseline = GuideKey(.vertical, .lastTextBaseline)

  public static func == (left: GuideKey, right: GuideKey) -> Bool {
    left.axis == right.axis && left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(kind)
  }

  /// The position in a view that does not set the guide, from its top leading corner.
  public func defaultValue(in dimensions: ViewDimensions) -> Double {
    let length = axis == .horizontal ? dimensions.width : dimensions.height
    switch kind {
    case .start: return 0
    case .center: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    case .custom: return customDefault?(dimensions) ?? 0
    }
  }
}

/// The size of a view with its guides, as a closure of `alignmentGuide(_:computeValue:)` receives it.
public struct ViewDimensions {
  public var width: Double
  public var height: Double
  private let explicitValue: (GuideKey) -> Double?

  public init(
    width: Double, height: Double, explicitValue: @escaping (GuideKey) -> Double? = { _ in nil }
  ) {
    self.width = width
    self.height = height
    self.explicitValue = explicitValue
  }

  /// The position of a guide from the top leading corner.
  public subscript(guide: GuideKey) -> Double {
    explicitValue(guide) ?? guide.defaultValue(in: self)
  }

  /// The position of a guide that the view or what is in it sets; nil where none does.
  public subscript(explicit guide: GuideKey) -> Double? { explicitValue(guide) }
}

/// A guide on each axis.
public struct ViewAlignment: Hashable, Sendable {
  public var horizontal: GuideKey
  public var vertical: GuideKey

  public init(horizontal: GuideKey, vertical: GuideKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = ViewAlignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  public static let leading = ViewAlignment(horizontal: .leading, vertical: .verticalCenter)
  public static let trailing = ViewAlignment(horizontal: .trailing, vertical: .verticalCenter)
  public static let top = ViewAlignment(horizontal: .horizontalCenter, vertical: .top)
  public static let bottom = ViewAlignment(horizontal: .horizontalCenter, vertical: .bottom)
  public static let topLeading = ViewAlignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = ViewAlignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = ViewAlignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = ViewAlignment(horizontal: .trailing, vertical: .bottom)
}
