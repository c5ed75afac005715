import CodeEvaluation
import DynamicTypeModel
import SwiftUIModel

/// Modifiers that bring further views, and those that hide or clip.
extension ViewTable {
  static let layerModifiers: [String: Modifier] = [
    "overlay": { $0.layer($1, $2, isOver: true) },
    "background": { $0.layer($1, $2, isOver: false) },
    "safeAreaInset": { $0.safeAreaInset($1, $2) },
    "safeAreaBar": { $0.safeAreaInset($1, $2) },
    "mask": { _, view, _ in view },
    "hidden": { reader, view, call in
      guard !call.arguments.isEmpty else { return view.modified(by: .hidden, at: call.location) }
      // Of a tab: it is in no bar.
      guard case .bool(true)? = reader.first(call)?.readable else { return view }
      return .empty
    },
    "opacity": { reader, view, call in
      guard let opacity = reader.number(reader.first(call)) else { return view }
      return view.modified(by: .opacity(opacity), at: call.location)
    },
    "clipped": { _, view, call in view.modified(by: .clipped, at: call.location) },
    "clipShape": { reader, view, call in
      view.modified(by: .clipShape(reader.outline(reader.first(call))), at: call.location)
    },
    "cornerRadius": { reader, view, call in
      let radius = reader.number(reader.first(call)) ?? 0
      return view.modified(by: .clipShape(.roundedRectangle(radius)), at: call.location)
    },
    "border": { reader, view, call in
      let border = reader.fill(
        reader.first(call) ?? .null, in: (.rectangle, name: "Border"),
        lineWidth: reader.number("width", call) ?? 1)
      return view.modified(by: .overlay(.center), at: call.location, secondary: border)
    },
    "stroke": { $0.outlined($1, $2) }, "strokeBorder": { $0.outlined($1, $2) },
    "fill": { reader, view, call in
      guard case .shape(let shape) = view.content else { return view }
      guard let argument = call.arguments.first else { return view }
      // Of another module, with a label of its own: whatever it fills with, it is no plain black.
      let style = reader.first(call) ?? .unknown(Unknown(argument.origin))
      return reader.fill(style, in: (shape.outline, shape.name), at: view.location)
    },
    "modifier": { $0.applyModifier($1, $2) },
  ]
}

extension ViewReader {
  func outline(_ value: Value?) -> ShapeContent.Outline {
    switch value {
    case .view(let piece)?:
      if case .shape(let shape) = piece.content { return shape.outline }
    case .symbol(let symbol)?:
      switch symbol.steps.last?.name {
      case "capsule": return .capsule
      case "circle": return .circle
      case "ellipse": return .ellipse
      case "rect":
        let radius = symbol.steps.last?.arguments?.first { $0.label == "cornerRadius" }?.value
        return number(radius).map { .roundedRectangle($0) } ?? .rectangle
      default: break
      }
    default: break
    }
    return .rectangle
  }

  /// What people call an outline.
  private func outlineName(_ value: Value) -> String {
    switch value {
    case .view(let piece):
      if case .shape(let shape) = piece.content { return shape.name }
    case .instance(let instance): return instance.type.name
    default: break
    }
    return switch outline(value) {
    case .roundedRectangle: "RoundedRectangle"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .rectangle, .other: "Rectangle"
    }
  }

  /// `lineWidth:`, or that of a `StrokeStyle`; 1 where neither is written.
  private func lineWidth(_ call: CallArguments) -> Double {
    if let width = number("lineWidth", call) { return width }
    guard case .symbol(let style)? = value("style", call, as: "StrokeStyle") else { return 1 }
    return number(style.steps.first?.arguments?.first { $0.label == "lineWidth" }?.value) ?? 1
  }

  func outlined(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard case .shape(var shape) = view.content else { return view }
    shape.lineWidth = lineWidth(call)
    if let style = first(call) {
      return fill(
        style, in: (shape.outline, shape.name), lineWidth: shape.lineWidth, at: view.location)
    }
    return ViewPiece(.shape(shape), at: view.location)
  }

  func layer(_ view: ViewPiece, _ call: CallArguments, isOver: Bool) -> ViewPiece {
    let alignment = alignment(value("alignment", call))
    let content: ViewContent = isOver ? .overlay(alignment) : .background(alignment)
    if let builder = call.trailing ?? call.expression("content") {
      return view.modified(by: content, at: call.location, secondary: views(builder, call))
    }
    guard let given = first(call) else {
      let shape = ShapeContent(color: .system("systemBackgroundColor"))
      let fill = ViewPiece(.shape(shape), at: call.location).modified(by: .ignoresSafeArea(.all))
      return view.modified(by: content, at: call.location, secondary: fill)
    }
    if case .symbol = given {
      let shape = call.expression("in").map { evaluate($0) }
      var fill = fill(
        given, in: shape.map { (outline($0), name: outlineName($0)) }, at: call.location)
      if !isOver, shape == nil { fill = fill.modified(by: .ignoresSafeArea(.all)) }
      return view.modified(by: content, at: call.location, secondary: fill)
    }
    // `palette.background` is a colour rather than a view.
    if !isOver, case .unknown(let unknown) = given, unknown.type == nil,
      call.unlabelled.first.map({ !$0.origin.contains("(") }) == true
    {
      return view.modified(
        by: content, at: call.location, secondary: fill(given, at: call.location))
    }
    return view.modified(by: content, at: call.location, secondary: self.view(of: given))
  }

  func safeAreaInset(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    let name = symbolName(value("edge", call))
    let edge: ViewEdge =
      switch name {
      case "top": .top
      case "leading": .leading
      case "trailing": .trailing
      default: .bottom
      }
    let axis: Axis = edge == .top || edge == .bottom ? .horizontal : .vertical
    let guide =
      guide(value("alignment", call), axis)
      ?? (axis == .horizontal ? .horizontalCenter : .verticalCenter)
    return view.modified(
      by: .safeAreaInset(edge, alignment: guide, spacing: number("spacing", call)),
      at: call.location, secondary: content(call))
  }

  /// `.modifier(x)`: the app's own modifier around the view.
  func applyModifier(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard let given = first(call, as: "ViewModifier") else { return view }
    guard case .instance(let instance) = given.readable,
      let function = machine.functions(named: "body", of: reference(to: instance.type))
        .first(where: { $0.parameters.count == 1 })
    else {
      if case .symbol = given { return view }
      return view.modified(by: .other(origin(of: given)), at: call.location)
    }
    let label = function.parameters.first?.label
    contents.append(view)
    defer { contents.removeLast() }
    let result = limited("modifier \(instance.type.qualifiedName)", to: 12) {
      run { () throws(Unwind) -> MachineValue in
        let content = self.machine.foreign(ContentBox(view), .named("View"))
        let placed = self.placed(self.withStates(instance.value, of: instance.type))
        return try self.machine.call("body", on: placed, [(label, content)]) ?? content
      }
    }
    return result.map { self.view(of: $0) } ?? view
  }
}

/// What a modifier of the app is applied to, as a value of the machine.
///
/// The machine does not hold the view, which may hold the reader, and with it the machine: ``ViewReader/contents`` does, and what
/// runs during layout.
final class ContentBox {
  private(set) weak var view: ViewPiece?

  init(_ view: ViewPiece) { self.view = view }
}
