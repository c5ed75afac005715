import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

/// Rows of built-in styles that are as high as their content, on a phone of 375 points with margins
/// of 16.
@Suite struct BuiltInRowTests {
  private func layout(
    _ style: String, title: String, detail: String? = nil, image: Size? = nil,
    size: ContentSizeCategory = .large, accessory: String? = nil, toolsVersion: Int = 19162,
    indentation: Int = 0, target: LayoutTarget = .canvas
  ) throws -> LaidOutScreen {
    let font = #"style="UICTFontTextStyleBody""#
    let labels =
      label("t", title, #"numberOfLines="0""#, font: font)
      + (detail.map { label("d", $0, font: font) } ?? "")
    let imageView = """
      <imageView contentMode="scaleToFill" image="cup" id="i"><rect key="frame" x="0" y="0" width="1" \
      height="1"/><autoresizingMask key="autoresizingMask"/></imageView>
      """
    let cell = """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationLevel="\(indentation)" \
      indentationWidth="32" \
      textLabel="t" \(detail == nil ? "" : #"detailTextLabel="d""#) \
      \(accessory.map { #"accessoryType="\#($0)""# } ?? "") \(image == nil ? "" : #"imageView="i""#) style="IBUITableViewCellStyle\(style)" id="c">\
      <rect key="frame" x="0" y="0" width="375" height="1"/><autoresizingMask key="autoresizingMask"/>\
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\
      <rect key="frame" x="0" y="0" width="1" height="1"/><autoresizingMask key="autoresizingMask"/>\
      <subviews>\(labels)\(image == nil ? "" : imageView)</subviews>\
      </tableViewCellContentView></tableViewCell>
      """
    let resource = image.map {
      "<image name=\"cup\" width=\"\($0.width)\" height=\"\($0.height)\"/>"
    }
    return try Screen(
      xib: staticTable(cells: cell), resources: resource ?? "", toolsVersion: toolsVersion
    ).layout(size, target: target)
  }

  /// Recorded to half a point: 48.5 around a symbol of 26 at Large and around an image of 29 at XS.
  @Test(
    "An image keeps margins",
    arguments: [(.large, 26.0), (.extraSmall, 29)] as [(ContentSizeCategory, Double)])
  func image(size: ContentSizeCategory, side: Double) throws {
    let layout = try layout(
      "Default", title: "Cups", image: Size(width: side, height: side), size: size)
    let height = try #require(layout.frame("c")?.height)
    #expect(abs(height - 48.5) <= 0.5)
  }

  /// Recorded of a title and a subtitle, at 64 points.
  @Test("What is in an indented cell stands so much further in")
  func indentation() throws {
    for image in [nil, Size(width: 24, height: 24)] {
      let place = { (layout: LaidOutScreen) in ["t", "d", "i"].map { layout.frame($0)?.x } }
      let flat = try place(
        layout("Subtitle", title: "Cups", detail: "of four", image: image))
      let indented = try place(
        layout("Subtitle", title: "Cups", detail: "of four", image: image, indentation: 2))
      #expect(indented == flat.map { $0.map { $0 + 64 } })
    }
    // Of 343 points 183 are left; two lines of Body's leading of 22 have 19 around them, and half a point
    // of the row is the separator's.
    let title = "Saucers teaspoons sandwiches"
    let row = try layout("Default", title: title, indentation: 5)
    #expect(row.texts.joined().first?.lines.count == 2)
    #expect(row.frame("c")?.height == 22 + 22 + 19 - 0.5)
    // An indentation out of all measure leaves nothing, and breaks nothing.
    #expect(try layout("Default", title: title, indentation: .max).frame("t")?.width == 0)
  }

  /// Of 343 points an image of 200 and the 15 after it leave 128, where three words of 60 to 80 points
  /// take a line each.
  @Test("Lines that an image makes a title take are in the row's height")
  func imageBesideLines() throws {
    let title = "Saucers teaspoons sandwiches"
    let alone = try layout("Default", title: title)
    #expect(alone.texts.joined().first?.lines.count == 1)
    let beside = try layout("Default", title: title, image: Size(width: 200, height: 20))
    let text = try #require(beside.texts.joined().first)
    #expect(text.lines.count == 3)
    // Three lines of 20.5 and 23 around them, as one line is 43.5 with them.
    #expect((beside.frame("c")?.height ?? 0) >= 3 * 20.3 + 22)
  }

  /// Source: Apple, *UIListContentConfiguration*, `prefersSideBySideTextAndSecondaryText`: side by side
  /// if there is sufficient space, else stacked.
  @Test("A value that does not fit beside its title stands below it")
  func value() throws {
    let short = try layout("Value1", title: "Cups", detail: "Six")
    #expect(short.frame("t")?.midY == short.frame("d")?.midY)
    let long = try layout(
      "Value1", title: "Cups in the kitchen cupboard", detail: "Six of porcelain")
    let title = try #require(long.frame("t"))
    let detail = try #require(long.frame("d"))
    #expect(detail.y >= title.maxY)
    // 41 points of two lines and 19 + 1.5 + 1.5, their leadings of 22 less 20.5, are 63 with the separator.
    #expect(title.height == 20.5 && detail.height == 20.5)
    #expect(long.frame("c")?.height == 62.5)
  }

  /// Recorded from margins of 20 to 111 and from 117 on. Apple, *UITableViewCell.CellStyle.value2*: the
  /// title on the left is right-aligned, the detail on the right left-aligned.
  @Test(
    "A detail on the left begins 6 points after a column of 91, or after a title that is longer")
  func leftDetail() throws {
    let short = try layout("Value2", title: "Cups", detail: "Six")
    #expect(short.frame("t")?.x == 16)
    #expect(short.frame("t")?.width == 91)
    #expect(short.frame("d")?.x == 113)
    let long = try layout("Value2", title: "Cups of porcelain", detail: "Six")
    let title = try #require(long.frame("t"))
    #expect(title.width > 91)
    #expect(long.frame("d")?.x == title.maxX + 6)
    let large = try layout(
      "Value2", title: "Cups", detail: "Six", size: .accessibilityMedium)
    #expect((large.frame("d")?.y ?? 0) >= (large.frame("t")?.maxY ?? .infinity))
  }

  /// Recorded so where a program sets the texts.
  @Test(
    "On the canvas a label without text has the room of Interface Builder's word",
    arguments: [("Subtitle", "Subtitle"), ("Value1", "Detail")])
  func emptyLabels(style: String, word: String) throws {
    let empty = try layout(style, title: "", detail: "")
    let filled = try layout(style, title: "Title", detail: word)
    for id in ["t", "d", "c"] { #expect(empty.frame(id) == filled.frame(id)) }
    #expect(empty.texts.joined().isEmpty)
    let device = try layout(style, title: "", detail: "", target: .device)
    #expect(device.frame("d")?.width == 0)
  }

  /// Recorded: 44 points around Title 3 in Xcode 12. On a device the row has the room for two lines.
  @Test("Static rows are not fitted to their texts on the canvas up to Xcode 12")
  func unfitted() throws {
    let height = { (toolsVersion: Int, target: LayoutTarget) in
      try layout(
        "Default", title: "Cups and saucers in the cupboard of the kitchen",
        toolsVersion: toolsVersion,
        target: target
      ).frame("c")?.height ?? 0
    }
    #expect(try height(17701, .canvas) == 44)
    #expect(try height(17701, .device) >= 2 * 20 + 22)
    #expect(try height(21507, .canvas) >= 2 * 20 + 22)
  }

  /// Recorded in a table of Xcode 11.4: a row of 55.5 points with 20.5 of them from 10 on, and 14.5 from
  /// 31.5 on; static rows of it have no point between and 44 in all.
  @Test(
    "Subtitles have room of their own since iOS 13, where rows are fitted",
    arguments: [("prototypes", 55.5, 10.0, 31.5), ("static", 44, 5, 25.5)])
  func subtitle(mode: String, row: Double, title: Double, detail: Double) throws {
    let labels =
      label("t", "Title") + label("d", "Subtitle", font: #"type="system" pointSize="12""#)
    let cell = """
      <tableViewCell contentMode="scaleToFill" textLabel="t" detailTextLabel="d" \
      style="IBUITableViewCellStyleSubtitle" id="c"><rect key="frame" x="0" y="0" width="375" height="1"/>\
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(labels)</subviews>\
      </tableViewCellContentView></tableViewCell>
      """
    let prototypes = """
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="grouped" rowHeight="-1" \
      separatorStyle="default" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(cell)</prototypes></tableView>
      """
    let layout = try Screen(
      xib: mode == "static" ? staticTable(cells: cell) : prototypes, toolsVersion: 16096
    ).layout()
    #expect(layout.frame("c")?.height == row)
    #expect(layout.frame("t")?.y == title)
    #expect(layout.frame("d")?.y == detail)
  }

  /// By hand, at two pixels a point: the lines' leadings, as published or 22/17 of a plain title's size, and
  /// 19/17 of the title's, up to the whole point less the separator's pixel. Body, Headline, Footnote and
  /// Subhead have leadings of 22, 22, 18 and 20; 19, 16 and 16 of Body, Footnote and Subhead at xSmall.
  @Test(
    "Rows have room around their lines as the title is large",
    arguments: [
      ("Body", "Footnote", .large, 59), ("Headline", "Subhead", .large, 61),
      ("Body", "Footnote", .extraSmall, 51), ("Subhead", "Subhead", .extraSmall, 46),
      ("30", nil, .large, 73), ("20", nil, .large, 49), ("17", "12", .large, 56),
      ("12", "11", .large, 44),
    ] as [(String, String?, ContentSizeCategory, Double)])
  func room(title: String, detail: String?, size: ContentSizeCategory, row: Double) throws {
    #expect(try prototype(title: title, detail: detail, size: size).frame("c")?.height == row - 0.5)
  }

  /// By hand: 58.5 leave 22 points around lines of 20.5 and 16, of which 11 are above; the title stands the 3
  /// higher that 22 is more than 19.
  @Test("A subtitle that may have several lines stands as others below the title")
  func paragraph() throws {
    let layout = try prototype(title: "Body", detail: "Footnote")
    #expect(layout.frame("t")?.y == 8)
    #expect(layout.frame("d")?.y == 8 + 20.5 + 3)
  }

  /// A prototype with texts of several lines, in styles or plain fonts of a size.
  private func prototype(
    title: String, detail: String?, size: ContentSizeCategory = .large
  ) throws -> LaidOutScreen {
    let font = { (name: String) in
      Double(name) == nil
        ? #"style="UICTFontTextStyle\#(name)""# : #"type="system" pointSize="\#(name)""#
    }
    let labels =
      label("t", "Title", #"numberOfLines="0""#, font: font(title))
      + (detail.map { label("d", "Subtitle", #"numberOfLines="0""#, font: font($0)) } ?? "")
    let style = detail == nil ? "Default" : "Subtitle"
    let cell = """
      <tableViewCell contentMode="scaleToFill" textLabel="t" \
      \(detail == nil ? "" : #"detailTextLabel="d""#) style="IBUITableViewCellStyle\(style)" id="c">\
      <rect key="frame" x="0" y="0" width="375" height="1"/>\
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(labels)</subviews>\
      </tableViewCellContentView></tableViewCell>
      """
    return try Screen(
      xib: """
        <tableView contentMode="scaleToFill" dataMode="prototypes" style="grouped" rowHeight="-1" \
        separatorStyle="default" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">\
        <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(cell)</prototypes></tableView>
        """, toolsVersion: 21507
    ).layout(size)
  }

  /// Recorded so: a value ends at 340 points, of which a disclosure indicator takes 34 from the end, and a
  /// title reaches to it; since iOS 13 8 points are between.
  @Test(
    "Texts reach an accessory up to iOS 12",
    arguments: [(14490, "Value1", 1.0), (14490, "Default", 0), (19162, "Value1", 8)])
  func accessory(toolsVersion: Int, style: String, room: Double) throws {
    let layout = try layout(
      style, title: "Cups", detail: style == "Value1" ? "Six" : nil,
      accessory: "disclosureIndicator", toolsVersion: toolsVersion)
    let content = try #require(layout.frame("v")?.width)
    #expect(layout.frame(style == "Value1" ? "d" : "t")?.maxX == content - room)
  }
}
