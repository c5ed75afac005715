internal import DynamicTypeModel
import SwiftUI
internal import SwiftUIModel
import UIKit

/// What a view of UIKit is in among SwiftUI's: it fills it.
final class RepresentedBox: UIView {
  init(_ view: UIView) {
    super.init(frame: .zero)
    view.frame = bounds
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }
}

/// How large a view of UIKit is where SwiftUI asks.
///
/// Along an axis on which it has a content it takes what it is offered, but no more than the content where it hugs
/// that firmly, and no less where it resists compression firmly; along others all that it is offered.
@MainActor
struct RepresentedSize {
  private let view: UIView
  /// From this priority on a content's size is firm.
  private static let firm = UILayoutPriority.defaultHigh

  init(_ view: UIView) { self.view = view }

  func size(_ width: Double?, _ height: Double?) -> Size {
    let own = view.intrinsicContentSize
    let taken = length(own.width, offered: width, .horizontal)
    var ownHeight = own.height
    if own.width >= 0, own.height >= 0, taken < Double(own.width) {
      ownHeight =
        view.systemLayoutSizeFitting(
          CGSize(width: taken, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    return Size(width: taken, height: length(ownHeight, offered: height, .vertical))
  }

  private func length(
    _ own: CGFloat, offered: Double?, _ axis: NSLayoutConstraint.Axis
  ) -> Double {
    guard own >= 0 else { return offered ?? 0 }
    var length = offered ?? Double(own)
    if view.contentHuggingPriority(for: axis) >= Self.firm { length = min(length, Double(own)) }
    if view.contentCompressionResistancePriority(for: axis) >= Self.firm {
      length = max(length, Double(own))
    }
    return length
  }
}

extension HostedContent {
  /// What SwiftUI shows of a hierarchy of UIKit.
  @MainActor
  init(
    showing box: UIView, in environment: ViewEnvironment,
    size: @escaping @MainActor (Double?, Double?) -> Size
  ) {
    self.init(
      number: HostedNumbers.next(),
      size: { width, height in MainActor.assumeIsolated { size(width, height) } },
      screen: { size in
        MainActor.assumeIsolated {
          LayoutSurroundings.with(environment) {
            box.frame.size = CGSize(width: size.width, height: size.height)
            guard let screen = box.laidOutScreen else {
              preconditionFailure("a view without a window is a layout by itself")
            }
            return screen
          }
        }
      })
  }
}
