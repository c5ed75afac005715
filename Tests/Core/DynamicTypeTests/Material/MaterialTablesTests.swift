import DynamicType
import Testing

/// Material's tables cell by cell, against the copy of those in its source code.
@Suite struct MaterialTablesTests {
  let published: PublishedMaterial

  init() throws {
    published = try fixture("material-text-styles.json")
  }

  @Test("Thirteen curves of twelve sizes: 156 cells")
  func curves() throws {
    var cells = 0
    #expect(published.scalingCurves.map(\.style) == MaterialTextStyle.allCases.map(\.rawName))
    for row in published.scalingCurves {
      let style = try #require(MaterialTextStyle(rawName: row.style))
      for (category, size) in zip(ContentSizeCategory.allCases, row.pointSize) {
        #expect(style.pointSize(for: category) == size)
        #expect(style.curve[category] == size)
        cells += 1
      }
    }
    print("Material curves: \(cells) cells")
    #expect(cells == 156)
  }

  @Test("Eleven legacy styles of twelve sizes, with weight: 143 values")
  func legacyStyles() {
    var values = 0
    let styles = MaterialLegacyTextStyle.allCases
    #expect(published.legacyTextStyles.map(\.style) == styles.map(\.rawName))
    for (row, style) in zip(published.legacyTextStyles, styles) {
      #expect(style.weight.name == row.weight)
      #expect(style.pointSize(for: nil) == row.pointSize[6])
      for (category, size) in zip(ContentSizeCategory.allCases, row.pointSize) {
        #expect(style.pointSize(for: category) == size, "\(style) \(category)")
        values += 1
      }
      values += 1
    }
    print("Material legacy styles: \(values) values")
    #expect(values == 143)
  }

  @Test("Thirteen fonts of two schemes")
  func schemes() throws {
    for row in published.typographyScheme {
      let style = try #require(MaterialTextStyle(rawName: row.font))
      let older = MaterialTypographyScheme(defaults: .v201804)[style]
      let newer = MaterialTypographyScheme(defaults: .v201902)[style]
      #expect([older.pointSize, newer.pointSize] == [row.pointSize201804, row.pointSize201902])
      #expect([older.weight.name, newer.weight.name] == [row.weight, row.weight])
    }
    #expect(published.typographyScheme.count == 13)
  }

  @Test("Eleven named fonts, which never scale")
  func namedFonts() throws {
    for row in published.legacyNamedFonts {
      let name = row.name.dropLast("Font".count)
      let style = try #require(
        MaterialLegacyTextStyle.allCases.first {
          $0.rawName.lowercased() == "mdcfonttextstyle\(name == "subhead" ? "subheadline" : name)"
        })
      #expect(style.namedFont.pointSize == row.pointSize)
      #expect(style.namedFont.weight.name == row.weight)
      #expect(style.opacity == row.opacity)
      #expect(style.namedFont.scaling == .fixed)
    }
    #expect(published.legacyNamedFonts.count == 11)
  }

  @Test("Nineteen parts of components, with fallback style and curves")
  func components() {
    #expect(published.components.count == MaterialPart.allCases.count)
    for (row, part) in zip(published.components, MaterialPart.allCases) {
      let style = part.fallbackStyle.map { $0.rawName.dropFirst(16).lowercased() }
      #expect(style == row.fallbackStyle?.lowercased(), "\(row.component) \(row.part)")
      #expect(part.honorsCurve == row.honoursCurve, "\(row.component) \(row.part)")
    }
  }

  @Test func unknownStyleNames() {
    #expect(MaterialTextStyle(rawName: "MDCTextStyleHeadline7") == nil)
    #expect(MaterialFontScaler(rawName: "nonsense").textStyle == .body1)
  }
}

/// The layout of `Fixtures/material-text-styles.json`.
struct PublishedMaterial: Decodable {
  struct Curve: Decodable {
    var style: String
    var pointSize: [Double]
  }
  struct LegacyStyle: Decodable {
    var style: String
    var weight: String
    var pointSize: [Double]
  }
  struct SchemeFont: Decodable {
    var font: String
    var pointSize201804: Double
    var pointSize201902: Double
    var weight: String
  }
  struct NamedFont: Decodable {
    var name: String
    var pointSize: Double
    var weight: String
    var opacity: Double
  }
  struct Component: Decodable {
    var component: String
    var part: String
    var fallbackStyle: String?
    var honoursCurve: Bool
  }
  var scalingCurves: [Curve]
  var typographyScheme: [SchemeFont]
  var legacyTextStyles: [LegacyStyle]
  var legacyNamedFonts: [NamedFont]
  var components: [Component]
}
