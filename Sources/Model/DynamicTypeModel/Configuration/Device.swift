/// A device as Interface Builder documents name it.
public struct Device: Hashable, Sendable {
  /// The document's name for it, such as `retina4_7`.
  public var id: String
  /// What people call it.
  public var name: String
  /// The screen in the orientation of the document, in points.
  public var screen: Size
  /// Pixels per point.
  public var pixelScale: Double
  public var isLandscape: Bool
  /// What somebody chose otherwise than the device has it; nil for a window that fills the device's screen.
  public internal(set) var window: DeviceWindow?

  public init(
    id: String, name: String, screen: Size, pixelScale: Double, isLandscape: Bool = false
  ) {
    self.id = id
    self.name = name
    self.screen = screen
    self.pixelScale = pixelScale
    self.isLandscape = isLandscape
  }

  /// The length of a pixel, in points.
  public var pixel: Double { 1 / max(1, pixelScale) }

  /// A length in points rounded up to the next pixel, but not because of noise in the last digits.
  package func roundedUp(_ length: Double) -> Double {
    (length * pixelScale - 1e-6).rounded(.up) / pixelScale
  }

  /// A length in points rounded down to the next pixel, but not because of noise in the last digits.
  package func roundedDown(_ length: Double) -> Double {
    (length * pixelScale + 1e-6).rounded(.down) / pixelScale
  }

  public var isPad: Bool { id.hasPrefix("ipad") }

  /// Whether the screen has rounded corners and a home indicator instead of a button.
  public var hasHomeIndicator: Bool {
    isPad ? id.hasSuffix("rounded") : !Device.homeButtonPhones.contains(id)
  }

  private static let homeButtonPhones: Set<String> = [
    "retina3_5", "retina4_0", "retina4_7", "retina5_5",
  ]

  /// The same device turned on its side.
  public var landscape: Device {
    if isLandscape { return self }
    var device = self
    device.screen = Size(width: screen.height, height: screen.width)
    device.isLandscape = true
    return device
  }
}

extension Device {
  /// Every device that documents name, portrait.
  ///
  /// Source: root views of public Interface Builder documents; `retina5_4`, `ipad10_9rounded` and
  /// `ipad8_3rounded` from Apple's published screen sizes, not seen in a document.
  // Evidence: E-device-screens.
  // swift-format-ignore
  public static let all: [Device] = [
    Device(id: "retina3_5", name: "iPhone 4s", screen: Size(width: 320, height: 480), pixelScale: 2),
    Device(id: "retina4_0", name: "iPhone SE (1st generation)", screen: Size(width: 320, height: 568), pixelScale: 2),
    Device(id: "retina4_7", name: "iPhone SE", screen: Size(width: 375, height: 667), pixelScale: 2),
    Device(id: "retina5_5", name: "iPhone 8 Plus", screen: Size(width: 414, height: 736), pixelScale: 3),
    Device(id: "retina5_4", name: "iPhone 13 mini", screen: Size(width: 375, height: 812), pixelScale: 3),
    Device(id: "retina5_9", name: "iPhone 11 Pro", screen: Size(width: 375, height: 812), pixelScale: 3),
    Device(id: "retina6_1", name: "iPhone 11", screen: Size(width: 414, height: 896), pixelScale: 2),
    Device(id: "retina6_5", name: "iPhone 11 Pro Max", screen: Size(width: 414, height: 896), pixelScale: 3),
    Device(id: "retina6_0", name: "iPhone 14", screen: Size(width: 390, height: 844), pixelScale: 3),
    Device(id: "retina6_12", name: "iPhone 15", screen: Size(width: 393, height: 852), pixelScale: 3),
    Device(id: "retina6_3", name: "iPhone 16 Pro", screen: Size(width: 402, height: 874), pixelScale: 3),
    Device(id: "retina6_7", name: "iPhone 14 Plus", screen: Size(width: 428, height: 926), pixelScale: 3),
    Device(id: "retina6_72", name: "iPhone 15 Pro Max", screen: Size(width: 430, height: 932), pixelScale: 3),
    Device(id: "retina6_9", name: "iPhone 16 Pro Max", screen: Size(width: 440, height: 956), pixelScale: 3),
    Device(id: "ipad8_3rounded", name: "iPad mini", screen: Size(width: 744, height: 1133), pixelScale: 2),
    Device(id: "ipad9_7", name: "iPad 9.7″", screen: Size(width: 768, height: 1024), pixelScale: 2),
    Device(id: "ipad10_2", name: "iPad 10.2″", screen: Size(width: 810, height: 1080), pixelScale: 2),
    Device(id: "ipad10_5", name: "iPad 10.5″", screen: Size(width: 834, height: 1112), pixelScale: 2),
    Device(id: "ipad10_9rounded", name: "iPad 10.9″", screen: Size(width: 820, height: 1180), pixelScale: 2),
    Device(id: "ipad11_0rounded", name: "iPad Pro 11″", screen: Size(width: 834, height: 1194), pixelScale: 2),
    Device(id: "ipad12_9", name: "iPad Pro 12.9″ (2nd generation)", screen: Size(width: 1024, height: 1366), pixelScale: 2),
    Device(id: "ipad12_9rounded", name: "iPad Pro 12.9″", screen: Size(width: 1024, height: 1366), pixelScale: 2),
  ]

  /// The device of that name, in any case; nil when documents name none so.
  public static func named(_ id: String) -> Device? {
    let wanted = id.lowercased()
    return all.first { $0.id.lowercased() == wanted }
  }

  /// What documents without a `device` are laid out for: the 4.7-inch phone.
  public static let documentDefault =
    named("retina4_7")
    ?? Device(
      id: "retina4_7", name: "iPhone SE", screen: Size(width: 375, height: 667), pixelScale: 2)

  /// What screens of sources are laid out for where nobody names a device: sources name none.
  package static let swiftUIDefault = named("retina6_12") ?? documentDefault
}

/// Compact or regular, by direction.
public struct SizeClasses: Hashable, Sendable {
  public enum Class: String, Hashable, Sendable {
    case compact, regular
  }

  public var width: Class
  public var height: Class

  public init(width: Class, height: Class) {
    self.width = width
    self.height = height
  }
}

extension Device {
  /// The size classes of a window: of one that fills the screen, and of one of its own size.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout, Size classes: pads are regular in both;
  /// phones compact × regular in portrait; in landscape compact in height, and regular in width on
  /// the plus and max sizes (414 points wide and more in portrait).
  /// Evidence: E-size-classes.
  ///
  /// A window beside others on a pad is compact in width up to 639 points and regular from 678; nothing is known of widths
  /// between, which count as compact here.
  /// Evidence: E-size-classes-of-windows.
  public var sizeClasses: SizeClasses {
    if let size = window?.size, !isLandscape {
      return SizeClasses(width: size.width >= 678 ? .regular : .compact, height: .regular)
    }
    if isPad { return SizeClasses(width: .regular, height: .regular) }
    if !isLandscape { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(width: screen.height >= 414 ? .regular : .compact, height: .compact)
  }
}
