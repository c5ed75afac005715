import CodeLowering
import SwiftCode

/// A value of a program that runs, as far as its sources tell.
package enum Value {
  case void
  /// `nil`.
  case null
  /// An optional with a value.
  indirect case some(Value)
  case bool(Bool)
  case integer(Int, IntegerKind)
  case double(Double, FloatingKind)
  indirect case character(Character)
  /// A `String`, or a `Substring`, which has the indices of the whole.
  ///
  /// - Parameter from: The index of a `Substring`'s first character; nil for a `String`.
  indirect case string(String, from: Int? = nil)
  /// A string parts of which only running the app would tell.
  case text([TextPart])
  indirect case array(ArrayValue)
  indirect case set(SetValue)
  indirect case dictionary(DictionaryValue)
  indirect case range(RangeValue)
  case tuple([TupleElement])
  indirect case structure(StructureValue)
  indirect case enumCase(EnumValue)
  case object(ObjectID)
  case function(FunctionValue)
  indirect case type(TypeReference)
  indirect case keyPath(KeyPathValue)
  /// Something of a module that is not there, as code makes it.
  case foreign(ForeignValue)
  /// What only running the app would tell.
  indirect case unknown(Unknown)
  /// One of two, by a condition that only running the app would tell.
  case choice(ChoiceValue)
  /// A variable that has no value yet.
  case uninitialized
}

/// What a number is of: one of Swift's types, or none yet.
package protocol NumberKind: RawRepresentable, Equatable where RawValue == String {
  static var literal: Self { get }
  static var boxed: Self { get }
}

extension NumberKind {
  /// The kind of a type that code names; nil for all other types.
  package init?(named name: String) {
    guard let kind = Self(rawValue: name), kind != .literal, kind != .boxed else { return nil }
    self = kind
  }
}

package enum IntegerKind: String, NumberKind, Sendable {
  /// A literal, whose type is that of what it meets; `Int` where it meets nothing.
  case literal
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  /// A number of JSON, which is of whatever type it is cast to.
  case boxed = "NSNumber"

  /// The least and the largest value; those of 64 bits without a sign are bounded by what `Int` holds.
  package var bounds: ClosedRange<Int> {
    switch self {
    case .literal, .boxed, .int, .int64: Int.min...Int.max
    case .int8: -128...127
    case .int16: -32_768...32_767
    case .int32: -2_147_483_648...2_147_483_647
    case .uint, .uint64: 0...Int.max
    case .uint8: 0...255
    case .uint16: 0...65_535
    case .uint32: 0...4_294_967_295
    }
  }

  package var name: String { self == .literal ? "Int" : rawValue }

  package var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }

  /// The bits in which a number of this type is kept, the others 0.
  func bits(of number: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: number) & (.max >> (64 - bitWidth))
  }
}

package enum FloatingKind: String, NumberKind, Sendable {
  case literal
  case double = "Double"
  case float = "Float"
  case cgFloat = "CGFloat"
  /// A number of JSON, which is of whatever type it is cast to.
  case boxed = "NSNumber"

  package var name: String { self == .literal ? "Double" : rawValue }
}

package enum TextPart {
  case known(String)
  case unknown(Unknown)
}

package struct TupleElement {
  package var label: String?
  package var value: Value

  package init(_ label: String?, _ value: Value) {
    self.label = label
    self.value = value
  }
}

package struct ArrayValue {
  package var elements: [Value]
  package var element: TypeReference?
  /// The index of the first element; not 0 in slices.
  package var start = 0
  /// `ArraySlice`, or another name of a list's type.
  package var typeName = "Array"
  /// Whether it may be a view of another list, such as `list.reversed()`, which is described otherwise than a list.
  package var isView = false

  package init(_ elements: [Value], element: TypeReference? = nil) {
    self.elements = elements
    self.element = element
  }

  /// A slice.
  ///
  /// - Parameter start: The index of the first element of the whole list.
  init(slice part: ArraySlice<Value>, from start: Int, element: TypeReference?) {
    self.init(Array(part), element: element)
    self.start = start + part.startIndex
    typeName = "ArraySlice"
  }

  /// What may be a view of another list.
  init(view elements: [Value], element: TypeReference? = nil) {
    self.init(elements, element: element)
    isView = true
  }
}

extension Value {
  /// The index of a list's first element.
  var firstIndex: Int { if case .array(let array) = self { array.start } else { 0 } }
}

/// Elements in the order in which they were put in, which is not that in which Swift goes through them.
package struct SetValue {
  package var elements: [Value]
  package var element: TypeReference?
}

/// Pairs in the order in which they were put in, which is not that in which Swift goes through them.
package struct DictionaryValue {
  package var pairs: [(key: Value, value: Value)]
  package var key: TypeReference?
  package var value: TypeReference?

  package init(
    pairs: [(key: Value, value: Value)], key: TypeReference?, value: TypeReference?
  ) {
    self.pairs = pairs
    self.key = key
    self.value = value
  }
}

package struct RangeValue {
  /// Nil for one that has no such end.
  package var lower: Value?
  package var upper: Value?
  package var isClosed: Bool
}

package struct StructureValue {
  package var type: TypeDeclaration
  package var arguments: [TypeReference]
  /// In the order of the stored properties of the type.
  package var fields: [Value]
}

package struct EnumValue {
  package var type: TypeDeclaration
  package var arguments: [TypeReference]
  package var name: String
  package var payload: [TupleElement]
}

package struct ObjectID: Hashable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }
}

/// An instance of a class.
package final class ObjectValue {
  package let type: TypeDeclaration
  package internal(set) var arguments: [TypeReference]
  /// The cells of stored properties, by the property.
  package var cells: [DeclarationID: Int] = [:]
  /// Whether observers are told of changes: not while an initialiser of its own class runs.
  package var isInitialized = false

  init(type: TypeDeclaration, arguments: [TypeReference]) {
    self.type = type
    self.arguments = arguments
  }
}

/// A function that is a value.
package final class FunctionValue {
  package enum Kind {
    case closure(ClosureCode, Frame)
    /// Functions of one name, of which the arguments choose one.
    case declared([FunctionDeclaration], receiver: Place?, frame: Frame)
    case enumCase(TypeDeclaration, [TypeReference], CaseDeclaration)
    case initializer(TypeReference, Frame)
    case operation(String, Frame)
    /// It gets the machine that calls it: one that held its machine would be held by what that keeps.
    case native(String, (Machine, [Operand]) throws(Unwind) -> Value)
    /// A function that is given to another one as `T.method`, which wants the receiver first.
    case unbound([FunctionDeclaration], Frame)
  }

  package let kind: Kind
  /// What its result is to be, where that is known of the place where it stands.
  package var result: TypeReference?
  /// What its parameters are, where that is known of the place where it stands: what a closure says itself goes before.
  var parameters: [TypeReference] = []
  /// The result builder that makes its result.
  package var builder: TypeDeclaration?
  /// Whether its result is what its statements give together, for a builder of another module.
  package var collects = false
  /// Whether it is of a type that gives something.
  var givesValue = false

  init(_ kind: Kind) { self.kind = kind }
}

package struct KeyPathValue {
  package enum Part {
    case member(String)
    case element([Value])
    case optional
    case forced
  }

  package var root: TypeReference?
  package var parts: [Part]

  package init(root: TypeReference? = nil, parts: [Part]) {
    self.root = root
    self.parts = parts
  }

  /// The name of the member that it leads to where that is one of the root's; nil for all longer ones.
  package var onlyMember: String? {
    if parts.count == 1, case .member(let name) = parts[0] { return name }
    return nil
  }
}

package struct UnknownID: Hashable, Comparable {
  package var rawValue: Int

  package static func < (one: UnknownID, other: UnknownID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A value that only running the app would tell.
package struct Unknown {
  package var id: UnknownID
  package var type: TypeReference?
  /// What it is, as code writes it, in at most 80 characters.
  package var origin: String
}

/// One of two values, by an unknown truth.
package final class ChoiceValue {
  /// The truth that decides; in what either value is made of stand only truths that were asked later.
  package let atom: UnknownID
  package let whenTrue: Value
  package let whenFalse: Value
  /// How many values there are to choose from.
  package let count: Int

  init(atom: UnknownID, whenTrue: Value, whenFalse: Value) {
    self.atom = atom
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
    count = whenTrue.choiceCount + whenFalse.choiceCount
  }
}

/// Where a value is kept, to be read and written.
package indirect enum Place {
  case cell(Int)
  /// A value that is kept nowhere: what is written to it is lost.
  case value(Value)
  case field(Place, Int)
  /// A property that is computed, observed or wrapped, or one of an object or a type.
  case property(Place, VariableDeclaration)
  /// A property as a superclass declares it.
  case exact(Place, VariableDeclaration)
  case element(Place, [Operand], FunctionDeclaration?)
  case tupleElement(Place, Int)
  case unwrapped(Place)
  /// A property of a value that no source declares.
  case native(Place, String)
  case local(LocalAccessors, Frame, cell: Int)
  case keyPath(Place, KeyPathValue)
  case discarded
}

/// What a body has while it runs.
package final class Frame {
  /// The cells of its locals, by their numbers; -1 for those that are not declared yet.
  var cells: [Int]
  var receiver: Place?
  let type: TypeDeclaration?
  var generics: [String: TypeReference]
  let file: Int
  /// Accessors of locals that are computed or observed.
  var accessors: [Int: LocalAccessors] = [:]
  /// The type that `super` starts from.
  var result: TypeReference?
  var isStatic = false
  /// The type of what is thrown.
  var error: TypeReference?
  /// The property whose observer runs, which is not told again.
  var observed: DeclarationID?
  /// Whether stored properties of `self` are set without observers.
  var isInitializer = false
  var builder: TypeDeclaration?
  var collects = false
  /// The types that are written for locals.
  var types: [Int: TypeReference] = [:]
  /// What generic parameters conform to.
  var constraints: [String: TypeReference] = [:]
  /// The type of another module of which an initialiser of the app makes a value.
  var made: TypeReference?

  init(
    localCount: Int, receiver: Place?, type: TypeDeclaration?, generics: [String: TypeReference],
    file: Int
  ) {
    cells = Array(repeating: -1, count: localCount)
    self.receiver = receiver
    self.type = type
    self.generics = generics
    self.file = file
  }

  /// The frame of a closure, which knows what this one knows now.
  init(capturing other: Frame) {
    cells = other.cells
    receiver = other.receiver
    type = other.type
    generics = other.generics
    file = other.file
    accessors = other.accessors
    isStatic = other.isStatic
    types = other.types
    constraints = other.constraints
    made = other.made
  }
}

/// An argument, which is evaluated when somebody asks for it, and once.
package final class Operand {
  package let label: String?
  package let isTrailing: Bool
  let expression: Expression?
  let frame: Frame?
  var known: Value?
  /// The type as which it is known where it comes from, such as a list's elements.
  var type: TypeReference?
  /// Of an `inout` argument.
  var place: Place?

  init(label: String?, expression: Expression, frame: Frame, isTrailing: Bool) {
    self.label = label
    self.expression = expression
    self.frame = frame
    self.isTrailing = isTrailing
  }

  package init(_ label: String? = nil, value: Value) {
    self.label = label
    known = value
    expression = nil
    frame = nil
    isTrailing = false
  }

  /// Whether it is written as a closure.
  var closure: ClosureCode? {
    if case .closure(let code)? = expression { return code }
    return nil
  }

  var isFunction: Bool {
    if closure != nil { return true }
    if case .function? = known { return true }
    return false
  }
}

extension [Operand] {
  /// Whether they are the one closure of `prefix(while:)`, maybe behind the call.
  var isTest: Bool { count == 1 && (self[0].label == "while" || self[0].isTrailing) }
  /// Whether they split a list where a test passes: `split(maxSplits: 1) { … }`, `split(whereSeparator:)`.
  var isSplit: Bool { last.map { $0.label == "whereSeparator" || $0.isTrailing } ?? false }
}

/// How the run of a statement ends that does not go on to the next one.
package enum Unwind: Error, @unchecked Sendable {
  case returning(Value)
  case throwing(Value)
  case leaving(label: String?)
  case next(label: String?)
  case fallingThrough
  /// The program would crash here, so that no run comes here.
  case trapped
  /// The run is given up: a bound was reached.
  case exhausted(String)

  var isError: Bool { if case .throwing = self { true } else { false } }
}
