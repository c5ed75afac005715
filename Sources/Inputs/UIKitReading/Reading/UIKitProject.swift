import CodeEvaluation
import DynamicTypeModel
import DynamicTypeResources
import DynamicTypeSource
import SwiftCode
import SwiftSyntax
import Synchronization

/// An app's code with UIKit's classes beside it, read once for all screens.
package final class UIKitProject: Sendable {
  let index: CodeIndex
  /// The instructions that all screens have in common.
  let bodies = BodyCache()
  let fields: UIKitFields
  let places: CodePlaces
  let callSites: CallSites
  let navigationSites: NavigationSites
  let resources: AppResources?
  /// The names of the app's font files, without their endings.
  let fonts: [String]
  /// The xibs that code may load; nil where there are none.
  let nibs: (any NibSource)?
  /// What the system tells that the app has started.
  let delegates: [TypeDeclaration]
  /// The classes of the controllers that are there once the app has started, by where it was.
  private let launchedClasses: Mutex<[ReadingSurroundings: Set<[String]>]> = Mutex([:])
  /// By name; nil where several have it.
  private let ownClasses: [String: TypeDeclaration?]
  /// All that code builds, by file in the order of the sources, then by place.
  package let screens: [UIKitScreen]

  /// - Parameters:
  ///   - sources: Those that are safe to parse.
  ///   - fonts: The names of the app's font files, without their endings.
  ///   - nibs: Finds the xibs that code loads.
  package init(
    _ sources: [ParsedSource], resources: AppResources? = nil, fonts: [String] = [],
    nibs: (any NibSource)? = nil
  ) {
    self.fonts = fonts
    self.nibs = nibs
    let texts = sources.map { (path: $0.path, text: $0.bytes) }
    let trees = sources.compactMap { source in source.tree.map { (source.path, $0) } }
    index = CodeIndex(
      texts,
      prelude: [(CombineSources.path, Array(CombineSources.source.utf8))]
        + [(Prelude.path, Array(Prelude.source.utf8))] + UIKitSources.all
        + UIKitSources.libraries(for: texts), trees: Dictionary(trees) { first, _ in first },
      more: PackageClasses.source)
    let (types, ownFileCount) = (index.allTypes, index.ownFileCount)
    let own = types.filter { $0.kind == .object && $0.place.file < ownFileCount }
    ownClasses = Dictionary(own.map { ($0.name, $0) }) { _, _ in nil }
    delegates = AppLaunch.delegates(in: own)
    fields = UIKitFields(index)
    places = CodePlaces(index)
    callSites = CallSites(index)
    navigationSites = NavigationSites(index)
    self.resources = resources
    screens = ScreenFinder(index, places).screens
  }

  /// What comes of a screen's code on a device at a text size; nil where no view comes of it.
  ///
  /// Its first state, or where that shows hardly any text the one behind it.
  ///
  /// - Parameter layout: Lays scenes out for code that asks how large something is.
  /// - Throws: Where the process has more memory than it may have.
  package func read(
    _ screen: UIKitScreen, in surroundings: ReadingSurroundings, with layout: any SceneLayout
  ) throws(BeyondMemory) -> Reading? {
    guard let first = try read(screen, in: surroundings, with: layout, .first) else { return nil }
    guard first.scene.isMostlyWithoutText,
      let filled = try read(screen, in: surroundings, with: layout, .filled),
      filled.scene.shownTexts.count > first.scene.shownTexts.count
    else { return first }
    return filled
  }

  private func read(
    _ screen: UIKitScreen, in surroundings: ReadingSurroundings, with layout: any SceneLayout,
    _ state: UIKitSession.State
  ) throws(BeyondMemory) -> Reading? {
    if screen.kind == .controller, isLaunched(screen.path, surroundings) {
      let session = UIKitSession(self, screen, surroundings, layout, state: state)
      if session.launch() { return try reading(session) }
    }
    return try reading(UIKitSession(self, screen, surroundings, layout, state: state))
  }

  /// Whether a class is one of those that the app shows, or has ready, when it starts.
  private func isLaunched(_ path: [String], _ surroundings: ReadingSurroundings) -> Bool {
    guard !delegates.isEmpty else { return false }
    var place = surroundings
    place.textSize = .large
    (place.isDark, place.isBold) = (false, false)
    if let known = launchedClasses.withLock({ $0[place] }) { return known.contains(path) }
    let run = UIKitRun(self, place)
    let launch = AppLaunch(machine: run.machine, reader: run.reader, delegates: delegates)
    let found = Set(launch.controllers().keys)
    launchedClasses.withLock { $0[place] = found }
    return found.contains(path)
  }

  private func reading(_ session: UIKitSession) throws(BeyondMemory) -> Reading? {
    let scene = session.read()
    if session.machine.isBeyondMemory { throw BeyondMemory() }
    guard let scene else { return nil }
    return Reading(
      scene: scene, asksForTextSize: session.asksForTextSize, asksForLook: session.asksForLook)
  }

  /// Whether a screen's code makes a view with something in it.
  package func showsSomething(_ screen: UIKitScreen, in surroundings: ReadingSurroundings) -> Bool {
    let session = UIKitSession(self, screen, surroundings, NoLayout())
    return (session.read()?.scene.elements.count ?? 0) > 1 || session.machine.isBeyondMemory
  }

  /// Says how large nothing is.
  private struct NoLayout: SceneLayout {
    func frames(of scene: ReadScene, in surroundings: ReadingSurroundings) -> SceneFrames {
      SceneFrames()
    }
  }

  /// A screen that was read, and what it depends on.
  package struct Reading: Sendable {
    package var scene: ReadScene
    /// Whether code asked for something that another text size would give otherwise.
    package var asksForTextSize: Bool
    /// The same of dark mode and bold text.
    package var asksForLook: Bool
  }

  /// A machine for one run of a screen's code.
  func machine() -> Machine {
    var limits = Machine.Limits()
    // Screens of apps take two to eighty thousand.
    limits.steps = 90_000
    limits.allSteps = 160_000
    limits.depth = 120
    let machine = Machine(index, bodies: bodies, limits: limits)
    machine.keepsLibraryState = true
    return machine
  }

  /// The class that a document means by a name; nil where the app has none, or several.
  func ownClass(named name: String) -> TypeDeclaration? { ownClasses[name] ?? nil }

  /// Whether a class of the app makes its view by itself.
  func buildsView(_ classes: [TypeDeclaration]) -> Bool {
    classes.contains { type in
      !fields.isPrelude(type)
        && type.groups.contains { $0.functions.contains { $0.name == "loadView" } }
    }
  }

  /// Whether a source may declare a screen: it has a class of one of UIKit's classes, or a preview that knows UIKit.
  ///
  /// Only bytes are looked at: an app without such classes costs no index. A class whose superclass another module declares
  /// counts by those of the app that derive from UIKit's, which have to be somewhere if there are screens.
  package static func mayBuildScreens(_ text: [UInt8]) -> Bool {
    if text.contains("import UIKit"), text.contains("#Preview") { return true }
    let word = Array("class ".utf8)
    var next = 0
    while let start = text.firstIndex(of: word, from: next) {
      next = start + word.count
      let head = text[next...].prefix { $0 != UInt8(ascii: "{") }
      let superclasses = head.drop { $0 != UInt8(ascii: ":") }.prefix(1000)
      if Array(superclasses).contains("UI") { return true }
    }
    return false
  }
}

/// Finds what sources declare that may be shown by itself.
private struct ScreenFinder {
  let index: CodeIndex
  let places: CodePlaces

  init(_ index: CodeIndex, _ places: CodePlaces) {
    self.index = index
    self.places = places
  }

  var screens: [UIKitScreen] {
    let machine = Machine(index)
    let bases = Set(
      index.allTypes.filter { $0.place.file < index.ownFileCount }.flatMap(\.inherited)
        .compactMap(\.name))
    var byFile: [Int: [(offset: Int, screen: UIKitScreen)]] = [:]
    for type in index.allTypes where type.kind == .object && type.place.file < index.ownFileCount {
      guard let kind = kind(of: type, machine), let location = places.location(type.place) else {
        continue
      }
      var screen = UIKitScreen(
        name: type.qualifiedName, kind: kind, location: location, number: 0)
      screen.path = type.path
      screen.isBase = bases.contains(type.name)
      screen.isHolder = Self.holders.contains { machine.isClass(.named(type.path, []), below: $0) }
      byFile[type.place.file, default: []].append((type.place.offset, screen))
    }
    // A preview in a file without UIKit is one of SwiftUI.
    for file in 0..<index.ownFileCount where index.files[file].imports.contains("UIKit") {
      for preview in PreviewFinder.previews(in: index.files[file].syntax) {
        guard
          let location = places.location(CodePlace(file: file, offset: preview.offset))
        else { continue }
        var screen = UIKitScreen(
          name: preview.name ?? "Preview \(location.line)", kind: .preview, location: location,
          number: 0)
        screen.window = preview.window
        screen.file = file
        screen.offset = preview.offset
        byFile[file, default: []].append((preview.offset, screen))
      }
    }
    return byFile.sorted { $0.key < $1.key }.flatMap { _, found in
      found.sorted { $0.offset < $1.offset }.enumerated().map { number, found in
        var screen = found.screen
        screen.number = number
        return screen
      }
    }
  }

  private static let holders = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  private func kind(of type: TypeDeclaration, _ machine: Machine) -> UIKitScreen.Kind? {
    guard type.generics.isEmpty else { return nil }
    let reference = TypeReference.named(type.path, [])
    // One of SwiftUI, which is read as that.
    if machine.isClass(reference, below: "UIHostingController") { return nil }
    if machine.isClass(reference, below: "UIViewController") { return .controller }
    if machine.isClass(reference, below: "UITableViewCell")
      || machine.isClass(reference, below: "UICollectionViewCell")
      || machine.isClass(reference, below: "UITableViewHeaderFooterView")
    {
      return .cell
    }
    return machine.isClass(reference, below: "UIView") ? .view : nil
  }
}

/// Finds `#Preview` in a file.
enum PreviewFinder {
  struct Found {
    var name: String?
    var window = UIKitScreen.Window.device
    var offset: Int
    var body: CodeBlockItemListSyntax
  }

  static func previews(in file: SourceFileSyntax) -> [Found] {
    file.statements.compactMap { statement in
      switch statement.item {
      case .decl(let declaration):
        guard let macro = declaration.as(MacroExpansionDeclSyntax.self) else { return nil }
        return found(
          macro.macroName.text, macro.arguments, macro.trailingClosure,
          macro.positionAfterSkippingLeadingTrivia.utf8Offset)
      case .expr(let expression):
        guard let macro = expression.as(MacroExpansionExprSyntax.self) else { return nil }
        return found(
          macro.macroName.text, macro.arguments, macro.trailingClosure,
          macro.positionAfterSkippingLeadingTrivia.utf8Offset)
      default: return nil
      }
    }
  }

  private static func found(
    _ name: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ offset: Int
  ) -> Found? {
    guard name == "Preview", let closure else { return nil }
    var result = Found(name: nil, offset: offset, body: closure.statements)
    for argument in arguments {
      switch argument.label?.text {
      case nil:
        result.name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      default: break
      }
      guard argument.label?.text == "traits" || argument.label == nil else { continue }
      if let window = window(argument.expression) { result.window = window }
    }
    return result
  }

  private static func window(_ expression: ExprSyntax) -> UIKitScreen.Window? {
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "fixedLayout"
    {
      var lengths: [String: Double] = [:]
      for argument in call.arguments {
        if let label = argument.label?.text {
          lengths[label] = Double(argument.expression.trimmedDescription)
        }
      }
      guard let width = lengths["width"], let height = lengths["height"] else { return nil }
      return .fixed(Size(width: width, height: height))
    }
    switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "sizeThatFitsLayout": return .fitting
    case "landscapeLeft", "landscapeRight": return .landscape
    default: return nil
    }
  }
}
