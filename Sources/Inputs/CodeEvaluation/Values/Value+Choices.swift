import SwiftCode

extension ChoiceValue {
  /// The first of the values to choose from.
  var first: Value {
    if case .choice(let choice) = whenTrue { return choice.first }
    return whenTrue
  }
}

extension Value {
  /// How many values there are to choose from.
  package var choiceCount: Int { if case .choice(let choice) = self { choice.count } else { 1 } }

  /// Whether it is a number without a point, a text, a letter or a case: what values are compared with.
  var isComparedByValue: Bool {
    switch self {
    case .integer, .string, .character: true
    default: false
    }
  }

  /// Whether it is known, at its top.
  package var isKnown: Bool {
    switch self {
    case .unknown, .choice, .text: false
    default: true
    }
  }

  /// Whether it is known, and all that is in it.
  package var isWhollyKnown: Bool {
    switch self {
    case .unknown, .choice, .text: false
    case .some(let inner): inner.isWhollyKnown
    case .array(let array): array.elements.allSatisfy(\.isWhollyKnown)
    case .set(let set): set.elements.allSatisfy(\.isWhollyKnown)
    case .dictionary(let dictionary):
      dictionary.pairs.allSatisfy { $0.key.isWhollyKnown && $0.value.isWhollyKnown }
    case .tuple(let elements): elements.allSatisfy(\.value.isWhollyKnown)
    case .structure(let value): value.fields.allSatisfy(\.isWhollyKnown)
    case .enumCase(let value): value.payload.allSatisfy(\.value.isWhollyKnown)
    case .range(let range):
      (range.lower?.isWhollyKnown ?? true) && (range.upper?.isWhollyKnown ?? true)
    default: true
    }
  }

  /// Whether both are the same, so that no run could tell them apart.
  package static func isSame(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.void, .void), (.null, .null), (.uninitialized, .uninitialized): return true
    case (.some(let one), .some(let other)): return isSame(one, other)
    case (.bool(let one), .bool(let other)): return one == other
    case (.integer(let one, let kind), .integer(let other, let otherKind)):
      return one == other && kind.name == otherKind.name
    case (.double(let one, let kind), .double(let other, let otherKind)):
      return one.bitPattern == other.bitPattern && kind.name == otherKind.name
    case (.character(let one), .character(let other)): return one == other
    case (.string(let one, let start), .string(let other, let otherStart)):
      return one == other && start == otherStart
    case (.text(let one), .text(let other)):
      return one.count == other.count
        && zip(one, other).allSatisfy { one, other in
          switch (one, other) {
          case (.known(let one), .known(let other)): one == other
          case (.unknown(let one), .unknown(let other)): one.id == other.id
          default: false
          }
        }
    case (.array(let one), .array(let other)):
      return one.start == other.start && isSame(one.elements, other.elements)
    case (.set(let one), .set(let other)): return isSame(one.elements, other.elements)
    case (.dictionary(let one), .dictionary(let other)):
      return one.pairs.count == other.pairs.count
        && zip(one.pairs, other.pairs).allSatisfy {
          isSame($0.key, $1.key) && isSame($0.value, $1.value)
        }
    case (.range(let one), .range(let other)):
      return one.isClosed == other.isClosed && isSame(one.lower ?? .null, other.lower ?? .null)
        && isSame(one.upper ?? .null, other.upper ?? .null)
    case (.tuple(let one), .tuple(let other)):
      return isSame(one.map(\.value), other.map(\.value))
    case (.structure(let one), .structure(let other)):
      return one.type === other.type && isSame(one.fields, other.fields)
    case (.enumCase(let one), .enumCase(let other)):
      return one.type === other.type && one.name == other.name
        && isSame(one.payload.map(\.value), other.payload.map(\.value))
    case (.object(let one), .object(let other)): return one == other
    case (.foreign(let one), .foreign(let other)): return one === other
    case (.function(let one), .function(let other)): return one === other
    case (.type(let one), .type(let other)): return one == other
    case (.unknown(let one), .unknown(let other)): return one.id == other.id
    case (.choice(let one), .choice(let other)):
      return one === other
        || one.atom == other.atom && isSame(one.whenTrue, other.whenTrue)
          && isSame(one.whenFalse, other.whenFalse)
    default: return false
    }
  }

  private static func isSame(_ one: [Value], _ other: [Value]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
  }

  /// One of two values, by an unknown truth.
  package static func choice(_ atom: UnknownID, _ whenTrue: Value, _ whenFalse: Value) -> Value {
    if isSame(whenTrue, whenFalse) { return whenTrue }
    return .choice(ChoiceValue(atom: atom, whenTrue: whenTrue, whenFalse: whenFalse))
  }

  /// What remains of it where a truth is known.
  func restricted(_ atom: UnknownID, to truth: Bool) -> Value {
    guard case .choice(let choice) = self, choice.atom <= atom else { return self }
    if choice.atom == atom { return truth ? choice.whenTrue : choice.whenFalse }
    return .choice(
      choice.atom, choice.whenTrue.restricted(atom, to: truth),
      choice.whenFalse.restricted(atom, to: truth))
  }
}

extension UnknownID {
  package static func <= (one: UnknownID, other: UnknownID) -> Bool {
    one.rawValue <= other.rawValue
  }
}

extension Value {
  /// Whether an object is in it.
  func holds(_ id: ObjectID, depth: Int) -> Bool {
    guard depth < 8 else { return true }
    switch self {
    case .object(let own): return own == id
    case .some(let inner): return inner.holds(id, depth: depth + 1)
    case .array(let array): return array.elements.contains { $0.holds(id, depth: depth + 1) }
    case .set(let set): return set.elements.contains { $0.holds(id, depth: depth + 1) }
    case .dictionary(let dictionary):
      return dictionary.pairs.contains { $0.value.holds(id, depth: depth + 1) }
    case .tuple(let elements): return elements.contains { $0.value.holds(id, depth: depth + 1) }
    case .structure(let structure):
      return structure.fields.contains { $0.holds(id, depth: depth + 1) }
    case .enumCase(let value):
      return value.payload.contains { $0.value.holds(id, depth: depth + 1) }
    case .choice(let choice):
      return choice.whenTrue.holds(id, depth: depth + 1)
        || choice.whenFalse.holds(id, depth: depth + 1)
    default: return false
    }
  }
}
