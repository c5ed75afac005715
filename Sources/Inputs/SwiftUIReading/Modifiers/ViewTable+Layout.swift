import DynamicTypeModel
import SwiftSyntax
import SwiftUIModel

/// Modifiers that change sizes and places.
extension ViewTable {
  static let layoutModifiers: [String: Modifier] = [
    "frame": { $0.frame($1, $2) },
    "padding": { $0.padding($1, $2) },
    "fixedSize": { evaluator, view, call in
      guard !call.isEmpty else { return view.modified(by: .fixedSize(.both), at: call.location) }
      var axes = AxisSet()
      if evaluator.truthValue(evaluator.value("horizontal", call)) { axes.formUnion(.horizontal) }
      if evaluator.truthValue(evaluator.value("vertical", call)) { axes.formUnion(.vertical) }
      return view.modified(by: .fixedSize(axes), at: call.location)
    },
    "aspectRatio": { evaluator, view, call in
      let mode = evaluator.symbolName(evaluator.value("contentMode", call))
      return view.modified(
        by: .aspectRatio(evaluator.number(evaluator.first(call)), mode == "fill" ? .fill : .fit),
        at: call.location)
    },
    "scaledToFit": { _, view, call in view.modified(by: .aspectRatio(nil, .fit), at: call.location)
    },
    "scaledToFill": { _, view, call in
      view.modified(by: .aspectRatio(nil, .fill), at: call.location)
    },
    "layoutPriority": { evaluator, view, call in
      view.modified(
        by: .layoutPriority(evaluator.number(evaluator.first(call)) ?? 0), at: call.location)
    },
    "offset": { evaluator, view, call in
      view.modified(
        by: .offset(x: evaluator.number("x", call) ?? 0, y: evaluator.number("y", call) ?? 0),
        at: call.location)
    },
    "position": { evaluator, view, call in
      guard let x = evaluator.number("x", call) else { return view }
      return view.modified(
        by: .position(x: x, y: evaluator.number("y", call) ?? 0), at: call.location)
    },
    "ignoresSafeArea": ignoresSafeArea, "edgesIgnoringSafeArea": ignoresSafeArea,
    "containerRelativeFrame": { evaluator, view, call in
      let axes = evaluator.axes(evaluator.first(call)) ?? .both
      return view.modified(
        by: .containerRelativeFrame(
          axes, evaluator.alignment(evaluator.value("alignment", call)), length: nil),
        at: call.location)
    },
    "contentMargins": { evaluator, view, call in
      // `for: .scrollIndicators` moves indicators alone.
      if evaluator.symbolName(evaluator.value("for", call)) == "scrollIndicators" { return view }
      let given = call.unlabelled.map { evaluator.evaluate($0, call.scope) }
      guard let length = given.last.flatMap({ evaluator.number($0) }) else { return view }
      let edges = given.count > 1 ? evaluator.edges(given[0]) ?? .all : .all
      return view.changed(.contentMargins(edges, length))
    },
    "safeAreaPadding": { evaluator, view, call in
      let edges = evaluator.edges(evaluator.first(call)) ?? .all
      let length = call.unlabelled.last.map { evaluator.evaluate($0, call.scope) }
      return view.modified(
        by: .safeAreaPadding(DirectionalInsets(edges, evaluator.number(length) ?? 16)),
        at: call.location)
    },
    "gridCellColumns": { evaluator, view, call in
      let count = evaluator.number(evaluator.first(call)).map { Int(clamping: $0) }
      return view.modified(by: .gridCell(GridCellOptions(columns: count)), at: call.location)
    },
    "gridCellUnsizedAxes": { evaluator, view, call in
      let axes = evaluator.axes(evaluator.first(call)) ?? []
      return view.modified(by: .gridCell(GridCellOptions(unsizedAxes: axes)), at: call.location)
    },
    "gridCellAnchor": { _, view, _ in view },
    "gridColumnAlignment": { _, view, _ in view },
    "alignmentGuide": { evaluator, view, call in evaluator.alignmentGuide(view, call) },
  ]

  private static let ignoresSafeArea: Modifier = { evaluator, view, call in
    let edges = evaluator.edges(evaluator.value("edges", call) ?? evaluator.first(call)) ?? .all
    if evaluator.symbolName(evaluator.first(call)) == "keyboard" { return view }
    return view.modified(by: .ignoresSafeArea(edges), at: call.location)
  }
}

extension Evaluator {
  func frame(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    let alignment = alignment(value("alignment", call))
    let flexible: Set<String> = [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]
    guard call.labels.isDisjoint(with: flexible) else {
      let frame = FlexibleFrame(
        minWidth: number("minWidth", call), idealWidth: number("idealWidth", call),
        maxWidth: number("maxWidth", call), minHeight: number("minHeight", call),
        idealHeight: number("idealHeight", call), maxHeight: number("maxHeight", call),
        alignment: alignment)
      return view.modified(by: .flexibleFrame(frame), at: call.location)
    }
    return view.modified(
      by: .frame(
        width: number("width", call), height: number("height", call), alignment: alignment),
      at: call.location)
  }

  func padding(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    let values = call.unlabelled.map { argument in
      // Only insets are made by `.init(…)`.
      let isMade =
        argument.as(FunctionCallExprSyntax.self)?.calledExpression.implicitMember == "init"
      return evaluate(
        argument, call.scope, expecting: isMade ? reference("EdgeInsets", call) : nil)
    }
    guard let first = values.first else {
      return view.modified(by: .padding(.all, length: nil), at: call.location)
    }
    if let insets = insets(first) {
      return view.modified(by: .insetPadding(insets), at: call.location)
    }
    if let length = number(first) {
      return view.modified(by: .padding(.all, length: length), at: call.location)
    }
    let edges = edges(first) ?? .all
    return view.modified(
      by: .padding(edges, length: values.count > 1 ? number(values[1]) : nil), at: call.location)
  }

  /// A guide whose closure is evaluated with the view's dimensions.
  func alignmentGuide(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    let name = first(call)
    guard
      let closure = call.trailing ?? call.expression("computeValue")?.as(ClosureExprSyntax.self),
      let guide = guide(name, .horizontal) ?? guide(name, .vertical)
    else { return view }
    let captured = Closure(syntax: closure, scope: call.scope)
    let copy = copyForLater()
    return view.modified(
      by: .alignmentGuide(guide) { dimensions in
        let evaluator = copy()
        return evaluator.number(evaluator.call(captured, [dimensions.value]))
          ?? guide.defaultValue(in: dimensions)
      }, at: call.location)
  }
}

extension ViewDimensions {
  /// What a closure of an alignment guide reads; guides are named `[top]`.
  fileprivate var value: Value {
    let guides: [(String, GuideKey)] = [
      ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
      ("HorizontalAlignment.center", .horizontalCenter),
      ("VerticalAlignment.center", .verticalCenter),
    ]
    return .tuple(
      [
        ("width", .number(width, isInteger: false)), ("height", .number(height, isInteger: false)),
      ] + guides.map { ("[\($0.0)]", .number(self[$0.1], isInteger: false)) })
  }
}
