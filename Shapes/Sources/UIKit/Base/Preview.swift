#if Macros
  /// A preview of a controller: compiled, and shown by nobody.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
  ) = #externalMacro(module: "ShapeMacros", type: "PreviewMacro")

  /// A preview of a view: compiled, and shown by nobody.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, body: @escaping @MainActor () -> UIView
  ) = #externalMacro(module: "ShapeMacros", type: "PreviewMacro")
#endif
