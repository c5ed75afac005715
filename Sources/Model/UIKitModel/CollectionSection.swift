import DynamicTypeModel

/// A section of a collection view whose cells code gives.
public struct CollectionSection: Hashable, Sendable {
  public var header: ElementIndex?
  public var cells: [ElementIndex]
  public var footer: ElementIndex?
  public var layout: Layout

  public enum Layout: Hashable, Sendable {
    case flow(Flow)
    case groups(Groups)
  }

  public init(_ layout: Layout) {
    self.layout = layout
    cells = []
  }

  /// What a flow layout, or its delegate, says about one section; in points.
  public struct Flow: Hashable, Sendable {
    /// By cell; nil for what the layout says.
    public var sizes: [Size?]
    public var minimumLineSpacing: Double
    public var minimumInteritemSpacing: Double
    public var inset: EdgeInsets
    public var headerSize: Size
    public var footerSize: Size

    /// What the layout says of all sections.
    public init(_ collection: CollectionContent) {
      sizes = []
      minimumLineSpacing = collection.minimumLineSpacing
      minimumInteritemSpacing = collection.minimumInteritemSpacing
      inset = collection.sectionInset
      headerSize = collection.headerReferenceSize
      footerSize = collection.footerReferenceSize
    }
  }

  /// A section of a compositional layout: one group after the other.
  public struct Groups: Hashable, Sendable {
    public var group: Item
    /// In points, between groups.
    public var spacing: Double
    /// Leading is left.
    public var insets: EdgeInsets
    /// Whether groups stand beside each other and scroll by themselves.
    public var isOrthogonal: Bool
    public var header: Item?
    public var footer: Item?

    public init(_ group: Item) {
      self.group = group
      spacing = 0
      insets = .zero
      isOrthogonal = false
    }
  }

  /// Source: Apple, `NSCollectionLayoutDimension`.
  public enum Dimension: Hashable, Sendable {
    /// Parts of what the item is in.
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    /// In points.
    case absolute(Double)
    /// As long as the content asks for; the points are what it is where there is none.
    case estimated(Double)
  }

  /// The place of a cell, or a group of such places.
  public struct Item: Hashable, Sendable {
    public var width: Dimension
    public var height: Dimension
    /// Leading is left.
    public var insets: EdgeInsets
    /// Nil for a cell.
    public var group: Group?

    public init(width: Dimension, height: Dimension) {
      self.width = width
      self.height = height
      insets = .zero
    }
  }

  public struct Group: Hashable, Sendable {
    public var axis: Axis
    public var items: [Item]
    /// How often its only item is there, all of one length; nil where as many are there as fit.
    public var count: Int?
    /// In points, between items.
    public var spacing: Double

    public init(axis: Axis, items: [Item]) {
      self.axis = axis
      self.items = items
      spacing = 0
    }
  }
}
