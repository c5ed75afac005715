internal import SwiftUIModel

/// An alert or a dialog as people see it. The system lays it out and lets it grow by itself, so that it
/// is no part of the screen.
package struct PresentedAlert {
  package let title: String
  /// Empty where there is none.
  package let message: String
  let dismiss: () -> Void
}

/// A view with an alert or a dialog over it while that is presented.
private struct AlertView<Content: View, Actions: View, Message: View> {
  let content: Content
  let isPresented: Binding<Bool>
  let title: Text
  /// nil for an alert about something that is not there.
  let actions: Actions?
  let message: Message?
  /// What closes it where none of the actions do: always there in a dialog, in an alert where it has no
  /// actions.
  let closing: Closing

  enum Closing: String {
    case alert = "OK"
    case dialog = "Cancel"
  }
}

extension AlertView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = content.makeTree(in: context)
    guard isPresented.wrappedValue, let actions else { return tree }
    var inner = context.presented()
    let alert = PresentedAlert(
      title: title.string(in: context), message: message?.makeTree(in: inner).words ?? "",
      dismiss: { isPresented.wrappedValue = false })
    inner.alert = alert
    context.graph.add(alert)
    context.graph.addDismissal(in: inner.layer, alert.dismiss)
    let count = context.graph.controlCount
    _ = actions.makeTree(in: inner)
    let hasCancel = context.graph.controls.contains { $0.isCalled(Closing.dialog.rawValue) }
    if closing == .dialog ? !hasCancel : context.graph.controlCount == count {
      inner.add(.tap {}, title: closing.rawValue)
    }
    return tree
  }
}

nonisolated extension View {
  private func alert<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: A?, _ message: M?,
    isDialog: Bool = false
  ) -> some View {
    AlertView(
      content: self, isPresented: isPresented, title: title, actions: actions, message: message,
      closing: isDialog ? .dialog : .alert)
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented, actions(), EmptyView()) }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented, actions(), message()) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented, actions(), EmptyView()) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented, actions(), message()) }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(title, isPresented, actions(), message()) }
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented, data.map(actions), EmptyView()) }
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(titleKey), isPresented, data.map(actions), data.map(message)) }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, error.map { _ in actions() },
      EmptyView())
  }
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(
      alert?.title ?? Text(verbatim: ""), isPresented, alert.map { AlertButtons($0.buttons) },
      alert?.message)
  }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(
      alert?.title ?? Text(verbatim: ""), item.isThere(), alert.map { AlertButtons($0.buttons) },
      alert?.message)
  }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return alert(
      sheet?.title ?? Text(verbatim: ""), isPresented, sheet.map { AlertButtons($0.buttons) },
      sheet?.message, isDialog: true)
  }
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented, actions(), EmptyView(), isDialog: true) }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented, actions(), message(), isDialog: true) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented, actions(), EmptyView(), isDialog: true) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented, actions(), message(), isDialog: true) }
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
}

/// The older description of an alert.
public struct Alert {
  public struct Button {
    let label: Text
    let action: () -> Void

    private init(_ label: Text, _ action: (() -> Void)?) {
      self.label = label
      self.action = action ?? {}
    }

    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, action)
    }
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      Button(Text("Cancel"), action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The buttons of an older alert.
private struct AlertButtons {
  let buttons: [Alert.Button]

  init(_ buttons: [Alert.Button]) {
    self.buttons = buttons
  }
}

extension AlertButtons: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    for button in buttons {
      context.add(.tap(button.action), title: button.label.string(in: context))
    }
    return .empty
  }
}
