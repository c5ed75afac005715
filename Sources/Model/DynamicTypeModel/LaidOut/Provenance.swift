/// How far what a view shows can be relied on.
public enum Provenance: Hashable, Sendable {
  /// As the app shows it.
  case known
  /// Made up in the place of what only running the app would tell; the value says what was replaced.
  case placeholder(String)
  /// One of several possibilities.
  case assumed(Assumption)

  /// Whether it is known in a state of the app.
  public var isState: Bool { if case .assumed(let what) = self { what.isState } else { false } }
}

/// What is taken to be so, as only running the app would tell.
public struct Assumption: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// In words, as after "assuming".
  public var text: String
  /// Whether it is a state of the app, such as `user.isPremium: true`: what is shown in it is known.
  public var isState: Bool

  public init(_ text: String, isState: Bool = false) {
    self.text = text
    self.isState = isState
  }

  public init(stringLiteral text: String) { self.init(text) }
}
