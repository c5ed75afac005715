package import SwiftUIModel

/// What outlives one layout of a view: state, last values, and what people can operate.
@MainActor
package final class ViewGraph {
  private var objects: [ViewPath: AnyObject] = [:]
  /// Whether state was set since the tree was made.
  package private(set) var hasChanged = false
  /// In the order of the views, in the tree that was made last, whatever lies over them.
  private var allControls: [OperableControl] = []
  /// The innermost sheet or alert, by how many are around it; 0 for the window.
  var topLayer = 0
  /// The alert on top, in the tree that was made last.
  package private(set) var alert: PresentedAlert?
  private var dismissals: [(layer: Int, dismiss: () -> Void)] = []
  private var sinks: [PreferenceSink] = []
  private var pending: [() -> Void] = []
  private var layoutValues: [(key: ObjectIdentifier, value: Any)] = []
  private var appeared: Set<ViewPath> = []
  /// How far scroll views are scrolled, by their paths.
  var scrollOffsets: [ViewPath: CGPoint] = [:]
  private var allScrollViews: [ViewPathToken] = []
  /// A text by its key and table, for a locale; nil for one that is not translated.
  package var translate: (_ key: String, _ table: String?, _ locale: String?) -> String? = {
    _, _, _ in nil
  }

  /// The size in points of a picture of the app's assets; nil for one that is not known.
  package var assetSize: (_ name: String) -> CGSize? = { _ in nil }

  /// The window that is laid out, in points.
  package var window = CGSize(width: 393, height: 852)
  /// What flows into the view that the graph is of.
  private(set) var rootValues = EnvironmentValues()
  /// Called when state was set.
  package var onChange: () -> Void = {}
  /// Whether the view is in a window of another framework, which knows the screen.
  package var isHosted = false

  package init() {}

  /// What is kept for a path, made the first time.
  func object<Object: AnyObject>(at path: ViewPath, _ make: () -> Object) -> Object {
    if let object = objects[path] as? Object { return object }
    let object = make()
    objects[path] = object
    return object
  }

  func setNeedsUpdate() {
    hasChanged = true
    onChange()
  }

  func add(_ control: OperableControl) { allControls.append(control) }

  func addScrollView(in context: TreeContext) {
    allScrollViews.append(ViewPathToken(path: context.path, layer: context.layer))
  }

  func add(_ alert: PresentedAlert) { self.alert = alert }

  /// Says how what is presented in a layer is closed without a choice.
  func addDismissal(in layer: Int, _ dismiss: @escaping () -> Void) {
    dismissals.append((layer, dismiss))
  }

  /// Tells what was added since a count of controls that it has an identifier or a label.
  func describeControls(from first: Int, _ change: (inout OperableControl) -> Void) {
    for index in allControls.indices where index >= first { change(&allControls[index]) }
  }

  /// Keeps a value that a view has for its layout, and gives back its number.
  func addLayoutValue(_ key: ObjectIdentifier, _ value: Any) -> Int {
    layoutValues.append((key, value))
    return layoutValues.count - 1
  }

  func layoutValue(_ number: Int) -> (key: ObjectIdentifier, value: Any)? {
    layoutValues.indices.contains(number) ? layoutValues[number] : nil
  }

  func add(_ sink: PreferenceSink) { sinks.append(sink) }

  /// Runs an action once the layout is finished.
  func afterLayout(_ action: @escaping () -> Void) { pending.append(action) }

  /// Whether a view is there for the first time.
  func appears(_ path: ViewPath) -> Bool { appeared.insert(path).inserted }
}

extension ViewGraph {
  /// The tree of a view, for the values that flow into it.
  package func tree(of view: some View, in values: EnvironmentValues) -> ViewTree {
    hasChanged = false
    rootValues = values
    if !isHosted {
      UIScreen.main.window = { [weak self] in self.map { ($0.window, $0.rootValues.displayScale) } }
    }
    (allControls, allScrollViews, dismissals) = ([], [], [])
    (topLayer, alert) = (0, nil)
    sinks = []
    pending = []
    layoutValues = []
    let context = TreeContext(values: values, path: ViewPath(), graph: self)
    return view.makeTree(in: context)
  }

  /// Runs what waited for the layout: preferences, appearances, changes.
  ///
  /// - Returns: Whether state was set, so that the tree has to be made again.
  package func finishLayout() -> Bool {
    for sink in sinks { sink.deliver() }
    let actions = pending
    pending = []
    for action in actions { action() }
    return hasChanged
  }

  /// Moves the content of a scroll view, counted from 0 in the order of the views.
  package func scroll(_ index: Int, to offset: CGPoint) {
    guard scrollViews.indices.contains(index) else { return }
    scrollOffsets[scrollViews[index].path] = offset
    setNeedsUpdate()
  }
}

// MARK: - What can be used

extension ViewGraph {
  /// The controls that can be reached: those of the sheet or alert on top, where there is one.
  package var controls: [OperableControl] { allControls.filter { $0.layer == topLayer } }

  package var scrollViews: [ViewPathToken] { allScrollViews.filter { $0.layer == topLayer } }

  /// The number of controls that were added so far.
  var controlCount: Int { allControls.count }

  /// What was added up to a moment.
  struct Mark {
    fileprivate var controls: Int
    fileprivate var scrollViews: Int
  }

  var mark: Mark { Mark(controls: allControls.count, scrollViews: allScrollViews.count) }

  /// Forgets what can be used of views that were made since: other views are in their place.
  func cover(since mark: Mark) {
    cover(from: mark, to: self.mark)
  }

  /// Forgets what can be used of views that were made between two moments.
  func cover(from start: Mark, to end: Mark) {
    allControls.removeSubrange(start.controls..<end.controls)
    allScrollViews.removeSubrange(start.scrollViews..<end.scrollViews)
  }

  /// Closes the sheet or alert on top without a choice.
  ///
  /// - Returns: Whether there is one.
  package func dismissTop() -> Bool {
    guard topLayer > 0, let top = dismissals.last(where: { $0.layer == topLayer }) else {
      return false
    }
    top.dismiss()
    return true
  }
}

/// The identity of a view, for callers that only hand it back.
package struct ViewPathToken {
  let path: ViewPath
  let layer: Int
}

/// A control with what people can do to it.
package struct OperableControl {
  package enum Action {
    case tap(() -> Void)
    /// A switch, which a tap turns over.
    case toggle(Binding<Bool>)
    case text(Binding<String>)
    /// The options' titles, and a way to choose one.
    case choice([String], (Int) -> Void)
    /// Up is true.
    case step((Bool) -> Void)
    /// A fraction between 0 and 1.
    case slide((Double) -> Void)
  }

  /// Its words, as they can be read.
  package var title: String
  /// How many sheets and alerts are between the window and it.
  let layer: Int
  package var identifier: String?
  package var label: String?
  package var isEnabled: Bool
  package var action: Action

  package func isCalled(_ name: String) -> Bool {
    title == name || identifier == name || label == name
  }
}

extension ViewTree {
  /// The texts in it, joined with spaces.
  var words: String {
    let texts = nodes.compactMap { node -> String? in
      if case .text(let text) = node.content { text.string } else { nil }
    }
    return texts.joined(separator: " ")
  }
}
