import SwiftUI
import SwiftUILayoutTesting
import Testing

/// Screens that follow each other, and what lies over them.
@MainActor
@Suite struct NavigationTests {
  private static let window = Size(width: 390, height: 844)

  struct Tea: Hashable, Identifiable {
    var name: String
    var id: String { name }
  }

  struct Shop: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Sencha", value: Tea(name: "Sencha"))
          NavigationLink("About") { Text("Open from nine to five") }
          Button("Order \(count)") { count += 1 }
        }
        .navigationTitle("Teas")
        .navigationDestination(for: Tea.self) { tea in
          Detail(name: tea.name)
        }
      }
    }
  }

  struct Detail: View {
    let name: String
    @State private var cups = 1
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("\(cups) of \(name)")
        Button("More") { cups += 1 }
        Button("Done") { dismiss() }
        NavigationLink("Origin") { Text("From Uji") }
      }
      .navigationTitle(name)
    }
  }

  @Test("A link of a value leads to its destination, whose state ends with it")
  func valueLinks() throws {
    let host = ViewHost(Shop())
    try host.tap("Sencha")
    try host.tap("More")
    var screen = try host.laidOut(in: Self.window, at: .accessibility5)
    #expect(screen[.text("2 of Sencha")] != nil)
    #expect(screen[.text("About")] == nil)
    try host.tap("Done")
    screen = try host.laidOut(in: Self.window)
    #expect(screen[.text("About")] != nil)
    try host.tap("Sencha")
    #expect(try host.laidOut(in: Self.window)[.text("1 of Sencha")] != nil)
  }

  @Test("Links of views lead further, and Back leads back")
  func viewLinks() throws {
    let host = ViewHost(Shop())
    try host.tap("Order 0")
    try host.tap("Sencha")
    try host.tap("Origin")
    #expect(try host.laidOut(in: Self.window)[.text("From Uji")] != nil)
    #expect(throws: ViewHostError.self) { try host.tap("More") }
    try host.tap("Back")
    #expect(try host.laidOut(in: Self.window)[.text("1 of Sencha")] != nil)
    try host.tap("Back")
    #expect(try host.laidOut(in: Self.window)[.text("Order 1")] != nil)
  }

  /// Source: UIKit's bars say the title before, and since iOS 26 nothing
  /// (`UINavigationItem.BackButtonDisplayMode`).
  @Test("The button back says the title of the screen before, up to iOS 18")
  func backButton() throws {
    var setting = LayoutSetting()
    setting.era = .iOS17
    let host = ViewHost(Shop(), setting: setting)
    try host.tap("Sencha")
    var back = try host.laidOut(in: Self.window)[.kind("backButton")]
    #expect(back?.lines == ["Teas"])
    #expect(back?.frame.x == 8)
    host.setting.era = .iOS26
    back = try host.laidOut(in: Self.window)[.kind("backButton")]
    #expect(back?.lines == [])
    #expect(back?.frame == Rect(x: 16, y: 0, width: 44, height: 44))
  }

  struct Routed: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Deep") { path = [1, 2, 3] }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Number \(number)")
              Text("\(path.count) deep")
              Button("Home") { path = [] }
            }
          }
      }
    }
  }

  @Test("An app's own path is followed, and follows Back")
  func ownPath() throws {
    let host = ViewHost(Routed())
    try host.tap("Deep")
    #expect(try host.laidOut(in: Self.window)[.text("Number 3")] != nil)
    try host.tap("Back")
    let screen = try host.laidOut(in: Self.window)
    #expect(screen[.text("Number 2")] != nil)
    #expect(screen[.text("2 deep")] != nil)
    try host.tap("Home")
    #expect(try host.laidOut(in: Self.window)[.text("Deep")] != nil)
  }

  struct Presenting: View {
    @State private var asks = false
    @State private var chooses = false
    @State private var edits = false
    @State private var answer = "none"

    var body: some View {
      VStack {
        Text("Answer: \(answer)")
        Button("Delete") { asks = true }
        Button("Share") { chooses = true }
        Button("Edit") { edits = true }
      }
      .alert("Delete the order?", isPresented: $asks) {
        Button("Delete", role: .destructive) { answer = "deleted" }
        Button("Keep", role: .cancel) { answer = "kept" }
      } message: {
        Text("This cannot be undone.")
      }
      .confirmationDialog("Share with", isPresented: $chooses) {
        Button("A friend") { answer = "shared" }
      }
      .sheet(isPresented: $edits) { Detail(name: "Order") }
    }
  }

  @Test("An alert takes all taps until one of its buttons is tapped")
  func alerts() throws {
    let host = ViewHost(Presenting())
    try host.tap("Delete")
    #expect(
      host.alert
        == ShownAlert(
          title: "Delete the order?", message: "This cannot be undone.",
          buttons: ["Delete", "Keep"]))
    #expect(throws: ViewHostError.noControl("Share", known: ["Delete", "Keep"])) {
      try host.tap("Share")
    }
    try host.tap("Delete")
    #expect(host.alert == nil)
    #expect(try host.laidOut(in: Self.window)[.text("Answer: deleted")] != nil)
  }

  @Test("A dialog can always be cancelled, and a sheet closes itself or is swiped away")
  func dialogsAndSheets() throws {
    let host = ViewHost(Presenting())
    try host.tap("Share")
    #expect(host.alert?.buttons == ["A friend", "Cancel"])
    try host.tap("Cancel")
    #expect(try host.laidOut(in: Self.window)[.text("Answer: none")] != nil)
    #expect(throws: ViewHostError.nothingPresented) { try host.dismiss() }
    for close in [{ try host.tap("Done") }, { try host.dismiss() }] {
      try host.tap("Edit")
      #expect(try host.laidOut(in: Self.window, at: .xxxLarge)[.text("1 of Order")] != nil)
      try close()
      #expect(try host.laidOut(in: Self.window)[.text("1 of Order")] == nil)
    }
  }

  struct Tabs: View {
    @State private var selection = "b"

    var body: some View {
      TabView(selection: $selection) {
        Detail(name: "Tea").tabItem { Text("Drinks") }.tag("a")
        Button("Shout") { selection = "a" }.tabItem { Text("Extra") }.tag("b")
      }
    }
  }

  @Test("Tabs are chosen by their titles, and by the selection")
  func tabs() throws {
    let host = ViewHost(Tabs())
    #expect(try host.laidOut(in: Self.window)[.text("Shout")] != nil)
    try host.tap("Shout")
    #expect(try host.laidOut(in: Self.window)[.text("1 of Tea")] != nil)
    #expect(throws: ViewHostError.self) { try host.tap("Shout") }
    try host.tap("Extra")
    #expect(try host.laidOut(in: Self.window)[.text("Shout")] != nil)
  }
}
