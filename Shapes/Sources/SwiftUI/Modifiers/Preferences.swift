internal import SwiftUIModel

/// A view that tells those around it a value.
struct PreferenceView<Content: View, K: PreferenceKey> {
  let content: Content
  let key: K.Type
  let value: K.Value
}

extension PreferenceView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = content.makeTree(in: context)
    for sink in context.sinks where sink.key == ObjectIdentifier(key) { sink.add(value) }
    return tree
  }
}

/// A view that wants to know a value of those in it.
struct PreferenceChangeView<Content: View, K: PreferenceKey>
where K.Value: Equatable {
  final class Last {
    var value: K.Value?
  }

  let content: Content
  let key: K.Type
  let action: (K.Value) -> Void
}

extension PreferenceChangeView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let path = context.path.appending("preference of \(Content.self)")
    let last = context.graph.object(at: path) { Last() }
    let sink = PreferenceSink(K.self) { value in
      guard last.value != value else { return }
      last.value = value
      action(value)
    }
    context.graph.add(sink)
    var inner = context
    inner.sinks.append(sink)
    return content.makeTree(in: inner)
  }
}

/// A view with another one made of a preference's value, over or under it.
struct PreferenceLayerView<Content: View, K: PreferenceKey, Layer: View> {
  final class Last {
    var value: K.Value?
    var text = ""
  }

  let content: Content
  let modifier: ViewContent
  let layer: (K.Value) -> Layer

  init(
    content: Content, key: K.Type, modifier: ViewContent, layer: @escaping (K.Value) -> Layer
  ) {
    self.content = content
    self.modifier = modifier
    self.layer = layer
  }
}

extension PreferenceLayerView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let last = context.graph.object(at: context.path.appending("layer")) { Last() }
    let graph = context.graph
    let sink = PreferenceSink(K.self) { value in
      let text = "\(value)"
      guard last.value == nil || last.text != text else { return }
      (last.value, last.text) = (value, text)
      graph.setNeedsUpdate()
    }
    graph.add(sink)
    var inner = context
    inner.sinks.append(sink)
    return content.makeTree(in: inner).modified(
      by: modifier,
      secondary: layer(last.value ?? K.defaultValue).makeTree(in: context.child("layer")))
  }
}

nonisolated extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceView(content: self, key: key, value: value)
  }

  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceChangeView(content: self, key: key, action: action)
  }

  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView(
      content: self, key: key, modifier: .overlay(alignment.guides), layer: transform)
  }

  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView(
      content: self, key: key, modifier: .background(alignment.guides), layer: transform)
  }

  /// Acts when a value that is taken from the view's size and place changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      }
    }
  }
}
