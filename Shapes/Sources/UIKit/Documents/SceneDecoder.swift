internal import DynamicTypeModel
internal import UIKitModel

/// Makes the views of a scene, or of a part of it, with constraints and outlets.
@MainActor
struct SceneDecoder {
  let file: DocumentFile
  let scene: Scene
  /// By their ids in the document: views, constraints, the controller.
  private(set) var objects: [String: AnyObject] = [:]
  private var views: [ElementIndex: UIView] = [:]
  /// The controller of prototypes, which are made after its view.
  private weak var controller: UIViewController?

  init(_ scene: DocumentScene) { (file, self.scene) = (scene.file, scene.scene) }

  /// Makes a view with all that is in it, and sets the outlets of its owner and of the views.
  ///
  /// - Parameters:
  ///   - root: Of the scene, or a prototype cell.
  ///   - owner: The controller, or a xib's owner, with its id.
  mutating func decode(
    _ root: ElementIndex = .root, owner: (id: String, object: AnyObject)? = nil
  ) -> UIView {
    if let owner { add(owner: owner.object, id: owner.id) }
    let view = makeViews(root)
    makeConstraints(below: root)
    for (index, view) in views { set(scene.elements[index.rawValue].runtimeAttributes, of: view) }
    connect()
    connectActions()
    if let (_, object) = owner { (object as? UIResponder)?.setValue(view, forKey: "view") }
    for index in views.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      views[index]?.awakeFromNib()
    }
    return view
  }

  // MARK: Views

  private mutating func makeViews(_ root: ElementIndex) -> UIView {
    let view = makeView(root, in: nil)
    var index = root.rawValue + 1
    while index < scene.elements[root.rawValue].subtreeEnd {
      let element = scene.elements[index]
      guard let parent = element.parent, let outer = views[parent] else {
        index += 1
        continue
      }
      // Prototypes are made when the data source asks for them.
      if let table = outer as? UITableView, isPrototype(ElementIndex(index), in: parent) {
        var prototype = SceneDecoder(DocumentScene(file: file, scene: scene))
        prototype.controller = controller
        table.addPrototype(prototype, ElementIndex(index))
        index = element.subtreeEnd
        continue
      }
      _ = makeView(ElementIndex(index), in: outer)
      index += 1
    }
    for (index, view) in views { finish(view, index) }
    return view
  }

  private func isPrototype(_ index: ElementIndex, in parent: ElementIndex) -> Bool {
    guard case .table(let table) = scene.elements[parent.rawValue].content else { return false }
    return !table.isStatic && scene.elements[index.rawValue].kind == .tableViewCell
  }

  private mutating func makeView(_ index: ElementIndex, in parent: UIView?) -> UIView {
    let element = scene.elements[index.rawValue]
    if let part = parent.flatMap({ existingPart(index, of: $0) }) {
      part.decode(element)
      note(part, index)
      return part
    }
    let type = file.customClass(element.customClass) as? UIView.Type ?? element.viewType
    guard let view = type.init(coder: DocumentCoder(.view(element))) else {
      preconditionFailure("\(element.location): \(type) gives no view in init(coder:)")
    }
    note(view, index)
    if let parent { attach(view, element, index, to: parent) }
    return view
  }

  private mutating func note(_ view: UIView, _ index: ElementIndex) {
    views[index] = view
    objects[scene.elements[index.rawValue].id] = view
  }

  /// A view that the one around it has by itself.
  private func existingPart(_ index: ElementIndex, of parent: UIView) -> UIView? {
    let element = scene.elements[index.rawValue]
    if element.key == .contentView {
      return (parent as? UITableViewCell)?.contentView
        ?? (parent as? UICollectionViewCell)?.contentView
    }
    guard let cell = (parent.superview as? UITableViewCell), scene.isPartOfBuiltInCell(index),
      let outer = element.parent.flatMap({ scene.elements[$0.rawValue].parent }),
      case .cell(let content) = scene.elements[outer.rawValue].content
    else { return nil }
    if content.textLabel == index { return cell.textLabel }
    if content.detailTextLabel == index { return cell.detailTextLabel }
    return content.imageView == index ? cell.imageView : nil
  }

  private func attach(
    _ view: UIView, _ element: Element, _ index: ElementIndex, to parent: UIView
  ) {
    switch parent {
    case let stack as UIStackView:
      let mask = view.translatesAutoresizingMaskIntoConstraints
      stack.addArrangedSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = mask
    case let table as UITableView:
      guard let owner = element.parent,
        case .table(let content) = scene.elements[owner.rawValue].content
      else { return }
      if content.headerView == index { table.tableHeaderView = view }
      if content.footerView == index { table.tableFooterView = view }
    case let cell as UITableViewCell where element.key?.rawValue == "accessoryView":
      cell.accessoryView = view
    default: parent.addSubview(view)
    }
  }

  /// What a view knows of those in it, once they are there.
  private func finish(_ view: UIView, _ index: ElementIndex) {
    guard let table = view as? UITableView,
      case .table(let content) = scene.elements[index.rawValue].content,
      content.isStatic
    else { return }
    table.staticSections = content.sections.map { section in
      UITableView.StaticSection(
        header: section.headerTitle, footer: section.footerTitle,
        rows: section.cells.compactMap { place in
          guard let cell = views[place] as? UITableViewCell,
            case .cell(let own) = scene.elements[place.rawValue].content
          else { return nil }
          let height = content.fixedRowHeight(of: own)
          return UITableView.Row(cell: cell, height: height.map { CGFloat($0) })
        })
    }
  }

  // MARK: Constraints

  private mutating func makeConstraints(below root: ElementIndex) {
    let members = root.rawValue..<scene.elements[root.rawValue].subtreeEnd
    for constraint in scene.constraints where members.contains(constraint.owner.rawValue) {
      guard !constraint.isPlaceholder, let first = item(constraint.first),
        let owner = views[constraint.owner]
      else { continue }
      let second = constraint.second.map { item($0) }
      if case .some(.none) = second { continue }
      let made = NSLayoutConstraint(
        item: first, attribute: NSLayoutConstraint.Attribute(constraint.firstAttribute),
        relatedBy: NSLayoutConstraint.Relation(constraint.relation), toItem: second ?? nil,
        attribute: constraint.secondAttribute.map { NSLayoutConstraint.Attribute($0) }
          ?? .notAnAttribute,
        multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant))
      made.priority = UILayoutPriority(Float(constraint.priority))
      made.identifier = constraint.identifier
      made.template = constraint
      owner.addConstraint(made)
      objects[constraint.id] = made
    }
  }

  private func item(_ item: LayoutConstraint.Item) -> AnyObject? {
    switch item {
    case .element(let index): views[index]
    case .guide(let number):
      scene.guides.indices.contains(number)
        ? views[scene.guides[number].owner]?.guide(scene.guides[number].kind) : nil
    }
  }

  // MARK: Values and outlets

  private func set(_ attributes: [RuntimeAttribute], of view: UIView) {
    for attribute in attributes {
      let value = attribute.value ?? ""
      let object: Any? =
        switch attribute.type {
        case "boolean": value == "YES"
        case "number": Double(value).map { NSNumber(value: $0) }
        default: value
        }
      view.setValue(object, forKey: attribute.keyPath)
    }
  }

  private func connect() {
    for outlet in scene.outlets {
      guard let owner = objects[outlet.owner] as? UIResponder,
        let destination = objects[outlet.destination]
      else { continue }
      owner.setValue(destination, forKey: outlet.property)
    }
  }
}

// MARK: - Actions

extension SceneDecoder {
  private mutating func add(owner: AnyObject, id: String) {
    objects[id] = owner
    guard let controller = owner as? UIViewController else { return }
    self.controller = controller
    let item = controller.navigationItem
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      if let template = button.template { objects[template.id] = button }
    }
  }

  private func connectActions() {
    for action in scene.actions {
      guard let sender = objects[action.sender], let target = target(action.target) else {
        continue
      }
      guard let selector = target.action(named: action.selector) else {
        DocumentFile.warn("\(type(of: target)) has no action '\(action.selector)'")
        continue
      }
      switch sender {
      case let control as UIControl:
        control.addTarget(target, action: selector, for: UIControl.Event(named: action.event))
      case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
      default: break
      }
    }
    connectSegues()
  }

  private func target(_ id: String) -> UIResponder? {
    (objects[id] ?? (id == scene.controller?.id ? controller : nil)) as? UIResponder
  }

  /// Lets what people tap perform the segues that the document gives it.
  private func connectSegues() {
    for segue in scene.controller?.segues ?? [] {
      guard let sender = segue.trigger.flatMap({ objects[$0] }) else { continue }
      let perform = { [weak controller, weak sender] in
        if let sender { controller?.performIfWanted(segue, sender: sender) }
      }
      switch sender {
      case let control as UIControl:
        control.addAction(UIAction { _ in perform() }, for: .touchUpInside)
      case let item as UIBarButtonItem: item.segue = perform
      case let cell as UITableViewCell: cell.segue = perform
      default: break
      }
    }
  }
}

extension UIControl.Event {
  /// The event by its name in documents; a touch for one without a name.
  fileprivate init(named name: String?) {
    self =
      switch name {
      case "touchDown": .touchDown
      case "touchUpOutside": .touchUpOutside
      case "touchCancel": .touchCancel
      case "valueChanged": .valueChanged
      case "primaryActionTriggered": .primaryActionTriggered
      case "editingDidBegin": .editingDidBegin
      case "editingChanged": .editingChanged
      case "editingDidEnd": .editingDidEnd
      case "editingDidEndOnExit": .editingDidEndOnExit
      case "allEvents": .allEvents
      case "allTouchEvents": .allTouchEvents
      case "allEditingEvents": .allEditingEvents
      default: .touchUpInside
      }
  }
}

extension Element {
  /// The class of a view without one of the app's.
  @MainActor
  fileprivate var viewType: UIView.Type {
    switch kind {
    case .label: UILabel.self
    case .button: UIButton.self
    case .imageView: UIImageView.self
    case .stackView: UIStackView.self
    case .scrollView: UIScrollView.self
    case .tableView: UITableView.self
    case .tableViewCell: UITableViewCell.self
    case .collectionView: UICollectionView.self
    case .collectionViewCell: UICollectionViewCell.self
    case .textField: UITextField.self
    case .textView: UITextView.self
    case .switch: UISwitch.self
    case .slider: UISlider.self
    case .stepper: UIStepper.self
    case .segmentedControl: UISegmentedControl.self
    case .progressView: UIProgressView.self
    case .activityIndicatorView: UIActivityIndicatorView.self
    case .pageControl: UIPageControl.self
    case .view, .containerView: UIView.self
    default: DocumentView.self
    }
  }
}

/// A view of a kind that has no class here, as its document describes it.
final class DocumentView: UIView {
  private var element: Element?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    element = DocumentCoder.element(of: coder)
  }

  override class var kitClass: UIView.Type { DocumentView.self }
  override var elementKind: ElementKind { element?.kind ?? .view }
  override var elementContent: ElementContent { element?.content ?? .none }
}
