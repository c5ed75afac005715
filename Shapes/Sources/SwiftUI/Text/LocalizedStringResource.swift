/// A text that is looked up later, which Foundation has on Apple's platforms alone.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: LocalizedStringKey
  let table: String?

  public init(stringLiteral value: String) {
    key = LocalizedStringKey(stringLiteral: value)
    table = nil
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    table = nil
  }

  public init(
    _ key: LocalizedStringKey, defaultValue: String? = nil, table: String? = nil,
    comment: StaticString? = nil
  ) {
    self.key = key
    self.table = table
  }
}
