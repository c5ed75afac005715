import DynamicType
import Testing

/// Expected values: Apple's list of the cases of `Font.TextStyle`.
@Suite struct TextStyleSwiftUITests {
  @Test("SwiftUI's `title` and `caption` are UIKit's first title and first caption")
  func names() {
    let style: TextStyle = .title
    #expect(style == .title1)
    #expect(TextStyle.caption == .caption1)
    #expect(Font.preferredFont(forTextStyle: .caption) == .caption)
    #expect(Font.system(.title) == .title)
    #expect(Font.custom("Georgia", size: 28, relativeTo: .title).textStyle == .title1)
  }

  @Test("A case with two names matches by either")
  func patterns() {
    for style in TextStyle.allCases {
      let isTitle =
        switch style {
        case .title: true
        default: false
        }
      #expect(isTitle == (style == .title1))
    }
  }
}
