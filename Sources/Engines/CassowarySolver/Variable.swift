/// An unknown of a ``Solver``: an edge, a width, any real number, of either sign.
///
/// Made by ``Solver/makeVariable()``, and known to that solver and its copies only.
public struct Variable: Hashable, Sendable {
  /// The count of variables made before this one.
  public let rawValue: Int32

  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  var index: Int { Int(rawValue) }
}
