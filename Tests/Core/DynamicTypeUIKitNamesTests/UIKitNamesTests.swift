#if !canImport(Darwin)
  import DynamicType
  import DynamicTypeUIKitNames
  import Foundation
  import Testing

  /// Code as it is written for UIKit, with its names alone.
  ///
  /// Expected values: Apple, Human Interface Guidelines, Typography; body's scaling leadings 22 and 62
  /// by hand; UIKit's documentation of the names.
  @Suite struct UIKitNamesTests {
    let ax5 = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test("A preferred font, a custom font by metrics with and without a maximum, and a length")
    func fonts() {
      let style: UIFont.TextStyle = .title2
      let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: ax5)
      #expect(preferred.pointSize == 56)

      guard let custom = UIFont(name: "Avenir-Book", size: 36) else {
        Issue.record("a name is enough for a font")
        return
      }
      let metrics = UIFontMetrics(forTextStyle: .body)
      #expect(metrics.scaledFont(for: custom, compatibleWith: ax5).pointSize == 101)
      #expect(
        metrics.scaledFont(for: custom, maximumPointSize: 60, compatibleWith: ax5).pointSize == 60)
      #expect(UIFontMetrics.default.scaledFont(for: custom).pointSize == 36)
      // 11 × 62 / 22.
      #expect(UIFontMetrics.default.scaledValue(for: 11, compatibleWith: ax5) == 31)
      #expect(UIFont(name: "", size: 12) == nil)
    }

    @Test("Fonts by weight, and their measures as CGFloat")
    func measures() {
      let weight: UIFont.Weight = .semibold
      #expect(UIFont.systemFont(ofSize: 17, weight: weight).weight == .semibold)
      #expect(UIFont.boldSystemFont(ofSize: 17).weight == .bold)
      #expect(UIFont.italicSystemFont(ofSize: 17).isItalic)
      #expect(
        UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).family == .system(.monospaced))
      let height: CGFloat = UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight * 2
      #expect(height == 40.57421875)
      #expect(UIFont(name: "Avenir-Book", size: 12)?.familyName == "Avenir-Book")
    }

    @Test("Descriptors: symbolic traits, leading, design and size 0")
    func descriptors() throws {
      let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: ax5)
      let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
      let font = UIFont(descriptor: bold, size: 0)
      #expect(font.pointSize == 53)
      #expect(font.weight == .semibold && font.isItalic)
      #expect(font.scaling == .fixed)

      let tight = try #require(body.withSymbolicTraits(.traitTightLeading))
      #expect(UIFont(descriptor: tight, size: 0).preferredLineHeight == 60)
      #expect(UIFont(descriptor: tight, size: 0).textStyle == .body)
      let serif = try #require(body.withDesign(.serif))
      #expect(UIFont(descriptor: serif, size: 30).family == .system(.serif))
      #expect(UIFont(descriptor: serif, size: 30).pointSize == 30)
      #expect(UIFontDescriptor(name: "Georgia", size: 12).withDesign(.rounded) == nil)
      #expect(body.withSize(20).pointSize == 20)
      #expect(font.fontDescriptor.font == font)
    }

    @Test("Categories have UIKit's raw values, may be unspecified, and compare")
    func categories() {
      #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
      #expect(UIContentSizeCategory.unspecified.rawValue == "_UICTContentSizeCategoryUnspecified")
      #expect(UIContentSizeCategory.unspecified.category == nil)
      #expect(UIContentSizeCategory(rawValue: "XXS").category == nil)
      #expect(UIContentSizeCategory.small < .accessibilityMedium)
      #expect(UIContentSizeCategory.accessibilityMedium >= .extraExtraExtraLarge)
      #expect(!(UIContentSizeCategory.unspecified < .large) && !(.large < .unspecified))
      #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
      #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
      for category in ContentSizeCategory.allCases {
        #expect(UIContentSizeCategory(category).category == category)
      }
      #expect(
        UIContentSizeCategory.didChangeNotification.rawValue
          == "UIContentSizeCategoryDidChangeNotification")
      #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
    }

    @Test("Trait collections are never optional: what nobody set is unspecified")
    func traits() {
      let empty = UITraitCollection()
      #expect(empty.preferredContentSizeCategory == .unspecified)
      #expect(empty.displayScale == 0)
      #expect(empty.legibilityWeight == .unspecified)
      #expect(empty.layoutDirection == .unspecified)
      #expect(empty.horizontalSizeClass == .unspecified)
      let merged = UITraitCollection(traitsFrom: [
        ax5, UITraitCollection(displayScale: 2), UITraitCollection(legibilityWeight: .bold),
        UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(preferredContentSizeCategory: .small),
      ])
      #expect(merged.preferredContentSizeCategory == .small)
      #expect(merged.displayScale == 2)
      #expect(merged.legibilityWeight == .bold)
      #expect(merged.layoutDirection == .rightToLeft)
      #expect(merged.horizontalSizeClass == .compact && merged.verticalSizeClass == .regular)
      #expect(merged.traits.legibilityWeight == .bold)
      #expect(UITraitCollection(displayScale: 0).traits.displayScale == nil)
    }

    @Test("Inside `performAsCurrent` the traits answer where none are given")
    func current() {
      ax5.performAsCurrent {
        #expect(UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
      }
    }

    @Test func largeContent() {
      struct Tab: UILargeContentViewerItem {
        var showsLargeContentViewer: Bool { true }
        var largeContentTitle: String? { "Home" }
      }
      #expect(Tab().showsLargeContentViewer && Tab().largeContentImage == nil)
    }
  }
#endif
