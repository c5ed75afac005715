/// A scope's place in the list of its file.
package struct ScopeIndex: Codable, Hashable, Comparable, Sendable {
  package var rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The whole file.
  package static let file = ScopeIndex(0)

  package static func < (left: ScopeIndex, right: ScopeIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A part of a source file in which names are visible: a type, a function, a closure.
package struct Scope: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    case file
    /// A type or an extension of it, with what it says to inherit from or conform to.
    case type(name: String, inherits: [String])
    /// A function, initialiser or accessor, by its base name; the getter of a property without `get`, by the name of that.
    case function(name: String)
    case closure
    /// A preview: nobody but its author ever sees it.
    case preview
    /// Code for platforms alone on which readers choose no text size, such as macOS.
    case otherPlatform
    /// A choice by the reader's text size: what it gives and sets follows the reader already.
    case textSizes
  }

  package var kind: Kind
  package var parent: ScopeIndex?
  /// UTF-8 offset of its first byte, comments before it included.
  package var start: Int
  /// Of a type or an extension: whether other files cannot name what it declares.
  package var isPrivate: Bool

  package init(kind: Kind, parent: ScopeIndex?, start: Int, isPrivate: Bool = false) {
    self.kind = kind
    self.parent = parent
    self.start = start
    self.isPrivate = isPrivate
  }
}
