import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import SwiftUIModel

/// Texts, pictures, shapes and spaces.
extension ViewTable {
  static let leaves: [String: Maker] = [
    "Text": { reader, call in reader.text(call) },
    "Image": { reader, call in reader.image(call) },
    "Spacer": { reader, call in
      .view(ViewPiece(.spacer(minLength: reader.number("minLength", call)), at: call.location))
    },
    "Divider": { _, call in .view(ViewPiece(.divider, at: call.location)) },
    "EmptyView": { _, _ in .view(.empty) },
    // Rules, how often tips are shown, and whether the app has begun with them decide.
    "TipView": { reader, _ in
      reader.assume("that no tip is shown")
      return .view(.empty)
    },
    "AsyncImage": { reader, call in reader.asyncImage(call) },
    "EditButton": { reader, call in
      .view(
        ViewPiece(
          .control(.button()), at: call.location,
          [ViewPiece(.text(StyledText("Edit")), at: call.location)]))
    },
  ]

  static let shapes: [String: Maker] = [
    "Color": { reader, call in
      .symbol(Symbol(type: "Color", steps: [reader.step("init", call)]))
    },
    "Rectangle": shape(.rectangle, "Rectangle"),
    "Circle": shape(.circle, "Circle"),
    "Capsule": shape(.capsule, "Capsule"),
    "Ellipse": shape(.ellipse, "Ellipse"),
    "ContainerRelativeShape": shape(.rectangle, "ContainerRelativeShape"),
    "RoundedRectangle": { reader, call in
      let radius = reader.number("cornerRadius", call) ?? 10
      return .view(
        ViewPiece(
          .shape(ShapeContent(.roundedRectangle(radius), name: "RoundedRectangle")),
          at: call.location))
    },
    "UnevenRoundedRectangle": shape(.rectangle, "UnevenRoundedRectangle"),
    "Path": shape(.other, "Path"),
    "LinearGradient": gradient("LinearGradient"),
    "RadialGradient": gradient("RadialGradient"),
    "AngularGradient": gradient("AngularGradient"),
    "MeshGradient": gradient("MeshGradient"),
    "Canvas": opaque("Canvas", "a drawing of the app's own"),
    "Map": opaque("Map", "a map"),
    "VideoPlayer": opaque("VideoPlayer", "a video"),
    "Chart": opaque("Chart", "a chart"),
    "WebView": opaque("WebView", "a web page"),
    "PhotosPicker": { reader, call in reader.titled(call, .button()) },
  ]

  private static func shape(_ outline: ShapeContent.Outline, _ name: String) -> Maker {
    { _, call in .view(ViewPiece(.shape(ShapeContent(outline, name: name)), at: call.location)) }
  }

  private static func gradient(_ name: String) -> Maker {
    { reader, call in
      .symbol(Symbol(type: name, steps: [reader.step("init", call)]))
    }
  }

  private static func opaque(_ name: String, _ reason: String) -> Maker {
    { _, call in .view(.opaque(name, reason, at: call.location)) }
  }
}

extension ViewPiece {
  /// A view of whose content nothing is known.
  static func opaque(
    _ name: String, _ reason: String, at location: SourceLocation?
  ) -> ViewPiece {
    ViewPiece(.opaque(OpaqueContent(name: name, reason: reason)), at: location)
  }
}

extension ViewReader {
  func text(_ call: CallArguments) -> Value? {
    guard let first = call.arguments.first else { return nil }
    let table = text(value("tableName", call))
    switch first.label {
    case "verbatim":
      let string = display(
        evaluate(first), called: first.origin)
      return .text(TextValue(content: styled(string), location: call.location))
    case nil:
      let value = evaluate(first)
      if let text = formatted(first, call) {
        return .text(TextValue(content: text, location: call.location))
      }
      var text = styledText(value, table: table, file: call.file)
      text.location = call.location
      return .text(text)
    default:
      let value = evaluate(first)
      return .text(
        TextValue(content: styledText(value, file: call.file).content, location: call.location))
    }
  }

  /// Times as long as those of `Text(date, style: …)`. Source: Apple, `Text.DateStyle`.
  private static let dateStyles = [
    "date": "June 3, 2019", "offset": "+2 hours", "relative": "2 hours, 23 minutes",
    "time": "11:23 PM", "timer": "36:59:01",
  ]

  /// A whole number or per cent in English as its format style writes it; nil for all others.
  private func formatted(_ value: Value, _ call: CallArguments) -> String? {
    guard case .number(let number, _) = value, let style = self.value("format", call),
      case .symbol(let symbol) = style, symbol.steps.last?.arguments == nil,
      environment.locale == "Base" || environment.locale.hasPrefix("en")
    else { return nil }
    switch symbol.name {
    case "percent" where (number * 100).rounded() == number * 100:
      return Value.digits(number * 100, true).grouped(by: ",") + "%"
    case "number" where number.rounded() == number:
      return Value.digits(number, true).grouped(by: ",")
    default: return nil
    }
  }

  /// A number as its format style writes it in the screen's language; nil for styles that are not known here.
  func written(_ value: MachineValue, by format: MachineValue) -> StringValue? {
    guard let style = machine.formatStyle(of: format) else { return nil }
    var known: Double?
    _ = run { () throws(Unwind) -> MachineValue in
      known = try self.machine.numericValue(of: value)
      return .void
    }
    var isInteger = false
    if case .integer = value.unwrappedOptional { isInteger = true }
    guard let number = known,
      let text = style.text(
        of: number, isInteger: isInteger, SwiftUILibrary.name(ofLocale: environment.locale))
    else { return nil }
    return StringValue(pieces: [.assumed(text, "\(Value.digits(number, isInteger)) is \(text)")])
  }

  /// What a call shows of a number that a style or a formatter writes; nil where it has neither.
  func formatted(_ given: CallArguments.Argument, _ call: CallArguments) -> StyledText? {
    let value = evaluate(given)
    if let text = formatted(value, call) { return StyledText(text) }
    guard call.arguments.contains(where: { ["style", "format", "formatter"].contains($0.label) })
    else { return nil }
    if let format = call.expression("format"),
      let text = written(given.given.value, by: format.given.value)
    {
      return styled(text)
    }
    let what = Unknown(given.origin, type: formattedType(value, call))
    var pieces = Placeholder.pieces(for: what)
    if let shown = symbolName(self.value("style", call)).flatMap({ Self.dateStyles[$0] }) {
      pieces = [.unknown(origin: what.origin, shown: shown)]
    }
    return styled(StringValue(pieces: pieces))
  }

  private func formattedType(_ value: Value, _ call: CallArguments) -> TypeReference? {
    if call.expression("style") != nil { return TypeReference.named("Date") }
    if case .number = value { return TypeReference.named("Double") }
    return nil
  }
}
