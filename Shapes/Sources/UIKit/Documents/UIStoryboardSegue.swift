internal import UIKitModel

/// A way from one controller of a storyboard to another.
@MainActor
open class UIStoryboardSegue {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let performHandler: () -> Void

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.performHandler = performHandler
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination) {}
  }

  open func perform() { performHandler() }
}

extension UIViewController {
  func performSegue(_ identifier: String, sender: Any?) {
    let segues = documentScene?.scene.controller?.segues ?? []
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure("\(type(of: self)) has no segue with identifier '\(identifier)'")
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue that somebody's tap begins, if the controller wants it.
  func performIfWanted(_ segue: ViewController.Segue, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender)
  }

  private func perform(_ segue: ViewController.Segue, sender: Any?) {
    guard let documentScene else { return }
    if segue.kind == .unwind { return unwind(segue, sender: sender) }
    let destination = UIStoryboard(documentScene.file).controller(id: segue.destination)
    let made = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: destination
    ) { [unowned self] in
      switch segue.kind {
      case .show, .push: show(destination, sender: sender)
      case .showDetail, .replace: showDetailViewController(destination, sender: sender)
      case .presentation, .modal, .popoverPresentation, .popover:
        present(destination, animated: true)
      case .embed, .relationship, .unwind, .custom, .other: break
      }
    }
    prepare(for: made, sender: sender)
    made.perform()
  }

  // MARK: Back

  /// Goes back to the nearest controller that has the segue's method.
  private func unwind(_ segue: ViewController.Segue, sender: Any?) {
    guard let name = segue.unwindAction,
      let destination = controllersBehind.first(where: { $0.action(named: name) != nil }),
      let action = destination.action(named: name)
    else { return }
    let made = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: destination
    ) {
      if destination.presentedViewController != nil { destination.dismiss(animated: true) }
      destination.navigationController?.popToViewController(destination, animated: true)
    }
    prepare(for: made, sender: sender)
    TargetAction(target: destination, action: action).send(made)
    made.perform()
  }

  /// Those from which one came to this controller, the nearest first: in its navigation controller, then in what has
  /// presented that.
  private var controllersBehind: [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      if let parent = controller.parent {
        let before = parent.children.prefix { $0 !== controller }
        found += before.reversed() + [parent]
        current = parent
      } else {
        let presenting = controller.presentingViewController
        found += presenting?.innermost ?? []
        current = presenting
      }
    }
    return found
  }

  /// The controller with those in it, what is shown first.
  private var innermost: [UIViewController] { children.reversed().flatMap(\.innermost) + [self] }
}
