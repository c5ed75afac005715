/// An edge of a view, named for the direction of reading.
public enum ViewEdge: Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing
}

/// Some edges of a view.
public struct ViewEdges: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let top = ViewEdges(rawValue: 1)
  public static let leading = ViewEdges(rawValue: 2)
  public static let bottom = ViewEdges(rawValue: 4)
  public static let trailing = ViewEdges(rawValue: 8)
  public static let horizontal: ViewEdges = [.leading, .trailing]
  public static let vertical: ViewEdges = [.top, .bottom]
  public static let all: ViewEdges = [.horizontal, .vertical]

  public init(_ edge: ViewEdge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}

/// Distances in points from the edges of a view, positive inwards; what SwiftUI calls `EdgeInsets`.
public struct DirectionalInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// One distance from some edges, and 0 from the others.
  public init(_ edges: ViewEdges, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  public static let zero = DirectionalInsets()

  /// Leading and trailing together.
  public var horizontal: Double { leading + trailing }
  /// Top and bottom together.
  public var vertical: Double { top + bottom }

  public subscript(edge: ViewEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
