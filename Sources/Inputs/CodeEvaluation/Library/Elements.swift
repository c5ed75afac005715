import CodeLowering
import SwiftCode

/// Elements of Swift's own lists, subscripts of the app, and key paths.
extension Machine {
  /// `value[…]` of Swift's own types.
  func nativeElement(_ value: Value, _ arguments: [Operand]) throws(Unwind) -> Value {
    guard let first = arguments.first else { return unknown("an element") }
    if first.label == "keyPath", case .keyPath(let path) = try self.value(first) {
      return try read(place(path, from: .value(value)))
    }
    // `list[safe: 3]` is of a module that is not there.
    if let label = first.label, label != "default" { return unknown("an element") }
    switch simplified(value) {
    case .some(let inner): return try nativeElement(inner, arguments)
    case .array(let array):
      let index = try self.value(first)
      return try mapped(index) { (index: Value) throws(Unwind) -> Value in
        switch index {
        case .integer(let number, _):
          let at = number &- array.start
          guard array.elements.indices.contains(at) else { throw Unwind.trapped }
          return self.simplified(array.elements[at])
        case .range(let range):
          guard let bounds = self.bounds(range, array.start + array.elements.count) else {
            return self.unknown("a slice", self.typeReference(of: value))
          }
          let lower = (range.lower == nil ? array.start : bounds.lowerBound) - array.start
          let upper = bounds.upperBound - array.start
          guard lower >= 0, lower <= upper, upper <= array.elements.count else {
            throw Unwind.trapped
          }
          return .array(
            ArrayValue(
              slice: array.elements[lower..<upper], from: array.start, element: array.element))
        case .unknown(let unknown):
          if array.elements.count == 1 { return self.simplified(array.elements[0]) }
          // One of its elements, whichever the index is.
          return self.unknown(
            "[\(unknown.origin)]", array.element ?? self.commonElement(array.elements))
        default: return self.unknown("an element", array.element)
        }
      }
    case .dictionary(let dictionary):
      let key = try self.value(first, dictionary.key)
      let found = try lookUp(
        settled(dictionary.key.map { coerced(key, to: $0, nil) } ?? key), in: dictionary)
      guard let fallback = arguments.first(where: { $0.label == "default" }) else { return found }
      return try unwrapping(found) { (inner: Value) throws(Unwind) -> Value in
        inner
      } _: { () throws(Unwind) -> Value in
        let value = try self.value(fallback, dictionary.value)
        return settled(dictionary.value.map { coerced(value, to: $0, nil) } ?? value)
      }
    case .string(let text, let origin):
      let start = origin ?? 0
      let index = try self.value(first)
      if let number = self.index(index).map({ $0 - start }) {
        guard number >= 0, number < text.count else { throw .trapped }
        return .character(text[text.index(text.startIndex, offsetBy: number)])
      }
      if case .range(let range) = index {
        guard let (lower, upper) = characterCounts(before: range, in: text, from: start) else {
          return unknown("a part", .named("String"))
        }
        guard lower >= 0, lower <= upper, upper <= text.count else { throw .trapped }
        return .string(String(text.dropFirst(lower).prefix(upper - lower)), from: start + lower)
      }
      return unknown("a character", .named("Character"))
    case .text(let parts):
      guard case .range(let range) = try self.value(first) else {
        return unknown("a character", .named("Character"))
      }
      let isWhole = range.upper == nil && (range.lower.map { index($0) == 0 } ?? true)
      return isWhole ? .text(parts) : unknown("a part", .named("String"))
    case .range, .set:
      guard case .known(let elements) = try elements(of: value) else {
        return unknown("an element")
      }
      return try nativeElement(.array(ArrayValue(elements)), arguments)
    case .unknown(let unknown):
      let index = try self.value(first)
      var type: TypeReference?
      switch unknown.type?.unwrapped {
      case .array(let element)?: type = if case .range = index { unknown.type } else { element }
      case .dictionary(_, let inner)?: type = .optional(inner)
      default: break
      }
      if let fallback = arguments.first(where: { $0.label == "default" }) {
        _ = try self.value(fallback, type?.unwrapped)
        type = type?.unwrapped
      }
      guard let key = key(index) else { return self.unknown("\(unknown.origin)[…]", type) }
      // The key of a dictionary tells what it is.
      var shown = "…"
      if case .string(let name, _) = index, name.utf8.count <= 40 { shown = "\"\(name)\"" }
      return derived(
        "?\(unknown.id.rawValue)[\(key)]\(arguments.count)", "\(unknown.origin)[\(shown)]", type)
    case .structure, .object, .enumCase, .tuple:
      return try mapped(self.value(first)) { (index: Value) throws(Unwind) -> Value in
        guard case .keyPath(let path) = index else { return self.unknown("an element") }
        return try self.read(self.place(path, from: .value(value)))
      }
    default: return unknown("an element")
    }
  }

  /// A list or dictionary with another element.
  func settingElement(
    _ value: Value, _ arguments: [Operand], _ element: Value
  ) throws(Unwind) -> Value {
    guard let first = arguments.first else { return value }
    switch simplified(value) {
    case .some(let inner): return .some(try settingElement(inner, arguments, element))
    case .array(var array):
      switch try self.value(first) {
      case .integer(let number, _):
        let at = number &- array.start
        guard array.elements.indices.contains(at) else { throw .trapped }
        let kept = settled(array.element.map { coerced(element, to: $0, nil) } ?? element)
        array.elements[at] = kept.asOptional(like: array.elements[at])
        return .array(array)
      case .range(let range):
        guard let bounds = bounds(range, array.elements.count),
          bounds.upperBound <= array.elements.count,
          case .known(let elements) = try elements(of: element)
        else { return unknown("a list", typeReference(of: value)) }
        array.elements.replaceSubrange(bounds, with: elements)
        return .array(array)
      default: return unknown("a list", typeReference(of: value))
      }
    case .dictionary(let dictionary):
      let key = settled(try self.value(first, dictionary.key))
      let hasDefault = arguments.contains { $0.label == "default" }
      let kept =
        dictionary.value.map { coerced(element, to: hasDefault ? $0 : .optional($0), nil) }
        ?? element
      if !hasDefault, dictionary.value == nil { return try setting(key, kept, in: dictionary) }
      return try setting(key, hasDefault ? .some(kept) : kept, in: dictionary)
    case .unknown: return unknown("a list", typeReference(of: value))
    default:
      let index = try self.value(first)
      return try mapped(index) { (index: Value) throws(Unwind) -> Value in
        guard case .keyPath(let path) = index else {
          return self.unknown("a changed value", self.typeReference(of: value))
        }
        let cell = self.newCell(value)
        try self.write(element, to: self.place(path, from: .cell(cell)))
        return self.load(cell)
      }
    }
  }

  // MARK: - Subscripts of the app

  func subscriptValue(
    _ declaration: FunctionDeclaration, _ base: Place, _ arguments: [Operand]
  ) throws(Unwind) -> Value {
    guard let getter = declaration.accessors.getter else { return unknown("an element") }
    return try runSubscript(declaration, getter, "get", base, arguments, nil)
  }

  func setSubscript(
    _ declaration: FunctionDeclaration, _ base: Place, _ arguments: [Operand], _ value: Value
  ) throws(Unwind) {
    guard let setter = declaration.accessors.setter else { return }
    _ = try runSubscript(declaration, setter, "set", base, arguments, value)
  }

  private func runSubscript(
    _ function: FunctionDeclaration, _ code: CodeBlockItemList, _ part: String, _ base: Place,
    _ arguments: [Operand], _ new: Value?
  ) throws(Unwind) -> Value {
    let value = try read(base)
    var own = typeReference(of: value) ?? .unwritten
    if case .metatype(let inner) = own { own = inner }
    let source = members(of: own).first { $0.owner === function.container }
    var names = function.parameters.map(\.name)
    if new != nil { names.append(function.accessors.setterName) }
    let lowered = body(of: function.id, part: part, code, names, function.place.file)
    // As with properties: what an element is read from, or an object whose element is set, may be computed each time.
    let isObject = if case .object = value { true } else { false }
    let isKept = isObject || new == nil && !function.accessors.isGetterMutating
    let frame = Frame(
      localCount: lowered.localCount, receiver: isKept ? .value(value) : base,
      type: function.container, generics: source?.bindings ?? [:], file: function.place.file)
    frame.isStatic = function.isStatic
    _ = try bind(
      arguments, function, Array(lowered.parameters.prefix(function.parameters.count)), frame)
    let result = function.result.map { canonical($0, frame) }
    if let new, let last = lowered.parameters.last {
      frame.cells[last.rawValue] = newCell(
        settled(result.map { coerced(new, to: $0, frame) } ?? new))
    }
    let given = try call(lowered, frame, new == nil ? result : nil)
    return settled(new == nil ? result.map { coerced(given, to: $0, frame) } ?? given : .void)
  }

  // MARK: - Key paths

  func keyPath(
    _ root: TypeReference?, _ parts: [KeyPathPartCode], _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    var result = KeyPathValue(root: root.map { canonical($0, frame) }, parts: [])
    for part in parts {
      switch part {
      case .member(let name): if name != "self" { result.parts.append(.member(name)) }
      case .element(let arguments):
        var values: [Value] = []
        for argument in arguments { values.append(try evaluate(argument.value, frame)) }
        result.parts.append(.element(values))
      case .optional: result.parts.append(.optional)
      case .forced: result.parts.append(.forced)
      }
    }
    return .keyPath(result)
  }

  /// What a key path leads to from a place.
  func place(_ path: KeyPathValue, from base: Place) throws(Unwind) -> Place {
    var place = base
    for (number, part) in path.parts.enumerated() {
      switch part {
      case .member(let name): place = try member(name, of: place, Frame.empty)
      case .element(let values):
        guard let first = values.first else { return .value(unknown("an element")) }
        place = try element(of: place, at: first)
      case .forced: place = .unwrapped(place)
      case .optional:
        let rest = KeyPathValue(root: nil, parts: Array(path.parts.dropFirst(number + 1)))
        let value = try unwrapping(read(place)) { (inner: Value) throws(Unwind) -> Value in
          try self.read(self.place(rest, from: .value(inner))).wrapped
        } _: { () throws(Unwind) -> Value in
          .null
        }
        return .value(value)
      }
    }
    return place
  }
}
