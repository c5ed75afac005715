import CodeEvaluation
import DynamicType
import DynamicTypeModel
import DynamicTypeResources
import SwiftCode

/// What ``UIKitSources`` ask for that Swift cannot say: the device, fonts, texts of tables, layout.
final class UIKitLibrary: ForeignLibrary {
  let surroundings: ReadingSurroundings
  let resources: AppResources?
  /// The names of the app's font files, without their endings.
  let fonts: [String]
  /// The machine's own, which holds this library: held here it would keep all that was read.
  weak var reader: HeapReader?
  /// Asked for how large a view wants to be; nil where nobody can say.
  var measure:
    ((ObjectID, Size, _ horizontal: Double, _ vertical: Double, _ ofContent: Bool) -> Size?)?
  /// How far bars reach into views, as far as these have been laid out.
  var safeAreas: [ObjectID: EdgeInsets] = [:]
  /// What a person may have set before, by its key and type.
  private var defaults: [String: Value] = [:]
  /// Gives an object what a document says of the element of a place.
  var decode: ((ObjectID, Int) -> Void)?
  /// The names of the app's xibs, without their endings.
  var nibNames: [String] = []
  /// Makes the views of a xib for an owner; none where there is no such file.
  var loadNib: ((_ name: String, _ owner: ObjectID?) -> [ObjectID])?
  /// Closures that run once the main queue has time.
  private var later: [Value] = []
  /// Whether something was asked that depends on the text size.
  private(set) var asksForTextSize = false
  /// Whether something was asked that depends on dark mode or bold text.
  private(set) var asksForLook = false
  /// Views and controllers are set up by calls.
  let setsUp = true

  init(_ surroundings: ReadingSurroundings, _ resources: AppResources?, fonts: [String]) {
    self.fonts = fonts
    self.surroundings = surroundings
    self.resources = resources
  }

  var locale: String? { Configuration.language(ofLocale: surroundings.locale) ?? "en" }

  /// The closures that are to run, once.
  func takeLater() -> [Value] {
    defer { later = [] }
    return later
  }

  func construct(
    _ type: TypeReference, _ arguments: [Operand], _ machine: Machine
  ) throws(Unwind) -> Value? {
    // What UIKit's sources ask; an app may have types of such names itself.
    guard let name = type.name, name.hasPrefix("Native"), machine.file >= machine.index.ownFileCount
    else { return nil }
    var values: [Value] = []
    for argument in arguments { values.append(try machine.given(argument)) }
    return try answer(name, values, machine)
  }

  /// Wrappers of views, `@UsesAutoLayout`, keep the view that they are given, and free it for constraints.
  func wrapper(of property: VariableDeclaration, _ machine: Machine) -> TypeDeclaration? {
    guard let type = machine.type(of: property)?.unwrapped else { return nil }
    let generic = property.container?.generics.first { $0.name == type.name }
    guard machine.isSubtype(generic?.constraint ?? type, of: .named("UIView")) else { return nil }
    return machine.index.types(named: "_ViewWrapper").first
  }

  /// A font of a function that an app's sources or packages add to `UIFont`, which are not there: of the text style or of
  /// the size that it is given.
  func value(
    of name: String, _ arguments: [Operand], undeclaredIn type: TypeReference, _ machine: Machine
  ) throws(Unwind) -> Value? {
    guard type.name == "UIFont", let reader else { return nil }
    var made: Value?
    for argument in arguments where made == nil {
      let style = try machine.given(argument, asMemberOf: .named(["UIFont", "TextStyle"], []))
      let value = if let style { style } else { try machine.given(argument) }
      let label = (argument.label ?? "").lowercased()
      if case .structure(let structure) = reader.resolved(value),
        structure.type.qualifiedName == "UIFont.TextStyle"
      {
        made = try machine.send(
          "preferredFont", to: .type(.named("UIFont")), [Operand("forTextStyle", value: value)])
      } else if label.hasSuffix("size"), reader.number(value) != nil {
        made = try machine.send(
          "systemFont", to: .type(.named("UIFont")), [Operand("ofSize", value: value)])
      }
    }
    guard let made, let font = reader.object(made) else { return nil }
    try machine.set("_assumed", of: .object(font), to: .some(.string("UIFont.\(name)")))
    return made
  }

  /// Binds what RxCocoa is handed: `titles.drive(label.rx.text)`, `items.bind(to: table.rx.items(…)) { … }`.
  func handed(_ values: [Value], _ machine: Machine) throws(Unwind) {
    for value in values {
      guard case .structure(let structure) = value,
        structure.type.place.file >= machine.index.ownFileCount
      else { continue }
      switch structure.type.name {
      case "_RxBinder": _ = try machine.send("_receive", to: value, [])
      case "_RxItems":
        let configure = values.first { if case .function = $0 { true } else { false } }
        _ = try machine.send(
          "_fill", to: value, [Operand(value: configure.map { .some($0) } ?? .null)])
      default: continue
      }
    }
  }

  private static let marksOfDocuments: Set<Character> = ["<", "&", "{", "\n"]

  private func answer(
    _ name: String, _ values: [Value], _ machine: Machine
  ) throws(Unwind) -> Value {
    guard let reader else { return machine.unknown(name) }
    switch name {
    case "NativePlace":
      guard let place = machine.callPlace else { return .void }
      return .tuple([
        TupleElement(nil, .integer(place.file, .int)),
        TupleElement(nil, .integer(place.offset, .int)),
      ])
    case "NativeTextSize":
      asksForTextSize = true
      return .string(surroundings.textSize.rawName)
    case "NativeCategoryRank":
      guard let raw = reader.text(values[0]), raw.provenance == .known else {
        return machine.unknown("a text size", .named("Int"))
      }
      return .integer(ContentSizeCategory(name: raw.string)?.rawValue ?? -1, .int)
    case "NativeEnvironment":
      return environment(reader.text(values[0])?.string ?? "", machine)
    case "NativeIsSame":
      guard values.count == 2, let one = reader.object(values[0]),
        let other = reader.object(values[1])
      else { return .bool(false) }
      return .bool(one == other)
    case "NativeIsKnown":
      switch values[0].plain {
      case .object, .structure, .enumCase: return .bool(true)
      default: return .bool(false)
      }
    case "NativeFromDocument":
      if values.count == 2, let object = reader.object(values[0]),
        let coder = reader.object(values[1]),
        let element = reader.integer("NSCoder._element", of: coder)
      {
        decode?(object, element)
      }
      return .void
    case "NativeLater":
      if !machine.isTrial { later.append(values[0]) }
      return .void
    case "NativePerform":
      try perform(values, reader, machine)
      return .void
    case "NativeObserve":
      if let object = reader.object(values[0]), case .keyPath(let path) = values[1].plain,
        let name = path.onlyMember
      {
        machine.observe(name, of: object, values[2])
      }
      return .void
    case "NativeLocalized": return localized(values, reader, machine)
    case "NativeStyleSize":
      let style = reader.text(values[0]).flatMap { TextStyle(rawName: $0.string) } ?? .body
      return .double(style.pointSize(for: .large), .cgFloat)
    case "NativeStyleWeight":
      let style = reader.text(values[0]).flatMap { TextStyle(rawName: $0.string) } ?? .body
      let isBold = reader.truth(values[1]) ?? false
      return .double((isBold ? style.emphasizedWeight : style.weight).uiKitValue, .cgFloat)
    case "NativeFont": return font(values, reader, machine)
    case "NativeScaledValue": return scaledValue(values, reader, machine)
    case "NativeImageLength": return imageLength(values, reader, machine)
    case "NativeText":
      guard let text = reader.text(values[0]), text.provenance == .known else {
        return machine.unknown("a text", .named("String"))
      }
      return .string(text.string)
    case "NativeMarkdown":
      guard let text = reader.text(values[0]), text.provenance == .known,
        let plain = Self.plainText(ofMarkdown: text.string)
      else { return machine.unknown("a text", .named("String")) }
      return .string(plain)
    case "NativeDocument":
      // Without marks other documents are what they are as plain text.
      guard let text = reader.text(values[0]), text.provenance == .known,
        reader.truth(values[1]) == true
          || !text.string.contains(where: Self.marksOfDocuments.contains)
      else { return machine.unknown("a document's text", .named("String")) }
      return .string(text.string)
    case "NativeNamesClass":
      // Not a name that nobody knows, which would leave nothing known of all others.
      switch values[0].plain {
      case .type: break
      case .object(let nib) where nibName(of: nib, reader) != nil: break
      default: return .bool(false)
      }
      return .bool(reader.text(values[1])?.provenance == .known)
    case "NativeNib":
      guard let name = reader.text(values[0]), name.provenance == .known,
        let views = loadNib?(name.string, values.count > 1 ? reader.object(values[1]) : nil),
        !views.isEmpty
      else { return machine.unknown("a nib's views", .array(.named("Any"))) }
      return .array(ArrayValue(views.map { .object($0) }))
    case "NativeOwnNib": return ownNib(values, reader)
    case "NativeClassName":
      // Which module it is in makes no difference to what such names are for: they name cells.
      guard case .type(let type)? = values.first else {
        return machine.unknown("NSStringFromClass", .named("String"))
      }
      return .string("App.\(type.unwrappedMetatype.description)")
    case "NativeUTF16Length":
      guard let text = reader.text(values[0]), text.provenance == .known else {
        return machine.unknown("a length", .named("Int"))
      }
      return .integer(text.string.utf16.count, .int)
    case "NativeDefault":
      guard case .type(let type) = values[1], let key = reader.text(values[0]),
        key.provenance == .known
      else { return machine.unknown(name) }
      let place = "\(key.string) \(type)"
      let value = defaults[place] ?? machine.unknown(key.string, type)
      defaults[place] = value
      return value
    case "NativeBind":
      guard case .structure(let target) = values[1].plain else { return .void }
      let sequence = Operand(value: values[0])
      switch target.type.name {
      case "_RxBinder": _ = try machine.send("_follow", to: values[1], [sequence])
      case "_RxItems":
        _ = try machine.send("_follow", to: values[1], [sequence, Operand(value: values[2])])
      default: break
      }
      return .void
    case "NativeBoundText": return machine.unknown("a text that is bound", .named("String"))
    case "NativeNumber":
      return reader.number(values[0]).map { .double($0, .cgFloat) }
        ?? machine.unknown("a number", .named("CGFloat"))
    case "NativeConstraint": return try constraint(values, reader, machine)
    case "NativeInset": return inset(values, reader, machine)
    case "NativeConstraints": return .array(ArrayValue(constraints(of: values[0], reader, machine)))
    case "NativeDeactivate":
      deactivate(values[0], reader, machine)
      return .void
    case "NativeWindow": return .null
    case "NativeMargins": return try insets(8, 8, 8, 8, machine)
    case "NativeSafeArea":
      // Before layout nothing is covered.
      let known = reader.object(values[0]).flatMap { safeAreas[$0] } ?? .zero
      return try insets(known.top, known.left, known.bottom, known.right, machine)
    case "NativeContentSize": return try contentSize(values, reader, machine)
    case "NativeFittingSize": return try fittingSize(values, reader, machine)
    case "NativeConverted", "NativeLayout": return values.count > 1 ? values[1] : .void
    case "NativeGuideFrame": return machine.unknown("a guide's frame", .named("CGRect"))
    case "NativeCell":
      if let made = prototype(values[0], "UITableViewCell", reader) { return made }
      guard case .type(let type) = reader.resolved(values[0]) else {
        return machine.unknown("a cell")
      }
      return try machine.make(
        type.unwrappedMetatype,
        [
          Operand("style", value: try style("default", machine)),
          Operand("reuseIdentifier", value: .some(values[1])),
        ])
    case "NativeHeader":
      if let made = prototype(values[0], "UIView", reader) { return made }
      guard case .type(let type) = reader.resolved(values[0]) else {
        return machine.unknown("a header")
      }
      return try machine.make(
        type.unwrappedMetatype, [Operand("reuseIdentifier", value: .some(values[1]))])
    case "NativeItem":
      if let made = prototype(values[0], "UICollectionReusableView", reader) { return made }
      guard case .type(let type) = reader.resolved(values[0]) else {
        return machine.unknown("a cell")
      }
      return try machine.make(
        type.unwrappedMetatype,
        [Operand("frame", value: try rect(Rect(width: 50, height: 50), machine))])
    case "NativeSymbolText", "NativeSymbolImage", "NativeSymbolColor", "NativeSymbolFont",
      "NativeSymbolNib":
      return resource(name, values.map { reader.text($0)?.string ?? "" }, machine)
    case "NativeVisualFormat": return try visualFormat(values, reader, machine)
    case "NativeCut": return cut(values, reader, machine)
    default: return machine.unknown(name)
    }
  }

  /// What Markdown shows where it has no marks but stars around words; nil for all others.
  private static func plainText(ofMarkdown text: String) -> String? {
    guard !text.contains(where: { "_`[]<>#~\\|!&\n".contains($0) }) else { return nil }
    let parts = text.replacing("**", with: "*").split(
      separator: "*", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return nil }
    // A star beside a space, or two that touch, may be none.
    for (number, part) in parts.enumerated() where number % 2 == 1 {
      if part.isEmpty || part.first == " " || part.last == " " { return nil }
    }
    return parts.count == 1 && text.first == " " ? nil : parts.joined()
  }

  /// Calls the function that a selector names, with what sends it.
  private func perform(
    _ values: [Value], _ reader: HeapReader, _ machine: Machine
  ) throws(Unwind) {
    guard let target = reader.object(values[0]),
      case .unknown(let selector) = reader.resolved(values[1]),
      let name = Self.functionName(selector: selector.origin),
      let function = reader.classes(of: target).lazy.flatMap(\.groups).flatMap(\.functions)
        .first(where: { $0.name == name && !$0.isStatic })
    else { return }
    let sender = [values[2], machine.unknown("an event")]
    let arguments = zip(function.parameters, sender).map { parameter, value in
      Operand(parameter.label, value: value)
    }
    guard arguments.count == function.parameters.count else { return }
    _ = try machine.send(name, to: .object(target), arguments)
  }

  /// The name in `#selector(Type.name(_:))`.
  private static func functionName(selector: String) -> String? {
    guard selector.hasPrefix("#selector(") else { return nil }
    let path = selector.dropFirst("#selector(".count).prefix { $0 != "(" && $0 != ")" }
    return path.split(separator: ".").last.map(String.init)
  }

  /// The view that a list makes of what is registered: a prototype of a document's, or what a nib has; nil for a class.
  private func prototype(_ registered: Value, _ kit: String, _ reader: HeapReader) -> Value? {
    guard case .object(let object) = reader.resolved(registered) else { return nil }
    guard let name = nibName(of: object, reader) else { return .object(object) }
    return loadNib?(name, nil).first { reader.isOf(kit, $0) }.map { .object($0) }
  }

  private func nibName(of nib: ObjectID, _ reader: HeapReader) -> String? {
    guard reader.isOf("UINib", nib), let name = reader.text("UINib._name", of: nib),
      name.provenance == .known
    else { return nil }
    return name.string
  }

  /// The view of a controller's nib: of the one that it names, else of the one that has its name.
  private func ownNib(_ values: [Value], _ reader: HeapReader) -> Value {
    guard let controller = reader.object(values[0]) else { return .null }
    var names = [reader.text(values[1])?.string].compactMap(\.self)
    if names.isEmpty, let own = reader.classes(of: controller).first?.name {
      names = [own]
      if own.hasSuffix("Controller") {
        names.insert(String(own.dropLast("Controller".count)), at: 0)
      }
    }
    for name in names where nibNames.contains(name) {
      if let view = loadNib?(name, controller).first { return .some(.object(view)) }
    }
    return .null
  }

  private func style(_ name: String, _ machine: Machine) throws(Unwind) -> Value {
    try machine.value(of: name, in: .type(.named(["UITableViewCell", "CellStyle"], [])))
  }

  // MARK: The device

  private func environment(_ name: String, _ machine: Machine) -> Value {
    let device = surroundings.device
    switch name {
    case "width": return .double(device.screen.width, .cgFloat)
    case "height": return .double(device.screen.height, .cgFloat)
    case "scale": return .double(device.pixelScale, .cgFloat)
    case "statusBar": return .double(surroundings.statusBarHeight, .cgFloat)
    case "homeIndicator": return .double(surroundings.homeIndicatorHeight, .cgFloat)
    case "isPad": return .bool(device.isPad)
    case "isWide": return .bool(device.sizeClasses.width == .regular)
    case "isTall": return .bool(device.sizeClasses.height == .regular)
    case "isRightToLeft": return .bool(surroundings.isRightToLeft)
    case "isDark":
      asksForLook = true
      return .bool(surroundings.isDark)
    case "isBold":
      asksForLook = true
      return .bool(surroundings.isBold)
    default: return machine.unknown(name)
    }
  }

  private func localized(_ values: [Value], _ reader: HeapReader, _ machine: Machine) -> Value {
    if case .choice(let choice) = values[0] {
      func text(of key: Value) -> Value {
        localized([key] + values.dropFirst(), reader, machine)
      }
      return .choice(choice.atom, text(of: choice.whenTrue), text(of: choice.whenFalse))
    }
    guard let key = reader.text(values[0]), key.provenance == .known else {
      return machine.unknown("NSLocalizedString", .named("String"))
    }
    let table = values.count > 1 ? reader.text(values[1])?.string : nil
    let fallback = values.count > 2 ? reader.text(values[2])?.string ?? "" : ""
    if let resources,
      let found = resources.text(
        for: key.string, table: table, locale: surroundings.locale, near: path(machine))
    {
      return .string(found.text)
    }
    let shown = fallback.isEmpty ? key.string : fallback
    return .string(PseudoLocale(surroundings.locale)?.text(from: shown) ?? shown)
  }

  func text(
    ofFunction name: String, in type: String?, _ arguments: [Value], _ machine: Machine
  ) -> Value? {
    for lookup in TextLookup.candidates(function: name, in: type, arguments) {
      guard
        let found = resources?.text(
          for: lookup.key, table: lookup.table, locale: surroundings.locale, near: path(machine))
      else { continue }
      return machine.formatted(found.text, lookup.values)
    }
    return nil
  }

  /// The file of the call that is carried out: the resources next to it come first.
  private func path(_ machine: Machine) -> String {
    machine.callPlace.map { machine.index.files[$0.file].path } ?? ""
  }

  /// What a symbol that a program makes of a resource's name stands for.
  private func resource(_ kind: String, _ names: [String], _ machine: Machine) -> Value {
    let path = path(machine)
    let symbol = names.last ?? ""
    let found: String?
    switch kind {
    case "NativeSymbolText":
      // The symbol of a table begins with a small letter, its file mostly with a large one.
      let tables = [names[0].prefix(1).uppercased() + names[0].dropFirst(), names[0]]
      found =
        tables.lazy.compactMap { table -> String? in
          guard let key = self.resources?.textKey(ofSymbol: symbol, table: table, near: path) else {
            return nil
          }
          return self.resources?.text(
            for: key, table: table, locale: self.surroundings.locale, near: path)?.text
        }.first
    case "NativeSymbolImage": found = resources?.imageName(ofSymbol: symbol, near: path)
    case "NativeSymbolColor": found = resources?.colorName(ofSymbol: symbol, near: path)
    case "NativeSymbolNib": found = nibNames.first { Self.symbol(of: $0) == symbol }
    default: found = fonts.first { Self.symbol(of: $0) == symbol }
    }
    return found.map { .string($0) } ?? machine.unknown(symbol, .named("String"))
  }

  /// `latoLight` of `Lato-Light`.
  private static func symbol(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }

  // MARK: Fonts and images

  private func font(_ values: [Value], _ reader: HeapReader, _ machine: Machine) -> Value {
    guard let id = reader.object(values[0]), let read = reader.font(id),
      let name = reader.text(values[1])?.string
    else { return machine.unknown("a font", .named("CGFloat")) }
    if read.font.textStyle != nil, read.category == nil { asksForTextSize = true }
    let font = read.made(at: surroundings.textSize)
    let number: Double =
      switch name {
      case "lineHeight": font.lineHeight
      case "ascender": font.ascender
      case "descender": font.descender
      case "capHeight": font.capHeight
      case "xHeight": font.xHeight
      default: font.pointSize
      }
    return .double(number, .cgFloat)
  }

  private func scaledValue(_ values: [Value], _ reader: HeapReader, _ machine: Machine) -> Value {
    guard let style = reader.text(values[0]).flatMap({ TextStyle(rawName: $0.string) }),
      let number = reader.number(values[1]),
      let category = reader.text(values[2]).flatMap({ ContentSizeCategory(name: $0.string) })
    else { return machine.unknown("a scaled value", .named("CGFloat")) }
    return .double(
      FontMetrics(forTextStyle: style).scaledValue(
        number, for: category, displayScale: surroundings.device.pixelScale), .cgFloat)
  }

  private func imageLength(_ values: [Value], _ reader: HeapReader, _ machine: Machine) -> Value {
    guard let id = reader.object(values[0]), let name = reader.text("UIImage._name", of: id),
      !reader.flag("UIImage._isSymbol", of: id),
      let size = resources?.imageSize(name.string, near: "")
    else { return machine.unknown("an image's size", .named("CGFloat")) }
    return .double(reader.truth(values[1]) == true ? size.width : size.height, .cgFloat)
  }

  // MARK: Sizes

  private func contentSize(
    _ values: [Value], _ reader: HeapReader, _ machine: Machine
  ) throws(Unwind) -> Value {
    guard let id = reader.object(values[0]), let wanted = reader.size(values[1]) else {
      return machine.unknown("a size", .named("CGSize"))
    }
    let kit = reader.kitClass(of: id)
    if kit == "_UIHostingView" {
      return machine.unknown("the size of a view of SwiftUI", .named("CGSize"))
    }
    if ["UIView", "UIStackView", "UIScrollView", "UITableView", "UICollectionView"].contains(kit) {
      // A view without content of its own has no such size, and fits in the one that it has.
      if wanted.width < 0 { return try size(Size(width: -1, height: -1), machine) }
      let frame = reader.value("UIView._frame", of: id).flatMap(reader.rect)
      return try size(frame?.size ?? Size(), machine)
    }
    asksForTextSize = true
    guard let measured = measure?(id, wanted, 1000, 50, true) else {
      return machine.unknown("a size", .named("CGSize"))
    }
    return try size(measured, machine)
  }

  private func fittingSize(
    _ values: [Value], _ reader: HeapReader, _ machine: Machine
  ) throws(Unwind) -> Value {
    asksForTextSize = true
    guard let id = reader.object(values[0]), let wanted = reader.size(values[1]),
      let horizontal = reader.number(values[2]), let vertical = reader.number(values[3]),
      let measured = measure?(id, wanted, horizontal, vertical, false)
    else { return machine.unknown("a size", .named("CGSize")) }
    return try size(measured, machine)
  }

  func size(_ size: Size, _ machine: Machine) throws(Unwind) -> Value {
    try machine.make(
      .named("CGSize"),
      [
        Operand("width", value: .double(size.width, .cgFloat)),
        Operand("height", value: .double(size.height, .cgFloat)),
      ])
  }

  func rect(_ rect: Rect, _ machine: Machine) throws(Unwind) -> Value {
    try machine.make(
      .named("CGRect"),
      [
        Operand("x", value: .double(rect.x, .cgFloat)),
        Operand("y", value: .double(rect.y, .cgFloat)),
        Operand("width", value: .double(rect.width, .cgFloat)),
        Operand("height", value: .double(rect.height, .cgFloat)),
      ])
  }

  private func insets(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double, _ machine: Machine
  ) throws(Unwind) -> Value {
    try machine.make(
      .named("UIEdgeInsets"),
      [
        Operand("top", value: .double(top, .cgFloat)),
        Operand("left", value: .double(left, .cgFloat)),
        Operand("bottom", value: .double(bottom, .cgFloat)),
        Operand("right", value: .double(right, .cgFloat)),
      ])
  }

  // MARK: Constraints

  /// The active constraints that a view would hold: those whose views have it as their nearest common one.
  private func constraints(
    of view: Value, _ reader: HeapReader, _ machine: Machine
  ) -> [Value] {
    guard let view = reader.object(view) else { return [] }
    return active(reader, machine).filter { constraint in
      let items = reader.items(of: constraint)
      guard let first = items.first else { return false }
      guard items.count > 1 else { return first == view }
      let above = reader.ancestors(of: items[1])
      return reader.ancestors(of: first).first(where: above.contains) == view
    }.map { .object($0) }
  }

  /// Deactivates constraints between what is in a view and what is not.
  private func deactivate(_ view: Value, _ reader: HeapReader, _ machine: Machine) {
    guard let view = reader.object(view) else { return }
    for constraint in active(reader, machine) {
      let inside = reader.items(of: constraint).map { reader.ancestors(of: $0).contains(view) }
      if inside.contains(true), inside.contains(false) {
        try? machine.set("_isActive", of: .object(constraint), to: .bool(false))
      }
    }
  }

  private func active(_ reader: HeapReader, _ machine: Machine) -> [ObjectID] {
    reader.constraints.filter {
      reader.truth("NSLayoutConstraint._isActive", of: $0) == true
    }
  }

  // MARK: Texts

  /// Runs of an attributed string, cut at the ends of a range of UTF-16 units.
  private func cut(_ values: [Value], _ reader: HeapReader, _ machine: Machine) -> Value {
    guard let start = reader.integer(values[1]), let end = reader.integer(values[2]) else {
      return machine.unknown("runs of a text")
    }
    var result: [Value] = []
    var place = 0
    func add(_ text: String, run: Int, isInside: Bool) {
      guard !text.isEmpty else { return }
      result.append(
        .tuple([
          TupleElement("text", .string(text)), TupleElement("run", .integer(run, .int)),
          TupleElement("isInside", .bool(isInside)),
        ]))
    }
    for (run, value) in reader.list(values[0]).enumerated() {
      guard let text = reader.text(value), text.provenance == .known else {
        // Of an unknown text the whole run is taken.
        result.append(
          .tuple([
            TupleElement("text", value), TupleElement("run", .integer(run, .int)),
            TupleElement("isInside", .bool(true)),
          ]))
        continue
      }
      let units = Array(text.string.utf16)
      let from = min(max(max(start, 0) - place, 0), units.count)
      let to = min(max(max(end, 0) - place, from), units.count)
      add(String(decoding: units[..<from], as: UTF16.self), run: run, isInside: false)
      add(String(decoding: units[from..<to], as: UTF16.self), run: run, isInside: true)
      add(String(decoding: units[to...], as: UTF16.self), run: run, isInside: false)
      place += units.count
    }
    return .array(ArrayValue(result))
  }
}

extension TypeReference {
  /// The type of `T.self`.
  var unwrappedMetatype: TypeReference {
    if case .metatype(let inner) = self { return inner }
    return self
  }
}

extension HeapReader {
  /// The views that a constraint is between, those of guides included.
  func items(of constraint: ObjectID) -> [ObjectID] {
    [
      object("NSLayoutConstraint.firstItem", of: constraint),
      object("NSLayoutConstraint.secondItem", of: constraint),
    ].compactMap { $0 }.compactMap { item in
      isOf("UILayoutGuide", item) ? object("UILayoutGuide._owner", of: item) : item
    }
  }

  /// A view and those around it, from the inside out.
  func ancestors(of view: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var next: ObjectID? = view
    while let current = next, !result.contains(current) {
      result.append(current)
      next = object("UIView._superview", of: current)
    }
    return result
  }
}
