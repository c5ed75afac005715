import DynamicTypeLint
import Testing

// Expected places and words are those of a reader of the rules' pages; that == holds at one size of twelve, and which
// sizes are the smallest and the largest, is Apple's UIContentSizeCategory.

@Suite struct SizeCategoryComparedByEqualityTests {
  private let rule = SizeCategoryComparedByEquality.id

  @Test("The fix is only a suggestion, which the applier writes when it is asked to")
  func oneOfTwelve() {
    expect(
      rule,
      in: """
        if traitCollection.preferredContentSizeCategory 1️⃣== .accessibilityLarge { stack() }
        let isWide = size.isWide && dynamicTypeSize 2️⃣!= DynamicTypeSize.accessibility2 || isPad
        axis = .extraExtraLarge 3️⃣== sizeCategory ? .vertical : .horizontal
        """,
      [
        "1️⃣": "this holds at AX2 alone, and not at larger sizes: compare with >=",
        "2️⃣": "this holds at every size but AX2, and at larger ones, too: compare with <",
        "3️⃣": "this holds at XXL alone, and not at larger sizes: compare with >=",
      ],
      fixed: """
        if traitCollection.preferredContentSizeCategory >= .accessibilityLarge { stack() }
        let isWide = size.isWide && dynamicTypeSize < DynamicTypeSize.accessibility2 || isPad
        axis = .extraExtraLarge >= sizeCategory ? .vertical : .horizontal
        """)
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { reload() }
        if traitCollection.preferredContentSizeCategory == .unspecified { return }
        if dynamicTypeSize == .accessibility5 || dynamicTypeSize == .xSmall { stack() }
        if dynamicTypeSize >= .accessibility1 { stack() }
        if imageSize == .large { stack() }
        if sizeCategory == limit { stack() }
        #if os(watchOS)
          if sizeCategory == .large { stack() }
        #endif
        """)
  }
}

@Suite struct ApplicationSizeCategoryTests {
  private let rule = ApplicationSizeCategory.id

  @Test func viewsAskForTheirOwn() {
    expect(
      rule,
      in: """
        class Row: UITableViewCell {
          func lay() { grow(1️⃣UIApplication.shared.preferredContentSizeCategory) }
        }
        extension TeaViewController {
          var isLarge: Bool { 2️⃣UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }
        }
        """,
      [
        "1️⃣":
          "this is the application's text size, and not that of this view, which may be limited or overridden: "
          + "ask traitCollection",
        "2️⃣":
          "this is the application's text size, and not that of this view, which may be limited or overridden: "
          + "ask traitCollection",
      ],
      fixed: """
        class Row: UITableViewCell {
          func lay() { grow(traitCollection.preferredContentSizeCategory) }
        }
        extension TeaViewController {
          var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
        }
        """)
  }

  @Test("What has no traits asks the application")
  func fine() {
    expect(
      rule,
      in: """
        final class Tracker { let size = UIApplication.shared.preferredContentSizeCategory.rawValue }
        class Row: UITableViewCell { func lay() { grow(traitCollection.preferredContentSizeCategory) } }
        class Root: UIViewController { func lay() { grow(application.preferredContentSizeCategory) } }
        """)
  }
}

@Suite struct DeprecatedSizeCategoryTests {
  private let rule = DeprecatedSizeCategory.id
  private let key =
    "note: sizeCategory is deprecated: use dynamicTypeSize, which compares with < and takes ranges"

  @Test func keys() {
    expect(
      rule,
      in: """
        import SwiftUI
        struct Row: View {
          @Environment(1️⃣\\.sizeCategory) private var size
          var body: some View { size.isAccessibilityCategory ? stacked : flat }
        }
        struct Limited: View {
          @Environment(2️⃣\\.sizeCategory) private var category: ContentSizeCategory
          var body: some View { Row().environment(3️⃣\\.sizeCategory, min(category, .large)) }
        }
        struct Previews: PreviewProvider {
          static var previews: some View { Row().environment(\\.sizeCategory, .large) }
        }
        """, ["1️⃣": key, "2️⃣": key, "3️⃣": key],
      fixed: """
        import SwiftUI
        struct Row: View {
          @Environment(\\.dynamicTypeSize) private var size
          var body: some View { size.isAccessibilitySize ? stacked : flat }
        }
        struct Limited: View {
          @Environment(\\.sizeCategory) private var category: ContentSizeCategory
          var body: some View { Row().environment(\\.sizeCategory, min(category, .large)) }
        }
        struct Previews: PreviewProvider {
          static var previews: some View { Row().environment(\\.sizeCategory, .large) }
        }
        """)
  }

  @Test func types() {
    expect(
      rule,
      in: """
        import SwiftUI
        func isLarge(_ size: 1️⃣ContentSizeCategory) -> Bool { size > ContentSizeCategory.large }
        """, ["1️⃣": "note: ContentSizeCategory is deprecated: use DynamicTypeSize"])
    expect(rule, in: "import UIKit\nfunc isLarge(_ size: UIContentSizeCategory) {}")
    expect(
      rule, in: "import SwiftUI\nimport DynamicType\nfunc isLarge(_ size: ContentSizeCategory) {}")
    expect(rule, in: "import UIKit\nlet path = \\Settings.sizeCategory")
  }
}
