import DynamicType
import DynamicTypeModel
import SwiftSyntax
import SwiftUIModel

/// Values as views.
extension Evaluator {
  /// The tables' value of a call by name: a view, or a value of Foundation.
  func builtIn(_ name: String, _ call: CallArguments, _ scope: Scope) -> Value? {
    if let make = ViewTable.views[name] { return make(self, call, scope) }
    if let value = builtInValue(name, call, scope) { return value }
    if ViewTable.valueTypes.contains(name) {
      return .symbol(Symbol(type: name, steps: [step("init", call)]))
    }
    return nil
  }

  func isView(_ value: Value) -> Bool {
    switch value {
    case .view, .text, .image: true
    case .symbol(let symbol): isShapeLike(symbol)
    case .instance(let instance):
      instance.type.members.properties["body"] != nil || bodyFunction(of: instance.type) != nil
        || project.inherits(instance.type, from: Self.viewProtocols)
    case .unknown(let unknown): unknown.type.map(isViewType) ?? false
    case .null: false
    default: false
    }
  }

  private static let viewProtocols: Set<String> = [
    "View", "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "ToolbarContent", "DynamicViewContent", "Layout",
  ]

  private func isViewType(_ type: TypeReference) -> Bool {
    let type = type.unwrapped
    if ["View", "Content", "Label", "AnyView", "ToolbarContent"].contains(type.name) {
      return true
    }
    if let own = declaration(of: type) { return project.inherits(own, from: Self.viewProtocols) }
    return type.name.hasSuffix("View")
  }

  /// Whether a symbol is a view by itself: a colour or a gradient.
  func isShapeLike(_ symbol: Symbol) -> Bool {
    [
      "Color", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient",
      "EllipticalGradient", "Gradient",
    ]
    .contains(symbol.type ?? "")
  }

  /// The views that a value shows.
  func view(of value: Value) -> ViewPiece {
    guard enter() else { return .opaque("View", "it nests too deep", at: nil) }
    defer { leave() }
    switch value {
    case .view(let piece): return piece
    case .text(let text):
      let piece = ViewPiece(.text(text.content), at: text.location)
      return text.isFontUnknown ? piece.inUnknownFont : piece
    case .image(let image):
      return ViewPiece(
        .image(image.content), at: image.location,
        provenance: image.origin.map { .placeholder($0) } ?? .known)
    case .instance(let instance): return view(of: instance)
    case .array(let values): return .group(values.map(view(of:)))
    case .void, .null, .bool, .number, .type: return .empty
    case .binding(let inner): return view(of: inner)
    case .assumed(let inner, let what): return view(of: inner).assumed(what)
    case .closure(let closure): return view(of: call(closure, [], as: .builder))
    case .symbol(let symbol)
    where isShapeLike(symbol) || symbol.type == nil || symbol.type == "UIColor":
      return fill(value)
    case .string, .localized: return textPiece(value, at: nil)
    case .unknown(let unknown): return opaque(unknown)
    case .tuple(let elements): return .group(elements.map { view(of: $0.value) })
    default: return .opaque(origin(of: value), "its type is not known", at: nil)
    }
  }

  private func opaque(_ unknown: Unknown) -> ViewPiece {
    let type = unknown.type?.unwrapped.name
    if type == "Text" || type == "LocalizedStringKey" {
      return ViewPiece(.text(styled(StringValue(pieces: Placeholder.pieces(for: unknown)))))
    }
    if type == "Image" {
      return ViewPiece(
        .image(ImageDescription(.asset(unknown.origin))), provenance: .placeholder(unknown.origin))
    }
    if type == "Color" || type == nil && unknown.origin.hasSuffix("Color") {
      return fill(.unknown(unknown), at: unknown.location)
    }
    return .opaque(
      type ?? unknown.origin, "only running the app tells what \(unknown.origin) is",
      at: unknown.location)
  }

  /// The body of a view of the app.
  func view(of instance: Instance) -> ViewPiece {
    let type = instance.type
    if let wanted {
      if found != nil { return .empty }
      if type.qualifiedName == wanted {
        found = FoundInstance(
          instance: instance, objects: environmentObjects, values: environmentValues)
        return .empty
      }
    }
    let place = instance.location ?? project.location(file: type.file, offset: type.offset)
    let isWrapper = project.inherits(
      type,
      from: [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "UIViewControllerRepresentableContext",
      ])
    if isWrapper { return .opaque(type.name, "it is a view of UIKit", at: place) }
    if project.inherits(type, from: ["Shape", "InsettableShape"]) {
      return ViewPiece(.shape(ShapeContent(.other, name: type.name)), at: place)
    }
    var placed = instance
    placed.surroundings = surroundings
    let made: ViewPiece??
    if hasBody(type) {
      made = limited("view \(type.qualifiedName)", to: 4) {
        projectMember("body", of: .instance(placed)).map { view(of: $0) }
      }
    } else if let function = bodyFunction(of: type) {
      made = limited("view \(type.qualifiedName)", to: 4) { body(function, of: placed) }
    } else {
      return .opaque(type.name, "it has no body in the sources", at: place)
    }
    return (made ?? nil) ?? .opaque(type.name, "it contains itself", at: place)
  }

  /// Whether a view, or an extension of a protocol of the app's own that it adopts, says what it shows.
  private func hasBody(_ type: TypeDeclaration) -> Bool {
    project.lineage(of: type).contains { $0.members.properties["body"]?.isComputed == true }
  }

  /// `body(props:)` of a view by a protocol of another module, which calls it with what nobody knows.
  private func bodyFunction(of type: TypeDeclaration) -> FunctionDeclaration? {
    guard type.kind == .structure, type.members.properties["body"] == nil,
      let functions = type.members.functions["body"], functions.count == 1,
      let function = functions.first, function.body != nil,
      function.returnType.map({ typeReference(to: $0, context: nil, file: 0).name }) == "View",
      !project.inherits(type, from: ["ViewModifier"])
    else { return nil }
    return function
  }

  private func body(_ function: FunctionDeclaration, of instance: Instance) -> ViewPiece? {
    var scope = Scope(file: function.file, type: instance.type, receiver: .instance(instance))
    for parameter in function.parameters {
      let type = typeReference(
        to: parameter.type, context: instance.type.qualifiedName, file: function.file)
      scope.declare(parameter.name, placeholder(parameter.name, type))
    }
    return function.body.map { view(of: run($0, scope, as: .builder)) }
  }

  /// A function of `extension View` that is used as a modifier.
  func ownModifier(
    _ name: String, on value: Value, _ call: CallArguments, _ scope: Scope
  ) -> Value? {
    guard let type = project.types(named: "View")?.first,
      let functions = type.members.functions[name]
    else { return nil }
    return invoke(meant(functions, by: call), value, type, call)
  }

  /// The functions that a call on a view may mean: where SwiftUI has a modifier of the name, too, an app's own is
  /// not meant outside of the file that alone sees it, nor within itself.
  func meant(
    _ functions: [FunctionDeclaration], by call: CallArguments
  ) -> [FunctionDeclaration] {
    guard let name = functions.first?.name, ViewTable.modifiers[name] != nil else {
      return functions
    }
    return functions.filter { function in
      !(function.isPrivate && function.file != call.scope.file) && !isActive(function)
    }
  }

  /// `view.name(…)`.
  func modifier(
    _ name: String, on value: Value, _ call: CallArguments, _ scope: Scope
  ) -> Value {
    switch value {
    case .text(let text):
      if let changed = textModifier(name, on: text, call) { return .text(changed) }
    case .image(var image):
      switch name {
      case "resizable":
        image.content.isResizable = true
        image.content.slices = slices(call)
        return .image(image)
      case "renderingMode":
        let mode = symbolName(first(call))
        image.content.rendering = mode.flatMap(ImageFile.Rendering.init)
        return .image(image)
      case "withRenderingMode":
        image.content.rendering = rendering(named: symbolName(first(call)))
        return .image(image)
      case "symbolRenderingMode", "interpolation", "antialiased", "symbolVariant":
        return value
      default: break
      }
    default: break
    }
    note(appearing: name, call)
    let piece = view(of: value)
    guard let apply = ViewTable.modifiers[name] else {
      if piece.isEmpty { return .view(piece) }
      noteUnknownModifier(name)
      return .view(piece)
    }
    return .view(apply(self, piece, call).located(at: call.location))
  }

  private func noteUnknownModifier(_ name: String) {
    if !PassedModifiers.names.contains(name) { assume("the modifier '\(name)' changes nothing") }
  }

  /// A modifier that gives a `Text` back. One that is written nearer to the words wins.
  private func textModifier(
    _ name: String, on text: TextValue, _ call: CallArguments
  ) -> TextValue? {
    var change: ((inout TextRun) -> Void)?
    let given = first(call)
    let isOff = if case .bool(false)? = given?.readable { true } else { false }
    switch name {
    case "bold": change = { if !isOff { $0.weight = $0.weight ?? .bold } }
    case "italic": change = { $0.isItalic = $0.isItalic ?? !isOff }
    case "underline": change = { $0.isUnderlined = !isOff }
    case "strikethrough": change = { $0.isStruckThrough = !isOff }
    case "fontWeight":
      let weight = symbolName(given).flatMap { FontWeight(name: $0) }
      change = { $0.weight = $0.weight ?? weight }
    case "font":
      guard let font = font(first(call, as: "Font")) else {
        var result = text
        if text.content.runs.contains(where: { $0.font == nil }) { result.isFontUnknown = true }
        return result
      }
      change = { if $0.font == nil { $0.font = font } }
    case "fontDesign":
      let design = design(given)
      change = { $0.design = $0.design ?? design }
    case "monospaced": change = { $0.design = $0.design ?? (isOff ? nil : .monospaced) }
    case "monospacedDigit": return text
    case "kerning", "tracking":
      let length = number(given)
      change = { $0.kerning = $0.kerning ?? length }
    case "baselineOffset":
      let length = number(given)
      change = { $0.baselineOffset = $0.baselineOffset ?? length }
    case "foregroundColor", "foregroundStyle":
      let color = color(first(call, as: "Color"))
      change = { $0.color = $0.color ?? color }
    default: return nil
    }
    var result = text
    for index in result.content.runs.indices { change?(&result.content.runs[index]) }
    return result
  }
}
