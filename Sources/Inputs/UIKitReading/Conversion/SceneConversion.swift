import CodeEvaluation
import DynamicType
import DynamicTypeModel
import DynamicTypeResources
import SwiftCode
import UIKitModel

/// Makes the scene of a view that code has built, from the objects on the machine's heap.
final class SceneConversion {
  let reader: HeapReader
  let places: CodePlaces
  let resources: AppResources?
  private(set) var result: ReadScene
  /// The objects of elements, in the order of the elements; nil for none.
  private(set) var objects: [ObjectID?] = []
  private var indices: [ObjectID: ElementIndex] = [:]
  private var guides: [ObjectID: Int] = [:]
  private var names: [ObjectID: String] = [:]
  /// By properties of what is neither a view nor a controller.
  private var otherNames: [ObjectID: String] = [:]
  private var ids: Set<String> = []
  private var depth = 0
  /// Of tables: the rows that the app gives them, section by section.
  var rows: (ObjectID) -> [TableSection] = { _ in [] }
  /// Of collections: what the app fills them with; nil where nobody knows.
  var items: (ObjectID) -> CollectionScene? = { _ in nil }
  /// What a nib has made a view with; nil for views of code.
  var nib: (ObjectID) -> DocumentObjects? = { _ in nil }
  /// Where views stand whose constraints are complete.
  var closed: [Range<Int>] = []
  /// Whether views that code makes transparent are shown.
  var showsTransparent = false
  /// The size that a class of the app asks for its content; nil where none does.
  var ownContentSize: (ObjectID) -> Size? = { _ in nil }
  /// Makes a scene of a view that a bar shows; nil where it has no size.
  var barView: (_ view: ObjectID, _ item: String) -> BarItem.CustomView? = { _, _ in nil }
  /// How large a view is by its kind; nil where nobody can say.
  var fittingSize: (ObjectID) -> Size? = { _ in nil }

  /// Deeper views are left out.
  private static let deepest = 80
  private static let mostElements = 3000

  init(
    _ reader: HeapReader, _ places: CodePlaces, _ resources: AppResources?, id: String,
    location: SourceLocation, isMeasuring: Bool
  ) {
    self.reader = reader
    self.places = places
    self.resources = resources
    result = ReadScene(scene: Scene(id: id, title: id, location: location))
    if !isMeasuring { nameObjects() }
  }

  var scene: Scene {
    get { result.scene }
    set { result.scene = newValue }
  }

  func index(of object: ObjectID) -> ElementIndex? { indices[object] }

  // MARK: Names

  /// Names views by the properties of the app that hold them: of controllers and views, before all others.
  private func nameObjects() {
    let machine = reader.machine
    var others: [ObjectID: String] = [:]
    for number in machine.objects.indices {
      let owner = machine.objects[number]
      let id = ObjectID(rawValue: number)
      let isShown = reader.isOf("UIView", id) || reader.isOf("UIViewController", id)
      for (property, _) in owner.cells.sorted(by: { $0.key < $1.key }) {
        guard let variable = places.property(property),
          let value = machine.stored(variable, in: id), let held = held(by: value.plain)
        else { continue }
        if isShown {
          if names[held] == nil { names[held] = variable.name }
        } else if others[held] == nil {
          others[held] = variable.name
        }
      }
    }
    otherNames = others
    for number in machine.objects.indices {
      let id = ObjectID(rawValue: number)
      for field in Self.contentViews {
        guard let held = reader.quietly({ reader.object(field, of: id) }) else { continue }
        names[held] =
          field == "UIVisualEffectView.contentView"
          ? (names[id].map { $0 + "." } ?? "") + "contentView" : "contentView"
      }
    }
  }

  /// The object that a property holds, or its wrapper.
  private func held(by value: Value) -> ObjectID? {
    switch value {
    case .object(let id): return id
    case .structure(let wrapper) where wrapper.type.isPropertyWrapper:
      for field in wrapper.fields { if case .object(let id) = field.plain { return id } }
      return nil
    default: return nil
    }
  }

  /// What UIKit's classes hold that apps name by their properties.
  private static let contentViews: [UIKitFields.Field] = [
    "UITableViewCell.contentView", "UICollectionViewCell.contentView",
    "UITableViewHeaderFooterView.contentView", "UIVisualEffectView.contentView",
  ]

  /// Keeps an id for an element that has it already.
  func reserve(_ id: String) { ids.insert(id) }

  func hasRoom(for count: Int) -> Bool { scene.elements.count + count <= Self.mostElements }

  func id(like wanted: String) -> String {
    var id = wanted
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(wanted)#\(number)"
      number += 1
    }
    return id
  }

  /// Where an object was made.
  func location(_ object: ObjectID, _ field: UIKitFields.Field) -> SourceLocation {
    places.location(reader.place(field, of: object)) ?? scene.location
  }

  // MARK: Views

  /// Adds a view with all that is in it.
  @discardableResult
  func add(_ view: ObjectID, in parent: ElementIndex?) -> ElementIndex? {
    guard depth < Self.deepest, scene.elements.count < Self.mostElements, indices[view] == nil
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    _ = reader.takeNotes()
    if let document = nib(view) { return add(document, in: parent) }
    let classes = reader.classes(of: view)
    let kit = reader.kitClass(of: view)
    let own = classes.first?.name ?? kit
    let made = reader.place("UIView._made", of: view)
    let identifier = reader.text("UIView.accessibilityIdentifier", of: view)
    let name = names[view] ?? made.flatMap(places.variableName) ?? otherNames[view]
    var detail = ElementDetail(className: Self.shown(own))
    detail.bases = classes.dropFirst().prefix { $0.name != "UIResponder" }.map {
      Self.shown($0.name)
    }
    detail.name = name
    _ = reader.takeNotes()
    var kind = ElementKind(kitClass: kit)
    if let package = reader.packageClass(of: view) {
      reader.note(.assumed("\(package) is a \(kit), and adds nothing to it"))
      // A view of a package shows what only it knows.
      if kit == "UIView", own == package, reader.objects("UIView._subviews", of: view).isEmpty {
        kind = .unknown
      }
    }
    if kit == "_UIHostingView" {
      reader.note(.assumed("a view of SwiftUI shows nothing"))
      kind = .unknown
    }
    let wanted =
      identifier.flatMap { $0.provenance == .known && !$0.string.isEmpty ? $0.string : nil }
      ?? name ?? Self.shown(own)
    var element = Element(
      id: id(like: wanted), kind: kind,
      elementName: kind == .unknown ? Self.shown(own) : kind.rawValue,
      location: made.flatMap(places.location) ?? scene.location)
    if own != kit { element.customClass = own }
    takeCommon(&element, view, isRoot: parent == nil)
    takeContent(&element, &detail, view, kit)
    if let size = ownContentSize(view) {
      if size.width >= 0 { element.placeholderIntrinsicWidth = size.width }
      if size.height >= 0 { element.placeholderIntrinsicHeight = size.height }
    }
    let index = append(element, detail, view, in: parent)
    addSubviews(of: view, kit, at: index)
    close(index)
    finish(view, kit, at: index)
    let provenance = reader.takeNotes()
    if result.details[index.rawValue].provenance == .known {
      result.details[index.rawValue].provenance = provenance
    }
    return index
  }

  /// The class's name as apps see it.
  private static func shown(_ name: String) -> String {
    switch name {
    case "UIView_CellContent": "UITableViewCellContentView"
    case "UIView_ItemContent": "UIView"
    case "_UIHostingView": "UIHostingView"
    default: name
    }
  }

  func append(
    _ element: Element, _ detail: ElementDetail, _ object: ObjectID?, in parent: ElementIndex?
  ) -> ElementIndex {
    let index = ElementIndex(scene.elements.count)
    var element = element
    element.parent = parent
    element.subtreeEnd = index.rawValue + 1
    result.scene.elements.append(element)
    result.details.append(detail)
    objects.append(object)
    if let object { indices[object] = index }
    return index
  }

  func close(_ index: ElementIndex) {
    result.scene.elements[index.rawValue].subtreeEnd = scene.elements.count
  }

  func change(_ index: ElementIndex, _ body: (inout Element) -> Void) {
    body(&result.scene.elements[index.rawValue])
  }

  func changeDetail(_ index: ElementIndex, _ body: (inout ElementDetail) -> Void) {
    body(&result.details[index.rawValue])
  }

  private func addSubviews(of view: ObjectID, _ kit: String, at index: ElementIndex) {
    // Before its own subviews: their notes are theirs.
    let own = reader.takeNotes()
    if own != .known { result.details[index.rawValue].provenance = own }
    switch kit {
    case "UITableView": return addRows(of: view, at: index)
    case "UICollectionView": return addItems(of: view, at: index)
    default: break
    }
    let subviews = reader.objects("UIView._subviews", of: view)
    let listed = reader.takeNotes()
    if listed != .known, result.details[index.rawValue].provenance == .known {
      result.details[index.rawValue].provenance = listed
    }
    for subview in subviews { add(subview, in: index) }
    for guide in reader.objects("UIView._guides", of: view) { add(guide: guide, in: index) }
  }

  private func add(guide: ObjectID, in parent: ElementIndex) {
    let name = reader.text("UILayoutGuide.identifier", of: guide)?.string ?? ""
    var element = Element(
      id: id(like: name.isEmpty ? names[guide] ?? "guide" : name), kind: .view,
      elementName: "layoutGuide", location: location(guide, "UILayoutGuide._made"))
    element.translatesAutoresizingMask = false
    var detail = ElementDetail(className: "UILayoutGuide")
    detail.name = names[guide]
    detail.isGuide = true
    let index = append(element, detail, nil, in: parent)
    indices[guide] = index
  }

  /// Where code has put a view, and how that changes with its superview.
  func placement(
    of view: ObjectID
  ) -> (translatesMask: Bool, frame: Rect?, mask: AutoresizingMask?) {
    let translates =
      reader.truth("UIView.translatesAutoresizingMaskIntoConstraints", of: view) ?? true
    let frame = reader.value("UIView._frame", of: view).flatMap(reader.rect)
    let mask = reader.raw("UIView.autoresizingMask", of: view).flatMap(reader.integer)
    return (translates, frame, mask.map { AutoresizingMask(uiKitValue: $0) })
  }

  /// How large a view's superview is for the code that has run so far.
  func superviewSize(of view: ObjectID) -> Size? {
    reader.object("UIView._superview", of: view).flatMap {
      reader.value("UIView._frame", of: $0).flatMap(reader.rect)?.size
    }
  }

  private func takeCommon(_ element: inout Element, _ view: ObjectID, isRoot: Bool) {
    let (translates, frame, mask) = placement(of: view)
    if isRoot || translates { element.recordedFrame = frame ?? Rect() }
    if !isRoot, translates, reader.flag("UIView._hasOwnSize", of: view),
      let size = reader.quietly({ fittingSize(view) })
    {
      let origin = frame?.origin ?? Point()
      element.recordedFrame = Rect(
        x: origin.x, y: origin.y, width: size.width, height: size.height)
    }
    element.translatesAutoresizingMask = translates
    if let mask { element.autoresizing = mask }
    if translates, !isRoot, !element.autoresizing.isEmpty {
      element.recordedSuperviewSize = superviewSize(of: view)
    }
    element.isHidden = reader.truth("UIView.isHidden", of: view) ?? false
    element.alpha = reader.number("UIView.alpha", of: view) ?? 1
    if showsTransparent, element.alpha == 0 {
      reader.assume("what is transparent at first is shown")
      element.alpha = 1
    }
    element.clipsToBounds = reader.truth("UIView.clipsToBounds", of: view) ?? false
    element.isUserInteractionEnabled =
      reader.truth("UIView.isUserInteractionEnabled", of: view) ?? true
    if let name = reader.name("UIView.contentMode", of: view),
      let mode = ContentMode(rawValue: name)
    {
      element.contentMode = mode
    }
    reader.quietly { takeLook(&element, view, isRoot: isRoot) }
    if let name = reader.name("UIView.semanticContentAttribute", of: view), name != "unspecified" {
      element.semanticContentAttribute = Element.SemanticContent(rawValue: name)
    }
    element.horizontalHugging = reader.number("UIView._horizontalHugging", of: view)
    element.verticalHugging = reader.number("UIView._verticalHugging", of: view)
    element.horizontalCompression = reader.number("UIView._horizontalCompression", of: view)
    element.verticalCompression = reader.number("UIView._verticalCompression", of: view)
    element.layoutMargins = reader.value("UIView._margins", of: view).flatMap(reader.insets)
    element.directionalLayoutMargins =
      reader.value("UIView._directionalMargins", of: view).flatMap(reader.insets)
    if !isRoot, element.layoutMargins == nil, element.directionalLayoutMargins == nil,
      reader.object("UIView._controller", of: view) != nil
    {
      // A controller's view in another one's has the margins of a screen, too.
      let side = Device.usualSideMargin(inWidth: frame?.width ?? 0)
      element.layoutMargins = EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    element.preservesSuperviewLayoutMargins =
      reader.truth("UIView.preservesSuperviewLayoutMargins", of: view) ?? false
    element.insetsLayoutMarginsFromSafeArea =
      reader.truth("UIView.insetsLayoutMarginsFromSafeArea", of: view) ?? true
    element.contentSizeLimits = limits(of: view)
  }

  /// What decides no frame: colours, tags, what assistive techniques say.
  private func takeLook(_ element: inout Element, _ view: ObjectID, isRoot: Bool) {
    element.tag = reader.integer("UIView.tag", of: view) ?? 0
    let background = reader.value("UIView.backgroundColor", of: view).map(reader.resolved)
    element.backgroundColor = background.flatMap(reader.object).flatMap(color)
    // Few screens are transparent, which would be black in a window.
    if isRoot, case .unknown? = background {
      element.backgroundColor = .system("systemBackgroundColor")
    }
    if let layer = reader.object("UIView.layer", of: view) {
      element.cornerRadius = reader.number("CALayer.cornerRadius", of: layer) ?? 0
      element.borderWidth = reader.number("CALayer.borderWidth", of: layer) ?? 0
      if reader.truth("CALayer.masksToBounds", of: layer) == true { element.clipsToBounds = true }
    }
    element.showsLargeContentViewer =
      reader.truth("UIView.showsLargeContentViewer", of: view) ?? false
    element.largeContentTitle = reader.text("UIView.largeContentTitle", of: view)?.string
    element.accessibilityLabel = reader.text("UIView.accessibilityLabel", of: view)?.string
  }

  private func limits(of view: ObjectID) -> ContentSizeLimits {
    func category(_ field: UIKitFields.Field) -> ContentSizeCategory? {
      reader.raw(field, of: view).flatMap(reader.text).flatMap {
        ContentSizeCategory(name: $0.string)
      }
    }
    if let overrides = reader.object("UIView._overrides", of: view)
      ?? reader.object("UIView._controller", of: view).flatMap({
        reader.object("UIViewController._overrides", of: $0)
      }),
      let own = reader.raw("UITraitOverrides.preferredContentSizeCategory", of: overrides)
        .flatMap(reader.text).flatMap({ ContentSizeCategory(name: $0.string) })
    {
      return ContentSizeLimits(minimum: own, maximum: own)
    }
    return ContentSizeLimits(
      minimum: category("UIView.minimumContentSizeCategory"),
      maximum: category("UIView.maximumContentSizeCategory"))
  }

  func color(_ object: ObjectID) -> ColorValue? {
    if let system = reader.text("UIColor._system", of: object) { return .system(system.string) }
    if let asset = reader.text("UIColor._asset", of: object) {
      return resources?.color(asset.string, near: scene.location.path)
        ?? .named(asset.string, fallback: nil)
    }
    guard let red = reader.number("UIColor._red", of: object),
      let green = reader.number("UIColor._green", of: object),
      let blue = reader.number("UIColor._blue", of: object),
      let alpha = reader.number("UIColor._alpha", of: object)
    else { return nil }
    return .rgba(red: red, green: green, blue: blue, alpha: alpha)
  }

  // MARK: Constraints

  /// Adds the active constraints between what was added.
  func addConstraints(except known: Set<ObjectID> = []) {
    for id in reader.constraints where !known.contains(id) {
      _ = reader.takeNotes()
      guard reader.truth("NSLayoutConstraint._isActive", of: id) == true else { continue }
      addConstraint(id)
    }
  }

  private func addConstraint(_ id: ObjectID) {
    guard let firstObject = reader.object("NSLayoutConstraint.firstItem", of: id),
      let first = item(firstObject),
      let attribute = attribute("NSLayoutConstraint.firstAttribute", of: id)
    else { return }
    let secondValue = reader.value("NSLayoutConstraint.secondItem", of: id)
    let second = secondValue.flatMap(reader.object).flatMap(item)
    if secondValue != nil, second == nil { return }
    if isClosed(first, second) { return }
    let relation: LayoutConstraint.Relation =
      switch reader.name("NSLayoutConstraint.relation", of: id) {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    let constant = reader.number("NSLayoutConstraint.constant", of: id)
    let priority =
      reader.raw("NSLayoutConstraint.priority", of: id).flatMap(reader.number) ?? 1000
    let owner = commonOwner(first, second)
    let location = location(id, "NSLayoutConstraint._made")
    let identifier = reader.text("NSLayoutConstraint.identifier", of: id)?.string
    var constraint = LayoutConstraint(
      id: identifier ?? "constraint \(scene.constraints.count + 1)", first: first,
      firstAttribute: attribute, relation: relation, second: second,
      secondAttribute: second == nil
        ? nil : self.attribute("NSLayoutConstraint.secondAttribute", of: id),
      multiplier: reader.number("NSLayoutConstraint.multiplier", of: id) ?? 1,
      constant: constant ?? 0, priority: priority, owner: owner, location: location)
    constraint.identifier = identifier
    result.scene.constraints.append(constraint)
    let provenance = reader.takeNotes()
    guard provenance != .known else { return }
    // What is placed by it rests on what is not known.
    for case .element(let index)? in [first, second] where index != .root {
      changeDetail(index) { if $0.provenance == .known { $0.provenance = provenance.assumedPlace } }
    }
  }

  /// Whether a nib's views have a constraint already.
  private func isClosed(_ first: LayoutConstraint.Item, _ second: LayoutConstraint.Item?) -> Bool {
    let places = [first, second].compactMap { $0.map { element(of: $0).rawValue } }
    return closed.contains { places.allSatisfy($0.contains) }
  }

  func add(_ constraint: LayoutConstraint) { result.scene.constraints.append(constraint) }

  private func attribute(
    _ field: UIKitFields.Field, of id: ObjectID
  ) -> LayoutConstraint.Attribute? {
    reader.name(field, of: id).flatMap(LayoutConstraint.Attribute.init(rawValue:))
  }

  private func item(_ object: ObjectID) -> LayoutConstraint.Item? {
    if let place = indices[object] { return .element(place) }
    if let known = guides[object] { return .guide(known) }
    guard reader.isOf("UILayoutGuide", object),
      let name = reader.text("UILayoutGuide._kind", of: object)?.string,
      let kind = LayoutGuide.Kind(rawValue: name),
      let owner = reader.object("UILayoutGuide._owner", of: object).flatMap({ indices[$0] })
    else { return nil }
    let index = scene.guides.count
    result.scene.guides.append(
      LayoutGuide(
        id: "guide \(index + 1)", kind: kind, owner: owner,
        location: location(object, "UILayoutGuide._made")))
    guides[object] = index
    return .guide(index)
  }

  private func commonOwner(
    _ first: LayoutConstraint.Item, _ second: LayoutConstraint.Item?
  ) -> ElementIndex {
    let one = element(of: first)
    guard let second else { return one }
    let other = element(of: second)
    var current: ElementIndex? = one
    while let candidate = current {
      let range = candidate.rawValue..<scene.elements[candidate.rawValue].subtreeEnd
      if range.contains(other.rawValue) { return candidate }
      current = scene.elements[candidate.rawValue].parent
    }
    return .root
  }

  private func element(of item: LayoutConstraint.Item) -> ElementIndex {
    switch item {
    case .element(let index): index
    case .guide(let guide): scene.guides[guide].owner
    }
  }
}

extension Provenance {
  /// The same of a place that rests on it.
  fileprivate var assumedPlace: Provenance {
    if case .placeholder(let what) = self { return .assumed(Assumption(what)) }
    return self
  }
}

extension AutoresizingMask {
  /// - Parameter uiKitValue: The bits of `UIView.AutoresizingMask`, which are the same.
  fileprivate init(uiKitValue: Int) { self.init(rawValue: UInt8(truncatingIfNeeded: uiKitValue)) }
}

extension Value {
  /// A value without optionals.
  var plain: Value {
    if case .some(let inner) = self { return inner.plain }
    return self
  }
}

/// A section of a table, as a data source gives it.
struct TableSection {
  var rows: [(cell: ObjectID, height: Double?)] = []
  var header: ObjectID?
  var footer: ObjectID?
  var headerTitle: ReadText?
  var footerTitle: ReadText?
  var headerHeight: Double?
  var footerHeight: Double?
}
