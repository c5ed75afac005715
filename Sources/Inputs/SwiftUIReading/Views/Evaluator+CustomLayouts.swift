import DynamicTypeModel
import SwiftSyntax
import SwiftUIModel

/// Types of the app that conform to `Layout`: their functions are evaluated while views are laid out.
extension Evaluator {
  /// `FlowLayout(spacing: 8) { … }`; nil for what is no layout of the app's own.
  func arrange(_ type: TypeDeclaration, _ arguments: CallArguments) -> Value? {
    guard let closure = arguments.trailing, isLayout(type) else { return nil }
    let own = CallArguments(
      arguments.arguments.filter { !$0.isTrailing }, scope: arguments.scope,
      location: arguments.location)
    guard case .instance(let layout)? = construct(type, own, own.scope) else { return nil }
    let content = views(ExprSyntax(closure), arguments) ?? .empty
    return .view(arranged(content, by: layout, at: arguments.location))
  }

  func isLayout(_ type: TypeDeclaration) -> Bool {
    type.members.properties["body"] == nil && project.inherits(type, from: ["Layout"])
  }

  /// Views in a layout; where its functions cannot be followed in a vertical stack of its ideal height, so that it
  /// takes no height of the texts beside it.
  func arranged(
    _ content: ViewPiece, by layout: Instance, at location: SourceLocation?
  ) -> ViewPiece {
    let reading = LayoutReading(layout: layout, evaluator: copyForLater())
    guard !hasInnerFunctions(layout.type), reading.isFollowed else {
      let what = "the layout \(layout.type.name) is a vertical stack"
      assume(what)
      return ViewPiece(.stack(StackDescription(axis: .vertical)), at: location, [content])
        .modified(by: .fixedSize(.vertical), at: location).assumed(what)
    }
    let name = layout.type.name
    let custom = CustomLayout(
      name: name, size: { reading.size($0, $1) ?? Size() },
      placements: { reading.placements($0, $1, $2) ?? [] })
    return ViewPiece(.customLayout(custom), at: location, [content])
  }

  /// Whether a function of a layout, or of a type in it, declares functions of its own: what they change of the
  /// variables around them is not followed.
  private func hasInnerFunctions(_ layout: TypeDeclaration) -> Bool {
    project.types(in: layout).contains { type in
      let functions = type.members.functions.values.joined() + type.members.initializers
      return functions.contains { function in
        function.body?.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.func)
        } ?? false
      }
    }
  }

  /// What code asks of a subview: its size, or to be placed.
  func subviewMethod(_ name: String, of view: Instance, _ call: CallArguments) -> Value? {
    guard let pass = layoutPass, let number = subviewNumber(view),
      pass.subviews.indices.contains(number)
    else { return nil }
    switch name {
    case "sizeThatFits", "dimensions":
      let proposal =
        first(call, as: "ProposedViewSize") ?? value("in", call, as: "ProposedViewSize")
      guard let offered = proposal.flatMap(proposedSize) else { return nil }
      let size = pass.subviews[number].size(proposed: offered)
      return Self.value(of: size, named: "CGSize", in: self)
    case "place":
      guard let point = value("at", call, as: "CGPoint").flatMap(point) else {
        layoutPass?.isUnknown = true
        return .void
      }
      let given = value("proposal", call, as: "ProposedViewSize")
      guard let offered = given.flatMap(proposedSize) else {
        layoutPass?.isUnknown = true
        return .void
      }
      let size = pass.subviews[number].size(proposed: offered)
      let anchor = value("anchor", call, as: "UnitPoint").map(unitPoint) ?? Point()
      layoutPass?.placements[number] = SubviewPlacement(
        origin: Point(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
        proposal: offered)
      return .void
    default: return nil
    }
  }

  /// `spacing.distance(to:along:)` of a subview's spacing.
  func spacingMethod(_ name: String, of spacing: Instance, _ call: CallArguments) -> Value? {
    guard name == "distance", let pass = layoutPass else { return nil }
    guard let first = subviewNumber(spacing), pass.subviews.indices.contains(first),
      case .instance(let other)? = value("to", call), let second = subviewNumber(other),
      pass.subviews.indices.contains(second)
    else { return .number(Self.plainSpacing, isInteger: false) }
    let axis: Axis = symbolName(value("along", call)) == "vertical" ? .vertical : .horizontal
    return .number(
      pass.subviews[first].spacing(to: pass.subviews[second], along: axis), isInteger: false)
  }

  /// Between views that want nothing else, in points.
  private static let plainSpacing = 8.0

  fileprivate func subviewNumber(_ view: Instance) -> Int? {
    guard case .number(let number, _)? = field("number", of: view) else { return nil }
    return Int(exactly: number)
  }

  fileprivate func length(_ name: String, of value: Value) -> Double? {
    number(member(name, of: value.readable, Scope(file: 0)))
  }

  fileprivate func point(_ value: Value) -> Point? {
    if symbolName(value) == "zero" { return Point() }
    guard let x = length("x", of: value), let y = length("y", of: value) else { return nil }
    return Point(x: x, y: y)
  }

  fileprivate func proposedSize(_ value: Value) -> ProposedSize? {
    func part(_ name: String) -> Double?? {
      let part = member(name, of: value.readable, Scope(file: 0))
      if case .null = part.readable { return .some(nil) }
      return number(part).map { .some($0) }
    }
    guard case .instance = value.readable, let width = part("width"), let height = part("height")
    else { return nil }
    return ProposedSize(width: width, height: height)
  }

  /// The place of an anchor in a view, as parts of its size.
  private func unitPoint(_ value: Value) -> Point {
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

  fileprivate static func value(
    of size: Size, named type: String, in evaluator: Evaluator
  ) -> Value {
    evaluator.made(
      type,
      [
        "width": .number(size.width, isInteger: false),
        "height": .number(size.height, isInteger: false),
      ])
  }

  /// An instance of a structure of CoreGraphics or of SwiftUI's layouts.
  fileprivate func made(_ type: String, _ fields: [String: Value]) -> Value {
    guard let type = project.type(named: type, file: 0) else { return .unknown(Unknown(type)) }
    return .instance(Instance(type: type, fields: fields, origin: nil, id: newID()))
  }
}

/// What happens while a layout's function is evaluated.
struct LayoutPass {
  var subviews: [any LayoutSubview]
  var placements: [SubviewPlacement?]
  /// Whether a subview was placed nobody knows where.
  var isUnknown = false
}

/// The functions of a layout, evaluated for real subviews.
private struct LayoutReading: Sendable {
  let layout: Instance
  let evaluator: @Sendable () -> Evaluator

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
    let evaluator = begin(subviews)
    let result = call("sizeThatFits", proposed, [:], evaluator)
    guard !evaluator.isCut, let result, let width = evaluator.length("width", of: result),
      let height = evaluator.length("height", of: result)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Nil where they are not known.
  func placements(
    _ size: Size, _ proposed: ProposedSize, _ subviews: [any LayoutSubview]
  ) -> [SubviewPlacement?]? {
    let evaluator = begin(subviews)
    let bounds = evaluator.made(
      "CGRect",
      [
        "origin": evaluator.made(
          "CGPoint",
          ["x": .number(0, isInteger: false), "y": .number(0, isInteger: false)]),
        "size": Evaluator.value(of: size, named: "CGSize", in: evaluator),
      ])
    guard call("placeSubviews", proposed, ["in": bounds], evaluator) != nil, !evaluator.isCut,
      let pass = evaluator.layoutPass, !pass.isUnknown
    else { return nil }
    return pass.placements
  }

  private func begin(_ subviews: [any LayoutSubview]) -> Evaluator {
    let evaluator = evaluator()
    evaluator.layoutPass = LayoutPass(
      subviews: subviews, placements: Array(repeating: nil, count: subviews.count))
    return evaluator
  }

  private func call(
    _ name: String, _ proposed: ProposedSize, _ given: [String: Value], _ evaluator: Evaluator
  ) -> Value? {
    guard let function = layout.type.members.functions[name]?.first, let body = function.body else {
      return nil
    }
    let views = (evaluator.layoutPass?.subviews ?? []).enumerated().map { number, view in
      let number = Value.number(Double(number), isInteger: true)
      return evaluator.made(
        "LayoutSubview",
        [
          "number": number, "priority": .number(view.priority, isInteger: false),
          "spacing": evaluator.made("ViewSpacing", ["number": number]),
        ])
    }
    func length(_ length: Double?) -> Value {
      length.map { .number($0, isInteger: false) } ?? .null
    }
    var scope = Scope(file: function.file, type: layout.type, receiver: .instance(layout))
    for parameter in function.parameters {
      let value: Value
      switch parameter.label {
      case "proposal":
        value = evaluator.made(
          "ProposedViewSize",
          ["width": length(proposed.width), "height": length(proposed.height)])
      case "subviews": value = .array(views)
      case "cache": value = cache(views, evaluator)
      default: value = given[parameter.label ?? ""] ?? .unknown(Unknown(parameter.name))
      }
      scope.declare(parameter.name, value)
    }
    let result = function.returnType.map {
      TypeReference($0, context: layout.type.qualifiedName, file: function.file)
    }
    let value = evaluator.run(body, &scope, as: result == nil ? .function : nil, expecting: result)
    return evaluator.decidedAnything ? nil : value
  }

  /// What `makeCache(subviews:)` makes; nothing where there is none.
  private func cache(_ views: [Value], _ evaluator: Evaluator) -> Value {
    guard let function = layout.type.members.functions["makeCache"]?.first,
      let body = function.body, let parameter = function.parameters.first
    else { return .void }
    var scope = Scope(file: function.file, type: layout.type, receiver: .instance(layout))
    scope.declare(parameter.name, .array(views))
    return evaluator.run(body, &scope)
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
