/// How far what a view shows can be relied on.
public enum Provenance: Hashable, Sendable {
  /// As the app shows it.
  case known
  /// Made up in the place of what only running the app would tell; the value says what was replaced.
  case placeholder(String)
  /// One of several possibilities; the value says what was assumed.
  case assumed(String)
}
