/// A variable's place in the list of its file; below zero in the list that files share.
public struct VariableIndex: Hashable, Sendable {
  public var rawValue: Int

  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// A constant, variable, property or parameter that a file declares.
public struct Variable: Hashable, Sendable {
  public var name: String
  public var scope: ScopeIndex
  /// The declared type, or the type whose initialiser makes the first value; `?` and `!` left out.
  public var typeName: String?
  /// What it starts with; of a computed property, what its only expression gives.
  public var initial: Value
  /// `let`, or computed.
  public var isConstant: Bool
  public var isParameter: Bool
  /// `@IBOutlet`: an Interface Builder document makes it, with attributes of its own.
  public var isOutlet: Bool
  /// `@ScaledMetric`.
  public var isScaledMetric: Bool
  /// Whether it stands for a function of an extension of `UIFont`, with the scaled font that this gives back.
  public var isFunction = false
  /// Whether other files cannot name it.
  public var isPrivate: Bool
  /// UTF-8 offset of its name.
  public var offset: Int
  /// The variable of which this one is another name: a closure's local that it returns.
  public var alias: VariableIndex?

  public init(
    name: String, scope: ScopeIndex, offset: Int, typeName: String? = nil,
    initial: Value = .other, isConstant: Bool = true, isParameter: Bool = false,
    isOutlet: Bool = false, isScaledMetric: Bool = false, isPrivate: Bool = false
  ) {
    self.name = name
    self.scope = scope
    self.offset = offset
    self.typeName = typeName
    self.initial = initial
    self.isConstant = isConstant
    self.isParameter = isParameter
    self.isOutlet = isOutlet
    self.isScaledMetric = isScaledMetric
    self.isPrivate = isPrivate
  }
}
