import SwiftUI
import SwiftUILayoutTesting
import Testing

/// Views with state, used as people use them.
@MainActor
@Suite struct HostTests {
  struct Counter: View {
    @State private var count = 0
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        TextField("Name", text: $name)
        Toggle("Sound", isOn: $isOn)
        if isOn { Text("Louder") }
        Text(name).accessibilityIdentifier("greeting")
      }
    }
  }

  @Test("State outlives layouts, and controls change it")
  func state() throws {
    let host = ViewHost(Counter())
    try host.tap("Add")
    try host.tap("Add")
    try host.type("Ada", into: "Name")
    try host.tap("Sound")
    let screen = try host.laidOut(in: Size(width: 390, height: 844), at: .accessibility5)
    #expect(screen[.text("Count 2")]?.lines == ["Count 2"])
    #expect(screen[.text("Louder")] != nil)
    #expect(screen[.identifier("greeting")]?.lines == ["Ada"])
  }

  @Test("A name that nothing has is answered with the names that there are")
  func noControl() throws {
    let host = ViewHost(Counter())
    #expect(throws: ViewHostError.noControl("Remove", known: ["Add", "Sound"])) {
      try host.tap("Remove")
    }
  }
}
