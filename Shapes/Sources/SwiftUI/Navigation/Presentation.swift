internal import SwiftUIModel

/// A view with another one over it while that is presented.
struct PresentingView<Content: View, Presented: View> {
  let content: Content
  let kind: PresentationDescription.Kind
  /// Nil while nothing is presented.
  let presented: () -> Presented?
  let dismiss: () -> Void
}

extension PresentingView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = content.makeTree(in: context)
    guard let sheet = presented() else { return tree }
    var inner = context.presented()
    context.graph.addDismissal(in: inner.layer, dismiss)
    inner.values.dismiss = DismissAction(action: dismiss)
    return tree.modified(
      by: .presentation(PresentationDescription(kind, isPresented: true)),
      secondary: sheet.makeTree(in: inner))
  }
}

nonisolated extension View {
  private func presenting<V: View>(
    _ kind: PresentationDescription.Kind, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)? = nil, _ content: @escaping () -> V
  ) -> some View {
    PresentingView(
      content: self, kind: kind, presented: { isPresented.wrappedValue ? content() : nil },
      dismiss: {
        isPresented.wrappedValue = false
        onDismiss?()
      })
  }

  private func presenting<Item, V: View>(
    _ kind: PresentationDescription.Kind, _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)? = nil, _ content: @escaping (Item) -> V
  ) -> some View {
    PresentingView(
      content: self, kind: kind, presented: { item.wrappedValue.map(content) },
      dismiss: {
        item.wrappedValue = nil
        onDismiss?()
      })
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, nil, content)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, nil, content)
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modified(by: .presentationDetents(detents.map(\.detent)))
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modified(by: .presentationDetents([selection.wrappedValue.detent]))
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

public struct PresentationDetent: Hashable, Sendable {
  let detent: SwiftUIModel.PresentationDetent

  public static let medium = PresentationDetent(detent: .medium)
  public static let large = PresentationDetent(detent: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(detent: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(detent: .height(height))
  }
}
