import SwiftUI
import SwiftUILayoutTesting
import Testing

/// Lists and scroll views as people move them: what was below moves up by as much, to the pixel. A point has
/// three pixels.
@MainActor
@Suite struct ScrollTests {
  private static let window = Size(width: 390, height: 600)

  struct Rows: View {
    var body: some View {
      List(0..<40, id: \.self) { Text("Row \($0)") }
    }
  }

  struct Pages: View {
    @State private var isOpen = false

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 1000)
          GeometryReader { place in
            Text(verbatim: "At \(Int(place.frame(in: .global).minY))")
          }
          .frame(height: 200)
          Button("Open") { isOpen = true }
        }
      }
      .sheet(isPresented: $isOpen) { Rows() }
    }
  }

  @Test("A list's rows move, and no further than its last one", arguments: [300.0, 1e6])
  func list(offset: Double) throws {
    let host = ViewHost(Rows())
    let before = try host.laidOut(in: Self.window)
    try host.scroll(to: Point(x: 0, y: offset))
    let after = try host.laidOut(in: Self.window)
    let last = try #require(before[.text("Row 39")]).frame
    let content = try #require(before.nodes.compactMap(\.scroll).first).contentSize.height
    let moved = min(offset, content - Self.window.height)
    for row in [0, 10, 39] {
      let name = ScreenQuery.text("Row \(row)")
      let was = try #require(before[name]).frame
      #expect(abs(try #require(after[name]).frame.y - (was.y - moved)) < 0.34)
    }
    #expect(last.maxY > Self.window.height)
    // What audit reads is where views are in the content, scrolled or not.
    for (was, now) in zip(before.nodes, after.nodes) {
      #expect(abs(was.frame.y - now.frame.y) < 0.34)
    }
  }

  @Test("Views in a scroll view see where they are, and a sheet's list is scrolled instead of it")
  func scrollView() throws {
    let host = ViewHost(Pages())
    #expect(try host.laidOut(in: Self.window)[.text("At 1000")] != nil)
    try host.scroll(to: Point(x: 0, y: 500))
    #expect(try host.laidOut(in: Self.window)[.text("At 500")] != nil)
    try host.tap("Open")
    let before = try #require(try host.laidOut(in: Self.window)[.text("Row 0")]).frame
    try host.scroll(to: Point(x: 0, y: 100))
    let screen = try host.laidOut(in: Self.window)
    #expect(abs(try #require(screen[.text("Row 0")]).frame.y - (before.y - 100)) < 0.34)
    #expect(screen[.text("At 500")] != nil)
  }

  struct Volume: View {
    @State private var value = 0.5

    var body: some View {
      Slider(value: $value, in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Text("Off")
      } maximumValueLabel: {
        Text("Loud")
      }
    }
  }

  @Test("The labels of a slider's ends stand beside its bar, 8 points from it")
  func slider() throws {
    let screen = try Volume().laidOut(in: Self.window, at: .accessibility3)
    let off = try #require(screen[.text("Off")]).frame
    let loud = try #require(screen[.text("Loud")]).frame
    let bar = try #require(screen[.kind("controlPart")]).frame
    #expect(screen[.text("Volume")] == nil)
    #expect(off.x == 0)
    #expect(abs(bar.minX - off.maxX - 8) < 0.34)
    #expect(abs(loud.minX - bar.maxX - 8) < 0.34)
    #expect(abs(loud.maxX - 390) < 0.34)
  }

  struct Searching: View {
    let placement: SearchFieldPlacement

    var body: some View {
      NavigationStack {
        Text("Results").navigationBarTitleDisplayMode(.inline).navigationTitle("Teas")
          .searchable(text: .constant(""), placement: placement, prompt: "Find a tea")
      }
    }
  }

  /// Source: a search bar is 64 points high in documents of Xcode 26 (E-search-bar-height-26), a navigation
  /// bar 54; up to iOS 18 a field adds 52 to a bar of 44.
  @Test("A search field in the bar's drawer makes the bar as much higher as its era's search bar")
  func searchField() throws {
    var setting = LayoutSetting()
    func heights(_ placement: SearchFieldPlacement) throws -> [Double] {
      let screen = try Searching(placement: placement).laidOut(in: Self.window, setting: setting)
      #expect(screen[.text("Find a tea")] != nil)
      return ["navigationBar", "searchField"].compactMap { kind in
        // Edges are on whole pixels; a point has three.
        screen[.kind(kind)].map { ($0.frame.height * 3).rounded() / 3 }
      }
    }
    #expect(try heights(.navigationBarDrawer(displayMode: .always)) == [54 + 64, 44])
    setting.era = .iOS17
    #expect(try heights(.automatic) == [44 + 52, 36])
    #expect(try heights(.navigationBarDrawer) == [44 + 52, 36])
  }

  struct Banner: View {
    var body: some View {
      Color.blue.ignoresSafeArea().accessibilityIdentifier("behind")
        .overlay { Text("Within").frame(maxWidth: .infinity, alignment: .leading) }
        .safeAreaPadding(.horizontal, 20)
    }
  }

  @Test("Safe area padding insets views, but for those that ignore the safe area")
  func safeAreaPadding() throws {
    let screen = try Banner().laidOut(in: Self.window)
    #expect(screen[.text("Within")]?.frame.x == 20)
    #expect(screen[.kind("shape")]?.frame == Rect(x: 0, y: 0, width: 390, height: 600))
  }
}
