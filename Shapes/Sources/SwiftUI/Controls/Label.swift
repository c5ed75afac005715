internal import SwiftUIModel

/// An icon with a title.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(image) })
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
}

extension Label where Title == StyledPart, Icon == StyledPart {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let icon = icon.makeTree(in: context.child("icon"))
    let title = title.makeTree(in: context.child("title"))
    guard let style = context.values.labelStyle else {
      return ViewTree(.control(.label), children: [icon, title])
    }
    let configuration = LabelStyleConfiguration(
      title: StyledPart(tree: title), icon: StyledPart(tree: icon))
    var inner = context
    inner.values.labelStyle = nil
    return context.custom(
      .label, style.makeTree(configuration, in: inner))
  }
}

/// How labels look, made of their icon and title.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct LabelStyleConfiguration {
  public typealias Title = StyledPart
  public typealias Icon = StyledPart

  public let title: Title
  public let icon: Icon
}

/// A style that the engine knows.
protocol KnownLabelStyle: LabelStyle {
  var known: SwiftUIModel.LabelStyle { get }
}

extension LabelStyle where Body == Label<StyledPart, StyledPart> {
  public func makeBody(configuration: Configuration) -> Label<StyledPart, StyledPart> {
    Label(configuration)
  }
}

public struct DefaultLabelStyle: KnownLabelStyle {
  public typealias Body = Label<StyledPart, StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.LabelStyle { .automatic }
}

public struct TitleAndIconLabelStyle: KnownLabelStyle {
  public typealias Body = Label<StyledPart, StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.LabelStyle { .titleAndIcon }
}

public struct TitleOnlyLabelStyle: KnownLabelStyle {
  public typealias Body = Label<StyledPart, StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.LabelStyle { .titleOnly }
}

public struct IconOnlyLabelStyle: KnownLabelStyle {
  public typealias Body = Label<StyledPart, StyledPart>

  public nonisolated init() {}
  var known: SwiftUIModel.LabelStyle { .iconOnly }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
  /// An app's own style; nil for one that the engine knows.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    LabelStyledView(content: self, style: style)
  }
}

struct LabelStyledView<Content: View, Style: LabelStyle> {
  let content: Content
  let style: Style
}

extension LabelStyledView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    var inner = context
    guard let known = (style as? any KnownLabelStyle)?.known else {
      inner.values.labelStyle = style
      return content.makeTree(in: inner)
    }
    inner.values.labelStyle = nil
    inner.values.layout.labelStyle = known
    return content.makeTree(in: inner).modified(by: .environment(.labelStyle(known)))
  }
}

extension LabelStyle {
  /// What the style makes of a control.
  func makeTree(_ configuration: Configuration, in context: TreeContext) -> ViewTree {
    context.made(by: self) { makeBody(configuration: configuration) }
  }
}
