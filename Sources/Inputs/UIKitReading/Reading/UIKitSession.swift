import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// One run of a screen's code, for one device and one text size.
final class UIKitSession {
  /// Which state of the screen is read.
  enum State {
    /// What its code makes by itself.
    case first
    /// The one behind it, once others have given it what it shows: its functions were called as by those who make one, closures
    /// that it handed out were called, properties that it shows are set, and what it fades in is there.
    case filled
  }

  private let project: UIKitProject
  private let screen: UIKitScreen
  private let surroundings: ReadingSurroundings
  private let state: State
  private let layout: any SceneLayout
  private let run: UIKitRun
  var machine: Machine { run.machine }
  private var reader: HeapReader { run.reader }
  private var contentSizes: [ObjectID: Size?] = [:]
  /// Code that moves views at each layout is left as it is after so many.
  private static let mostRounds = 6

  /// Whether another text size would give another scene: where code asks for it, and where the scene has what layout found.
  var asksForTextSize: Bool { run.library.asksForTextSize || takesFromLayout }
  private var takesFromLayout = false
  var asksForLook: Bool { run.library.asksForLook }

  init(
    _ project: UIKitProject, _ screen: UIKitScreen, _ surroundings: ReadingSurroundings,
    _ layout: any SceneLayout, state: State = .first
  ) {
    self.project = project
    self.screen = screen
    self.surroundings = surroundings
    self.state = state
    self.layout = layout
    run = UIKitRun(project, surroundings)
    if state == .filled { machine.keptClosures = [] }
    run.library.measure = { [unowned self] view, size, horizontal, vertical, ofContent in
      measured(view, size, horizontal, vertical, ofContent: ofContent)
    }
  }

  /// What the app itself has made.
  private var launched: ObjectID?

  /// Takes the screen that the app makes when it starts.
  ///
  /// - Returns: Whether there is one; if not, nothing else is to be read by this session.
  func launch() -> Bool {
    let launch = AppLaunch(machine: machine, reader: reader, delegates: project.delegates)
    launched = launch.controllers()[screen.path]
    return launched != nil
  }

  /// Runs the screen; nil where no view comes of it.
  func read() -> ReadScene? {
    guard var root = launched ?? makeRoot().flatMap(reader.object) else { return nil }
    if state == .filled, launched == nil { project.callAsOthersDo(root, machine, reader) }
    if reader.isOf("UIViewController", root) {
      return read(controller: &root)
    }
    guard reader.isOf("UIView", root) else { return nil }
    return read(view: root, controller: nil)
  }

  // MARK: The first object

  private func makeRoot() -> Value? {
    switch screen.kind {
    case .preview:
      let previews = PreviewFinder.previews(in: project.index.files[screen.file].syntax)
      guard let preview = previews.first(where: { $0.offset == screen.offset }) else { return nil }
      return machine.guarded { () throws(Unwind) -> Value in
        try machine.run(preview.body, file: screen.file)
      }
    case .controller, .view, .cell:
      let type = TypeReference.named(screen.path, [])
      return machine.guarded { () throws(Unwind) -> Value in
        try machine.make(type, machine.placeholderArguments(for: type))
      }
    }
  }

  // MARK: Controllers

  /// Puts a controller into a navigation controller where the app's code does.
  private func putIntoNavigation(_ controller: ObjectID) {
    let containers = ["UINavigationController", "UITabBarController", "UISplitViewController"]
    let classes = reader.classes(of: controller).filter { !reader.isPrelude($0) }
    guard screen.kind == .controller, !containers.contains(reader.kitClass(of: controller)),
      reader.object("UIViewController._parent", of: controller) == nil,
      let way = project.navigationSites.way(of: classes)
    else { return }
    let value = Value.object(controller)
    _ = machine.guarded { () throws(Unwind) -> Value in
      switch way {
      case .first(let name):
        let holder = [Operand("rootViewController", value: value)]
        let made = try machine.make(.named(name), holder)
        if reader.object("UIViewController._parent", of: controller) != nil { return made }
        return try machine.make(.named("UINavigationController"), holder)
      case .pushed:
        let below = try machine.make(.named("UIViewController"), [] as [Operand])
        let made = try machine.make(
          .named("UINavigationController"), [Operand("rootViewController", value: below)])
        _ = try machine.send("addChild", to: made, [Operand(value: value)])
        return made
      }
    }
  }

  private func read(controller: inout ObjectID) -> ReadScene? {
    var inNavigation: ObjectID?
    var inTabs: ObjectID?
    if launched == nil { putIntoNavigation(controller) }
    var around = reader.object("UIViewController._parent", of: controller)
    for _ in 0..<8 {
      guard let holder = around else { break }
      switch reader.kitClass(of: holder) {
      case "UINavigationController": inNavigation = inNavigation ?? holder
      case "UITabBarController": inTabs = inTabs ?? holder
      default: break
      }
      run.send("viewDidLoad", holder)
      around = reader.object("UIViewController._parent", of: holder)
    }
    // What a navigation, tab bar or split view controller shows first is the screen.
    for _ in 0..<8 {
      let kit = reader.kitClass(of: controller)
      guard Self.holders.contains(kit), !project.buildsView(reader.classes(of: controller)) else {
        break
      }
      run.send("viewDidLoad", controller)
      if kit == "UISplitViewController" {
        let shown = machine.guarded { () throws(Unwind) -> Value in
          try machine.send("_collapsed", to: .object(controller), [])
        }
        guard let column = reader.object(shown) else { break }
        controller = column
        continue
      }
      let children = reader.objects("UIViewController._children", of: controller)
      let shown =
        kit == "UINavigationController" ? children.count - 1 : reader.selectedTab(of: controller)
      guard children.indices.contains(shown) else { break }
      if kit == "UINavigationController" { inNavigation = controller } else { inTabs = controller }
      controller = children[shown]
    }
    guard let view = load(controller) else { return nil }
    return read(
      view: view, controller: controller, navigation: inNavigation, tabs: inTabs)
  }

  private static let holders: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// A controller's view, with what a controller does until it appears.
  private func load(_ controller: ObjectID) -> ObjectID? {
    let value = machine.guarded { () throws(Unwind) -> Value in
      try machine.value(of: "view", in: .object(controller))
    }
    guard let view = reader.object(value) ?? reader.object("UIViewController._view", of: controller)
    else { return nil }
    appear(controller)
    return view
  }

  private func appear(_ controller: ObjectID) {
    for name in ["viewWillAppear", "viewIsAppearing"] {
      run.send(name, controller, [Operand(value: .bool(false))])
    }
    if reader.overrides("updateContentUnavailableConfiguration", controller) {
      _ = machine.guarded { () throws(Unwind) -> Value in
        try machine.send("_updateUnavailable", to: .object(controller), [])
      }
    }
    for child in reader.objects("UIViewController._children", of: controller) {
      if reader.object("UIViewController._view", of: child) != nil { appear(child) }
    }
  }

  // MARK: Views

  private func read(
    view: ObjectID, controller: ObjectID?, navigation: ObjectID? = nil, tabs: ObjectID? = nil
  ) -> ReadScene? {
    run.runLater()
    forEachView(view) { view in
      run.send("didMoveToWindow", view)
      run.send("traitCollectionDidChange", view, [Operand(value: .null)])
      if let own = reader.object("UIView._controller", of: view) {
        run.send("traitCollectionDidChange", own, [Operand(value: .null)])
        run.send("updateViewConstraints", own)
        run.send("viewDidAppear", own, [Operand(value: .bool(false))])
      }
      run.send("updateConstraints", view)
      run.send("updateProperties", view)
      if reader.isOf("UIButton", view) { run.send("updateConfiguration", view) }
    }
    run.runLater()
    switch state {
    case .first: machine.escapeHandedClosures()
    case .filled: fill(controller ?? view)
    }
    let size = rootSize(of: view, controller)
    let whole = size ?? surroundings.device.screen
    resize(view, to: whole)
    var scene = convert(view, controller, navigation, tabs, size)
    guard !scene.scene.elements.isEmpty else { return nil }
    for _ in 0..<Self.mostRounds {
      guard placesItself(view) else { break }
      takesFromLayout = true
      apply(scene)
      for view in laidOutViews(from: view) {
        let own = reader.object("UIView._controller", of: view)
        run.send("safeAreaInsetsDidChange", view)
        if let own {
          run.send("viewSafeAreaInsetsDidChange", own)
          run.send("viewWillLayoutSubviews", own)
        }
        run.send("layoutSubviews", view)
        if let own { run.send("viewDidLayoutSubviews", own) }
      }
      run.runLater()
      contentSizes = [:]
      let next = convert(view, controller, navigation, tabs, size)
      if next == scene { break }
      scene = next
    }
    return scene
  }

  private func fill(_ root: ObjectID) {
    InjectedProperties(machine: machine, reader: reader).fill(root)
    if machine.keptClosures?.isEmpty == false {
      reader.assume(Machine.callsKeptClosuresOnce)
    }
    machine.callKeptClosures()
    run.runLater()
  }

  private func viewsInOrder(_ view: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var open = [view]
    var seen: Set<ObjectID> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, result.count < 3000 else { continue }
      result.append(next)
      open += reader.objects("UIView._subviews", of: next).reversed()
    }
    _ = reader.takeNotes()
    return result
  }

  private func forEachView(_ view: ObjectID, _ body: (ObjectID) -> Void) {
    for view in viewsInOrder(view) { body(view) }
  }

  /// Whether code places views once their superviews are laid out.
  private func placesItself(_ view: ObjectID) -> Bool {
    if run.hasCollections { return true }
    return laidOutViews(from: view).contains { view in
      if reader.overrides("layoutSubviews", view)
        || reader.overrides("safeAreaInsetsDidChange", view)
      {
        return true
      }
      guard let controller = reader.object("UIView._controller", of: view) else { return false }
      return Self.layoutCalls.contains { reader.overrides($0, controller) }
    }
  }

  /// What a controller is told around the layout of its view.
  private static let layoutCalls = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange",
  ]

  /// Those that were laid out, rows and cells of lists included, and what else is in a view.
  private func laidOutViews(from view: ObjectID) -> [ObjectID] {
    let shown = lastObjects.compactMap(\.self)
    let known = Set(shown)
    return shown + viewsInOrder(view).filter { !known.contains($0) }
  }

  /// Gives views the frames that layout found, and says which parts of them bars cover.
  private func apply(_ scene: ReadScene) {
    let laidOut = layout.frames(of: scene, in: surroundings)
    var origins: [Point] = []
    for (number, frame) in laidOut.elements.enumerated() {
      let parent = scene.scene.elements[number].parent.map { origins[$0.rawValue] } ?? Point()
      // The root's own origin is that of all coordinates.
      origins.append(
        number == 0 ? Point() : Point(x: parent.x + frame.x, y: parent.y + frame.y))
      guard lastObjects.indices.contains(number), let object = lastObjects[number] else { continue }
      place(object, frame)
      let whole = Rect(
        x: origins[number].x, y: origins[number].y, width: frame.width, height: frame.height)
      run.library.safeAreas[object] = whole.insets(to: laidOut.safeArea)
    }
  }

  private var lastObjects: [ObjectID?] = []

  private func place(_ view: ObjectID, _ frame: Rect) {
    reader.keep(try? run.library.rect(frame, machine), "UIView._frame", view)
    reader.keep(.bool(false), "UIView._hasOwnSize", view)
  }

  /// Gives the root its size, which views in it follow by their masks.
  private func resize(_ view: ObjectID, to size: Size) {
    _ = machine.guarded { () throws(Unwind) -> Value in
      let frame = try self.run.library.rect(Rect(width: size.width, height: size.height), machine)
      return try self.machine.send("_place", to: .object(view), [Operand(value: frame)])
    }
  }

  // MARK: Scenes

  private func convert(
    _ view: ObjectID, _ controller: ObjectID?, _ navigation: ObjectID?, _ tabs: ObjectID?,
    _ size: Size?
  ) -> ReadScene {
    let conversion = conversion()
    conversion.add(view, in: nil)
    conversion.addConstraints()
    lastObjects = conversion.objects
    let place = controller.map { conversion.location($0, "UIViewController._made") }
    if let place, conversion.scene.location.line == 0 { conversion.scene.location = place }
    var barViews: [ReadScene] = []
    let ids = conversion.scene.elements.map(\.id)
    conversion.barView = { [unowned self] view, item in
      guard let made = barView(view, of: item, beside: ids),
        let size = made.scene.givenRoot?.size
      else { return nil }
      barViews.append(made)
      return BarItem.CustomView(scene: made.scene.id, size: size)
    }
    describe(conversion, view, controller, navigation, tabs, size)
    var scene = conversion.result
    scene.barViews = barViews
    if machine.takesWrittenOrder { reader.assume(Machine.writtenOrder) }
    scene.assumptions = reader.assumptions
    scene.window = size
    return scene
  }

  /// The scene of a view that a bar shows: as large as code makes it, or else as it wants to be.
  private func barView(
    _ view: ObjectID, of item: String, beside ids: [String]
  ) -> ReadScene? {
    let inner = conversion()
    for id in ids { inner.reserve(id) }
    guard let root = inner.add(view, in: nil) else { return nil }
    inner.addConstraints()
    inner.scene.id = "\(screen.name).\(item)"
    inner.scene.isPartOfBar = true
    let placement = inner.placement(of: view)
    var size = placement.frame?.size ?? Size()
    if !placement.translatesMask || size.width <= 0 || size.height <= 0 {
      size = measured(view, Size(), 50, 50, ofContent: false) ?? size
    }
    // A search field takes what the bar leaves it.
    if inner.scene.elements[root.rawValue].kind == .searchBar {
      size = Size(width: surroundings.device.screen.width, height: size.height)
    }
    guard size.width > 0, size.height > 0 else { return nil }
    inner.scene.givenRoot = Scene.GivenRoot(size: size)
    return inner.result
  }

  private func conversion(isMeasuring: Bool = false) -> SceneConversion {
    let conversion = run.conversion(
      id: screen.name, location: screen.location, isMeasuring: isMeasuring)
    conversion.showsTransparent = state == .filled
    conversion.ownContentSize = { [unowned self] in ownContentSize(of: $0) }
    if !isMeasuring {
      conversion.fittingSize = { [unowned self] in
        measured($0, Size(), 1000, 50, ofContent: true)
      }
    }
    return conversion
  }

  /// The size of the root where it is not the device's screen.
  private func rootSize(of view: ObjectID, _ controller: ObjectID?) -> Size? {
    switch screen.window {
    case .fixed(let size): return size
    case .fitting:
      let frame = reader.value("UIView._frame", of: view).flatMap(reader.rect)
      if controller == nil, let frame, frame.width > 0, frame.height > 0 { return frame.size }
      return measured(view, Size(), 50, 50, ofContent: false)
    case .device, .landscape:
      if controller != nil { return nil }
      let width = surroundings.device.screen.width
      if let measured = measured(view, Size(width: width, height: 0), 1000, 50, ofContent: false) {
        return Size(width: width, height: measured.height)
      }
      return nil
    }
  }

  private func describe(
    _ conversion: SceneConversion, _ view: ObjectID, _ controller: ObjectID?,
    _ navigation: ObjectID?, _ tabs: ObjectID?, _ size: Size?
  ) {
    if let size {
      conversion.scene.givenRoot = Scene.GivenRoot(size: size, isScreen: controller != nil)
      return
    }
    guard let controller else { return }
    var shown = ViewController(
      id: screen.name, kind: .viewController, location: screen.location)
    shown.customClass = reader.classes(of: controller).first?.name
    shown.title = reader.text("UIViewController.title", of: controller)?.string
    shown.navigationItem = conversion.navigationItem(of: controller, title: shown.title)
    conversion.scene.controller = shown
    var bars = ScreenSurroundings()
    if let navigation,
      reader.truth("UINavigationController.isNavigationBarHidden", of: navigation) != true
    {
      bars.bars.navigation = true
      if let bar = reader.object("UINavigationController.navigationBar", of: navigation) {
        bars.bars.large = reader.truth("UINavigationBar.prefersLargeTitles", of: bar) ?? false
      }
      shown.toolbarItems = conversion.toolbarItems(of: controller)
      conversion.scene.controller = shown
      bars.bars.toolbar =
        reader.truth("UINavigationController.isToolbarHidden", of: navigation) == false
      let stack = reader.objects("UIViewController._children", of: navigation)
      if let place = stack.firstIndex(of: controller), place > 0 {
        let back = conversion.back(to: stack[place - 1])
        (bars.backTitle, bars.isBackButtonMinimal) = (back.title, back.isMinimal)
      }
    }
    if let tabs {
      bars.bars.tab = true
      bars.tabs = conversion.tabs(of: tabs)
    }
    bars.barsOnCanvas = bars.bars
    conversion.scene.surroundings = bars
    if let title = shown.title, !title.isEmpty { conversion.scene.title = title }
    conversion.scene.title = screen.name
  }

  // MARK: Sizes

  /// What was measured, by all that it depends on.
  private var measuredSizes: [Scene: Size] = [:]
  /// Code that asks for more sizes is not told any.
  private static let mostMeasurements = 100
  /// More than any view is large, in points.
  private static let endless = 20000.0

  /// How large a view wants to be, by itself or with what is in it.
  private func measured(
    _ view: ObjectID, _ size: Size, _ horizontal: Double, _ vertical: Double, ofContent: Bool
  ) -> Size? {
    takesFromLayout = true
    let conversion = conversion(isMeasuring: true)
    var root = Element(
      id: "surroundings", kind: .view, elementName: "view", location: screen.location)
    root.recordedFrame = Rect(width: Self.endless, height: Self.endless)
    let around = conversion.append(root, ElementDetail(className: "UIView"), nil, in: nil)
    guard let index = conversion.add(view, in: around) else { return nil }
    conversion.close(around)
    conversion.change(index) {
      $0.translatesAutoresizingMask = false
      if $0.kind == .tableViewCellContentView || $0.kind == .collectionViewCellContentView {
        $0.kind = .view
      }
    }
    conversion.addConstraints()
    var wishes: [(LayoutConstraint.Attribute, Double?, Double)] = [
      (.leading, nil, 1000), (.top, nil, 1000),
    ]
    if ofContent {
      if size.width > 0, size.width < 1e5 { wishes.append((.width, size.width, 1000)) }
    } else {
      wishes += [(.width, size.width, horizontal), (.height, size.height, vertical)]
    }
    for (attribute, length, priority) in wishes {
      let isAtMost = ofContent && attribute == .width
      conversion.add(
        LayoutConstraint(
          id: "measuring.\(attribute)", first: .element(index), firstAttribute: attribute,
          relation: isAtMost ? .lessThanOrEqual : .equal,
          second: length == nil ? .element(.root) : nil,
          secondAttribute: length == nil ? attribute : nil, multiplier: 1, constant: length ?? 0,
          priority: priority, owner: .root, location: screen.location))
    }
    conversion.scene.givenRoot = Scene.GivenRoot(
      size: Size(width: Self.endless, height: Self.endless))
    let scene = conversion.scene
    if let known = measuredSizes[scene] { return known }
    guard measuredSizes.count < Self.mostMeasurements else { return nil }
    let frames = layout.frames(of: conversion.result, in: surroundings).elements
    guard frames.indices.contains(index.rawValue) else { return nil }
    measuredSizes[scene] = frames[index.rawValue].size
    return frames[index.rawValue].size
  }

  /// The size that a class of the app asks for; nil where its kind decides.
  private func ownContentSize(of view: ObjectID) -> Size? {
    guard reader.overrides("intrinsicContentSize", view) else { return nil }
    if let known = contentSizes[view] { return known }
    contentSizes[view] = .some(nil)
    let value = machine.guarded { () throws(Unwind) -> Value in
      try machine.value(of: "intrinsicContentSize", in: .object(view))
    }
    let size = reader.size(value)
    if size == nil {
      reader.note(.assumed("the size of the content of \(reader.classes(of: view)[0].name)"))
    }
    contentSizes[view] = .some(size)
    return size
  }
}

extension Rect {
  /// How far its edges are outside another one, each at most as far as it is large.
  fileprivate func insets(to inner: Rect) -> EdgeInsets {
    EdgeInsets(
      top: min(max(0, inner.minY - minY), height), left: min(max(0, inner.minX - minX), width),
      bottom: min(max(0, maxY - inner.maxY), height),
      right: min(max(0, maxX - inner.maxX), width))
  }
}
