import DynamicTypeModel
import DynamicTypeResources
import UIKitModel

/// The outermost element of a document: what kind of document it is, and for which device.
struct DocumentRoot {
  let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  private var xml: XMLTree { source.xml }

  /// Throws unless this is an Interface Builder document for iOS.
  func check() throws(DocumentError) {
    let name = xml.name(of: 0)
    let type = xml.value(of: "type", in: 0)
    guard name == "document" || name == "archive" else {
      throw error("expected an Interface Builder document, found <\(name)>")
    }
    guard name == "document", let type else {
      let format = name == "archive" ? "saved by Xcode 4 or earlier" : "without a type"
      throw error("an Interface Builder document \(format); save it with a current Xcode")
    }
    if !type.hasPrefix("com.apple.InterfaceBuilder") {
      throw error("expected an Interface Builder document, found a document of type \(type)")
    }
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") {
      throw error("a macOS document (\(type)); only those of iOS are laid out")
    }
    for platform in ["WatchKit", "AppleTV"] where type.contains(platform) {
      throw error("a document for \(platform) (\(type)); only those of iOS are laid out")
    }
  }

  private func error(_ reason: String) -> DocumentError {
    let (line, column) = xml.position(of: 0)
    return DocumentError(
      kind: .notAnInterfaceDocument,
      location: SourceLocation(path: source.path, line: line, column: column), reason: reason)
  }
}

extension DocumentRoot {
  /// What the `device` element says.
  struct DeviceElement {
    var device: Device?
    var unknownName: String?
    /// `fullscreen`, `splitview1_3`, `slideover`…
    var adaptation: String

    /// The size classes of the window that the adaptation makes.
    ///
    /// Source: Apple, Human Interface Guidelines, Layout: a third of the screen is compact in width,
    /// half of it too except on the 12.9-inch pad in landscape, two thirds in portrait.
    /// Evidence: E-size-classes.
    func sizeClasses(on device: Device) -> SizeClasses {
      var classes = device.sizeClasses
      guard device.isPad else { return classes }
      let isLargest = device.id.hasPrefix("ipad12_9")
      switch adaptation {
      case "splitview1_3", "slideover": classes.width = .compact
      case "splitview1_2": if !(isLargest && device.isLandscape) { classes.width = .compact }
      case "splitview2_3": if !device.isLandscape { classes.width = .compact }
      default: break
      }
      return classes
    }
  }

  /// The device that the document was saved for; one that names none, as up to Xcode 7, was for that whose
  /// screen its controllers' views fill.
  var device: DeviceElement {
    guard let node = xml.children(of: 0).first(where: { xml.name(of: $0) == "device" }),
      let id = xml.value(of: "id", in: node)
    else { return DeviceElement(device: deviceOfRoots, adaptation: "fullscreen") }
    let adaptation = xml.children(of: node).first { xml.name(of: $0) == "adaptation" }
    let layout = xml.value(of: "layout", in: node)
    let name = adaptation.flatMap { xml.value(of: "id", in: $0) } ?? layout ?? "fullscreen"
    guard let device = Device.named(id) else {
      return DeviceElement(unknownName: id, adaptation: name)
    }
    let isLandscape = xml.value(of: "orientation", in: node) == "landscape"
    return DeviceElement(device: isLandscape ? device.landscape : device, adaptation: name)
  }

  /// The device of Xcode 7 whose screen all root views of controllers have; nil where they differ, or were
  /// drawn for a screen of any size.
  private var deviceOfRoots: Device? {
    let frames = nodes(named: "scenes", in: 0)
      .flatMap { nodes(named: "scene", in: $0) }
      .flatMap { nodes(named: "objects", in: $0) }
      .flatMap { xml.children(of: $0) }
      .flatMap { xml.children(of: $0) }
      .filter { xml.value(of: "key", in: $0) == "view" }
      .flatMap { nodes(named: "rect", in: $0) }
    let sizes = Set(
      frames.map { [xml.value(of: "width", in: $0), xml.value(of: "height", in: $0)] })
    guard sizes.count == 1, let size = sizes.first else { return nil }
    return ["retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7"].lazy
      .compactMap { Device.named($0) }
      .first { size.map { $0.flatMap { Double($0) } } == [$0.screen.width, $0.screen.height] }
  }

  private func nodes(named name: String, in parent: Int) -> [Int] {
    xml.children(of: parent).filter { xml.name(of: $0) == name }
  }
}
