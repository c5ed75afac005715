internal import DynamicTypeModel

/// The device that a window is on, as its size tells.
enum KnownDevice {
  /// The device that a view is on: the one whose screen is as large as the view's window, or one without a name.
  @MainActor
  static func device(of view: UIView) -> Device {
    let window = (view as? UIWindow) ?? view.window
    let size = window?.size ?? view.size
    return window.flatMap { named($0.size) }
      ?? Device(
        id: "window", name: "window",
        screen: Size(width: Double(size.width), height: Double(size.height)),
        pixelScale: UIScreen.main.traitCollection.displayScale,
        isLandscape: size.width > size.height)
  }

  /// The device with that screen; nil for a window of another size. Of several with the same screen it is the one
  /// with most pixels.
  static func named(_ size: CGSize) -> Device? {
    let screen = Size(width: Double(size.width), height: Double(size.height))
    return all.filter { $0.screen == screen }.max { $0.pixelScale < $1.pixelScale }
  }

  private static let all = Device.all + Device.all.map(\.landscape)
}
