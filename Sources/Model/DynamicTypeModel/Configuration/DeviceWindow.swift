/// A window that is not the device's whole screen, or that something else cuts into.
public struct DeviceWindow: Hashable, Sendable {
  /// In points; nil for the device's screen.
  public var size: Size?
  /// What is kept free at the edges, in points; nil for what the device keeps free of a window that fills its screen,
  /// and for nothing in others.
  public var safeArea: EdgeInsets?
  /// Pixels per point; nil for the device's.
  public var pixelScale: Double?

  public init(size: Size? = nil, safeArea: EdgeInsets? = nil, pixelScale: Double? = nil) {
    (self.size, self.safeArea, self.pixelScale) = (size, safeArea, pixelScale)
  }
}

extension Device {
  /// This device with a window of its own: its screen is as large as the window, and its name says so.
  public func showing(_ window: DeviceWindow?) -> Device {
    guard let window, window != DeviceWindow() else { return self }
    var device = self
    device.window = window
    var words = [name]
    if let size = window.size {
      device.screen = size
      words.append("a window of \(size.width.short) × \(size.height.short)")
    }
    if let safeArea = window.safeArea {
      let edges = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
      words.append("safe area \(edges.map(\.short).joined(separator: ", "))")
    }
    if let scale = window.pixelScale {
      device.pixelScale = scale
      words.append("\(scale.short) pixels a point")
    }
    device.name = words.joined(separator: ", ")
    return device
  }

  /// What is kept free at the window's edges where that was chosen; nil where the device decides it.
  public var chosenSafeArea: EdgeInsets? {
    window?.safeArea ?? (window?.size == nil ? nil : .zero)
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
