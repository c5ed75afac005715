import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import SwiftUIModel

/// Containers that are given the views of their content one by one.
extension ViewReader {
  /// `_VariadicView.Tree(root) { … }`, of whose root a function makes the body.
  func variadicTree(_ call: CallArguments) -> Value? {
    guard case .instance(let root)? = call.unlabelled.first.map(evaluate) else { return nil }
    let children = elements(showing: content(call))
    let made = run { () throws(Unwind) -> MachineValue in
      try self.machine.call("body", on: root.value, [("children", children)])
        ?? self.machine.unknown(root.type.name)
    }
    return .view(view(of: made))
  }

  /// `Group(subviews: content) { subviews in … }`; nil without that label.
  func group(subviewsOf call: CallArguments) -> Value? {
    guard let given = call.expression("subviews") else { return nil }
    let children = elements(showing: view(of: evaluate(given)))
    return .view(content(call, with: [children]))
  }

  /// `ForEach(subviews: content) { subview in … }`; nil without that label.
  func forEach(subviewsOf call: CallArguments) -> Value? {
    guard let given = call.expression("subviews"),
      let closure = call.trailing ?? call.expression("content")
    else { return nil }
    guard case .array(let children) = elements(showing: view(of: evaluate(given))) else {
      return nil
    }
    return .view(.group(children.elements.map { views(closure.given.value, with: [$0]) }))
  }

  /// A list of the views that a view consists of, each with an `id`.
  private func elements(showing content: ViewPiece) -> MachineValue {
    let type = TypeReference.named("_VariadicViewChild")
    let elements = content.subviews.enumerated().map { number, piece in
      run { () throws(Unwind) -> MachineValue in
        try self.machine.make(
          type,
          [
            ("id", .integer(number, .int)),
            ("content", self.machine.foreign(piece, .named("View"))),
          ])
      }
    }
    return .array(ArrayValue(elements, element: type))
  }
}

extension ViewPiece {
  /// The views that are laid out one by one where this one stands: those of groups, each with the modifiers of its group.
  var subviews: [ViewPiece] {
    if case .group = content {
      let inner = children.flatMap(\.subviews)
      guard provenance != .known else { return inner }
      return inner.map { ViewPiece(.group, at: location, provenance: provenance, [$0]) }
    }
    guard content.isModifier, let first = children.first else { return [self] }
    let inner = first.subviews
    guard inner.count != 1 else { return [self] }
    return inner.map {
      ViewPiece(content, at: location, provenance: provenance, [$0] + children.dropFirst())
    }
  }
}
