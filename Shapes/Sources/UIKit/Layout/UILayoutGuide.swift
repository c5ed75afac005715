internal import UIKitModel

/// A rectangle that constraints bind although it is no view.
@MainActor @preconcurrency
open class UILayoutGuide {
  /// What the system's own guides follow; nil for one of the app's.
  let kind: LayoutGuide.Kind?
  public var identifier = ""
  /// The view it belongs to.
  public internal(set) weak var owningView: UIView?
  /// Of a guide of the app's, once it is laid out.
  var ownFrame = CGRect.zero

  public init() { kind = nil }

  init(_ kind: LayoutGuide.Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }
}
