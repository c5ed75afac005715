package import DynamicTypeModel
internal import SwiftUIModel

/// A view of another framework in SwiftUI's, made by who knows both.
public struct _HostedView {
  public typealias Body = Never

  private let content: @MainActor (HostedViewContext) -> HostedContent

  /// - Parameter content: Asked for each tree of views that the view is in.
  package init(_ content: @escaping @MainActor (HostedViewContext) -> HostedContent) {
    self.content = content
  }
}

/// What a view of another framework gets from the views around it.
@MainActor
package struct HostedViewContext {
  let context: TreeContext

  package var values: EnvironmentValues { context.values }

  /// What is kept for the view as long as it stays where it is, made the first time.
  package func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    context.graph.object(at: context.path, make)
  }
}

extension _HostedView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let inner = context.child("hosted")
    return ViewTree(.controlPart(.hosted(content(HostedViewContext(context: inner)))))
  }
}
