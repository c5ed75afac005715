internal import SwiftUIModel

/// What a button does, which decides its colours.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that runs an action.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = onMainActor(action)
    self.label = label()
  }
}

/// An action of the main actor, which controls run there.
func onMainActor(_ action: @escaping @MainActor () -> Void) -> () -> Void {
  { MainActor.assumeIsolated { action() } }
}

extension Button where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

extension Button: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let label = label.makeTree(in: context.child("label"))
    context.add(.tap(action), title: label.words)
    let control = ControlDescription.button(isDestructive: role == .destructive)
    return context.button(control, label, role: role, action: action)
  }
}

extension TreeContext {
  /// A button or a menu in the style that is around it.
  func button(
    _ control: ControlDescription, _ label: ViewTree, role: ButtonRole? = nil,
    action: @escaping () -> Void = {}
  ) -> ViewTree {
    var inner = self
    inner.values.buttonStyle = .known
    switch values.buttonStyle {
    case .known: return ViewTree(.control(control), children: [label])
    case .custom(let style):
      let configuration = ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(tree: label), isPressed: false)
      return custom(control, style.makeTree(configuration, in: inner), children: [label])
    case .primitive(let style):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(tree: label), action: action)
      return custom(control, style.makeTree(configuration, in: inner), children: [label])
    }
  }

  /// A control that a style of an app's own made of other views, in which controls have the style that
  /// is around this one.
  ///
  /// - Parameter children: What the control shows where layout does not ask for its style, as a link in a row of a list.
  func custom(
    _ control: ControlDescription, _ body: ViewTree, children: [ViewTree] = []
  ) -> ViewTree {
    let layout = values.layout
    let made: EnvironmentChange
    let restored: EnvironmentChange
    switch control {
    case .label: restored = .labelStyle(layout.labelStyle)
    case .toggle: restored = .toggleStyle(layout.toggleStyle)
    default: restored = .buttonStyle(layout.buttonStyle)
    }
    let inner = body.modified(by: .environment(restored))
    switch control {
    case .label: made = .labelStyle(.custom { _ in inner })
    case .toggle: made = .toggleStyle(.custom { _, _ in inner })
    default: made = .buttonStyle(.custom { _ in inner })
    }
    return ViewTree(.control(control), children: children).modified(by: .environment(made))
  }
}

extension TreeContext {
  /// Makes a control known to whoever operates the view.
  func add(_ action: OperableControl.Action, title: String, isEnabled: Bool = true) {
    var action = action
    if let alert, case .tap(let run) = action {
      action = .tap {
        alert.dismiss()
        run()
      }
    }
    graph.add(
      OperableControl(
        title: title, layer: layer, isEnabled: values.isEnabled && isEnabled, action: action))
  }
}

/// A part of a control that is already a tree, for styles.
public struct StyledPart {
  let tree: ViewTree
}

extension StyledPart: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { tree }
}
