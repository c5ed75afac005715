import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// Styles of controls.
extension ViewTable {
  static let styleModifiers: [String: Modifier] = [
    "buttonStyle": { $0.buttonStyle($1, $2) },
    "labelStyle": { $0.labelStyle($1, $2) },
    "toggleStyle": { $0.toggleStyle($1, $2) },
    "pickerStyle": { reader, view, call in
      switch reader.styleName(call) {
      case "segmented": return view.changed(.pickerStyle(.segmented))
      case "wheel": return view.changed(.pickerStyle(.wheel))
      case "inline", "radioGroup": return view.changed(.pickerStyle(.inline))
      case "menu": return view.changed(.pickerStyle(.menu))
      case "navigationLink": return view.changed(.pickerStyle(.navigationLink))
      case "palette": return view.changed(.pickerStyle(.palette))
      default: return view
      }
    },
    "textFieldStyle": { reader, view, call in
      view.changed(
        .textFieldStyle(reader.styleName(call) == "roundedBorder" ? .roundedBorder : .plain))
    },
    "progressViewStyle": { reader, view, call in
      switch reader.styleName(call) {
      case "linear": return view.changed(.progressStyle(.linear))
      case "circular": return view.changed(.progressStyle(.circular))
      default: return view
      }
    },
    "datePickerStyle": { reader, view, call in
      switch reader.styleName(call) {
      case "compact": return view.changed(.datePickerStyle(.compact))
      case "graphical": return view.changed(.datePickerStyle(.graphical))
      case "wheel": return view.changed(.datePickerStyle(.wheel))
      default: return view
      }
    },
    "tabViewStyle": { reader, view, call in
      guard reader.styleName(call) == "page" else { return view }
      return view.changed(.tabViewStyle(.page(showsDots: true)))
    },
    "controlSize": { reader, view, call in
      let sizes: [String: ControlSize] = [
        "mini": .mini, "small": .small, "regular": .regular, "large": .large,
        "extraLarge": .extraLarge,
      ]
      let size = reader.symbolName(reader.first(call)).flatMap { sizes[$0] }
      return view.changed(.controlSize(size ?? .regular))
    },
    "gaugeStyle": { reader, view, call in
      let styles: [String: GaugeStyle] = [
        "linearCapacity": .linearCapacity, "accessoryLinear": .accessoryLinear,
        "accessoryLinearCapacity": .accessoryLinearCapacity,
        "accessoryCircular": .accessoryCircular,
        "accessoryCircularCapacity": .accessoryCircularCapacity,
      ]
      return view.changed(.gaugeStyle(styles[reader.styleName(call) ?? ""] ?? .automatic))
    },
    "labelsHidden": { _, view, _ in view.changed(.labelsHidden) },
    "buttonBorderShape": { reader, view, call in
      switch reader.symbolName(reader.first(call)) {
      case "capsule": return view.changed(.buttonBorderShape(.capsule))
      case "circle": return view.changed(.buttonBorderShape(.circle))
      case "roundedRectangle":
        return view.changed(.buttonBorderShape(.roundedRectangle(radius: nil)))
      default: return view
      }
    },
    "disabled": { reader, view, call in
      guard case .bool(true)? = reader.first(call)?.readable else { return view }
      return view.changed(.isEnabled(false))
    },
    "tint": { reader, view, call in
      view.changed(.tint(reader.color(reader.first(call, as: "Color"))))
    },
    "accentColor": { reader, view, call in
      view.changed(.tint(reader.color(reader.first(call, as: "Color"))))
    },
    "redacted": { reader, view, call in
      // What is written in grey boxes only in some states is read in the others.
      reader.isPlaceholder(reader.value("reason", call)) ? view.changed(.redacted(true)) : view
    },
    "unredacted": { _, view, _ in view.changed(.redacted(false)) },
  ]
}

extension ViewReader {
  /// Whether `RedactionReasons` surely have `placeholder` in them.
  fileprivate func isPlaceholder(_ reasons: Value?) -> Bool {
    switch reasons {
    case .array(let reasons)?: reasons.contains { isPlaceholder($0) }
    case .symbol?, .enumCase?: symbolName(reasons) == "placeholder"
    default: false
    }
  }

  /// `bordered` of `.bordered` and of `BorderedButtonStyle()`.
  func styleName(_ call: CallArguments) -> String? {
    guard let value = first(call) else { return nil }
    return styleName(value)
  }

  func styleName(_ value: Value) -> String? {
    switch value {
    case .symbol(let symbol):
      return symbol.type.map(Self.withoutSuffix) ?? symbol.steps.first?.name
    case .unknown(let unknown):
      return unknown.type.map { Self.withoutSuffix($0.unwrapped.name ?? "") }
    default: return nil
    }
  }

  private static func withoutSuffix(_ name: String) -> String {
    for suffix in [
      "ButtonStyle", "LabelStyle", "ToggleStyle", "PickerStyle", "TextFieldStyle",
      "ProgressViewStyle", "TabViewStyle", "ListStyle", "DatePickerStyle",
    ]
    where name.hasSuffix(suffix) {
      let stem = name.dropLast(suffix.count)
      return stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return name
  }

  /// An app's own style in the place of one of SwiftUI's; nil for those of SwiftUI.
  func ownStyle(_ call: CallArguments, as type: String) -> Instance? {
    guard let given = first(call) else { return nil }
    if case .instance(let instance) = given.readable { return instance }
    for name in [type, "Primitive" + type] {
      if case .instance(let instance) = resolve(given, as: name).readable { return instance }
    }
    return nil
  }

  /// The protocols of styles that a control asks for where it is read, by the modifiers that set them.
  static let controlStyles = [
    "groupBoxStyle": "GroupBoxStyle", "labeledContentStyle": "LabeledContentStyle",
    "progressViewStyle": "ProgressViewStyle", "disclosureGroupStyle": "DisclosureGroupStyle",
    "textFieldStyle": "TextFieldStyle", "gaugeStyle": "GaugeStyle",
    "buttonStyle": "ButtonStyle",
  ]

  /// A control as an app's own style around it shows it; `plain` where there is none, and within the style.
  ///
  /// - Parameter configuration: What the style is handed: for `_body` of text fields the field itself.
  func styled(
    _ style: String, _ configuration: (ViewPiece) -> MachineValue, _ plain: ViewPiece
  ) -> ViewPiece {
    guard let value = environmentValues[style], let type = machine.ownType(of: value) else {
      return plain
    }
    environmentValues[style] = nil
    defer { environmentValues[style] = value }
    let name = style == "TextFieldStyle" ? "_body" : "makeBody"
    return styleBody(Instance(type: type, value: value), configuration(plain), name) ?? plain
  }

  /// Parts of a control as its style is handed them, with other values of its configuration.
  func configuration(
    _ parts: [(String, ViewPiece)], _ others: [(String, MachineValue)] = []
  ) -> MachineValue {
    .tuple(
      (parts.map { ($0.0, machine.foreign($0.1, .named("View"))) } + others).map {
        TupleElement($0.0, $0.1)
      })
  }

  /// A part that a control need not have.
  func optional(_ part: ViewPiece) -> MachineValue {
    part.isEmpty ? .null : .some(machine.foreign(part, .named("View")))
  }

  /// What a style hands back to a control, `GroupBox(configuration)`, by names; nil for other calls.
  func configured(_ call: CallArguments) -> [String: ViewPiece]? {
    guard let first = call.unlabelled.first, case .tuple(let elements) = evaluate(first),
      elements.contains(where: { $0.label == "label" })
    else { return nil }
    var parts: [String: ViewPiece] = [:]
    for element in elements {
      if let label = element.label, case .view(let piece) = element.value { parts[label] = piece }
    }
    return parts
  }

  /// Makes what a style's `makeBody` gives, with slots in the place of what it is handed.
  func styleBody(_ style: Instance, _ fields: [(String, MachineValue)]) -> ViewPiece? {
    styleBody(style, .tuple(fields.map { TupleElement($0.0, $0.1) }), "makeBody")
  }

  private func styleBody(
    _ style: Instance, _ configuration: MachineValue, _ name: String
  ) -> ViewPiece? {
    let functions = machine.functions(named: name, of: reference(to: style.type))
    guard let parameter = functions.first?.parameters.first else { return nil }
    return limited("style \(style.type.qualifiedName)", to: 3) {
      let made = run { () throws(Unwind) -> MachineValue in
        try self.machine.call(
          name, on: self.placed(style.value), [(parameter.label, configuration)]) ?? .void
      }
      return view(of: made)
    }
  }

  private func slot(_ number: Int) -> MachineValue {
    machine.foreign(ViewPiece(.slot(number)), .named("View"))
  }

  func buttonStyle(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    if let style = ownStyle(call, as: "ButtonStyle") {
      return view.changed(.buttonStyle(made(by: style, role: .null)))
    }
    switch styleName(call) {
    case "plain": return view.changed(.buttonStyle(.plain))
    case "borderless": return view.changed(.buttonStyle(.borderless))
    case "bordered": return view.changed(.buttonStyle(.bordered))
    case "borderedProminent": return view.changed(.buttonStyle(.borderedProminent))
    case "glass": return view.changed(.buttonStyle(.glass))
    case "glassProminent": return view.changed(.buttonStyle(.glassProminent))
    case "automatic", "default": return view.changed(.buttonStyle(.automatic))
    default: return view
    }
  }

  /// - Parameter role: Of the buttons that have the style, an optional.
  private func made(by style: Instance, role: MachineValue) -> ButtonStyle {
    let made = later(hasTextSizeOfLayout: true) { (reader: ViewReader, _: Void) -> ViewTree in
      reader.styleBody(
        style, [("label", reader.slot(0)), ("isPressed", .bool(false)), ("role", role)])?.tree()
        ?? ViewTree(.slot(0))
    }
    return .custom { made($0, ()) }
  }

  /// A button with a role in the app's own style around it, which may ask for the role.
  func styled(_ button: ViewPiece, as role: String?) -> ViewPiece {
    guard let role, let value = environmentValues["ButtonStyle"],
      let type = machine.ownType(of: value)
    else { return button }
    let given = run { () throws(Unwind) -> MachineValue in
      try self.machine.staticValue(role, of: .named("ButtonRole")) ?? .null
    }
    let style = Instance(type: type, value: value)
    return button.changed(.buttonStyle(made(by: style, role: given.wrapped)))
  }

  func labelStyle(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    if let style = ownStyle(call, as: "LabelStyle") {
      let made = later(hasTextSizeOfLayout: true) { (reader: ViewReader, _: Void) -> ViewTree in
        reader.styleBody(style, [("icon", reader.slot(0)), ("title", reader.slot(1))])?.tree()
          ?? ViewTree(.slot(1))
      }
      return view.changed(.labelStyle(.custom { made($0, ()) }))
    }
    switch styleName(call) {
    case "titleOnly": return view.changed(.labelStyle(.titleOnly))
    case "iconOnly": return view.changed(.labelStyle(.iconOnly))
    case "titleAndIcon": return view.changed(.labelStyle(.titleAndIcon))
    default: return view
    }
  }

  func toggleStyle(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    if let style = ownStyle(call, as: "ToggleStyle") {
      let made = later(hasTextSizeOfLayout: true) { (reader: ViewReader, isOn: Bool) -> ViewTree in
        reader.styleBody(
          style,
          [("label", reader.slot(0)), ("isOn", .bool(isOn)), ("isMixed", .bool(false))])?.tree()
          ?? ViewTree(.slot(0))
      }
      return view.changed(.toggleStyle(.custom { isOn, environment in made(environment, isOn) }))
    }
    return styleName(call) == "button" ? view.changed(.toggleStyle(.button)) : view
  }
}
