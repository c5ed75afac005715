import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode
import SwiftUIModel

/// What the machine asks of SwiftUI, and of the parts of Foundation whose answers depend on the screen.
final class SwiftUILibrary: ForeignLibrary {
  private unowned let reader: ViewReader

  init(_ reader: ViewReader) { self.reader = reader }

  // MARK: What is kept as code makes it

  func keeps(_ type: TypeReference) -> Bool {
    guard case .named(let written, _) = type else { return false }
    let path = reader.machine.index.withoutSystemModule(written)
    guard let first = path.first else { return false }
    return path.count == 1
      ? Self.types.contains(first) || ViewReader.field(likelyBy: first) != nil
        || ViewReader.isPicture(likelyBy: first)
      : Self.outerTypes.contains(first)
  }

  /// Types with others in them: `Edge.Set`, `Font.Weight`.
  private static let outerTypes: Set<String> = [
    "Edge", "Axis", "Font", "Image", "Text", "Color", "UIFont", "UIImage", "NavigationBarItem",
    "R", "Gradient", "UIColor", "List", "UIKeyboardType", "DatePicker", "TabView",
    "_VariadicView",
  ]

  private static let types = Set(ViewTable.views.keys).union(ViewTable.valueTypes).union([
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "TupleView",
    "DateComponentsFormatter", "MKDistanceFormatter", "MeasurementFormatter",
    "Locale", "URL", "Bundle", "UIFontMetrics", "AttributedString",
    "NSAttributedString", "NSMutableAttributedString", "Material", "SymbolConfiguration",
    "BundleToken",
    "UITraitCollection", "UIApplication", "R", "Axis", "Visibility",
    "ToolbarItemPlacement", "TextAlignment", "ContentMode", "NavigationBarItem", "Prominence",
    "ControlSize", "ToolbarPlacement", "Weight", "Design", "TextStyle", "TableColumn",
    "BorderedButtonStyle", "PlainButtonStyle", "BorderedProminentButtonStyle",
    "DefaultButtonStyle", "PlainListStyle", "GroupedListStyle", "InsetGroupedListStyle",
    "InsetListStyle", "SidebarListStyle", "SegmentedPickerStyle", "MenuPickerStyle",
    "WheelPickerStyle", "InlinePickerStyle", "DefaultPickerStyle", "PageTabViewStyle",
    "LinearProgressViewStyle", "CircularProgressViewStyle", "RoundedBorderTextFieldStyle",
    "PlainTextFieldStyle", "TitleOnlyLabelStyle", "IconOnlyLabelStyle",
    "TitleAndIconLabelStyle", "SwitchToggleStyle", "ButtonToggleStyle", "BorderlessButtonStyle",
    "StackNavigationViewStyle", "GraphicalDatePickerStyle", "CompactDatePickerStyle",
    "WheelDatePickerStyle",
  ])

  func keeps(_ name: String, of value: ForeignValue) -> Bool {
    switch value.type?.unwrapped.name {
    case "URL"?, "Bundle"?, "Locale"?, "UIApplication"?: false
    default: true
    }
  }

  static let attributedTexts: Set<String> = [
    "AttributedString", "NSAttributedString", "NSMutableAttributedString",
  ]

  func appends(_ name: String, to value: ForeignValue) -> Bool {
    name == "append" && Self.attributedTexts.contains(value.type?.name ?? "")
  }

  func keeps(_ name: String, of type: TypeReference, _ machine: Machine) -> Bool {
    if name == "callAsFunction" { return machine.isSubtype(type, of: .named("Layout")) }
    // Whatever is called on a view of the app that no source declares is a modifier, where views are made.
    return !reader.appearance.isUnderWay && isView(type, machine)
  }

  /// Names of modifiers that only views have: what they are called on is one.
  static let viewModifiers: Set<String> = [
    "frame", "padding", "clipShape", "cornerRadius", "clipped", "scaledToFit", "scaledToFill",
    "aspectRatio", "background", "overlay", "fixedSize", "foregroundColor", "foregroundStyle",
    "ignoresSafeArea", "edgesIgnoringSafeArea", "listRowInsets", "onTapGesture", "onAppear",
    "accessibilityLabel",
  ]

  func keepsUnknown(_ name: String) -> Bool { Self.viewModifiers.contains(name) }

  private func isView(_ type: TypeReference, _ machine: Machine) -> Bool {
    let type = type.unwrapped
    if case .array = type { return false }
    // By a protocol of another module: `ConnectedView`, whose function makes the body.
    if let own = machine.ownType(type), own.kind == .structure, reader.isView(own) { return true }
    return Self.viewProtocols.contains { machine.isSubtype(type, of: .named($0)) }
      || ["Content", "Label", "Configuration"].contains(type.name ?? "")
  }

  static let viewProtocols = [
    "View", "Shape", "InsettableShape", "ToolbarContent", "Layout", "UIViewRepresentable",
  ]

  func type(of name: String, in value: MachineValue, _ machine: Machine) -> TypeReference? {
    guard case .foreign(let foreign) = value, let own = foreign.type else {
      return machine.type(of: value).map { isView($0, machine) } ?? false ? .named("View") : nil
    }
    let type = own.unwrapped.name ?? ""
    if type == "Text", Self.textModifiers.contains(name) || name == "+" { return own }
    if type == "Image", Self.imageModifiers.contains(name) { return own }
    if ViewTable.modifiers[name] != nil || PassedModifiers.names.contains(name),
      type != "Color" || name != "opacity", !["Font", "EdgeInsets", "UIFont"].contains(type)
    {
      return .named("View")
    }
    return own
  }

  private static let textModifiers: Set<String> = [
    "bold", "italic", "underline", "strikethrough", "fontWeight", "font", "fontDesign",
    "monospaced", "monospacedDigit", "kerning", "tracking", "baselineOffset", "foregroundColor",
    "foregroundStyle",
  ]

  private static let imageModifiers: Set<String> = [
    "resizable", "renderingMode", "withRenderingMode", "symbolRenderingMode", "interpolation",
    "antialiased", "symbolVariant",
  ]

  func type(
    ofArgument label: String?, _ number: Int, of name: String, _ owner: String?
  ) -> TypeReference? {
    if let label { return Self.labelTypes[label].map { .named($0) } }
    guard number == 0 else { return nil }
    return Self.firstTypes[name].map { .named($0) }
  }

  private static let labelTypes: [String: String] = [
    "spacing": "CGFloat", "width": "CGFloat", "height": "CGFloat", "minWidth": "CGFloat",
    "maxWidth": "CGFloat", "idealWidth": "CGFloat", "minHeight": "CGFloat",
    "maxHeight": "CGFloat", "idealHeight": "CGFloat", "cornerRadius": "CGFloat",
    "lineWidth": "CGFloat", "minLength": "CGFloat", "radius": "CGFloat", "x": "CGFloat",
    "y": "CGFloat", "horizontalSpacing": "CGFloat", "verticalSpacing": "CGFloat",
    "systemName": "String", "systemImage": "String", "verbatim": "String", "top": "CGFloat",
    "leading": "CGFloat", "bottom": "CGFloat", "trailing": "CGFloat", "fixedSize": "CGFloat",
    "capInsets": "EdgeInsets", "minimum": "CGFloat", "maximum": "CGFloat",
  ]

  private static let firstTypes: [String: String] = [
    "font": "Font", "foregroundColor": "Color", "tint": "Color", "accentColor": "Color",
    "cornerRadius": "CGFloat", "lineSpacing": "CGFloat", "kerning": "CGFloat",
    "tracking": "CGFloat", "opacity": "Double", "baselineOffset": "CGFloat",
    "minimumScaleFactor": "CGFloat", "listRowInsets": "EdgeInsets", "fontWeight": "Weight",
  ]

  func contracts(of type: String) -> [String] {
    if Self.shapes.contains(type) { return ["Shape", "View"] }
    if ["Color", "LinearGradient", "RadialGradient", "AngularGradient"].contains(type) {
      return ["View", "ShapeStyle"]
    }
    if type == "TupleView" { return ["View"] }
    return ViewTable.views[type] == nil ? [] : ["View"]
  }

  private static let shapes: Set<String> = [
    "Rectangle", "Circle", "Capsule", "Ellipse", "RoundedRectangle", "UnevenRoundedRectangle",
    "Path", "ContainerRelativeShape",
  ]

  func looksUp(_ type: TypeReference) -> Bool {
    ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"].contains(type.name ?? "")
  }

  func changesNothing(_ name: String, _ machine: Machine) -> Bool {
    hasFunction(name, of: .named("View"))
      || !machine.functions(named: name, of: .named("View")).isEmpty
  }

  func hasFunction(_ name: String, of type: TypeReference) -> Bool {
    ViewTable.modifiers[name] != nil || PassedModifiers.names.contains(name)
  }

  func runsLater(_ function: CodeEvaluation.FunctionValue, _ machine: Machine) -> Bool {
    reader.runsLater(function)
  }

  func takesOptional(_ name: String) -> Bool { Self.withOptionals.contains(name) }

  /// Modifiers whose parameter is an optional. Source: Apple's documentation of each.
  private static let withOptionals: Set<String> = [
    "accentColor", "font", "fontDesign", "fontWeight", "foregroundColor", "frame", "lineLimit",
    "listRowBackground", "listRowInsets", "listRowSeparatorTint", "preferredColorScheme",
    "textCase",
    "tint", "symbolRenderingMode",
  ]

  // MARK: What is known

  func construct(
    _ type: TypeReference, _ arguments: [Operand], _ machine: Machine
  ) throws(Unwind) -> MachineValue? {
    try reader.construct(type, arguments)
  }

  func call(
    _ name: String, _ arguments: [Operand], _ machine: Machine
  ) throws(Unwind) -> MachineValue? {
    try reader.callFunction(name, arguments)
  }

  func value(
    of name: String, _ arguments: [Operand]?, in value: ForeignValue, _ machine: Machine
  ) throws(Unwind) -> MachineValue? {
    try reader.member(name, arguments, of: value)
  }

  func value(
    of name: String, _ arguments: [Operand]?, ofType type: TypeReference, _ machine: Machine
  ) throws(Unwind) -> MachineValue? {
    try reader.staticMember(name, arguments, of: type)
  }

  func text(
    ofFunction name: String, in type: String?, _ arguments: [MachineValue], _ machine: Machine
  ) -> MachineValue? { reader.text(ofFunction: name, in: type, arguments) }

  var locale: String? { Self.name(ofLocale: reader.environment.locale) }

  /// The locale that texts are written in on a screen of another one.
  static func name(ofLocale locale: String) -> String {
    Configuration.language(ofLocale: locale) ?? "en"
  }

  func shown(_ origin: String, written: (_ locale: String) -> String?) -> MachineValue? {
    guard let locale, let text = written(locale) else { return nil }
    return reader.machineValue(
      StringValue(pieces: [.assumed(text, "\(origin) is as \(locale) writes it")]))
  }

  func sample(_ origin: String, written: (_ locale: String) -> String?) -> MachineValue? {
    guard let locale, let text = written(locale) else { return nil }
    return reader.machineValue(StringValue(pieces: [.unknown(origin: origin, shown: text)]))
  }

  /// A screen comes up after an app has started.
  var beginsLater: Bool { true }

  func isWrapper(_ name: String) -> Bool { ViewReader.wrappers.contains(name) }

  func value(
    of property: SwiftCode.VariableDeclaration, _ attribute: Attribute, stored: MachineValue?,
    _ machine: Machine
  ) throws(Unwind) -> MachineValue? {
    try reader.value(of: property, attribute, stored: stored)
  }
}
