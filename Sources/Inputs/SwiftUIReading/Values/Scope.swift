/// What names mean at a place of the source.
struct Scope: Sendable {
  /// Parameters, constants and variables around the place.
  var locals: [String: Value] = [:]
  /// Names that the current block declares itself.
  var declared: Set<String> = []
  /// What `self` is; nil outside of instances.
  var receiver: Value?
  /// The type in which the place is.
  var type: TypeDeclaration?
  /// The source in which the place is.
  var file: Int
  /// What the place is an argument of: where a text without a place of its own is written.
  var call: SourceLocation?

  init(file: Int, type: TypeDeclaration? = nil, receiver: Value? = nil) {
    self.file = file
    self.type = type
    self.receiver = receiver
  }

  mutating func declare(_ name: String, _ value: Value) {
    locals[name] = value
    declared.insert(name)
  }

  /// The scope of a block within this one.
  var nested: Scope {
    var scope = self
    scope.declared = []
    return scope
  }

  /// Takes over what a nested block assigned to this block's variables.
  mutating func leave(_ inner: Scope) {
    for name in locals.keys where !inner.declared.contains(name) {
      locals[name] = inner.locals[name]
    }
    receiver = inner.receiver
  }
}
