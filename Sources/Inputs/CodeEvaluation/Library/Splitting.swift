import SwiftCode

extension Machine {
  /// The parts of a list that `split` gives: between elements that are a separator, or that pass a test; nil where nobody knows.
  ///
  /// Source: the documentation of `Collection.split(maxSplits:omittingEmptySubsequences:whereSeparator:)`.
  ///
  /// - Parameter type: The type of the elements.
  func ranges(
    splitting elements: [Value], type: TypeReference?, _ arguments: [Operand]
  ) throws(Unwind) -> [Range<Int>]? {
    var most = Int.max
    var omitsEmpty = true
    var separator: Value?
    var test: Value?
    for argument in arguments {
      switch argument.label {
      case "maxSplits":
        guard let number = try number(argument), number >= 0 else { return nil }
        most = number
      case "omittingEmptySubsequences":
        guard case .bool(let truth) = try value(argument) else { return nil }
        omitsEmpty = truth
      case "separator": separator = try value(argument, type)
      case "whereSeparator", nil: test = try value(argument)
      default: return nil
      }
    }
    var ranges: [Range<Int>] = []
    var lower = 0
    for (number, element) in elements.enumerated() where ranges.count < most {
      let truth: Value
      if let separator {
        truth = try equal(element, separator)
      } else if let test {
        truth = condition(try call(test, [element]))
      } else {
        return nil
      }
      guard case .bool(let isSeparator) = truth else { return nil }
      guard isSeparator else { continue }
      if lower < number || !omitsEmpty { ranges.append(lower..<number) }
      lower = number + 1
    }
    if lower < elements.count || !omitsEmpty { ranges.append(lower..<elements.count) }
    return ranges
  }
}
