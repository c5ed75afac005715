import CassowarySolver
import DynamicType
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// One configuration of a screen on its way from constants to frames.
///
/// The steps, in order: systems are solved from the outside in, tables place their cells, frames
/// are rounded to device pixels, texts are set in them.
struct LayoutPass {
  let layout: SceneLayout
  let environment: LayoutEnvironment
  let sizer: IntrinsicSizer
  /// Alignment rectangles in root coordinates, unrounded.
  var rects: [Rect]
  var contentSizes: [Size?]
  /// Widths at which wrapping texts were last measured.
  var wrapWidths: [Double?]
  /// The root's, in points.
  private(set) var size = Size()
  var insets: EdgeInsets = .zero
  /// Where each section's header and footer stand in their table, top and height in points.
  var sectionTops: [ElementIndex: [(y: Double, height: Double)]] = [:]
  var sectionBottoms: [ElementIndex: [(y: Double, height: Double)]] = [:]
  /// What bars leave free of embedded screens, by their roots and in their coordinates.
  var embeddedSafeAreas: [ElementIndex: Rect] = [:]
  /// Scroll views that leave their content under the screen's bars.
  var contentUnderBars: Set<ElementIndex> = []
  /// Rows of static tables that the canvas never showed.
  var unseenRows: Set<ElementIndex> = []
  /// Whether this is the pass over the document's own configuration.
  var recordsAutoresizing = false

  init(layout: SceneLayout, environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
    sizer = IntrinsicSizer(scene: layout.scene, environment: environment)
    let count = layout.scene.elements.count
    rects = Array(repeating: Rect(), count: count)
    contentSizes = Array(repeating: nil, count: count)
    wrapWidths = Array(repeating: nil, count: count)
  }

  var scene: Scene { layout.scene }
  var presentation: PresentationContext { layout.presentation(environment.system) }
  /// Inlined, so that reading one property does not copy the whole element.
  @inline(__always)
  func element(_ index: ElementIndex) -> Element { layout.scene.elements[index.rawValue] }

  /// Lays the screen out, all but what its bars show.
  mutating func run(for configuration: Configuration) -> LaidOutScreen {
    var result = LaidOutScreen(
      scene, configuration: configuration, era: environment.metrics.era)
    guard !scene.elements.isEmpty else { return result }
    size = rootSize()
    let visible = safeAreaInsets(rootSize: size)
    insets = visible
    insets.top = max(insets.top - presentation.coveredByLargeTitle(systemUnderBars), 0)
    if element(.root).kind == .tableViewCell {
      let height = rootCellHeight(recorded: size.height, width: size.width)
      layOutCell(.root, at: Point(), width: size.width, height: height)
      // What is in it may ask for another size, and stands as if it had that.
      for part in scene.children(of: .root) where element(part).kind == .tableViewCellContentView {
        rects[part.rawValue] = rects[0].inset(by: cellPartInsets(part))
      }
    } else {
      size.height = rootViewHeight(recorded: size.height, width: size.width)
      layOutSystem(.root, at: Point(), size: size)
    }
    finish(&result)
    result.safeArea = Rect(width: size.width, height: size.height).inset(by: visible)
    result.isRightToLeft = environment.isRightToLeft
    result.bars = presentation.bars(
      device: environment.configuration.device, system: systemUnderBars, rootSize: size)
    return result
  }

  /// A cell on its own has its recorded height on its canvas at Large; elsewhere it grows with
  /// its content, as in its table. A row height of its own is the canvas's, as a prototype's is: tables
  /// do not ask for it.
  private mutating func rootCellHeight(recorded: Double, width: Double) -> Double {
    guard case .cell(let cell) = element(.root).content else { return recorded }
    if environment.configuration.rowHeights == .document, environment.canvas != nil,
      isAsRecorded || cell.rowHeight ?? 0 > 0
    {
      return recorded
    }
    let needed =
      cell.style == .custom
      ? environment.roundedUp(fittingHeight(of: .root, width: width))
      : builtInRowHeight(of: .root, cell, width: width)
    return max(recorded, needed)
  }

  /// A xib's view is as high as its canvas on that canvas, at Large. Elsewhere it grows with content
  /// that reaches from its top to its bottom, as it does where an app puts it among other views; one
  /// as high as a screen does not.
  private mutating func rootViewHeight(recorded: Double, width: Double) -> Double {
    let screen = layout.document.recordedDevice.screen
    guard scene.controller == nil, !scene.isPartOfBar, recorded < 0.7 * screen.height,
      !isAsRecorded
    else {
      return recorded
    }
    return max(recorded, environment.roundedUp(fittingHeight(of: .root, width: width)))
  }

  /// Whether this is the canvas at the size at which it was recorded, or at Large, as is said of it.
  var isAsRecorded: Bool {
    guard let canvas = environment.canvas else { return false }
    let reader = environment.reader
    return reader.isAt(.large) || reader.isAt(canvas.recordedTextSize)
  }

  /// The system with the height that a large title gives its bar, unless its font is one that does not grow.
  ///
  /// Source: public disassemblies of UIKit, in which the height follows that of the title's label
  /// (`_UINavigationBarLargeTitleViewCalculateRestingHeight`); that the room around it stays is ours.
  private var systemUnderBars: LayoutSystem {
    var system = environment.system
    guard presentation.hasNavigationBar, presentation.hasLargeTitle else {
      return system
    }
    if let own = presentation.navigationAppearance.largeTitleFont {
      guard case .textStyle = own.face else { return system }
    }
    func lineHeight(_ category: ContentSizeCategory) -> Double {
      let size = TextStyle.largeTitle.pointSize(for: category)
      return environment.roundedUp(
        environment.measurer.lineHeight(of: .system(size: size, weight: .bold)))
    }
    system.largeTitleGrowth =
      lineHeight(environment.reader.category(ofBar: .largeTitle)) - lineHeight(.large)
    // The canvas that draws text at xSmall has such a bar as at Large: a label below one, of build 19529.
    if system.canvas?.drawsAtExtraSmall == true {
      system.largeTitleGrowth = max(system.largeTitleGrowth, 0)
    }
    return system
  }

  /// What bars take of the root.
  private func safeAreaInsets(rootSize: Size) -> EdgeInsets {
    let device = environment.configuration.device
    let system = systemUnderBars
    return system.canvas != nil
      ? presentation.canvasInsets(device: device, system: system, rootSize: rootSize)
      : presentation.safeAreaInsets(device: device, system: system, rootSize: rootSize)
  }

  /// The recorded frame of the root, grown or shrunk with the screen for another device.
  private func rootSize() -> Size {
    let recorded = layout.document.recordedDevice.screen
    let screen = environment.configuration.device.screen
    guard let frame = element(.root).recordedFrame else { return screen }
    if environment.canvas == nil,
      presentation.drawnExtent(of: frame, in: layout.document) == .fullScreen
    {
      return presentation.screenBetweenBars(
        environment.configuration.device, systemUnderBars)
    }
    if environment.configuration.device == layout.document.recordedDevice { return frame.size }
    if frame.width != recorded.width { return frame.size }
    return Size(
      width: screen.width,
      height: frame.height > 0.7 * recorded.height
        ? frame.height + screen.height - recorded.height : frame.height)
  }
}

// MARK: Solving systems

extension LayoutPass {
  /// Solves a constraint system of a known size and everything inside its tables and collections.
  mutating func layOutSystem(_ root: ElementIndex, at origin: Point, size: Size) {
    guard let system = layout.systems[root.rawValue] else { return }
    system.fixHeight(size.height)
    solve(system, size: size)
    place(system, at: origin)
    layOutTables(in: system)
    layOutEmbeddedScenes(in: system, at: origin)
  }

  /// The height that a constraint system of this width asks for.
  mutating func fittingHeight(of root: ElementIndex, width: Double) -> Double {
    guard let system = layout.systems[root.rawValue], let box = system.box(root) else { return 0 }
    system.fitHeight()
    solve(system, size: Size(width: width, height: 0))
    return system.solution.rect(of: box).height
  }

  /// Solves, and again with constraints that were left out only on the way.
  private mutating func solve(_ system: ConstraintSystem, size: Size) {
    for member in system.members { wrapWidths[member.rawValue] = nil }
    settle(system, size: size)
    // What is added again may move insets so that it gives way once more: that is the end of it.
    if system.restoreConstraints() { settle(system, size: size) }
    if noteContentUnderBars(in: system) { settle(system, size: size) }
  }

  /// Sets the constants and solves until they no longer change: heights of wrapping text follow from
  /// solved widths, margins and safe areas from solved places.
  private mutating func settle(_ system: ConstraintSystem, size: Size) {
    // Each round settles one kind of dependence; text in nested stacks needs four, and a margin that a
    // view reaches out of the screen by moves it by 8 points a round.
    for _ in 0..<24 {
      var insets = KnownInsets()
      let isChanged = system.updateSlots {
        value(of: $0, in: system, size: size, knowing: &insets)
      }
      system.solve()
      store(system)
      if !updateWrapWidths(system), !isChanged { break }
    }
  }

  private func value(
    of source: ConstantSlot.Source, in system: ConstraintSystem, size: Size,
    knowing insets: inout KnownInsets
  ) -> Double {
    switch source {
    case .rootWidth: return size.width
    case .rootHeight: return size.height
    case .intrinsic(let member, let axis):
      let own = sizer.size(of: member, fitting: wrapWidths[member.rawValue])
      return axis == .horizontal ? own.width : own.height
    case .weighted(let member, let axis, let weight):
      let own = sizer.size(of: member, fitting: wrapWidths[member.rawValue])
      return weight * (axis == .horizontal ? own.width : own.height)
    case .inset(let source, let edge):
      if let latest = insets.latest, latest.source == source { return latest.value[edge] }
      let value = self.insets(source, in: system, knowing: &insets)
      insets.latest = (source, value)
      return value[edge]
    case .autoresizing(let member, let axis):
      return autoresizingDistance(source, member, axis)
    case .firstBaseline(let member): return baselines(of: member).first
    case .lastBaseline(let member): return baselines(of: member).last
    case .systemSpacing(let spacing, let written):
      return length(of: spacing, written: written)
    }
  }

  private func insets(
    _ source: ConstantSlot.Inset, in system: ConstraintSystem,
    knowing known: inout KnownInsets
  ) -> EdgeInsets {
    switch source {
    case .margins(let member):
      element(member).followsReadableWidth
        ? readableInsets(of: member, in: system, knowing: &known)
        : margins(of: member, in: system, knowing: &known)
    case .guide(let index): guideInsets(index, in: system, knowing: &known)
    case .cellPart(let part): cellPartInsets(part)
    }
  }

  /// Notes the solved rectangles, in coordinates of the system.
  private mutating func store(_ system: ConstraintSystem) {
    let solution = system.solution
    for member in system.members {
      guard let box = system.box(member) else { continue }
      rects[member.rawValue] = solution.rect(of: box)
    }
  }

  /// Takes the solved widths of wrapping texts over; whether any of them matters anew.
  private mutating func updateWrapWidths(_ system: ConstraintSystem) -> Bool {
    var isChanged = false
    for member in system.members where sizer.wraps(member) {
      let solved = rects[member.rawValue].width
      let known = wrapWidths[member.rawValue]
      let own = sizer.size(of: member, fitting: known).width
      // A text that has its own width, or stays within the width it was broken for, is settled.
      if abs(solved - own) < 1e-6 { continue }
      if let known, solved > own, solved <= known + 1e-6 { continue }
      if known == nil, solved >= own { continue }
      if let known, abs(known - solved) < 1e-6 { continue }
      wrapWidths[member.rawValue] = max(0, solved)
      isChanged = true
    }
    return isChanged
  }

  /// Moves a solved system to its place on the screen.
  private mutating func place(_ system: ConstraintSystem, at origin: Point) {
    for member in system.members {
      rects[member.rawValue] = rects[member.rawValue].offset(dx: origin.x, dy: origin.y)
      if let content = system.contentBox(of: member) {
        let size = system.solution.rect(of: content).size
        contentSizes[member.rawValue] = Size(
          width: environment.rounded(size.width), height: environment.rounded(size.height))
      }
    }
  }
}
