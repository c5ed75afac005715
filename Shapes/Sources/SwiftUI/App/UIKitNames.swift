internal import DynamicTypeModel
internal import SwiftUIModel

// What view code asks of UIKit, which `import SwiftUI` brings along on iOS.

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

/// The screen: the window that is being laid out.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()

  public var bounds: CGRect {
    CGRect(origin: .zero, size: ViewGraph.current?.window ?? CGSize(width: 393, height: 852))
  }

  public var scale: CGFloat { ViewGraph.current?.rootValues.displayScale ?? 3 }
}

/// A view by itself, as code measures it that stands between SwiftUI and UIKit.
///
/// It has the environment of the window that is being laid out, and fresh state.
@MainActor @preconcurrency
open class UIHostingController<Content: View> {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
  }

  /// The size that the view takes of a size, in points; nothing outside of a layout.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    guard let graph = ViewGraph.current else { return .zero }
    let context = TreeContext(values: graph.rootValues, path: ViewPath(), graph: graph.fresh)
    let answer = graph.measure(
      rootView.makeTree(in: context),
      ProposedSize(width: Double(size.width), height: Double(size.height)), context.values.layout)
    return CGSize(width: answer.width, height: answer.height)
  }
}
