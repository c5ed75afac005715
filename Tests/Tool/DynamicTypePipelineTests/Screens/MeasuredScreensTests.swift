import Testing

@testable import DynamicTypePipeline

/// Screens whose code asks how large views are, and shows something of that. Expected numbers are those of the frames that code
/// gives the views.
@Suite struct MeasuredScreensTests {
  private static let bench = try? Bench()

  private static let declarations = """
    import SwiftUI
    struct SizeKey: PreferenceKey {
      static var defaultValue: CGSize = .zero
      static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
    }
    struct BoundsKey: PreferenceKey {
      static var defaultValue: [Int: Anchor<CGRect>] = [:]
      static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
      }
    }
    extension View {
      func readSize(_ onChange: @escaping (CGSize) -> Void) -> some View {
        background(GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) })
          .onPreferenceChange(SizeKey.self, perform: onChange)
      }
    }
    struct Late: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }

    """

  /// The texts at each size, from the smallest.
  private func texts(_ members: String, _ body: String) throws -> [String] {
    let placed = try PlacedSwiftUIScreen.screen(
      body: body, members: members, after: Self.declarations,
      at: [.extraSmall, .large, .accessibility5])
    return placed.texts(on: try #require(Self.bench))
  }

  @Test(
    "A state takes the size of a view",
    arguments: [
      ".background(GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } })",
      ".onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }",
      ".onGeometryChange(for: CGSize.self, of: { $0.size }) { _, new in size = new }",
      ".readSize { size = $0 }",
    ])
  func size(modifier: String) throws {
    let texts = try texts(
      "@State private var size = CGSize.zero",
      """
      VStack {
        Color.red.frame(width: 100, height: 50)\(modifier)
        Text("\\(Int(size.width)) by \\(Int(size.height))")
      }
      """)
    #expect(texts == Array(repeating: "100 by 50", count: 3))
  }

  @Test("What is measured is that of the text size")
  func textSize() throws {
    let texts = try texts(
      "@State private var height = 0.0",
      """
      VStack {
        Text("Tea").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        Text(height < 30 ? "low" : "high")
      }
      """)
    #expect(texts == ["Tea low", "Tea low", "Tea high"])
  }

  @Test("Each view of several is measured")
  func several() throws {
    let texts = try texts(
      "@State private var heights: [Int: CGFloat] = [:]",
      """
      VStack {
        ForEach(0..<3) { number in
          Color.red.frame(height: CGFloat(10 + number))
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[number] = $0 }
        }
        Text("\\(heights.count): \\(Int(heights[0] ?? 0)), \\(Int(heights[2] ?? 0))")
      }
      """)
    #expect(texts == Array(repeating: "3: 10, 12", count: 3))
  }

  @Test("An anchor has the place of its view, in the reader that asks")
  func anchors() throws {
    let texts = try texts(
      "",
      """
      HStack(spacing: 0) {
        ForEach(0..<2) { number in
          Color.red.frame(width: 60, height: 30)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [number: $0] }
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[1] {
            Text("\\(Int(proxy[anchor].minX)) \\(Int(proxy[anchor].width))").fixedSize()
          }
        }
      }
      """)
    #expect(texts == Array(repeating: "60 60", count: 3))
  }

  @Test(
    "Where a view is in a coordinate space of a name",
    arguments: [".coordinateSpace(name: \"box\")", ".coordinateSpace(.named(\"box\"))"])
  func spaces(modifier: String) throws {
    let texts = try texts(
      "@State private var place = CGPoint(x: -1, y: -1)",
      """
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 30)
          Color.red.frame(width: 50, height: 10)
            .onGeometryChange(for: CGPoint.self) { $0.frame(in: .named("box")).origin } action: { place = $0 }
        }
        .padding(.leading, 20)\(modifier)
        Text("\\(Int(place.x)) \\(Int(place.y))")
      }
      """)
    #expect(texts == Array(repeating: "20 30", count: 3))
  }

  @Test("Views that layout makes appear")
  func appearing() throws {
    let texts = try texts("", "GeometryReader { _ in VStack { Late(); Late() } }")
    #expect(texts == Array(repeating: "after after", count: 3))
  }
}
