import DynamicType
import Testing

/// The scales of Apple's platforms, cell by cell, against the copy of the published tables.
@Suite struct TypeScaleTests {
  let published: PublishedPlatforms

  init() throws {
    published = try fixture("platform-text-styles.json")
  }

  @Test("All cells of macOS and tvOS: 20 styles, 80 values")
  func fixedScales() throws {
    var values = 0
    for (scale, table) in [(TypeScale.macOS, published.macOS), (.tvOS, published.tvOS)] {
      #expect(table.styles.map(\.style) == scale.styles.map(\.name))
      for row in table.styles {
        let style = try #require(scale.style(named: row.style))
        let metrics = try #require(scale.metrics(for: style, at: .large))
        #expect(metrics.pointSize == row.pointSize)
        #expect(metrics.leading == row.lineHeight)
        #expect(style.weight.name == row.weight)
        #expect(style.emphasizedWeight.name == row.emphasizedWeight)
        values += 4
      }
    }
    print("macOS and tvOS: \(values) values")
    #expect(values == 80)
  }

  @Test("All cells of watchOS: 10 styles at 9 sizes, 200 values")
  func watchOS() throws {
    let table = published.watchOS
    let scale = TypeScale.watchOS
    let categories = try table.categories.map { try #require(ContentSizeCategory(name: $0)) }
    #expect(categories == scale.categories)
    #expect(table.styles.map(\.style) == scale.styles.map(\.name))
    var values = 0
    for row in table.styles {
      let style = try #require(scale.style(named: row.style))
      #expect(style.weight.name == row.weight)
      #expect(style.emphasizedWeight.name == row.emphasizedWeight)
      for (index, category) in categories.enumerated() {
        let metrics = try #require(scale.metrics(for: style, at: category))
        #expect(metrics.pointSize == row.pointSize[index])
        #expect(metrics.leading == row.leading[index])
        values += 2
      }
      values += 2
    }
    print("watchOS: \(values) values")
    #expect(values == 200)
  }

  @Test("The default text size of a watch depends on its case")
  func watchCases() {
    let defaults = WatchCase.allCases.map { TypeScale.watchOS(case: $0).defaultCategory.shortName }
    #expect(defaults == ["S", "L", "L", "L", "XL", "XL", "XL"])
  }

  @Test("The default size of body text and the smallest size allowed, platform by platform")
  func defaultAndMinimumSizes() throws {
    let scales: [String: TypeScale] = [
      "iOS, iPadOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "visionOS": .visionOS,
      "watchOS": .watchOS,
    ]
    for row in published.defaultAndMinimumSizes {
      let scale = try #require(scales[row.platform])
      let body = scale.metrics(for: .body, at: scale.defaultCategory)
      #expect(body?.pointSize == row.default)
      #expect(scale.minimumPointSize == row.minimum)
    }
    #expect(published.defaultAndMinimumSizes.count == 5)
  }

  @Test("What a platform does not do is answered with nil, or with the one size it has")
  func whatPlatformsDoNotDo() {
    #expect(published.macOS.dynamicType == TypeScale.macOS.followsReader)
    let fixed = ContentSizeCategory.allCases.map {
      TypeScale.macOS.metrics(for: .body, at: $0)?.pointSize
    }
    #expect(fixed == Array(repeating: 13, count: 12))
    #expect(TypeScale.tvOS.metrics(for: .body, at: .accessibility5) == nil)
    #expect(TypeScale.watchOS.metrics(for: .body, at: .medium) == nil)
    #expect(TypeScale.watchOS.metrics(for: .callout, at: .large) == nil)
    #expect(
      TypeScale.watchOS.limitations.map(\.description) == ["There is no M, no AX4 and no AX5."])
    #expect(TypeScale.macOS.limitations == [.textDoesNotFollowReader])
    #expect(published.visionOS.styles.isEmpty)
    #expect(TypeScale.visionOS.limitations == [.sizesAssumedFromIOS])
    let catalyst = TypeScale.catalyst.metrics(for: .body, at: .large)?.pointSize
    #expect(catalyst == 17 * 0.77)
  }

  @Test("Fonts of a scale take its sizes, and keep theirs where it has none")
  func fonts() throws {
    let body = try #require(TypeScale.watchOS.style(.body))
    let font = TypeScale.watchOS.font(for: body)
    #expect(font.pointSize == 16)
    #expect(font.resolved(for: .accessibility3).pointSize == 23)
    #expect(font.resolved(for: .medium).pointSize == 16)
    let macBody = try #require(TypeScale.macOS.style(.body))
    #expect(TypeScale.macOS.font(for: macBody).resolved(for: .accessibility5).pointSize == 13)
  }
}

/// The layout of `Fixtures/platform-text-styles.json`.
struct PublishedPlatforms: Decodable {
  struct Sizes: Decodable {
    var platform: String
    var `default`: Double
    var minimum: Double
  }
  struct FixedStyle: Decodable {
    var style: String
    var pointSize: Double
    var lineHeight: Double
    var weight: String
    var emphasizedWeight: String
  }
  struct FixedTable: Decodable {
    var dynamicType: Bool
    var styles: [FixedStyle]
  }
  struct WatchStyle: Decodable {
    var style: String
    var weight: String
    var emphasizedWeight: String
    var pointSize: [Double]
    var leading: [Double]
  }
  struct WatchTable: Decodable {
    var categories: [String]
    var styles: [WatchStyle]
  }
  var defaultAndMinimumSizes: [Sizes]
  var macOS: FixedTable
  var tvOS: FixedTable
  var watchOS: WatchTable
  var visionOS: FixedTable
}
