import DynamicType
import Testing

@Suite struct ContentSizeCategoryTests {
  @Test("Twelve sizes in Apple's order, with Apple's names")
  func publishedNames() throws {
    let published = try fixture("ios-text-styles.json", as: PublishedStyles.self).categories
    #expect(published.count == ContentSizeCategory.allCases.count)
    for (row, category) in zip(published, ContentSizeCategory.allCases) {
      #expect(row.short == category.shortName)
      #expect(row.swiftUI == "DynamicTypeSize." + category.dynamicTypeSizeName)
      #expect(row.uiKit == "UIContentSizeCategory." + category.uiKitName)
      #expect(row.uiKitRawValue == category.rawName)
      #expect(row.isAccessibility == category.isAccessibilityCategory)
    }
  }

  @Test("Every name is understood in any case", arguments: ContentSizeCategory.allCases)
  func namesInAnyCase(category: ContentSizeCategory) {
    let names = [
      category.shortName, category.rawName, category.dynamicTypeSizeName, category.uiKitName,
      "UIContentSizeCategory" + category.uiKitName, category.spokenName,
    ]
    for name in names {
      #expect(ContentSizeCategory(name: name) == category)
      #expect(ContentSizeCategory(name: name.lowercased()) == category)
      #expect(ContentSizeCategory(name: name.uppercased()) == category)
    }
  }

  @Test(arguments: [
    "", " ", "huge", "AX6", "AX0", "UICTContentSizeCategory", "größe",
    ContentSizeCategory.unspecifiedRawName,
  ])
  func unknownNames(name: String) {
    #expect(ContentSizeCategory(name: name) == nil)
  }

  @Test func suggestions() {
    #expect(ContentSizeCategory.nearestName(to: "lareg") == "large")
    #expect(ContentSizeCategory.nearestName(to: "AX9") == "AX1")
    #expect(ContentSizeCategory.nearestName(to: "acessibility3") == "accessibility3")
    #expect(
      ContentSizeCategory.nearestName(to: "UICTContentSizeCategoryAccesibilityXL")
        == "UICTContentSizeCategoryAccessibilityXL")
    #expect(!ContentSizeCategory.nearestName(to: String(repeating: "x", count: 100_000)).isEmpty)
  }

  @Test func spokenNames() {
    let names = ContentSizeCategory.allCases.map(\.spokenName)
    #expect(names[0] == "extra small" && names[3] == "large" && names[7] == "accessibility medium")
    #expect(names[11] == "accessibility extra extra extra large")
  }

  @Test("Raw values go out and come in; the one for no size is told from an unknown one")
  func rawValues() {
    typealias Reading = ContentSizeCategory.RawValueReading
    for category in ContentSizeCategory.allCases {
      let reading = Reading(rawName: ContentSizeCategory.rawName(of: category))
      #expect(reading == .category(category) && reading.category == category)
    }
    #expect(Reading(rawName: ContentSizeCategory.rawName(of: nil)) == .unspecified)
    #expect(Reading(rawName: "uictcontentsizecategoryl") == .unknown("uictcontentsizecategoryl"))
    #expect(Reading(rawName: "").category == nil)
  }

  @Test func order() {
    #expect(ContentSizeCategory.extraSmall < .small)
    #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(ContentSizeCategory.allCases.shuffled().sorted() == ContentSizeCategory.allCases)
  }
}
