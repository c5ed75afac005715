/// What takes part in the chain of views and controllers.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Whoever is asked next: the superview of a view, or its controller.
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  /// Called when a document's objects have their outlets.
  open func awakeFromNib() {}

  /// Sets a property by its name. Classes with outlets override it, mostly by the plugin `UIKitSources`; a name
  /// that no class knows is left out.
  open func setValue(_ value: Any?, forKey key: String) {}

  /// The method that documents know under a name, such as `save:`; nil for an unknown one.
  open func action(named name: String) -> Selector? { nil }
}
