import DynamicType
import Testing

/// The tables of iOS cell by cell, against the copy of the published ones in the fixture.
@Suite struct TextStyleTests {
  let published: PublishedStyles

  init() throws {
    published = try fixture("ios-text-styles.json")
  }

  @Test("All 396 cells of the published tables and the 11 pairs of weights")
  func tables() throws {
    var cells = 0
    for row in published.styles {
      let style = try #require(TextStyle(rawName: row.style))
      #expect(row.weight == style.weight.name)
      #expect(row.emphasizedWeight == style.emphasizedWeight.name)
      #expect(row.uiKitRawValue == style.rawName)
      for (index, category) in ContentSizeCategory.allCases.enumerated() {
        #expect(style.pointSize(for: category) == row.pointSize[index], "\(style) \(category)")
        #expect(style.leading(for: category) == row.leading[index], "\(style) \(category)")
        #expect(style.scalingLeading(for: category) == row.scalingLeading[index])
        cells += 3
      }
    }
    print("iOS text styles: \(cells) cells, \(published.styles.count) styles")
    #expect(cells == 396)
    #expect(published.styles.count == 11)
  }

  @Test("The extra large titles have their published size at L")
  func laterStyles() throws {
    for row in published.laterStyles {
      let style = try #require(TextStyle(rawName: row.style))
      #expect(style.pointSize(for: .large) == row.pointSizeAtLarge)
      #expect(style.weight.name == row.weight)
    }
    #expect(published.laterStyles.count == 2)
  }

  @Test("Text never shrinks as the reader's size grows", arguments: TextStyle.allCases)
  func sizesAscend(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { style.pointSize(for: $0) }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy(<=), "\(style): \(sizes)")
  }

  @Test("A style is found by each of its names, and by no other", arguments: TextStyle.allCases)
  func names(style: TextStyle) {
    #expect(TextStyle(rawName: style.rawName) == style)
    #expect(TextStyle(rawName: style.name.uppercased()) == style)
    #expect(TextStyle(rawName: "UIFontTextStyle" + style.name) == style)
  }

  @Test func namesOfOtherFrameworks() {
    #expect(TextStyle(rawName: "title") == .title1)
    #expect(TextStyle(rawName: "caption") == .caption1)
    #expect(TextStyle(rawName: "UICTFontTextStyleSubhead") == .subheadline)
    #expect(TextStyle(rawName: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(TextStyle(rawName: "UICTFontTextStyleTallBody") == nil)
    #expect(TextStyle(rawName: "") == nil)
    #expect(TextStyle.nearestName(to: "heading") == "headline")
  }
}

/// The layout of `Fixtures/ios-text-styles.json`.
struct PublishedStyles: Decodable {
  struct Category: Decodable {
    var short: String
    var swiftUI: String
    var uiKit: String
    var uiKitRawValue: String
    var isAccessibility: Bool
  }
  struct Style: Decodable {
    var style: String
    var uiKitRawValue: String
    var weight: String
    var emphasizedWeight: String
    var pointSize: [Double]
    var leading: [Double]
    var scalingLeading: [Double]
  }
  struct LaterStyle: Decodable {
    var style: String
    var pointSizeAtLarge: Double
    var weight: String
  }
  var categories: [Category]
  var styles: [Style]
  var laterStyles: [LaterStyle]
}
