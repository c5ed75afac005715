import DynamicType

/// How much larger a text style is than at Large.
enum TextStyleRatio {
  static func body(_ category: ContentSizeCategory) -> Double {
    TextStyle.body.pointSize(for: category) / TextStyle.body.pointSize(for: .large)
  }
}
