internal import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// A hierarchy of views on its way to the scene that the layout engine takes.
@MainActor
struct Lowering {
  private(set) var scene: Scene
  /// By element; nil for guides of the app, which are elements without a view.
  private(set) var views: [LoweredView] = []
  private var places: [ObjectIdentifier: ElementIndex] = [:]
  private var guides: [ObjectIdentifier: Int] = [:]
  private(set) var ownGuides: [(guide: UILayoutGuide, element: ElementIndex)] = []
  private var names: Set<String> = []
  /// Whether a part of the scene was asked of code or of fonts, and may be another one for other traits.
  private(set) var dependsOnTraits = false
  /// Whether another framework lays out some of the views.
  private(set) var isHost = false
  let location: SourceLocation

  init(title: String) {
    location = LayoutSurroundings.current.location
    scene = Scene(id: title, title: title, location: location)
  }

  /// Adds a view with all that is in it.
  @discardableResult
  mutating func add(_ view: UIView, in parent: ElementIndex?) -> ElementIndex {
    let element = Element(view, id: name(of: view), location: location, isRoot: parent == nil)
    if element.placeholderIntrinsicWidth != nil || element.placeholderIntrinsicHeight != nil {
      dependsOnTraits = true
    }
    let index = append(element, in: parent, view)
    view.lowerSubviews(into: &self, at: index)
    for guide in view.layoutGuides where guide.kind == nil { add(guide, in: index) }
    close(index)
    view.finishLowering(&self, at: index)
    return index
  }

  /// Adds a view without those in it, as large as its content.
  mutating func addAlone(_ view: UIView, in parent: ElementIndex) -> ElementIndex {
    var element = Element(
      view, id: "measured", location: location, isRoot: false, asksClass: false)
    element.contentSizeLimits = .none
    return append(element, in: parent, view)
  }

  mutating func dependOnTraits() { dependsOnTraits = true }

  /// Notes that another framework lays out what is in one of the views.
  mutating func hostsOthers() { isHost = true }

  mutating func append(
    _ element: Element, in parent: ElementIndex?, _ view: UIView?
  ) -> ElementIndex {
    let index = ElementIndex(scene.elements.count)
    var element = element
    element.parent = parent
    element.subtreeEnd = index.rawValue + 1
    scene.elements.append(element)
    views.append(LoweredView(view: view))
    if let view { places[ObjectIdentifier(view)] = index }
    return index
  }

  /// Ends an element whose views were all added.
  mutating func close(_ index: ElementIndex) {
    scene.elements[index.rawValue].subtreeEnd = scene.elements.count
  }

  private mutating func add(_ guide: UILayoutGuide, in parent: ElementIndex) {
    var element = Element(
      id: name(like: guide.identifier.isEmpty ? "guide" : guide.identifier), kind: .view,
      elementName: "layoutGuide", location: location)
    element.translatesAutoresizingMask = false
    let index = append(element, in: parent, nil)
    places[ObjectIdentifier(guide)] = index
    ownGuides.append((guide, index))
  }

  private mutating func name(of view: UIView) -> String {
    name(like: view.accessibilityIdentifier ?? view.template?.element.id ?? "\(type(of: view))")
  }

  private mutating func name(like wanted: String) -> String {
    var name = wanted
    var number = 2
    while !names.insert(name).inserted {
      name = "\(wanted)#\(number)"
      number += 1
    }
    return name
  }

  func place(of view: UIView) -> ElementIndex? { places[ObjectIdentifier(view)] }

  mutating func change(_ index: ElementIndex, _ body: (inout Element) -> Void) {
    body(&scene.elements[index.rawValue])
  }

  mutating func changeScene(_ body: (inout Scene) -> Void) { body(&scene) }
}

// MARK: - Constraints

extension Lowering {
  /// Adds the constraints that the views hold, once all of them are there.
  mutating func addConstraints() {
    for case let view? in views.map(\.view) {
      guard let owner = place(of: view) else { continue }
      for constraint in view.constraints { add(constraint, owner: owner) }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, owner: ElementIndex) {
    guard let first = item(constraint.firstItem),
      let attribute = constraint.firstAttribute.modelled
    else { return }
    let second = item(constraint.secondItem)
    guard (second != nil) == constraint.isBetweenTwo else { return }
    if constraint.systemSpacing != nil { dependsOnTraits = true }
    let template = constraint.template
    let id =
      template?.id ?? constraint.identifier ?? "constraint \(scene.constraints.count + 1)"
    var lowered = LayoutConstraint(
      id: id, first: first, firstAttribute: attribute, relation: constraint.relation.modelled,
      second: second, secondAttribute: second == nil ? nil : constraint.secondAttribute.modelled,
      multiplier: Double(constraint.multiplier), constant: constant(of: constraint),
      priority: Double(constraint.priority.rawValue), owner: owner,
      location: template?.location ?? location)
    if let template, template.constant == lowered.constant {
      lowered.isSymbolic = template.isSymbolic
      lowered.isSystemSpacing = template.isSystemSpacing
    }
    add(lowered)
  }

  mutating func add(_ constraint: LayoutConstraint) { scene.constraints.append(constraint) }

  private mutating func item(_ item: AnyObject?) -> LayoutConstraint.Item? {
    guard let item else { return nil }
    if let place = places[ObjectIdentifier(item)] { return .element(place) }
    guard let guide = item as? UILayoutGuide, let kind = guide.kind, let view = guide.owningView,
      let owner = place(of: view)
    else { return nil }
    if let known = guides[ObjectIdentifier(guide)] { return .guide(known) }
    let index = scene.guides.count
    scene.guides.append(
      LayoutGuide(id: "guide \(index + 1)", kind: kind, owner: owner, location: location))
    guides[ObjectIdentifier(guide)] = index
    return .guide(index)
  }

  /// Between baselines the system's spacing follows the fonts there.
  private func constant(of constraint: NSLayoutConstraint) -> Double {
    let written = Double(constraint.constant)
    guard let multiplier = constraint.systemSpacing, constraint.firstAttribute == .firstBaseline,
      let lower = (constraint.firstItem as? any TextShowing)?.shownFont
    else { return written }
    let spacing: Double
    if let upper = (constraint.secondItem as? any TextShowing)?.shownFont {
      spacing = lower.lineHeight - lower.descender + upper.descender
    } else {
      spacing = lower.lineHeight / 2 + lower.capHeight
    }
    let scale = Double(UIScreen.main.traitCollection.displayScale)
    return multiplier * (spacing * scale - 1e-6).rounded(.up) / scale
  }
}

/// A view of a scene, which does not live for the scene's sake.
struct LoweredView {
  weak var view: UIView?
}

/// A view with text in one font.
@MainActor
protocol TextShowing {
  var shownFont: UIFont { get }
}

// MARK: - Elements

extension Element {
  /// - Parameters:
  ///   - isRoot: Whether it is in no other view.
  ///   - asksClass: Whether a class of the app may say how large its content is.
  @MainActor
  fileprivate init(
    _ view: UIView, id: String, location: SourceLocation, isRoot: Bool, asksClass: Bool = true
  ) {
    let kind = view.elementKind
    self.init(id: id, kind: kind, elementName: kind.rawValue, location: location)
    if type(of: view) != type(of: view).kitClass { customClass = "\(type(of: view))" }
    takeContent(of: view)
    // A frame that constraints give is no input: with it each layout would make another scene.
    if isRoot || view.translatesAutoresizingMaskIntoConstraints {
      recordedFrame = Rect(
        x: Double(view.origin.x), y: Double(view.origin.y), width: Double(view.size.width),
        height: Double(view.size.height))
    }
    translatesAutoresizingMask = view.translatesAutoresizingMaskIntoConstraints
    isHidden = view.isHidden
    alpha = Double(view.alpha)
    clipsToBounds = view.clipsToBounds || view.layer.masksToBounds
    isUserInteractionEnabled = view.isUserInteractionEnabled
    contentMode = view.contentMode.modelled
    tag = view.tag
    backgroundColor = view.backgroundColor?.value
    tintColor = view.tintColor == .tintColor ? nil : view.tintColor?.value
    cornerRadius = Double(view.layer.cornerRadius)
    borderWidth = Double(view.layer.borderWidth)
    semanticContentAttribute = view.semanticContentAttribute.modelled
    takePriorities(of: view)
    takeMargins(of: view)
    contentSizeLimits = view.loweredLimits
    showsLargeContentViewer = view.showsLargeContentViewer
    largeContentTitle = view.largeContentTitle
    largeContentImage = view.largeContentImage?.content
    scalesLargeContentImage = view.scalesLargeContentImage
    accessibilityLabel = view.accessibilityLabel
    if asksClass, let own = IntrinsicProbe.ownSize(of: view) {
      if own.width >= 0 { placeholderIntrinsicWidth = Double(own.width) }
      if own.height >= 0 { placeholderIntrinsicHeight = Double(own.height) }
    }
    if let image = view as? UIImageView {
      adjustsImageSizeForAccessibility =
        image.adjustsImageSizeForAccessibilityContentSizeCategory
    }
  }

  /// The content that the view says, or the document's as long as the view says what it did there.
  @MainActor
  private mutating func takeContent(of view: UIView) {
    content = view.elementContent
    guard let template = view.template else { return }
    elementName = template.element.elementName
    key = template.element.key
    location = template.element.location
    followsReadableWidth = template.element.followsReadableWidth
    verifiesAmbiguity = template.element.verifiesAmbiguity
    if content == template.decodedContent, !content.namesViews {
      content = template.element.content
    }
  }

  @MainActor
  private mutating func takePriorities(of view: UIView) {
    func value(_ priority: UILayoutPriority) -> Double { Double(priority.rawValue) }
    horizontalHugging = value(view.contentHuggingPriority(for: .horizontal))
    verticalHugging = value(view.contentHuggingPriority(for: .vertical))
    horizontalCompression = value(view.contentCompressionResistancePriority(for: .horizontal))
    verticalCompression = value(view.contentCompressionResistancePriority(for: .vertical))
  }

  @MainActor
  private mutating func takeMargins(of view: UIView) {
    if let margins = view.statedMargins { layoutMargins = EdgeInsets(margins) }
    if let margins = view.statedDirectionalMargins {
      directionalLayoutMargins = EdgeInsets(
        top: Double(margins.top), left: Double(margins.leading), bottom: Double(margins.bottom),
        right: Double(margins.trailing))
    }
    if view.controller != nil, view.superview?.endsLayout == false, layoutMargins == nil,
      directionalLayoutMargins == nil
    {
      // A controller's view in another one's has the margins of a screen, too.
      layoutMargins = EdgeInsets(view.layoutMargins)
    }
    preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
  }
}

extension ElementContent {
  /// Whether it says which views are in it, by their places.
  fileprivate var namesViews: Bool {
    switch self {
    case .stack, .table, .cell, .collection: true
    default: false
    }
  }
}

extension UIView {
  /// The text sizes that the view lets through: one alone where it overrides the reader's.
  fileprivate var loweredLimits: ContentSizeLimits {
    let override =
      traitOverrides.traits.preferredContentSizeCategory
      ?? controller?.traitOverrides.traits.preferredContentSizeCategory
    guard let override else { return contentSizeLimits }
    let seen = contentSizeLimits.clamp(override)
    return ContentSizeLimits(minimum: seen, maximum: seen)
  }
}

extension UISemanticContentAttribute {
  fileprivate var modelled: Element.SemanticContent? {
    switch self {
    case .unspecified: nil
    case .playback: .playback
    case .spatial: .spatial
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    }
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
