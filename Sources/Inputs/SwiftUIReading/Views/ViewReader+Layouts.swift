import DynamicTypeModel
import SwiftUIModel

/// Layouts as values: `AnyLayout(HStackLayout())`.
extension ViewReader {
  /// `layout { … }`; nil for a value that is no layout of SwiftUI's.
  func arranged(by layout: Symbol, _ name: String, _ call: CallArguments) -> Value? {
    guard name == "callAsFunction", call.trailing != nil || call.expression("content") != nil else {
      return nil
    }
    if layout.type == "AnyLayout", layout.steps.count == 1,
      case .instance(let own)? = layout.steps[0].arguments?.first?.value.readable
    {
      return .view(arranged(content(call), by: own, at: call.location))
    }
    guard let container = container(of: layout) else { return nil }
    return .view(ViewPiece(container, at: call.location, [content(call)]))
  }

  private func container(of layout: Symbol) -> ViewContent? {
    guard layout.steps.count == 1, let arguments = layout.steps[0].arguments else { return nil }
    func argument(_ label: String?) -> Value? { arguments.first { $0.label == label }?.value }
    switch layout.type {
    case "AnyLayout":
      guard case .symbol(let inner)? = argument(nil)?.readable else { return nil }
      return container(of: inner)
    case "HStackLayout", "VStackLayout":
      let axis: Axis = layout.type == "HStackLayout" ? .horizontal : .vertical
      let across: Axis = axis == .vertical ? .horizontal : .vertical
      return .stack(
        StackDescription(
          axis: axis, alignment: guide(argument("alignment"), across),
          spacing: number(argument("spacing"))))
    case "ZStackLayout": return .depthStack(alignment(argument("alignment")))
    case "GridLayout":
      return .grid(
        GridDescription(
          alignment: alignment(argument("alignment")),
          horizontalSpacing: number(argument("horizontalSpacing")),
          verticalSpacing: number(argument("verticalSpacing"))))
    default: return nil
    }
  }
}
