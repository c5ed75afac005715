import SwiftUI
import SwiftUILayoutTesting
import Testing

/// What Apple's articles and sessions on Dynamic Type show of SwiftUI, written anew: each compiles as a
/// person would write it and is laid out at twelve sizes.
///
/// Sizes of text styles: Apple, Human Interface Guidelines, Typography. Lengths: UIFontMetrics' rule,
/// base × leading at the size ÷ leading at L, rounded to pixels of a 3x screen.
@MainActor
@Suite struct ArticleTests {
  static let window = Size(width: 390, height: 844)
  // swift-format-ignore
  static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  // swift-format-ignore
  static let largeTitle: [Double] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  // swift-format-ignore
  static let caption2: [Double] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
  // swift-format-ignore
  static let bodyLeading: [Double] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  // swift-format-ignore
  static let largeTitleLeading: [Double] = [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]

  /// The screens at all twelve sizes, ascending.
  func screens(_ view: some View) throws -> [LaidOutScreen] {
    try view.laidOut(in: Self.window, at: .all)
  }

  func pixels(_ length: Double) -> Double { (length * 3).rounded() / 3 }

  struct Styles: View {
    var body: some View {
      VStack {
        Text("Body").font(.body)
        Text("Large title").font(.largeTitle)
        Text("Caption 2").font(.caption2)
        Text("Nothing said")
      }
    }
  }

  @Test("Text styles have the published sizes")
  func textStyles() throws {
    let screens = try screens(Styles())
    #expect(screens.map { $0[.text("Body")]?.pointSize } == Self.body)
    #expect(screens.map { $0[.text("Large title")]?.pointSize } == Self.largeTitle)
    #expect(screens.map { $0[.text("Caption 2")]?.pointSize } == Self.caption2)
    #expect(screens.map { $0[.text("Nothing said")]?.pointSize } == Self.body)
  }

  struct CustomFonts: View {
    var body: some View {
      VStack {
        Text("Scales with the title").font(.custom("Inter", size: 24, relativeTo: .largeTitle))
        Text("Scales with body").font(.custom("Inter", size: 20))
        Text("Fixed").font(.custom("Inter", fixedSize: 18))
        Text("System").font(.system(size: 18))
      }
    }
  }

  @Test("A font of one's own scales relative to a style, or stays")
  func customFonts() throws {
    let screens = try screens(CustomFonts())
    let titles = Self.largeTitleLeading.map { ($0 * 24 / 41).rounded() }
    #expect(screens.map { $0[.text("Scales with the title")]?.pointSize } == titles)
    let bodies = Self.bodyLeading.map { ($0 * 20 / 22).rounded() }
    #expect(screens.map { $0[.text("Scales with body")]?.pointSize } == bodies)
    #expect(screens.map { $0[.text("Fixed")]?.pointSize } == Array(repeating: 18, count: 12))
    #expect(screens.map { $0[.text("System")]?.pointSize } == Array(repeating: 18, count: 12))
  }

  struct Metrics: View {
    @ScaledMetric var side = 50.0
    @ScaledMetric(relativeTo: .largeTitle) var titleSide: CGFloat = 24

    var body: some View {
      VStack {
        Color.red.frame(width: side, height: side).accessibilityIdentifier("body")
        Color.blue.frame(width: titleSide, height: titleSide).accessibilityIdentifier("title")
      }
    }
  }

  @Test("@ScaledMetric grows as its text style does")
  func scaledMetric() throws {
    let screens = try screens(Metrics())
    let bodies = Self.bodyLeading.map { pixels($0 * 50 / 22) }
    let titles = Self.largeTitleLeading.map { pixels($0 * 24 / 41) }
    for (index, screen) in screens.enumerated() {
      let body = try #require(screen[.identifier("body")]?.frame)
      let title = try #require(screen[.identifier("title")]?.frame)
      // Each edge is rounded to a pixel.
      #expect(abs(body.width - bodies[index]) < 0.34)
      #expect(abs(title.height - titles[index]) < 0.34)
    }
  }

  struct Limits: View {
    var body: some View {
      VStack {
        VStack {
          Text("At most AX1")
          Metrics()
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        Text("Small to xxLarge").dynamicTypeSize(.small ... .xxLarge)
        Text("Always xLarge").dynamicTypeSize(.xLarge)
        Text("From large").dynamicTypeSize(.large...)
      }
    }
  }

  @Test("A range limits a subtree, and lengths in it follow the limited size")
  func limits() throws {
    let screens = try screens(Limits())
    #expect(screens.map { $0[.text("At most AX1")]?.pointSize } == Self.body.map { min($0, 28) })
    #expect(
      screens.map { $0[.text("Small to xxLarge")]?.pointSize }
        == Self.body.map { min(max($0, 15), 21) })
    #expect(
      screens.map { $0[.text("Always xLarge")]?.pointSize } == Array(repeating: 19, count: 12))
    #expect(screens.map { $0[.text("From large")]?.pointSize } == Self.body.map { max($0, 17) })
    let side = try #require(screens[11][.identifier("body")]?.frame.width)
    #expect(abs(side - pixels(34 * 50 / 22)) < 0.34)
  }

  struct Turning: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
      let layout =
        dynamicTypeSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
      layout {
        Image(systemName: "figure.walk")
        Text("Walk")
        Text("20 minutes")
      }
    }
  }

  @Test("AnyLayout turns a row into a column at accessibility sizes")
  func anyLayout() throws {
    for screen in try screens(Turning()) {
      let walk = try #require(screen[.text("Walk")]?.frame)
      let time = try #require(screen[.text("20 minutes")]?.frame)
      if screen.configuration.size.isAccessibilitySize {
        #expect(time.minY >= walk.maxY && time.minX == walk.minX)
      } else {
        #expect(time.minX > walk.maxX && time.midY == walk.midY)
      }
    }
  }

  struct Fitting: View {
    var body: some View {
      ViewThatFits {
        HStack { labels }
        VStack { labels }
      }
    }

    @ViewBuilder var labels: some View {
      Text("Departure from platform")
      Text("Twelve")
    }
  }

  @Test("ViewThatFits turns a row into a column where the row is too wide")
  func viewThatFits() throws {
    for screen in try screens(Fitting()) {
      let first = try #require(screen[.text("Departure from platform")])
      let second = try #require(screen[.text("Twelve")])
      let isRow = second.frame.minX > first.frame.maxX
      // Body is 53 points at AX5: 23 letters of it are more than 390 points wide.
      if screen.configuration.size == .accessibility5 { #expect(!isRow) }
      if screen.configuration.size == .large { #expect(isRow) }
      #expect(!first.isTruncated && !second.isTruncated)
    }
  }

  struct Previewed: PreviewProvider {
    static var previews: some View {
      Group {
        Text("As the reader has it")
        Text("As the preview says").environment(\.dynamicTypeSize, .accessibility3)
        Text("The older way").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
      }
      .previewLayout(.sizeThatFits)
    }
  }

  @Test("The environment sets the text size of a preview")
  func environment() throws {
    let screens = try screens(Previewed.previews)
    #expect(screens.map { $0[.text("As the reader has it")]?.pointSize } == Self.body)
    #expect(
      screens.map { $0[.text("As the preview says")]?.pointSize } == Array(repeating: 40, count: 12)
    )
    #expect(
      screens.map { $0[.text("The older way")]?.pointSize } == Array(repeating: 53, count: 12))
  }

  struct Bar: View {
    var body: some View {
      HStack {
        Button {
        } label: {
          Label("Home", systemImage: "house").labelStyle(.iconOnly)
        }
        .accessibilityShowsLargeContentViewer { Label("Home", systemImage: "house") }
        Text("Fixed bar").font(.system(size: 10)).accessibilityShowsLargeContentViewer()
      }
      .dynamicTypeSize(.large)
    }
  }

  @Test("What stays small offers the Large Content Viewer")
  func largeContentViewer() throws {
    for screen in try screens(Bar()) {
      let text = try #require(screen[.text("Fixed bar")])
      #expect(screen.views[text.index.rawValue].showsLargeContentViewer)
      #expect(text.pointSize == 10)
      let shown = screen.views.filter(\.showsLargeContentViewer).map(\.largeContent)
      #expect(shown.map(\.?.title) == ["Home", "Fixed bar"])
      #expect(shown.map(\.?.image?.name) == ["house", nil])
    }
  }

  struct Lines: View {
    let sentence = "Readers choose the size of text that is comfortable for them."

    var body: some View {
      VStack {
        Text(sentence).lineLimit(1).accessibilityIdentifier("cut")
        Text(sentence).fixedSize(horizontal: false, vertical: true)
          .accessibilityIdentifier("whole")
        Text("Tight").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60)
          .accessibilityIdentifier("shrunk")
      }
      .frame(height: 200)
    }
  }

  @Test("A line limit cuts; a fixed height does not")
  func lines() throws {
    let screens = try screens(Lines())
    #expect(screens.allSatisfy { $0[.identifier("whole")]?.isTruncated == false })
    #expect(screens.allSatisfy { $0[.identifier("cut")]?.lines.count == 1 })
    #expect(screens[11][.identifier("cut")]?.isTruncated == true)
    let shrunk = try #require(screens[11][.identifier("shrunk")])
    #expect(!shrunk.isTruncated && (shrunk.pointSize ?? 0) < 53)
  }
}
