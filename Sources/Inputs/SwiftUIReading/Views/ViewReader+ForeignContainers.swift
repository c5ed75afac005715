import CodeEvaluation
import SwiftCode
import SwiftUIModel

/// Views of other modules that are given views: what they are given is likely shown, and how is not known.
extension ViewReader {
  /// What is shown in the place of `Card { Text("a") }` where no source declares `Card`: what is in it, in a
  /// vertical stack, before a box of which nobody knows what it draws. Nil where nothing of it is a view.
  func foreignContainer(_ name: String, _ call: CallArguments) -> Value? {
    guard name.first?.isUppercase == true, !Self.showsLater(name, call) else { return nil }
    if Self.isPicture(likelyBy: name) { return asyncImage(call) }
    if let like = likelySystemView(name, call), let make = ViewTable.views[like],
      case .view(let view)? = make(self, call)
    {
      return .view(view.assumed("\(name) is a \(like)"))
    }
    let pieces = call.arguments.compactMap { argument in shown(argument, name, call) }.filter {
      !$0.isEmpty
    }
    if let field = likelyField(name, call), let make = ViewTable.views[field],
      case .view(let view)? = make(self, call)
    {
      let whole =
        pieces.isEmpty
        ? view
        : ViewPiece(.stack(StackDescription(axis: .vertical)), at: call.location, [view] + pieces)
      return .view(whole.assumed("\(name) is a \(field), with what it is given below"))
    }
    guard !pieces.isEmpty else { return nil }
    let stack = ViewPiece(.stack(StackDescription(axis: .vertical)), at: call.location, pieces)
    let box = ViewPiece.opaque(name, "it is a view of another module", at: call.location)
    let whole = stack.modified(by: .background(.center), at: call.location, secondary: box)
    return .view(whole.assumed("\(name) shows what is in it, from top to bottom"))
  }

  /// What a closure shows that makes views; nil for an action.
  private func shown(
    _ argument: CallArguments.Argument, _ name: String, _ call: CallArguments
  ) -> ViewPiece? {
    guard case .function(let function) = argument.given.value else { return nil }
    let count = function.parameterCount
    if count == 1, let list = call.unlabelled.first ?? call.expression("data"), isListLike(list) {
      return .group(
        elements(of: list).compactMap { made(argument.given.value, with: [$0]) })
    }
    return made(
      argument.given.value, with: (0..<count).map { machine.unknown("\(name) \($0 + 1)") })
  }

  private func made(_ function: MachineValue, with values: [MachineValue]) -> ViewPiece? {
    let made = run { () throws(Unwind) -> MachineValue in
      try self.machine.built(function, with: values)
    }
    return showsViews(made, depth: 0) ? view(of: made) : nil
  }

  /// Whether something that a closure gives is made of views, rather than what an action leaves.
  private func showsViews(_ value: MachineValue, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    switch machine.current(value) {
    case .foreign(let foreign):
      if foreign.root?.name == "TupleView" {
        return (foreign.arguments ?? []).contains { showsViews($0.value, depth: depth + 1) }
      }
      return foreign.type.map { machine.isSubtype($0.unwrapped, of: .named("View")) } ?? false
    case .structure(let structure): return isView(structure.type)
    case .some(let inner): return showsViews(inner, depth: depth + 1)
    case .choice(let choice):
      return showsViews(choice.whenTrue, depth: depth + 1)
        || showsViews(choice.whenFalse, depth: depth + 1)
    default: return false
    }
  }

  /// The view of SwiftUI that a name says it is one of: `ThemedSection` a section, `AsyncButton` a button.
  private func likelySystemView(_ name: String, _ call: CallArguments) -> String? {
    let hasClosure = call.arguments.contains(where: \.isClosure)
    let names = [
      "Section", "List", "Form", "ScrollView", "LazyVStack", "LazyHStack", "VStack", "HStack",
      "ZStack", "NavigationStack", "NavigationView", "NavigationLink", "Button", "Toggle",
    ]
    if hasClosure || call.labels.contains("isOn"),
      let found = names.first(where: { name.hasSuffix($0) })
    {
      return found
    }
    // A row with a title and something beside it.
    guard name.hasSuffix("Row"), call.trailing != nil, let title = first(call) else { return nil }
    switch title.readable {
    case .string, .localized, .text: return "LabeledContent"
    case .symbol(let symbol): return key(symbol) == nil ? nil : "LabeledContent"
    default: return nil
    }
  }

  /// The field that a name says it is: `VerifiableTextField("E-mail", text: $mail) { … }` is a text field with what it
  /// is given below.
  private func likelyField(_ name: String, _ call: CallArguments) -> String? {
    call.labels.contains("text") ? Self.field(likelyBy: name) : nil
  }

  /// The field of SwiftUI that a type of another module is by its name.
  static func field(likelyBy name: String) -> String? {
    ["TextField", "SecureField"].first { name.hasSuffix($0) }
  }

  /// Whether a type of another module is a view that shows a picture from the network: Kingfisher's `KFImage`,
  /// SDWebImage's `WebImage` and `AnimatedImage`, Nuke's `LazyImage`, and those that are named alike.
  static func isPicture(likelyBy name: String) -> Bool {
    endsOfPictures.contains(where: name.hasSuffix)
  }

  private static let endsOfPictures = [
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage", "URLImage",
    "AsyncImage", "CachedImage", "RemoteImage", "NetworkImage",
  ]

  /// Whether its views come up when people ask for them.
  private static func showsLater(_ name: String, _ call: CallArguments) -> Bool {
    let words = [
      "Sheet", "Popover", "Popup", "Alert", "Dialog", "Menu", "Tooltip", "Drawer", "Toast",
    ]
    let labels = ["isPresented", "isShown", "isShowing", "isOpen", "isVisible", "item", "showing"]
    return words.contains(where: name.contains) || !call.labels.isDisjoint(with: labels)
  }

  /// Whether an argument has elements.
  private func isListLike(_ argument: CallArguments.Argument) -> Bool {
    switch evaluate(argument).readable {
    case .array, .list, .range: true
    default: false
    }
  }
}
