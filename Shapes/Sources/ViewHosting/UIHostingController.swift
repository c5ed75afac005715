public import SwiftUI
public import UIKit

/// Which sizes of a hosted view its controller tells UIKit about.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A controller whose view shows a SwiftUI view.
///
/// Constraints and stacks find its content's size, as they find a label's: in the width that there is, for the traits
/// of the view. It is measured anew whenever its state changes, whatever ``sizingOptions`` are.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let screen: HostingScreen<Content>
  open var sizingOptions: UIHostingControllerSizingOptions = []

  public init(rootView: Content) {
    screen = HostingScreen(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// For a controller of a storyboard whose class makes its view.
  public init?(coder: NSCoder, rootView: Content) {
    screen = HostingScreen(rootView)
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("a class in a storyboard gives its view by init(coder:rootView:)")
  }

  public var rootView: Content {
    get { screen.rootView }
    set { screen.rootView = newValue }
  }

  open override func loadView() {
    let view = HostingView(screen)
    view.backgroundColor = .systemBackground
    self.view = view
  }

  /// The size in points that the view takes of a size.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

  open override var preferredContentSize: CGSize {
    get {
      sizingOptions.contains(.preferredContentSize)
        ? view.intrinsicContentSize : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }
}
