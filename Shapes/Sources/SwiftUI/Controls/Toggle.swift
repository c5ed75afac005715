internal import SwiftUIModel

/// A switch with a label.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == StyledPart {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let label = label.makeTree(in: context.child("label"))
    context.add(.toggle(isOn), title: label.words)
    let control = ControlDescription.toggle(isOn: isOn.wrappedValue)
    guard let style = context.values.toggleStyle else {
      return ViewTree(.control(control), children: [label])
    }
    let configuration = ToggleStyleConfiguration(label: StyledPart(tree: label), isOn: isOn)
    var inner = context
    inner.values.toggleStyle = nil
    return context.custom(
      control, style.makeTree(configuration, in: inner))
  }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct ToggleStyleConfiguration {
  public typealias Label = StyledPart

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

protocol KnownToggleStyle: ToggleStyle {
  var known: SwiftUIModel.ToggleStyle { get }
}

extension ToggleStyle where Body == Toggle<StyledPart> {
  public func makeBody(configuration: Configuration) -> Toggle<StyledPart> {
    Toggle(configuration)
  }
}

public struct DefaultToggleStyle: KnownToggleStyle {
  public typealias Body = Toggle<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ToggleStyle { .automatic }
}

public struct SwitchToggleStyle: KnownToggleStyle {
  public typealias Body = Toggle<StyledPart>

  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  var known: SwiftUIModel.ToggleStyle { .automatic }
}

public struct ButtonToggleStyle: KnownToggleStyle {
  public typealias Body = Toggle<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ToggleStyle { .button }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}

extension EnvironmentValues {
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    ToggleStyledView(content: self, style: style)
  }
}

struct ToggleStyledView<Content: View, Style: ToggleStyle> {
  let content: Content
  let style: Style
}

extension ToggleStyledView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    var inner = context
    guard let known = (style as? any KnownToggleStyle)?.known else {
      inner.values.toggleStyle = style
      return content.makeTree(in: inner)
    }
    inner.values.toggleStyle = nil
    inner.values.layout.toggleStyle = known
    return content.makeTree(in: inner).modified(by: .environment(.toggleStyle(known)))
  }
}

extension ToggleStyle {
  /// What the style makes of a control.
  func makeTree(_ configuration: Configuration, in context: TreeContext) -> ViewTree {
    context.made(by: self) { makeBody(configuration: configuration) }
  }
}
