package import DynamicTypeModel
internal import UIKitModel

/// The controllers of a storyboard, made with their own classes.
@MainActor
public final class UIStoryboard {
  private let file: DocumentFile

  /// - Parameters:
  ///   - name: Of the file, without its ending. It must be there and be readable.
  ///   - bundle: With the storyboard and the asset catalogues; its target has the classes. Nil for all bundles
  ///     beside the program.
  public init(name: String, bundle: Bundle?) {
    guard let file = DocumentFile.named(name, type: "storyboard", bundle: bundle) else {
      preconditionFailure("could not find a storyboard named '\(name)' in the bundle")
    }
    self.file = file
  }

  init(_ file: DocumentFile) { self.file = file }

  /// The controller with which the storyboard begins; nil where none is marked.
  public func instantiateInitialViewController() -> UIViewController? {
    file.document.initialViewController.map { controller(id: $0) }
  }

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(scene(identifier))
  }

  private func scene(_ identifier: String) -> Scene {
    let found = file.document.scenes.first {
      $0.controller?.storyboardIdentifier == identifier
    }
    guard let found else {
      preconditionFailure(
        "\(file.document.path) has no view controller with the identifier '\(identifier)'")
    }
    return found
  }

  /// The controller of an id in the document, which may be a reference to another storyboard.
  func controller(id: String) -> UIViewController {
    if let reference = file.document.references.first(where: { $0.id == id }) {
      let target =
        reference.storyboard.map { UIStoryboard(name: $0, bundle: file.bundle) } ?? self
      if let identifier = reference.identifier {
        return target.instantiateViewController(withIdentifier: identifier)
      }
      if let initial = target.instantiateInitialViewController() { return initial }
      preconditionFailure("\(reference.location): the reference leads to no view controller")
    }
    guard let scene = file.document.scenes.first(where: { $0.id == id }) else {
      preconditionFailure("\(file.document.path) has no view controller with the id '\(id)'")
    }
    return controller(scene)
  }

  private func controller(_ scene: Scene) -> UIViewController {
    let type =
      file.customClass(scene.controller?.customClass) as? UIViewController.Type
      ?? scene.controllerType
    let coder = DocumentCoder(.controller(DocumentScene(file: file, scene: scene)))
    guard let controller = type.init(coder: coder) else {
      preconditionFailure("\(scene.location): \(type) gives no controller in init(coder:)")
    }
    let contained = (scene.controller?.segues ?? []).filter { $0.kind == .relationship }
      .map { self.controller(id: $0.destination) }
    if let navigation = controller as? UINavigationController {
      navigation.viewControllers = contained
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = contained
    }
    controller.awakeFromNib()
    return controller
  }

  /// How the engine lays the document's scene out without running any code, to compare with.
  package func documentLayout(
    of identifier: String, at category: UIContentSizeCategory
  ) -> LaidOutScreen {
    let layout = LayoutTools.shared.engine.screenLayout(scene(identifier), file.document)
    return layout.layout(
      for: LayoutRun.configuration(category.category ?? .large, on: file.document.device))
  }
}

extension Scene {
  /// The class of a controller without one of the app's.
  @MainActor
  fileprivate var controllerType: UIViewController.Type {
    switch controller?.kind {
    case .tableViewController: UITableViewController.self
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    default: UIViewController.self
    }
  }
}

/// The views of a xib.
@MainActor
public final class UINib {
  private let file: DocumentFile

  /// - Parameters:
  ///   - name: Of the file, without its ending. It must be there and be readable.
  ///   - bundle: Nil for all bundles beside the program.
  public init(nibName name: String, bundle: Bundle?) {
    guard let file = DocumentFile.named(name, type: "xib", bundle: bundle) else {
      preconditionFailure("could not find a xib named '\(name)' in the bundle")
    }
    self.file = file
  }

  /// The xib's views, in its order, with the outlets of its owner set.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    file.document.scenes.filter { !$0.elements.isEmpty }.map { scene in
      var decoder = SceneDecoder(DocumentScene(file: file, scene: scene))
      let ids = Set(scene.elements.map(\.id))
      let ownerID = scene.outlets.first { !ids.contains($0.owner) }?.owner
      guard let owner = ownerOrNil.map({ $0 as AnyObject }), let ownerID else {
        return decoder.decode()
      }
      return decoder.decode(owner: (ownerID, owner))
    }
  }
}

extension Bundle {
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
