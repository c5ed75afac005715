import DynamicType
import Testing

/// AppKit's way, and that of the watch: text styles from the scale of the platform.
///
/// Expected values: Apple, Human Interface Guidelines, Typography.
@Suite struct AppleAppKitTests {
  let ax5 = TraitCollection(preferredContentSizeCategory: .accessibility5)

  @Test("On macOS a text style has one size, whatever the reader prefers elsewhere")
  func macOS() throws {
    let body = try #require(TypeScale.macOS.preferredFont(forTextStyle: .body, compatibleWith: ax5))
    #expect(body.pointSize == 13)
    #expect(body.scaling == .fixed)
    let headline = TypeScale.macOS.preferredFont(forTextStyle: .headline)
    #expect(headline?.weight == .bold)
    #expect(TypeScale.macOS.preferredFont(forTextStyle: .extraLargeTitle) == nil)
  }

  @Test("On watchOS it follows the reader up to AX3, and there is no answer beyond")
  func watchOS() {
    let sizes = ContentSizeCategory.allCases.map { category in
      TypeScale.watchOS.preferredFont(
        forTextStyle: .body,
        compatibleWith: TraitCollection(preferredContentSizeCategory: category))?.pointSize
    }
    #expect(sizes == [14, 15, nil, 16, 17, 18, 19, 21, 22, 23, nil, nil])
  }
}
