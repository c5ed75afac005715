internal import SwiftUIModel

/// A way to another screen.
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    case screen(Destination)
    case value(AnyHashable?)
    case presented(Binding<Bool>, Destination)
  }

  private let label: Label
  private let target: Target

  private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.screen(destination()), label: label())
  }

  public init(
    destination: Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.screen(destination), label: label())
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.presented(isActive, destination()), label: label())
  }

  public init(
    destination: Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.presented(isActive, destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.screen(destination()), label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, destination: Destination
  ) {
    self.init(.screen(destination), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.screen(destination()), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination
  ) {
    self.init(.screen(destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let label = label.makeTree(in: context.child("label"))
    let push = push(in: context)
    context.add(.tap(push ?? {}), title: label.words, isEnabled: push != nil)
    return context.button(.navigationLink, label)
  }

  /// What a tap does; nil for a link that leads nowhere, or is in no stack.
  @MainActor
  private func push(in context: TreeContext) -> (() -> Void)? {
    guard let screens = context.navigation else { return nil }
    switch target {
    case .value(let value):
      return value.map { value in { screens.push(value) } }
    case .screen(let destination):
      screens.add(link: context.path) { destination.makeTree(in: $0) }
      return { screens.push(link: context.path) }
    case .presented(let isActive, let destination):
      screens.present(isActive) { destination.makeTree(in: $0) }
      return { isActive.wrappedValue = true }
    }
  }
}

nonisolated extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ValueDestinationView(content: self, destination: destination)
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return PresentedDestinationView(
      content: self, isPresented: isPresented, destination: { destination })
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PresentedDestinationView(
      content: self, isPresented: item.isThere(),
      destination: { item.wrappedValue.map(destination) })
  }
}

extension Binding {
  /// Whether there is an item, which is taken away where it shall not be there.
  func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      reading: { wrappedValue != nil }, writing: { if !$0 { wrappedValue = nil } })
  }
}

/// A view that says to which screen the values of a type lead.
private struct ValueDestinationView<Content: View, D: Hashable, Destination: View> {
  let content: Content
  let destination: (D) -> Destination
}

extension ValueDestinationView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    context.navigation?.add(D.self) { value, inner in
      destination(value).makeTree(in: inner)
    }
    return content.makeTree(in: context)
  }
}

/// A view that another screen follows while that is presented.
private struct PresentedDestinationView<Content: View, Destination: View> {
  let content: Content
  let isPresented: Binding<Bool>
  /// Makes the screen; nil where there is nothing to show any more.
  let destination: () -> Destination?
}

extension PresentedDestinationView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    context.navigation?.present(isPresented) { destination()?.makeTree(in: $0) ?? .empty }
    return content.makeTree(in: context)
  }
}
