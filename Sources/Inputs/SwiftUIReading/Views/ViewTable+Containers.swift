import CodeEvaluation
import DynamicTypeModel
import SwiftUIModel

/// Stacks, groups and scroll views.
extension ViewTable {
  static let stacks: [String: Maker] = [
    "VStack": stack(.vertical), "HStack": stack(.horizontal),
    "LazyVStack": stack(.vertical, isLazy: true), "LazyHStack": stack(.horizontal, isLazy: true),
    "ZStack": { reader, call in
      .view(
        ViewPiece(
          .depthStack(reader.alignment(reader.value("alignment", call))), at: call.location,
          [reader.content(call)]))
    },
    "EquatableView": { reader, call in
      call.expression("content").map { .view(reader.view(of: reader.evaluate($0))) }
    },
    "Group": { reader, call in
      reader.group(subviewsOf: call) ?? .view(reader.content(call))
    },
    "_VariadicView.Tree": { reader, call in reader.variadicTree(call) },
    "GlassEffectContainer": { reader, call in .view(reader.content(call)) },
    "AnyView": { reader, call in reader.first(call).map { .view(reader.view(of: $0)) }
    },
    "ModifiedContent": { reader, call in
      guard let content = reader.value("content", call) else { return nil }
      var modifier: [CallArguments.Argument] = []
      if var given = call.expression("modifier")?.given {
        // `modifier(_:)` takes it without a label.
        given.label = nil
        modifier.append(CallArguments.Argument(given))
      }
      return .view(
        reader.applyModifier(reader.view(of: content), CallArguments(modifier, of: call)))
    },
    "ScrollView": { reader, call in
      let axes = reader.axes(reader.first(call)) ?? .vertical
      return .view(ViewPiece(.scrollView(axes), at: call.location, [reader.content(call)]))
    },
    "ScrollViewReader": { reader, call in
      .view(reader.content(call, with: [reader.machine.unknown("proxy")]))
    },
    "TimelineView": { reader, call in
      .view(reader.content(call, with: [reader.machine.unknown("context")]))
    },
    // The first of its phases, and where a movement begins.
    "PhaseAnimator": { reader, call in
      let first = call.unlabelled.first.flatMap { reader.elements(of: $0).first }
      return .view(reader.content(call, with: [first ?? reader.machine.unknown("phase")]))
    },
    "KeyframeAnimator": { reader, call in
      let first = call.expression("initialValue")?.given.value
      return .view(reader.content(call, with: [first ?? reader.machine.unknown("value")]))
    },
    "ViewThatFits": { reader, call in
      let axes = reader.axes(reader.value("in", call)) ?? .both
      return .view(ViewPiece(.viewThatFits(axes), at: call.location, [reader.content(call)]))
    },
  ]

  static let grids: [String: Maker] = [
    "LazyVGrid": lazyGrid(.vertical), "LazyHGrid": lazyGrid(.horizontal),
    "Grid": { reader, call in
      let grid = GridDescription(
        alignment: reader.alignment(reader.value("alignment", call)),
        horizontalSpacing: reader.number("horizontalSpacing", call),
        verticalSpacing: reader.number("verticalSpacing", call))
      return .view(ViewPiece(.grid(grid), at: call.location, [reader.content(call)]))
    },
    "GridRow": { reader, call in
      let guide = reader.guide(reader.value("alignment", call), .vertical)
      return .view(
        ViewPiece(.gridRow(alignment: guide), at: call.location, [reader.content(call)]))
    },
  ]

  static let deferredViews: [String: Maker] = [
    "WithViewStore": { reader, call in
      .view(
        reader.content(
          call, with: [call.unlabelled.first?.given.value ?? reader.machine.unknown("viewStore")]
        ))
    },
    "IfLetStore": { reader, call in
      guard let store = call.unlabelled.first?.given.value else { return nil }
      if case .null = store {
        return .view(reader.views(call.expression("else"), call) ?? .empty)
      }
      return .view(
        reader.views(
          call.expression("then") ?? call.trailing, call, with: [store])
          ?? .empty)
    },
    "WithPerceptionTracking": { reader, call in .view(reader.content(call)) },
    "GeometryReader": { reader, call in reader.geometryReader(call) },
  ]

  private static func stack(_ axis: Axis, isLazy: Bool = false) -> Maker {
    { reader, call in
      let guide = reader.guide(
        reader.value("alignment", call), axis == .vertical ? .horizontal : .vertical)
      let stack = StackDescription(
        axis: axis, alignment: guide, spacing: reader.number("spacing", call), isLazy: isLazy)
      return .view(ViewPiece(.stack(stack), at: call.location, [reader.content(call)]))
    }
  }

  private static func lazyGrid(_ axis: Axis) -> Maker {
    { reader, call in
      let tracks = reader.tracks(
        reader.value(axis == .vertical ? "columns" : "rows", call, as: nil))
      let grid = LazyGridDescription(
        axis: axis, tracks: tracks, spacing: reader.number("spacing", call))
      return .view(ViewPiece(.lazyGrid(grid), at: call.location, [reader.content(call)]))
    }
  }
}

extension ViewReader {
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
    guard let closure = call.trailing ?? call.expression("content") else { return nil }
    let function = closure.given.value
    let place = "geometry \(call.file):\(closure.given.place?.offset ?? 0)"
    let key = appearance.key(place)
    let made = later { (reader: ViewReader, proxy: GeometryProxy) -> ViewTree in
      reader.limited(place, to: 3) {
        let value = reader.machineValue(proxy)
        return reader.noting(reader.views(function, with: [value]), of: key).tree()
          .inheritingProvenance()
      } ?? ViewPiece.opaque("GeometryReader", "it contains itself", at: call.location).tree()
    }
    return .view(
      ViewPiece(
        .geometryReader { proxy in made(nil, proxy) }, at: call.location,
        preference: .deferred(key)))
  }

  /// What a closure of a `GeometryReader` reads.
  func machineValue(_ proxy: GeometryProxy) -> MachineValue {
    let insets = proxy.safeAreaInsets
    let frame = proxy.globalFrame
    return run { () throws(Unwind) -> MachineValue in
      func number(_ value: Double) -> MachineValue { .double(value, .cgFloat) }
      func made(_ type: String, _ values: [(String, MachineValue)]) throws(Unwind) -> MachineValue {
        try self.machine.make(.named(type), values.map { (Optional($0.0), $0.1) })
      }
      let size = try made(
        "CGSize", [("width", number(proxy.size.width)), ("height", number(proxy.size.height))])
      let safeArea = try made(
        "EdgeInsetsOfSafeArea",
        [
          ("top", number(insets.top)), ("leading", number(insets.leading)),
          ("bottom", number(insets.bottom)), ("trailing", number(insets.trailing)),
        ])
      let global = try made(
        "CGRect",
        [
          ("x", number(frame.minX)), ("y", number(frame.minY)), ("width", number(frame.width)),
          ("height", number(frame.height)),
        ])
      let spaces = try self.appearance.measures.spaces.map { name, origin throws(Unwind) in
        try made(
          "_Space", [("name", .string(name)), ("x", number(origin.x)), ("y", number(origin.y))])
      }
      return try made(
        "GeometryProxy",
        [
          ("size", size), ("safeAreaInsets", safeArea), ("globalFrame", global),
          ("_spaces", .array(ArrayValue(spaces))),
        ])
    }
  }
}
