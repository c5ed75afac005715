import CodeLowering
import SwiftCode

extension Machine {
  /// A value as one of a type that is written for it: literals and optionals take its form.
  func coerced(_ value: Value, to type: TypeReference, _ frame: Frame?) -> Value {
    switch (value, type) {
    case (.choice(let choice), _):
      return .choice(
        choice.atom, coerced(choice.whenTrue, to: type, frame),
        coerced(choice.whenFalse, to: type, frame))
    case (.unknown(let unknown), _):
      if unknown.type == nil, type != .unwritten {
        var typed = unknown
        typed.type = isOpen(type) ? nil : type
        return .unknown(typed)
      }
      if case .optional(let wrapped) = type, let own = unknown.type, !own.isOptional, own == wrapped
      {
        return .some(value)
      }
      return value
    case (.null, _): return value
    case (.some(let inner), .optional(let wrapped)):
      return .some(coerced(inner, to: wrapped, frame))
    // An implicitly unwrapped optional is its value where one is wanted.
    case (.some(let inner), .named) where isPlainlyNamed(type):
      return coerced(inner, to: type, frame)
    case (.some, _): return value
    case (_, .optional(let wrapped)): return .some(coerced(value, to: wrapped, frame))
    case (.integer(_, .boxed), .named(let path, _)), (.double(_, .boxed), .named(let path, _)):
      return unboxed(value, to: path[0]) ?? value
    case (.integer(let number, .literal), .named(let path, _)) where path.count == 1:
      if let kind = IntegerKind(named: path[0]) {
        return .integer(number, kind)
      }
      if let kind = FloatingKind(named: path[0]) {
        return .double(rounded(Double(number), kind), kind)
      }
      return settled(value)
    case (.integer(let number, .int), .named(let path, _)) where path.count == 1:
      // Code converts no number by itself: a literal had this type from the first, as in `Array(stride(from: 1, …))`.
      guard let kind = FloatingKind(named: path[0]) else { return value }
      return .double(rounded(Double(number), kind), kind)
    case (.double(let number, let kind), .named(let path, _)) where path.count == 1:
      if let wanted = FloatingKind(named: path[0]),
        kind == .literal || wanted != .float && kind != .float
      {
        return .double(rounded(number, wanted), wanted)
      }
      return settled(value)
    case (.array(var array), .array(let element)):
      array.isView = false
      if array.element != element {
        array.elements = array.elements.map { coerced($0, to: element, frame) }
        if !isOpen(element) { array.element = element }
      }
      return .array(array)
    case (.array(let array), .named(["Set"], let arguments)):
      return .set(SetValue(elements: array.elements, element: arguments.first))
    case (.set(var set), .named(["Set"], let arguments)):
      if set.element == nil { set.element = arguments.first }
      return .set(set)
    case (.dictionary(var dictionary), .dictionary(let key, let inner)):
      if dictionary.key != key || dictionary.value != inner {
        dictionary.pairs = dictionary.pairs.map {
          (coerced($0.key, to: key, frame), coerced($0.value, to: inner, frame))
        }
        if !isOpen(key) { dictionary.key = key }
        if !isOpen(inner) { dictionary.value = inner }
      }
      return .dictionary(dictionary)
    case (.tuple(let elements), .tuple(let types)) where elements.count == types.count:
      return .tuple(
        zip(elements, types).map {
          TupleElement($1.label ?? $0.label, coerced($0.value, to: $1.type, frame))
        })
    case (.function(let function), .function(let parameters, let result)):
      if function.parameters.isEmpty {
        function.parameters = parameters.map { isOpen($0) ? .unwritten : $0 }
      }
      if function.result == nil, !isOpen(result) { function.result = result }
      if result != .tuple([]), result != .named("Void") { function.givesValue = true }
      return value
    // `.set(5)` of a type that is known only now, such as that of a generic parameter.
    case (.foreign(let foreign), .named)
    where foreign.base == nil && foreign.root == nil && foreign.content == nil:
      guard declaration(type)?.kind == .enumeration else { return value }
      let made = try? implicitValue(
        foreign.name, foreign.arguments?.map { ($0.label, $0.value) }, of: type)
      return made ?? value
    case (.structure(var structure), .named(_, let arguments))
    where structure.arguments.isEmpty && !arguments.isEmpty && declaration(type) === structure.type:
      structure.arguments = arguments
      return .structure(structure)
    case (.enumCase(var enumeration), .named(_, let arguments))
    where !arguments.isEmpty && declaration(type) === enumeration.type:
      enumeration.arguments = arguments
      return .enumCase(enumeration)
    default: return value
    }
  }

  /// A number of JSON as one of another type; nil where that cannot hold it.
  func unboxed(_ value: Value, to name: String) -> Value? {
    if let kind = IntegerKind(named: name) {
      let number: Int? =
        switch value {
        case .integer(let number, _): number
        case .double(let number, _): Int(exactly: number)
        default: nil
        }
      return number.flatMap { kind.bounds.contains($0) ? .integer($0, kind) : nil }
    }
    guard let kind = FloatingKind(named: name) else { return nil }
    switch value {
    case .integer(let number, _): return .double(rounded(Double(number), kind), kind)
    case .double(let number, _): return .double(rounded(number, kind), kind)
    default: return nil
    }
  }

  /// Whether a type is one of Swift's own, or one of the sources that is no protocol: no optional is a value of it.
  private func isPlainlyNamed(_ type: TypeReference) -> Bool {
    if TypeReference.isPlain(type) { return true }
    return declaration(type).map { $0.kind != .contract && $0.kind != .foreign } ?? false
  }

  /// Whether a type is one of a generic parameter or of something else that code elsewhere decides.
  private func isOpen(_ type: TypeReference) -> Bool {
    guard case .named(let path, _) = type, path.count == 1 else { return type == .unwritten }
    return path[0].count == 1 && declaration(type) == nil || path[0] == "Self"
      || path[0] == "Element"
  }
}
