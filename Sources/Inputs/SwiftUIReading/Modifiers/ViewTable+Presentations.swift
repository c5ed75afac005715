import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import SwiftUIModel

/// Screens over a screen, and those that a navigation stack shows instead of its root: they are part of what is read where
/// code says for sure that they are shown from the start.
extension ViewTable {
  static let presentationModifiers: [String: Modifier] = [
    "sheet": { $0.presenting($1, $2, .sheet) },
    "fullScreenCover": { $0.presenting($1, $2, .fullScreenCover) },
    "popover": { $0.presenting($1, $2, .popover) },
    "presentationDetents": { reader, view, call in
      guard case .array(let values)? = reader.first(call)?.readable else { return view }
      let detents = values.compactMap { reader.detent($0) }
      guard detents.count == values.count, call.expression("selection") == nil else { return view }
      return view.modified(by: .presentationDetents(detents), at: call.location)
    },
    "navigationDestination": { reader, view, call in
      guard let builder = call.trailing ?? call.expression("destination") else { return view }
      let content = builder.given.value
      if let given = call.expression("for") {
        guard case .type(let type) = given.given.value else { return view }
        return view.telling(.destination(type, content))
      }
      guard let shown = reader.presented(call) else { return view }
      return view.telling(.screen(content, shown))
    },
  ]
}

extension ViewReader {
  /// What a modifier's content is given where code says for sure that it is shown: nothing, or the `item:`; nil where it is
  /// not shown, or nobody knows.
  fileprivate func presented(_ call: CallArguments) -> [MachineValue]? {
    if let given = call.expression("isPresented"), case .bool(true) = held(given.given.value) {
      return []
    }
    guard let given = call.expression("item"), case .some(let item) = held(given.given.value) else {
      return nil
    }
    return [machine.current(item)]
  }

  /// What a binding gives, without a choice of what is not known.
  func held(_ value: MachineValue) -> MachineValue {
    let value = machine.current(value)
    if case .structure(let structure) = value, let inner = wrapped(value, structure.type) {
      return machine.current(inner)
    }
    if case .foreign(let foreign) = value, foreign.name == "constant",
      let given = foreign.arguments,
      given.count == 1
    {
      return machine.current(given[0].value)
    }
    return value
  }

  fileprivate func presenting(
    _ view: ViewPiece, _ call: CallArguments, _ kind: PresentationDescription.Kind
  ) -> ViewPiece {
    guard let builder = call.trailing ?? call.expression("content"), let given = presented(call)
    else { return view }
    let outer = environmentValues
    defer { environmentValues = outer }
    environmentValues["isPresented"] = .bool(true)
    return view.modified(
      by: .presentation(PresentationDescription(kind, isPresented: true)), at: call.location,
      secondary: views(builder.given.value, with: given))
  }

  fileprivate func detent(_ value: Value) -> PresentationDetent? {
    guard case .symbol(let symbol) = value.readable, let step = symbol.steps.last else {
      return nil
    }
    switch step.name {
    case "medium": return .medium
    case "large": return .large
    case "fraction": return number(step.arguments?.first?.value).map { .fraction($0) }
    case "height": return number(step.arguments?.first?.value).map { .height($0) }
    default: return nil
    }
  }

  /// The screen that a navigation stack shows: its root, or what its path ends in, or what a view in it leads to.
  func topScreen(of root: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard root.hasPreferences else { return root }
    var screen: ViewPiece?
    if let path = call.expression("path"), let last = lastElement(held(path.given.value)) {
      guard let type = machine.type(of: last) else { return root }
      let destinations = destinations(in: root)
      guard let content = destinations.byType.first(where: { $0.type == type })?.content else {
        return root
      }
      screen = views(content, with: [last])
    } else if let shown = destinations(in: root).shown {
      screen = views(shown.content, with: shown.given)
    }
    return screen?.modified(by: .navigationBackButton(title: title(of: root))) ?? root
  }

  private func lastElement(_ path: MachineValue) -> MachineValue? {
    var elements = path
    if case .structure(let structure) = path, structure.type.name == "NavigationPath" {
      elements = run { () throws(Unwind) -> MachineValue in
        try self.machine.value(of: "_elements", in: path)
      }
    }
    guard case .array(let array) = machine.current(elements) else { return nil }
    return array.elements.last.map { machine.current($0) }
  }

  /// How many views of a stack's root are gone through.
  private static let mostViewsOfStack = 10_000

  private typealias Destination = (type: TypeReference, content: MachineValue)

  /// What the views of a stack's root lead to, those in stacks of their own left out.
  private func destinations(
    in root: ViewPiece
  ) -> (byType: [Destination], shown: (content: MachineValue, given: [MachineValue])?) {
    var byType: [Destination] = []
    var shown: (content: MachineValue, given: [MachineValue])?
    root.visit(most: Self.mostViewsOfStack) { next in
      guard next.hasPreferences else { return false }
      switch next.preference {
      case .destination(let type, let content)?: byType.append((type, content))
      case .screen(let content, let given)?: shown = shown ?? (content, given)
      default: break
      }
      if case .navigationStack = next.content { return false }
      return true
    }
    return (byType, shown)
  }

  private func title(of root: ViewPiece) -> StyledText? {
    var found: StyledText?
    root.visit(most: Self.mostViewsOfStack) { next in
      if found == nil, case .navigationTitle(let title) = next.content { found = title }
      return found == nil
    }
    return found
  }
}
