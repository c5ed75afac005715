import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import SwiftUIModel

/// Types of the app that conform to `Layout`: their functions run while views are laid out.
extension ViewReader {
  /// Views in a layout; where its functions cannot be followed in a vertical stack of its ideal height, so that it
  /// takes no height of the texts beside it.
  func arranged(
    _ content: ViewPiece, by layout: Instance, at location: SourceLocation?
  ) -> ViewPiece {
    let reading = LayoutReading(layout: layout, reader: self)
    guard reading.isFollowed else {
      let what = "the layout \(layout.type.name) is a vertical stack"
      assume(what)
      return ViewPiece(.stack(StackDescription(axis: .vertical)), at: location, [content])
        .modified(by: .fixedSize(.vertical), at: location).assumed(Assumption(what))
    }
    let name = layout.type.name
    let custom = CustomLayout(
      name: name, size: { reading.size($0, $1) ?? Size() },
      placements: { reading.placements($0, $1, $2) ?? [] })
    return ViewPiece(.customLayout(custom), at: location, [content])
  }

  fileprivate func length(_ name: String, of value: MachineValue) -> Double? {
    number(field([name], of: value))
  }

  fileprivate func point(_ value: MachineValue) -> Point? {
    guard let x = length("x", of: value), let y = length("y", of: value) else { return nil }
    return Point(x: x, y: y)
  }

  fileprivate func proposedSize(_ value: MachineValue) -> ProposedSize? {
    func part(_ name: String) -> Double?? {
      let part = field([name], of: value)
      if case .null = part { return .some(nil) }
      return number(part).map { .some($0) }
    }
    guard let width = part("width"), let height = part("height") else { return nil }
    return ProposedSize(width: width, height: height)
  }

  /// The place of an anchor in a view, as parts of its size.
  fileprivate func unitPoint(_ value: Value) -> Point {
    if case .symbol(let symbol) = value.readable, let arguments = symbol.steps.last?.arguments {
      let x = number(arguments.first { $0.label == "x" }?.value)
      let y = number(arguments.first { $0.label == "y" }?.value)
      return Point(x: x ?? 0, y: y ?? 0)
    }
    let name = (symbolName(value) ?? "").lowercased()
    let x = name.hasSuffix("leading") ? 0 : name.hasSuffix("trailing") ? 1 : 0.5
    let y = name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5
    return name == "zero" ? Point() : Point(x: x, y: y)
  }

  fileprivate func made(_ size: Size) throws(Unwind) -> MachineValue {
    try machine.make(
      .named("CGSize"),
      [("width", .double(size.width, .cgFloat)), ("height", .double(size.height, .cgFloat))])
  }
}

/// What happens while a layout's function runs.
struct LayoutPass {
  var placements: [SubviewPlacement?]
  /// Whether a subview was placed nobody knows where.
  var isUnknown = false
}

/// The functions of a layout, run for real subviews.
private struct LayoutReading: Sendable {
  private let layout: Instance
  private let sized: @Sendable (ViewEnvironment?, (ProposedSize, [any LayoutSubview])) -> Size?
  private let placed:
    @Sendable (ViewEnvironment?, (Size, ProposedSize, [any LayoutSubview])) -> [SubviewPlacement?]?

  init(layout: Instance, reader: ViewReader) {
    self.layout = layout
    sized = reader.later { reader, given in
      LayoutRun(layout: layout, reader: reader).size(given.0, given.1)
    }
    placed = reader.later { reader, given in
      LayoutRun(layout: layout, reader: reader).placements(given.0, given.1, given.2)
    }
  }

  /// Whether its functions can be followed, tried on three subviews of fixed sizes.
  var isFollowed: Bool {
    let subviews = (1...3).map { FixedSubview(length: 20 * Double($0)) }
    let offer = ProposedSize(width: 100, height: 200)
    // A screen has no room for more; a layout without an end asks for its place in ways that are not followed.
    guard let size = size(offer, subviews), let ideal = self.size(.unspecified, subviews),
      [size.width, size.height, ideal.width, ideal.height].allSatisfy({ $0 < 100_000 })
    else { return false }
    return placements(size, offer, subviews)?.contains { $0 != nil } ?? false
  }

  /// Nil where it is not known.
  func size(_ proposed: ProposedSize, _ subviews: [any LayoutSubview]) -> Size? {
    sized(nil, (proposed, subviews))
  }

  /// Nil where they are not known.
  func placements(
    _ size: Size, _ proposed: ProposedSize, _ subviews: [any LayoutSubview]
  ) -> [SubviewPlacement?]? {
    placed(nil, (size, proposed, subviews))
  }
}

/// One run of a layout's function.
private struct LayoutRun {
  let layout: Instance
  let reader: ViewReader
  private var machine: Machine { reader.machine }

  init(layout: Instance, reader: ViewReader) {
    self.layout = layout
    self.reader = reader
  }

  func size(_ proposed: ProposedSize, _ subviews: [any LayoutSubview]) -> Size? {
    let made = call("sizeThatFits", proposed, [:], subviews)?.value
    guard let made, let width = reader.length("width", of: made),
      let height = reader.length("height", of: made)
    else { return nil }
    return Size(width: width, height: height)
  }

  func placements(
    _ size: Size, _ proposed: ProposedSize, _ subviews: [any LayoutSubview]
  ) -> [SubviewPlacement?]? {
    let bounds = reader.run { () throws(Unwind) -> MachineValue in
      try machine.make(
        .named("CGRect"),
        [
          ("x", .double(0, .cgFloat)), ("y", .double(0, .cgFloat)),
          ("width", .double(size.width, .cgFloat)), ("height", .double(size.height, .cgFloat)),
        ])
    }
    guard let pass = call("placeSubviews", proposed, ["in": bounds], subviews)?.pass,
      !pass.isUnknown
    else { return nil }
    return pass.placements
  }

  /// Calls a function of the layout with subviews that the machine can ask.
  private func call(
    _ name: String, _ proposed: ProposedSize, _ given: [String: MachineValue],
    _ subviews: [any LayoutSubview]
  ) -> (value: MachineValue, pass: LayoutPass?)? {
    let reference = reader.reference(to: layout.type)
    guard let function = machine.functions(named: name, of: reference).first else { return nil }
    // A subview may have a layout of the app's itself, which runs meanwhile.
    let outer = reader.layoutPass
    defer { reader.layoutPass = outer }
    reader.layoutPass = LayoutPass(placements: Array(repeating: nil, count: subviews.count))
    let result = reader.run { () throws(Unwind) -> MachineValue in
      var views: [MachineValue] = []
      for number in subviews.indices { views.append(try subview(number, of: subviews)) }
      let list = MachineValue.array(ArrayValue(views, element: .named("LayoutSubview")))
      let makers = machine.functions(named: "makeCache", of: reference)
      let cache =
        makers.isEmpty
        ? nil
        : try machine.call(
          "makeCache", on: layout.value, [(makers[0].parameters.first?.label, list)])
      var arguments: [(label: String?, value: MachineValue)] = []
      for parameter in function.parameters {
        let value: MachineValue
        switch parameter.label {
        case "proposal":
          value = try machine.make(
            .named("ProposedViewSize"),
            [("width", length(proposed.width)), ("height", length(proposed.height))])
        case "subviews": value = list
        case "cache": value = cache ?? .void
        case let label: value = given[label ?? ""] ?? machine.unknown(parameter.name)
        }
        arguments.append((parameter.label, value))
      }
      return try machine.call(name, on: layout.value, arguments) ?? machine.unknown(name)
    }
    if case .unknown = result { return nil }
    return (result, reader.layoutPass)
  }

  private func length(_ length: Double?) -> MachineValue {
    length.map { .some(.double($0, .cgFloat)) } ?? .null
  }

  /// A subview as code asks it: its functions are those of layout.
  private func subview(
    _ number: Int, of subviews: [any LayoutSubview]
  ) throws(Unwind) -> MachineValue {
    let (reader, machine, view) = (reader, machine, subviews[number])
    let measure = machine.native("measure") {
      [unowned reader] values throws(Unwind) -> MachineValue in
      guard let first = values.first, let offered = reader.proposedSize(first) else {
        return reader.machine.unknown("a size", .named("CGSize"))
      }
      return try reader.made(view.size(proposed: offered))
    }
    let put = machine.native("put") { [unowned reader] values throws(Unwind) -> MachineValue in
      guard values.count == 3, let point = reader.point(values[0]),
        let offered = reader.proposedSize(values[2])
      else {
        reader.layoutPass?.isUnknown = true
        return .void
      }
      let anchor = reader.unitPoint(reader.convert(values[1]))
      let size = view.size(proposed: offered)
      reader.layoutPass?.placements[number] = SubviewPlacement(
        origin: Point(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
        proposal: offered)
      return .void
    }
    let distance = machine.native("distance") {
      [unowned reader] values throws(Unwind) -> MachineValue in
      guard values.count == 2, let other = reader.length("number", of: values[0]),
        subviews.indices.contains(Int(clamping: other))
      else { return .double(8, .cgFloat) }
      let isVertical = reader.symbolName(reader.convert(values[1])) == "vertical"
      return .double(
        view.spacing(
          to: subviews[Int(clamping: other)], along: isVertical ? .vertical : .horizontal),
        .cgFloat)
    }
    let spacing = try machine.make(
      .named("ViewSpacing"), [("number", .integer(number, .int)), ("between", distance)])
    return try machine.make(
      .named("LayoutSubview"),
      [
        ("priority", .double(view.priority, .double)), ("spacing", spacing), ("measure", measure),
        ("put", put),
      ])
  }
}

/// A subview to try a layout on.
private struct FixedSubview: LayoutSubview {
  let length: Double

  var priority: Double { 0 }
  func size(proposed: ProposedSize) -> Size { Size(width: length, height: 20) }
  func dimensions(proposed: ProposedSize) -> ViewDimensions {
    ViewDimensions(width: length, height: 20) { _ in nil }
  }
  func spacing(to next: any LayoutSubview, along axis: Axis) -> Double { 8 }
}
