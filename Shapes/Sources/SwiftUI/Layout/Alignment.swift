internal import DynamicTypeModel
internal import SwiftUIModel

/// A guide of an app's own.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view with its guides.
public struct ViewDimensions {
  let base: SwiftUIModel.ViewDimensions

  public var width: CGFloat { base.width }
  public var height: CGFloat { base.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { base[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { base[guide.key] }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    base[explicit: guide.key].map { CGFloat($0) }
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    base[explicit: guide.key].map { CGFloat($0) }
  }
}

extension GuideKey {
  fileprivate init(_ id: any AlignmentID.Type, axis: DynamicTypeModel.Axis) {
    let known = MainActorOnly(id)
    self.init(custom: String(reflecting: id), axis: axis) { dimensions in
      Double(known.value.defaultValue(in: ViewDimensions(base: dimensions)))
    }
  }
}

public struct HorizontalAlignment: Hashable, Sendable {
  let key: GuideKey

  init(key: GuideKey) {
    self.key = key
  }

  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(id, axis: .horizontal)
  }

  public static let leading = HorizontalAlignment(key: .leading)
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  public static let trailing = HorizontalAlignment(key: .trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(key: .leading)
  public static let listRowSeparatorTrailing = HorizontalAlignment(key: .trailing)
}

public struct VerticalAlignment: Hashable, Sendable {
  let key: GuideKey

  init(key: GuideKey) {
    self.key = key
  }

  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(id, axis: .vertical)
  }

  public static let top = VerticalAlignment(key: .top)
  public static let center = VerticalAlignment(key: .verticalCenter)
  public static let bottom = VerticalAlignment(key: .bottom)
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  var guides: ViewAlignment {
    ViewAlignment(horizontal: horizontal.key, vertical: vertical.key)
  }
}

nonisolated extension View {
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guided(guide.key, computeValue)
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guided(guide.key, computeValue)
  }

  private func guided(
    _ key: GuideKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let compute = MainActorOnly(computeValue)
    return modified(
      by: .alignmentGuide(key) { Double(compute.value(ViewDimensions(base: $0))) })
  }
}

/// A value that is not safe on several threads, in a closure of the layout engine, which the host runs
/// on the main actor.
struct MainActorOnly<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
