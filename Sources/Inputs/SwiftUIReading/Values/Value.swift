import DynamicTypeModel
import SwiftSyntax
import SwiftUIModel

/// What is known about the value of an expression.
indirect enum Value: Sendable {
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
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  case enumCase(EnumValue)
  case instance(Instance)
  case closure(Closure)
  /// A function of the app, named but not called.
  case function(FunctionReference)
  case type(TypeReference)
  /// Something of the system that is understood where it is used: `.leading`, `Font.title.bold()`.
  case symbol(Symbol)
  case text(TextValue)
  case image(ImageValue)
  case view(ViewPiece)
  case binding(Value)
  case keyPath([String])
  /// A number, a truth or a case that is one of several, with what was assumed. Texts and views say
  /// that themselves.
  case assumed(Value, String)
}

/// A value that only running the app would tell.
struct Unknown: Sendable {
  /// What it is, as the source writes it: `viewModel.title`.
  var origin: String
  var type: TypeReference?
  /// Where it is written, where that is known.
  var location: SourceLocation?

  init(_ origin: String, type: TypeReference? = nil) {
    self.origin = origin.boundedOrigin
    self.type = type
  }
}

/// A list whose elements are not known: only their type is, and perhaps the first ones.
struct UnknownList: Sendable {
  var origin: String
  var element: TypeReference?
  /// The elements that are there for certain: `All` of `["All"] + categories`.
  var beginning: [Value] = []

  init(origin: String, element: TypeReference? = nil, beginning: [Value] = []) {
    self.origin = origin.boundedOrigin
    self.element = element
    self.beginning = beginning
  }
}

/// Some text, parts of which may be unknown.
struct StringValue: Sendable {
  enum Piece: Sendable {
    case text(String)
    /// A text that is one of several; the second string says what was assumed.
    case assumed(String, String)
    /// What only running the app would tell, and what is shown instead.
    case unknown(origin: String, shown: String)
  }

  var pieces: [Piece] {
    didSet { bound() }
  }
  /// Whether it is written as a literal, which a `Text` looks up in string tables.
  var literal: LiteralForm?
  var location: SourceLocation?

  init(_ text: String) { self.init(pieces: [.text(text)]) }

  init(pieces: [Piece]) {
    self.pieces = pieces
    bound()
  }

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

  /// Whether something of it is unknown or assumed.
  var isCertain: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// The same text as a `String`, which is not looked up.
  var verbatim: StringValue {
    var copy = self
    copy.literal = nil
    return copy
  }

  func mapped(_ transform: (String) -> String) -> StringValue {
    var copy = verbatim
    copy.pieces = pieces.map { piece in
      switch piece {
      case .text(let text): .text(transform(text))
      case .assumed(let text, let what): .assumed(transform(text), what)
      case .unknown(let origin, let shown): .unknown(origin: origin, shown: shown)
      }
    }
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
  var assumption: String?
  /// What is shown where no table has the key, with formats for its arguments; nil for the key itself.
  var defaultFormat: String?
}

/// A case of an enumeration, of the app or of another module.
struct EnumValue: Sendable {
  /// Nil for types of other modules.
  var type: TypeDeclaration?
  var name: String
  var payload: [(label: String?, value: Value)] = []
}

/// A structure or an object of the app.
struct Instance: Sendable {
  var type: TypeDeclaration
  /// The fields that were set; all others have their defaults.
  var fields: [String: Value]
  /// What only running the app would tell; nil for an instance that code makes.
  var origin: String?
  /// Different for different values.
  var id: Int
  var arguments: [TypeReference] = []
  /// Where it is made.
  var location: SourceLocation?
  /// What the views around it put into its environment; nil for what is no view.
  var surroundings: Surroundings?
}

/// The environment that a view finds where it stands. What its own body sets counts for others only.
struct Surroundings: Sendable {
  var environment: ReadingEnvironment
  /// Values that views above set, by the name of the environment's property.
  var values: [String: Value]
  /// Objects that views above hand down, by the name of their type.
  var objects: [String: Value]
}

/// A closure with what it captures.
struct Closure: Sendable {
  var syntax: ClosureExprSyntax
  var scope: Scope
  /// What it gives, where it is given to something that says so.
  var result: TypeReference?
}

struct FunctionReference: Sendable {
  var candidates: [FunctionDeclaration]
  var owner: Value?
  var ownerType: TypeDeclaration?
  /// What a function within a function sees.
  var locals: [String: Value] = [:]
}

/// A chain of names and calls on something of the system: `Font.system(size: 12).bold()`.
struct Symbol: Sendable {
  struct Step: Sendable {
    var name: String
    /// Nil where it is not called.
    var arguments: [(label: String?, value: Value)]?
  }

  /// The type that begins the chain; nil for `.leading`.
  var type: String?
  var steps: [Step]

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
