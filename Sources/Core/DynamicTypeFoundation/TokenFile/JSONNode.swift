/// A value of a JSON text that knows where it stands, which Foundation's decoder does not say.
struct JSONNode: Equatable {
  var position: SourcePosition
  var value: Value

  indirect enum Value: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// In the order of the text; names may repeat.
    case object([Member])
  }

  struct Member: Equatable {
    var name: String
    var position: SourcePosition
    var node: JSONNode
  }
}

extension JSONNode {
  /// What kind of value it is, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Why a text is not JSON, and where.
struct JSONSyntaxError: Error, Equatable {
  var position: SourcePosition
  var message: String
}
