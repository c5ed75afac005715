import Foundation
import Observation
import SwiftUI
import SwiftUILayoutTesting
import Testing

/// What apps add of their own: layouts, styles, guides, preferences, environment keys, objects.
@MainActor
@Suite struct CustomizationTests {
  let window = Size(width: 300, height: 400)

  /// Places its views one below the other, each 10 points further in.
  struct Staircase: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: (sizes.map(\.width).max() ?? 0) + CGFloat(10 * (sizes.count - 1)),
        height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var point = bounds.origin
      for subview in subviews {
        subview.place(at: point, proposal: .unspecified)
        point.x += 10 * subview[Steps.self]
        point.y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  struct Steps: LayoutValueKey {
    static let defaultValue = 1.0
  }

  @Test("An app's own layout places its views, and reads their values")
  func layout() throws {
    let stairs = Staircase {
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
      ForEach(0..<2) { number in
        Color.blue.frame(width: 50, height: 20).layoutValue(key: Steps.self, value: 3)
          .accessibilityIdentifier("b\(number)")
      }
    }
    .accessibilityIdentifier("stairs")
    let screen = try stairs.laidOut(in: window)
    // 50 and two steps of 10 wide, three times 20 high, in the middle of 300 × 400.
    #expect(screen[.identifier("stairs")]?.frame == Rect(x: 115, y: 170, width: 70, height: 60))
    #expect(screen[.identifier("a")]?.frame.x == 115)
    #expect(screen[.identifier("b0")]?.frame.x == 125)
    #expect(screen[.identifier("b1")]?.frame == Rect(x: 155, y: 210, width: 50, height: 20))
  }

  struct Boxed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(20).opacity(isEnabled ? 1 : 0.5)
    }
  }

  @Test("An app's own style is around the label")
  func buttonStyle() throws {
    let screen = try Button("Go") {}.buttonStyle(Boxed()).laidOut(in: window)
    let button = try #require(screen[.kind("button")]?.frame)
    let label = try #require(screen[.text("Go")]?.frame)
    #expect(abs(button.width - label.width - 40) < 0.34)
    #expect(abs(label.minY - button.minY - 20) < 0.34)
  }

  /// A style whose body has a button of its own, which has the style around it.
  struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(10)
    }
  }

  struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { Label(title: { configuration.title }, icon: { configuration.icon }) }
    }
  }

  struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(5)
    }
  }

  struct Styled: View {
    var body: some View {
      VStack {
        NavigationLink("Go") { Text("There") }.buttonStyle(Boxed())
        Link("Web", destination: URL(string: "https://example.org")!).buttonStyle(Boxed())
        Button("Pay") {}.buttonStyle(Wrapping()).buttonStyle(.bordered)
        Label("Tea", systemImage: "cup.and.saucer").labelStyle(Stacked())
        Toggle("Hot", isOn: .constant(true)).toggleStyle(Framed())
      }
    }
  }

  @Test("Links have an app's own style, and controls in its body that around it")
  func styledLinks() throws {
    let screen = try Styled().laidOut(in: window)
    for (words, outset) in [("Go", 20.0), ("Web", 20), ("Pay", 17)] {
      let label = try #require(screen[.text(words)]?.frame)
      let controls = ["button", "link", "navigationLink"].flatMap { screen.all(.kind($0)) }
      let control = try #require(
        controls.map(\.frame).first { $0.minY < label.minY && label.maxY < $0.maxY })
      #expect(abs(label.minY - control.minY - outset) < 0.34, "\(words)")
    }
  }

  private struct Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  @Test("An app's own guide aligns views")
  func guide() throws {
    let middle = VerticalAlignment(Middle.self)
    let row = HStack(alignment: middle, spacing: 0) {
      Color.red.frame(width: 50, height: 100).accessibilityIdentifier("a")
      Color.blue.frame(width: 50, height: 40).alignmentGuide(middle) { $0[.bottom] }
        .accessibilityIdentifier("b")
    }
    let screen = try row.laidOut(in: window)
    let a = try #require(screen[.identifier("a")]?.frame)
    #expect(screen[.identifier("b")]?.frame.maxY == a.midY)
  }

  struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack {
        cell(40).accessibilityIdentifier("a")
        cell(90).accessibilityIdentifier("b")
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }

    func cell(_ length: CGFloat) -> some View {
      Color.red.frame(width: length, height: 10)
        .background {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
        .frame(width: width)
    }
  }

  @Test("A preference that geometry gives changes the layout")
  func preferences() throws {
    let screen = try EqualWidths().laidOut(in: window)
    let a = try #require(screen[.identifier("a")]?.frame)
    let b = try #require(screen[.identifier("b")]?.frame)
    #expect(a.midX == b.midX && b.width == 90)
    #expect(screen[.identifier("a")] != nil)
  }

  @Observable final class Cart {
    var count = 1
  }

  final class Account: ObservableObject {
    @Published var name = "Ada"
  }

  struct Shop: View {
    @State private var cart = Cart()
    @StateObject private var account = Account()

    var body: some View {
      Shelf().environment(cart).environmentObject(account)
    }
  }

  struct Shelf: View {
    @Environment(Cart.self) private var cart
    @EnvironmentObject private var account: Account

    var body: some View {
      @Bindable var cart = cart
      VStack {
        Text("\(account.name) has \(cart.count)")
        Stepper("Count", value: $cart.count)
        TextField("Name", text: $account.name)
      }
    }
  }

  @Test("Objects flow down and are changed through bindings")
  func objects() throws {
    let host = ViewHost(Shop())
    try host.step("Count")
    try host.type("Grace", into: "Name")
    #expect(try host.laidOut(in: window)[.text("Grace has 2")] != nil)
  }

  struct Sheet: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Closing() }
    }
  }

  struct Closing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }

  @Test("A sheet is laid out while it is presented")
  func sheet() throws {
    let host = ViewHost(Sheet())
    #expect(try host.laidOut(in: window)[.text("Close")] == nil)
    try host.tap("Show")
    #expect(try host.laidOut(in: window)[.text("Close")] != nil)
    try host.tap("Close")
    #expect(try host.laidOut(in: window)[.text("Close")] == nil)
  }

  struct Settling: View {
    @State private var count = 0

    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test("A view that changes its state in every layout is an error")
  func endless() {
    #expect(throws: ViewHostError.doesNotSettle(passes: 20)) {
      try Settling().laidOut(in: window)
    }
  }

  struct Endless: View {
    var body: some View { VStack { AnyView(Endless()) } }
  }

  @Test("A view that contains itself is said not to be examined")
  func recursion() throws {
    let screen = try Endless().laidOut(in: window)
    #expect(screen.notExamined.count == 1)
  }
}
