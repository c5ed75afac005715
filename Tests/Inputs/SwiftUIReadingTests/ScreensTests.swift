import DynamicTypeSource
import Testing

@testable import SwiftUIReading

@Suite struct ScreensTests {
  @Test("Views and previews are listed in the order of their places")
  func listing() {
    let index = ProjectIndex(sources: [
      ParsedSource(
        Array(
          """
          import SwiftUI
          struct Row: View { var body: some View { Text("A") } }
          struct Home: View {
            var body: some View { VStack { List { Row() } } }
          }
          struct Titled: View {
            var body: some View { Row().navigationTitle("T") }
          }
          struct Listing { var body: Int { 1 } }
          #Preview("Home, empty") { Home() }
          """.utf8), path: "A.swift")
    ])
    let found = index.screens.map {
      "\($0.location.line) \($0.name) \($0.kind) \($0.isWholeScreen)"
    }
    #expect(
      found == [
        "2 Row view false", "3 Home view true", "6 Titled view true",
        "10 Home, empty preview false",
      ])
  }

  @Test(
    "What is pushed has a large title where no screen on the ways to it says otherwise",
    arguments: [
      ("", "NavigationLink(\"a\") { Leaf() }", SwiftUIScreen.PlaceInStack.pushedOnLarge),
      (
        ".navigationBarTitleDisplayMode(.large)", "NavigationLink(destination: Leaf()) { }",
        .pushedOnLarge
      ),
      (".navigationBarTitleDisplayMode(.inline)", "NavigationLink(\"a\") { Leaf() }", .pushed),
      ("", "Row()", .pushed),
      ("", "NavigationLink(\"a\") { Leaf() }.modifier(Small())", .pushed),
    ])
  func titlesBelow(modifier: String, link: String, place: SwiftUIScreen.PlaceInStack) {
    let index = Reading(
      """
      struct Home: View { var body: some View { NavigationStack { Top() } } }
      struct Top: View { var body: some View { List { NavigationLink("m") { Middle() } }\(modifier) } }
      struct Middle: View { var body: some View { List { \(link) } } }
      struct Leaf: View { var body: some View { Text("leaf").navigationTitle("Leaf") } }
      \(link == "Row()" ? "struct Row: View { var body: some View { NavigationLink(\"a\") { Leaf() } } }" : "")
      \(link.contains("Small") ? "struct Small: ViewModifier { func body(content: Content) -> some View { content.toolbarTitleDisplayMode(.inline) } }" : "")
      """
    ).index
    #expect(index.screens.first { $0.name == "Leaf" }?.inStack == place)
  }

  @Test(
    "Screens are dark where code makes the window so",
    arguments: [
      ("let w = UIWindow(windowScene: s); w.overrideUserInterfaceStyle = .dark", "dark"),
      ("window?.overrideUserInterfaceStyle = .dark", "dark"),
      ("if isNight { window?.overrideUserInterfaceStyle = .dark }", "light"),
      ("view.overrideUserInterfaceStyle = .dark", "light"),
    ])
  func darkWindows(code: String, look: String) {
    let texts = Reading(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ s: UIWindowScene) { \(code) }
      }
      struct Screen: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
      }
      """
    ).texts()
    #expect(texts == [look])
  }

  @Test(
    "A view is a screen where code presents it, whatever it holds",
    arguments: [
      ("WindowGroup { Welcome().tint(.red) }", true),
      ("WindowGroup { if isNew { Welcome() } else { Text(\"A\") } }", true),
      ("TabView { Text(\"A\").tabItem { }; Welcome().tabItem { } }", true),
      (
        "NavigationStack { Group { switch state { case .new: Welcome(); default: EmptyView() } } }",
        true
      ),
      ("NavigationLink(destination: Welcome()) { Text(\"A\") }", true),
      ("NavigationLink { Welcome() } label: { Text(\"A\") }", true),
      ("NavigationLink(value: 1) { Welcome() }", false),
      ("Text(\"A\").sheet(isPresented: $isNew) { Welcome() }", true),
      ("Text(\"A\").sheet(isPresented: $isNew, content: { Tea.Welcome() })", true),
      ("Text(\"A\").fullScreenCover(item: $item) { item in return Welcome() }", true),
      ("Text(\"A\").navigationDestination(for: Int.self) { _ in Welcome() }", true),
      ("Text(\"A\").popover(isPresented: $isNew) { Welcome() }", false),
      ("UIHostingController(rootView: AnyView(Welcome().padding()))", true),
      ("super.init(coder: coder, rootView: Welcome())", true),
      (
        "let screen = Welcome()\nlet controller = UIHostingController(rootView: screen.tint(.red))",
        true
      ),
      ("let screen = Text(\"A\")\nlet controller = UIHostingController(rootView: screen)", false),
      ("var first: some View { Welcome() }\nTabView { first.tabItem { } }", true),
      ("let one = two, two = one\nUIHostingController(rootView: one)", false),
      ("VStack { Welcome() }", false),
      ("WindowGroup { ZStack { Color.red.ignoresSafeArea(); Welcome().tint(.red) } }", true),
      ("WindowGroup { VStack { Welcome(); Text(\"A\") } }", false),
      ("WindowGroup { Welcome()\n#if DEBUG\n.tint(.red)\n#endif\n}", true),
    ])
  func presented(code: String, isWhole: Bool) {
    let app = """
      import SwiftUI
      struct Welcome: View { var body: some View { VStack { Text("Welcome") } } }
      func present() { \(code) }
      #Preview { NavigationStack { Welcome() } }
      """
    let index = ProjectIndex(sources: [ParsedSource(Array(app.utf8), path: "App.swift")])
    let whole = index.screens.filter { $0.kind == .view && $0.isWholeScreen }.map(\.name)
    #expect(whole == (isWhole ? ["Welcome"] : []))
  }

  @Test(
    "A view that only code for other platforms shows is no screen of iOS",
    arguments: [
      ("", false), ("struct Other: View { var body: some View { Split() } }", true),
      ("extension Split { static var own: Split { Split() } }", false),
      ("#Preview { Split() }", false), ("let controller = UIHostingController<Split>.self", true),
      ("#if FLAG\nlet view = Split()\n#endif", true),
    ])
  func otherPlatforms(more: String, isWhole: Bool) {
    let app = """
      import SwiftUI
      struct TeaApp: App {
        #if targetEnvironment(macCatalyst)
          var body: some Scene { WindowGroup { Split() } }
        #else
          var body: some Scene { WindowGroup { Tabs() } }
        #endif
      }
      struct Tabs: View { var body: some View { TabView { Text("A") } } }
      \(more)
      """
    let split = """
      struct Split: View { var body: some View { ScrollView { Text("A") } } }
      struct Split_Previews: PreviewProvider { static var previews: some View { Split() } }
      """
    let index = ProjectIndex(
      sources: [("App.swift", app), ("Split.swift", split)].map {
        ParsedSource(Array($0.1.utf8), path: $0.0)
      })
    let whole = index.screens.filter { $0.kind == .view && $0.isWholeScreen }.map(\.name)
    #expect(whole == (isWhole ? ["Tabs", "Split"] : ["Tabs"]))
  }
}
