internal import DynamicType

/// Something with traits: a view, a controller, a window, the screen.
@MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Something whose traits can be observed by closures.
@MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// A closure's place among the observers.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }
}

@MainActor
protocol TraitNode: UITraitChangeObservable, UITraitEnvironment {
  var traitObservers: [TraitObserver] { get set }
}

extension UITraitChangeObservable {
  /// Calls a closure with the object and its previous traits after one of these traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitNode)?.traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitNode)?.traitObservers.removeAll { $0 === registration }
  }
}

extension TraitNode {
  /// Tells the object itself and its observers, with the new traits as the current ones.
  func tell(from previous: UITraitCollection, to current: UITraitCollection) {
    ReaderTraits.withCurrent(current) {
      traitCollectionDidChange(previous)
      for observer in traitObservers
      where observer.traits.contains(where: { $0.differs(previous, current) }) {
        observer.handler(previous)
      }
    }
  }
}

/// The reader's own settings, below all overrides of windows and views.
@MainActor
enum ReaderTraits {
  /// The source that held before views were told of their traits.
  private static var outer: TraitSource?

  static var source: TraitSource { outer ?? .current }

  static var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(TraitSource.defaultTraits), UITraitCollection(source.traits),
    ])
  }

  /// Lets a view's traits be the current ones.
  static func withCurrent(_ traits: UITraitCollection, _ body: () -> Void) {
    let before = outer
    outer = source
    defer { outer = before }
    traits.performAsCurrent(body)
  }
}

extension UIView {
  /// Lets the view's traits be the current ones, as they are where UIKit calls it.
  package func withOwnTraits(_ body: () -> Void) { ReaderTraits.withCurrent(traitCollection, body) }
}

extension UITraitCollection {
  /// Those of a view that is in no other one yet.
  @MainActor static var atCreation: UITraitCollection { ReaderTraits.traits }
}

extension UIView: UITraitEnvironment, TraitNode {
  /// Those of what is around the view, with what the view overrides and within its limits.
  public var traitCollection: UITraitCollection { traits(inside: outerTraits) }

  private func traits(inside outer: UITraitCollection) -> UITraitCollection {
    var traits = outer.traits
    if let controller { traits = traits.overridden(by: controller.traitOverrides.traits) }
    traits = traits.overridden(by: traitOverrides.traits)
    if minimumContentSizeCategory != nil || maximumContentSizeCategory != nil {
      let category = traits.preferredContentSizeCategory ?? .large
      traits.preferredContentSizeCategory = contentSizeLimits.clamp(category)
    }
    return UITraitCollection(traits)
  }

  /// The traits that reach the view from outside.
  var outerTraits: UITraitCollection {
    superview?.traitCollection ?? (self as? UIWindow)?.screenTraits ?? ReaderTraits.traits
  }

  var contentSizeLimits: ContentSizeLimits {
    ContentSizeLimits(
      minimum: minimumContentSizeCategory?.category, maximum: maximumContentSizeCategory?.category)
  }

  /// The nearest text size to the reader's within the limits of the view and those around it, as UIKit
  /// explains it where it is asked.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = contentSizeLimits
    return
      "\(type(of: self)): minimum \(limits.minimum?.rawName ?? "nil"), maximum \(limits.maximum?.rawName ?? "nil")"
  }

  func traitsMayHaveChanged() {
    LayoutClock.tick()
    updateTraits()
  }

  /// Tells the views from here down that traits have changed, where they have.
  func updateTraits() { updateTraits(inside: outerTraits) }

  private func updateTraits(inside outer: UITraitCollection) {
    var traits = traits(inside: outer)
    let previous = knownTraits
    if traits != previous {
      let content = LayoutClock.content
      knownTraits = traits
      needsLayout = true
      LayoutClock.tickTraits()
      traitsChanged(from: previous)
      if mayListen { tell(from: previous, to: traits) }
      controller?.tell(from: previous, to: traits)
      // Who was told may have set other traits.
      if LayoutClock.content != content { traits = traitCollection }
    }
    for view in subviews { view.updateTraits(inside: traits) }
  }

  /// Whether code of the app is told of changes.
  private var mayListen: Bool {
    !traitObservers.isEmpty || type(of: self) != type(of: self).kitClass
  }
}
