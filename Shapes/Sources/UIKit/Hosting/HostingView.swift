package import DynamicTypeModel
internal import UIKitModel

/// What another framework shows in a view of this one.
@MainActor
package protocol HostedScreen: AnyObject {
  /// What it shows for the view's traits.
  ///
  /// - Parameter layout: The number of the layout that is being made, in which it stays the same unless its state
  ///   changes; nil outside of layouts.
  func content(in view: HostingView, layout: Int?) -> HostedContent
}

/// A view whose content another framework lays out.
package final class HostingView: UIView {
  private let hosted: any HostedScreen

  package init(_ hosted: any HostedScreen) {
    self.hosted = hosted
    super.init(frame: UIScreen.main.bounds)
  }

  package required init?(coder: NSCoder) { preconditionFailure("no document has a hosting view") }

  private var content: HostedContent { hosted.content(in: self, layout: LayoutRun.number) }

  override class var kitClass: UIView.Type { HostingView.self }
  override var elementContent: ElementContent {
    .control(ControlContent(content))
  }

  override func finishLowering(_ lowering: inout Lowering, at index: ElementIndex) {
    lowering.dependOnTraits()
    lowering.hostsOthers()
  }

  package override var intrinsicContentSize: CGSize {
    if let answer = IntrinsicProbe.answer { return answer }
    return CGSize(content.size(nil, nil))
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(content.size(Double(size.width), Double(size.height)))
  }
}

extension CGSize {
  fileprivate init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
