/// A value for each style span of a paragraph; most paragraphs have one, which then needs no array.
enum PerSpan<Value> {
  case uniform(Value)
  /// In the order of the text; at least one.
  case mixed([Value])

  /// The values of a list, which must not be empty.
  init(_ values: [Value]) {
    self = values.count == 1 ? .uniform(values[0]) : .mixed(values)
  }

  var count: Int {
    switch self {
    case .uniform: 1
    case .mixed(let values): values.count
    }
  }

  subscript(index: Int) -> Value {
    switch self {
    case .uniform(let value): value
    case .mixed(let values): values[index]
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> PerSpan<Other> {
    switch self {
    case .uniform(let value): .uniform(transform(value))
    case .mixed(let values): .mixed(values.map(transform))
    }
  }

  var values: [Value] {
    switch self {
    case .uniform(let value): [value]
    case .mixed(let values): values
    }
  }
}

extension PerSpan: Equatable where Value: Equatable {}
extension PerSpan: Hashable where Value: Hashable {}
extension PerSpan: Sendable where Value: Sendable {}
