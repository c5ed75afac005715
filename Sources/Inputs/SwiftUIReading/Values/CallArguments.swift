import CodeEvaluation
import DynamicTypeModel

/// The arguments of a call of SwiftUI's, each of which becomes a value of the tables when somebody asks for it.
struct CallArguments {
  /// An argument, which is converted once.
  final class Argument {
    let given: ForeignArgument
    private var converted: Value?

    init(_ given: ForeignArgument) { self.given = given }

    var label: String? { given.label }
    var isTrailing: Bool { given.isTrailing }
    /// The source of what is written.
    var origin: String { given.origin.isEmpty ? "a value" : given.origin }

    var isClosure: Bool { if case .function = given.value { true } else { false } }

    func value(_ convert: (ForeignArgument) -> Value) -> Value {
      if let converted { return converted }
      let value = convert(given)
      converted = value
      return value
    }
  }

  var arguments: [Argument]
  /// The number of the source that calls; -1 where none does.
  var file: Int
  /// The call, or its name where a chain of modifiers goes over many lines.
  var location: SourceLocation?

  init(_ arguments: [Argument], file: Int = -1, location: SourceLocation? = nil) {
    self.arguments = arguments
    self.file = file
    self.location = location
  }

  /// Other arguments of the same call.
  init(_ arguments: [Argument], of call: CallArguments) {
    self.init(arguments, file: call.file, location: call.location)
  }

  var isEmpty: Bool { arguments.isEmpty }
  var labels: Set<String> { Set(arguments.compactMap(\.label)) }

  func expression(_ label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The arguments without labels that are no trailing closures.
  var unlabelled: [Argument] { arguments.filter { $0.label == nil && !$0.isTrailing } }

  /// The first trailing closure, which has no label.
  var trailing: Argument? { arguments.first { $0.isTrailing && $0.label == nil } }
}
