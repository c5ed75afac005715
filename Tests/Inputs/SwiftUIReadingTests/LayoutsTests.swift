import DynamicTypeModel
import SwiftUIModel
import Testing

@testable import SwiftUIReading

/// Views that are arranged as the text size asks for. Expected trees follow Apple's documentation of
/// `AnyLayout` and `dynamicTypeSize(_:)`.
@Suite struct LayoutsTests {
  @Test("A layout as a value arranges what it is called with")
  func anyLayout() {
    let reading = Reading(
      """
      struct Screen: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View {
          let layout = size >= .accessibility1
            ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 3))
          layout { Text("a"); Text("b") }
        }
      }
      """)
    #expect(reading.base().tree.outline == ["stack", " group", "  text", "  text"])
    #expect(reading.base().assumptions.isEmpty)
    #expect(axis(reading.base()) == .horizontal)
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibility1
    #expect(axis(reading.base(in: environment)) == .vertical)
  }

  /// A shape takes all that it is offered, beside which texts would have no room.
  @Test("A length that nobody knows is short where there is no text in the frame")
  func unknownLengths() {
    func widths(_ body: String) -> [Double?] {
      Reading("struct Screen: View { let sizes: Sizes; var body: some View { \(body) } }").base()
        .tree.nodes.compactMap { node -> Double?? in
          guard case .frame(let width, _, _) = node.content else { return nil }
          return .some(width)
        }
    }
    #expect(widths("Circle().frame(width: .medium)") == [40])
    #expect(widths("Image(\"a\").resizable().frame(width: sizes.icon, height: 20)") == [40])
    #expect(widths("Circle().frame(height: sizes.icon)") == [nil])
    #expect(widths("Circle().frame(width: nil)") == [nil])
    #expect(widths("HStack { Circle(); Text(\"a\") }.frame(width: sizes.column)") == [nil])
  }

  @Test("A range limits what code inside of it is told")
  func limits() {
    let reading = Reading(
      """
      struct Screen: View {
        var body: some View { Child().dynamicTypeSize(...DynamicTypeSize.xLarge) }
      }
      struct Child: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View { Text(size.isAccessibilitySize ? "large" : "small") }
      }
      """)
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibility5
    #expect(reading.texts(in: environment) == ["small"])
  }

  @Test("What a view sets counts for the views in it, not for itself")
  func surroundings() {
    let reading = Reading(
      """
      struct Screen: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View {
          VStack {
            Text(size.isAccessibilitySize ? "large" : "small")
            Child()
          }
          .environment(\\.dynamicTypeSize, .accessibility2)
        }
      }
      struct Child: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View { Text(size.isAccessibilitySize ? "large" : "small") }
      }
      """)
    #expect(reading.texts() == ["small", "large"])
  }

  private static let flow = """
    struct Row: Layout {
      var gap: CGFloat = 4
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(subviews.count - 1)
        return CGSize(width: min(width, proposal.width ?? .infinity), height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(
            at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
          x += size.width + gap
        }
      }
    }
    """

  @Test("An app's own layout is evaluated for the sizes of its subviews")
  func customLayout() {
    let reading = Reading(
      "\(Self.flow)\nstruct Screen: View { var body: some View { Row(gap: 6) { Text(\"a\"); Text(\"b\") } } }"
    )
    let layout = reading.base().tree.nodes.lazy.compactMap { node in
      if case .customLayout(let layout) = node.content { layout } else { nil }
    }.first
    let subviews = [Box(width: 30), Box(width: 50)]
    #expect(layout?.size(.unspecified, subviews) == Size(width: 86, height: 20))
    #expect(layout?.size(ProposedSize(width: 60, height: nil), subviews).width == 60)
    let places = layout?.placements(Size(width: 86, height: 20), .unspecified, subviews)
    #expect(places?.map(\.?.origin) == [Point(x: 0, y: 5), Point(x: 36, y: 5)])
    #expect(reading.base().assumptions.isEmpty)
  }

  @Test("A layout that cannot be followed is a vertical stack, and said")
  func unknownLayout() {
    let reading = Reading(
      """
      struct Odd: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { Engine.shared.size(of: subviews) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      struct Screen: View { var body: some View { Odd { Text("a") } } }
      """)
    #expect(reading.base().tree.outline == ["group", " fixedSize", "  stack", "   text"])
    #expect(reading.base().assumptions == ["the layout Odd is a vertical stack"])
    let tree = reading.base().tree.inheritingProvenance()
    #expect(tree.nodes.last?.provenance == .assumed("the layout Odd is a vertical stack"))
  }

  /// A flow of public samples asks for `.greatestFiniteMagnitude` where it is offered no width.
  @Test("A layout whose ideal size has no end is not followed, in a geometry reader as elsewhere")
  func endlessLayout() throws {
    let layout = """
      struct Odd: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: proposal.width ?? .greatestFiniteMagnitude, height: 20) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """
    let odd = Provenance.assumed("the layout Odd is a vertical stack")
    let plain = Reading(
      layout + "\nstruct Screen: View { var body: some View { Odd { Text(\"a\") } } }")
    #expect(plain.base().tree.inheritingProvenance().nodes.last?.provenance == odd)
    let reader = Reading(
      layout
        + "\nstruct Screen: View { var body: some View { GeometryReader { _ in Odd { Text(\"a\") } } } }"
    )
    let made = try #require(
      reader.base().tree.nodes.lazy.compactMap { node in
        if case .geometryReader(let content) = node.content {
          content(GeometryProxy(size: Size(width: 300, height: 300), globalFrame: Rect()))
        } else {
          nil
        }
      }.first)
    #expect(made.nodes.last?.provenance == odd)
  }

  @Test("A layout whose functions have functions of their own is followed")
  func innerFunctions() {
    let reading = Reading(
      """
      struct Odd: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { Total(subviews).size }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
        struct Total {
          var size = CGSize.zero
          init(_ subviews: Subviews) {
            func grow(_ height: CGFloat) { size.height += height }
            for subview in subviews { grow(subview.sizeThatFits(.unspecified).height) }
          }
        }
      }
      struct Screen: View { var body: some View { Odd { Text("a") } } }
      """)
    #expect(reading.base().assumptions == [])
  }

  /// A subview of a fixed width, 10 points high.
  private struct Box: LayoutSubview {
    var width: Double
    var priority: Double { 0 }
    func size(proposed: ProposedSize) -> Size { Size(width: width, height: 10) }
    func dimensions(proposed: ProposedSize) -> ViewDimensions {
      ViewDimensions(width: width, height: 10) { _ in nil }
    }
    func spacing(to next: any LayoutSubview, along axis: Axis) -> Double { 8 }
  }

  private func axis(_ screen: ReadScreen) -> Axis? {
    screen.tree.nodes.lazy.compactMap { node in
      if case .stack(let stack) = node.content { stack.axis } else { nil }
    }.first
  }
}
