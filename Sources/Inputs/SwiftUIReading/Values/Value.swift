import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import SwiftUIModel

typealias MachineValue = CodeEvaluation.Value
typealias OwnType = SwiftCode.TypeDeclaration

/// A value as the tables of views and modifiers ask for it.
indirect enum Value: @unchecked Sendable {
  /// Only running the app would tell.
  case unknown(Unknown)
  case null
  case void
  case bool(Bool)
  case number(Double, isInteger: Bool)
  case string(StringValue)
  /// A `LocalizedStringKey`, `LocalizedStringResource` or the like.
  case localized(LocalizedValue)
  case array([Value])
  /// A list whose elements only running the app would tell.
  case list(UnknownList)
  case range(lower: Value?, upper: Value?)
  case tuple([(label: String?, value: Value)])
  case enumCase(EnumValue)
  /// A structure or an object of the app.
  case instance(Instance)
  case function(FunctionValue)
  case type(TypeReference)
  /// Something of the system that is understood where it is used: `.leading`, `Font.title.bold()`.
  case symbol(Symbol)
  case text(TextValue)
  case image(ImageValue)
  case view(ViewPiece)
  case keyPath([String])
  /// A number, a truth or a case that is one of several, with what was assumed. Texts and views say
  /// that themselves.
  case assumed(Value, Assumption)
}

/// A value that only running the app would tell.
struct Unknown: Sendable {
  /// What it is, as the source writes it: `viewModel.title`.
  var origin: String
  var type: TypeReference?
  /// Where it is written, where that is known.
  var location: SourceLocation?

  init(_ origin: String, type: TypeReference? = nil) {
    self.origin = origin
    self.type = type
  }
}

/// A list whose elements are not known: only their type is.
struct UnknownList: Sendable {
  var origin: String
  var element: TypeReference?
}

/// Some text, parts of which may be unknown.
struct StringValue: Sendable {
  enum Piece: Sendable {
    case text(String)
    /// A text that is one of several; the second string says what was assumed.
    case assumed(String, Assumption)
    /// What only running the app would tell, and what is shown instead.
    case unknown(origin: String, shown: String)
  }

  var pieces: [Piece]
  /// Whether it is written as a literal, which a `Text` looks up in string tables.
  var literal: LiteralForm?
  var location: SourceLocation?

  init(_ text: String) { self.init(pieces: [.text(text)]) }

  init(pieces: [Piece]) { self.pieces = pieces }

  /// The text where all of it is known.
  var known: String? {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .assumed(let text, _): result += text
      case .unknown: return nil
      }
    }
    return result
  }

  /// What a screen shows.
  var shown: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .assumed(let text, _), .unknown(_, let text): text
      }
    }.joined()
  }

  /// Whether nothing of it is unknown or assumed.
  var isCertain: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// The same text as a `String`, which is not looked up.
  var verbatim: StringValue {
    var copy = self
    copy.literal = nil
    return copy
  }

  static func + (left: StringValue, right: StringValue) -> StringValue {
    StringValue(pieces: left.pieces + right.pieces)
  }
}

/// How a literal reads as a key of a string table.
struct LiteralForm: Sendable {
  /// With a format for each interpolation: `Hello %@`.
  var key: String
  var arguments: [Argument]

  /// What is interpolated, with the text that it gives.
  struct Argument: Sendable {
    var value: Value
    var text: StringValue
  }
}

/// A text that is looked up where it is shown.
struct LocalizedValue: Sendable {
  var key: LiteralForm
  /// What is shown where no table has the key.
  var fallback: StringValue
  var table: String?
  var location: SourceLocation?
  var file: Int
  /// What was assumed where it is one of several.
  var assumption: Assumption?
  /// What is shown where no table has the key, with formats for its arguments; nil for the key itself.
  var defaultFormat: String?
}

/// A case of an enumeration, of the app or of the system.
struct EnumValue: @unchecked Sendable {
  var name: String
  var value: MachineValue
}

/// A structure or an object of the app.
struct Instance: @unchecked Sendable {
  var type: OwnType
  var value: MachineValue
}

/// A chain of names and calls on something of the system: `Font.system(size: 12).bold()`.
struct Symbol: @unchecked Sendable {
  struct Step: Sendable {
    var name: String
    /// Nil where it is not called.
    var arguments: [(label: String?, value: Value)]?
  }

  /// The type that begins the chain; nil for `.leading`.
  var type: String?
  var steps: [Step]
  /// The same, as code makes it.
  var foreign: ForeignValue?

  init(type: String? = nil, _ name: String) {
    self.type = type
    steps = [Step(name: name)]
  }

  init(type: String?, steps: [Step]) {
    self.type = type
    self.steps = steps
  }

  /// The name of a chain of one step.
  var name: String? { steps.count == 1 ? steps[0].name : nil }

  func adding(_ step: Step) -> Symbol { Symbol(type: type, steps: steps + [step]) }
}

/// A `Text`, which may be joined with others.
struct TextValue: Sendable {
  var content: StyledText
  var location: SourceLocation?
  /// Whether a part of it is in a font that is not known.
  var isFontUnknown = false
}

/// An `Image`.
struct ImageValue: Sendable {
  var content: ImageDescription
  var location: SourceLocation?
  /// What only running the app would tell about it.
  var origin: String?
}

extension Value {
  /// The value itself, where it is one of several.
  var readable: Value { if case .assumed(let inner, _) = self { inner.readable } else { self } }

  var isUnknown: Bool {
    switch readable {
    case .unknown, .list: true
    default: false
    }
  }

  /// This value as one of several, of which one was chosen.
  func assuming(_ what: Assumption) -> Value {
    switch self {
    case .string(let string): return .string(string.assuming(what))
    case .localized(var localized):
      localized.fallback = localized.fallback.assuming(what)
      localized.assumption = what
      return .localized(localized)
    case .text(var text):
      for index in text.content.runs.indices where text.content.runs[index].provenance == .known {
        text.content.runs[index].provenance = .assumed(what)
      }
      return .text(text)
    case .number, .bool, .enumCase: return .assumed(self, what)
    default: return self
    }
  }

  /// A number as `description` writes it.
  static func digits(_ number: Double, _ isInteger: Bool) -> String {
    isInteger ? "\(Int(clamping: number))" : "\(number)"
  }

  /// Whether two values are equal; nil where that is not known.
  static func equal(_ left: Value, _ right: Value) -> Bool? {
    switch (left.readable, right.readable) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one, _), .number(let other, _)): one == other
    case (.string(let one), .string(let other)):
      one.isCertain && other.isCertain ? one.shown == other.shown : nil
    case (.enumCase(let one), .enumCase(let other)):
      one.value.isWhollyKnown && other.value.isWhollyKnown
        ? MachineValue.isSame(one.value, other.value) : one.name == other.name ? nil : false
    case (.enumCase(let one), .symbol(let other)), (.symbol(let other), .enumCase(let one)):
      other.name.map { one.name == $0 }
    case (.symbol(let one), .symbol(let other)):
      one.name == nil || other.name == nil ? nil : one.name == other.name
    case (.instance(let one), .instance(let other)):
      one.value.isWhollyKnown && other.value.isWhollyKnown
        ? MachineValue.isSame(one.value, other.value) : nil
    default: nil
    }
  }
}

extension StringValue {
  /// This text as one of several.
  func assuming(_ what: Assumption) -> StringValue {
    var copy = self
    copy.pieces = pieces.map { piece in
      if case .text(let text) = piece { .assumed(text, what) } else { piece }
    }
    return copy
  }
}

extension Int {
  /// A number without its fraction, at the ends where it is too large.
  init(clamping number: Double) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
  }
}
