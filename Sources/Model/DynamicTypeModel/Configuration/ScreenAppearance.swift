/// Light or dark mode, as people set it.
public enum ScreenAppearance: String, Codable, Hashable, Sendable, CaseIterable {
  case light, dark
}
