import DynamicTypeModel

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

  /// The device that the document was saved for.
  var device: DeviceElement {
    guard let node = xml.children(of: 0).first(where: { xml.name(of: $0) == "device" }),
      let id = xml.value(of: "id", in: node)
    else { return DeviceElement(adaptation: "fullscreen") }
    let adaptation = xml.children(of: node).first { xml.name(of: $0) == "adaptation" }
    let layout = xml.value(of: "layout", in: node)
    let name = adaptation.flatMap { xml.value(of: "id", in: $0) } ?? layout ?? "fullscreen"
    guard let device = Device.named(id) else {
      return DeviceElement(unknownName: id, adaptation: name)
    }
    let isLandscape = xml.value(of: "orientation", in: node) == "landscape"
    return DeviceElement(device: isLandscape ? device.landscape : device, adaptation: name)
  }
}
