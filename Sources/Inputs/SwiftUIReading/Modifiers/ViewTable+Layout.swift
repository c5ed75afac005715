import CodeEvaluation
import DynamicTypeModel
import SwiftUIModel

/// Modifiers that change sizes and places.
extension ViewTable {
  static let layoutModifiers: [String: Modifier] = [
    "frame": { $0.frame($1, $2) },
    "padding": { $0.padding($1, $2) },
    "fixedSize": { reader, view, call in
      guard !call.isEmpty else { return view.modified(by: .fixedSize(.both), at: call.location) }
      var axes = AxisSet()
      if reader.truthValue(reader.value("horizontal", call)) { axes.formUnion(.horizontal) }
      if reader.truthValue(reader.value("vertical", call)) { axes.formUnion(.vertical) }
      return view.modified(by: .fixedSize(axes), at: call.location)
    },
    "aspectRatio": { reader, view, call in
      let mode = reader.symbolName(reader.value("contentMode", call))
      return view.modified(
        by: .aspectRatio(reader.number(reader.first(call)), mode == "fill" ? .fill : .fit),
        at: call.location)
    },
    "scaledToFit": { _, view, call in view.modified(by: .aspectRatio(nil, .fit), at: call.location)
    },
    "scaledToFill": { _, view, call in
      view.modified(by: .aspectRatio(nil, .fill), at: call.location)
    },
    "layoutPriority": { reader, view, call in
      view.modified(
        by: .layoutPriority(reader.number(reader.first(call)) ?? 0), at: call.location)
    },
    "offset": { reader, view, call in
      view.modified(
        by: .offset(x: reader.number("x", call) ?? 0, y: reader.number("y", call) ?? 0),
        at: call.location)
    },
    "position": { reader, view, call in
      guard let x = reader.number("x", call) else { return view }
      return view.modified(
        by: .position(x: x, y: reader.number("y", call) ?? 0), at: call.location)
    },
    "ignoresSafeArea": ignoresSafeArea, "edgesIgnoringSafeArea": ignoresSafeArea,
    "containerRelativeFrame": { reader, view, call in
      let axes = reader.axes(reader.first(call)) ?? .both
      return view.modified(
        by: .containerRelativeFrame(
          axes, reader.alignment(reader.value("alignment", call)), length: nil),
        at: call.location)
    },
    "contentMargins": { reader, view, call in
      // `for: .scrollIndicators` moves indicators alone.
      if reader.symbolName(reader.value("for", call)) == "scrollIndicators" { return view }
      let given = call.unlabelled.map { reader.evaluate($0) }
      guard let length = given.last.flatMap({ reader.number($0) }) else { return view }
      let edges = given.count > 1 ? reader.edges(given[0]) ?? .all : .all
      return view.changed(.contentMargins(edges, length))
    },
    "safeAreaPadding": { reader, view, call in
      let edges = reader.edges(reader.first(call)) ?? .all
      let length = call.unlabelled.last.map { reader.evaluate($0) }
      return view.modified(
        by: .safeAreaPadding(DirectionalInsets(edges, reader.number(length) ?? 16)),
        at: call.location)
    },
    "gridCellColumns": { reader, view, call in
      let count = reader.number(reader.first(call)).map { Int(clamping: $0) }
      return view.modified(by: .gridCell(GridCellOptions(columns: count)), at: call.location)
    },
    "gridCellUnsizedAxes": { reader, view, call in
      let axes = reader.axes(reader.first(call)) ?? []
      return view.modified(by: .gridCell(GridCellOptions(unsizedAxes: axes)), at: call.location)
    },
    "gridCellAnchor": { _, view, _ in view },
    "gridColumnAlignment": { _, view, _ in view },
    "alignmentGuide": { reader, view, call in reader.alignmentGuide(view, call) },
  ]

  private static let ignoresSafeArea: Modifier = { reader, view, call in
    let edges = reader.edges(reader.value("edges", call) ?? reader.first(call)) ?? .all
    if reader.symbolName(reader.first(call)) == "keyboard" { return view }
    return view.modified(by: .ignoresSafeArea(edges), at: call.location)
  }
}

extension ViewReader {
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
    let (width, height) = (length("width", of: view, call), length("height", of: view, call))
    let framed = view.modified(
      by: .frame(width: width.points, height: height.points, alignment: alignment),
      at: call.location)
    guard width.isAssumed || height.isAssumed else { return framed }
    return framed.assumed(
      "what has lengths that nobody knows is \(Int(Self.lengthOfUnknown)) points long")
  }

  /// A length of a frame. One that nobody knows is none where there is a text in the frame; else it is short, for a shape or a
  /// picture without a length takes all the room that texts beside it have.
  private func length(
    _ label: String, of view: ViewPiece, _ call: CallArguments
  ) -> (points: Double?, isAssumed: Bool) {
    guard !view.hasText, call.labels.contains(label), let given = value(label, call) else {
      return (number(label, call), false)
    }
    if let known = number(given) { return (known, false) }
    if case .null = given.readable { return (nil, false) }
    return (Self.lengthOfUnknown, true)
  }

  /// In points: between an icon's and a picture's.
  private static let lengthOfUnknown = 40.0

  func padding(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    let values = call.unlabelled.map { argument in
      let value = evaluate(argument)
      if case .symbol(let symbol) = value, symbol.name == "init" {
        return resolve(value, as: "EdgeInsets")
      }
      return value
    }
    guard let first = values.first else {
      return view.modified(by: .padding(.all, length: nil), at: call.location)
    }
    let edges = edges(first)
    if edges == nil {
      if let length = number(first) {
        return view.modified(by: .padding(.all, length: length), at: call.location)
      }
      if let insets = insets(resolve(first, as: "EdgeInsets")) {
        return view.modified(by: .insetPadding(insets), at: call.location)
      }
    }
    return view.modified(
      by: .padding(edges ?? .all, length: values.count > 1 ? number(values[1]) : nil),
      at: call.location)
  }

  /// A guide whose closure is evaluated with the view's dimensions.
  func alignmentGuide(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    let name = first(call)
    guard let closure = call.trailing ?? call.expression("computeValue"),
      let guide = guide(name, .horizontal) ?? guide(name, .vertical)
    else { return view }
    let function = closure.given.value
    let made = later { (reader: ViewReader, dimensions: ViewDimensions) -> Double? in
      reader.number(
        reader.convert(
          reader.run { () throws(Unwind) -> MachineValue in
            let value = try reader.machineValue(dimensions)
            return try reader.machine.call(function, with: [value])
          }))
    }
    return view.modified(
      by: .alignmentGuide(guide) { dimensions in
        made(nil, dimensions) ?? guide.defaultValue(in: dimensions)
      }, at: call.location)
  }

  /// What a closure of an alignment guide reads.
  private func machineValue(_ dimensions: ViewDimensions) throws(Unwind) -> MachineValue {
    let guides: [(String, GuideKey)] = [
      ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
      ("horizontalCenter", .horizontalCenter), ("verticalCenter", .verticalCenter),
    ]
    return try machine.make(
      .named("ViewDimensions"),
      [
        ("width", .double(dimensions.width, .cgFloat)),
        ("height", .double(dimensions.height, .cgFloat)),
      ] + guides.map { (Optional($0.0), .double(dimensions[$0.1], .cgFloat)) })
  }
}
