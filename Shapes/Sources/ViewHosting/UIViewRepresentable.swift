internal import DynamicTypeModel
public import SwiftUI
internal import SwiftUIModel
public import UIKit

/// A view of UIKit in SwiftUI's.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  /// The size that the view takes of what it is offered; nil for what its own size and priorities say.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

/// What a representable view is told of its surroundings.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public var body: _HostedView {
    _HostedView { surroundings in
      let shown = surroundings.object { RepresentedView<Self>() }
      return shown.content(of: self, in: surroundings.values)
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The view of a representable, which lives as long as that one is shown.
@MainActor
private final class RepresentedView<Representable: UIViewRepresentable> {
  private var made: Made?

  private struct Made {
    let view: Representable.UIViewType
    let coordinator: Representable.Coordinator
    let box: RepresentedBox
  }

  func content(of representable: Representable, in values: EnvironmentValues) -> HostedContent {
    let environment = values.layout
    let coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, environment: values)
    let view = made?.view ?? representable.makeUIView(context: context)
    let box = made?.box ?? RepresentedBox(view)
    made = Made(view: view, coordinator: coordinator, box: box)
    box.take(environment)
    view.withOwnTraits { representable.updateUIView(view, context: context) }
    let size: @MainActor (Double?, Double?) -> Size = { width, height in
      LayoutSurroundings.with(environment) {
        let own = representable.sizeThatFits(
          ProposedViewSize(offered: width, height), uiView: view, context: context)
        return own.map { Size(width: $0.width, height: $0.height) }
          ?? RepresentedSize(view).size(width, height)
      }
    }
    return HostedContent(showing: box, in: environment, size: size)
  }
}
