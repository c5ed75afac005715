import CodeEvaluation
import SwiftCode

/// A constraint that a visual format asks for, with names in the place of views and metrics.
private struct FormatConstraint {
  /// `|` for the superview.
  var first: String
  var firstAttribute: Int
  /// As `NSLayoutConstraint.Relation` numbers it.
  var relation = 0
  /// Empty for none.
  var second = ""
  var secondAttribute = 0
  var constant = 0.0
  var sign = 1.0
  /// A name instead of the constant.
  var metric = ""
  var priority = 1000.0
  var priorityMetric = ""
}

/// Reads `H:|-[a]-8-[b(>=20@750)]|`.
///
/// Source: Apple, Auto Layout Guide, Visual Format Language.
private struct VisualFormat {
  private var rest: Substring
  private var isHorizontal = true
  private(set) var constraints: [FormatConstraint] = []
  private(set) var names: [String] = []
  private let options: Int

  private struct Predicate {
    var relation = 0
    var word = ""
    var priority = ""
  }

  init(_ text: String, options: Int) {
    rest = text.filter { $0 != " " }[...]
    self.options = options
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest.removeFirst(word.count)
    return String(word)
  }

  private mutating func predicates() -> [Predicate] {
    var result: [Predicate] = []
    repeat {
      var next = Predicate()
      if take(">=") {
        next.relation = 1
      } else if take("<=") {
        next.relation = -1
      } else {
        _ = take("==")
      }
      if take("-") { next.word = "-" }
      next.word += word()
      if take("@") { next.priority = word() }
      result.append(next)
    } while take(",")
    _ = take(")")
    return result
  }

  /// Attributes as `NSLayoutConstraint.Attribute` numbers them.
  private var start: Int { isHorizontal ? isReversed ? 2 : options & 0x10000 == 0 ? 5 : 1 : 3 }
  private var end: Int { isHorizontal ? isReversed ? 1 : options & 0x10000 == 0 ? 6 : 2 : 4 }
  /// Whether a row begins at the right: distances are counted to the left.
  private var isReversed: Bool { isHorizontal && options & 0x20000 != 0 }
  private var length: Int { isHorizontal ? 7 : 8 }

  /// False where the format cannot be read.
  mutating func read() -> Bool {
    if take("V:") { isHorizontal = false } else { _ = take("H:") }
    var last: String?
    var gap: [Predicate]? = []
    while !rest.isEmpty {
      if take("-") {
        if rest.first == "[" || rest.first == "|" {
          gap = nil
        } else if take("(") {
          gap = predicates()
          guard take("-") else { return false }
        } else {
          var predicate = Predicate()
          predicate.word = word()
          gap = [predicate]
          guard take("-") else { return false }
        }
        continue
      }
      let next: String
      if take("|") {
        next = "|"
      } else {
        guard take("[") else { return false }
        next = word()
        guard !next.isEmpty else { return false }
        names.append(next)
        if take("(") {
          for predicate in predicates() { addLength(of: next, predicate) }
        }
        guard take("]") else { return false }
      }
      if let last { connect(last, next, gap) }
      last = next
      gap = []
    }
    align()
    return true
  }

  private mutating func add(_ constraint: FormatConstraint, _ predicate: Predicate) {
    var constraint = constraint
    constraint.relation = constraint.sign < 0 ? -predicate.relation : predicate.relation
    if let number = Double(predicate.word) {
      constraint.constant = number * constraint.sign
    } else {
      constraint.metric = predicate.word
    }
    if let number = Double(predicate.priority) {
      constraint.priority = number
    } else {
      constraint.priorityMetric = predicate.priority
    }
    constraints.append(constraint)
  }

  private mutating func addLength(of name: String, _ predicate: Predicate) {
    var constraint = FormatConstraint(first: name, firstAttribute: length)
    guard Double(predicate.word) == nil, predicate.word.first?.isLetter == true else {
      return add(constraint, predicate)
    }
    // A view's name, or a metric's: whoever has the views tells.
    constraint.second = "?" + predicate.word
    constraint.secondAttribute = length
    constraint.relation = predicate.relation
    if let number = Double(predicate.priority) { constraint.priority = number }
    constraints.append(constraint)
  }

  /// From the number of an edge to that of the margin at it.
  private static let margins = 12

  /// - Parameter gap: Nil for the standard distance, none for no distance.
  private mutating func connect(_ one: String, _ other: String, _ gap: [Predicate]?) {
    // The later view's start after the earlier one's end; at the superview, its own edges.
    var constraint = FormatConstraint(
      first: other, firstAttribute: other == "|" ? end : start)
    constraint.second = one
    constraint.secondAttribute = one == "|" ? start : end
    if isReversed { constraint.sign = -1 }
    guard let gap else {
      // The standard distance from a superview is its margin.
      if other == "|" {
        constraint.firstAttribute += Self.margins
      } else if one == "|" {
        constraint.secondAttribute += Self.margins
      } else {
        constraint.constant = constraint.sign * 8
      }
      constraints.append(constraint)
      return
    }
    if gap.isEmpty { constraints.append(constraint) }
    for predicate in gap { add(constraint, predicate) }
  }

  private mutating func align() {
    guard let first = names.first else { return }
    let attributes: [(bit: Int, attribute: Int)] = [
      (2, 1), (4, 2), (8, 3), (16, 4), (32, 5), (64, 6), (512, 9), (1024, 10), (2048, 11),
      (4096, 12),
    ]
    for (bit, attribute) in attributes where options & bit != 0 {
      for name in names.dropFirst() {
        var constraint = FormatConstraint(first: name, firstAttribute: attribute)
        constraint.second = first
        constraint.secondAttribute = attribute
        constraints.append(constraint)
      }
    }
  }

  func isView(_ name: String) -> Bool { names.contains(name) }
}

extension UIKitLibrary {
  /// What a visual format asks for, as tuples; what cannot be read asks for nothing.
  func visualFormat(
    _ values: [Value], _ reader: HeapReader, _ machine: Machine
  ) throws(Unwind) -> Value {
    guard let text = reader.text(values[0]), text.provenance == .known else {
      return machine.unknown("constraints of a visual format")
    }
    var format = VisualFormat(text.string, options: reader.integer(values[1]) ?? 0)
    guard format.read() else { return .array(ArrayValue([])) }
    let other = format.names.first ?? ""
    return .array(
      ArrayValue(
        format.constraints.map { constraint in
          var constraint = constraint
          if constraint.second.hasPrefix("?") {
            let name = String(constraint.second.dropFirst())
            if format.isView(name) {
              constraint.second = name
            } else {
              (constraint.second, constraint.secondAttribute, constraint.metric) = ("", 0, name)
            }
          }
          return .tuple([
            TupleElement("first", .string(constraint.first)),
            TupleElement("firstAttribute", .integer(constraint.firstAttribute, .int)),
            TupleElement("relation", .integer(constraint.relation, .int)),
            TupleElement("second", .string(constraint.second)),
            TupleElement("secondAttribute", .integer(constraint.secondAttribute, .int)),
            TupleElement("constant", .double(constraint.constant, .cgFloat)),
            TupleElement("sign", .double(constraint.sign, .cgFloat)),
            TupleElement("metric", .string(constraint.metric)),
            TupleElement("priority", .double(constraint.priority, .float)),
            TupleElement("priorityMetric", .string(constraint.priorityMetric)),
            TupleElement("other", .string(other)),
          ])
        }))
  }
}
