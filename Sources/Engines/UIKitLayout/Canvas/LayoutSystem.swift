import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// The system that a screen is laid out for, and the canvas that it is compared with, if any.
struct LayoutSystem: Sendable {
  /// What iOS does; with a canvas, what that one shows in its place.
  private(set) var metrics: SystemMetrics
  /// Nil where the screen is laid out as on a device.
  private(set) var canvas: CanvasQuirks?
  /// That of the document, whether it is followed or not.
  private let ownCanvas: CanvasQuirks
  /// Whether the screen was drawn as a sheet.
  var isInSheet = false
  /// By how much a bar with a large title is higher than at Large, in points.
  var largeTitleGrowth = 0.0

  /// The system that a configuration asks for.
  ///
  /// Without an era it is that of the document's Xcode, and its canvas is followed on the
  /// document's own device where a layout is to equal it.
  init(_ document: InterfaceDocument, for configuration: Configuration) {
    if let era = configuration.era {
      ownCanvas = CanvasQuirks(build: nil, era: era)
      metrics = SystemMetrics(era: era, device: configuration.device)
      return
    }
    ownCanvas = CanvasQuirks(of: document)
    metrics = SystemMetrics(build: document.toolsVersion, device: configuration.device)
    if configuration.target == .canvas, configuration.device == document.recordedDevice {
      followCanvas()
    }
  }

  /// The canvas of a document on its own device.
  init(canvasOf document: InterfaceDocument) {
    ownCanvas = CanvasQuirks(of: document)
    metrics = SystemMetrics(build: document.toolsVersion, device: document.recordedDevice)
    followCanvas()
  }

  /// Follows the document's canvas, as it was recorded.
  mutating func followCanvas() {
    guard canvas == nil else { return }
    canvas = ownCanvas
    ownCanvas.replaceNumbers(in: &metrics)
  }
}
