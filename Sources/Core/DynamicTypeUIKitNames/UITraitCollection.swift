#if !canImport(Darwin)
  public import DynamicType

  /// UIKit's trait collection: a value around ``/DynamicType/TraitCollection`` whose traits are
  /// never optional, but may be unspecified.
  public struct UITraitCollection: Hashable, Sendable {
    /// The traits that the library works with.
    public var traits: TraitCollection

    /// A collection of the library's traits.
    public init(_ traits: TraitCollection = TraitCollection()) {
      self.traits = traits
    }

    public init(preferredContentSizeCategory: UIContentSizeCategory) {
      self.init(
        TraitCollection(preferredContentSizeCategory: preferredContentSizeCategory.category))
    }

    /// - Parameter displayScale: Pixels per point; 0 leaves it unspecified.
    public init(displayScale: Double) {
      self.init(TraitCollection(displayScale: displayScale == 0 ? nil : displayScale))
    }

    public init(legibilityWeight: UILegibilityWeight) {
      self.init(TraitCollection(legibilityWeight: legibilityWeight.weight))
    }

    public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
      self.init(TraitCollection(layoutDirection: layoutDirection.direction))
    }

    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
      self.init(TraitCollection(horizontalSizeClass: horizontalSizeClass.sizeClass))
    }

    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
      self.init(TraitCollection(verticalSizeClass: verticalSizeClass.sizeClass))
    }

    /// What several collections specify; of two that specify the same trait the later one counts.
    public init(traitsFrom collections: [UITraitCollection]) {
      self.init(collections.reduce(TraitCollection()) { $0.overridden(by: $1.traits) })
    }
  }

  extension UITraitCollection {
    public var preferredContentSizeCategory: UIContentSizeCategory {
      UIContentSizeCategory(traits.preferredContentSizeCategory)
    }

    /// Pixels per point; 0 where it is unspecified.
    public var displayScale: Double { traits.displayScale ?? 0 }

    public var legibilityWeight: UILegibilityWeight {
      switch traits.legibilityWeight {
      case nil: .unspecified
      case .regular: .regular
      case .bold: .bold
      }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
      switch traits.layoutDirection {
      case nil: .unspecified
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
      UIUserInterfaceSizeClass(traits.horizontalSizeClass)
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
      UIUserInterfaceSizeClass(traits.verticalSizeClass)
    }

    /// The traits of ``/DynamicType/TraitSource/current``.
    public static var current: UITraitCollection { UITraitCollection(TraitSource.current.traits) }

    /// Lets these traits answer wherever traits are left out, inside `actions`.
    public func performAsCurrent(_ actions: () -> Void) {
      TraitSource.withTraits(traits, operation: actions)
    }
  }

  /// Whether the reader asked for bold text; UIKit's names.
  public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1

    var weight: LegibilityWeight? {
      switch self {
      case .unspecified: nil
      case .regular: .regular
      case .bold: .bold
      }
    }
  }

  /// Which way lines of text run; UIKit's names.
  public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1

    var direction: LayoutDirection? {
      switch self {
      case .unspecified: nil
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    }
  }

  /// How much space there is along an axis; UIKit's names.
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2

    init(_ sizeClass: SizeClass?) {
      switch sizeClass {
      case nil: self = .unspecified
      case .compact: self = .compact
      case .regular: self = .regular
      }
    }

    var sizeClass: SizeClass? {
      switch self {
      case .unspecified: nil
      case .compact: .compact
      case .regular: .regular
      }
    }
  }
#endif
