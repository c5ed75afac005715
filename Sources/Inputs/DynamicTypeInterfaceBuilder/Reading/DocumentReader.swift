import DynamicTypeModel
import DynamicTypeResources
import UIKitModel

/// Reads one document: what all its scenes share, and the findings about it.
final class DocumentReader {
  let tree: DocumentTree
  let device: Device
  let recordedDevice: Device
  let path: String
  private(set) var findings: [Finding] = []
  /// Texts of the wanted locale by `ID.property`.
  let texts: [String: String]
  /// What makes the document's own texts longer; nil in locales of languages.
  let pseudoLocale: PseudoLocale?
  let namedColors: [String: ColorValue]
  let imageSizes: [String: Size]
  let imageFiles: [String: ImageFile]
  /// Of the system's symbols, whose larger side the document lists as 128 or 64.
  private let symbolProportions: [String: Size]
  /// Of views by their ids, as Xcode found them when it ran their classes.
  let designedSizes: [String: DesignedSize]
  /// The ids of the segues that scenes with several have their bars from on the canvas.
  let tieBreakers: Set<String>
  let usesAutoLayout: Bool
  /// Only broken documents need it.
  lazy var segueNodes = findSegueNodes()

  init(
    source: DocumentSource, options: LoadOptions, resources: DocumentResources
  ) throws(DocumentError) {
    path = source.path
    let root = DocumentRoot(source)
    try root.check()
    let named = root.device
    recordedDevice = named.device ?? .documentDefault
    device = options.device ?? recordedDevice
    let sizeClasses =
      options.device == nil ? named.sizeClasses(on: device) : device.sizeClasses
    tree = DocumentTree(xml: source.xml, path: source.path, sizeClasses: sizeClasses)
    texts = resources.texts(for: options.locale)
    pseudoLocale = PseudoLocale(options.locale)
    imageFiles = resources.imageFiles
    usesAutoLayout = tree.root.flag("useAutolayout") ?? false
    designedSizes = DesignedSize.read(tree.root)
    tieBreakers = Set(
      tree.root.children(in: "inferredMetricsTieBreakers").compactMap { $0["reference"] })
    (imageSizes, symbolProportions, namedColors) = DocumentReader.readResources(
      tree.root, beside: resources)
    if let unknown = named.unknownName, options.device == nil {
      report(
        UnknownValue.self, "the device '\(unknown)' is not known; \(device.id) is used instead",
        at: tree.root.child(named: "device") ?? tree.root)
    }
  }

  /// The size that the document lists for a symbol, under its name or, where Apple renamed it, under
  /// the same words in another order: `line.3.horizontal` as `line.horizontal.3`.
  ///
  /// Source: E-symbol-renamed.
  func symbolProportions(of name: String) -> Size? {
    if let size = symbolProportions[name] { return size }
    let words = name.split(separator: ".").sorted()
    let renamed = symbolProportions.keys.filter { $0.split(separator: ".").sorted() == words }
    return renamed.count == 1 ? renamed.first.flatMap { symbolProportions[$0] } : nil
  }

  /// Sizes and colours of the document's `resources`, then of the files around it.
  private static func readResources(
    _ root: DocumentNode, beside resources: DocumentResources
  ) -> (sizes: [String: Size], symbols: [String: Size], colors: [String: ColorValue]) {
    var sizes = resources.imageSizes
    var symbols: [String: Size] = [:]
    var colors = resources.colors
    for node in root.children(in: "resources") {
      guard let name = node["name"] else { continue }
      if node.name == "image", let size = Size(node) {
        if node["catalog"] == "system" { symbols[name] = size } else { sizes[name] = size }
      } else if node.name == "namedColor", let color = node.child(named: "color") {
        // The catalogue is what the app has; the document holds a copy.
        if colors[name] == nil { colors[name] = ColorValue.components(of: color) }
      }
    }
    return (sizes, symbols, colors)
  }

  func readDocument() -> InterfaceDocument {
    let root = tree.root
    let isStoryboard = root.child(named: "scenes") != nil
    var document = InterfaceDocument(
      path: path, format: isStoryboard ? .storyboard : .xib, device: device)
    document.recordedDevice = recordedDevice
    document.namesDevice = root.child(named: "device") != nil
    document.toolsVersion = toolsVersion
    document.usesAutoLayout = usesAutoLayout
    document.usesSafeAreas = root.flag("useSafeAreas") ?? false
    document.usesTraitCollections = root.flag("useTraitCollections") ?? false
    document.isLaunchScreen = root.flag("launchScreen") ?? false
    document.initialViewController = root["initialViewController"]
    document.imageSizes = imageSizes
    reportDuplicateIDs()
    document.scenes = isStoryboard ? readStoryboardScenes() : readTopLevelViews()
    document.references = readReferences()
    document.notes = readNotes()
    checkSegues(of: &document.scenes)
    sortFindings()
    return document
  }
}

extension DocumentReader {
  /// The build of the Xcode that saved the document.
  ///
  /// 32700 stands for any Xcode that may open it; the build is that of its plug-in then, which all 20 such documents
  /// that we know name.
  private var toolsVersion: Int {
    let build = tree.root.build("toolsVersion") ?? 0
    guard build >= 32_700 else { return build }
    let plugIn = tree.root.children(in: "dependencies").first {
      $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    }
    return plugIn?.build("version") ?? build
  }
}

extension DocumentNode {
  /// The first number of a version such as 32700.99.1234.
  fileprivate func build(_ attribute: String) -> Int? {
    self[attribute].flatMap { Int($0.prefix { $0 != "." }) }
  }
}

// MARK: - Scenes

extension DocumentReader {
  private func readStoryboardScenes() -> [Scene] {
    var scenes: [Scene] = []
    for scene in tree.root.children(in: "scenes") where scene.name == "scene" {
      for object in scene.children(in: "objects") { scenes += readScenes(of: object) }
    }
    return scenes
  }

  private func readReferences() -> [StoryboardReference] {
    tree.root.children(in: "scenes").flatMap { $0.children(in: "objects") }.compactMap { node in
      guard node.name == "viewControllerPlaceholder", let id = node.id else { return nil }
      var reference = StoryboardReference(id: id, location: node.location)
      reference.storyboard = node["storyboardName"]
      reference.identifier = node["referencedIdentifier"]
      reference.bundle = node["bundleIdentifier"]
      return reference
    }
  }

  private func readTopLevelViews() -> [Scene] {
    tree.root.children(in: "objects").flatMap { readScenes(of: $0) }
  }

  /// The screen of a controller and the custom views of its bars, or a view that is alone.
  private func readScenes(of object: DocumentNode) -> [Scene] {
    let main: Scene
    if let kind = ViewController.Kind(elementName: object.name) {
      main = SceneReader(self).readController(object, kind: kind)
    } else if SceneReader.isView(object) {
      main = SceneReader(self).readTopLevelView(object)
    } else {
      return []
    }
    return [main]
      + barViews(of: object).map { view in
        var scene = SceneReader(self).readTopLevelView(view)
        scene.title = "\(main.title): a view of its bar"
        scene.isPartOfBar = true
        return scene
      }
  }

  /// Custom views of bar items, which have no place in the tree of views.
  private func barViews(of object: DocumentNode) -> [DocumentNode] {
    let names = [
      tree.xml.names.firstIndex(of: "barButtonItem"),
      tree.xml.names.firstIndex(of: "navigationItem"),
    ]
    var views: [DocumentNode] = []
    for index in object.index..<Int(tree.xml.nodes[object.index].subtreeEnd)
    where names.contains(Int(tree.xml.nodes[index].name)) {
      let item = DocumentNode(document: tree, index: index)
      views += ["customView", "titleView"].compactMap { item.child(key: $0) }
        .filter { SceneReader.isView($0) }
    }
    return views
  }
}

// MARK: - Diagnostics

extension DocumentReader {
  func note(_ finding: Finding) { findings.append(finding) }

  /// Document order: scenes are read before what connects them is checked.
  private func sortFindings() {
    findings = findings.enumerated().sorted { left, right in
      left.element.location == right.element.location
        ? left.offset < right.offset : left.element.location < right.element.location
    }.map(\.element)
  }

  private func reportDuplicateIDs() {
    var firstNodes: [String: Int] = [:]
    for index in tree.xml.nodes.indices {
      guard let id = tree.xml.value(of: "id", in: index) else { continue }
      let node = DocumentNode(document: tree, index: index)
      guard let first = firstNodes[id] else {
        firstNodes[id] = index
        continue
      }
      // Devices, capabilities and such have ids of another kind.
      guard node.isObject else { continue }
      let isInside = index < Int(tree.xml.nodes[first].subtreeEnd)
      let line = tree.xml.position(of: first).line
      let message =
        isInside
        ? "the id '\(id)' is also that of an element around it, at line \(line): a cycle"
        : "the id '\(id)' is already used at line \(line); references mean that one"
      report(DuplicateID.self, message, at: node)
    }
  }
}

extension DocumentNode {
  /// Whether the element is an object of the document: below `objects`, not an outlet or a label.
  fileprivate var isObject: Bool { SceneReader.isView(self) || name == "constraint" }
}
