import DynamicTypeModel

/// Properties of values, those of the app first.
extension Evaluator {
  func member(_ name: String, of value: Value, _ scope: Scope) -> Value {
    switch value {
    case .binding(let inner):
      if name == "wrappedValue" { return inner }
      if name == "projectedValue" { return value }
      return .binding(member(name, of: inner, scope))
    case .type(let type): return staticProperty(name, of: type, scope)
    case .null: return .null
    case .assumed(let inner, let what): return member(name, of: inner, scope).assuming(what)
    default: break
    }
    if name.hasPrefix("$") {
      return .binding(member(String(name.dropFirst()), of: value, scope))
    }
    if let own = projectMember(name, of: value) { return own }
    if case .symbol(let symbol) = value, symbol.type == "ProcessInfo",
      let known = Self.processInfo[name]
    {
      return known
    }
    return builtInMember(name, of: value)
      ?? .unknown(Unknown("\(origin(of: value)).\(name)"))
  }

  /// What a reader's device says, where no developer has set anything.
  private static let processInfo: [String: Value] = [
    "environment": .dictionary([]), "arguments": .array([]), "isiOSAppOnMac": .bool(false),
    "isMacCatalystApp": .bool(false), "isLowPowerModeEnabled": .bool(false),
  ]

  private func staticProperty(
    _ name: String, of reference: TypeReference, _ scope: Scope
  ) -> Value {
    if name == "self" { return .type(reference) }
    if let type = declaration(of: reference) {
      if let value = staticMember(name, of: type) { return value }
      if let found = type.members.cases.first(where: { $0.name == name }) {
        return .enumCase(EnumValue(type: type, name: found.name))
      }
      if let nested = project.type(named: name, in: type.qualifiedName, file: type.file),
        nested.qualifiedName.hasPrefix(type.qualifiedName + ".")
      {
        return .type(TypeReference(nested.qualifiedName, file: nested.file))
      }
    }
    if let value = builtInStaticProperty(reference.name, name) { return value }
    if name.first?.isUppercase == true {
      return .type(TypeReference(reference.name + "." + name, file: reference.file))
    }
    return .symbol(Symbol(type: reference.name, name))
  }

  private func builtInStaticProperty(_ type: String, _ name: String) -> Value? {
    switch (type, name) {
    case ("CGFloat", "infinity"), ("Double", "infinity"), ("Float", "infinity"):
      return .number(.infinity, isInteger: false)
    case ("CGFloat", "greatestFiniteMagnitude"), ("Double", "greatestFiniteMagnitude"):
      return .number(.greatestFiniteMagnitude, isInteger: false)
    case ("CGFloat", "zero"), ("Double", "zero"), ("Int", "zero"):
      return .number(0, isInteger: type == "Int")
    case ("CGFloat", "pi"), ("Double", "pi"): return .number(.pi, isInteger: false)
    case ("Optional", "none"): return .null
    case ("String", "empty"): return .string(StringValue(""))
    case ("UIDevice", "current"), ("UIScreen", "main"), ("UIApplication", "shared"): return nil
    default: return nil
    }
  }

  func builtInMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .string(let string): return string.member(name) ?? translated(string, name)
    case .array(let values): return values.member(name)
    case .list(let list): return member(name, of: list)
    case .enumCase(let choice):
      switch name {
      case "rawValue": return rawValue(of: value)
      case "hashValue": return .unknown(Unknown("hashValue"))
      case "id", "self": return value
      case "description": return choice.payload.isEmpty ? .string(StringValue(choice.name)) : nil
      default: return nil
      }
    case .localized(let localized):
      return name == "localizedUppercase"
        ? .string(resolve(localized).mapped { $0.uppercased() }) : nil
    case .number(let number, let isInteger):
      if name == "description" { return .string(StringValue(Value.digits(number, isInteger))) }
      switch name {
      case "magnitude": return .number(abs(number), isInteger: isInteger)
      case "isFinite": return .bool(number.isFinite)
      case "isInfinite": return .bool(number.isInfinite)
      case "isNaN": return .bool(number.isNaN)
      case "isZero": return .bool(number == 0)
      default: return nil
      }
    case .dictionary(let entries):
      switch name {
      case "keys": return .array(entries.map(\.key))
      case "values": return .array(entries.map(\.value))
      case "isEmpty": return .bool(entries.isEmpty)
      case "count": return .number(Double(entries.count), isInteger: true)
      default: return nil
      }
    case .tuple(let elements):
      if let number = Int(name), elements.indices.contains(number) { return elements[number].value }
      return elements.first { $0.label == name }?.value
    case .symbol(let symbol): return member(name, of: symbol)
    case .instance(let instance):
      if name == "self" || name == "objectWillChange" { return value }
      return .unknown(Unknown("\(instance.origin ?? instance.type.name).\(name)"))
    case .assumed(let inner, let what): return builtInMember(name, of: inner)?.assuming(what)
    case .keyPath, .void, .null, .bool, .closure, .function, .type, .binding, .text, .image, .view:
      return nil
    case .unknown(let unknown):
      let isSameValue = ["wrappedValue", "projectedValue", "unsafelyUnwrapped"].contains(name)
      if isSameValue { return value }
      return unknownMember(name, of: unknown)
    }
  }

  /// `"key".localized` of a module whose sources are not there: a table has the key.
  private func translated(_ string: StringValue, _ name: String) -> Value? {
    guard name == "localized" || name == "localised", string.isCertain, let key = string.known,
      let found = project.resources.localizedText(
        for: key, table: nil, locale: environment.locale, near: string.location?.path ?? "")
    else { return nil }
    var text = StringValue(found.text)
    text.location = string.location
    return .string(text)
  }

  /// The parts of an unknown value whose type is known by their name.
  private func unknownMember(_ name: String, of unknown: Unknown) -> Value {
    let origin = "\(unknown.origin).\(name)"
    switch name {
    case "count", "hashValue", "year", "month", "day":
      return .unknown(Unknown(origin, type: TypeReference("Int", file: 0)))
    case "isEmpty": return .unknown(Unknown(origin, type: TypeReference("Bool", file: 0)))
    case "localizedDescription", "uppercased", "capitalized", "localizedUppercase":
      return .unknown(Unknown(origin, type: TypeReference("String", file: 0)))
    default: return .unknown(Unknown(origin))
    }
  }

  private func member(_ name: String, of list: UnknownList) -> Value? {
    switch name {
    case "count":
      return .unknown(Unknown(list.origin + ".count", type: TypeReference("Int", file: 0)))
    case "isEmpty" where !list.beginning.isEmpty: return .bool(false)
    case "isEmpty":
      return .unknown(Unknown(list.origin + ".isEmpty", type: TypeReference("Bool", file: 0)))
    case "first" where !list.beginning.isEmpty: return list.beginning[0]
    case "first", "last":
      return placeholder(
        "\(list.origin).\(name)",
        list.element.map { TypeReference("Optional", arguments: [$0], file: $0.file) })
    case "indices":
      return .list(
        UnknownList(origin: list.origin + ".indices", element: TypeReference("Int", file: 0)))
    case "keys", "values", "lazy", "elements":
      return .list(UnknownList(origin: list.origin + "." + name, element: list.element))
    default: return nil
    }
  }

  private func member(_ name: String, of symbol: Symbol) -> Value? {
    if symbol.type == "URL" {
      return KnownURL(symbol)?.part(name)
        ?? .unknown(Unknown("\(origin(of: .symbol(symbol))).\(name)"))
    }
    if symbol.type == "DynamicTypeSize",
      let size = symbol.name.flatMap({ ContentSizeCategoryName($0) })
    {
      if name == "isAccessibilitySize" || name == "isAccessibilityCategory" {
        return .bool(size.isAccessibility)
      }
    }
    if let measurement = KnownMeasurement(symbol) {
      if name == "value" { return .number(measurement.value, isInteger: false) }
      if name == "unit" { return .symbol(Symbol(type: "UnitSpeed", measurement.unit)) }
    }
    if symbol.type == "UnitSpeed", name == "symbol",
      let unit = symbol.name.flatMap({ KnownMeasurement.speeds[$0] })
    {
      return .string(StringValue(unit.symbol))
    }
    if symbol.type == "UIDevice" || symbol.type == "UIScreen" {
      return device(symbol.adding(.init(name: name)))
    }
    return .symbol(symbol.adding(.init(name: name)))
  }

  /// What code asks of the device that a screen is read for.
  private func device(_ symbol: Symbol) -> Value {
    switch symbol.steps.map(\.name).joined(separator: ".") {
    case "current.userInterfaceIdiom":
      return .symbol(Symbol(environment.horizontalSizeClass == .compact ? "phone" : "pad"))
    case "main.bounds.width", "main.bounds.size.width", "main.nativeBounds.width":
      return .number(environment.screenSize.width, isInteger: false)
    case "main.bounds.height", "main.bounds.size.height":
      return .number(environment.screenSize.height, isInteger: false)
    case "main.scale": return .number(3, isInteger: false)
    case "current.systemName", "current.name", "current.model", "current.systemVersion":
      return .unknown(
        Unknown(
          "UIDevice.\(symbol.steps.map(\.name).joined(separator: "."))",
          type: TypeReference("String", file: 0)))
    default: return .symbol(symbol)
    }
  }
}

/// A text size by its name in SwiftUI.
private struct ContentSizeCategoryName {
  var isAccessibility: Bool

  init?(_ name: String) {
    isAccessibility = name.hasPrefix("accessibility")
  }
}

// MARK: - Lists

extension Evaluator {
  /// The elements of a list; three placeholders for an unknown one.
  func elements(of value: Value) -> [Value] {
    switch value {
    case .array(let values): return values
    case .binding(let inner):
      return elements(of: inner).map { .binding($0) }
    case .dictionary(let entries):
      return entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .number(let count, true):  // `ForEach(0..<3)` is an array already.
      return (0..<max(0, min(200, Int(clamping: count)))).map {
        .number(Double($0), isInteger: true)
      }
    case .list(let list):
      return list.beginning
        + (0..<3).map { _ in placeholder("\(list.origin)[…]", list.element) }
    case .unknown(let unknown):
      return (0..<3).map { _ in placeholder("\(unknown.origin)[…]", unknown.type?.element) }
    case .null: return []
    case .assumed(let inner, _): return elements(of: inner)
    default: return (0..<3).map { _ in .unknown(Unknown("an element")) }
    }
  }

  /// `list[1...]`, `list[..<3]`; nil for what is no such range.
  private static func slice(_ values: [Value], _ range: Symbol) -> Value? {
    guard range.steps.count == 1, let bound = range.steps[0].arguments?.first,
      case .number(let number, _) = bound.value, number >= 0,
      number <= Double(values.count)
    else { return nil }
    let place = Int(number)
    switch (range.steps[0].name, bound.label) {
    case ("...", "from"): return .array(Array(values[place...]))
    case ("..<", nil): return .array(Array(values[..<place]))
    case ("...", nil) where place < values.count: return .array(Array(values[...place]))
    default: return nil
    }
  }

  func element(
    of value: Value, at index: Value, default fallback: Value?, called origin: String
  ) -> Value {
    switch (value, index.readable) {
    case (.binding(let inner), _):
      return .binding(element(of: inner, at: index, default: fallback, called: origin))
    case (.array(let values), .number(let number, _)):
      let place = Int(clamping: number)
      guard values.indices.contains(place) else { return .unknown(Unknown(origin)) }
      if case .assumed(_, let what) = index { return values[place].assuming(what) }
      return values[place]
    case (.array(let values), .unknown(let unknown)):
      // One of finitely many.
      return values.first?.assuming("\(unknown.origin) is 0") ?? .unknown(Unknown(origin))
    case (.list(let list), .number(let number, _))
    where list.beginning.indices.contains(Int(clamping: number)):
      return list.beginning[Int(clamping: number)]
    case (.array(let values), .array(let places)):
      // `list[2..<4]`, whose range is its numbers.
      guard case .number(let first, true)? = places.first, first >= 0,
        Int(first) + places.count <= values.count
      else { return places.isEmpty ? .array([]) : .unknown(Unknown(origin)) }
      return .array(Array(values[Int(first)..<Int(first) + places.count]))
    case (.array(let values), .symbol(let range)):
      return Self.slice(values, range) ?? .unknown(Unknown(origin))
    case (.dictionary(let entries), let key):
      var isUnknown = false
      for entry in entries {
        switch Value.equal(entry.key, key) {
        case true?: return entry.value
        case nil: isUnknown = true
        case false?: break
        }
      }
      return isUnknown ? .unknown(Unknown(origin)) : fallback ?? .null
    case (.list(let list), _): return placeholder(origin, list.element)
    case (.unknown(let unknown), _):
      let type = unknown.type?.unwrapped
      guard let type, type.name == "Dictionary", type.arguments.count == 2 else {
        return placeholder(origin, type?.element)
      }
      let value = type.arguments[1]
      if fallback != nil { return placeholder(origin, value) }
      return placeholder(
        origin, TypeReference("Optional", arguments: [value], file: value.file))
    case (.tuple(let elements), .symbol(let guide)):
      let names = [guide.name, guide.type.flatMap { type in guide.name.map { "\(type).\($0)" } }]
      let found = elements.first { element in names.contains { "[\($0 ?? "")]" == element.label } }
      return found?.value ?? .unknown(Unknown(origin))
    default: return .unknown(Unknown(origin))
    }
  }
}
