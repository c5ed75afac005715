public import DynamicTypeModel

/// An `HStack`, a `VStack` or a lazy stack.
public struct StackDescription: Hashable, Sendable {
  public var axis: Axis
  /// The guide across the axis with which the views are aligned.
  public var alignment: GuideKey
  /// Points between neighbours; nil for the system's distances.
  public var spacing: Double?
  public var isLazy: Bool

  public init(
    axis: Axis, alignment: GuideKey? = nil, spacing: Double? = nil, isLazy: Bool = false
  ) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.spacing = spacing
    self.isLazy = isLazy
  }
}

/// A `Grid`; its rows are ``ViewContent/gridRow(alignment:)`` nodes.
public struct GridDescription: Hashable, Sendable {
  public var alignment: ViewAlignment
  /// Points between columns and rows; nil for the system's distances.
  public var horizontalSpacing: Double?
  public var verticalSpacing: Double?

  public init(
    alignment: ViewAlignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// What a cell of a `Grid` says about its own place.
public struct GridCellOptions: Hashable, Sendable {
  /// How many columns the cell takes.
  public var columns: Int?
  public var alignment: ViewAlignment?
  /// Axes on which the cell does not make its column or row larger.
  public var unsizedAxes: AxisSet = []

  public init(
    columns: Int? = nil, alignment: ViewAlignment? = nil, unsizedAxes: AxisSet = []
  ) {
    self.columns = columns
    self.alignment = alignment
    self.unsizedAxes = unsizedAxes
  }
}

/// A `LazyVGrid` or `LazyHGrid`.
public struct LazyGridDescription: Hashable, Sendable {
  /// A column of a vertical grid, a row of a horizontal one.
  public struct Track: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
      /// In points.
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      case adaptive(minimum: Double, maximum: Double)
    }

    public var size: Size
    /// Points to the next track; nil for the default.
    public var spacing: Double?
    public var alignment: ViewAlignment?

    public init(_ size: Size, spacing: Double? = nil, alignment: ViewAlignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which the grid grows.
  public var axis: Axis
  public var tracks: [Track]
  /// The guide with which the tracks are aligned in a wider container.
  public var alignment: GuideKey
  /// Points between lines of cells; nil for the default.
  public var spacing: Double?

  public init(
    axis: Axis, tracks: [Track], alignment: GuideKey? = nil, spacing: Double? = nil
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter)
    self.spacing = spacing
  }
}

/// The limits of a flexible frame, in points; nil where there is none.
public struct FlexibleFrame: Hashable, Sendable {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: ViewAlignment

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: ViewAlignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// What a `GeometryReader` hands its content.
public struct GeometryProxy: Hashable, Sendable {
  public var size: Size
  /// Of the reader's own place.
  public var safeAreaInsets: DirectionalInsets
  /// In the coordinates of the window.
  public var globalFrame: Rect

  public init(
    size: Size, safeAreaInsets: DirectionalInsets = .zero, globalFrame: Rect = Rect()
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.globalFrame = globalFrame
  }
}
