import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode
import SwiftSyntax
import SwiftUIModel

/// Values as views.
extension ViewReader {
  /// The tables' value of a call by name: a view, or a value of Foundation; nil for what they do not know.
  func builtIn(_ name: String, _ call: CallArguments) -> Value? {
    if let make = ViewTable.views[name] { return make(self, call) }
    return builtInValue(name, call)
  }

  func isView(_ value: Value) -> Bool {
    switch value {
    case .view, .text, .image: true
    case .symbol(let symbol): isShapeLike(symbol)
    case .instance(let instance): isView(instance.type)
    case .enumCase(let choice): machine.ownType(of: choice.value).map(isView) ?? false
    case .unknown(let unknown): unknown.type.map(isViewType) ?? false
    case .assumed(let inner, _): isView(inner)
    default: false
    }
  }

  func isView(_ type: OwnType) -> Bool {
    let reference = self.reference(to: type)
    return machine.property("body", of: reference)?.accessors.getter != nil
      || bodyFunction(of: type) != nil
      || SwiftUILibrary.viewProtocols.contains {
        machine.isSubtype(reference, of: .named($0))
      } || machine.isSubtype(reference, of: .named("UIViewControllerRepresentable"))
  }

  func reference(to type: OwnType) -> TypeReference {
    .named(type.path, [])
  }

  private func isViewType(_ type: TypeReference) -> Bool {
    let type = type.unwrapped
    if let name = type.name,
      ["View", "Content", "Label", "AnyView", "ToolbarContent"].contains(name)
    {
      return true
    }
    if let own = machine.ownType(type) { return isView(own) }
    return type.name?.hasSuffix("View") ?? false
  }

  /// Whether a symbol is a view by itself: a colour or a gradient.
  func isShapeLike(_ symbol: Symbol) -> Bool {
    [
      "Color", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient",
      "EllipticalGradient", "Gradient",
    ]
    .contains(symbol.type ?? "")
  }

  /// The views that a value of the machine shows.
  func view(of value: MachineValue) -> ViewPiece {
    guard enter() else { return .opaque("View", reasonOfCut, at: nil) }
    defer { leave() }
    switch machine.current(value) {
    case .choice(let choice): return view(of: choice)
    case .array(let array): return .group(array.elements.map { view(of: $0) })
    case .some(let inner): return view(of: inner)
    case .function: return views(value)
    default: return view(of: convert(value))
    }
  }

  /// The likelier of two views, or the other one where that shows nothing but that something is loaded.
  private func view(of choice: ChoiceValue) -> ViewPiece {
    let holds = truth(of: choice.atom)
    func shown(where holds: Bool) -> ViewPiece {
      supposing(choice.atom, holds) { view(of: holds ? choice.whenTrue : choice.whenFalse) }
    }
    let likely = shown(where: holds)
    let key = name(of: choice.atom)
    guard likely.hasSpinner, !likely.hasContent, machine.supposed(choice.atom) == nil,
      scenario[key] == nil
    else { return likely }
    let other = shown(where: !holds)
    guard other.hasContent else { return likely }
    assume("\(key): \(!holds), which shows content")
    return other
  }

  /// The views that a value shows.
  func view(of value: Value) -> ViewPiece {
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
    case .enumCase(let choice):
      // An enumeration may be a view, too.
      guard let type = machine.ownType(of: choice.value), isView(type) else { break }
      return view(of: Instance(type: type, value: choice.value))
    case .array(let values): return .group(values.map { view(of: $0) })
    case .void, .null, .bool, .number, .type: return .empty
    case .assumed(let inner, let what): return view(of: inner).assumed(what)
    case .function(let function): return views(.function(function))
    case .symbol(let symbol)
    where isShapeLike(symbol) || symbol.type == nil || symbol.type == "UIColor":
      return fill(value)
    case .string, .localized: return textPiece(value, at: nil)
    case .unknown(let unknown): return opaque(unknown)
    case .tuple(let elements): return .group(elements.map { view(of: $0.value) })
    default: break
    }
    return .opaque(origin(of: value), "its type is not known", at: nil)
  }

  private func opaque(_ unknown: Unknown) -> ViewPiece {
    let type = unknown.type?.unwrapped.name
    if type == "Text" || type == "LocalizedStringKey" {
      return ViewPiece(.text(styled(StringValue(pieces: Placeholder.pieces(for: unknown)))))
    }
    // `Asset.accent.swiftUIColor.opacity(0.5)` of sources that are made when the app is built.
    let parts = unknown.origin.split(separator: ".")
    let subject = parts.last { ViewTable.modifiers[String($0)] == nil } ?? ""
    if type == "Color" || type == nil && subject.hasSuffix("Color") {
      return fill(.unknown(unknown), at: unknown.location)
    }
    func isGenerated() -> Bool {
      subject == "swiftUIImage"
        || generatedImageName(unknown.origin, near: unknown.location?.path ?? "") != nil
    }
    if type == "Image" || type == nil && isGenerated() {
      var image = unknownImage(unknown.origin, unknown.location)
      image.content.isResizable = parts.contains("resizable")
      return view(of: .image(image))
    }
    var name = type ?? unknown.origin
    if case .named(let path, _)? = unknown.type?.unwrapped { name = path.joined(separator: ".") }
    return .opaque(
      name, "only running the app tells what \(unknown.origin) is",
      at: unknown.location)
  }

  /// The body of a view of the app.
  func view(of instance: Instance) -> ViewPiece {
    let type = instance.type
    if let wanted {
      if found != nil { return .empty }
      if type.qualifiedName == wanted {
        found = FoundInstance(value: instance.value, surroundings: surroundings)
        return .empty
      }
    }
    let reference = machine.type(of: instance.value) ?? self.reference(to: type)
    let place = location(type.place)
    func inherits(_ name: String) -> Bool { machine.isSubtype(reference, of: .named(name)) }
    if inherits("UIViewRepresentable") || inherits("UIViewControllerRepresentable")
      || inherits("NSViewRepresentable")
    {
      return represented(instance, at: place)
        ?? .opaque(type.name, "it is a view of UIKit", at: place)
    }
    if inherits("Shape") || inherits("InsettableShape") {
      return ViewPiece(.shape(ShapeContent(.other, name: type.name)), at: place)
    }
    let made: ViewPiece?
    if machine.property("body", of: reference) != nil {
      made = limited("view \(type.qualifiedName)", to: 4) {
        let (chosen, states) = withChosenProperties(instance.value)
        let placed = placed(withStates(chosen, of: type))
        let shown = view(
          of: run { () throws(Unwind) -> MachineValue in
            try self.machine.value(of: "body", in: placed)
          })
        return states.isEmpty
          ? shown : shown.assumed(Assumption(states.joined(separator: ", "), isState: true))
      }
    } else if let function = bodyFunction(of: type) {
      made = limited("view \(type.qualifiedName)", to: 4) { body(function, of: instance) }
    } else {
      return .opaque(type.name, "it has no body in the sources", at: place)
    }
    return made ?? .opaque(type.name, "it contains itself", at: place)
  }

  /// A view whose properties have the values of the state that is read, where they are one of many: what its body makes of
  /// them would be made of each.
  ///
  /// - Returns: The view, and what decided.
  private func withChosenProperties(_ view: MachineValue) -> (MachineValue, states: [String]) {
    guard case .structure(var structure) = view else { return (view, []) }
    var states: [String] = []
    for number in structure.fields.indices
    where structure.fields[number].choiceCount > Self.mostChoices {
      structure.fields[number] = chosen(structure.fields[number], &states)
    }
    return (.structure(structure), states)
  }

  /// How many values a property may be one of: a body that goes through all of them takes as many times as long.
  private static let mostChoices = 4

  private func chosen(_ value: MachineValue, _ states: inout [String]) -> MachineValue {
    var value = machine.current(value)
    var supposed: [UnknownID] = []
    while case .choice(let choice) = value {
      let holds = truth(of: choice.atom)
      let state = assumption(choice.atom, holds).text
      if !states.contains(state) { states.append(state) }
      if machine.supposed(choice.atom) == nil {
        machine.suppose(choice.atom, holds)
        supposed.append(choice.atom)
      }
      value = machine.current(holds ? choice.whenTrue : choice.whenFalse)
    }
    for atom in supposed { machine.suppose(atom, nil) }
    return value
  }

  /// A view, a modifier or a style where it stands: what its own body sets counts for others only.
  func placed(_ value: MachineValue) -> MachineValue {
    machine.keeping(in: value, for: Self.environmentWrappers) { stored in
      let stored = SurroundingsBox.of(stored)?.stored ?? stored
      return machine.foreign(SurroundingsBox(surroundings, stored: stored), nil)
    }
  }

  /// `body(props:)` of a view by a protocol of another module, which calls it with what nobody knows.
  private func bodyFunction(of type: OwnType) -> SwiftCode.FunctionDeclaration? {
    let reference = self.reference(to: type)
    guard type.kind == .structure, machine.property("body", of: reference) == nil else {
      return nil
    }
    let functions = machine.functions(named: "body", of: reference)
    guard functions.count == 1, let function = functions.first,
      function.result?.name == "View", !machine.isSubtype(reference, of: .named("ViewModifier"))
    else { return nil }
    return function
  }

  private func body(_ function: SwiftCode.FunctionDeclaration, of instance: Instance) -> ViewPiece {
    let made = run { () throws(Unwind) -> MachineValue in
      let arguments = function.parameters.map { parameter in
        (label: parameter.label, value: self.machine.unknown(parameter.name, parameter.type))
      }
      return try self.machine.call("body", on: instance.value, arguments) ?? .void
    }
    return view(of: made)
  }

  /// `view.name(…)`.
  func modifier(_ name: String, on value: Value, _ call: CallArguments) -> Value {
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
      case _
      where image.origin != nil && ViewTable.modifiers[name] == nil && !Appearance.isAction(name):
        // `placeholder { … }` and others that only views of pictures have leave `resizable()` what it is.
        noteUnknownModifier(name)
        return value
      default: break
      }
    default: break
    }
    note(appearing: name, call)
    let piece = view(of: value)
    guard let apply = ViewTable.modifiers[name] else {
      if piece.isEmpty { return .view(piece) }
      if let style = Self.buttonStyle(likelyBy: name) {
        return .view(
          piece.changed(.buttonStyle(style)).assumed(
            "the modifier '\(name)' sets a style of buttons"))
      }
      noteUnknownModifier(name)
      return .view(piece)
    }
    return .view(apply(self, piece, call).located(at: call.location))
  }

  /// The style that a modifier of another module sets by its name: `buttonStyleGlassProminent()`.
  private static func buttonStyle(likelyBy name: String) -> ButtonStyle? {
    let name = name.lowercased()
    guard name.contains("buttonstyle") else { return nil }
    let isProminent = name.contains("prominent")
    if name.contains("glass") { return isProminent ? .glassProminent : .glass }
    return name.contains("bordered") ? isProminent ? .borderedProminent : .bordered : nil
  }

  private func noteUnknownModifier(_ name: String) {
    if !PassedModifiers.names.contains(name) { assume("the modifier '\(name)' changes nothing") }
  }

  /// A modifier that gives a `Text` back. One that is written nearer to the words wins.
  func textModifier(
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
      let value = first(call, as: "Font")
      let place = place(ofFont: value, givenBy: call)
      guard let font = font(value) else {
        var result = text
        if text.content.runs.contains(where: { $0.font == nil }) { result.isFontUnknown = true }
        return result
      }
      change = { if $0.font == nil { ($0.font, $0.fontLocation) = (font, place) } }
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
