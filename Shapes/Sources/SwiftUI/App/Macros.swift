#if Macros
  /// Makes a variable of an extension of `EnvironmentValues` a value of the environment, with the default that it has.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "ShapeMacros", type: "EntryMacro")

  /// A preview: compiled, and shown by nobody.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "ShapeMacros", type: "PreviewMacro")

  /// A preview with traits: compiled, and shown by nobody.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "ShapeMacros", type: "PreviewMacro")

  /// Before a dynamic property of a preview.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "ShapeMacros", type: "PreviewableMacro")
#endif

/// What `#Preview` makes.
public enum Preview {
  /// The kind of traits that previews of views have.
  public enum ViewTraits {}
}

/// How a preview is shown.
public struct PreviewTrait<Kind>: Sendable {}

extension PreviewTrait where Kind == Preview.ViewTraits {
  public static var defaultLayout: Self { .init() }
  public static var sizeThatFitsLayout: Self { .init() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { .init() }
  public static var portrait: Self { .init() }
  public static var landscapeLeft: Self { .init() }
  public static var landscapeRight: Self { .init() }
  public static var portraitUpsideDown: Self { .init() }
  public static func modifier(_ modifier: some PreviewModifier) -> Self { .init() }
}

/// What several previews share.
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  @MainActor static func makeSharedContext() async throws -> Context
  @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  @MainActor public static func makeSharedContext() async throws {}
}
