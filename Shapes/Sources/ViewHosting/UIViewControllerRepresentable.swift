internal import DynamicTypeModel
public import SwiftUI
internal import SwiftUIModel
public import UIKit

/// A controller of UIKit in SwiftUI's views. It takes what it is offered, unless it says otherwise.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
    context: Self.Context
  ) -> CGSize?
}

/// What a representable controller is told of its surroundings.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: _HostedView {
    _HostedView { surroundings in
      let shown = surroundings.object { RepresentedController<Self>() }
      return shown.content(of: self, in: surroundings.values)
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The controller of a representable, which lives as long as that one is shown.
@MainActor
private final class RepresentedController<Representable: UIViewControllerRepresentable> {
  private var made: Made?

  private struct Made {
    let controller: Representable.UIViewControllerType
    let coordinator: Representable.Coordinator
    let box: RepresentedBox
  }

  func content(of representable: Representable, in values: EnvironmentValues) -> HostedContent {
    let environment = values.layout
    let coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, environment: values)
    let isNew = made == nil
    let controller = made?.controller ?? representable.makeUIViewController(context: context)
    let view: UIView = controller.view
    let box = made?.box ?? RepresentedBox(view)
    made = Made(controller: controller, coordinator: coordinator, box: box)
    box.take(environment)
    view.withOwnTraits {
      representable.updateUIViewController(controller, context: context)
      if isNew {
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
      }
    }
    let size: @MainActor (Double?, Double?) -> Size = { width, height in
      LayoutSurroundings.with(environment) {
        let own = representable.sizeThatFits(
          ProposedViewSize(offered: width, height), uiViewController: controller,
          context: context)
        return Size(
          width: own.map { Double($0.width) } ?? width ?? 0,
          height: own.map { Double($0.height) } ?? height ?? 0)
      }
    }
    return HostedContent(showing: box, in: environment, size: size)
  }
}
