import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// Fields, progress and boxes.
extension ControlDescription {
  func textField(
    _ field: TextFieldDescription, _ environment: ViewEnvironment
  ) -> ViewTree {
    let shown = field.text.isEmpty ? field.prompt : field.text
    let string =
      field.isSecure && !field.text.isEmpty
      ? String(repeating: "•", count: field.text.count) : shown
    let text = ViewTree(.text(StyledText(string)))
    let color = field.text.isEmpty ? ColorValue.system("placeholderTextColor") : nil
    let side: ViewAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let content: ViewTree
    if field.growsVertically {
      content = text.filling(side)
    } else {
      let part = ControlPart.field(isSecure: field.isSecure, isEmpty: field.text.isEmpty)
      // Where no width is offered the field is as wide as what it shows.
      let line = text.changed(.lineLimit(.systemLine)).changed(
        .foregroundColor(color ?? environment.foregroundColor))
      content = ViewTree(
        .depthStack(.leading), children: [ViewTree(.controlPart(part)), line.filling(side)]
      )
      // To its neighbours it is no text.
      .modified(by: .insetPadding(.zero))
    }
    guard environment.textFieldStyle == .roundedBorder else { return content }
    return content.modified(
      by: .insetPadding(DirectionalInsets(top: 6, leading: 7, bottom: 6, trailing: 7)))
  }

  /// Text that scrolls within what the editor takes.
  func textEditor(_ text: String) -> ViewTree {
    let inset = ViewTree(.text(StyledText(text))).modified(
      by: .insetPadding(DirectionalInsets(top: 8, leading: 5, bottom: 8, trailing: 5)))
    let content = ViewTree(.scrollView(.vertical), children: [inset])
    return ViewTree(.controlPart(.editor)).modified(by: .overlay(.topLeading), secondary: content)
  }

  /// A bar between its label and its value; or a spinner above its label.
  func progress(_ fraction: Double?, _ environment: ViewEnvironment) -> ViewTree {
    let label = environment.hidesLabels ? ViewTree.empty : ViewTree(.slot(0))
    let value = ViewTree(.slot(1))
    let isCircular =
      switch environment.progressStyle {
      case .automatic: fraction == nil
      case .circular: true
      case .linear: false
      }
    if isCircular {
      return ViewTree(
        .stack(StackDescription(axis: .vertical)),
        children: [ViewTree(.controlPart(.spinner)), label, value])
    }
    let bar = ViewTree(.controlPart(.progressBar(fraction: fraction ?? 0)))
    return .column(spacing: 4, [label, bar, value.changed(.font(.caption))])
  }

  func disclosureGroup(_ isExpanded: Bool) -> ViewTree {
    let spacer = ViewTree(.spacer(minLength: nil))
    let head = ViewTree.row([
      ViewTree(.slot(0)), spacer,
      ViewTree(.controlPart(.disclosureIndicator(isExpanded: isExpanded))),
    ])
    return .column([head, isExpanded ? ViewTree(.slot(1)) : .empty])
  }

  var groupBox: ViewTree {
    ViewTree.column([ViewTree(.slot(0)).changed(.font(.headline)), ViewTree(.slot(1))])
      .filling(.leading).modified(by: .padding(.all, length: nil))
  }

  var contentUnavailable: ViewTree {
    let stack = ViewTree(
      .stack(StackDescription(axis: .vertical)),
      children: [
        ViewTree(.slot(0)).changed(.font(.title2.bold())),
        ViewTree(.slot(1)).changed(.foregroundColor(.system("secondaryLabelColor"))),
        ViewTree(.slot(2)),
      ])
    return stack.changed(.multilineTextAlignment(.center)).modified(
      by: .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
  }

  /// A bar between its label and its value, or a ring around the value.
  func gauge(_ fraction: Double, _ environment: ViewEnvironment) -> ViewTree {
    let value = ViewTree(.slot(1))
    let bar = ViewTree(.controlPart(.progressBar(fraction: fraction)))
    let label = environment.hidesLabels ? ViewTree.empty : ViewTree(.slot(0))
    switch environment.gaugeStyle {
    case .accessoryCircular, .accessoryCircularCapacity:
      let ring = ViewTree(.controlPart(.gaugeRing(fraction: fraction)))
      let inner = value.changed(.lineLimit(.systemLine))
        .changed(.minimumScaleFactor(0.5)).modified(by: .padding(.all, length: 8))
      return ring.modified(by: .overlay(.center), secondary: inner)
    case .accessoryLinear, .accessoryLinearCapacity:
      return .row([ViewTree(.slot(2)), bar, ViewTree(.slot(3))])
    case .automatic, .linearCapacity:
      let row = ViewTree.row([ViewTree(.slot(2)), bar, ViewTree(.slot(3))])
      let column = ViewTree(
        .stack(StackDescription(axis: .vertical)), children: [label, row, value])
      return column
    }
  }
}
