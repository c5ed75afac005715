import DynamicTypeModel
import Testing

@testable import SwiftUIReading

/// Code beside that of a screen: what other modules declare, what other files see, and what an app's start has done.
@Suite struct OtherCodeTests {
  @Test(
    "What an app's start may have set is not known, and what is filled when it is first needed is")
  func setElsewhere() {
    let reading = Reading(
      """
      final class Core {
        static var instance: Core?
        static var shared: Core { instance! }
        static var checked: Core { guard let instance else { fatalError("not set") }; return instance }
        static func start() { instance = Core(title: "Tea") }
        private static var made: String?
        static var cached: String {
          if let made { return made }
          let new = "Cup"
          made = new
          return new
        }
        private static var never: String?
        static var other: String { never ?? "None" }
        let title: String
        init(title: String) { self.title = title }
      }
      struct Screen: View {
        var body: some View {
          Text("Known")
          Text(Core.shared.title)
          Text(Core.checked.title)
          Text(Core.cached)
          Text(Core.other)
        }
      }
      struct Account: View {
        var body: some View {
          if let core = Core.instance { Text("Signed in") } else { Text("Signed out") }
        }
      }
      """)
    #expect(reading.texts() == ["Known", "?", "?", "Cup", "None"])
    #expect(
      reading.states(of: "Account").map(\.tree.marked) == [["Signed in"], ["Signed out"]])
  }

  @Test("A function that an app adds to a type of a module is not the module's own of that name")
  func addedFunction() {
    // The functions that SwiftGen generates for fonts.
    let reading = Reading(
      """
      struct FontConvertible { let name: String }
      extension SwiftUI.Font {
        static func custom(_ font: FontConvertible, size: CGFloat) -> SwiftUI.Font {
          return custom(font.name, size: size)
        }
        static func title4() -> Font { system(size: 18) }
      }
      struct Screen: View {
        var body: some View {
          Text("A").font(.custom(FontConvertible(name: "Inter-Regular"), size: 13))
          Text("B").font(.title4())
        }
      }
      """)
    let fonts = reading.base().tree.nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return "\(text.string) \(text.runs[0].font.map { "\($0)" } ?? "none")"
    }
    #expect(fonts.count == 2)
    #expect(fonts.allSatisfy { !$0.hasSuffix("none") })
    #expect(fonts.first?.contains("Inter-Regular") == true)
    #expect(fonts.last?.contains("18") == true)
  }

  @Test("Views of other modules that show pictures from the network are pictures")
  func pictures() {
    let outline = Reading(
      """
      import Kingfisher
      import SDWebImageSwiftUI
      import NukeUI
      struct Screen: View {
        let url: URL
        var body: some View {
          KFImage(url).placeholder { ProgressView() }.resizable().frame(width: 20, height: 20)
          KFImage.url(url, cacheKey: "a").resizable()
          WebImage(url: url) { image in image.resizable() } placeholder: { Color.gray }
          LazyImage(url: url) { state in state.image }
        }
      }
      """
    ).base().tree.outline
    #expect(outline.filter { $0.hasSuffix("image") }.count == 4)
    #expect(outline.filter { $0.hasSuffix("opaque") } == [])
  }

  @Test("A link's closure that is given a value shows its destination, not its label")
  func linkForValue() {
    let texts = Reading(
      """
      import SwiftUINavigation
      struct Screen: View {
        @State var route: String?
        var body: some View {
          Text("A")
          NavigationLink(unwrapping: $route) { name in Text("Destination") }
          NavigationLink { Text("Destination") } label: { Text("B") }
        }
      }
      """
    ).texts()
    #expect(texts == ["A", "B"])
  }

  @Test("A view by a protocol of another module takes modifiers")
  func connectedView() {
    let texts = Reading(
      """
      import SwiftUIFlux
      struct Home: ConnectedView {
        struct Props { let title: String }
        func map(state: AppState) -> Props { Props(title: state.title) }
        func body(props: Props) -> some View { Text("Home"); Text(props.title) }
      }
      struct Screen: View { var body: some View { Home().tag(1).onAppear { load() } } }
      """
    ).texts()
    #expect(texts == ["Home", "?"])
  }

  @Test("What only its file sees hides no view of SwiftUI's in another one")
  func privateType() {
    let texts = Reading([
      ("A.swift", "struct Screen: View { var body: some View { Label(\"A\", image: \"a\") } }"),
      (
        "ATests.swift",
        "private class Label { let name: String; init(name: String) { self.name = name } }"
      ),
    ]).texts()
    #expect(texts == ["A"])
  }

  @Test("A view that is generic over what it shows is no screen, and what it is given is")
  func containers() {
    let index = Reading(
      """
      struct Sheet<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { NavigationStack { content.toolbar { Text("Close") } } }
      }
      struct Framed<Content>: View where Content: View {
        let content: Content
        var body: some View { ScrollView { content } }
      }
      struct Cart: View { var body: some View { Text("Cart") } }
      struct Shelf: View { var body: some View { Text("Shelf") } }
      struct Home: View {
        var body: some View { List { Text("A") }.sheet(isPresented: $isOn) { Sheet { Cart() } } }
      }
      """
    ).index
    let whole = index.screens.filter(\.isWholeScreen).map(\.name)
    #expect(whole == ["Cart", "Home"])
  }

  @Test("A container that is given its subviews puts them where its code does")
  func subviews() {
    let texts = Reading(
      """
      struct Rows<Content: View>: View {
        let header: String
        @ViewBuilder let content: Content
        var body: some View { _VariadicView.Tree(Layout(header: header)) { content } }
        struct Layout: _VariadicView_MultiViewRoot {
          let header: String
          @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            Text("\\(header) \\(children.count)")
            ForEach(children) { child in
              child
              if child.id != last { Text("-") }
            }
          }
        }
      }
      struct Columns<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          HStack { ForEach(subviews: content) { subview in subview; Text("|") } }
          Group(subviews: content) { all in Text("\\(all.count) of \\(all.isEmpty)") }
        }
      }
      struct Screen: View {
        var body: some View {
          Rows(header: "H") { Text("A"); Group { Text("B"); Text("C") }.padding(); if false { Text("D") } }
          Rows(header: "I") { EmptyView() }
          Columns { Text("E"); Text("F") }
        }
      }
      """
    ).texts()
    #expect(texts == ["H 3", "A", "-", "B", "-", "C", "I 0", "E", "|", "F", "|", "2 of false"])
  }

  @Test("A picture's phase is one of several, and an enumeration may be a view")
  func phases() {
    let states = Reading(
      """
      enum Stripe: String { case red, blue }
      extension Stripe: View { var body: some View { Text(rawValue) } }
      struct Screen: View {
        let url: URL
        var body: some View {
          Stripe.blue
          AsyncImage(url: url) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image.resizable().scaledToFill()
            case .failure: Text("Failed")
            @unknown default: EmptyView()
            }
          }
        }
      }
      """
    ).states()
    #expect(states.map(\.tree.marked).contains(["blue"]))
    #expect(states.map(\.tree.marked).contains(["blue", "Failed"]))
    #expect(states.first?.tree.outline.contains { $0.hasSuffix("image") } == true)
  }

  @Test("A blur of UIKit's is a fill and its spinner a spinner, unless something lies in it")
  func wordlessViews() {
    let outline = Reading(
      """
      struct Blur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: .light)) }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
      }
      struct Spinner: UIViewRepresentable {
        func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
      }
      struct Titled: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView {
          let view = UIVisualEffectView()
          view.contentView.addSubview(UILabel())
          return view
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
      }
      private struct Corner: InsettableShape {
        let radius: CGFloat
        func path(in rect: CGRect) -> Path { Path() }
        func inset(by amount: CGFloat) -> some InsettableShape { self }
      }
      struct Screen: View {
        var body: some View { Blur().frame(height: 9); Spinner(); Titled(); Corner(radius: 3).strokeBorder(.red, lineWidth: 1) }
      }
      """
    ).base().tree.outline.map { $0.trimmingPrefix { $0 == " " } }
    #expect(outline == ["group", "frame", "shape", "control", "opaque", "shape"])
  }

  @Test("A plain view of UIKit shows nothing, unless something may be added to it")
  func emptyViews() {
    let outline = Reading(
      """
      struct Sheet: UIViewRepresentable {
        func makeUIView(context: Context) -> some UIView { let view = UIView(frame: CGRect()); return view }
        func updateUIView(_ view: UIViewType, context: Context) { view.backgroundColor = UIColor.red }
      }
      struct Added: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { view.addSubview(label) }
      }
      struct Other: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView(Chart()) }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Screen: View { var body: some View { Sheet(); Added(); Other() } }
      """
    ).base().tree.outline.map { $0.trimmingPrefix { $0 == " " } }
    #expect(outline == ["group", "shape", "opaque", "opaque"])
  }

  @Test(
    "What a controller of UIKit hosts is shown where the controller is",
    arguments: [
      ("let view: T", "UIHostingController(rootView: view)", "Host(view: Text(\"inside\"))"),
      (
        "@ViewBuilder let content: () -> T",
        "let host = UIHostingController(rootView: AnyView(self.content())); return host",
        "Host { Text(\"inside\") }"
      ),
    ])
  func hosting(property: String, made: String, use: String) {
    let texts = Reading.texts(
      "\(use).padding()",
      """
      struct Host<T: View>: UIViewControllerRepresentable {
        \(property)
        func makeUIViewController(context: Context) -> UIViewController { \(made) }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      """)
    #expect(texts == ["inside"])
  }

  @Test("A field of UIKit's is a field with the text that it is given")
  func fieldsOfUIKit() {
    let tree = Reading(
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Entry(text: .constant("typed"), placeholder: "Name")
            Entry(text: .constant(""), placeholder: "Mail")
            Page(text: .constant("written"))
          }
        }
      }
      final class Line: UITextField {}
      struct Entry: UIViewRepresentable {
        @Binding var text: String
        let placeholder: String
        func makeUIView(context: Context) -> Line { Line() }
        func updateUIView(_ view: Line, context: Context) { view.text = text }
      }
      struct Page: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) { view.text = text }
      }
      """
    ).base().tree
    let shown = tree.nodes.compactMap { node in
      switch node.content {
      case .control(.textField(let field)): "\(field.prompt): \(field.text)"
      case .control(.textEditor(let text)): text
      default: nil
      }
    }
    #expect(shown == ["Name: typed", "Mail: ", "written"])
    #expect(
      tree.nodes.filter { if case .control = $0.content { $0.provenance == .known } else { false } }
        .isEmpty)
  }

  @Test("A type of another module of the app hides no view of SwiftUI's")
  func otherModule() {
    let screen = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Group { Text("A") }; Section { Text("B") }; Label("C", image: "c"); Text.titled("D")
          NameTextField()
        }
      }
      """
    let reading = Reading([
      ("App/Screen.swift", screen),
      (
        "App/Names.swift",
        "import Atak\nimport Tables\nstruct Label: View { let x: String; init(_ x: String, image: String) { self.x = x }; var body: some View { Text(x + x) } }"
      ),
      (
        "App/Text+Titled.swift",
        "import SwiftUI\nextension Text { static func titled(_ text: String) -> Text { Text(text) } }"
      ),
      ("Atak/Sources/generated/atak.pb.swift", "public struct Group { var name = String() }"),
      ("Kit/Sources/Tables/Section.swift", "open class Section { init() {} }"),
      (
        "Kit/Sources/Tables/NameTextField.swift",
        "public struct NameTextField: View { public init() {}; public var body: some View { Text(\"E\") } }"
      ),
      ("Kit/Sources/Tables/Own.swift", screen.replacing("Screen", with: "Own")),
    ])
    #expect(reading.texts() == ["A", "B", "CC", "D", "E"])
    #expect(reading.texts(of: "Own") == ["A", "opaque Section", "C", "D", "E"])
  }

  @Test(
    "A type by the name of the app's module that declares it, and of a package that is not there")
  func moduleNames() {
    let reading = Reading([
      (
        "App/Screen.swift",
        """
        import SwiftUI
        import designKit
        import Elsewhere
        struct Screen: View {
          var body: some View { designKit.title("A"); designKit.Row(); Elsewhere.Row() }
        }
        """
      ),
      (
        "Kit/Sources/designKit/Row.swift",
        """
        public struct title: View { let text: String; public init(_ text: String) { self.text = text }; public var body: some View { Text(text) } }
        public struct Row: View { public init() {}; public var body: some View { Text("B") } }
        """
      ),
    ])
    #expect(reading.texts() == ["A", "B", "opaque Elsewhere.Row"])
  }

  @Test("An object that cannot be made leaves the rest of a screen known")
  func contained() {
    let reading = Reading(
      """
      final class Endless {
        static let shared = Endless()
        let title: String
        init() { var number = 0; while true { number += 1 }; title = "never" }
      }
      final class Broken: ObservableObject {
        @Published var title = "first"
        init(_ names: [String]) { title = names[3] }
      }
      struct Screen: View {
        @StateObject var broken = Broken(["a"])
        var number = [1][2]
        var body: some View { Text("Known"); Text(broken.title); Text(Endless.shared.title); Text("\\(number)") }
      }
      """)
    #expect(reading.texts() == ["Known", "?", "?", "?"])
  }

  @Test("A case of another module's enumeration has what code made it with")
  func casesOfOthers() {
    let texts = Reading.texts(
      "Text(text(of: .healthy(warnings: []))); Text(text(of: .healthy(warnings: [\"Late\"])))",
      """
      func text(of status: Monitoring.Status) -> String {
        switch status {
        case let .healthy(warnings): return warnings.isEmpty ? "Well" : warnings[0]
        case .unhealthy: return "Ill"
        }
      }
      """)
    #expect(texts == ["Well", "Late"])
  }

  @Test("What a variable of a type begins with is there on every way, whichever asks for it first")
  func globals() {
    let texts = Reading.texts(
      "Text(Remote.isOn ? Store.shared.names[0] : \"Nobody\"); Text(Store.shared.names[0])",
      """
      final class Store: ObservableObject {
        static let shared = Store()
        @Published var names: [String] = ["Ann"]
      }
      """)
    #expect(texts.last == "Ann")
  }

  @Test(
    "Modifiers of another module that name a style of buttons set it",
    arguments: [
      ("buttonStyleGlassProminent", "glassProminent"), ("glassButtonStyle", "glass"),
      ("borderedButtonStyle", "bordered"), ("prominentBorderedButtonStyle", "borderedProminent"),
      ("buttonShape", nil), ("ourButtonStyle", nil),
    ])
  func buttonStyles(name: String, style: String?) {
    let tree = Reading(
      "struct Screen: View { var body: some View { Button(\"Go\") {}.\(name)() } }"
    ).base().tree
    let styles = tree.nodes.compactMap { node in
      if case .environment(.buttonStyle(let style)) = node.content { "\(style)" } else { nil }
    }
    #expect(styles == [style].compactMap(\.self))
  }
}
