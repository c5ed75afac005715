import Foundation
import SwiftCode

// MARK: - What `Prelude.comparators` is written with

extension Machine {
  /// `NativeComparison(one, other, comparator, isReversed)`: how the comparator of a name orders two values.
  func comparisonFunction(_ values: [Value]) throws(Unwind) -> Value {
    let nothing = unknown("an order", .named("ComparisonResult"))
    guard case .bool(let isReversed) = values[3],
      let order = try order(values[0], values[1], values[2].unwrappedOptional)
    else { return nothing }
    guard isReversed else { return try comparison(order) ?? nothing }
    let reversed: ComparisonResult =
      switch order {
      case .orderedAscending: .orderedDescending
      case .orderedDescending: .orderedAscending
      case .orderedSame: .orderedSame
      }
    return try comparison(reversed) ?? nothing
  }

  /// The order of two values; nil where nobody knows it. Nothing comes before all else.
  private func order(
    _ one: Value, _ other: Value, _ comparator: Value
  ) throws(Unwind) -> ComparisonResult? {
    switch (one, other) {
    case (.null, .null): return .orderedSame
    case (.null, .some): return .orderedAscending
    case (.some, .null): return .orderedDescending
    case (.some(let one), .some(let other)): return try order(one, other, comparator)
    case (.string(let one, _), .string(let other, _)):
      guard case .string(let name, _) = comparator, name != "lexical" else { break }
      return one.readersOrder(other, byNumbers: name == "localizedStandard", ignoringCase: false)
    default: break
    }
    guard case .bool(let isLess) = try less(one, other, Frame.empty),
      case .bool(let isGreater) = try less(other, one, Frame.empty)
    else { return nil }
    return isLess ? .orderedAscending : isGreater ? .orderedDescending : .orderedSame
  }

  /// Whether one value comes before another. The first comparator decides that does not find both the same.
  func precedes(
    _ one: Value, _ other: Value, by comparators: [Value]
  ) throws(Unwind) -> Value {
    for comparator in comparators {
      guard
        case .enumCase(let result)? = try call(
          "compare", on: comparator, [(nil, one), (nil, other)])
      else { return unknown("an order", .named("Bool")) }
      if result.name != "orderedSame" { return .bool(result.name == "orderedAscending") }
    }
    return .bool(false)
  }
}
