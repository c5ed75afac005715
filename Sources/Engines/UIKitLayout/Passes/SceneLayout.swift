import DynamicType
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// A screen with the solver state that its configurations share.
///
/// Used by one thread at a time; screens are independent of each other.
final class SceneLayout {
  let scene: Scene
  let document: InterfaceDocument
  let measurer: TextMeasurer
  /// The bars around the screen on devices, and on its document's canvas.
  private let onDevice: PresentationContext
  private let onCanvas: PresentationContext
  /// The innermost view that scrolls each element, by its index; nil where none does.
  let scrollViews: [ElementIndex?]
  /// The elements whose middles from top to bottom constraints name.
  let elementsOfCentres: Set<ElementIndex>
  /// The screens in container views, by container.
  let embedded: [ElementIndex: [EmbeddedScene]]
  /// Whether recorded sizes that are less than a point off count as what the content asks for.
  var keepsNearSizes = false
  /// The systems by their root's index; nil where no system starts.
  private(set) var systems: [ConstraintSystem?]
  private var form = ConstraintSystem.Form(isRightToLeft: false, isCanvas: false)
  /// How far autoresized views' far edges stand from their parents', at the document's own
  /// configuration: x and y, in points.
  var autoresizing: [ConstantSlot.Source: Double] = [:]
  /// The system's spacing above texts at the document's own configuration, in points.
  var spacings: [SystemSpacing: Double] = [:]

  /// The views of bar items, by the ids of their scenes.
  private var barViews: [String: SceneLayout] = [:]
  /// How many bars this is in: documents may hold views of bar items in views of bar items.
  private var depthInBars = 0
  private static let deepestInBars = 3

  /// By whether the interface runs from right to left.
  private var views: [Bool: [LaidOutView]] = [:]

  /// What has been laid out, to be used again at text sizes at which it is the same.
  private var known: [KnownLayout] = []

  /// Views whose places constraints leave open, at the document's own configuration.
  private(set) var openGroups: [OpenGroup] = []

  convenience init(
    scene: Scene, document: InterfaceDocument, graph: SceneGraph, measurer: TextMeasurer
  ) {
    func context(_ target: LayoutTarget) -> PresentationContext {
      PresentationContext(scene: scene, document: document, graph: graph, target: target)
    }
    self.init(
      scene: scene, document: document, onDevice: context(.device), onCanvas: context(.canvas),
      measurer: measurer)
  }

  private init(
    scene: Scene, document: InterfaceDocument, onDevice: PresentationContext,
    onCanvas: PresentationContext, measurer: TextMeasurer
  ) {
    self.scene = scene
    self.document = document
    self.measurer = measurer
    self.onDevice = onDevice
    self.onCanvas = onCanvas
    scrollViews = scene.scrollViews
    elementsOfCentres = scene.elementsOfCentres
    embedded = Dictionary(grouping: scene.embedded) {
      scene.elements[$0.root.rawValue].parent ?? .root
    }
    systems = Array(repeating: nil, count: scene.elements.count)
  }

  /// The screen laid out for one configuration.
  func layout(for configuration: Configuration) -> LaidOutScreen {
    let environment = environment(configuration)
    let place =
      known.firstIndex { $0.fits(environment) } ?? layOutAnew(for: configuration, environment)
    var screen = known[place].screen
    screen.configuration = configuration
    screen.laidOutBars = known[place].bars(of: screen, in: environment, self)
    return screen
  }

  /// - Returns: The place of the new layout among those known.
  private func layOutAnew(
    for configuration: Configuration, _ environment: LayoutEnvironment
  ) -> Int {
    prepare(
      for: configuration,
      ConstraintSystem.Form(
        isRightToLeft: environment.isRightToLeft, isCanvas: environment.canvas != nil))
    renewProportions(environment, knowing: [:])
    var pass = LayoutPass(layout: self, environment: environment)
    var screen = pass.run(for: configuration)
    let widths = widthsOfProportions(in: pass)
    if !widths.isEmpty {
      // As UIKit, which goes over the constraints of labels that wrap twice.
      renewProportions(environment, knowing: widths)
      pass = LayoutPass(layout: self, environment: environment)
      screen = pass.run(for: configuration)
    }
    known.append(KnownLayout(screen, by: pass))
    return known.count - 1
  }

  /// The view of a bar item laid out for one configuration; nil when the document has none of that id.
  func barView(_ id: String, for configuration: Configuration) -> LaidOutScreen? {
    if let known = barViews[id] { return known.layout(for: configuration) }
    guard depthInBars < Self.deepestInBars,
      let scene = document.scenes.first(where: { $0.id == id && $0.isPartOfBar }),
      !scene.elements.isEmpty
    else { return nil }
    let layout = SceneLayout(
      scene: scene, document: document, onDevice: PresentationContext(),
      onCanvas: PresentationContext(), measurer: measurer)
    layout.depthInBars = depthInBars + 1
    barViews[id] = layout
    return layout.layout(for: configuration)
  }

  /// Lays out as the document was recorded, on its own device at Large, which says how autoresized
  /// views stand in their parents.
  ///
  /// Again for a later configuration when the one before had to break constraints, or systems of
  /// another form, or where constraints leave places open, which are those where views stood before: each
  /// then starts from the same state.
  private func prepare(for configuration: Configuration, _ form: ConstraintSystem.Form) {
    guard !scene.elements.isEmpty else { return }
    let isFresh =
      systems[0] != nil && self.form == form && openGroups.isEmpty
      && systems.allSatisfy { $0?.isAsAtStart ?? true }
    guard !isFresh else { return }
    self.form = form
    var own = configuration
    own.size = document.recordedTextSize
    own.device = document.recordedDevice
    own.locale = "Base"
    var recording = environment(own)
    recording.system.followCanvas()
    buildSystems(recording)
    var pass = LayoutPass(layout: self, environment: recording)
    pass.recordsAutoresizing = true
    _ = pass.run(for: own)
    for system in systems { system?.start() }
    if !keepsNearSizes, openGroups.isEmpty {
      openGroups = systems.compactMap { $0 }.flatMap { OpenGroup.all(in: $0, of: scene) }
    }
  }

  /// What is known of the screen's views before they are laid out, which all sizes share.
  func views(isRightToLeft: Bool) -> [LaidOutView] {
    if let known = views[isRightToLeft] { return known }
    let made = scene.laidOutViews(isRightToLeft: isRightToLeft)
    views[isRightToLeft] = made
    return made
  }

  func presentation(_ system: LayoutSystem) -> PresentationContext {
    system.canvas == nil ? onDevice : onCanvas
  }

  private func environment(_ configuration: Configuration) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      scene: scene, document: document, configuration: configuration, measurer: measurer)
    environment.keepsNearSizes = keepsNearSizes
    if let frame = scene.elements.first?.recordedFrame {
      let extent = presentation(environment.system).drawnExtent(of: frame, in: document)
      environment.system.isInSheet = extent == .sheet
    }
    return environment
  }

  private func buildSystems(_ environment: LayoutEnvironment) {
    let sizer = IntrinsicSizer(scene: scene, environment: environment)
    for part in Self.parts(of: scene) {
      systems[part.members[0].rawValue] = makeSystem(part, environment, sizer)
    }
  }

  /// Builds the systems anew whose coefficients, which cannot be edited, are of another text size.
  ///
  /// - Parameter widths: What wrapping texts in them have been laid out in.
  private func renewProportions(
    _ environment: LayoutEnvironment, knowing widths: [ElementIndex: Double]
  ) {
    let sizer = IntrinsicSizer(scene: scene, environment: environment)
    for (root, system) in systems.enumerated() {
      guard let system, system.hasProportions else { continue }
      systems[root] = makeSystem(system.part, environment, sizer, widths: widths)
    }
  }

  /// The widths of texts that wrap and are filled in proportion to their heights.
  private func widthsOfProportions(in pass: LayoutPass) -> [ElementIndex: Double] {
    var widths: [ElementIndex: Double] = [:]
    for case let system? in systems where system.hasProportions {
      for member in system.members {
        guard let width = pass.wrapWidths[member.rawValue],
          let parent = scene.elements[member.rawValue].parent,
          case .stack(let stack) = scene.elements[parent.rawValue].content,
          stack.distribution == .fillProportionally, stack.axis == .vertical
        else { continue }
        widths[member] = width
      }
    }
    return widths
  }

  /// - Parameter sizer: One for all systems: what it remembers takes room for every view of the scene.
  private func makeSystem(
    _ part: ConstraintSystem.Part, _ environment: LayoutEnvironment, _ sizer: IntrinsicSizer,
    widths: [ElementIndex: Double] = [:]
  ) -> ConstraintSystem {
    let screen = environment.configuration.device.screen
    let own = part.members[0] == .root ? scene.elements[0].recordedFrame?.size ?? screen : nil
    let builder = ConstraintSystemBuilder(
      scene: scene, metrics: environment.metrics, form: form,
      intrinsicLength: { index, axis in
        let size = sizer.size(of: index, fitting: widths[index])
        return axis == .horizontal ? size.width : size.height
      })
    return builder.system(of: part, width: own?.width ?? screen.width, height: own?.height)
  }

  /// The views and constraints of each system: below a table or collection every child
  /// starts one, and so does an embedded screen.
  private static func parts(of scene: Scene) -> [ConstraintSystem.Part] {
    var systemOf: [Int] = []
    var parts: [ConstraintSystem.Part] = []
    let embedded = Set(scene.embedded.map(\.root))
    for (index, element) in scene.elements.enumerated() {
      if let parent = element.parent, !scene.elements[parent.rawValue].kind.placesItsViews,
        !embedded.contains(ElementIndex(index))
      {
        systemOf.append(systemOf[parent.rawValue])
        parts[systemOf[index]].members.append(ElementIndex(index))
      } else {
        systemOf.append(parts.count)
        parts.append(ConstraintSystem.Part(members: [ElementIndex(index)]))
      }
    }
    for (index, constraint) in scene.constraints.enumerated() {
      guard let owner = scene.owner(of: constraint.first) else { continue }
      parts[systemOf[owner.rawValue]].constraints.append(index)
    }
    return parts
  }
}

extension ElementKind {
  /// Whether views of this kind place the views in them by rules of their own.
  fileprivate var placesItsViews: Bool { self == .tableView || self == .collectionView }
}

extension Scene {
  /// The view that an item of a constraint is, or whose guide it is.
  func owner(of item: LayoutConstraint.Item) -> ElementIndex? {
    switch item {
    case .element(let element): element
    case .guide(let index): guides.indices.contains(index) ? guides[index].owner : nil
    }
  }
}
