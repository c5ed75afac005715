internal import SwiftUIModel

/// The values of a stack whose path is the app's own.
struct NavigationRoute {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: () -> Void
}

/// What was pushed in a stack, and outlives its layouts.
final class PushedScreens {
  enum Entry: Equatable {
    case value(AnyHashable)
    /// The screen of a link, by the path of the link.
    case link(ViewPath)
  }

  /// Without those of the app's own route, which come before them.
  fileprivate var entries: [Entry] = []
  /// The entries of the last layout, each with a number of its own: a screen that is pushed again starts
  /// anew.
  private var shown: [(entry: Entry, number: Int)] = []
  private var count = 0

  /// The numbers of entries, those of the last layout for those that are still there.
  fileprivate func numbers(of entries: [Entry]) -> [Int] {
    var same = 0
    while same < entries.count, same < shown.count, shown[same].entry == entries[same] { same += 1 }
    shown.removeLast(shown.count - same)
    for entry in entries[same...] {
      count += 1
      shown.append((entry, count))
    }
    return shown.map(\.number)
  }
}

/// Where the screens of a stack may lead, gathered while their trees are made.
@MainActor
final class NavigationScreens {
  typealias Maker = @MainActor (TreeContext) -> ViewTree

  private let pushed: PushedScreens
  private let route: NavigationRoute?
  private let graph: ViewGraph
  private var destinations: [(AnyHashable) -> Maker?] = []
  private var links: [ViewPath: Maker] = [:]
  /// What the last screen shows over itself.
  private var presented: (make: Maker, dismiss: () -> Void)?

  init(_ pushed: PushedScreens, route: NavigationRoute?, graph: ViewGraph) {
    (self.pushed, self.route, self.graph) = (pushed, route, graph)
  }

  /// A type of values that leads to a screen.
  func add<Value>(
    _ type: Value.Type, _ make: @escaping @MainActor (Value, TreeContext) -> ViewTree
  ) {
    destinations.append { value in
      guard let value = value.base as? Value else { return nil }
      return { context in make(value, context) }
    }
  }

  func add(link: ViewPath, _ make: @escaping Maker) { links[link] = make }

  func present(_ isPresented: Binding<Bool>, _ make: @escaping Maker) {
    guard isPresented.wrappedValue else { return }
    presented = (make, { isPresented.wrappedValue = false })
  }

  func push(_ value: AnyHashable) {
    guard let route else { return push(.value(value)) }
    route.append(value)
  }

  func push(link: ViewPath) { push(.link(link)) }

  private func push(_ entry: PushedScreens.Entry) {
    pushed.entries.append(entry)
    graph.setNeedsUpdate()
  }

  private func pop() {
    if pushed.entries.popLast() == nil { route?.removeLast() }
    graph.setNeedsUpdate()
  }

  /// The tree of the screen on top.
  ///
  /// - Parameter root: Makes that of the first screen.
  func tree(in context: TreeContext, root: Maker) -> ViewTree {
    let entries = (route?.values().map { .value($0) } ?? []) + pushed.entries
    let numbers = pushed.numbers(of: entries)
    let mark = graph.mark
    var inner = context
    inner.navigation = self
    var tree = root(inner)
    var depth = 0
    for _ in 0..<TreeContext.deepest {
      let next: Maker
      var dismiss = { self.pop() }
      if let presented {
        (next, dismiss) = presented
        inner = context.child("presented").child(depth)
      } else if depth < entries.count {
        next = maker(for: entries[depth])
        inner = context.child("pushed").child(numbers[depth])
        depth += 1
      } else {
        break
      }
      presented = nil
      graph.cover(since: mark)
      inner.navigation = self
      inner.values.dismiss = DismissAction(action: dismiss)
      let title = tree.navigationTitle
      tree = BackButton(title: title, action: dismiss).added(to: next(inner), in: inner)
    }
    return tree
  }

  private func maker(for entry: PushedScreens.Entry) -> Maker {
    switch entry {
    case .value(let value):
      for destination in destinations.reversed() {
        if let make = destination(value) { return make }
      }
      return Self.nowhere("\(value)")
    case .link(let path): return links[path] ?? Self.nowhere("a link that is gone")
    }
  }

  private static func nowhere(_ what: String) -> Maker {
    let view = OpaqueContent(
      name: "NavigationDestination", reason: "no destination is declared for \(what)")
    return { _ in ViewTree(.opaque(view)) }
  }
}

extension TreeContext {
  /// The tree of the screen on top of those that follow each other in a container.
  func navigationTree(route: NavigationRoute?, root: NavigationScreens.Maker) -> ViewTree {
    let pushed = graph.object(at: path.appending("screens")) { PushedScreens() }
    return NavigationScreens(pushed, route: route, graph: graph).tree(in: self, root: root)
  }
}

/// The button that leads back to the screen before.
struct BackButton {
  /// The names of a modifier that hides it, and of one that does not.
  static let hidden = "navigationBarBackButtonHidden"
  static let shown = "navigationBarBackButtonShown"

  let title: StyledText?
  let action: () -> Void

  /// A screen with the button in its bar, unless it hides it.
  @MainActor
  func added(to tree: ViewTree, in context: TreeContext) -> ViewTree {
    let says = tree.nodes.lazy.compactMap { node -> Bool? in
      if case .other(Self.hidden) = node.content { return true }
      if case .other(Self.shown) = node.content { return false }
      return nil
    }
    guard says.first != true else { return tree }
    context.add(.tap(action), title: "Back")
    return tree.modified(by: .navigationBackButton(title: title))
  }
}

extension ViewTree {
  /// The title of the screen's bar.
  fileprivate var navigationTitle: StyledText? {
    nodes.lazy.compactMap { node -> StyledText? in
      if case .navigationTitle(let title) = node.content { title } else { nil }
    }.first
  }
}
