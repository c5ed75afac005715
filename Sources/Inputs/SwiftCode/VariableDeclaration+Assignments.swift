import SwiftSyntax

extension VariableDeclaration {
  /// Whether other code than what asks for it may give a variable of a file or a type its value, such as an app's start.
  ///
  /// One that is asked for before it is set, by each function of its type that sets it, is filled when it is first needed, as caches
  /// are: whoever asks gets the same from the first time on.
  package var mayBeSetElsewhere: Bool {
    guard !isLet, attributes.isEmpty else { return false }
    var isSet = false
    for body in container?.bodies ?? [] {
      guard let isSetFirst = body.setsFirst(name) else { continue }
      if isSetFirst { return true }
      isSet = true
    }
    return !isSet && !isPrivate
  }
}

extension TypeDeclaration {
  /// The bodies of its functions and of its properties.
  fileprivate var bodies: [CodeBlockItemListSyntax] {
    groups.flatMap { group in
      group.functions.compactMap(\.body)
        + group.variables.flatMap { variable in
          [variable.accessors.getter, variable.accessors.setter].compactMap { $0 }
        }
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the first mention of a variable that a body sets sets it; nil where it does not.
  fileprivate func setsFirst(_ name: String) -> Bool? {
    var first: Bool?
    var isSet = false
    for token in tokens(viewMode: .sourceAccurate) where token.text == name {
      let sets = token.nextToken(viewMode: .sourceAccurate)?.text == "="
      first = first ?? sets
      isSet = isSet || sets
    }
    return isSet ? first : nil
  }
}
