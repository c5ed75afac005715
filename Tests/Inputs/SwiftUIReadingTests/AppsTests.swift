import Testing

@testable import SwiftUIReading

/// A view that an app shows in a window is read with what the app gives it.
@Suite struct AppsTests {
  @Test("Arguments, objects and values of the environment are those of the app, not of a preview")
  func window() {
    let texts = Reading(
      """
      final class Session: ObservableObject {
        @Published var user: String
        @Published var isReady = false
        init(user: String) { self.user = user }
      }
      extension EnvironmentValues { @Entry var brand = "none" }
      struct Screen: View {
        let title: String
        @EnvironmentObject var session: Session
        @Environment(\\.brand) var brand
        var body: some View {
          VStack { Text(title); Text(session.user); Text(brand); Text(session.isReady ? "ready" : "not") }
        }
      }
      @main struct Main: App {
        @StateObject private var session: Session
        init() { _session = StateObject(wrappedValue: Session(user: "Kim")) }
        var body: some Scene {
          WindowGroup { root }
          Settings { Text("settings") }
        }
        @ViewBuilder private var root: some View {
          NavigationStack { Screen(title: "Inbox") }
            .environmentObject(session)
            .environment(\\.brand, "Acme")
            .onAppear { session.isReady = true }
        }
      }
      #Preview { Screen(title: "Preview").environmentObject(Session(user: "nobody")) }
      """
    ).texts()
    #expect(texts == ["Inbox", "Kim", "Acme", "ready"])
  }

  @Test("A view that the app's sources name, and do not show, is that of its preview")
  func otherView() {
    let texts = Reading(
      """
      struct Screen: View { let title: String; var body: some View { Text(title) } }
      @main struct Main: App {
        let kind = Screen.self
        var body: some Scene { WindowGroup { Text("other") } }
      }
      #Preview { Screen(title: "Preview") }
      """
    ).texts()
    #expect(texts == ["Preview"])
  }
}
