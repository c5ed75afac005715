/// The device: a phone, held as its window is.
@MainActor
public final class UIDevice {
  public static let current = UIDevice()

  public var orientation: UIDeviceOrientation {
    let window = UIScreen.main.bounds.size
    return window.width > window.height ? .landscapeLeft : .portrait
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let window = UIScreen.main.bounds.size
    return min(window.width, window.height) >= 600 ? .pad : .phone
  }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}
