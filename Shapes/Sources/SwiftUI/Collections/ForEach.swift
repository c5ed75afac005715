internal import SwiftUIModel

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == BindingCollection<C>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(
      data: BindingCollection(base: data), content: content, id: { $0.wrappedValue.id })
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BindingCollection<C>, C.Index: Hashable {
    self.init(
      data: BindingCollection(base: data), content: content,
      id: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View, BuiltInView where Content: View {
  public typealias Body = Never

  func tree(in context: TreeContext) -> ViewTree {
    .group(
      data.map { element in
        let id = id(element)
        let number = context.graph.addLayoutValue(
          ObjectIdentifier(IdentityMark.self), AnyHashable(id))
        return content(element).makeTree(in: context.child(id))
          .modified(by: .other(LayoutValueMark.prefix + "\(number)"))
          .modified(by: .identity("\(id)"))
      })
  }
}

/// The elements of a bound collection, each bound.
public struct BindingCollection<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  let base: Binding<Base>

  public var startIndex: Base.Index { base.wrappedValue.startIndex }
  public var endIndex: Base.Index { base.wrappedValue.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.wrappedValue.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index {
    base.wrappedValue.index(before: index)
  }

  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let base = base
    return Binding(
      get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 })
  }
}

/// A `ForEach` can be moved and deleted in, and takes drops; nothing of that is laid out.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
