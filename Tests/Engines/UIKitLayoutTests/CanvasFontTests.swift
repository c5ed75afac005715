import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Testing
import UIKitLayout
import UIKitModel

/// What the canvas draws for an app's own fonts.
@Suite struct CanvasFontTests {
  private func screen(_ text: String, font: String, toolsVersion: Int) throws -> Screen {
    try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(label("t", text, font: font))</subviews>
        <constraints>\(constraints("t.leading = root.leading", "t.top = root.top"))</constraints>
        </view>
        """, toolsVersion: toolsVersion)
  }

  /// Recorded on two pixels a point. By arithmetic: Helvetica's figures are 0.556 em wide, so that four of 13
  /// points take 28.91; Helvetica Neue's line is 1.165 em, so that one of 13 points is 15.145 high.
  @Test(
    "From Xcode 11.6 to 13 the canvas has Helvetica Neue in the place of an app's own fonts",
    arguments: [
      ("1234", "Rubik-Regular", 13.0, 29.0, 15.5),
      ("United States", "sora-rc004-0417-Regular", 13, 79, 15.5),
      ("US Dollars, $", "sora-rc004-0417-SemiBold", 14, 82, 16.5),
    ])
  func ownFonts(
    text: String, font: String, size: Double, width: Double, height: Double
  ) throws {
    let description = #"name="\#(font)" family="Own" pointSize="\#(size)""#
    let canvas = try screen(text, font: description, toolsVersion: 17156)
    let frame = try #require(canvas.layout().frame("t"))
    #expect(abs(frame.width - width) <= 0.5)
    #expect(frame.height == height)
    #expect(canvas.layout().text("t")?.font.substitutedFor == "HelveticaNeue")
    #expect(canvas.layout(target: .device).text("t")?.font.face == .named(font))
    for toolsVersion in [14490, 15702, 16096, 21507] {
      let other = try screen(text, font: description, toolsVersion: toolsVersion)
      #expect(other.layout().text("t")?.font.face == .named(font))
    }
  }

  @Test(
    "Fonts that come with iOS are drawn as they are",
    arguments: [
      #"name="ArialMT" family="Arial""#, #"name="TimesNewRomanPS-BoldMT""#,
      #"name="AvenirNext-Bold" family="Avenir Next""#, #"name="Georgia-Bold""#,
      #"name="HiraginoSans-W3" family="Hiragino Sans""#,
    ])
  func installedFonts(font: String) throws {
    let screen = try screen("Tea", font: font + #" pointSize="17""#, toolsVersion: 17156)
    #expect(screen.layout().text("t")?.font.face != .named("HelveticaNeue"))
  }

  @Test("A font whose file is there is drawn as it is")
  func fontWithFile() throws {
    var library = try FontLibrary()
    let directory = "/usr/share/fonts"
    let own = try #require(try library.register(directory).first { $0.hasPrefix("Inter") })
    let engine = LayoutEngine(measurer: TextMeasurer(shaper: HarfBuzzShaper(library: library)))
    let screen = try screen("Tea", font: #"name="\#(own)" pointSize="17""#, toolsVersion: 17156)
    let layout = engine.layout(
      screen.scene, of: screen.document,
      for: Configuration(size: .large, device: screen.document.device, target: .canvas))
    #expect(layout.text("t")?.font.face == .named(own))
  }
}
