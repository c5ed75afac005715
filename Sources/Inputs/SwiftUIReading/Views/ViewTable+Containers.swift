import DynamicTypeModel
import SwiftSyntax
import SwiftUIModel

/// Stacks, groups and scroll views.
extension ViewTable {
  static let stacks: [String: Maker] = [
    "VStack": stack(.vertical), "HStack": stack(.horizontal),
    "LazyVStack": stack(.vertical, isLazy: true), "LazyHStack": stack(.horizontal, isLazy: true),
    "ZStack": { evaluator, call, _ in
      .view(
        ViewPiece(
          .depthStack(evaluator.alignment(evaluator.value("alignment", call))), at: call.location,
          [evaluator.content(call)]))
    },
    "Group": { evaluator, call, _ in .view(evaluator.content(call)) },
    "GlassEffectContainer": { evaluator, call, _ in .view(evaluator.content(call)) },
    "AnyView": { evaluator, call, _ in evaluator.first(call).map { .view(evaluator.view(of: $0)) }
    },
    "ModifiedContent": { evaluator, call, _ in
      guard let content = evaluator.value("content", call) else { return nil }
      let modifier = CallArguments(
        call.arguments.filter { $0.label == "modifier" }.map {
          CallArguments.Argument(label: nil, expression: $0.expression)
        }, scope: call.scope, location: call.location)
      return .view(evaluator.applyModifier(evaluator.view(of: content), modifier))
    },
    "ScrollView": { evaluator, call, _ in
      let axes = evaluator.axes(evaluator.first(call)) ?? .vertical
      return .view(ViewPiece(.scrollView(axes), at: call.location, [evaluator.content(call)]))
    },
    "ScrollViewReader": { evaluator, call, _ in
      .view(evaluator.content(call, with: [.unknown(Unknown("proxy"))]))
    },
    "TimelineView": { evaluator, call, _ in
      .view(evaluator.content(call, with: [.unknown(Unknown("context"))]))
    },
    "ViewThatFits": { evaluator, call, _ in
      let axes = evaluator.axes(evaluator.value("in", call)) ?? .both
      return .view(ViewPiece(.viewThatFits(axes), at: call.location, [evaluator.content(call)]))
    },
  ]

  static let grids: [String: Maker] = [
    "LazyVGrid": lazyGrid(.vertical), "LazyHGrid": lazyGrid(.horizontal),
    "Grid": { evaluator, call, _ in
      let grid = GridDescription(
        alignment: evaluator.alignment(evaluator.value("alignment", call)),
        horizontalSpacing: evaluator.number("horizontalSpacing", call),
        verticalSpacing: evaluator.number("verticalSpacing", call))
      return .view(ViewPiece(.grid(grid), at: call.location, [evaluator.content(call)]))
    },
    "GridRow": { evaluator, call, _ in
      let guide = evaluator.guide(evaluator.value("alignment", call), .vertical)
      return .view(
        ViewPiece(.gridRow(alignment: guide), at: call.location, [evaluator.content(call)]))
    },
  ]

  static let deferredViews: [String: Maker] = [
    "WithViewStore": { evaluator, call, _ in
      .view(
        evaluator.content(call, with: [evaluator.first(call) ?? .unknown(Unknown("viewStore"))]))
    },
    "IfLetStore": { evaluator, call, _ in
      guard let store = evaluator.first(call) else { return nil }
      if case .null = store {
        return .view(evaluator.views(call.expression("else"), call) ?? .empty)
      }
      return .view(
        evaluator.views(
          call.expression("then") ?? call.trailing.map(ExprSyntax.init), call, with: [store])
          ?? .empty)
    },
    "WithPerceptionTracking": { evaluator, call, _ in .view(evaluator.content(call)) },
    "GeometryReader": { evaluator, call, _ in evaluator.geometryReader(call) },
  ]

  private static func stack(_ axis: Axis, isLazy: Bool = false) -> Maker {
    { evaluator, call, _ in
      let guide = evaluator.guide(
        evaluator.value("alignment", call), axis == .vertical ? .horizontal : .vertical)
      let stack = StackDescription(
        axis: axis, alignment: guide, spacing: evaluator.number("spacing", call), isLazy: isLazy)
      return .view(ViewPiece(.stack(stack), at: call.location, [evaluator.content(call)]))
    }
  }

  private static func lazyGrid(_ axis: Axis) -> Maker {
    { evaluator, call, _ in
      let tracks = evaluator.tracks(
        evaluator.value(axis == .vertical ? "columns" : "rows", call, as: nil))
      let grid = LazyGridDescription(
        axis: axis, tracks: tracks, spacing: evaluator.number("spacing", call))
      return .view(ViewPiece(.lazyGrid(grid), at: call.location, [evaluator.content(call)]))
    }
  }
}

extension Evaluator {
  /// The columns or rows of a lazy grid; two flexible ones where they are not known.
  func tracks(_ value: Value?) -> [LazyGridDescription.Track] {
    guard case .array(let values)? = value?.readable, !values.isEmpty else {
      assume("the grid has two columns")
      let flexible = LazyGridDescription.Track(.flexible(minimum: 10, maximum: .infinity))
      return [flexible, flexible]
    }
    return values.prefix(100).map(track)
  }

  private func track(_ value: Value) -> LazyGridDescription.Track {
    let flexible = LazyGridDescription.Track.Size.flexible(minimum: 10, maximum: .infinity)
    guard case .symbol(let item) = value, let arguments = item.steps.last?.arguments else {
      return LazyGridDescription.Track(flexible)
    }
    let spacing = number(arguments.first { $0.label == "spacing" }?.value)
    guard case .symbol(let size)? = arguments.first(where: { $0.label == nil })?.value,
      let step = size.steps.last
    else { return LazyGridDescription.Track(flexible, spacing: spacing) }
    let minimum = number(step.arguments?.first { $0.label == "minimum" }?.value) ?? 10
    let maximum = number(step.arguments?.first { $0.label == "maximum" }?.value) ?? .infinity
    switch step.name {
    case "fixed":
      return LazyGridDescription.Track(
        .fixed(number(step.arguments?.first?.value) ?? 10), spacing: spacing)
    case "adaptive":
      return LazyGridDescription.Track(
        .adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
    default:
      return LazyGridDescription.Track(
        .flexible(minimum: minimum, maximum: maximum), spacing: spacing)
    }
  }

  /// A `GeometryReader`, whose closure is evaluated for the size that it gets.
  func geometryReader(_ call: CallArguments) -> Value? {
    guard let syntax = call.trailing ?? call.expression("content")?.as(ClosureExprSyntax.self)
    else {
      return nil
    }
    let closure = Closure(syntax: syntax, scope: call.scope)
    let copy = copyForLater()
    return .view(
      ViewPiece(
        .geometryReader { proxy in
          let evaluator = copy()
          return evaluator.view(of: evaluator.call(closure, [proxy.value], as: .builder)).tree()
            .inheritingProvenance()
        }, at: call.location))
  }

  /// Makes an evaluator that goes on from here, for closures that run during layout.
  ///
  /// - Parameter hasTextSizeOfLayout: Whether layout tells the copy its text size; else it keeps the one of now.
  func copyForLater(hasTextSizeOfLayout: Bool = false) -> @Sendable () -> Evaluator {
    if !hasTextSizeOfLayout { _ = textSize }
    // What it asks for is not seen.
    _ = (isDark, legibilityWeight)
    let (project, environment, values, objects) = (
      project, environment, environmentValues, environmentObjects
    )
    var scenario = scenario
    for decision in decisions { scenario[decision.key] = decision.chosen }
    let choices = scenario
    let made = (fields: self.objects, last: lastID)
    let narrowings = narrowings
    // A view that contains itself does so in closures, too, however late they run.
    let active = active
    return {
      let evaluator = Evaluator(project, in: environment, scenario: choices)
      evaluator.narrowings = narrowings
      evaluator.active = active
      evaluator.environmentValues = values
      evaluator.environmentObjects = objects
      evaluator.goOn(with: made.fields, after: made.last)
      return evaluator
    }
  }
}

extension Rect {
  fileprivate var value: Value {
    func number(_ value: Double) -> Value { .number(value, isInteger: false) }
    return .tuple([
      ("minX", number(minX)), ("midX", number(midX)), ("maxX", number(maxX)),
      ("minY", number(minY)), ("midY", number(midY)), ("maxY", number(maxY)),
      ("width", number(width)), ("height", number(height)),
      ("origin", .tuple([("x", number(x)), ("y", number(y))])),
      ("size", .tuple([("width", number(width)), ("height", number(height))])),
    ])
  }
}

extension GeometryProxy {
  /// What a closure of a `GeometryReader` reads.
  var value: Value {
    func number(_ value: Double) -> Value { .number(value, isInteger: false) }
    let insets = safeAreaInsets
    return .tuple([
      ("size", .tuple([("width", number(size.width)), ("height", number(size.height))])),
      (
        "safeAreaInsets",
        .tuple([
          ("top", number(insets.top)), ("leading", number(insets.leading)),
          ("bottom", number(insets.bottom)), ("trailing", number(insets.trailing)),
        ])
      ),
      (Self.frame(in: "global"), globalFrame.value),
      (Self.frame(in: "local"), Rect(width: size.width, height: size.height).value),
    ])
  }

  /// The label of a frame, which no code can name.
  private static func frame(in space: String) -> String { "the frame in .\(space)" }

  /// `frame(in:)` of a reader's value; nil for other values, and for a space that has a name.
  static func frame(of value: Value, in space: String?) -> Value? {
    guard case .tuple(let parts) = value, let space else { return nil }
    return parts.first { $0.label == frame(in: space) }?.value
  }
}
