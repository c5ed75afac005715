internal import DynamicType

/// Traits that a view, controller or window sets for itself and all that is in it.
public struct UITraitOverrides: Hashable, Sendable {
  var traits = TraitCollection()

  init() {}

  /// The text size that is seen instead of the reader's.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { UIContentSizeCategory(traits.preferredContentSizeCategory) }
    set { traits.preferredContentSizeCategory = newValue.category }
  }

  public var legibilityWeight: UILegibilityWeight {
    get { UITraitCollection(traits).legibilityWeight }
    set {
      traits.legibilityWeight =
        UITraitCollection(legibilityWeight: newValue).traits.legibilityWeight
    }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { UITraitCollection(traits).layoutDirection }
    set {
      traits.layoutDirection = UITraitCollection(layoutDirection: newValue).traits.layoutDirection
    }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { UITraitCollection(traits).horizontalSizeClass }
    set {
      traits.horizontalSizeClass =
        UITraitCollection(horizontalSizeClass: newValue).traits.horizontalSizeClass
    }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { UITraitCollection(traits).verticalSizeClass }
    set {
      traits.verticalSizeClass =
        UITraitCollection(verticalSizeClass: newValue).traits.verticalSizeClass
    }
  }

  public func contains(_ trait: UITrait) -> Bool {
    trait.differs(UITraitCollection(traits), UITraitCollection())
  }

  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitPreferredContentSizeCategory.Type: traits.preferredContentSizeCategory = nil
    case is UITraitLegibilityWeight.Type: traits.legibilityWeight = nil
    case is UITraitLayoutDirection.Type: traits.layoutDirection = nil
    case is UITraitHorizontalSizeClass.Type: traits.horizontalSizeClass = nil
    case is UITraitVerticalSizeClass.Type: traits.verticalSizeClass = nil
    default: break
    }
  }
}

/// A trait by its type, for those who observe it.
public protocol UITraitDefinition {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.legibilityWeight != other.legibilityWeight
  }
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.displayScale != other.displayScale
  }
}

extension UITraitCollection {
  /// The traits that affect colours; no size is among them.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }

  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return traits.overridden(by: other.traits) == traits
  }
}
