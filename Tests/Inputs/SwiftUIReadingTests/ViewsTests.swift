import DynamicType
import SwiftUIModel
import Testing

@testable import SwiftUIReading

/// Trees of views, compared with what the documentation of `ViewContent` says their children are.
@Suite struct ViewsTests {
  private func outline(_ body: String, _ declarations: String = "") -> [String] {
    Reading("\(declarations)\nstruct Screen: View { var body: some View { \(body) } }")
      .base().tree.outline
  }

  @Test("Stacks, modifiers and layers")
  func stacks() {
    #expect(
      outline("VStack { Text(\"A\").padding(); Spacer() }.background { Color.red }") == [
        "background", " stack", "  group", "   padding", "    text", "   spacer", " shape",
      ])
  }

  @Test("A section's header comes first and its footer last, whatever their order in the source")
  func sections() {
    let texts = Reading.texts(
      "List { Section { Text(\"row\") } header: { Text(\"head\") } footer: { Text(\"foot\") } }")
    #expect(texts == ["head", "row", "foot"])
    #expect(
      Reading.texts("Form { Section(footer: Text(\"foot\")) { Text(\"row\") } }") == [
        "row", "foot",
      ])
  }

  @Test("Controls show their labels, and nothing of what they open")
  func controls() {
    let texts = Reading.texts(
      """
      Button("Save", systemImage: "star") { print("x") }
      Button(action: {}) { Text("Do") }
      NavigationLink("Next") { Text("elsewhere") }
      NavigationLink(destination: Text("elsewhere")) { Text("Go") }
      Menu("More") { Button("hidden") {} }
      Toggle("On", isOn: .constant(true))
      TextField("Name", text: .constant(""))
      LabeledContent("Key", value: "Value")
      Text("A").sheet(isPresented: .constant(false)) { Text("sheet") }
        .alert("alert", isPresented: .constant(true)) {}
        .contextMenu { Button("menu") {} }
      """)
    #expect(
      texts == ["Save", "Do", "Next", "Go", "More", "On", "field Name", "Key", "Value", "A"])
  }

  @Test("A button says whether it deletes something")
  func roles() {
    func isDestructive(_ body: String) -> [Bool] {
      Reading("struct Screen: View { var body: some View { \(body) } }").base().tree.nodes
        .compactMap { node in
          if case .control(.button(let isDestructive)) = node.content { isDestructive } else { nil }
        }
    }
    #expect(isDestructive("Button(\"Delete\", role: .destructive) {}") == [true])
    #expect(
      isDestructive("Button(role: ButtonRole.destructive) {} label: { Text(\"A\") }") == [true])
    #expect(isDestructive("Button(\"Keep\", role: .cancel) {}") == [false])
    #expect(isDestructive("Button(\"Save\") {}") == [false])
  }

  @Test("A view says which colour scheme it prefers, and that it prefers none")
  func colorScheme() {
    func preferred(_ argument: String) -> [String] {
      let body = "Text(\"A\").preferredColorScheme(\(argument))"
      return Reading("struct Screen: View { var body: some View { \(body) } }").base().tree.nodes
        .compactMap { node in
          if case .environment(.preferredAppearance(let appearance)) = node.content {
            appearance.map { "\($0)" } ?? "none"
          } else {
            nil
          }
        }
    }
    #expect(preferred(".dark") == ["dark"])
    #expect(preferred("ColorScheme.light") == ["light"])
    #expect(preferred("nil") == ["none"])
  }

  @Test("A tab that a phone hides is in no bar, and a hidden view keeps its place")
  func hidden() {
    let reading = Reading(
      """
      struct Screen: View {
        @Environment(\\.horizontalSizeClass) var sizeClass
        var body: some View {
          TabView {
            Tab("Stock", systemImage: "star") { Text("A") }
            Tab("Journal", systemImage: "star") { Text("B") }.hidden(sizeClass == .compact)
            TabSection("More") { Tab("Wide", systemImage: "star") { Text("C") } }
              .hidden(sizeClass != .regular)
            Tab("Narrow", systemImage: "star") { Text("D") }.hidden(sizeClass != .compact)
          }
        }
      }
      """)
    #expect(reading.texts() == ["A", "Stock", "D", "Narrow"])
    #expect(outline("Text(\"A\").hidden()") == ["hidden", " text"])
  }

  @Test("A picker knows its choices and which of them is selected")
  func pickers() {
    let tree = Reading(
      """
      enum Size: String, CaseIterable { case small, large }
      struct Screen: View {
        @State var size = Size.large
        var body: some View {
          Picker("Size", selection: $size) {
            ForEach(Size.allCases, id: \\.self) { Text($0.rawValue).tag($0) }
          }
        }
      }
      """
    ).base().tree
    #expect(tree.marked == ["Size", "small", "large"])
    guard case .control(.picker(let selected)) = tree.root.content else {
      Issue.record("no picker: \(tree.outline)")
      return
    }
    #expect(selected == 1)
  }

  @Test("Views, modifiers and styles of the app are followed")
  func inlining() {
    let declarations = """
      struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Text(title); content() } }
      }
      struct Framed: ViewModifier {
        func body(content: Content) -> some View { HStack { Text("frame"); content } }
      }
      extension View {
        func framed() -> some View { modifier(Framed()) }
      }
      """
    #expect(
      Reading.texts("Card(title: \"T\") { Text(\"in\") }.framed()", declarations)
        == ["frame", "T", "in"])
  }

  @Test("Fonts by text style, size and the app's own constants")
  func fonts() {
    let tree = Reading(
      """
      extension Font { static let heading = Font.system(.title2, design: .rounded).weight(.bold) }
      struct Screen: View {
        var body: some View {
          Text("a").font(.heading)
          Text("b").font(.system(size: 13, weight: .semibold))
        }
      }
      """
    ).base().tree
    let fonts = tree.nodes.compactMap { node -> Font? in
      if case .text(let text) = node.content { text.runs.first?.font } else { nil }
    }
    #expect(
      fonts == [
        .system(.title2, design: .rounded).weight(.bold), .system(size: 13, weight: .semibold),
      ])
  }

  @Test("A company's typeface by functions with capitals, and by modifiers of a modified content")
  func typefaces() {
    let tree = Reading(
      """
      struct FontName { let rawValue: String }
      extension Font {
        static func Heading(size: CGFloat) -> Font { Font.custom("Fjalla", size: size) }
        static func custom(_ name: FontName, size: CGFloat) -> Font { .custom(name.rawValue, size: size) }
      }
      struct Title: ViewModifier {
        let size: CGFloat
        func body(content: Content) -> some View { content.font(Font.Heading(size: size)) }
      }
      extension View {
        func title() -> some View { ModifiedContent(content: self, modifier: Title(size: 30)) }
      }
      struct Screen: View {
        var body: some View {
          Text("a").font(Font.Heading(size: 20))
          Text("b").title()
          Text("c").font(.custom(FontName(rawValue: "Own"), size: 40))
        }
      }
      """
    ).base().tree
    let fonts = tree.nodes.compactMap { node -> Font? in
      switch node.content {
      case .text(let text): text.runs.first?.font
      case .environment(.font(let font)): font
      default: nil
      }
    }
    #expect(
      fonts == [
        .custom("Fjalla", size: 20), .custom("Fjalla", size: 30), .custom("Own", size: 40),
      ])
  }

  @Test("A GeometryReader is evaluated with the size that it gets")
  func geometry() {
    let tree = Reading(
      """
      struct Screen: View {
        var body: some View {
          GeometryReader { proxy in
            if proxy.size.width > 400 { Text("wide") } else { Text("narrow") }
          }
        }
      }
      """
    ).base().tree
    guard case .geometryReader(let make) = tree.root.content else {
      Issue.record("no reader: \(tree.outline)")
      return
    }
    #expect(make(GeometryProxy(size: .init(width: 390, height: 700))).marked == ["narrow"])
    #expect(make(GeometryProxy(size: .init(width: 800, height: 700))).marked == ["wide"])
  }

  @Test("A table shows its first column as rows in a compact width, and is opaque in a regular one")
  func tables() {
    let reading = Reading(
      """
      struct Tea: Identifiable { let id: Int; let name: String; let price: String }
      struct Screen: View {
        let teas = [Tea(id: 1, name: "Sencha", price: "8"), Tea(id: 2, name: "Assam", price: "7")]
        var body: some View {
          Table(teas) {
            TableColumn("Name") { tea in Text(tea.name) }
            TableColumn("Price", value: \\.price)
          }
        }
      }
      """)
    #expect(reading.texts() == ["Sencha", "Assam"])
    var environment = ReadingEnvironment()
    environment.horizontalSizeClass = .regular
    #expect(reading.texts(in: environment) == ["opaque Table"])
  }

  @Test("A change of the environment keeps the place where it is written")
  func places() {
    let nodes = Reading(
      """
      struct Screen: View {
        var body: some View {
          VStack { Text("a") }
            .lineLimit(1)
        }
      }
      """
    ).base().tree.nodes
    let change = nodes.first { if case .environment = $0.content { true } else { false } }
    #expect(change?.location?.line == 4)
  }

  @Test("A view by a protocol of another module, whose body is a function")
  func bodyFunctions() {
    let texts = Reading.texts(
      "Row(number: 1)",
      """
      struct Row: ConnectedView {
        struct Props { let title: String }
        let number: Int
        func body(props: Props) -> some View { Text(props.title); Text("fixed") }
      }
      """)
    #expect(texts == ["?", "fixed"])
  }

  @Test("Modifiers of a view of another module count where only views have them")
  func foreignChains() {
    let reading = Reading(
      "struct Screen: View { var body: some View { Remote.url(link).fade(1).frame(width: 40) } }")
    #expect(reading.base().tree.outline == ["frame", " opaque"])
  }

  @Test("Margins of scroll views, and the styles of gauges")
  func marginsAndGauges() {
    let reading = Reading(
      """
      struct Screen: View {
        var body: some View {
          List { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular) }
            .contentMargins(.top, 4)
        }
      }
      """)
    var environment = ViewEnvironment()
    for node in reading.base().tree.nodes {
      if case .environment(let change) = node.content {
        environment = environment.changed(by: change)
      }
    }
    #expect(environment.contentMargins.top == 4)
    #expect(environment.contentMarginEdges == .top)
    #expect(environment.gaugeStyle == .accessoryCircular)
  }

  @Test("What a view of another module is given is shown, and said")
  func foreignContainers() {
    let texts = Reading.texts(
      """
      Card(cornerRadius: 4) { Text("in a card") }
      Bottom.Sheet(isPresented: $shown) { Text("later") }
      ThemedSection { Text("row") } footer: { Text("footer") }
      AsyncButton("Go") { await go() }
      VerifiableTextField("E-mail", text: $mail) { Text("below") }
      VerifiableTextField(title, text: $password, type: .secure).padding()
      """)
    #expect(
      texts == [
        "in a card", "opaque Card", "opaque Bottom.Sheet", "row", "footer", "Go", "field E-mail",
        "below", "field Title",
      ])
    let tree = Reading(
      "struct Screen: View { var body: some View { Card { Text(\"a\") } } }"
    ).base().tree.inheritingProvenance()
    let text = tree.nodes.first { if case .text = $0.content { true } else { false } }
    #expect(text?.provenance == .assumed("Card shows what is in it, from top to bottom"))
  }

  @Test("A private type is a type of its own file alone")
  func privateTypes() {
    let reading = Reading([
      ("A.swift", "struct Screen: View { var body: some View { Text(Image2().name) } }"),
      ("B.swift", "private class Image2 { var name = \"mock\" }"),
      ("C.swift", "struct Image2 { var name = \"real\" }"),
    ])
    #expect(reading.texts() == ["real"])
  }

  /// The names are those of Apple's session 269 of 2026.
  @Test("Names of iOS 27 leave nothing unknown")
  func namesOfiOS27() {
    let reading = Reading(
      """
      struct Screen: View {
        @State private var teas = ["Mint", "Sencha"]
        var body: some View {
          NavigationStack {
            List {
              ForEach(teas, id: \\.self) { Text($0) }.reorderable().swipeActionsContainer()
            }
            .toolbarMinimizationBehavior(.onScrollDown)
            .toolbar {
              ToolbarItem(placement: .topBarPinnedTrailing) { Button("Add") {} }
              ToolbarItem { Button("Sort") {} }.visibilityPriority(.high)
              ToolbarOverflowMenu { Button("Share") {} }
            }
          }
        }
      }
      """)
    #expect(reading.base().opaqueCount == 0)
    #expect(reading.base().assumptions == [])
    #expect(Set(reading.texts()) == ["Mint", "Sencha", "Add", "Sort"])
  }
}
