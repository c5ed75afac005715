internal import SwiftUIModel

/// How buttons look, made of their label.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct ButtonStyleConfiguration {
  public typealias Label = StyledPart

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = StyledPart

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  public func trigger() { action() }
}

/// A style that the engine knows.
protocol KnownButtonStyle: PrimitiveButtonStyle {
  var known: SwiftUIModel.ButtonStyle { get }
}

extension PrimitiveButtonStyle where Body == Button<StyledPart> {
  public func makeBody(configuration: Configuration) -> Button<StyledPart> {
    Button(configuration)
  }
}

public struct DefaultButtonStyle: KnownButtonStyle {
  public typealias Body = Button<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ButtonStyle { .automatic }
}

public struct PlainButtonStyle: KnownButtonStyle {
  public typealias Body = Button<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ButtonStyle { .plain }
}

public struct BorderlessButtonStyle: KnownButtonStyle {
  public typealias Body = Button<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ButtonStyle { .borderless }
}

public struct BorderedButtonStyle: KnownButtonStyle {
  public typealias Body = Button<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ButtonStyle { .bordered }
}

public struct BorderedProminentButtonStyle: KnownButtonStyle {
  public typealias Body = Button<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ButtonStyle { .borderedProminent }
}

public struct GlassButtonStyle: KnownButtonStyle {
  public typealias Body = Button<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ButtonStyle { .glass }
}

public struct GlassProminentButtonStyle: KnownButtonStyle {
  public typealias Body = Button<StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.ButtonStyle { .glassProminent }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The button style in an environment.
enum ButtonStyleChoice {
  case known
  case custom(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { .known }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleChoice {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    values { $0.buttonStyle = .custom(style) }
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    ButtonStyledView(content: self, style: style)
  }

  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(changed: .buttonBorderShape(shape.shape))
  }

  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

public struct ButtonBorderShape: Equatable, Sendable {
  let shape: SwiftUIModel.ButtonBorderShape

  public static let automatic = ButtonBorderShape(shape: .automatic)
  public static let capsule = ButtonBorderShape(shape: .capsule)
  public static let circle = ButtonBorderShape(shape: .circle)
  public static let roundedRectangle = ButtonBorderShape(shape: .roundedRectangle(radius: nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(shape: .roundedRectangle(radius: radius))
  }
}

/// A view in which buttons have a primitive style.
struct ButtonStyledView<Content: View, Style: PrimitiveButtonStyle> {
  let content: Content
  let style: Style
}

extension ButtonStyledView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    var inner = context
    guard let known = (style as? any KnownButtonStyle)?.known else {
      inner.values.buttonStyle = .primitive(style)
      return content.makeTree(in: inner)
    }
    inner.values.buttonStyle = .known
    inner.values.layout.buttonStyle = known
    return content.makeTree(in: inner).modified(by: .environment(.buttonStyle(known)))
  }
}

// MARK: - Sizes

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  init(_ size: SwiftUIModel.ControlSize) {
    switch size {
    case .mini: self = .mini
    case .small: self = .small
    case .regular: self = .regular
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    }
  }

  var size: SwiftUIModel.ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

nonisolated extension View {
  public func controlSize(_ size: ControlSize) -> some View {
    environment(changed: .controlSize(size.size))
  }

  public func disabled(_ disabled: Bool) -> some View {
    environment(changed: .isEnabled(!disabled))
  }

  public func labelsHidden() -> some View { environment(changed: .labelsHidden) }
}

extension ButtonStyle {
  /// What the style makes of a control.
  func makeTree(_ configuration: Configuration, in context: TreeContext) -> ViewTree {
    context.made(by: self) { makeBody(configuration: configuration) }
  }
}

extension PrimitiveButtonStyle {
  /// What the style makes of a control.
  func makeTree(_ configuration: Configuration, in context: TreeContext) -> ViewTree {
    context.made(by: self) { makeBody(configuration: configuration) }
  }
}
