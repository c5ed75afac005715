import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// Modifiers of texts, for all texts in a view.
extension ViewTable {
  static let textModifiers: [String: Modifier] = [
    "font": { reader, view, call in
      reader.changed(view, font: reader.first(call, as: "Font"), by: call)
    },
    "fontWeight": { reader, view, call in
      view.changed(
        .fontWeight(reader.symbolName(reader.first(call)).flatMap { FontWeight(name: $0) }))
    },
    "bold": { reader, view, call in
      let isOff = if case .bool(false)? = reader.first(call)?.readable { true } else { false }
      return view.changed(.fontWeight(isOff ? nil : .bold))
    },
    "italic": { reader, view, call in
      let isOff = if case .bool(false)? = reader.first(call)?.readable { true } else { false }
      return view.changed(.italic(!isOff))
    },
    "fontDesign": { reader, view, call in
      view.changed(.fontDesign(reader.design(reader.first(call))))
    },
    "monospaced": { _, view, _ in view.changed(.fontDesign(.monospaced)) },
    "monospacedDigit": { _, view, _ in view.changed(.monospacedDigit) },
    "underline": { reader, view, call in
      let isOff = if case .bool(false)? = reader.first(call)?.readable { true } else { false }
      return view.changed(.underline(!isOff))
    },
    "strikethrough": { reader, view, call in
      let isOff = if case .bool(false)? = reader.first(call)?.readable { true } else { false }
      return view.changed(.strikethrough(!isOff))
    },
    "kerning": { reader, view, call in
      view.changed(.kerning(reader.number(reader.first(call)) ?? 0))
    },
    "tracking": { reader, view, call in
      view.changed(.kerning(reader.number(reader.first(call)) ?? 0))
    },
    "baselineOffset": { reader, view, call in
      view.changed(.baselineOffset(reader.number(reader.first(call)) ?? 0))
    },
    "lineLimit": { $0.lineLimit($1, $2) },
    "truncationMode": { reader, view, call in
      switch reader.symbolName(reader.first(call)) {
      case "head": return view.changed(.truncationMode(.head))
      case "middle": return view.changed(.truncationMode(.middle))
      default: return view.changed(.truncationMode(.tail))
      }
    },
    "minimumScaleFactor": { reader, view, call in
      view.changed(.minimumScaleFactor(reader.number(reader.first(call)) ?? 1))
    },
    "allowsTightening": { reader, view, call in
      view.changed(.allowsTightening(reader.truthValue(reader.first(call))))
    },
    "multilineTextAlignment": { reader, view, call in
      switch reader.symbolName(reader.first(call)) {
      case "center": return view.changed(.multilineTextAlignment(.center))
      case "trailing": return view.changed(.multilineTextAlignment(.trailing))
      default: return view.changed(.multilineTextAlignment(.leading))
      }
    },
    "lineSpacing": { reader, view, call in
      view.changed(.lineSpacing(reader.number(reader.first(call)) ?? 0))
    },
    "textCase": { reader, view, call in
      switch reader.symbolName(reader.first(call)) {
      case "uppercase": return view.changed(.textCase(.uppercase))
      case "lowercase": return view.changed(.textCase(.lowercase))
      default: return view.changed(.textCase(nil))
      }
    },
    "foregroundColor": foreground, "foregroundStyle": foreground,
    "imageScale": { reader, view, call in
      switch reader.symbolName(reader.first(call)) {
      case "small": return view.changed(.imageScale(.small))
      case "large": return view.changed(.imageScale(.large))
      default: return view.changed(.imageScale(.medium))
      }
    },
  ]

  private static let foreground: Modifier = { reader, view, call in
    let value = reader.first(call, as: "Color")
    // Texts in a colour that nobody knows are in the usual one, which would make a shape black.
    if let value, !view.hasContent {
      if case .null = value.readable { return view.changed(.foregroundColor(nil)) }
      return view.changed(.foregroundColor(reader.fillColor(value)))
    }
    return view.changed(.foregroundColor(reader.color(value)))
  }
}

extension ViewReader {
  func lineLimit(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard let value = first(call) else { return view }
    switch value.readable {
    case .number(let number, _):
      let lines = Int(clamping: number)
      let reserves = truthValue(self.value("reservesSpace", call))
      return view.changed(.lineLimit(LineLimit(maximum: lines, reserved: reserves ? lines : 0)))
    case .range(let lower, let upper):
      return view.changed(
        .lineLimit(
          LineLimit(
            maximum: number(upper).map { Int(clamping: $0) },
            reserved: number(lower).map { Int(clamping: $0) } ?? 0)))
    case .null: return view.changed(.lineLimit(LineLimit()))
    default: return view
    }
  }

  /// A view with a font for the texts in it.
  func changed(_ view: ViewPiece, font value: Value?, by call: CallArguments) -> ViewPiece {
    guard let font = font(value) else { return view.inUnknownFont }
    let changed = view.changed(.font(font)).located(at: place(ofFont: value, givenBy: call))
    guard case .symbol(let symbol)? = value?.readable,
      symbol.steps.contains(where: { $0.name == "monospacedDigit" })
    else { return changed }
    return changed.changed(.monospacedDigit)
  }

  /// Where code makes a font, or else the modifier that gives it to texts.
  func place(ofFont value: Value?, givenBy call: CallArguments) -> SourceLocation? {
    guard case .symbol(let symbol)? = value?.readable, let place = symbol.foreign?.place else {
      return call.location
    }
    return location(place) ?? call.location
  }

  /// The font that a value stands for; nil where it is not known.
  func font(_ value: Value?) -> Font?? {
    switch value?.readable {
    case .null?: return .some(nil)
    case .symbol(let symbol)?: return FontChain(symbol, self).font.map { .some($0) } ?? nil
    case .enumCase, .unknown:
      assume("the font \(origin(of: value ?? .null)) is not known")
      return nil
    default: return nil
    }
  }

  func design(_ value: Value?) -> Font.Design? {
    switch symbolName(value) {
    case "rounded": .rounded
    case "serif": .serif
    case "monospaced": .monospaced
    case "default": .standard
    default: nil
    }
  }
}

/// `Font.system(.body).weight(.bold)` as a font.
private struct FontChain {
  var font: Font?

  init(_ symbol: Symbol, _ reader: ViewReader) {
    guard symbol.type == nil || symbol.type == "Font" || symbol.type == "UIFont",
      let first = symbol.steps.first
    else { return }
    font = Self.base(first, reader)
    for step in symbol.steps.dropFirst() {
      guard let base = font else { return }
      font = Self.changed(base, by: step, reader)
    }
  }

  private static func base(_ step: Symbol.Step, _ reader: ViewReader) -> Font? {
    guard let arguments = step.arguments else {
      return TextStyle(swiftUIName: step.name).map { Font.system($0) }
    }
    func argument(_ label: String?) -> Value? { arguments.first { $0.label == label }?.value }
    let weight = reader.symbolName(argument("weight")).flatMap { FontWeight(name: $0) }
    let design = reader.design(argument("design")) ?? .standard
    switch step.name {
    case "system":
      if let size = reader.number(argument("size") ?? argument("fixedSize")) {
        return .system(size: size, weight: weight ?? .regular, design: design)
      }
      return style(argument(nil), reader).map { .system($0, design: design, weight: weight) }
    case "systemFont", "boldSystemFont", "monospacedSystemFont":
      guard let size = reader.number(argument("ofSize")) else { return nil }
      return .system(size: size, weight: step.name == "boldSystemFont" ? .bold : weight ?? .regular)
    case "preferredFont": return style(argument("forTextStyle"), reader).map { .system($0) }
    case "custom":
      // The face decides the widths, and the size is known without it.
      let name = reader.text(argument(nil)) ?? "an unknown font"
      if let size = reader.number(argument("fixedSize")) {
        return .custom(name, fixedSize: size)
      }
      guard let size = reader.number(argument("size")) else { return nil }
      return .custom(
        name, size: size, relativeTo: style(argument("relativeTo"), reader) ?? .body)
    case "init":
      if case .symbol(let inner)? = argument(nil) { return FontChain(inner, reader).font }
      return nil
    default: return nil
    }
  }

  private static func style(_ value: Value?, _ reader: ViewReader) -> TextStyle? {
    reader.symbolName(value).flatMap { TextStyle(swiftUIName: $0) }
  }

  private static func changed(_ font: Font, by step: Symbol.Step, _ reader: ViewReader) -> Font? {
    switch step.name {
    case "bold": return font.bold()
    case "italic": return font.italic()
    case "weight":
      let name = reader.symbolName(step.arguments?.first?.value)
      return name.flatMap { FontWeight(name: $0) }.map { font.weight($0) } ?? font
    case "leading":
      switch reader.symbolName(step.arguments?.first?.value) {
      case "tight": return font.leading(.tight)
      case "loose": return font.leading(.loose)
      default: return font
      }
    default: return font
    }
  }
}
