/// A variable's place in the list of its file; below zero in the list that files share.
package struct VariableIndex: Codable, Hashable, Sendable {
  package var rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// A constant, variable, property or parameter that a file declares.
package struct Variable: Codable, Hashable, Sendable {
  package var name: String
  package var scope: ScopeIndex
  /// The declared type, or the type whose initialiser makes the first value; `?` and `!` left out.
  package var typeName: String?
  /// What it starts with; of a computed property, what its only expression gives.
  package var initial: Value
  /// `let`, or computed.
  package var isConstant: Bool
  package var isParameter: Bool
  /// `@IBOutlet`: an Interface Builder document makes it, with attributes of its own.
  package var isOutlet: Bool
  /// `@ScaledMetric`.
  package var isScaledMetric: Bool
  /// Whether it is a function of an extension of `UIFont`, with the scaled font that this gives back.
  package var isFunction = false
  /// Whether an initialiser makes it that UIKit does not have, and that may do anything with it: `UILabel(style: .title)`.
  package var isMadeByOwnInitialiser = false
  /// Whether it has a getter of its own.
  package var isComputed = false
  /// Whether it is `static` or a `class` property: made once for all instances of its type.
  package var isStatic = false
  /// Whether other files cannot name it.
  package var isPrivate: Bool
  /// False in a clause of `#if` that iOS does not compile.
  package var isForIOS = true
  /// UTF-8 offset of its name.
  package var offset: Int
  /// The variable of which this one is another name: a closure's local that it returns.
  package var alias: VariableIndex?

  package init(
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

extension Variable {
  /// Whether it is a label, a field or a button of UIKit's.
  package var isTextView: Bool {
    switch typeName {
    case "UILabel", "UITextField", "UIButton": true
    default: false
    }
  }
}
