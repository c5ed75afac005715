internal import SwiftUIModel

/// What a toolbar shows.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Content of a toolbar that becomes a part of a view tree by itself.
@MainActor
protocol BuiltInToolbarContent: ToolbarContent where Body == Never {
  func tree(in context: TreeContext) -> ViewTree
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
  func makeTree(in context: TreeContext) -> ViewTree {
    if let content = self as? any BuiltInToolbarContent { return content.tree(in: context) }
    guard let inner = context.entering(Self.self) else { return .empty }
    inner.connect(self)
    return body.makeTree(in: inner)
  }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(repeat each content)
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: first)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> EitherToolbarContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> EitherToolbarContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

public struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleToolbarContent: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree {
    var children: [ViewTree] = []
    for item in repeat each content {
      children.append(item.makeTree(in: context.child(children.count)))
    }
    return .group(children)
  }
}

public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree {
    content?.makeTree(in: context.child(0)) ?? .empty
  }
}

public enum EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension EitherToolbarContent: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree {
    switch self {
    case .first(let content): content.makeTree(in: context.child(true))
    case .second(let content): content.makeTree(in: context.child(false))
    }
  }
}
