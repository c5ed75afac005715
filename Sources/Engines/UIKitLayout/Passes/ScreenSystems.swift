import DynamicTypeModel
import UIKitModel

/// The solver state that the configurations of a screen share: its systems, and what the document's
/// own configuration says of the others.
struct ScreenSystems {
  let scene: Scene
  private let controls: SceneControls
  /// By their root's index; nil where no system starts.
  private var systems: [ConstraintSystem?]
  private var form = ConstraintSystem.Form(isRightToLeft: false, isCanvas: false)
  private var distances = RecordedDistances()
  /// Views whose places constraints leave open, at the document's own configuration.
  private var openGroups: [OpenGroup] = []

  init(_ scene: Scene, _ controls: SceneControls) {
    self.scene = scene
    self.controls = controls
    systems = Array(repeating: nil, count: scene.elements.count)
  }

  /// A pass over the systems as they are now.
  func pass(over screen: ScreenContext) -> LayoutPass {
    LayoutPass(screen, systems: systems, distances: distances)
  }

  /// What is wrong with the constraints as the last pass found them.
  var defects: [LayoutDefect] {
    let defects = ConstraintDefects(scene: scene)
    return defects.conflicts(in: systems) + defects.ambiguities(of: openGroups)
  }
}

// MARK: Starting a configuration

extension ScreenSystems {
  /// Whether a configuration of that form would start from systems without any traces of another
  /// one.
  ///
  /// It would not when the one before had to break constraints, or has systems of another form, or
  /// where constraints leave places open, which are those where views were before.
  func areFresh(for form: ConstraintSystem.Form) -> Bool {
    systems[0] != nil && self.form == form && openGroups.isEmpty
      && systems.allSatisfy { $0?.isAsAtStart ?? true }
  }

  /// Builds the systems and lays out as the document was recorded, on its own device at Large,
  /// which says how far autoresized views are from their parents' edges.
  ///
  /// - Parameters:
  ///   - screen: The screen in the document's own configuration.
  ///   - looksForOpenPlaces: Whether to find views whose places constraints leave open, too.
  mutating func record(
    _ screen: ScreenContext, as form: ConstraintSystem.Form, looksForOpenPlaces: Bool
  ) {
    self.form = form
    for part in scene.parts {
      systems[part.members[0].rawValue] = system(
        of: part, screen.environment, screen.sizer, widths: [:])
    }
    var pass = LayoutPass(screen, systems: systems, distances: distances, isRecording: true)
    pass.run()
    distances = pass.distances
    for system in systems { system?.start() }
    if looksForOpenPlaces, openGroups.isEmpty {
      openGroups = systems.compactMap { $0 }.flatMap { OpenGroup.all(in: $0, of: scene) }
    }
  }

  /// Builds the systems anew whose coefficients, which cannot be edited, are of another text size.
  ///
  /// - Parameter widths: What wrapping texts in them have been laid out in.
  mutating func renewProportions(
    _ environment: LayoutEnvironment, knowing widths: [ElementIndex: Double]
  ) {
    guard systems.contains(where: { $0?.hasProportions ?? false }) else { return }
    let sizer = IntrinsicSizer(scene: scene, controls, environment: environment)
    for (root, known) in systems.enumerated() {
      guard let known, known.hasProportions else { continue }
      systems[root] = system(of: known.part, environment, sizer, widths: widths)
    }
  }

  /// The widths of texts that wrap and are filled in proportion to their heights.
  func widthsOfProportions(in geometry: ScreenGeometry) -> [ElementIndex: Double] {
    var widths: [ElementIndex: Double] = [:]
    for case let system? in systems where system.hasProportions {
      for member in system.members {
        guard let width = geometry.wrapWidths[member.rawValue],
          let parent = scene.elements[member.rawValue].parent,
          case .stack(let stack) = scene.elements[parent.rawValue].content,
          stack.distribution == .fillProportionally, stack.axis == .vertical
        else { continue }
        widths[member] = width
      }
    }
    return widths
  }

  /// - Parameter sizer: One for all systems: it remembers something for every view of the scene.
  private func system(
    of part: ConstraintSystem.Part, _ environment: LayoutEnvironment, _ sizer: IntrinsicSizer,
    widths: [ElementIndex: Double]
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
}
