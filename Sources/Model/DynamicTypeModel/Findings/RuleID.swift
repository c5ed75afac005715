/// The name of a rule, the same in findings, flags, comments that silence it and its page: `text-truncated`.
///
/// Each is written once, in the file of its rule; everybody else names that rule's type.
public struct RuleID: Codable, Hashable, Sendable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension RuleID {
  /// Of findings that say what could not be examined. Inputs, lint and audit all have such places.
  public static let notExamined: RuleID = "not-examined"
}

extension RuleID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension RuleID: CustomStringConvertible {
  public var description: String { rawValue }
}

extension RuleID: Comparable {
  /// In the order of the alphabet.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}
